import { addDays, weekday } from '@shwekan/rules';
import { expect, test } from 'vitest';
import { keepDraws } from '../src/lottery/calendar.ts';
import { set } from '../src/lottery/feeds/set.ts';
import { thaistock2d } from '../src/lottery/feeds/thaistock2d.ts';
import { thaistock2dHistory } from '../src/lottery/feeds/thaistock2d-history.ts';
import { follow } from '../src/lottery/live.ts';
import { drawsWorld, MONDAY } from './draws-world.ts';
import { type Step, tryCases } from './feed-cases.ts';
import { BROKEN, type FeedAnswer, feedServer, HTML, HUGE, slowly } from './feed-server.ts';
import { must } from './people.ts';
import { until } from './until.ts';

const world = await drawsWorld();
const server = await feedServer();
let last_day = MONDAY;
/** The next weekday: a draw of its own for each case. */
const nextDay = () => {
  do last_day = addDays(last_day, 1);
  while ([0, 6].includes(weekday(last_day)));
  return last_day;
};

const FINAL = { set: '1,338.91', value: '32,345.64', twod: '15', history_id: '1' };
const OTHER = { set: '1,316.80', value: '33,617.38', twod: '07', history_id: '2' };
const EMPTY = { set: '--', value: '--', twod: '--', history_id: null };
const second = { set: OTHER.set, value: OTHER.value };
const fifteen = { set: FINAL.set, value: FINAL.value };

// thaistock2d, the live message: by default its rows are empty and its moving number is of the morning.
type More = { rows?: object[]; live?: object; holiday?: object; server_time?: string };
const row = (day: string, open_time: string, more: object) => ({
  open_time: `${open_time}:00`,
  stock_date: day,
  stock_datetime: `${day} ${open_time}:00`,
  ...EMPTY,
  ...more,
});
const live = (day: string, time: string, more: More = {}) => ({
  server_time: `${day} ${time}`,
  live: { set: '1,300.11', value: '20,000.22', twod: '10', time: `${day} 10:59:58`, date: day },
  result: more.rows ?? ['11:00', '12:01', '15:00', '16:30'].map((it) => row(day, it, {})),
  holiday: { status: '2', date: day, name: 'NULL' },
  ...more,
});
const said = (at: string, more?: (day: string) => More) => (day: string) => ({ at, says: live(day, at, more?.(day)) });
const final = (at: string, more: object = FINAL) => said(at, (day) => ({ rows: [row(day, '11:00', more)] }));
const steps =
  (...of: (Step | ((day: string) => Step))[]) =>
  (day: string) =>
    of.map((it) => (typeof it === 'function' ? it(day) : it));
const raw = (at: string, says: FeedAnswer): Step => ({ at, says });
const yesterday = (day: string) => addDays(day, -1);
/** The moving number in the evening, whose row is still empty. */
const standing = (at: string, live_at: string, more: object = {}) =>
  said(at, (day) => ({ live: { ...OTHER, time: `${day} ${live_at}`, date: day, ...more } }));

tryCases(
  {
    name: 'thaistock2d',
    lottery: '2D',
    section: '11:00',
    world,
    server,
    nextDay,
    makeFeed: () => thaistock2d({ base: server.base, reach: 'any' }),
  },
  // biome-ignore format: a row per case
  [
  { name: 'a final row', steps: steps(final('11:00:10')), outcome: 'confirmed 15', alerts: [] },
  { name: 'a duplicate message', steps: steps(final('11:00:10'), final('11:00:12')), outcome: 'confirmed 15', alerts: [] },
  { name: 'a duplicate row', steps: steps(said('11:00:10', (day) => ({ rows: [row(day, '11:00', FINAL), row(day, '11:00', FINAL)] }))), outcome: 'confirmed 15', alerts: ['feed_duplicate'] },
  { name: 'a duplicate row that differs', steps: steps(said('11:00:10', (day) => ({ rows: [row(day, '11:00', FINAL), row(day, '11:00', OTHER)] }))), outcome: 'nothing', alerts: ['feed_inconsistent'] },
  { name: 'a late row', steps: steps(said('11:15:02'), final('11:40:00')), outcome: 'confirmed 15', alerts: ['feed_missing'] },
  { name: 'an early row', steps: steps(final('10:45:00')), outcome: 'nothing', alerts: ['result_early'] },
  { name: 'a missing row', steps: steps(said('11:15:02', () => ({ rows: [] }))), outcome: 'nothing', alerts: ['feed_missing'] },
  { name: 'an older message after a newer one', steps: steps(said('11:00:10'), (day) => ({ at: '11:00:12', says: live(day, '10:59:00', { rows: [row(day, '11:00', OTHER)] }) })), outcome: 'nothing', alerts: ['feed_out_of_order'] },
  { name: 'rows in another order', steps: steps(said('11:00:10', (day) => ({ rows: [row(day, '16:30', {}), row(day, '12:01', {}), row(day, '11:00', FINAL)] }))), outcome: 'confirmed 15', alerts: [] },
  { name: 'a row of another day', steps: steps(said('11:00:10', (day) => ({ rows: [row(yesterday(day), '11:00', FINAL)] }))), outcome: 'nothing', alerts: ['feed_wrong_day'] },
  { name: 'a row whose own time is of another day', steps: steps(final('11:00:10', { ...FINAL, stock_datetime: '2026-11-02 11:00:00' })), outcome: 'nothing', alerts: ['feed_wrong_day'] },
  { name: 'a row on its holiday', steps: steps(said('11:00:10', (day) => ({ rows: [row(day, '11:00', FINAL)], holiday: { status: '1', date: day, name: 'King day' } }))), outcome: 'proposed 15', alerts: ['feed_holiday'] },
  { name: '-- for ever', steps: steps(said('11:00:10'), said('11:15:02')), outcome: 'nothing', alerts: ['feed_missing'] },
  { name: 'a number against its own values', steps: steps(final('11:00:10', { ...FINAL, twod: '16' })), outcome: 'nothing', alerts: ['feed_inconsistent'] },
  { name: 'HTML', steps: steps(raw('11:00:10', HTML)), outcome: 'nothing', alerts: ['feed_unreadable'] },
  { name: 'JSON of another shape', steps: steps(raw('11:00:10', { result: 15 })), outcome: 'nothing', alerts: ['feed_unreadable'] },
  { name: 'an error', steps: steps(raw('11:00:10', BROKEN)), outcome: 'nothing', alerts: ['feed_silent'] },
  { name: '10 MB', steps: steps(raw('11:00:10', HUGE)), outcome: 'nothing', alerts: ['feed_too_large'] },
  { name: 'one byte a second', steps: steps((day) => raw('11:00:10', slowly(live(day, '11:00:10', { rows: [row(day, '11:00', FINAL)] })))), outcome: 'nothing', alerts: ['feed_too_slow'] },
  { name: 'a second feed that says another number first', steps: steps({ at: '11:00:05', second }, final('11:00:10')), outcome: 'proposed 07 15', alerts: ['results_disagree'] },
  { name: 'a second feed that says another number later', steps: steps(final('11:00:10'), { at: '11:00:20', second }), outcome: 'confirmed 15', alerts: ['result_differs'] },
  { name: 'a second feed that agrees', steps: steps({ at: '11:00:05', second: fifteen }, final('11:00:10')), outcome: 'confirmed 15', alerts: [] },
  { name: 'the standing number of 16:30 with an empty row', section: '16:30', steps: steps(standing('16:31:00', '16:30:05'), standing('16:33:00', '16:30:05')), outcome: 'confirmed 07', alerts: [] },
  { name: 'a row of 16:30 that comes soon after the standing number', section: '16:30', steps: steps(standing('16:31:00', '16:30:05'), said('16:31:40', (day) => ({ rows: [row(day, '16:30', FINAL)] }))), outcome: 'confirmed 15', alerts: [] },
  { name: 'the number of before 16:30 with an empty row', section: '16:30', steps: steps(standing('16:33:00', '16:29:59'), standing('16:45:02', '16:29:59')), outcome: 'nothing', alerts: ['feed_missing'] },
  { name: 'the number of 15:00 with an empty row at 16:30', section: '16:30', steps: steps(standing('16:33:00', '15:00:20'), standing('16:45:02', '15:00:20')), outcome: 'nothing', alerts: ['feed_missing'] },
  { name: 'yesterday’s number with an empty row at 16:30', section: '16:30', steps: steps(standing('16:45:02', '16:30:05', { date: '2026-11-02' })), outcome: 'nothing', alerts: ['feed_missing'] },
  { name: 'a standing number while the market moves', section: '15:00', steps: steps(standing('15:03:00', '15:00:30'), standing('15:15:02', '15:00:30')), outcome: 'nothing', alerts: ['feed_missing'] },
],
);

// The history is asked for what is overdue already: that is told in every case.
const days = (date: string, ...child: object[]) => [{ date, child }];
const then =
  (at: string, says: (day: string) => FeedAnswer) =>
  (day: string): Step => ({ at, next_day: true, says: says(day) });
const child = (more: object = FINAL) => ({ time: '11:00:00', ...more });

tryCases(
  {
    name: 'thaistock2d history',
    lottery: '2D',
    section: '11:00',
    world,
    server,
    nextDay,
    makeFeed: () => thaistock2dHistory({ base: server.base, reach: 'any' }),
  },
  // biome-ignore format: a row per case
  [
  { name: 'a final row', steps: steps(then('08:00:00', (day) => days(day, child()))), outcome: 'confirmed 15', alerts: ['feed_missing'] },
  { name: 'a duplicate message', steps: steps(then('08:00:00', (day) => days(day, child())), then('08:06:00', (day) => days(day, child()))), outcome: 'confirmed 15', alerts: ['feed_missing'] },
  { name: 'a duplicate row', steps: steps(then('08:00:00', (day) => days(day, child(), child()))), outcome: 'confirmed 15', alerts: ['feed_duplicate', 'feed_missing'] },
  { name: 'a duplicate row that differs', steps: steps(then('08:00:00', (day) => days(day, child(), child(OTHER)))), outcome: 'nothing', alerts: ['feed_inconsistent', 'feed_missing'] },
  { name: 'a late row', steps: steps(then('08:00:00', (day) => days(day)), then('08:06:00', (day) => days(day, child()))), outcome: 'confirmed 15', alerts: ['feed_missing'] },
  { name: 'a missing row', steps: steps(then('08:00:00', () => [])), outcome: 'nothing', alerts: ['feed_missing'] },
  { name: 'days in another order', steps: steps(then('08:00:00', (day) => [...days(addDays(day, 1), child(OTHER)), ...days(day, child())])), outcome: 'confirmed 15', alerts: ['feed_missing'] },
  { name: 'another day', steps: steps(then('08:00:00', (day) => days(yesterday(day), child()))), outcome: 'nothing', alerts: ['feed_missing', 'feed_wrong_day'] },
  { name: 'a holiday, with no rows', steps: steps(then('08:00:00', (day) => days(day))), outcome: 'nothing', alerts: ['feed_missing'] },
  { name: '--', steps: steps(then('08:00:00', (day) => days(day, child(EMPTY)))), outcome: 'nothing', alerts: ['feed_missing'] },
  { name: 'HTML', steps: steps(then('08:00:00', () => HTML)), outcome: 'nothing', alerts: ['feed_missing', 'feed_unreadable'] },
  { name: '10 MB', steps: steps(then('08:00:00', () => HUGE)), outcome: 'nothing', alerts: ['feed_missing', 'feed_too_large'] },
  { name: 'one byte a second', steps: steps(then('08:00:00', (day) => slowly(days(day, child())))), outcome: 'nothing', alerts: ['feed_missing', 'feed_too_slow'] },
  { name: 'a second feed that disagrees', steps: steps({ at: '11:00:05', second }, then('08:00:00', (day) => days(day, child()))), outcome: 'proposed 07 15', alerts: ['feed_missing', 'results_disagree'] },
],
);

// The exchange's own figures: its time is Bangkok's, half an hour ahead.
const index = (day: string, more: object = {}) => ({
  symbol: 'SET',
  last: 1338.91,
  value: 32_345_640_000.5,
  marketDateTime: `${day}T12:32:00+07:00`,
  marketStatus: 'Intermission',
  ...more,
});
const exchange = (...of: object[]) => ({ indexIndustrySectors: [{ ...index(MONDAY), symbol: 'SET50', last: 800.11 }, ...of] });
const figures =
  (at: string, more: (day: string) => object = () => ({})) =>
  (day: string): Step => ({ at, says: exchange(index(day, more(day))) });
const evening = (at: string, time: string) => figures(at, (day) => ({ marketDateTime: `${day}T${time}+07:00`, marketStatus: 'Closed' }));

tryCases(
  {
    name: 'set',
    lottery: '2D',
    section: '12:01',
    world,
    server,
    nextDay,
    makeFeed: () => set({ url: server.base, reach: 'any' }),
  },
  // biome-ignore format: a row per case
  [
  { name: 'standing figures', steps: steps(figures('12:04:00')), outcome: 'confirmed 15', alerts: [] },
  { name: 'a duplicate message', steps: steps(figures('12:04:00'), figures('12:04:10')), outcome: 'confirmed 15', alerts: [] },
  { name: 'a duplicate index', steps: steps((day) => raw('12:04:00', exchange(index(day), index(day)))), outcome: 'confirmed 15', alerts: ['feed_duplicate'] },
  { name: 'a duplicate index that differs', steps: steps((day) => raw('12:04:00', exchange(index(day), index(day, { last: 1338.92 })))), outcome: 'nothing', alerts: ['feed_inconsistent'] },
  { name: 'late figures', steps: steps(figures('12:16:02', () => ({ last: null })), figures('12:30:00')), outcome: 'confirmed 15', alerts: ['feed_missing'] },
  { name: 'a missing index', steps: steps(raw('12:16:02', exchange())), outcome: 'nothing', alerts: ['feed_missing'] },
  { name: 'older figures after newer ones', steps: steps(figures('12:04:00', (day) => ({ marketDateTime: `${day}T12:33:30+07:00`, marketStatus: 'Open2' })), figures('12:04:10')), outcome: 'nothing', alerts: ['feed_out_of_order'] },
  { name: 'figures of another day', steps: steps(figures('12:04:00', (day) => ({ marketDateTime: `${yesterday(day)}T12:32:00+07:00` }))), outcome: 'nothing', alerts: ['feed_wrong_day'] },
  { name: 'figures on its holiday', steps: steps(figures('12:04:00', () => ({ marketStatus: 'Holiday' }))), outcome: 'proposed 15', alerts: ['feed_holiday'] },
  { name: '--', steps: steps(figures('12:04:00', () => ({ last: '--', value: '--' })), figures('12:16:02', () => ({ last: '--', value: '--' }))), outcome: 'nothing', alerts: ['feed_missing'] },
  { name: 'HTML', steps: steps(raw('12:04:00', HTML)), outcome: 'nothing', alerts: ['feed_unreadable'] },
  { name: '10 MB', steps: steps(raw('12:04:00', HUGE)), outcome: 'nothing', alerts: ['feed_too_large'] },
  { name: 'one byte a second', steps: steps((day) => raw('12:04:00', slowly(exchange(index(day))))), outcome: 'nothing', alerts: ['feed_too_slow'] },
  { name: 'a second feed that disagrees', steps: steps({ at: '12:02:00', second }, figures('12:04:00')), outcome: 'proposed 07 15', alerts: ['results_disagree'] },
  { name: 'figures of 16:30', section: '16:30', steps: steps(evening('16:33:00', '17:04:00')), outcome: 'confirmed 15', alerts: [] },
  { name: 'figures of before 16:30', section: '16:30', steps: steps(evening('16:33:00', '16:59:59'), evening('16:45:02', '16:59:59')), outcome: 'nothing', alerts: ['feed_missing'] },
  { name: 'figures of 15:00 at 16:30', section: '16:30', steps: steps(evening('16:33:00', '15:30:10'), evening('16:45:02', '15:30:10')), outcome: 'nothing', alerts: ['feed_missing'] },
],
);

test('a holiday on which the calendar has no draw is no news, and one on which it has draws is told once, whichever feed says so', async () => {
  const [off, on] = [nextDay(), nextDay()];
  await world.moveClock(`${off}T08:00:00+06:30`);
  await until(async () => {
    await keepDraws(world.server.world);
    return (await world.sql('select from draw where day = any ($1)', [[off, on]])).length > 0;
  });
  const body = { day: off, reason: 'King day', is_off: true, bets: 'call_off' as const };
  await must(world.call('POST /api/console/lotteries/:lottery/off-days', { token: world.draws_a, params: { lottery: '2D' }, body }));
  const holidays = async () =>
    (await must(world.call('GET /api/console/alerts', { token: world.draws_a, query: { limit: 50 } }))).data
      .map((it) => it.ref)
      .filter((ref) => ref.startsWith('feed_holiday:') && [off, on].some((day) => ref.endsWith(day)));
  for (const day of [off, on]) {
    await world.moveClock(`${day}T12:04:00+06:30`);
    const moving = follow(world.server.world, thaistock2d({ base: server.base, reach: 'any' }));
    server.says(live(day, '12:04:00', { holiday: { status: '1', date: day, name: 'King day' } }));
    await moving();
    const exchange_turn = follow(world.server.world, set({ url: server.base, reach: 'any' }));
    server.says(exchange(index(day, { marketStatus: 'Holiday' })));
    await exchange_turn();
  }
  expect(await holidays()).toEqual([`feed_holiday:2D:${on}`]);
});
