import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { threeDFrom, totNumbers, yangonInstant } from '@shwekan/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { announce } from '../src/lottery/announce.ts';
import { glo } from '../src/lottery/feeds/glo.ts';
import { recordedPrizes, replayGlo } from '../src/lottery/feeds/replay-glo.ts';
import { audit } from '../src/proof/audit.ts';
import { confirmDeed, decide } from './deeds.ts';
import { balanceOf, drawsWorld, settled } from './draws-world.ts';
import { must } from './people.ts';
import { until } from './until.ts';

const world = await drawsWorld();
const FIRST = '2026-12-01';
const from = { name: 'replay', lottery: '3D' as const };

async function draws(first: string, last: string) {
  return (await must(world.call('GET /api/console/draws', { token: world.draws_a, query: { lottery: '3D', from: first, to: last } }))).data;
}
const prize = (value: string, day: string) =>
  announce(world.server.world, from, { day, section: '15:30', set: null, value, source_at: null });

describe('3D', () => {
  test('is drawn on dates made ahead, and opens when the draw before has closed', async () => {
    const dates = await draws('2026-12-01', '2027-02-28');
    expect(dates.map((it) => [it.date, it.opens_at.slice(0, 16), it.closes_at.slice(0, 16), it.draws_at.slice(0, 16)])).toEqual(
      [
        ['2026-12-01', '2026-11-16'],
        ['2026-12-16', '2026-12-01'],
        ['2027-01-02', '2026-12-16'],
        ['2027-01-17', '2027-01-02'],
        ['2027-02-01', '2027-01-17'],
      ].map(([day, before]) => [day, `${before}T14:00`, `${day}T14:00`, `${day}T15:30`]),
    );
    expect(dates.map((it) => it.state)).toEqual(['open', 'scheduled', 'scheduled', 'scheduled', 'scheduled']);
    expect(await must(world.call('GET /api/section_3d'))).toMatchObject({
      date_3d: FIRST,
      opening_date: FIRST,
      section: '03:30 PM',
      close: '02:00 PM',
      closes_at: `${FIRST}T14:00:00+06:30`,
      is_opened_today: 0,
      is_open: 1,
      odd: 550,
    });
    const grid = await must(world.call('GET /api/three_d'));
    expect(grid).toMatchObject({ odd: 550, tot: 10, game: 'open', date: FIRST });
    expect([grid.data.length, grid.data[7]?.bet_number, grid.data[999]?.bet_number]).toEqual([1000, '007', '999']);
  });

  test('pays the very number and every near win, never both, in every case', async () => {
    const player = await world.player(900_000);
    const all = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));
    const cases = [
      ['2026-12-01', '107387', '378 738 783 837 873 386 388'],
      ['2026-12-16', '536077', '707 770 076 078'],
      ['2027-01-02', '000700', '007 070 699 701'],
      ['2027-01-17', '999555', '554 556'],
      ['2027-02-01', '123000', '001'],
      ['2027-02-16', '000999', '998'],
    ] as const;
    for (const [day, first_prize, near] of cases) {
      await world.moveClock(`${day}T09:00:00+06:30`);
      await until(async () => (await draws(day, day)).length === 1);
      const [draw] = await draws(day, day);
      const before = await balanceOf(world, player);
      for (let first = 0; first < 1000; first += 200) {
        const bet_obj = all.slice(first, first + 200).map((bet_number) => ({ bet_number, amount: 100 }));
        await must(world.call('POST /api/user/betting_3d', { token: player.token, body: { date_3d: day, bet_obj } }));
      }
      await world.moveClock(`${day}T14:00:00+06:30`);
      const late = { opening_date: day, bet_obj: [{ bet_number: '007', amount: 100 }] };
      expect((await world.call('POST /api/user/betting_3d', { token: player.token, body: late })).body.code).toBe('betting_closed');
      await until(async () => (await world.call('GET /api/section_3d')).body.date_3d > day);
      await world.moveClock(`${day}T15:30:01+06:30`);
      await prize(first_prize, day);
      await settled(world, draw?.id ?? 0);

      const { data } = await must(world.call('GET /api/user/bet_slip_history_3d', { token: player.token }));
      const lines = data.flatMap((it) => it.bettings_3d);
      expect(lines.filter((it) => it.win === 1 && it.tot === 0).map((it) => it.bet_number)).toEqual([first_prize.slice(3)]);
      const tot = lines.filter((it) => it.tot === 1);
      expect(tot.map((it) => it.bet_number).sort()).toEqual(near.split(' ').sort());
      expect([...totNumbers(first_prize.slice(3))].sort()).toEqual(near.split(' ').sort());
      expect(new Set(tot.map((it) => `${it.win} ${it.tot_odd} ${it.odd}`))).toEqual(new Set(['1 10 550']));
      expect(data[0]).toMatchObject({ date_3d: day, bet_date: day, section: '03:30 PM', lucky_number: first_prize.slice(3) });
      const won = 55_000 + 1000 * tot.length;
      expect(data.reduce((sum, it) => sum + Number(it.reward_amount), 0)).toBe(won);
      expect(Number(await balanceOf(world, player)) - Number(before)).toBe(won - 100_000);
    }
    expect((await audit(world.database_url)).difference).toBeNull();
  }, 60_000);

  test('shows its numbers, and its winners without near wins', async () => {
    expect((await must(world.call('GET /api/luckynumber3d')))[0]).toEqual({
      'lucky number': '999',
      date: '2027-02-16',
      opening_date: '2027-02-16',
    });
    const winners = await must(world.call('GET /api/winner_users/:lottery', { params: { lottery: '3D' } }));
    expect(winners).toMatchObject({
      lucky_number: '999',
      open_date: '2027-02-16',
      data: [{ win_amount: '55000.00', bet_amount: '100.00' }],
    });
    expect(winners.data).toHaveLength(1);
  });

  test('gives every recorded first prize its number, in the rules and in the database', async () => {
    const prizes = recordedPrizes();
    expect(prizes).toHaveLength(313);
    const rows = await world.sql(
      `select lpad(derive_3d(p)::text, 3, '0') as n from unnest($1::text[]) with ordinality as x(p, place) order by place`,
      [prizes.map((it) => it.first_prize)],
    );
    expect(rows.map((it) => it['n'])).toEqual(prizes.map((it) => it.three_d));
    expect(prizes.map((it) => threeDFrom(it.first_prize))).toEqual(prizes.map((it) => it.three_d));
  });
});

test('an operator changes the odds of near wins for draws not yet open, and sees what a number would cost with them', async () => {
  const other = await drawsWorld();
  const ask = { token: other.draws_a, params: { lottery: '3D' } };
  const dates = async () =>
    (await must(other.call('GET /api/console/draws', { token: other.draws_a, query: { lottery: '3D', from: FIRST, to: '2026-12-31' } })))
      .data;
  await until(async () => (await dates()).length === 2);
  await must(decide(other, other.call('POST /api/console/lotteries/:lottery', { ...ask, body: { tot_odd: 12.5 } })));
  const changed = await must(other.call('GET /api/console/lotteries/:lottery', ask));
  expect(changed.data).toMatchObject({ odd: 550, tot_odd: 12.5 });
  expect((await dates()).map((it) => [it.state, it.tot_odd])).toEqual([
    ['open', 10],
    ['scheduled', 12.5],
  ]);
  const unchanged = await must(
    decide(
      other,
      other.call('POST /api/console/lotteries/:lottery', { token: other.draws_a, params: { lottery: '2D' }, body: { tot_odd: 5 } }),
    ),
  );
  expect(unchanged.data.tot_odd).toBeNull();
  expect((await decide(other, other.call('POST /api/console/lotteries/:lottery', { ...ask, body: { tot_odd: 0 } }))).status).toBe(422);

  const player = await other.player(1_000);
  const bet_obj = [
    { bet_number: '387', amount: 100 },
    { bet_number: '378', amount: 200 },
  ];
  await must(other.call('POST /api/user/betting_3d', { token: player.token, body: { date_3d: FIRST, bet_obj } }));
  const id = (await dates())[0]?.id ?? 0;
  const numbers = async () => {
    const detail = await must(other.call('GET /api/console/draws/:id', { token: other.draws_a, params: { id } }));
    return ['387', '378', '386', '000'].map((number) => {
      const row = detail.numbers.find((it) => it.bet_number === number);
      return [number, row?.would_pay, row?.sealed];
    });
  };
  // Exact 100 x 550 and near 200 x 10; exact 200 x 550 and near 100 x 10; near 100 x 10 only.
  const cost = { '387': '57000.00', '378': '111000.00', '386': '1000.00', '000': '0.00' };
  expect(await numbers()).toEqual(['387', '378', '386', '000'].map((it) => [it, cost[it as keyof typeof cost], null]));
  await other.moveClock(`${FIRST}T14:00:01+06:30`);
  await until(async () => (await numbers())[0]?.[2] !== null);
  expect((await numbers()).map((it) => it[2])).toEqual(['100.00', '200.00', '0.00', '0.00']);
});

test('a draw moves to another date with its bets, and the next opens when it now closes', async () => {
  const moved = await drawsWorld();
  const list = async () =>
    (
      await must(
        moved.call('GET /api/console/draws', { token: moved.draws_a, query: { lottery: '3D', from: '2026-11-23', to: '2027-01-31' } }),
      )
    ).data;
  await until(async () => (await list()).length >= 4);
  const [draw, next] = await list();
  const move = (date: string, id = draw?.id ?? 0) =>
    moved.call('POST /api/console/draws/:id/move', { token: moved.draws_a, params: { id }, body: { date, reason: 'A public holiday' } });
  const player = await moved.player(1_000);
  const bet = (date_3d: string) =>
    moved.call('POST /api/user/betting_3d', { token: player.token, body: { date_3d, bet_obj: [{ bet_number: '387', amount: 100 }] } });
  await must(bet(FIRST));
  for (const date of ['2026-11-16', '2026-11-22', '2026-12-16', '2026-12-20', FIRST])
    expect([date, (await move(date)).body.code]).toEqual([date, 'time_not_valid']);
  expect((await move('2026-12-02', (await moved.drawOf('11:00 AM')).id)).body.code).toBe('time_not_valid');

  const asked = await must(move('2026-12-02'));
  expect(asked).toMatchObject({ deed_id: expect.any(Number), data: { date: FIRST, closes_at: `${FIRST}T14:00:00+06:30` } });
  expect((await confirmDeed(moved, asked.deed_id, moved.draws_a)).body.code).toBe('same_operator');
  await must(confirmDeed(moved, asked.deed_id, moved.draws_b));
  const got = { data: (await list())[0] };
  expect(got.data).toMatchObject({
    date: '2026-12-02',
    closes_at: '2026-12-02T14:00:00+06:30',
    draws_at: '2026-12-02T15:30:00+06:30',
    slip_count: 1,
  });
  await until(async () => (await list()).find((it) => it.id === next?.id)?.opens_at === '2026-12-02T14:00:00+06:30');
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect((await list()).map((it) => it.date).slice(0, 2)).toEqual(['2026-12-02', '2026-12-16']);
  expect((await bet(FIRST)).body.code).toBe('no_digit_data');
  await must(bet('2026-12-02'));

  await moved.moveClock('2026-12-02T15:30:01+06:30');
  await announce(moved.server.world, from, { day: '2026-12-02', section: '15:30', set: null, value: '107387', source_at: null });
  await settled(moved, draw?.id ?? 0);
  expect(await balanceOf(moved, player)).toBe('110800.00');
  expect((await move('2026-12-03')).body.code).toBe('betting_closed');
  expect((await audit(moved.database_url)).difference).toBeNull();
});

test('the replayed prize gives a fresh demo its draws', async () => {
  const demo = await drawsWorld({ FEED_3D: 'replay' });
  await until(async () => (await must(demo.call('GET /api/luckynumber3d'))).length >= 2);
  const [last] = await must(demo.call('GET /api/luckynumber3d'));
  expect(last).toMatchObject({ date: '2026-11-16' });
  const { results } = await replayGlo().read({ now: yangonInstant(FIRST, '15:30'), waiting: [{ day: '2026-11-16', section: '15:30' }] });
  expect(last?.['lucky number']).toBe(threeDFrom(results[0]?.value ?? ''));
});

describe('glo', () => {
  let body = '';
  let asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end(body);
  });
  afterAll(() => server.close());
  const latest = (date: string, value: string) =>
    JSON.stringify({ response: { date, data: { first: { price: '6000000.00', number: [{ round: 1, value }] } } } });
  const waiting = [{ day: FIRST, section: '15:30' }];

  test('gives the prize of the draw’s own date once it is drawn, and asks only while a draw waits', async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const feed = glo({ base, reach: 'any' });
    const read = (time: string, more: typeof waiting | [] = waiting) => feed.read({ now: yangonInstant(FIRST, time), waiting: more });
    body = latest('2026-11-16', '107387');
    expect((await read('15:29:00', [])).results).toEqual([]);
    expect(asked).toEqual([]);
    expect((await read('15:30:01')).results).toEqual([]);
    expect(asked).toEqual(['POST /api/lottery/getLatestLottery']);
    body = latest(FIRST, 'xxxxxx');
    expect((await read('15:30:30')).results).toEqual([]);
    body = latest(FIRST, '536077');
    expect((await read('15:30:31')).results).toEqual([]);
    expect((await read('15:31:00')).results).toMatchObject([{ day: FIRST, section: '15:30', value: '536077' }]);
    for (const wrong of ['<html>', '{}', '{"response":null}', '{"response":{"date":"2026-12-01","data":{"first":{"number":[]}}}}']) {
      body = wrong;
      await expect(glo({ base, reach: 'any' }).read({ now: yangonInstant(FIRST, '15:32'), waiting })).rejects.toThrow();
    }
    body = latest('2026-11-16', '107387');
    expect((await read('21:31:00')).results).toEqual([]);
    asked = [];
  });
});
