import { QueryObserver } from '@tanstack/react-query';
import { beforeAll, expect, test, vi } from 'vitest';

// Where the app runs there is a page; what is looked at here is what an event makes the app ask.
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

beforeAll(() => vi.stubGlobal('document', { documentElement: {}, cookie: '' }));

test('results that come together are asked for once, and the next one is asked for again', async () => {
  const { applyEvent } = await import('../../src/house/stream-events.ts');
  const { queryClient } = await import('../../src/house/query.ts');
  const asked = { results: 0, banners: 0 };
  const watch = (name: string, of: keyof typeof asked) =>
    new QueryObserver(queryClient, { queryKey: [name, null], queryFn: () => ++asked[of] }).subscribe(() => {});
  const ends = [watch('GET /api/lottery/list', 'results'), watch('GET /api/banner', 'banners')];
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(asked).toEqual({ results: 1, banners: 1 });

  const result = { id: null, name: 'result', data: {} };
  for (let n = 0; n < 40; n += 1) {
    applyEvent(result);
    await pause(3);
  }
  await pause(1_200);
  expect(asked).toEqual({ results: 2, banners: 1 });
  applyEvent(result);
  await expect.poll(() => asked.results).toBe(3);
  for (const end of ends) end();
});
