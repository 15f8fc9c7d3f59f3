import { CASH_ROWS, PLAY_ROWS } from '@shwekan/contract';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { type CheckName, findWrong } from '../src/proof/audit.ts';
import { sumUpEntries } from '../src/reports/days.ts';
import { REWARD_REASONS } from '../src/reports/figures.ts';
import { cashIn } from './cash-in.ts';
import { decide } from './deeds.ts';
import { bet, giveResult, MONDAY, settled, TUESDAY } from './draws-world.ts';
import { must, type TestPlayer } from './people.ts';
import { rewardsWorld } from './rewards-world.ts';
import { sumUpAll } from './sum-up.ts';
import { until } from './until.ts';

const world = await rewardsWorld();
const { people } = world;
const owner = new pg.Client({ connectionString: world.database_url });
await owner.connect();
afterAll(() => owner.end());

const today = () => must(world.call('GET /api/console/today', { token: world.finance }));
/** Null, as a report by number has it of what is of no number, counts as nothing. */
const kyat = (text: string | null) => Math.round(Number(text ?? '0.00') * 100);

/** What the ledger itself says came to the house on a day, in pya, for reasons and house purses, by its own rows alone. */
async function booked(day: string, reasons: string[], purse: string, refs = '%'): Promise<number> {
  const [row] = await world.sql(
    `select coalesce(sum(case when t.player_id is null then m.amount else -m.amount end), 0)::bigint as sum
     from entry e join move m on m.entry_id = e.id join purse f on f.id = m.from_purse join purse t on t.id = m.to_purse
     where (e.at at time zone 'Asia/Yangon')::date = $1 and e.reason = any ($2) and e.ref like $4
       and (case when t.player_id is null then t.kind || ':' || t.name else f.kind || ':' || f.name end) like $3`,
    [day, reasons, purse, refs],
  );
  return Number(row?.['sum']);
}

/** The figures of a day of play as the ledger has them. */
async function playBooked(day: string, purse: string) {
  const stakes = await booked(day, ['stake', 'game_bet'], purse);
  const payouts = 0 - (await booked(day, ['win', 'game_win'], purse));
  const refunds = 0 - (await booked(day, ['refund'], purse));
  const corrections = await booked(day, ['win_reversed', 'game_rollback', 'game_resettled', 'game_repair'], purse);
  return { stakes, payouts, refunds, corrections, result: stakes - payouts - refunds + corrections };
}
type Wire = Record<'stakes' | 'payouts' | 'refunds' | 'corrections' | 'result', string>;
const playShown = (it: Wire) => ({
  stakes: kyat(it.stakes),
  payouts: kyat(it.payouts),
  refunds: kyat(it.refunds),
  corrections: kyat(it.corrections),
  result: kyat(it.result),
});

type Today = Awaited<ReturnType<typeof today>>;

/** Our account of the way by which players are paid out here. */
async function accountOfPayouts() {
  const [way] = (await must(world.call('GET /api/payment-method/show-cashout'))).pay;
  const { data } = await must(world.call('GET /api/console/house-accounts', { token: world.finance }));
  const account = data.find((it) => it.method === way?.name);
  if (!account) throw new Error('the house has no account of it');
  return account;
}

/** Pays a cash-out of a player, from an account of ours where one is told. */
async function payOut(player: TestPlayer, amount: number, payout_reference: string, account_id?: number): Promise<void> {
  const { data } = await must(people.cashOut(player, { amount }));
  const body = { payout_reference, ...(account_id !== undefined && { account_id }) };
  await must(world.call('POST /api/console/cash-out/:id/pay', { token: people.teller_a, params: { id: data.id }, body }));
}

/** Everything on the page of a day, beside what the ledger's rows come to, in a moment in which nothing was booked: jobs give and take points by themselves. */
async function expectToday(day: string, yesterday: string): Promise<Today> {
  const entries = async () => (await world.sql('select count(*)::int as count from entry'))[0]?.['count'];
  for (;;) {
    const before = await entries();
    const [compared] = await Promise.allSettled([compareToday(day, yesterday)]);
    if ((await entries()) !== before) continue;
    if (compared.status === 'rejected') throw compared.reason;
    return compared.value;
  }
}

async function compareToday(day: string, yesterday: string): Promise<Today> {
  const shown = await today();
  expect([shown.day, shown.yesterday]).toEqual([day, yesterday]);
  for (const [days, at] of [
    ['today', day],
    ['yesterday', yesterday],
  ] as const) {
    expect([at, playShown(shown.play.lotteries[days])]).toEqual([at, await playBooked(at, 'house_lottery:%')]);
    expect([at, playShown(shown.play.games[days])]).toEqual([at, await playBooked(at, 'house_provider:%')]);
    expect(kyat(shown.play.all[days].result)).toBe(kyat(shown.play.lotteries[days].result) + kyat(shown.play.games[days].result));
    const whole = shown.lotteries.filter((it) => it.section === null);
    for (const row of whole) {
      expect([at, row.lottery, playShown(row[days])]).toEqual([at, row.lottery, await playBooked(at, `house_lottery:${row.lottery}`)]);
      const sections = shown.lotteries.filter((it) => it.lottery === row.lottery && it.section !== null);
      expect(sections.reduce((sum, it) => sum + kyat(it[days].result), 0)).toBe(kyat(row[days].result));
    }
    for (const row of shown.providers) expect(playShown(row[days])).toEqual(await playBooked(at, `house_provider:${row.p_code}`));
    expect(kyat(shown.cash.all[days].in)).toBe(0 - (await booked(at, ['cash_in'], 'house_cash:%')));
    expect(kyat(shown.cash.all[days].out)).toBe(await booked(at, ['cash_out_paid'], 'house_cash:%'));
    expect(shown.cash.accounts.reduce((sum, it) => sum + kyat(it[days].in), 0)).toBe(kyat(shown.cash.all[days].in));
    expect(shown.cash.accounts.reduce((sum, it) => sum + kyat(it[days].out), 0)).toBe(kyat(shown.cash.all[days].out));
  }
  const purses = await world.sql('select kind, sum(balance)::bigint as held from purse where keeps_balance group by kind');
  const held = Object.fromEntries(purses.map((it) => [String(it['kind']), Number(it['held'])]));
  for (const { purse, amount } of shown.funds.purses) expect([purse, kyat(amount)]).toEqual([purse, held[purse]]);
  expect(shown.funds.points).toBe(held['points']);
  const month = await must(world.call('GET /api/console/today/month', { token: world.finance }));
  const last = month.data.at(-1);
  expect(month.data).toHaveLength(30);
  expect(last).toMatchObject({ day, lotteries: shown.play.lotteries.today.result, games: shown.play.games.today.result });
  expect(last).toMatchObject({ cash_in: shown.cash.all.today.in, cash_out: shown.cash.all.today.out, funds: shown.funds.total });
  expect(month.data.at(-2)).toMatchObject({ day: yesterday, lotteries: shown.play.lotteries.yesterday.result });
  return shown;
}

test('every figure of today is what the ledger booked, before and after it was summed up, and a reversal counts on its own day', async () => {
  const player = await people.player(500_000);
  await cashIn(world, player, 50_000, people.banker);
  const ours = await accountOfPayouts();
  await payOut(player, 8000, 'PAY-7001');
  await payOut(player, 6000, 'PAY-7002', ours.id);
  await world.stake(player, 10_000);
  await world.stake(player, 300, true);
  await world.stake(player, 4000, false, '04:30 PM');
  await must(bet(world, player, [['77', 500]], { section: '12:01 PM' }));
  const open = await today();
  expect(open.open.staked).toBe('14800.00');
  expect(open.open.draws.map((it) => [it.section, it.staked, it.worst_number, it.worst])).toEqual([
    ['11:00 AM', '10300.00', '51', '850000.00'],
    ['12:01 PM', '500.00', '77', '42500.00'],
    ['04:30 PM', '4000.00', '51', '340000.00'],
  ]);
  const won = await world.settle();
  const called_off = await world.drawOf('04:30 PM');
  await must(
    decide(
      world,
      world.call('POST /api/console/draws/:id/void', {
        token: world.draws_a,
        params: { id: called_off.id },
        body: { reason: 'The exchange is closed' },
      }),
    ),
  );
  await settled(world, called_off.id);
  await world.wager(player, { bet: '4000.50', payout: 1000 });
  await world.takeBack(player, await world.wager(player, { bet: 700 }));
  const before = await expectToday(MONDAY, '2026-11-22');
  expect(before.play.all.today).toMatchObject({ refunds: '4000.00', corrections: '-700.00' });
  expect(before.cash.accounts.map((it) => [it.account, it.today.in_count, it.today.out_count, it.today.out])).toEqual([
    [ours.account_number, 2, 1, '6000.00'],
    [null, 0, 1, '8000.00'],
  ]);
  await sumUpAll(world);
  expect(await expectToday(MONDAY, '2026-11-22')).toEqual(before);

  await world.moveClock(`${TUESDAY}T10:00:00+06:30`);
  await must(
    decide(
      world,
      world.call('POST /api/console/draws/:id/reverse', { token: world.draws_a, params: { id: won }, body: { reason: 'Wrong number' } }),
    ),
  );
  await until(async () => (await world.sql('select from payout_reversed')).length === 1);
  const next = await expectToday(TUESDAY, MONDAY);
  // What was told of Monday stays as it was told.
  expect(next.play.all.yesterday).toEqual(before.play.all.today);
  expect(next.play.all.today).toMatchObject({ stakes: '0.00', corrections: '25500.00', result: '25500.00' });
  await giveResult(world, won, '1,338.99', '32,349.64');
  await settled(world, won);
  await expectToday(TUESDAY, MONDAY);
});

test('an entry whose transaction ends late is summed up once, with those that came after it', async () => {
  await sumUpAll(world);
  const player = await people.player(0);
  const [purse] = await world.sql(`select id from purse where player_id = $1 and kind = 'main'`, [player.id]);
  await owner.query('begin');
  await owner.query(
    `select from post('{adjustment:99001}', '{adjustment}', array[-1::bigint], array[$1::bigint], '{12300}', '{house_adjustment}', '{""}')`,
    [purse?.['id']],
  );
  // It is of the day before, and changes what players had at the end of both days.
  await owner.query('set local session_replication_role = replica');
  await owner.query(`update entry set at = at - interval '1 day' where ref = 'adjustment:99001'`);
  const other = await people.player(0);
  await cashIn(world, other, 7000, people.banker);
  // Nothing is passed by while it runs, and what is booked already is shown.
  for (let turn = 0; turn < 3; turn += 1) await sumUpEntries(world.server.world);
  const [waits] = await world.sql('select read_to < (select max(id) from entry) as it from booked_place');
  expect(waits?.['it']).toBe(true);
  const [shown] = await world.sql(
    `select sum(amount_pya)::bigint as sum from booked_between('{player}', '-infinity', 'infinity') where key = $1`,
    [String(other.id)],
  );
  expect(shown?.['sum']).toBe(-700_000);
  // A statement that takes too long is tried again with half of the entries, down to one.
  await owner.query(`create function reports.take_long() returns trigger language plpgsql as
    $$ begin if new.read_to > old.read_to + 1 then raise 'too long' using errcode = '57014'; end if; return new; end $$`);
  await owner.query('commit');
  await owner.query('create trigger takes_long before update on booked_place for each row execute function reports.take_long()');
  await sumUpAll(world);
  await owner.query('drop function reports.take_long() cascade');
  const [late] = await world.sql(
    `select sum(amount_pya)::bigint as sum, sum(entry_count)::int as count from booked_day where subject = 'player' and key = $1`,
    [String(player.id)],
  );
  expect(late).toEqual({ sum: -12_300, count: 1 });
  const days: CheckName[] = ['everyDayIsWhatTheLedgerBooked', 'everyDrawAccountAndGameIsWhatTheLedgerBooked'];
  const found = async (some: CheckName[]) => {
    let count = 0;
    for (const check of some) if ((await findWrong(check, owner)) !== null) count += 1;
    return count;
  };
  expect(await found([...days, 'everyHourIsWhatPursesChanged', 'everyDayOfFundsIsWhatItsHoursCameTo'])).toBe(0);
  const wrong = async (some: CheckName[], change: string) => {
    await owner.query('begin');
    const { rowCount } = await owner.query(change);
    const count = await found(some);
    await owner.query('rollback');
    return [(rowCount ?? 0) > 0, count];
  };
  for (const subject of ['house', 'draw', 'game', 'account', 'operator', 'player']) {
    const one = `(select ctid from booked_day where subject = '${subject}' limit 1)`;
    expect([subject, await wrong(days, `update booked_day set amount_pya = amount_pya + 1 where ctid = ${one}`)]).toEqual([
      subject,
      [true, 1],
    ]);
    expect([subject, await wrong(days, `delete from booked_day where ctid = ${one}`)]).toEqual([subject, [true, 1]]);
  }
  const month: CheckName[] = ['everyMonthIsWhatItsDaysCameTo'];
  expect(await found([...month, 'everyDayOfAPurseIsWhatItsMovesCameTo'])).toBe(0);
  for (const change of ['amount_pya = amount_pya + 1', 'entry_count = entry_count + 1'])
    expect(await wrong(month, `update booked_month set ${change} where ctid = (select ctid from booked_month limit 1)`)).toEqual([true, 1]);
  expect(await wrong(month, 'delete from booked_month where ctid = (select ctid from booked_month limit 1)')).toEqual([true, 1]);
  for (const change of ['amount_in = amount_in + 1', 'line_count = line_count + 1', 'first_entry = first_entry - 1'])
    expect(await wrong(['everyDayOfAPurseIsWhatItsMovesCameTo'], `update booked_purse set ${change}`)).toEqual([true, 1]);
  expect(await wrong(['everyHourIsWhatPursesChanged'], `delete from booked_hour where purse = 'hold'`)).toEqual([true, 1]);
  expect(await wrong(['everyDayOfFundsIsWhatItsHoursCameTo'], `update booked_funds set amount = amount + 1`)).toEqual([true, 1]);
});

test('each total of a report is what the ledger booked, and its rows come to it', async () => {
  const range = { from: MONDAY, to: TUESDAY };
  const both = async (reasons: string[], purse: string) => (await booked(MONDAY, reasons, purse)) + (await booked(TUESDAY, reasons, purse));
  const results = async (purse: string) => (await playBooked(MONDAY, purse)).result + (await playBooked(TUESDAY, purse)).result;
  const [lotteries, games] = [await results('house_lottery:%'), await results('house_provider:%')];
  expect([lotteries, games].every((it) => it !== 0)).toBe(true);
  for (const by of PLAY_ROWS) {
    const { sums, data } = await must(world.call('GET /api/console/reports/play', { token: world.finance, query: { ...range, by } }));
    const isPart =
      by === 'lottery' || by === 'section' || by === 'draw' || by === 'number'
        ? lotteries
        : by === 'provider' || by === 'game'
          ? games
          : lotteries + games;
    expect([by, kyat(sums.result)]).toEqual([by, isPart]);
    for (const figure of ['stakes', 'payouts', 'refunds', 'corrections', 'result'] as const)
      expect([by, figure, data.reduce((sum, it) => sum + kyat(it[figure]), 0)]).toEqual([by, figure, kyat(sums[figure])]);
  }
  const cash_in = 0 - (await both(['cash_in'], 'house_cash:%'));
  const cash_out = await both(['cash_out_paid'], 'house_cash:%');
  for (const by of CASH_ROWS) {
    const { sums, data } = await must(world.call('GET /api/console/reports/cash', { token: world.finance, query: { ...range, by } }));
    expect([by, kyat(sums.in), kyat(sums.out)]).toEqual([by, cash_in, cash_out]);
    expect([by, data.reduce((sum, it) => sum + kyat(it.in), 0)]).toEqual([by, cash_in]);
    expect([by, data.reduce((sum, it) => sum + kyat(it.out), 0)]).toEqual([by, cash_out]);
  }
  const { method, account_number } = await accountOfPayouts();
  const { data: accounts } = await must(
    world.call('GET /api/console/reports/cash', { token: world.finance, query: { ...range, by: 'account' } }),
  );
  // Each account of ours has what it took and what was sent from it; of the rest nobody said which one it left.
  expect(accounts.filter((it) => it.out_count > 0).map((it) => [it.label, it.out])).toEqual([
    [`${method} ${account_number}`, '6000.00'],
    [`${method}, paid out, account not told`, '8000.00'],
  ]);
  const days = await must(world.call('GET /api/console/reports/play', { token: world.finance, query: { ...range, by: 'day', limit: 1 } }));
  expect([days.total_count, days.data[0]?.label, kyat(days.sums.result)]).toEqual([2, '24/11/2026', lotteries + games]);
  expect((await world.call('GET /api/console/reports/play', { token: world.draws_a })).status).toBe(403);
  // Longer than a year is cut, and the answer says where it begins.
  const long = { from: '2020-01-01', to: TUESDAY, by: 'day' as const };
  expect(await must(world.call('GET /api/console/reports/play', { token: world.finance, query: long }))).toMatchObject({
    from: '2025-11-24',
  });
});

/** What entries before an instant left on players' purses of each kind, by the ledger's own rows alone. */
async function heldAt(at: string): Promise<Record<string, number>> {
  const rows = await world.sql(
    `select p.kind, sum(x.amount)::bigint as held from entry e join move m on m.entry_id = e.id cross join lateral (values (m.from_purse, -m.amount), (m.to_purse, m.amount)) as x(purse_id, amount)
     join purse p on p.id = x.purse_id where p.player_id is not null and e.at < $1 group by 1`,
    [at],
  );
  return Object.fromEntries(rows.map((it) => [String(it['kind']), Number(it['held'])]));
}

test('what players held at any instant is what all entries before it left, by kind of purse', async () => {
  const instants = await world.sql(
    `select at from (select at, row_number() over (order by id) as n, count(*) over () as all from entry) e where n % greatest(e.all / 8, 1) = 0`,
  );
  expect(instants.length).toBeGreaterThan(5);
  const asked = [
    ...instants.map((it) => (it['at'] as Date).toISOString()),
    `${MONDAY}T11:30:00+06:30`,
    `${TUESDAY}T00:00:00+06:30`,
    '2020-01-01T00:00:00Z',
  ];
  for (const at of asked) {
    const { data } = await must(world.call('GET /api/console/reports/funds', { token: world.finance, query: { at } }));
    const held = await heldAt(at);
    for (const { purse, amount, unit } of data)
      expect([at, purse, unit === 'points' ? Number(amount) : kyat(amount)]).toEqual([at, purse, held[purse] ?? 0]);
  }
  // What is still to come is now.
  const now = await must(world.call('GET /api/console/reports/funds', { token: world.finance, query: { at: '2099-01-01T00:00:00Z' } }));
  expect(now.total).toBe((await today()).funds.total);
  expect((await world.call('GET /api/console/reports/funds', { token: world.draws_a })).status).toBe(403);
});

test('what rewards cost is what the ledger booked of each kind, beside what those who got it brought', async () => {
  const players = [await people.player(0), await people.player(0)];
  for (const player of players) await cashIn(world, player, 5000, people.banker);
  await must(bet(world, players[0]!, [['12', 700]], { section: '04:30 PM', date: TUESDAY }));
  const given = [
    ['welcome_bonus', 0, 30_000, 'house_promotions'],
    ['pocket_money', 0, 20_000, 'house_pocket'],
    ['pocket_money', 1, 10_000, 'house_pocket'],
  ] as const;
  for (const [nth, [reason, who, amount, house]] of given.entries()) {
    const [purse] = await world.sql(`select id from purse where player_id = $1 and kind = 'main'`, [players[who]!.id]);
    const ref = `${reason}:${97_000 + nth}`;
    await owner.query(
      `select from post(array[$1], array[$2], array[-1::bigint], array[$3::bigint], array[$4::bigint], array[$5], array[''])`,
      [...[ref, reason, purse?.['id'], amount, house]],
    );
  }
  const query = { from: TUESDAY, to: TUESDAY };
  const { data, sums } = await must(world.call('GET /api/console/reports/rewards', { token: world.finance, query }));
  const costs = Object.fromEntries(data.map((it) => [it.key, kyat(it.cost)]));
  for (const { key } of data) {
    const reasons = REWARD_REASONS[key as keyof typeof REWARD_REASONS];
    expect([key, costs[key]]).toEqual([key, 0 - (await booked(TUESDAY, [...reasons], 'house_%'))]);
  }
  expect(data.find((it) => it.key === 'pocket_money')).toMatchObject({ cost: '300.00', count: 2, player_count: 2, in: '10000.00' });
  expect(data.find((it) => it.key === 'welcome_bonus')).toMatchObject({
    cost: '300.00',
    player_count: 1,
    stakes: '700.00',
    left: '400.00',
  });
  // Who got several counts once.
  expect([kyat(sums.cost), sums.in]).toEqual([Object.values(costs).reduce((sum, it) => sum + it, 0), '10000.00']);
  const entries = (key: 'pocket_money' | 'welcome_bonus') =>
    must(world.call('GET /api/console/reports/entries', { token: world.finance, query: { ...query, figure: 'cost', by: 'reward', key } }));
  expect((await entries('pocket_money')).data.map((it) => it.amount)).toEqual(['100.00', '200.00']);
  expect((await entries('welcome_bonus')).data.map((it) => it.ref)).toEqual(['welcome_bonus:97000']);
});

test('each number has what was staked on it and what it was paid, as its slips and the ledger say', async () => {
  const player = await people.player(0);
  await cashIn(world, player, 5000, people.banker);
  const lines: [string, number][] = [
    ['15', 200],
    ['51', 300],
    ['07', 100],
  ];
  await must(bet(world, player, lines, { section: '12:01 PM', date: TUESDAY }));
  const draw = await world.drawOf('12:01 PM', TUESDAY);
  await world.moveClock(`${TUESDAY}T12:05:00+06:30`);
  await giveResult(world, draw.id, '1,338.91', '32,345.64');
  await settled(world, draw.id);
  const query = { from: MONDAY, to: TUESDAY, by: 'number' as const };
  const { sums, data } = await must(world.call('GET /api/console/reports/play', { token: world.finance, query }));
  const rows = await world.sql(
    `select l.code || ' ' || lpad(x.number::text, l.digits, '0') as key, sum(x.stake)::bigint as stakes
     from slip s join entry e on e.ref = 'stake:' || s.id join draw d on d.id = s.draw_id join lottery l on l.id = d.lottery_id cross join lateral unnest(s.numbers, s.stakes_pya) as x(number, stake)
     where d.day in ($1, $2) group by 1`,
    [MONDAY, TUESDAY],
  );
  expect(data.map((it) => [it.key, kyat(it.stakes)]).toSorted()).toEqual(rows.map((it) => [it['key'], Number(it['stakes'])]).toSorted());
  const paid =
    (await booked(MONDAY, ['win', 'win_reversed'], 'house_lottery:%')) +
    (await booked(TUESDAY, ['win', 'win_reversed'], 'house_lottery:%'));
  expect(data.reduce((sum, it) => sum + kyat(it.payouts), 0)).toBe(0 - paid);
  expect(paid).not.toBe(0);
  expect([...new Set([sums, ...data].flatMap((it) => [it.corrections, it.laid_off]))], 'no figure that is none').toEqual([null]);
});

test('every figure of a report opens to the entries that come to it', async () => {
  type EntriesQuery = NonNullable<Parameters<typeof world.call<'GET /api/console/reports/entries'>>[1]>['query'];
  /** What all pages of entries come to, and how many there were. */
  const behind = async (query: EntriesQuery) => {
    const ids = new Set<number>();
    let sum = 0;
    for (let before: number | undefined, goes_on = true; goes_on; ) {
      const { data, next } = await must(
        world.call('GET /api/console/reports/entries', {
          token: world.finance,
          query: { ...query, limit: 3, ...(before ? { before } : {}) },
        }),
      );
      for (const it of data) {
        ids.add(it.id);
        sum += kyat(it.amount);
      }
      before = next ?? undefined;
      goes_on = next !== null;
    }
    return [ids.size, sum];
  };
  const range = { from: MONDAY, to: TUESDAY };
  for (const by of PLAY_ROWS) {
    const { data } = await must(world.call('GET /api/console/reports/play', { token: world.finance, query: { ...range, by } }));
    for (const row of data.slice(0, 3)) {
      const [count, sum] = await behind({ ...range, by, key: row.key, figure: 'result' });
      expect([by, row.key, sum]).toEqual([by, row.key, kyat(row.result)]);
      expect(count).toBeGreaterThan(0);
    }
  }
  for (const by of CASH_ROWS) {
    const { data } = await must(world.call('GET /api/console/reports/cash', { token: world.finance, query: { ...range, by } }));
    for (const row of data) {
      expect([by, row.key, await behind({ ...range, by, key: row.key, figure: 'in' })]).toEqual([
        by,
        row.key,
        [row.in_count, kyat(row.in)],
      ]);
      expect([by, await behind({ ...range, by, key: row.key, figure: 'out' })]).toEqual([by, [row.out_count, kyat(row.out)]]);
    }
  }
  const { sums } = await must(world.call('GET /api/console/reports/play', { token: world.finance, query: range }));
  for (const figure of ['stakes', 'payouts', 'refunds', 'corrections', 'result'] as const)
    expect([figure, (await behind({ ...range, figure }))[1]]).toEqual([figure, kyat(sums[figure])]);
  const asked = (query: EntriesQuery, token = world.finance) => world.call('GET /api/console/reports/entries', { token, query });
  for (const [by, key] of [
    ['day', 'yesterday'],
    ['draw', 'x'],
    ['player', '1e3'],
    ['operator', '-1'],
  ] as const)
    expect((await asked({ figure: 'in', by, key })).status).toBe(422);
  expect((await asked({ figure: 'in', by: 'player', key: '999999' })).status).toBe(200);
  expect((await asked({ figure: 'in', by: 'section', key: '2D 12:01' })).status).toBe(200);
  expect((await asked({ figure: 'in' }, world.draws_a)).status).toBe(403);
});

test('a range with whole months in it is what the ledger booked on its days, by every cut, also at the edges of months', async () => {
  const player = await people.player(0);
  const [purse] = await world.sql(`select id from purse where player_id = $1 and kind = 'game'`, [player.id]);
  const at = [
    '2026-08-31T23:59:59',
    '2026-09-01T00:00:00',
    '2026-09-15T12:00:00',
    '2026-09-30T23:59:59',
    '2026-10-01T00:00:00',
    '2026-10-31T23:59:59',
  ];
  await owner.query(`begin; set local session_replication_role = replica`);
  for (const [nth, time] of at.entries()) {
    const ref = `game_repair:${96_000 + nth}`;
    await owner.query(
      `select from post(array[$1], '{game_repair}', array[-1::bigint], array[$2::bigint], array[$3::bigint], '{house_provider}', '{SANDBOX}')`,
      [ref, purse?.['id'], 100 * 10 ** nth],
    );
    await owner.query(`update entry set at = $2 where ref = $1`, [ref, `${time}+06:30`]);
  }
  await owner.query('commit');
  await sumUpAll(world);
  const ranges = [
    ['2026-08-31', TUESDAY],
    ['2026-09-01', '2026-09-30'],
    ['2026-09-02', '2026-10-31'],
    ['2026-09-15', '2026-10-30'],
    ['2026-10-01', MONDAY],
    ['2026-10-02', '2026-10-30'],
  ];
  for (const [from = '', to = ''] of ranges) {
    const [row] = await world.sql(
      `select coalesce(sum(case when t.player_id is null then m.amount else -m.amount end), 0)::bigint as sum from entry e join move m on m.entry_id = e.id
       join purse f on f.id = m.from_purse join purse t on t.id = m.to_purse
       where yangon_day(e.at) between $1 and $2 and e.reason = any ('{stake,game_bet,win,game_win,refund,win_reversed,game_rollback,game_resettled,game_repair}')`,
      [from, to],
    );
    for (const by of ['day', 'month', 'player', 'referrer'] as const) {
      const told = await must(world.call('GET /api/console/reports/play', { token: world.finance, query: { from, to, by, limit: 200 } }));
      const rows = told.data.reduce((sum, it) => sum + kyat(it.result), 0);
      expect([from, to, by, kyat(told.sums.result), rows]).toEqual([from, to, by, Number(row?.['sum']), Number(row?.['sum'])]);
    }
  }
  const months = await must(
    world.call('GET /api/console/reports/play', { token: world.finance, query: { from: '2026-08-31', to: '2026-10-31', by: 'month' } }),
  );
  expect(months.data.map((it) => [it.key, it.result])).toEqual([
    ['2026-10-01', '-110000.00'],
    ['2026-09-01', '-1110.00'],
    ['2026-08-01', '-1.00'],
  ]);
});

test('what top-up cards brought has a row of its own, apart from what was paid out', async () => {
  const player = await people.player(0);
  const methods = await must(world.call('GET /api/payment-method/show-cashin'));
  const card = methods.mobile_topup[0];
  const asked = await must(
    world.call('POST /api/cash-in', {
      token: player.token,
      body: { payment_id: Number(card?.id), amount: 10_000, is_mobile_topup: true, voucher_code: '7777123456789012' },
    }),
  );
  await must(world.call('POST /api/console/cash-in/:id/approve', { token: world.finance, params: { id: asked.data.id }, body: {} }));
  const query = { from: TUESDAY, to: TUESDAY, by: 'account' as const };
  const { data } = await must(world.call('GET /api/console/reports/cash', { token: world.finance, query }));
  expect(data.filter((it) => it.label === `${card?.name}, top-up cards`).map((it) => it.in_count)).toEqual([1]);
  const { cash } = await today();
  expect(cash.accounts.filter((it) => it.account === 'card').map((it) => [it.method, it.today.in_count])).toEqual([[card?.name, 1]]);
});

test('what waits for a person is shown to who can do something about it, longest first', async () => {
  const player = await people.player(20_000);
  const waiting = (token: string) => must(world.call('GET /api/console/waiting', { token }));
  const at = (await waiting(world.finance)).counts.find((it) => it.kind === 'cash_out')?.count ?? 0;
  await must(people.cashOut(player, { amount: 9000 }));
  const { counts, data } = await waiting(world.finance);
  expect(counts.find((it) => it.kind === 'cash_out')?.count).toBe(at + 1);
  expect(data.map((it) => Date.parse(it.since))).toEqual(data.map((it) => Date.parse(it.since)).toSorted((a, b) => a - b));
  expect(data.map((it) => it.kind)).toContain('cash_out');
  const draws = await waiting(world.draws_a);
  expect(draws.counts.map((it) => it.kind)).toEqual(['result', 'deed', 'alert']);
  expect(draws.data.filter((it) => it.kind === 'result')[0]).toMatchObject({ detail: expect.stringMatching(/^\w+ 2[34]\/11 \d\d:\d\d$/) });
});

test('how old feeds, jobs and the archive are is told of each', async () => {
  const health = () => must(world.call('GET /api/console/health', { token: world.draws_a }));
  const jobs = async () => (await health()).workers.flatMap((it) => it.jobs);
  await until(async () => (await jobs()).length > 0);
  expect((await jobs()).map((it) => it.name)).toEqual(expect.arrayContaining(['lottery.draws', 'reports.days', 'rewards-weeks']));
  // Whether each goes well is its own test's: a crowded machine may let one wait.
  await until(async () => (await jobs()).some((it) => it.name === 'reports.days' && it.has_ended));
  const { archive, backup } = await health();
  expect([archive, backup]).toEqual([{ archived_ms_ago: null, has_failed: false }, null]);
  await world.sql(`insert into rehearsal_run (backup_at) values (clock_timestamp() - interval '2 hours')`);
  const good = (await health()).backup;
  expect(good).toEqual({ began_ms_ago: expect.any(Number), is_good: true });
  expect(Math.round((good?.began_ms_ago ?? 0) / 3_600_000)).toBe(2);
  await world.sql(`insert into rehearsal_run (trouble) values ('there is no backup')`);
  expect((await health()).backup).toEqual({ began_ms_ago: null, is_good: false });
});
