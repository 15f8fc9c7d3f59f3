import pg from 'pg';
import { expect, test } from 'vitest';
import { tell } from '../src/platform/facts.ts';
import { audit } from '../src/proof/audit.ts';
import { sumSettledDraws } from '../src/rewards/draw-stakes.ts';
import { workOnWeeks } from '../src/rewards/weekly.ts';
import { confirm, decide, waiting } from './deeds.ts';
import { balanceOf, bet, giveResult, MONDAY, settled } from './draws-world.ts';
import { must, type TestPlayer } from './people.ts';
import { letTermsHold, readAllFacts, rewardsWorld } from './rewards-world.ts';
import { until } from './until.ts';
import { expectOneYes, times } from './wallet-people.ts';

const world = await rewardsWorld();
const { teller_a, teller_b, boss } = world.people;
const NEXT_MONDAY = '2026-11-30';

const work = () => workOnWeeks(world.server.world);
const runs = async () => (await must(world.call('GET /api/console/weekly-runs', { token: teller_a }))).data;
const runOf = async (from: string) => {
  const run = (await runs()).find((it) => it.from === from);
  if (!run) throw new Error(`there is no run of ${from}`);
  return run;
};
const pay = (id: number) => world.call('POST /api/console/weekly-runs/:id/pay', { token: teller_a, params: { id } });
const waitingWeeks = async () => (await must(world.call('GET /api/console/me', { token: teller_b }))).waiting.weekly_runs;
const stop = (id: number) =>
  world.call('POST /api/console/weekly-runs/:id/stop', { token: teller_a, params: { id }, body: { reason: 'Looked wrong' } });
const repeat = (id: number) => world.call('POST /api/console/weekly-runs/:id/repeat', { token: teller_a, params: { id } });
const claim = (player: TestPlayer, key?: string) =>
  world.call('POST /api/promotion/claim', { token: player.token, headers: key ? { 'Idempotency-Key': key } : {} });
const promotionOf = async (player: TestPlayer) => (await world.profile(player)).p_balance;
const isMaintained = async () => (await must(world.call('GET /api/weekly/promo_maintain'))).data.is_maintain;
/** Works on weeks until something is so; whatever is killed meanwhile is tried again. */
const worked = (isSo: () => Promise<boolean>) =>
  until(async () => {
    await work().catch(() => undefined);
    return isSo();
  });
const clean = async () => expect((await audit(world.database_url)).difference).toBeNull();

const loser = await world.player(100_000);
const winner = await world.player(100_000);
const gamePlayer = await world.player(0);

test('nothing is given before the week is over, and no week can be started early', async () => {
  await world.stake(loser, 10_000);
  await world.stake(winner, 1000, true);
  await world.settle();
  await world.stake(loser, 5000, false, '12:01 PM');
  await world.wager(gamePlayer, { bet: 5000, payout: 1066 });
  await world.wager(winner, { bet: 2000 });
  await work();
  expect(await runs()).toEqual([]);
  const start = (from: string) => world.call('POST /api/console/weekly-runs', { token: teller_a, body: { from } });
  expect([(await start(MONDAY)).body.code, (await start('2026-11-24')).body.code]).toEqual(['week_not_over', 'week_not_valid']);
});

test('Monday 00:00 counts three percent of what each player lost, whole kyat, and waits for two people', async () => {
  await world.moveClock(`${NEXT_MONDAY}T00:00:00+06:30`);
  await worked(async () => (await runs())[0]?.state === 'counted');
  const run = await runOf(MONDAY);
  // The slip on a draw without a result is not lost: it counts in the week its draw is settled in.
  expect(run).toMatchObject({
    to: '2026-11-29',
    percent: 3,
    player_count: 2,
    net_loss: '13934.00',
    amount: '418.00',
    paid: '0.00',
    started_by: null,
  });
  const items = await must(world.call('GET /api/console/weekly-runs/:id/items', { token: teller_a, params: { id: run.id } }));
  expect(items.data.map((it) => [it.player.id, it.lottery_loss, it.game_loss, it.amount])).toEqual([
    [loser.id, '10000.00', '0.00', '300.00'],
    [gamePlayer.id, '0.00', '3934.00', '118.00'],
  ]);
  expect(await promotionOf(loser)).toBe('0.00');
  expect(await isMaintained()).toBe('0');

  expect(await waitingWeeks()).toBe(1);
  const asked = await must(pay(run.id));
  expect(asked.data.state).toBe('counted');
  expect((await pay(run.id)).body.code).toBe('deed_waits');
  expect(await waitingWeeks()).toBe(0);
  const deed = (await waiting(world, teller_b)).find((it) => it.id === asked.deed_id);
  expect(deed?.title).toMatch(/^The weekly promotion of \d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4} is paid$/);
  expect(deed?.lines.map((it) => it.after)).toEqual(['2', '13,934 kyat', '3 %', '418 kyat']);
  await confirm(world, asked.deed_id ?? 0, teller_b);
  await Promise.all([work(), work(), work()]);
  expect(await runOf(MONDAY)).toMatchObject({ state: 'paid', paid: '418.00', paid_count: 2 });
  expect([await promotionOf(loser), await promotionOf(gamePlayer), await promotionOf(winner)]).toEqual(['300.00', '118.00', '0.00']);
  expect((await pay(run.id)).body.code).toBe('run_not_ready');
  await clean();
});

test('a run that is repeated pays nobody twice, and who was left out gets theirs', async () => {
  const { id } = await runOf(MONDAY);
  await must(repeat(id));
  await work();
  expect(await runOf(MONDAY)).toMatchObject({ state: 'paid', paid: '418.00', paid_count: 2 });
  expect((await world.call('POST /api/console/weekly-runs', { token: boss, body: { from: MONDAY } })).body.code).toBe('already_started');
  expect([await promotionOf(loser), await promotionOf(gamePlayer)]).toEqual(['300.00', '118.00']);
  expect((await stop(id)).body.code).toBe('run_not_ready');
  await clean();
});

test('two hundred claims pay once; the same key is one claim', async () => {
  const before = Number(await balanceOf(world, loser));
  const claims = await times(200, () => claim(loser));
  expectOneYes(claims, 'nothing_to_claim');
  expect(Number(await balanceOf(world, loser)) - before).toBe(300);
  const keyed = await times(20, () => claim(gamePlayer, 'the-same-press'));
  expect(keyed.map((it) => it.body.claimed)).toEqual(Array(20).fill('118.00'));
  expect(await balanceOf(world, gamePlayer)).toBe('118.00');
  const history = await must(world.call('GET /api/promotion/claim/history', { token: loser.token }));
  expect(history.data).toMatchObject([{ amount: '300.00', date: NEXT_MONDAY }]);
  await clean();
});

test('a run waits for play that is not summed up yet, and then goes on by itself; what a player has from before is theirs to claim meanwhile', async () => {
  await world.wager(gamePlayer, { bet: 10_000 });
  await world.moveClock('2026-12-07T00:00:00+06:30');
  // Nobody can read facts: a change of a wager stays unread.
  const holder = new pg.Client({ connectionString: world.database_url });
  await holder.connect();
  await holder.query(`begin; select from fact_reader where name = 'rewards' for update`);
  await world.sql(`insert into fact (kind, data, at) values ('wager_changed', '{"wager_id": 0}', '2026-12-06')`);
  await worked(async () => (await runs())[0]?.waits === true);
  expect((await runs())[0]).toMatchObject({ from: NEXT_MONDAY, state: 'counting' });
  expect(await isMaintained()).toBe('0');
  await must(world.people.adjust(gamePlayer, 'promotion', 'give', 50));
  expect((await must(claim(gamePlayer))).claimed).toBe('50.00');
  await holder.query('rollback');
  await holder.end();
  // Nobody calls the work here: the server's own loop does it.
  await until(async () => (await runs())[0]?.state === 'counted');
  expect(await isMaintained()).toBe('0');
});

test('stopped, repeated and killed again and again, a run pays everyone once', async () => {
  const players = [];
  for (let n = 0; n < 12; n += 1) {
    const player = await world.player(0);
    await world.wager(player, { bet: 1000 * (n + 1) });
    players.push(player);
  }
  await letTermsHold(world, world.people, { weekly_needs_confirmation: false });
  await world.moveClock('2026-12-14T00:00:00+06:30');
  await worked(async () => (await runs())[0]?.from === '2026-12-07');
  const { id } = await runOf('2026-12-07');
  for (let n = 0; n < 15; n += 1) {
    const killed = world.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%weekly_%' and pid <> pg_backend_pid()`,
    );
    await Promise.all([work().catch(() => undefined), work().catch(() => undefined), killed, stop(id), repeat(id)]);
  }
  if ((await runOf('2026-12-07')).state === 'stopped') await must(repeat(id));
  await worked(async () => (await runOf('2026-12-07')).state === 'paid');
  for (const [n, player] of players.entries()) expect(await promotionOf(player)).toBe(`${30 * (n + 1)}.00`);
  await clean();
});

test('a draw whose settlement is taken back over Monday counts for its week: the run waits for the next one, and not for one that is called off', async () => {
  const friday = '2026-12-18';
  await world.moveClock(`${friday}T10:00:00+06:30`);
  const [late, off] = [await world.player(100_000), await world.player(100_000)];
  const draws = new Map<string, number>();
  for (const [section, player] of [
    ['11:00 AM', late],
    ['12:01 PM', off],
  ] as const) {
    await until(async () => (await bet(world, player, [['51', 10_000]], { section, date: friday })).status === 200);
    draws.set(section, (await world.drawOf(section, friday)).id);
  }
  const [first = 0, second = 0] = draws.values();
  await world.moveClock(`${friday}T13:00:00+06:30`);
  for (const id of [first, second]) {
    await giveResult(world, id, '1,338.91', '32,345.64');
    await settled(world, id);
  }
  await sumSettledDraws(world.server.world);
  for (const id of [first, second]) {
    const asked = { token: world.draws_a, params: { id }, body: { reason: 'The exchange corrected itself' } };
    await must(decide(world, world.call('POST /api/console/draws/:id/reverse', asked)));
  }
  await world.moveClock('2026-12-21T00:00:00+06:30');
  await worked(async () => (await runs())[0]?.waits === true);
  expect((await runs())[0]).toMatchObject({ from: '2026-12-14', state: 'counting' });
  await until(async () => (await world.sql('select from draw where reversing_at is not null')).length === 0);
  const voiding = { token: world.draws_a, params: { id: second }, body: { reason: 'No number at all' } };
  await must(decide(world, world.call('POST /api/console/draws/:id/void', voiding)));
  await settled(world, second);
  await giveResult(world, first, '1,316.80', '33,617.38');
  await settled(world, first);
  await worked(async () => (await runOf('2026-12-14')).state === 'paid');
  expect([await promotionOf(late), await promotionOf(off)]).toEqual(['300.00', '0.00']);
  await clean();
});

const reverse = async (id: number) => {
  const asked = { token: world.draws_a, params: { id }, body: { reason: 'The exchange corrected itself' } };
  await must(decide(world, world.call('POST /api/console/draws/:id/reverse', asked)));
  await until(async () => (await world.sql('select from draw where reversing_at is not null')).length === 0);
};
const thursday = '2026-12-24';

test('a counted week is counted again by itself when a draw of it gets another number, and what was asked of it is stale', async () => {
  await letTermsHold(world, world.people, { weekly_needs_confirmation: true });
  await world.moveClock(`${thursday}T10:00:00+06:30`);
  const [one, two] = [await world.player(100_000), await world.player(100_000)];
  for (const [player, number] of [
    [one, '51'],
    [two, '15'],
  ] as const)
    await until(async () => (await bet(world, player, [[number, 10_000]], { section: '11:00 AM', date: thursday })).status === 200);
  const { id: draw } = await world.drawOf('11:00 AM', thursday);
  await world.moveClock(`${thursday}T13:00:00+06:30`);
  await giveResult(world, draw, '1,338.91', '32,345.64');
  await settled(world, draw);
  await sumSettledDraws(world.server.world);
  const played = await world.wager(one, { bet: 1000, payout: 1000 });
  await world.moveClock('2026-12-28T00:00:00+06:30');
  await worked(async () => (await runs())[0]?.from === '2026-12-21' && (await runs())[0]?.state === 'counted');
  const { id } = await runOf('2026-12-21');
  const losers = async () => {
    const { data } = await must(world.call('GET /api/console/weekly-runs/:id/items', { token: teller_a, params: { id } }));
    return data.map((it) => [it.player.id, it.amount]);
  };
  expect(await losers()).toEqual([[one.id, '300.00']]);
  const { deed_id } = await must(pay(id));
  const [deed] = (await waiting(world, teller_b)).filter((it) => it.id === deed_id);
  // What is told of again and counts as before leaves the week and its deed alone.
  const [row] = await world.sql('select id::int as wager_id, player_id::int from wager where wager_code = $1', [played]);
  await world.server.world.db.transaction((tx) =>
    tell(tx, { kind: 'wager_changed', player_id: Number(row?.['player_id']), data: { ...row } }),
  );
  await readAllFacts(world);
  expect((await runOf('2026-12-21')).state).toBe('counted');
  expect((await waiting(world, teller_b)).map((it) => it.id)).toContain(deed_id);
  await reverse(draw);
  await giveResult(world, draw, '1,338.95', '32,341.64');
  await settled(world, draw);
  await worked(async () => (await runOf('2026-12-21')).state === 'counted' && (await losers())[0]?.[0] === two.id);
  expect(await losers()).toEqual([[two.id, '300.00']]);
  const sent = { token: teller_b, params: { id: deed_id ?? 0 }, body: { digest: deed?.digest } };
  expect((await world.call('POST /api/console/deeds/:id/confirm', sent)).body.code).toBe('deed_stale');
  const again = await must(pay(id));
  await confirm(world, again.deed_id ?? 0, teller_b);
  await worked(async () => (await runOf('2026-12-21')).state === 'paid');
  expect([await promotionOf(one), await promotionOf(two)]).toEqual(['0.00', '300.00']);
  await clean();
});

test('a draw of a week before, whose settlement is taken back, holds up no week after it', async () => {
  const { id: draw } = await world.drawOf('11:00 AM', thursday);
  await reverse(draw);
  await world.moveClock('2027-01-04T00:00:00+06:30');
  await worked(async () => (await runs())[0]?.from === '2026-12-28' && (await runs())[0]?.state === 'paid');
  const voiding = { token: world.draws_a, params: { id: draw }, body: { reason: 'No number at all' } };
  await must(decide(world, world.call('POST /api/console/draws/:id/void', voiding)));
  await settled(world, draw);
  await clean();
});
