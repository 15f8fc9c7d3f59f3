import { expect, test } from 'vitest';
import { sessionHeaders } from '../src/demo/session-headers.ts';
import { bet, drawsWorld, giveResult, MONDAY, settled } from './draws-world.ts';
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

test('a slip opens to every number on it, in the order in which it was written, and tells what was paid for each', async () => {
  const player = await world.player();
  const draw = await world.drawOf('03:00 PM');
  const lines = Array.from({ length: 20 }, (_, nth) => [String(nth + 40), 100 + nth * 100] as [string, number]);
  const { voucher } = await must(bet(world, player, lines, { section: '03:00 PM' }));
  const show = (token: string, named = voucher) => world.call('GET /api/console/slips/:voucher', { token, params: { voucher: named } });
  const { data: open } = await must(show(world.draws_a, voucher.toLowerCase()));
  expect(open).toMatchObject({ voucher, draw_id: draw.id, player: { id: player.id }, total_amount: '21000.00', win: 0, paid_at: null });
  expect(open.lines.map((it) => [it.bet_number, it.amount])).toEqual(lines.map(([number, kyat]) => [number, `${kyat}.00`]));

  await world.moveClock(`${MONDAY}T15:00:10+06:30`);
  await giveResult(world, draw.id, '1,338.95', '32,349.64');
  await settled(world, draw.id);
  const { data: paid } = await must(show(world.finance));
  expect(paid).toMatchObject({ win: 1, lucky_number: '59', paid_amount: '170000.00' });
  expect(paid.paid_at).not.toBe(null);
  expect(paid.lines.at(-1)).toMatchObject({ bet_number: '59', amount: '2000.00', odd: 85, win: 1, paid_amount: '170000.00' });
  expect(paid.lines.slice(0, -1).every((it) => it.win === 2 && it.paid_amount === '0.00')).toBe(true);
  expect((await show(world.draws_a, '2D-0000000')).body.code).toBe('not_found');
});
