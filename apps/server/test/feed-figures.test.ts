import { addDays } from '@shwekan/rules';
import { expect, test } from 'vitest';
import { keepDraws } from '../src/lottery/calendar.ts';
import { thaistock2d } from '../src/lottery/feeds/thaistock2d.ts';
import { follow } from '../src/lottery/live.ts';
import { drawsWorld, MONDAY } from './draws-world.ts';
import { BROKEN, feedServer } from './feed-server.ts';
import { must } from './people.ts';
import { until } from './until.ts';

// What is told of a feed while its market rests, while it fails, and while nobody asks it.
const world = await drawsWorld();
const feed = await feedServer();
const server = await world.another({ METRICS_PORT: '0' });
const MARKET = 'SET';
const newTurn = () => follow(world.server.world, thaistock2d({ base: feed.base, reach: 'any' }));

async function figure(name: string): Promise<number | null> {
  const told = await (await fetch(server.metrics_url ?? '')).text();
  const line = told.split('\n').find((it) => it.startsWith(`${name}{market="${MARKET}"}`));
  return line === undefined ? null : Number(line.split(' ').at(-1));
}

const health = async () =>
  (await must(world.call('GET /api/console/health', { token: world.draws_a }))).feeds.find((it) => it.market === MARKET);

/** What the feed says on a day on which its market does not trade: the values of the last day. */
const resting = (day: string, clock: string) => ({
  server_time: `${day} ${clock}`,
  live: { set: '1,300.11', value: '20,000.22', twod: '10', time: `${addDays(day, -1)} 16:29:58`, date: addDays(day, -1) },
  result: [],
  holiday: { status: '2', date: day, name: 'NULL' },
});

test('a feed that answers while its market rests is not silent; one that fails is, until it answers or is not asked any more', async () => {
  const saturday = addDays(MONDAY, 5);
  const turn = newTurn();
  const takeTurns = async (...clocks: string[]) => {
    for (const clock of clocks) {
      await world.moveClock(`${saturday}T${clock}+06:30`);
      await turn();
    }
  };
  feed.says(resting(saturday, '09:00:00'));
  await takeTurns('09:00:00', '09:00:02', '13:00:00', '13:00:02');
  expect(await figure('shwekan_feed_unanswered_seconds')).toBe(0);
  expect(await figure('shwekan_feed_age_seconds')).toBeLessThan(60);
  expect(await health()).toMatchObject({ in_vain_ms: null });

  feed.says(BROKEN);
  const asked = feed.asked();
  await takeTurns('14:00:00');
  // After a failure it is left alone for a while: the clock goes on until it is asked again.
  for (const clock of ['14:30:00', '14:45:00', '14:59:50']) {
    await world.moveClock(`${saturday}T${clock}+06:30`);
    await until(async () => {
      const before = feed.asked();
      await turn();
      await world.moveClock(1_000);
      return feed.asked() > before;
    });
  }
  expect(feed.asked()).toBeGreaterThan(asked + 3);
  await takeTurns('15:00:00');
  expect(await figure('shwekan_feed_unanswered_seconds')).toBeGreaterThan(3590);
  expect((await health())?.in_vain_ms).toBeGreaterThan(3_590_000);

  await world.moveClock(`${saturday}T15:10:00+06:30`);
  expect(await figure('shwekan_feed_unanswered_seconds')).toBe(0);
});

test('a silence that was told in the night is told again of the draw that waits for the feed', async () => {
  const day = addDays(MONDAY, 7);
  await world.moveClock(`${day}T03:00:00+06:30`);
  await keepDraws(world.server.world);
  await world.sql(
    `update draw set voided_at = product_now(), void_reason = 'of days before' where draws_at <= product_now() and result is null and voided_at is null`,
  );
  const turn = newTurn();
  const alerts = async () =>
    (await must(world.call('GET /api/console/alerts', { token: world.draws_a, query: { limit: 50 } }))).data
      .filter((it) => it.kind === 'feed_silent')
      .map((it) => it.data as { day: string; section?: string })
      .filter((it) => it.day === day)
      .map((it) => it.section ?? 'none');
  feed.says(BROKEN);
  await until(async () => {
    await world.moveClock(1000);
    await turn();
    return (await alerts()).length > 0;
  });
  expect(await alerts()).toEqual(['none']);
  await world.moveClock(`${day}T11:00:05+06:30`);
  await turn();
  expect((await alerts()).sort()).toEqual(['11:00', 'none']);
});
