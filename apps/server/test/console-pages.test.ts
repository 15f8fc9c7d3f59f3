import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { drawsWorld } from './draws-world.ts';
import { addRowPlayers, addRows, PAGED_LISTS } from './list-rows.ts';
import { must, operatorToken } from './people.ts';

const world = await drawsWorld();
await addOperator(world.database_url, { username: 'reader', password: 'an-operator-password', roles: ['owner'] });
const token = await operatorToken(world, 'reader', 'an-operator-password');
await addRowPlayers(world);

test.each(PAGED_LISTS)('$name is read page by page and on from any of its rows, counted, also while new ones come', async (list) => {
  const { name, params, query, filter, finds } = list;
  type Answer = { data: { id: number }[]; total_count: number; next: number | null };
  const page = async (more: object = {}) =>
    (await must(world.call(name, { token, ...(params && { params }), query: { ...query, ...more } } as never))) as unknown as Answer;
  const shown = ({ data }: Answer) => data.map((it) => it.id);
  if (params === undefined) expect(await page()).toMatchObject({ data: [], total_count: 0, next: null });
  await addRows(world, list, 1, 6);
  const whole = await page();
  const all = shown(whole);
  expect([all.length, new Set(all).size, whole.total_count, whole.next]).toEqual([6, 6, 6, null]);
  expect(shown(await page({ limit: 2, page: 2 }))).toEqual(all.slice(2, 4));
  expect(await page({ limit: 2, page: 9 })).toMatchObject({ data: [], total_count: 6, next: null });
  expect((await page(filter)).total_count).toBe(finds);
  for (const [place, after] of all.entries()) expect(shown(await page({ after }))).toEqual(all.slice(place + 1));
  const after = all[1] ?? 0;
  await addRows(world, list, 7, 12);
  const later = shown(await page({ after }));
  expect(later.filter((id) => all.includes(id))).toEqual(all.slice(2));
  // Of those that came, too, each is on one side of the row alone.
  const now = shown(await page());
  expect([now.length, later]).toEqual([12, now.slice(now.indexOf(after) + 1)]);
});
