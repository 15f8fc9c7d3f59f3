import { calls } from '@shwekan/contract';
import { expect, test } from 'vitest';
import { testWorld } from './world.ts';

const world = await testWorld();

test('the API page opens under /api/docs and its document names every call', async () => {
  const page = await fetch(new URL('/api/docs', world.server.player_url));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('swagger-ui');
  const document = (await (await fetch(new URL('/api/docs/json', world.server.player_url))).json()) as {
    openapi: string;
    paths: Record<string, object>;
  };
  expect(document.openapi).toMatch(/^3\.1/);
  for (const call of calls) expect(document.paths).toHaveProperty([call.path.replace(/:(\w+)/g, '{$1}'), call.method.toLowerCase()]);
});

test('an unknown path under /api is refused in the language asked for', async () => {
  const answer = await fetch(new URL('/api/no-such-call', world.server.player_url), { headers: { 'Accept-Language': 'en' } });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ result: 0, success: false, code: 'not_found', message: 'This was not found.' });
});
