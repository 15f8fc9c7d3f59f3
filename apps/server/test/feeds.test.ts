import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { numberFrom, yangonInstant } from '@shwekan/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { announce } from '../src/lottery/announce.ts';
import { recordedDays, replay } from '../src/lottery/feeds/replay.ts';
import { readLive, thaistock2d } from '../src/lottery/feeds/thaistock2d.ts';
import { readHistory } from '../src/lottery/feeds/thaistock2d-history.ts';
import { drawsWorld, MONDAY, settled, TUESDAY } from './draws-world.ts';
import { listen } from './listen.ts';
import { must } from './people.ts';
import { until } from './until.ts';

const NOT_YET = { set: '--', value: '--', twod: '--', history_id: null };
const row = (open_time: string, more: object = {}) => ({
  open_time,
  stock_date: MONDAY,
  stock_datetime: `${MONDAY} ${open_time}`,
  ...NOT_YET,
  ...more,
});
const FINAL = { set: '1,338.91', value: '32,345.64', twod: '15', history_id: '1' };
/** A message of `/live` in the shape of thaistock2d. */
function message(more: { server_time?: string; live?: object; result?: object[]; holiday?: object } = {}) {
  return {
    server_time: `${MONDAY} 11:00:05`,
    live: { set: '1,338.50', value: '32,340.11', time: `${MONDAY} 10:59:58`, twod: '00', date: MONDAY },
    result: [row('11:00:00'), row('12:01:00'), row('15:00:00'), row('16:30:00')],
    holiday: { status: '2', date: MONDAY, name: 'NULL' },
    ...more,
  };
}

// A server that speaks thaistock2d's shape; each test says what it answers.
let answer: (response: ServerResponse, path: string) => void = () => {};
const server = createServer((request, response) => answer(response, request.url ?? ''));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const says = (body: unknown) => {
  answer = (response) => response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

const at = (time: string, day = MONDAY) => yangonInstant(day, time);
const resultsAt = (time: string, said: object) =>
  readLive(JSON.stringify(said), at(time)).results.map((it) => [it.section, it.set, it.value]);

describe('thaistock2d', () => {
  test('gives a result once its row is final, with the values as received', () => {
    expect(resultsAt('11:00:05', message())).toEqual([]);
    expect(resultsAt('11:00:10', message({ result: [row('11:00:00', FINAL), row('12:01:00')] }))).toEqual([
      ['11:00', '1,338.91', '32,345.64'],
    ]);
    for (const missing of [{ set: null }, { value: '--' }, { twod: null }, { set: '' }])
      expect(resultsAt('11:00:10', message({ result: [row('11:00:00', { ...FINAL, ...missing })] }))).toEqual([]);
  });

  test('of another day gives nothing', () => {
    const reading = readLive(JSON.stringify(message({ result: [row('11:00:00', FINAL)] })), at('11:00:10', TUESDAY));
    expect([reading.results, reading.live]).toEqual([[], null]);
  });

  test('whose number does not follow from its values is told and not taken', () => {
    const reading = readLive(JSON.stringify(message({ result: [row('11:00:00', { ...FINAL, twod: '16' })] })), at('11:00:10'));
    expect(reading.results).toEqual([]);
    expect(reading.notes.map((it) => it.kind)).toEqual(['feed_inconsistent']);
  });

  test('on a holiday raises an alert only', () => {
    const reading = readLive(JSON.stringify(message({ holiday: { status: '1', date: MONDAY, name: 'King day' } })), at('11:00:10'));
    expect(reading.notes).toEqual([{ ref: `feed_holiday:2D:${MONDAY}`, kind: 'feed_holiday', data: { day: MONDAY, name: 'King day' } }]);
  });

  test('after 16:30 may be read from the standing number while its row is still empty', () => {
    const live = (time: string, more: object = {}) => ({
      set: '1,316.80',
      value: '33,617.38',
      twod: '07',
      time: `${MONDAY} ${time}`,
      date: MONDAY,
      ...more,
    });
    const said = (server_time: string, it: object) => message({ server_time: `${MONDAY} ${server_time}`, live: it });
    expect(resultsAt('16:33:00', said('16:33:00', live('16:30:00')))).toEqual([['16:30', '1,316.80', '33,617.38']]);
    // Not yet patient enough, from before the section, of another day, or while the market moves.
    expect(resultsAt('16:31:00', said('16:31:00', live('16:30:00')))).toEqual([]);
    expect(resultsAt('16:33:00', said('16:33:00', live('16:29:59')))).toEqual([]);
    expect(resultsAt('16:33:00', said('16:33:00', live('16:30:00', { date: TUESDAY })))).toEqual([]);
    expect(resultsAt('16:33:00', said('16:33:00', live('16:30:00', { twod: '08' })))).toEqual([]);
    expect(resultsAt('15:03:00', said('15:03:00', live('15:00:30')))).toEqual([]);
    expect(resultsAt('12:04:00', said('12:04:00', live('12:01:10')))).toEqual([['12:01', '1,316.80', '33,617.38']]);
  });

  test('never settles a section from another section’s value', () => {
    const evening = message({
      server_time: `${MONDAY} 16:35:00`,
      live: { set: '1,316.80', value: '33,617.38', twod: '07', time: `${MONDAY} 16:30:40`, date: MONDAY },
    });
    expect(resultsAt('16:35:00', evening).map((it) => it[0])).toEqual(['16:30']);
    const noon = message({
      server_time: `${MONDAY} 12:10:00`,
      live: { set: '1,316.80', value: '33,617.38', twod: '07', time: `${MONDAY} 12:01:40`, date: MONDAY },
    });
    expect(resultsAt('12:10:00', noon).map((it) => it[0])).toEqual(['12:01']);
  });

  test('history gives the rows of the day that was asked for', () => {
    const history = [
      {
        date: MONDAY,
        child: [
          { time: '11:00:00', ...FINAL },
          { time: '12:01:00', ...NOT_YET },
        ],
      },
      { date: TUESDAY, child: [{ time: '15:00:00', ...FINAL }] },
    ];
    expect(readHistory(JSON.stringify(history), MONDAY).results.map((it) => [it.day, it.section, it.set])).toEqual([
      [MONDAY, '11:00', '1,338.91'],
    ]);
  });

  test('that answers with a page, an error, too much, too late or a detour is an error, and nothing else', async () => {
    const feed = thaistock2d({ base, reach: 'any' });
    const read = () => feed.read({ now: at('11:00:05'), waiting: [] });
    says('<html>Just a moment...</html>');
    await expect(read()).rejects.toThrow();
    says({ server_time: 1 });
    await expect(read()).rejects.toThrow();
    says(`"${'x'.repeat(1_100_000)}"`);
    await expect(read()).rejects.toThrow('more than 1048576 bytes');
    answer = (response) => response.writeHead(500).end('{}');
    await expect(read()).rejects.toThrow('answered 500');
    answer = (response) => response.writeHead(302, { Location: '/elsewhere' }).end();
    await expect(read()).rejects.toThrow();
    answer = () => {};
    await expect(read()).rejects.toThrow('timeout');
    await expect(thaistock2d({ base, reach: 'public' }).read({ now: at('11:00:05'), waiting: [] })).rejects.toThrow('not a public address');
  });
});

describe('replay', () => {
  const days = recordedDays();

  test('gives every real draw its number', async () => {
    const feed = replay();
    const seen = new Set<string>();
    let rows = 0;
    for (let n = 0; rows < 48; n += 1) {
      const day = new Date(Date.parse('2026-11-23') + n * 86_400_000).toISOString().slice(0, 10);
      const waiting = ['11:00', '12:01', '15:00', '16:30'].map((section) => ({ day, section }));
      if ([0, 6].includes(new Date(day).getUTCDay())) continue;
      const { results } = await feed.read({ now: at('17:00', day), waiting });
      const recorded = days.find((it) => it[0]?.set === results[0]?.set && it[0]?.value === results[0]?.value);
      expect(results.map((it) => numberFrom('2D', { set: it.set!, value: it.value }))).toEqual(recorded?.map((it) => it.twod));
      seen.add(recorded?.[0]?.date ?? '');
      rows += 4;
    }
    expect(seen.size).toBe(12);
  });

  test('moves between sections, the same each time, and stands at the recorded value', async () => {
    const live = async (time: string, day = MONDAY) => (await replay().read({ now: at(time, day), waiting: [] })).live;
    const [eleven] = (await replay().read({ now: at('11:00'), waiting: [{ day: MONDAY, section: '11:00' }] })).results;
    expect(await live('11:00:00')).toMatchObject({ set: eleven?.set, value: eleven?.value, status: 'open' });
    expect(await live('10:30:00')).toEqual(await live('10:30:00'));
    const moving = new Set<string>();
    for (let second = 10; second < 60; second += 1) moving.add((await live(`10:30:${second}`))?.set ?? '');
    expect(moving.size).toBeGreaterThan(20);
    expect(await live('12:30:00')).toMatchObject({ status: 'closed', time: '12:01:00' });
    expect(await live('20:00:00')).toMatchObject({ status: 'closed', time: '16:30:00' });
    expect(await live('03:00:00', TUESDAY)).toEqual(await live('20:00:00'));
    expect((await live('10:00:00', '2026-11-28'))?.status).toBe('closed');
  });
});

describe('a feed that is followed', () => {
  const from = (name: string) => ({ name, lottery: '2D' as const });
  const result = (section: string, more: object = {}) => ({
    day: MONDAY,
    section,
    set: '1,338.91',
    value: '32,345.64',
    source_at: null,
    ...more,
  });
  const other = { set: '1,316.80', value: '33,617.38' };

  test('confirms alone only when it is trusted', async () => {
    const world = await drawsWorld();
    await announce(world.server.world, from('thaistock2d'), result('11:00'));
    expect(await alertsOf(world)).toEqual(['result_early']);
    await world.moveClock(`${MONDAY}T11:00:02+06:30`);
    await announce(world.server.world, from('thaistock2d'), result('11:00'));
    await announce(world.server.world, from('thaistock2d'), result('11:00'));
    const draw = await world.drawOf('11:00 AM');
    expect([draw.result, draw.proposals.map((it) => [it.number, it.source, it.state])]).toEqual([
      null,
      [['15', 'thaistock2d', 'proposed']],
    ]);

    // A second feed that agrees confirms; one that differs afterwards is an alert.
    await announce(world.server.world, from('set'), result('11:00'));
    await settled(world, draw.id);
    expect((await world.drawOf('11:00 AM')).result).toBe('15');
    await announce(world.server.world, from('set'), result('11:00', other));
    expect(await alertsOf(world)).toEqual(['result_early', 'result_differs']);

    // Feeds that disagree confirm nothing, also when one of them is trusted; an operator decides.
    await world.moveClock(`${MONDAY}T12:01:02+06:30`);
    await announce(world.server.world, from('set'), result('12:01', other));
    await announce(world.server.world, from('replay'), result('12:01'));
    const noon = await world.drawOf('12:01 PM');
    expect([noon.result, noon.proposals.length]).toEqual([null, 2]);
    expect(await alertsOf(world)).toContain('results_disagree');
    const wrong = noon.proposals.find((it) => it.source === 'set');
    await must(
      world.call('POST /api/console/results/:id/reject', {
        token: world.draws_a,
        params: { id: wrong?.id ?? 0 },
        body: { reason: 'Late value' },
      }),
    );
    await announce(world.server.world, from('set'), result('12:01', other));
    expect((await world.drawOf('12:01 PM')).proposals).toHaveLength(2);
    const right = noon.proposals.find((it) => it.source === 'replay');
    await must(world.call('POST /api/console/results/:id/confirm', { token: world.draws_a, params: { id: right?.id ?? 0 } }));
    expect((await world.drawOf('12:01 PM')).result).toBe('15');
  });

  test('thaistock2d over HTTP: the number is shown and told, its message kept, its result proposed', async () => {
    says(message());
    const world = await drawsWorld({ FEED_2D: 'thaistock2d', THAISTOCK2D_URL: base });
    const ear = await listen(world.server);
    await until(async () => (await must(world.call('GET /api/live_2d'))).data.set === '1,338.50');
    says(message({ live: { ...message().live, set: '1,338.61' } }));
    await ear.until(() => ear.named('live_2d').some((it) => it.data['set'] === '1,338.61'));
    ear.close();
    await world.moveClock(`${MONDAY}T11:00:10+06:30`);
    says(message({ result: [row('11:00:00', FINAL), row('12:01:00')] }));
    await until(async () => (await world.drawOf('11:00 AM')).proposals.length === 1);
    expect((await world.drawOf('11:00 AM')).proposals[0]).toMatchObject({
      number: '15',
      source: 'thaistock2d',
      state: 'proposed',
      source_at: `${MONDAY}T11:00:00+06:30`,
    });
    const kept = await world.sql('select body from feed_message order by id');
    expect(kept.length).toBeGreaterThanOrEqual(3);
    expect(kept.length).toBeLessThan(6);
    says('<html>');
    await world.moveClock(`${MONDAY}T11:10:00+06:30`);
    expect((await must(world.call('GET /api/live_2d'))).data.status).toBe('stale');
  });

  test('replay settles a whole day by itself', async () => {
    const world = await drawsWorld({ FEED_2D: 'replay' });
    await world.moveClock(`${MONDAY}T16:30:01+06:30`);
    await until(async () => (await must(world.call('GET /api/luckynumber_daily'))).every((it) => it['2d'] !== 'Coming Soon'));
    const { data } = await must(
      world.call('GET /api/luckynumber_history/:lottery', { params: { lottery: '2D' }, query: { start_date: MONDAY, end_date: MONDAY } }),
    );
    const recorded = recordedDays().find((it) => it[3]?.set === data[0]?.set);
    expect(data.map((it) => it.lucky_number)).toEqual(recorded?.map((it) => it.twod).reverse());
    // A demo starts with some days of history.
    const history = () => must(world.call('GET /api/luckynumber_history/:lottery', { params: { lottery: '2D' } }));
    await until(async () => (await history()).data.length >= 20);
  });

  async function alertsOf(world: { sql(text: string): Promise<Record<string, unknown>[]> }) {
    return (await world.sql('select kind from alert order by id')).map((it) => it['kind']);
  }
});
