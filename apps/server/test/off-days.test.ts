import { expect, test } from 'vitest';
import { announce } from '../src/lottery/announce.ts';
import { keepDraws } from '../src/lottery/calendar.ts';
import { audit } from '../src/proof/audit.ts';
import { decide, waiting } from './deeds.ts';
import { balanceOf, bet, drawsWorld, giveResult, MONDAY, settled, TUESDAY } from './draws-world.ts';
import { must } from './people.ts';
import { until } from './until.ts';

const world = await drawsWorld();
const WEDNESDAY = '2026-11-25';
const THURSDAY = '2026-11-26';
const FRIDAY = '2026-11-27';

const drawsOn = async (day: string, lottery: '1D' | '2D' | '3D' = '2D') =>
  (await must(world.call('GET /api/console/draws', { token: world.draws_a, query: { lottery, from: day, to: day } }))).data;
const setOff = (day: string, more: { bets?: 'call_off' | 'move'; is_off?: boolean } = {}, lottery = '2D') =>
  world.call('POST /api/console/lotteries/:lottery/off-days', {
    token: world.draws_a,
    params: { lottery },
    body: { day, is_off: true, reason: 'The exchange rests', ...more },
  });
const effect = (day: string) =>
  must(world.call('GET /api/console/lotteries/:lottery/off-day', { token: world.draws_a, params: { lottery: '2D' }, query: { day } }));
const bet1d = (token: string, date: string) =>
  must(
    world.call('POST /api/user/betting_1d', { token, body: { section: '11:00 AM', date, bet_obj: [{ bet_number: '7', amount: 100 }] } }),
  );

test('a day whose draws take bets but hold none becomes an off day: they go, with 1D, and come back when it is taken back', async () => {
  await world.moveClock(`${MONDAY}T17:00:00+06:30`);
  await until(
    async () =>
      (await drawsOn(TUESDAY)).every((it) => it.state === 'open') && (await drawsOn(TUESDAY, '1D')).every((it) => it.state === 'open'),
  );
  expect(await effect(TUESDAY)).toMatchObject({ draws: 8, slips: 0, staked: '0.00', has_result: false, moves_to: null });
  await must(setOff(TUESDAY));
  expect([await drawsOn(TUESDAY), await drawsOn(TUESDAY, '1D')]).toEqual([[], []]);
  const toldOff = async (lottery: string) => (await must(world.call('GET /api/days_off/:lottery', { params: { lottery } }))).data;
  const rest = [{ date: TUESDAY, reason: 'The exchange rests' }];
  expect([await toldOff('2D'), await toldOff('1D'), await toldOff('C2D')]).toEqual([rest, rest, []]);
  await until(async () => (await drawsOn(WEDNESDAY))[0]?.state === 'open');
  expect((await must(world.call('GET /api/section'))).data[0]).toMatchObject({ date: WEDNESDAY });
  expect((await must(setOff(TUESDAY, { is_off: false }))).called_off).toBe(0);
  await until(async () => (await drawsOn(TUESDAY)).length === 4);
});

test('an off day of 3D is the day on which it really draws: its draw goes, and is not made again', async () => {
  // The 16th of January is Teachers' Day: the source draws on the 17th.
  const day = '2027-01-17';
  await until(async () => (await drawsOn(day, '3D')).length === 1);
  await must(setOff(day, {}, '3D'));
  await keepDraws(world.server.world);
  expect(await drawsOn(day, '3D')).toEqual([]);
  await must(setOff(day, { is_off: false }, '3D'));
  await until(async () => (await drawsOn(day, '3D')).length === 1);
});

test('while bets are sent to it, an empty day is emptied whole or not at all: no bet is left without its draw', async () => {
  const player = await world.player(100_000);
  const sent = Array.from({ length: 40 }, (_, n) =>
    bet(world, player, [['07', 100]], { section: ['11:00 AM', '12:01 PM', '03:00 PM'][n % 3] ?? '', date: TUESDAY }),
  );
  const [off, ...got] = await Promise.all([setOff(TUESDAY), ...sent]);
  const codes = new Set(got.map((it) => it.body.code ?? 'taken'));
  expect([...codes].filter((it) => it !== 'taken' && it !== 'no_digit_data')).toEqual([]);
  expect(off.status === 200 ? codes.has('taken') : off.body.code).toBe(off.status === 200 ? false : 'draw_opened');
  expect(await world.sql('select from slip s where not exists (select from draw d where d.id = s.draw_id)')).toEqual([]);
  if (off.status === 200) await must(setOff(TUESDAY, { is_off: false }));
  await until(async () => (await drawsOn(TUESDAY)).length === 4);
  expect((await audit(world.database_url)).difference).toBeNull();
});

test('a day whose draws hold bets moves to the next draw day with all of them, and is paid there', async () => {
  const player = await world.player(10_000);
  await must(bet(world, player, [['07', 1000]], { date: TUESDAY }));
  await bet1d(player.token, TUESDAY);
  const [draw] = await drawsOn(TUESDAY);
  expect((await setOff(TUESDAY)).body.code).toBe('draw_opened');
  expect(await effect(TUESDAY)).toMatchObject({ draws: 8, has_result: false, moves_to: WEDNESDAY });
  await must(setOff(TUESDAY, { bets: 'move' }));
  // Who bet is told: their number comes another day.
  const { data: told } = await must(
    world.call('GET /api/user/notifications', { token: player.token, headers: { 'accept-language': 'en' } }),
  );
  expect(told.slice(0, 2).map((it) => [it.title, it.body])).toEqual([
    ['1D 11:00 AM is drawn on 25/11/2026', 'It was to be on 24/11/2026. Your bets go with it.'],
    ['2D 11:00 AM is drawn on 25/11/2026', 'It was to be on 24/11/2026. Your bets go with it.'],
  ]);
  expect([await drawsOn(TUESDAY), await drawsOn(TUESDAY, '1D')]).toEqual([[], []]);
  const there = (await drawsOn(WEDNESDAY)).find((it) => it.section === '11:00 AM');
  expect(there).toMatchObject({
    id: draw?.id,
    state: 'open',
    closes_at: `${WEDNESDAY}T10:50:00+06:30`,
    draws_at: `${WEDNESDAY}T11:00:00+06:30`,
  });
  expect((await drawsOn(WEDNESDAY, '1D')).find((it) => it.section === '11:00 AM')).toMatchObject({ slip_count: 1 });
  await until(async () => (await drawsOn(WEDNESDAY)).length === 4 && (await drawsOn(THURSDAY)).length === 4);
  const [slip] = (await must(world.call('GET /api/user/bet_slip_history_2d', { token: player.token }))).data;
  expect(slip).toMatchObject({ date: WEDNESDAY, total_amount: '1000.00' });
  await world.moveClock(`${WEDNESDAY}T11:00:00+06:30`);
  await giveResult(world, draw?.id ?? 0, '1,316.80', '33,617.38');
  await settled(world, draw?.id ?? 0);
  await until(async () => (await balanceOf(world, player)) === '94700.00'); // 10,000 - 1,100 + 1,000 x 85 + 100 x 8
  expect((await setOff(WEDNESDAY, { bets: 'call_off' })).body.code).toBe('draw_already_resulted');
  expect((await audit(world.database_url)).difference).toBeNull();
});

test('a day whose draws hold bets is called off, with 1D, and every stake comes back', async () => {
  await until(async () => (await drawsOn(THURSDAY))[0]?.state === 'open' && (await drawsOn(THURSDAY, '1D'))[0]?.state === 'open');
  const player = await world.player(10_000);
  await must(bet(world, player, [['07', 1000]], { date: THURSDAY }));
  await bet1d(player.token, THURSDAY);
  await must(setOff(THURSDAY, { bets: 'call_off' }));
  await until(async () => (await balanceOf(world, player)) === '10000.00');
  expect((await drawsOn(THURSDAY)).map((it) => [it.section, it.state])).toEqual([['11:00 AM', 'voided']]);
  const off = await must(setOff(THURSDAY, { is_off: false }));
  expect(off.called_off, 'that of 1D as well').toBe(2);
  await until(async () => (await drawsOn(THURSDAY)).length === 4);
  expect((await drawsOn(THURSDAY)).find((it) => it.section === '11:00 AM')?.state, 'it does not come back').toBe('voided');
  const trail = await world.sql(
    `select action, after from audit_row where action in ('add_off_day', 'void_draw') order by id desc limit 3`,
  );
  expect(trail.map((it) => it['action'])).toEqual(['add_off_day', 'void_draw', 'void_draw']);
  expect(trail[0]?.['after']).toEqual({ day: THURSDAY, bets: 'call_off' });
  expect((await audit(world.database_url)).difference).toBeNull();
});

test('a draw that has closed with bets, whose number may be known, is called off by two people: an off day of one operator is no other way', async () => {
  await world.moveClock(`${FRIDAY}T10:00:00+06:30`);
  await until(async () => (await drawsOn(FRIDAY))[0]?.state === 'open');
  const player = await world.player(10_000);
  await must(bet(world, player, [['07', 1000]], { date: FRIDAY }));
  expect(await effect(FRIDAY)).toMatchObject({ has_closed: false });
  await world.moveClock(`${FRIDAY}T11:00:02+06:30`);
  await until(async () => (await drawsOn(FRIDAY))[0]?.state === 'closed');
  const told = { day: FRIDAY, section: '11:00', set: '1,316.80', value: '33,617.38', source_at: null };
  await announce(world.server.world, { name: 'set', lottery: '2D' }, told); // 07
  expect(await effect(FRIDAY)).toMatchObject({ has_closed: true, moves_to: null });

  expect((await setOff(FRIDAY, { bets: 'call_off' })).body.code).toBe('second_operator_needed');
  const [draw] = await drawsOn(FRIDAY);
  expect([draw?.state, draw?.proposals.map((it) => it.state)]).toEqual(['closed', ['proposed']]);
  expect(await world.sql('select from off_day where day = $1', [FRIDAY])).toEqual([]);

  const body = { reason: 'The exchange stopped' };
  const asked = world.call('POST /api/console/draws/:id/void', { token: world.draws_a, params: { id: draw?.id ?? 0 }, body });
  const { deed_id } = await must(asked);
  // The second person reads what goes back, and that 1D goes with it.
  const deed = (await waiting(world, world.draws_b)).find((it) => it.id === deed_id);
  expect(deed?.lines.map(({ field, before, after }) => [field, before, after])).toEqual([
    ['Stakes of 2D', '1,000 kyat', 'given back'],
    ['Stakes of 1D', '0 kyat', 'given back'],
    ['Number from set', '07', null],
    ['Reason', null, 'The exchange stopped'],
  ]);
  await must(decide(world, asked));
  await must(setOff(FRIDAY, { bets: 'call_off' }));
  await until(async () => (await balanceOf(world, player)) === '10000.00');
  expect((await drawsOn(FRIDAY)).map((it) => [it.section, it.state])).toEqual([['11:00 AM', 'voided']]);
  // Who looks for its number is told that there will be none.
  const section = '11:00 AM';
  const off = { section, date: FRIDAY, closes_at: `${FRIDAY}T10:50:00+06:30`, called_off: 1 };
  expect(await must(world.call('GET /api/luckynumber_daily'))).toEqual([{ ...off, '2d': 'Coming Soon', set: null, value: null }]);
  expect(await must(world.call('GET /api/luckynumber1d'))).toEqual([{ ...off, '1d': 'Coming Soon' }]);
});
