import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { numberFrom, yangonInstant } from '@shwekan/rules';
import { afterAll, expect, test } from 'vitest';
import { announce } from '../src/lottery/announce.ts';
import { readSet, set } from '../src/lottery/feeds/set.ts';
import { drawsWorld, MONDAY, settled, TUESDAY } from './draws-world.ts';
import { until } from './until.ts';

// A server that speaks the exchange's shape; each test says what it answers.
let answer: (response: ServerResponse) => void = () => {};
const server = createServer((_request, response) => answer(response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/index.json`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const at = (time: string, day = MONDAY) => yangonInstant(day, time);
const noon = [{ day: MONDAY, section: '12:01' }];
function message(more: object = {}) {
  const index = {
    symbol: 'SET',
    last: 1338.91,
    value: 32_345_640_000.5,
    marketDateTime: `${MONDAY}T12:32:00+07:00`,
    marketStatus: 'Intermission',
  };
  return JSON.stringify({
    indexIndustrySectors: [
      { ...index, symbol: 'SET50', last: 800.11 },
      { ...index, ...more },
    ],
  });
}

const resultsOf = (body: string, waiting = noon) => readSet(body, waiting).results;

test('the exchange’s figures give the number of a section at which the market rests', () => {
  const [result] = resultsOf(message());
  expect(result).toMatchObject({ day: MONDAY, section: '12:01', set: '1338.91' });
  expect(numberFrom('2D', { set: result?.set ?? '', value: result?.value ?? '' })).toBe('15');
  expect(resultsOf(message({ last: '1,316.80', value: '33617380000' }))).toMatchObject([{ set: '1,316.80', value: '33617.380000' }]);
  for (const wrong of [
    { marketStatus: 'Open2' },
    { marketStatus: null },
    { last: null },
    { last: '--' },
    { value: '0' },
    { last: 1338.915 },
    { marketDateTime: `${MONDAY}T12:30:59+07:00` },
    { marketDateTime: `${MONDAY}T14:00:00+07:00` },
    { marketDateTime: `${TUESDAY}T12:32:00+07:00` },
    { symbol: 'MAI' },
  ])
    expect([wrong, resultsOf(message(wrong))]).toEqual([wrong, []]);
  expect(resultsOf(message(), [{ day: MONDAY, section: '11:00' }])).toEqual([]);
  expect(resultsOf(message(), [{ day: TUESDAY, section: '12:01' }])).toEqual([]);
  expect(() => readSet(message({ marketDateTime: 'soon' }), noon)).toThrow('no time');
});

test('it is asked while a draw waits only, and nonsense is an error', async () => {
  let asked = 0;
  answer = (response) => {
    asked += 1;
    response.end(message());
  };
  const feed = set({ url, reach: 'any' });
  expect((await feed.read({ now: at('12:01:30'), waiting: noon })).results).toEqual([]);
  expect((await feed.read({ now: at('12:05'), waiting: [] })).results).toEqual([]);
  expect(asked).toBe(0);
  expect((await feed.read({ now: at('12:05'), waiting: noon })).results).toHaveLength(1);
  expect((await feed.read({ now: at('12:05:01'), waiting: noon })).results).toEqual([]);
  expect(asked).toBe(1);
  for (const body of ['<html>', '{}', '{"indexIndustrySectors":{}}', `"${'x'.repeat(1_100_000)}"`]) {
    answer = (response) => response.end(body);
    await expect(set({ url, reach: 'any' }).read({ now: at('12:05'), waiting: noon })).rejects.toThrow();
  }
  await expect(set({ url, reach: 'public' }).read({ now: at('12:05'), waiting: noon })).rejects.toThrow('not a public address');
});

test('with another feed that says the same it confirms, and with one that differs it does not', async () => {
  answer = (response) => response.end(message());
  const world = await drawsWorld({ SET_URL: url });
  await world.moveClock(`${MONDAY}T12:04:00+06:30`);
  const other = { day: MONDAY, section: '12:01', set: '1,338.91', value: '32,345.64', source_at: null };
  await announce(world.server.world, { name: 'thaistock2d', lottery: '2D' }, other);
  const draw = await world.drawOf('12:01 PM');
  await settled(world, draw.id);
  expect(await world.drawOf('12:01 PM')).toMatchObject({ result: '15' });

  answer = (response) => response.end(message({ last: 1338.92, marketDateTime: `${MONDAY}T17:05:00+07:00`, marketStatus: 'Closed' }));
  await world.moveClock(`${MONDAY}T16:36:00+06:30`);
  await announce(world.server.world, { name: 'thaistock2d', lottery: '2D' }, { ...other, section: '16:30' });
  await until(async () => (await world.drawOf('04:30 PM')).proposals.length === 2);
  expect((await world.drawOf('04:30 PM')).result).toBeNull();
  expect((await world.sql(`select kind from alert where kind = 'results_disagree'`)).length).toBe(1);
});
