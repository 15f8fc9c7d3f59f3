import { expect, test } from 'vitest';
import { sessionHeaders } from '../src/demo/session-headers.ts';
import { bet, drawsWorld } from './draws-world.ts';
import { must } from './people.ts';
import { until } from './until.ts';

const world = await drawsWorld();
const slips = (id: number, query: object = {}, token = world.draws_a) =>
  world.call('GET /api/console/draws/:id/slips', { token, params: { id }, query: query as never });

test('who staked on a number, newest first, is read on from slip to slip; a slip is found by its voucher in its draw alone', async () => {
  const { id } = await world.drawOf('11:00 AM');
  const other = await world.drawOf('12:01 PM');
  const [one, two] = [await world.player(), await world.player()];
  const vouchers: string[] = [];
  for (const [player, lines] of [
    [one, [['07', 500]]],
    [two, [['08', 300]]],
    [
      two,
      [
        ['07', 200],
        ['70', 900],
      ],
    ],
    [one, [['07', 100]]],
  ] as const)
    vouchers.push((await must(bet(world, player, [...lines] as never))).voucher);

  const all = await must(slips(id));
  expect(all.data.map((it) => it.voucher)).toEqual(vouchers.toReversed());
  expect(all.next).toBe(null);
  const first = await must(slips(id, { bet_number: '07', limit: 2 }));
  expect(first.data).toMatchObject([
    { voucher: vouchers[3], staked: '100.00', player: { id: one.id } },
    { voucher: vouchers[2], staked: '200.00', total_amount: '1100.00', player: { id: two.id } },
  ]);
  const rest = await must(slips(id, { bet_number: '07', limit: 2, before: first.next }));
  expect(rest.data.map((it) => it.voucher)).toEqual([vouchers[0]]);
  // What arrives meanwhile is on top, and moves nothing that is read on.
  await must(bet(world, one, [['07', 100]]));
  expect((await must(slips(id, { bet_number: '07', limit: 2, before: first.next }))).data.map((it) => it.voucher)).toEqual([vouchers[0]]);

  expect((await must(slips(id, { voucher: vouchers[1]?.toLowerCase() }))).data.map((it) => it.voucher)).toEqual([vouchers[1]]);
  expect((await must(slips(other.id, { voucher: vouchers[1] }))).data).toEqual([]);
  expect((await slips(id, { bet_number: '7' })).body.code).toBe('number_not_valid');
  expect((await slips(999_999)).body.code).toBe('not_found');
  expect((await slips(id, {}, world.finance)).body.code).toBe('not_allowed');
});

test('a player’s slips are a file in which an office reads the numbers, as the trade writes them', async () => {
  const player = await world.player();
  await must(
    bet(
      world,
      player,
      [
        ['12', 500],
        ['34', 500],
        ['07', 300],
      ],
      { section: '12:01 PM' },
    ),
  );
  const asked = { list: '/api/console/players/:id/slips', format: 'csv' as const, params: { id: player.id } };
  const { id } = await must(world.call('POST /api/console/exports', { token: world.finance, body: asked }));
  await until(async () => {
    const { data } = await must(world.call('GET /api/console/exports', { token: world.finance }));
    return data.find((it) => it.id === id)?.state === 'done';
  });
  const path = `/api/console/exports/${id}/file`;
  const file = await fetch(`${world.server.console_url}${path}`, { headers: sessionHeaders({ path }, world.server, world.finance) });
  expect(await file.text()).toContain('"12.34=500, 07=300"');
});
