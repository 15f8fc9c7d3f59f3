import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cryptoOneDFrom, cryptoTwoDFrom, yangonInstant } from '@shwekan/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { announce } from '../src/lottery/announce.ts';
import { binance } from '../src/lottery/feeds/binance.ts';
import { recordedBids, replayCrypto } from '../src/lottery/feeds/replay-crypto.ts';
import { decide } from './deeds.ts';
import { balanceOf, drawsWorld, MONDAY, settled, TUESDAY } from './draws-world.ts';
import { listen } from './listen.ts';
import { must } from './people.ts';
import { until } from './until.ts';

const world = await drawsWorld();
const from = { name: 'replay', lottery: 'C2D' as const };
const sample = (value: string, section: string, day = MONDAY) => ({ day, section, set: null, value, source_at: null });

async function idOf(lottery: 'C2D' | 'C1D', section: string, day = MONDAY): Promise<number> {
  const { data } = await must(world.call('GET /api/console/draws', { token: world.draws_a, query: { lottery, from: day, to: day } }));
  return data.find((it) => it.section === section)?.id ?? 0;
}
const lines = (...numbers: string[]) => numbers.map((bet_number) => ({ bet_number, amount: 100 }));

describe('crypto 2D and 1D', () => {
  test('are drawn at their times and close five minutes before', async () => {
    for (const [sections, odd] of [
      [await must(world.call('GET /api/section_crypton2d')), 80],
      [await must(world.call('GET /api/section_crypton1d')), 8],
    ] as const) {
      expect(sections.data.map((it) => [it.time_section, it.closes_at, it.odd])).toEqual([
        ['02:00 PM', `${MONDAY}T13:55:00+06:30`, odd],
        ['06:00 PM', `${MONDAY}T17:55:00+06:30`, odd],
        ['09:00 PM', `${MONDAY}T20:55:00+06:30`, odd],
        ['10:00 AM', `${TUESDAY}T09:55:00+06:30`, odd],
      ]);
      expect(sections.is_opened_today).toBe(1);
    }
  });

  test('take bets, are settled by one bid in the same moment, and show it', async () => {
    const player = await world.player(10_000);
    const section = '02:00 PM';
    const grid = await must(world.call('POST /api/crypto_two_d', { body: { section } }));
    expect([grid.odd, grid.data.length, grid.game]).toEqual([80, 100, 'open']);
    expect((await must(world.call('POST /api/crypto_one_d', { body: { section } }))).data.map((it) => it.bet_number).join('')).toBe(
      '0123456789',
    );
    const body = (...numbers: string[]) => ({ section, date: MONDAY, bet_obj: lines(...numbers) });
    const taken = await must(world.call('POST /api/user/betting_c2d', { token: player.token, body: body('51', '52') }));
    expect(taken).toMatchObject({ total_amount: '200.00', total_bet: 2, user_balance: '9800.00' });
    await must(world.call('POST /api/user/betting_c1d', { token: player.token, body: body('1', '2', '3') }));
    expect((await world.call('POST /api/user/betting_c1d', { token: player.token, body: body('51') })).body.code).toBe('number_not_valid');

    await announce(world.server.world, from, sample('19085.81', '14:00'));
    await world.moveClock(`${MONDAY}T14:00:01+06:30`);
    await announce(world.server.world, from, sample('19085.81', '14:00'));
    const [two, one] = [await idOf('C2D', section), await idOf('C1D', section)];
    const rows = await world.sql(
      `select d.result, d.resulted_at, r.derivation, r.source_value from draw d join result_proposal r on r.id = d.result_id where d.id = any ($1) order by d.lottery_id`,
      [[two, one]],
    );
    expect(rows.map((it) => [it['result'], it['derivation'], it['source_value']])).toEqual([
      [51, 'c2d', '19085.81'],
      [1, 'c1d', '19085.81'],
    ]);
    await Promise.all([settled(world, two), settled(world, one)]);
    expect(await balanceOf(world, player)).toBe('18300.00');

    const [slip] = (await must(world.call('GET /api/user/bet_slip_history_c2d', { token: player.token }))).data;
    expect(slip).toMatchObject({ win: 1, reward: 1, reward_amount: '8000.00', lucky_number: '51', date: MONDAY, section });
    expect(slip?.bettings_c2d.map((it) => [it.bet_number, it.win, it.odd])).toEqual([
      ['51', 1, 80],
      ['52', 2, 80],
    ]);
    const [one_slip] = (await must(world.call('GET /api/user/bet_slip_history_c1d', { token: player.token }))).data;
    expect(one_slip?.bettings.map((it) => [it.bet_number, it.win, it.odd])).toEqual([
      ['1', 1, 8],
      ['2', 2, 8],
      ['3', 2, 8],
    ]);
    expect((await must(world.call('GET /api/luckynumbercrypton2d'))).find((it) => it.section === section)).toMatchObject({
      c2d: '51',
      section,
    });
    expect((await must(world.call('GET /api/luckynumbercrypton1d'))).map((it) => it.c1d)).toEqual([
      'Coming Soon',
      '1',
      'Coming Soon',
      'Coming Soon',
    ]);
    const winners = await must(world.call('GET /api/winner_users/:lottery', { params: { lottery: 'C2D' } }));
    expect(winners).toMatchObject({ lucky_number: '51', section, open_date: MONDAY, data: [{ win_amount: '8000.00' }] });
  });

  test('cannot have a number that does not follow from the bid', async () => {
    const draw_id = await idOf('C2D', '06:00 PM');
    const insert = (number: number, derivation: string, value: string) =>
      world.sql(`insert into result_proposal (draw_id, number, source, derivation, source_value) values ($1, $2, 'feed', $3, $4)`, [
        draw_id,
        number,
        derivation,
        value,
      ]);
    await expect(insert(52, 'c2d', '19085.81')).rejects.toThrow('violates check constraint');
    await expect(insert(5, 'c1d', '19085.81')).rejects.toThrow('violates check constraint');
    await expect(insert(51, 'c2d', '--')).rejects.toThrow('violates check constraint');
  });

  test('settle every recorded bid to its number', async () => {
    const rows = recordedBids();
    expect(rows).toHaveLength(7);
    const times = ['10:00', '14:00', '18:00', '21:00'];
    for (const [nth, row] of rows.entries()) {
      const day = nth < 4 ? TUESDAY : '2026-11-25';
      const time = times[nth % 4] ?? '';
      await world.moveClock(`${day}T${time}:01+06:30`);
      const place = [day, `${time}:00`];
      await until(
        async () => (await world.sql('select from draw where lottery_id in (3, 5) and day = $1 and section = $2', place)).length === 2,
      );
      await announce(world.server.world, from, sample(row.btcusdt_bid, time, day));
      const draws = await world.sql(
        'select id, result from draw where lottery_id in (3, 5) and day = $1 and section = $2 order by 1',
        place,
      );
      const [two, one] = await world.sql(
        'select lpad(result::text, 2, $3) as two, result::text as one from draw where lottery_id in (3, 5) and day = $1 and section = $2 order by lottery_id',
        [...place, '0'],
      );
      expect([two?.['two'], one?.['one']]).toEqual([row.c2d, row.c2d.slice(1)]);
      for (const draw of draws) await settled(world, Number(draw['id']));
    }
  });

  test('are drawn on a Saturday too', async () => {
    const saturday = '2026-12-12';
    await world.moveClock(`${saturday}T08:00:00+06:30`);
    const weekend = () => must(world.call('GET /api/section_crypton2d'));
    await until(async () => (await weekend()).data[0]?.date === saturday);
    expect((await weekend()).data[0]).toMatchObject({ time_section: '10:00 AM', date: saturday });
  });
});

test('an operator trusts a feed, and never lets betting close at the draw itself', async () => {
  const params = { lottery: 'C2D' };
  const settings = await must(world.call('GET /api/console/lotteries/:lottery', { token: world.draws_a, params }));
  expect(settings.data.trusted_feed).toBe('replay');
  const change = (trusted_feed: string | null) =>
    must(decide(world, world.call('POST /api/console/lotteries/:lottery', { token: world.draws_a, params, body: { trusted_feed } })));
  const trusted = async () =>
    (await must(world.call('GET /api/console/lotteries/:lottery', { token: world.draws_a, params }))).data.trusted_feed;
  for (const feed of ['binance', null]) {
    await change(feed);
    expect(await trusted()).toBe(feed);
  }
  const id = settings.sections[0]?.id ?? 0;
  const close = (close_before_minutes: number) =>
    decide(world, world.call('POST /api/console/sections/:id', { token: world.draws_a, params: { id }, body: { close_before_minutes } }));
  expect((await close(0)).body.code).toBe('time_not_valid');
  expect((await close(5)).status).toBe(200);
});

describe('the replayed bid', () => {
  test('moves between draws, the same each time, and stands at the recorded one', async () => {
    const feed = replayCrypto();
    const bids = new Set<string>();
    for (const [nth, time] of ['10:00', '14:00', '18:00', '21:00'].entries()) {
      const now = yangonInstant(MONDAY, time);
      const reading = await feed.read({ now, waiting: [{ day: MONDAY, section: time }] });
      expect(reading.results).toHaveLength(1);
      expect(reading.live).toMatchObject({ bid: reading.results[0]?.value, status: 'open' });
      for (let second = 1; second <= 50; second += 1) {
        const later = new Date(now.getTime() + second * 1000 + nth * 60_000);
        const moving = (await feed.read({ now: later, waiting: [] })).live;
        expect(moving).toEqual((await feed.read({ now: later, waiting: [] })).live);
        expect(moving?.c2d).toBe(cryptoTwoDFrom(moving?.bid ?? ''));
        bids.add(moving?.bid ?? '');
      }
    }
    expect(bids.size).toBeGreaterThan(150);
  });

  test('gives a fresh demo its draws, days back as well', async () => {
    const demo = await drawsWorld({ FEED_CRYPTO: 'replay' });
    const history = (lottery: 'C2D' | 'C1D') => must(demo.call('GET /api/luckynumber_history/:lottery', { params: { lottery } }));
    await until(async () => (await history('C2D')).data.length >= 17 && (await history('C1D')).data.length >= 17);
    const one = (await history('C1D')).data;
    // Asked for later, and without what was settled in between.
    const places = new Set(one.map((it) => `${it.create_date} ${it.section}`));
    await until(async () => (await history('C2D')).data.length >= one.length);
    const two = (await history('C2D')).data.filter((it) => places.has(`${it.create_date} ${it.section}`));
    expect(two.map((it) => cryptoTwoDFrom(it.value ?? ''))).toEqual(two.map((it) => it.lucky_number));
    expect(one.map((it) => it.lucky_number)).toEqual(two.map((it) => cryptoOneDFrom(it.lucky_number)));
    const live = await must(demo.call('GET /api/live_crypto'));
    expect(live.data).toMatchObject({ status: 'open', c2d: cryptoTwoDFrom(live.data.bid) });
    // And the moving bid is told to everyone who listens.
    const ear = await listen(demo.server);
    await ear.until(() => ear.named('live_crypto').length >= 2);
    const [first, second] = ear.named('live_crypto').map((it) => String(it.data['bid']));
    expect(first).not.toBe(second);
    expect(ear.named('live_crypto')[0]?.data['c2d']).toBe(cryptoTwoDFrom(first ?? ''));
    ear.close();
  });
});

// A server that speaks Binance's shape; each test says what it answers.
let answer: (response: ServerResponse, path: string) => void = () => {};
const server = createServer((request, response) => answer(response, request.url ?? ''));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const ticker = (bidPrice: unknown, symbol = 'BTCUSDT') => JSON.stringify({ symbol, bidPrice, bidQty: '1', askPrice: '1', askQty: '1' });

describe('binance', () => {
  const feed = binance({ base, reach: 'any' });
  const read = (time: string, more: { was_proposed?: boolean } = {}) =>
    feed.read({ now: yangonInstant(MONDAY, time), waiting: [{ day: MONDAY, section: '14:00', ...more }] });

  test('samples within twenty seconds, once', async () => {
    answer = (response, path) => response.end(path === '/api/v3/ticker/bookTicker?symbol=BTCUSDT' ? ticker('19085.81000000') : '{}');
    const got = await read('14:00:00');
    expect(got.results).toMatchObject([{ day: MONDAY, section: '14:00', value: '19085.81000000', is_sample: true }]);
    expect(got.live).toMatchObject({ bid: '19085.81000000', c2d: '51', status: 'open' });
    expect((await read('14:00:19')).results).toHaveLength(1);
    expect((await read('14:00:05', { was_proposed: true })).results).toEqual([]);
    expect((await read('14:00:21')).results).toEqual([]);
  });

  test('answering late gives no sample', async () => {
    answer = (response) => void setTimeout(() => response.end(ticker('19085.81')), 1500);
    expect((await read('14:00:19')).results).toEqual([]);
  });

  test('that answers nonsense is an error', async () => {
    for (const body of [
      '<html>',
      '{}',
      ticker('--'),
      ticker('0.00'),
      ticker(19085.81),
      ticker('19085.81', 'ETHUSDT'),
      ticker('19085.813'),
    ]) {
      answer = (response) => response.end(body);
      await expect(read('14:00:00')).rejects.toThrow();
    }
    answer = (response) => response.writeHead(429).end('{}');
    await expect(read('14:00:00')).rejects.toThrow('answered 429');
  });

  test('proposes the first sample of a draw only, for an operator to confirm', async () => {
    await world.moveClock('2026-11-25T21:00:01+06:30');
    const it = { ...sample('19085.81', '21:00', '2026-11-25'), is_sample: true as const };
    await announce(world.server.world, { ...from, name: 'binance' }, it);
    await announce(world.server.world, { ...from, name: 'binance' }, { ...it, value: '19085.99' });
    const { data } = await must(
      world.call('GET /api/console/draws', { token: world.draws_a, query: { lottery: 'C2D', from: '2026-11-25', to: '2026-11-25' } }),
    );
    const draw = data.find((row) => row.section === '09:00 PM');
    expect(draw?.proposals.map((row) => [row.number, row.source, row.state])).toEqual([['51', 'binance', 'proposed']]);
    const id = draw?.proposals[0]?.id ?? 0;
    await must(world.call('POST /api/console/results/:id/confirm', { token: world.draws_b, params: { id } }));
    await settled(world, draw?.id ?? 0);
  });
});

test('crypto is drawn on weekends as well', async () => {
  await world.moveClock('2026-11-28T08:00:00+06:30');
  const weekend = () => must(world.call('GET /api/section_crypton2d'));
  await until(async () => (await weekend()).data[0]?.date === '2026-11-28');
  expect((await weekend()).data[0]).toMatchObject({ time_section: '10:00 AM', date: '2026-11-28' });
});
