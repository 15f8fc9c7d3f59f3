import { addDays, gloDay, yangonInstant, yangonStamp } from '@shwekan/rules';
import { expect, test } from 'vitest';
import { keepDraws } from '../src/lottery/calendar.ts';
import { binance } from '../src/lottery/feeds/binance.ts';
import { type Feed, NOTHING_SAID } from '../src/lottery/feeds/feed.ts';
import { glo } from '../src/lottery/feeds/glo.ts';
import { follow } from '../src/lottery/live.ts';
import { openLead } from '../src/platform/leader.ts';
import { drawsWorld, MONDAY } from './draws-world.ts';
import { type Step, tryCases } from './feed-cases.ts';
import { BROKEN, type FeedAnswer, feedServer, HTML, HUGE, later, slowly } from './feed-server.ts';
import { until } from './until.ts';

const world = await drawsWorld();
const server = await feedServer();
let last_day = MONDAY;
/** The next day, a Sunday too: crypto knows no holidays. */
const nextDay = () => {
  last_day = addDays(last_day, 1);
  return last_day;
};
const steps =
  (...of: (Step | ((day: string) => Step))[]) =>
  (day: string) =>
    of.map((it) => (typeof it === 'function' ? it(day) : it));
const raw = (at: string, says: FeedAnswer): Step => ({ at, says });

const ticker = (bidPrice = '19085.81000000') => ({ symbol: 'BTCUSDT', bidPrice, bidQty: '1.0', askPrice: '19085.82', askQty: '1.0' });
const bid = (at: string, price?: string) => raw(at, ticker(price));
const second = { set: null, value: '19086.12' };

tryCases(
  {
    name: 'binance',
    lottery: 'C2D',
    section: '10:00',
    world,
    server,
    nextDay,
    makeFeed: () => binance({ base: server.base, reach: 'any' }),
  },
  // biome-ignore format: a row per case
  [
  { name: 'the first bid', steps: steps(bid('10:00:02')), outcome: 'confirmed 51', alerts: [] },
  { name: 'a duplicate', steps: steps(bid('10:00:02'), bid('10:00:04')), outcome: 'confirmed 51', alerts: [] },
  { name: 'a second bid within the 20 s that differs', steps: steps(bid('10:00:02'), bid('10:00:04', '19086.12')), outcome: 'confirmed 51', alerts: [] },
  { name: 'a late bid', steps: steps(bid('10:00:25')), outcome: 'nothing', alerts: ['feed_missing'] },
  { name: 'a bid on its way for longer than the 20 s', steps: steps(raw('10:00:19', later(1500, ticker())), bid('10:00:25')), outcome: 'nothing', alerts: ['feed_missing'] },
  { name: 'a missing bid', steps: steps(raw('10:00:05', BROKEN)), outcome: 'nothing', alerts: ['feed_silent'] },
  { name: 'a bid asked for before the second and received after it', steps: steps(raw('09:59:59', later(1500, ticker('19086.12'))), bid('10:00:03')), outcome: 'confirmed 51', alerts: [] },
  { name: 'the bid of another day', steps: steps({ at: '09:00:00', next_day: true, says: ticker() }), outcome: 'nothing', alerts: ['feed_missing'] },
  { name: '--', steps: steps(bid('10:00:02', '--')), outcome: 'nothing', alerts: ['feed_unreadable'] },
  { name: 'a bid with more digits than it can have', steps: steps(bid('10:00:02', '19085.819')), outcome: 'nothing', alerts: ['feed_unreadable'] },
  { name: 'another market', steps: steps(raw('10:00:02', { ...ticker(), symbol: 'ETHUSDT' })), outcome: 'nothing', alerts: ['feed_unreadable'] },
  { name: 'HTML', steps: steps(raw('10:00:02', HTML)), outcome: 'nothing', alerts: ['feed_unreadable'] },
  { name: '10 MB', steps: steps(raw('10:00:02', HUGE)), outcome: 'nothing', alerts: ['feed_too_large'] },
  { name: 'one byte a second', steps: steps(raw('10:00:02', slowly(ticker()))), outcome: 'nothing', alerts: ['feed_too_slow'] },
  { name: 'a second feed that says another number first', steps: steps({ at: '10:00:01', second }, bid('10:00:02')), outcome: 'proposed 51 62', alerts: ['results_disagree'] },
  { name: 'a second feed that says another number later', steps: steps(bid('10:00:02'), { at: '10:00:05', second }), outcome: 'confirmed 51', alerts: ['result_differs'] },
  ],
);

let half_months = 0;
/** 3D's next date. */
const nextDate = () => {
  half_months += 1;
  const month = new Date(Date.UTC(2027, Math.floor(half_months / 2), 1)).toISOString().slice(0, 7);
  const normal_day = `${month}-${half_months % 2 === 0 ? '01' : '16'}`;
  return gloDay(normal_day);
};
const latest = (date: string, ...values: string[]) => ({
  response: { date, data: { first: { price: '6000000.00', number: values.map((value, at) => ({ round: at + 1, value })) } } },
});
const prize =
  (at: string, ...values: string[]) =>
  (day: string): Step => ({ at, says: latest(day, ...values) });
const prizeOf =
  (at: string, away: number, ...values: string[]) =>
  (day: string): Step => ({ at, says: latest(addDays(day, away), ...values) });

tryCases(
  {
    name: 'glo',
    lottery: '3D',
    section: '15:30',
    world,
    server,
    nextDay: nextDate,
    makeFeed: () => glo({ base: server.base, reach: 'any' }),
  },
  // biome-ignore format: a row per case
  [
  { name: 'the first prize', steps: steps(prize('15:31:00', '107387')), outcome: 'confirmed 387', alerts: [] },
  { name: 'a duplicate message', steps: steps(prize('15:31:00', '107387'), prize('15:31:20', '107387')), outcome: 'confirmed 387', alerts: [] },
  { name: 'a duplicate prize', steps: steps(prize('15:31:00', '107387', '107387')), outcome: 'confirmed 387', alerts: ['feed_duplicate'] },
  { name: 'two different first prizes', steps: steps(prize('15:31:00', '107387', '536077')), outcome: 'nothing', alerts: ['feed_inconsistent'] },
  { name: 'a late prize', steps: steps(prize('16:31:00', 'xxxxxx'), prize('17:00:00', '107387')), outcome: 'confirmed 387', alerts: ['feed_missing'] },
  { name: 'a missing prize', steps: steps(prizeOf('15:31:00', -15, '536077'), prizeOf('16:31:00', -15, '536077')), outcome: 'nothing', alerts: ['feed_missing'] },
  { name: 'the prize before after this one’s page', steps: steps(prize('15:31:00', ''), prizeOf('15:32:00', -15, '536077')), outcome: 'nothing', alerts: ['feed_out_of_order'] },
  { name: 'the prize of two days before', steps: steps(prizeOf('15:31:00', -2, '107387')), outcome: 'nothing', alerts: ['draw_held_elsewhere'] },
  { name: 'a draw held the day after a holiday', steps: steps((day) => ({ at: '15:31:00', next_day: true, says: latest(addDays(day, 1), '107387') })), outcome: 'nothing', alerts: ['draw_held_elsewhere', 'feed_missing'] },
  { name: 'a prize without a date', steps: steps(raw('15:31:00', latest('yesterday', '107387'))), outcome: 'nothing', alerts: ['feed_wrong_day'] },
  { name: 'a prize before betting closes', steps: steps(prize('13:31:00', '107387'), prize('15:31:00', '107387')), outcome: 'confirmed 387', alerts: ['result_public'] },
  { name: '--', steps: steps(prize('15:31:00', '--'), prize('16:31:00', '--')), outcome: 'nothing', alerts: ['feed_missing'] },
  { name: 'a prize of five digits', steps: steps(prize('15:31:00', '07387')), outcome: 'nothing', alerts: ['result_unreadable'] },
  { name: 'HTML', steps: steps(raw('15:31:00', HTML)), outcome: 'nothing', alerts: ['feed_unreadable'] },
  { name: '10 MB', steps: steps(raw('15:31:00', HUGE)), outcome: 'nothing', alerts: ['feed_too_large'] },
  { name: 'one byte a second', steps: steps((day) => raw('15:31:00', slowly(latest(day, '107387')))), outcome: 'nothing', alerts: ['feed_too_slow'] },
  { name: 'a second feed that says another number first', steps: steps({ at: '15:30:30', second: { set: null, value: '536077' } }, prize('15:31:00', '107387')), outcome: 'proposed 077 387', alerts: ['results_disagree'] },
  { name: 'a second feed that says another number later', steps: steps(prize('15:31:00', '107387'), { at: '15:40:00', second: { set: null, value: '536077' } }), outcome: 'confirmed 387', alerts: ['result_differs'] },
  ],
);

test('a feed that fails is left alone for a second, then two, then asked again; what it said is kept in part', async () => {
  const day = nextDate();
  await world.moveClock(yangonStamp(yangonInstant(day, '15:31')));
  await keepDraws(world.server.world);
  const turn = follow(world.server.world, binance({ base: server.base, reach: 'any' }));
  const asked = server.asked();
  const turns = async (ms: number) => {
    const end = performance.now() + ms;
    while (performance.now() < end) {
      await world.moveClock(1000);
      await turn();
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    return server.asked() - asked;
  };
  server.says(`${HTML}\u0000${'x'.repeat(9000)}`);
  expect(await turns(800)).toBe(1);
  expect(await turns(1000)).toBe(2);
  server.says(ticker());
  // The next pause would be four seconds, then eight: without an end to them the test's own time is over first.
  while ((await turns(100)) <= 10);
  const kept = await world.sql(`select body from feed_message where feed = 'binance' and body like '<!doctype%'`);
  expect(String(kept.at(-1)?.['body'])).toHaveLength(4096);
});

test('a draw that falls due ends the pause of a feed that failed: its sample is not missed', async () => {
  const day = addDays(nextDate(), 1);
  await world.moveClock(`${day}T09:00:00+06:30`);
  await keepDraws(world.server.world);
  const turn = follow(world.server.world, binance({ base: server.base, reach: 'any' }));
  const asked = server.asked();
  server.says(HTML);
  await until(async () => {
    await world.moveClock(1000);
    await turn();
    return server.asked() === asked + 3;
  });
  // It is left alone for four seconds now.
  server.says(ticker());
  await world.moveClock(`${day}T10:00:00+06:30`);
  await turn();
  expect(server.asked()).toBe(asked + 4);
  const draws = await world.sql(
    `select r.number, r.source from result_proposal r join draw d on d.id = r.draw_id where d.lottery_id = 3 and d.day = $1 and d.section = '10:00'`,
    [day],
  );
  expect(draws).toEqual([{ number: 51, source: 'binance' }]);
});

/** A feed that says one bid, once `told` lets it. */
function bidFeed(bid: string, told?: Promise<void>): Feed & { asked_count: number } {
  const feed = {
    name: 'one bid',
    lottery: 'C2D' as const,
    market: 'one bid',
    asked_count: 0,
    read: async () => {
      feed.asked_count += 1;
      await told;
      return { ...NOTHING_SAID, live: { bid, c2d: '00', time: '10:00:00', status: 'open' as const } };
    },
  };
  return feed;
}

const endLead = (name: string) => world.sql('update leader set until = clock_timestamp() where name = $1', [name]);

test('a process that stood still while a feed was asked shows nothing once another leads', async () => {
  const at = world.server.world;
  const [still, next] = [openLead(at.db, 'a feed'), openLead(at.db, 'a feed')];
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  const db = await still.take();
  expect(await next.take()).toBeNull();
  const older = bidFeed('1.00', told);
  const turn = follow(at, older)(undefined, db ?? undefined);
  await until(async () => older.asked_count === 1);
  await endLead('a feed');
  await world.moveClock(2000);
  const other = await next.take();
  if (other === null) throw new Error('nobody leads');
  await follow(at, bidFeed('2.00'))(undefined, other);
  tell();
  await expect(turn).rejects.toMatchObject({ code: 'SK011' });
  expect(await world.sql(`select data->>'bid' as bid from live_number where market = 'one bid'`)).toEqual([{ bid: '2.00' }]);
  expect(await world.sql(`select from fact where kind = 'live_crypto' and data->>'bid' = '1.00'`)).toEqual([]);
  await still.drop();
  expect(await still.take()).toBeNull();
});

test('nobody takes over from a leader that is just writing; whoever does has a higher number', async () => {
  const db = world.server.world.db;
  const [first, next] = [openLead(db, 'a work'), openLead(db, 'a work')];
  const number = async () => (await world.sql(`select number from leader where name = 'a work'`))[0]?.['number'];
  const led = await first.take();
  expect(await number()).toBe(1);
  await endLead('a work');
  await led?.transaction(async (tx) => {
    await tx.query('select 1');
    expect(await next.take()).toBeNull();
  });
  // Its time is over, but nobody came: it goes on as the same leader.
  await led?.query('select 1');
  expect(await next.take()).not.toBeNull();
  expect(await number()).toBe(2);
  await expect(led?.query('select 1')).rejects.toMatchObject({ code: 'SK011' });
  await next.drop();
  const again = openLead(db, 'a work');
  expect(await again.take()).not.toBeNull();
  expect(await number()).toBe(3);
});
