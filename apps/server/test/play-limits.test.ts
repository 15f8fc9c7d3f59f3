import { expect, test } from 'vitest';
import { bet, drawsWorld, giveResult, MONDAY, settled } from './draws-world.ts';
import { must, type TestPlayer } from './people.ts';

const world = await drawsWorld();
const HOUR_MS = 3_600_000;

type Kind = 'cash_in' | 'stake' | 'loss';
type Period = 'day' | 'week' | 'month';
const set = (player: TestPlayer, kind: Kind, period: Period, amount: number | null) =>
  world.call('POST /api/user/play_limits', { token: player.token, body: { kind, period, amount } });
const confirm = (player: TestPlayer, kind: Kind, period: Period) =>
  world.call('POST /api/user/play_limits/confirm', { token: player.token, body: { kind, period } });
const shown = async (player: TestPlayer) => (await must(world.call('GET /api/user/play_limits', { token: player.token }))).data;
const said = (answer: { status: number; body: { code?: string } }) => answer.body.code ?? answer.status;

let nextTransaction = 500_000;
async function askCashIn(player: TestPlayer, kyat: number) {
  const { pay } = await must(world.call('GET /api/payment-method/show-cashin'));
  nextTransaction += 1;
  const holder_phone = pay[0]?.payment_account_numbers[0]?.account_number;
  const body = { payment_id: pay[0]?.id, account_name: 'U Test', transaction_id: String(nextTransaction), amount: kyat, holder_phone };
  return world.call('POST /api/cash-in', { token: player.token, body });
}
async function approve(id: number) {
  nextTransaction += 1;
  const [row] = await world.sql('select transaction_id from cash_in where id = $1', [id]);
  const full_transaction_id = `K${id}X${row?.['transaction_id']}`;
  await must(world.call('POST /api/console/cash-in/:id/approve', { token: world.finance, params: { id }, body: { full_transaction_id } }));
}

test('a stake limit counts at once and for all bets of the day together', async () => {
  const player = await world.player(50_000);
  expect((await must(bet(world, player, [['07', 1000]]))).user_balance).toBe('49000.00');
  await must(set(player, 'stake', 'day', 3000));
  expect((await shown(player)).limits).toEqual([{ kind: 'stake', period: 'day', limit: '3000.00', used: '1000.00', raise: null }]);
  expect(said(await bet(world, player, [['07', 2100]]))).toBe('limit_reached');
  expect(said(await bet(world, player, [['07', 2000]]))).toBe(200);
  expect(said(await bet(world, player, [['07', 100]]))).toBe('limit_reached');
  const other = await world.player(5000);
  expect(said(await bet(world, other, [['07', 5000]]))).toBe(200);
});

test.each([
  ['day', '2026-12-31T23:59:59+06:30', '2026-12-31T00:00:00+06:30'],
  ['day', '2027-01-01T00:00:00+06:30', '2027-01-01T00:00:00+06:30'],
  ['week', '2026-11-22T23:59:59+06:30', '2026-11-16T00:00:00+06:30'],
  ['week', '2026-11-23T00:00:00+06:30', '2026-11-23T00:00:00+06:30'],
  ['month', '2026-11-30T23:59:59+06:30', '2026-11-01T00:00:00+06:30'],
  ['month', '2026-12-01T00:00:00+06:30', '2026-12-01T00:00:00+06:30'],
])('what counts for a %s at %s began at %s in Yangon', async (period, at, began) => {
  const [row] = await world.sql('select play_period_start($1, $2::timestamptz) as began', [period, at]);
  expect(row).toEqual({ began: new Date(began) });
});

test('bets sent at once never stake more than the limit together', async () => {
  const player = await world.player(90_000);
  await must(set(player, 'stake', 'week', 5000));
  const bets = await Promise.all(Array.from({ length: 30 }, (_, n) => bet(world, player, [[String(10 + n), 500]])));
  expect(bets.map(said).filter((it) => it === 200)).toHaveLength(10);
  expect(new Set(bets.map(said))).toEqual(new Set([200, 'limit_reached']));
  expect((await shown(player)).limits[0]?.used).toBe('5000.00');
});

test('a lower limit set while bets arrive: after its answer no bet is taken beyond it', async () => {
  const player = await world.player(90_000);
  await must(set(player, 'stake', 'day', 80_000));
  const before = Array.from({ length: 20 }, () => bet(world, player, [['44', 1000]]));
  const lowered = set(player, 'stake', 'day', 100);
  await must(lowered);
  const after = await Promise.all(Array.from({ length: 10 }, () => bet(world, player, [['45', 200]])));
  expect(after.map(said)).toEqual(Array(10).fill('limit_reached'));
  expect(new Set((await Promise.all(before)).map(said)).size).toBeLessThanOrEqual(2);
});

test('who stops play is refused the next bet, and a bet on its way is decided before or after, never in between', async () => {
  const player = await world.player(20_000);
  const arriving = Array.from({ length: 20 }, () => bet(world, player, [['55', 100]]));
  await must(world.call('POST /api/user/time_out', { token: player.token, body: { days: 1 } }));
  const [at] = await world.sql('select max(id) as id from slip where player_id = $1', [player.id]);
  expect(said(await bet(world, player, [['55', 100]]))).toBe('excluded');
  for (const it of (await Promise.all(arriving)).map(said)) expect(['excluded', 200]).toContain(it);
  expect(await world.sql('select max(id) as id from slip where player_id = $1', [player.id])).toEqual([at]);
});

test('a loss limit counts open bets as lost until they win', async () => {
  const player = await world.player(50_000);
  await must(set(player, 'loss', 'month', 2000));
  await must(bet(world, player, [['15', 1000]]));
  await must(bet(world, player, [['16', 1000]]));
  expect(said(await bet(world, player, [['17', 100]], { section: '12:01 PM' }))).toBe('limit_reached');
  const draw = await world.drawOf('11:00 AM');
  await world.moveClock(`${MONDAY}T11:00:00+06:30`);
  await giveResult(world, draw.id, '1,338.91', '32,345.64');
  await settled(world, draw.id);
  expect((await shown(player)).limits[0]).toMatchObject({ kind: 'loss', period: 'month', used: '-83000.00' });
  expect(said(await bet(world, player, [['17', 5000]], { section: '12:01 PM' }))).toBe(200);
});

test('a raise, or the end of a limit, waits 24 hours and for a second yes', async () => {
  const player = await world.player(0);
  await must(set(player, 'stake', 'month', 1000));
  const asked = await must(set(player, 'stake', 'month', 9000));
  expect(asked.data.limits[0]).toMatchObject({ limit: '1000.00', raise: { to: '9000.00', from: expect.any(String) } });
  expect(said(await confirm(player, 'stake', 'month'))).toBe('raise_too_early');
  await world.moveClock(23 * HOUR_MS);
  await must(set(player, 'stake', 'month', 9000));
  expect(said(await confirm(player, 'stake', 'month'))).toBe('raise_too_early');
  await world.moveClock(HOUR_MS + 1000);
  expect((await shown(player)).limits[0]?.limit).toBe('1000.00');
  expect((await must(confirm(player, 'stake', 'month'))).data.limits[0]).toMatchObject({ limit: '9000.00', raise: null });
  expect(said(await confirm(player, 'stake', 'month'))).toBe('no_such_limit');

  await must(set(player, 'stake', 'month', null));
  expect((await must(set(player, 'stake', 'month', 8000))).data.limits[0]).toMatchObject({ limit: '8000.00', raise: null });
  await must(set(player, 'stake', 'month', null));
  await world.moveClock(24 * HOUR_MS + 1000);
  expect((await must(confirm(player, 'stake', 'month'))).data.limits).toEqual([]);
  expect(said(await set(player, 'stake', 'month', null))).toBe('no_such_limit');
});

test('a cash-in limit counts what waits and what was approved, not what was rejected', async () => {
  const player = await world.player(0);
  await must(set(player, 'cash_in', 'week', 10_000));
  expect(said(await askCashIn(player, 11_000))).toBe('limit_reached');
  await approve((await must(askCashIn(player, 6000))).data.id);
  expect(said(await askCashIn(player, 5000))).toBe('limit_reached');
  const { data } = await must(askCashIn(player, 4000));
  await must(
    world.call('POST /api/console/cash-in/:id/reject', { token: world.finance, params: { id: data.id }, body: { reason: 'Not found' } }),
  );
  expect((await shown(player)).limits[0]?.used).toBe('6000.00');
  expect(said(await askCashIn(player, 4000))).toBe(200);
});

test('a cash-in whose time is over counts against no limit when its player asks anew, also before the job has come by', async () => {
  // Of several at once the job is before some at most.
  const players = await Promise.all(Array.from({ length: 8 }, () => world.player(0)));
  for (const player of players) {
    await must(set(player, 'cash_in', 'week', 10_000));
    await must(askCashIn(player, 8000));
  }
  await world.sql('update cash_in set expires_at = product_now() where player_id = any ($1)', [players.map((it) => it.id)]);
  const answers = await Promise.all(players.map((it) => askCashIn(it, 8000)));
  expect(answers.map(said)).toEqual(Array(8).fill(200));
});

test('a limit lowered while 50 cash-ins arrive: after its answer none is taken', async () => {
  const player = await world.player(0);
  await must(set(player, 'cash_in', 'day', 100_000));
  const arriving = Array.from({ length: 50 }, () => askCashIn(player, 5000));
  await must(set(player, 'cash_in', 'day', 1000));
  const [held] = await world.sql(`select count(*)::int as n from cash_in where player_id = $1`, [player.id]);
  const answers = (await Promise.all(arriving)).map(said);
  expect(answers.filter((it) => it === 200)).toHaveLength(Number(held?.['n']));
  expect(Number(held?.['n'])).toBeLessThanOrEqual(1);
  for (const it of answers) expect([200, 'request_pending', 'limit_reached']).toContain(it);
  expect(await world.sql(`select count(*)::int as n from cash_in where player_id = $1`, [player.id])).toEqual([held]);
  expect(said(await askCashIn(player, 2000))).toBe('limit_reached');
});

test('a time-out stops bets and cash-ins at once, is not cut short, and ends by itself', async () => {
  const player = await world.player(20_000);
  const stop = (days: number) => world.call('POST /api/user/time_out', { token: player.token, body: { days } });
  const profile = async () => (await must(world.call('GET /api/user/profile', { token: player.token }))).data;
  expect((await must(stop(7))).data.stopped?.kind).toBe('time_out');
  expect(said(await askCashIn(player, 5000))).toBe('excluded');
  const until = (await shown(player)).stopped?.until;
  expect((await must(stop(1))).data.stopped?.until).toBe(until);
  expect((await profile()).stopped_until, 'known to the app before a bet is tried').toBe(until);
  expect(said(await stop(2))).toBe('malformed');
  await world.moveClock(7 * 24 * HOUR_MS + 1000);
  expect((await shown(player)).stopped).toBeNull();
  expect((await profile()).stopped_until).toBeNull();
  expect(said(await askCashIn(player, 5000))).toBe(200);
});

test('a self-exclusion stops play for months while login, history and cash-out stay', async () => {
  const player = await world.player(20_000);
  await world.sql(`update player set lvl_2_state = 'approved', lvl_2_name = 'Aung Aung' where id = $1`, [player.id]);
  const exclude = (months: number) => world.call('POST /api/user/self_exclusion', { token: player.token, body: { months } });
  expect(said(await exclude(5))).toBe('malformed');
  await must(exclude(6));
  expect(said(await askCashIn(player, 5000))).toBe('excluded');
  await world.moveClock(170 * 24 * HOUR_MS);
  expect((await shown(player)).stopped?.kind).toBe('self_exclusion');
  const login = await world.call('POST /api/user/login', { body: { phone: player.phone, password: player.password } });
  expect(login.status).toBe(200);
  const { pay } = await must(world.call('GET /api/payment-method/show-cashout'));
  const body = { payment_id: pay[0]?.id, account_name: 'Aung Aung', user_phone: '09777000111', amount: 5000, password: player.password };
  // The session of before has ended by its age.
  expect((await world.call('POST /api/cash-out', { token: login.body.token, body })).status).toBe(200);
});
