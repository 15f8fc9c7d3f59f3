import { calls } from '@shwekan/contract';
import { isForConsole } from '@shwekan/contract/address';
import { expect, test } from 'vitest';
import { sessionHeaders } from '../src/demo/session-headers.ts';
import { addOperator } from '../src/operators/add-operator.ts';
import { operatorToken, registerPlayer } from './people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();

type Document = { openapi: string; paths: Record<string, object> };
const told = ({ path, method }: { path: string; method: string }) => [path.replace(/:(\w+)/g, '{$1}'), method.toLowerCase()];

test("the players' page opens under /api/docs, and its document names every call of theirs and none of the console's", async () => {
  const page = await fetch(new URL('/api/docs', world.server.player_url));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('swagger-ui');
  // Over plain http the page's own files stay where they are, and nothing comes from elsewhere.
  expect(page.headers.get('content-security-policy')).not.toMatch(/upgrade-insecure-requests|https?:|[a-z]+\.[a-z]+/);
  const document = (await (await fetch(new URL('/api/docs/json', world.server.player_url))).json()) as Document;
  // A page reads all of a 3.1 document again for each call that is opened. These words are of 3.1.
  expect(document.openapi).toMatch(/^3\.0/);
  expect(JSON.stringify(document)).not.toMatch(/"const":|"examples":|"type":\[|"type":"null"|"prefixItems":/);
  for (const call of calls.filter((it) => !isForConsole(it))) expect(document.paths).toHaveProperty(told(call));
  expect(Object.keys(document.paths).filter((path) => isForConsole({ path }))).toEqual([]);
  expect((await fetch(new URL('/api/console/docs/json', world.server.player_url))).status).toBe(404);
});

test("the console's page is on its own port, and its document is for operators", async () => {
  const at = (path: string, token?: string) =>
    fetch(new URL(path, world.server.console_url), { headers: sessionHeaders({ path }, world.server, token) });
  expect((await at('/api/console/docs')).status).toBe(200);
  for (const path of ['/api/console/docs/json', '/api/console/docs/yaml']) {
    expect((await at(path)).status).toBe(401);
    expect((await at(path, 'nobody')).status).toBe(401);
    expect((await at(path, (await registerPlayer(world)).token)).status).toBe(401);
  }
  await addOperator(world.database_url, { username: 'boss', password: 'an-operator-password', roles: ['support'] });
  const answer = await at('/api/console/docs/json', await operatorToken(world, 'boss', 'an-operator-password'));
  expect(answer.status).toBe(200);
  const { paths } = (await answer.json()) as Document;
  for (const call of calls.filter(isForConsole)) expect(paths).toHaveProperty(told(call));
  expect((await at('/api/docs/json')).status).toBe(404);
});

test('an unknown path under /api is refused in the language asked for', async () => {
  const answer = await fetch(new URL('/api/no-such-call', world.server.player_url), { headers: { 'Accept-Language': 'en' } });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ result: 0, success: false, code: 'not_found', message: 'This was not found.' });
});
