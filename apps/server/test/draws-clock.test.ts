import { expect, test } from 'vitest';
import { bet, drawsWorld, MONDAY, TUESDAY } from './draws-world.ts';
import { must } from './people.ts';
import { until } from './until.ts';

const world = await drawsWorld();
const SECTIONS = ['11:00 AM', '12:01 PM', '03:00 PM', '04:30 PM'];
const drawsOn = async (day: string) =>
  (await must(world.call('GET /api/console/draws', { token: world.draws_a, query: { lottery: '2D', from: day, to: day } }))).data;

test('a section opens for the next day when the one before has closed', async () => {
  const sections = await must(world.call('GET /api/section'));
  expect(sections.data.map((it) => [it.time_section, it.date, it.is_open])).toEqual(SECTIONS.map((it) => [it, MONDAY, 1]));
  expect(sections.is_opened_today).toBe(1);
  await world.moveClock(`${MONDAY}T10:50:00+06:30`);
  const later = await must(world.call('GET /api/section'));
  expect(later.data.map((it) => [it.time_section, it.date, it.is_open])).toEqual([
    ...SECTIONS.slice(1).map((it) => [it, MONDAY, 1]),
    ['11:00 AM', TUESDAY, 1],
  ]);
  await must(bet(world, await world.player(1000), [['01', 100]], { date: TUESDAY }));
});

test('draws appear also after the clock jumped, once each, and what has closed stays closed when it is turned back', async () => {
  await world.moveClock('2027-03-01T10:00:00+06:30');
  await until(async () => (await drawsOn('2027-03-05')).length === 4);
  const open = 'select from draw where day = $1 and closed_at is null';
  await until(async () => (await world.sql(open, [MONDAY])).length === 0);
  await world.moveClock(`${MONDAY}T10:00:00+06:30`);
  await until(async () => (await drawsOn(TUESDAY)).length === 4);
  const twice = await world.sql('select day, section from draw group by lottery_id, day, section having count(*) > 1');
  expect(twice).toEqual([]);
  expect(await world.sql(open, [MONDAY])).toEqual([]);
  const player = await world.player(1000);
  expect((await bet(world, player, [['01', 100]], { section: '04:30 PM' })).body.code).toBe('betting_closed');
});
