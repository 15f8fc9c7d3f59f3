import { describe, expect, test } from 'vitest';
import { reportWindows } from '../src/games/dialects/aggregator.ts';
import { gamesJobs } from '../src/games/jobs.ts';
import { audit } from '../src/proof/audit.ts';
import { confirmDeed, decide, waiting } from './deeds.ts';
import { must } from './people.ts';
import { reconciliationStage } from './reconciliation-stage.ts';
import { fresh } from './seamless.ts';
import { until } from './until.ts';

const stage = await reconciliationStage();
const { world, people, aggregator, gsc, today, reports, compare, differences, askRepair, dismiss, bet } = stage;
type GamePlayer = Awaited<ReturnType<typeof people.gamePlayer>>;
const HOUR_MS = 3_600_000;

describe('reconciliation', () => {
  test('finds what is missing here, missing there, and what differs', async () => {
    const player = await people.gamePlayer(1000);
    const [same, other, gone] = [await bet(player, 100), await bet(player, 200), await bet(player, 300)];
    const never = fresh();
    const member = player.member;
    reports([
      { member, wager: same, bet: 100, status: 100 },
      { member, wager: other, bet: 200, payout: 500 },
      { member, wager: never, bet: 10, payout: 60 },
    ]);
    expect(await compare()).toMatchObject({ state: 'done', theirs_count: 3 });
    const found = Object.fromEntries((await differences(player)).map((it) => [it.wager_code, [it.kind, it.ours, it.theirs, it.repair]]));
    expect(found).toEqual({
      [other]: ['amounts_differ', '-200.00', '300.00', '500.00'],
      [gone]: ['missing_there', '-300.00', '0.00', '300.00'],
      [never]: ['missing_here', '0.00', '50.00', '50.00'],
    });
  });

  test('asks the whole day in windows of five minutes, and moves nothing by itself', async () => {
    const player = await people.gamePlayer(500);
    const from = aggregator.heard.length;
    reports([{ member: player.member, wager: fresh(), bet: 10, payout: 1_000_000 }]);
    await compare();
    const windows = aggregator.heard.slice(from).map(({ body }) => [body['StartDate'], body['EndDate']].map((it) => Date.parse(`${it}Z`)));
    for (const [n, [start = 0, end = 0]] of windows.entries()) {
      expect(end - start).toBeLessThanOrEqual(300_000);
      if (n > 0) expect(start).toBe(windows[n - 1]?.[1]);
    }
    expect(await people.purse(player)).toBe(50_000);
  });

  test('repairs by two operators, once, and finds the day right afterwards', async () => {
    const player = await people.gamePlayer(1000);
    const wager = await bet(player, 200);
    const rows = [{ member: player.member, wager, bet: 200, valid: 150, payout: 500.5 }];
    reports(rows);
    await compare();
    const id = (await differences(player))[0]?.id ?? 0;
    const { deed_id } = await must(askRepair(id));
    expect((await askRepair(id)).body.code).toBe('deed_waits');
    expect(await differences(player)).toMatchObject([{ state: 'open', asked_by: 'teller-a' }]);
    const deed = (await waiting(world, people.teller_b)).find((it) => it.id === deed_id);
    expect(deed?.title).toContain(wager);
    expect(deed?.lines.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['Phone', null, player.phone],
      ['Product', null, '1006'],
      ['The wager is', 'open', 'settled'],
      ['Counts for turnover', '200 kyat', '150 kyat'],
      ['Payout', '0 kyat', '500.50 kyat'],
      ['It moved on the game balance', '-200 kyat', '300.50 kyat'],
      ['The player is given', null, '500.50 kyat'],
      ['Reason', null, 'the answer was lost'],
    ]);
    // Compared again, it differs as before: the repair still waits.
    reports(rows);
    await compare();
    expect((await confirmDeed(world, deed_id, people.teller_a)).body.code).toBe('same_operator');
    await must(confirmDeed(world, deed_id, people.teller_b));
    expect((await askRepair(id)).body.code).toBe('already_decided');
    expect(await people.purse(player)).toBe(130_050);
    reports(rows);
    await compare();
    expect(await differences(player)).toMatchObject([{ state: 'repaired', asked_by: 'teller-a', decided_by: 'teller-b' }]);
    const trail = await world.sql('select action from audit_row where subject = $1 order by id', [`wager_difference:${id}`]);
    expect(trail.map((it) => it['action'])).toEqual(['ask_wager_repair', 'confirm_wager_repair']);
    expect((await audit(world.database_url)).difference).toBeNull();
    const [row] = await people.wagers(player);
    const shown = await must(world.call('GET /api/console/wagers/:id', { token: people.helpdesk, params: { id: Number(row?.['id']) } }));
    expect(shown.repairs).toMatchObject([{ amount: '500.50', asked_by: 'teller-a', confirmed_by: 'teller-b' }]);
  });

  const repair = async (player: GamePlayer) => {
    await compare();
    for (const { id } of await differences(player)) await must(decide(world, askRepair(id)));
  };
  const played = async (player: GamePlayer) =>
    (await must(world.call('GET /api/transition/details', { token: player.token }))).data.map((it) => ({
      wager: it.wager_id,
      says: [it.status, it.bet_amount, it.valid_turnover, it.payout_amount, it.profit_loss].join(' '),
    }));
  const turnover = async (player: GamePlayer) => (await people.balances(player)).turnover;

  test('a repair sets the wager right: what it shows, its turnover, and what a rollback takes', async () => {
    const player = await people.gamePlayer(1000);
    await people.owe(player, 1000);
    const wager = await bet(player, 200);
    reports([{ member: player.member, wager, bet: 200, valid: 150, payout: 500 }]);
    await repair(player);
    expect(await played(player)).toEqual([{ wager, says: 'settled 200.00 150.00 500.00 300.00' }]);
    expect(await turnover(player)).toBe('850.00');
    expect((await gsc.send('rollback', player, { wager, amount: -500 })).code).toBe(0);
    expect(await people.purse(player)).toBe(80_000);
    expect(await turnover(player)).toBe('1000.00');
    await people.forgetOwed();
    expect((await audit(world.database_url)).difference).toBeNull();
  });

  test('a repair makes a wager that is missing here, and voids one that is missing there', async () => {
    const player = await people.gamePlayer(1000);
    const [never, gone] = [fresh(), await bet(player, 300)];
    await gsc.send('result', player, { wager: gone, amount: 400 });
    reports([{ member: player.member, wager: never, bet: 10, payout: 60 }]);
    await repair(player);
    expect(Object.fromEntries((await played(player)).map((it) => [it.wager, it.says]))).toEqual({
      [never]: 'settled 10.00 10.00 60.00 50.00',
      [gone]: 'void 300.00 0.00 0.00 0.00',
    });
    expect(await people.purse(player)).toBe(105_000);
    const history = await must(world.call('GET /api/transition/history', { token: player.token }));
    expect(history).toMatchObject({ bet_amount_total: '10.00', payout_total: '60.00', win_lose: '50.00' });
    expect((await gsc.send('cancel', player, { wager: gone, amount: 300 })).code).toBe(1003);
    expect(await people.purse(player)).toBe(105_000);
    // The report of the day in which it was repaired has not heard of either.
    reports([]);
    await compare();
    expect((await differences(player)).map((it) => it.state)).toEqual(['repaired', 'repaired']);
    expect((await audit(world.database_url)).difference).toBeNull();
  });

  test('a bet that was rolled back before it came may be repaired; what moves after a repair is an alert', async () => {
    const player = await people.gamePlayer(1000);
    const wager = fresh();
    expect((await gsc.send('rollback', player, { wager, amount: 100 })).code).toBe(1006);
    reports([{ member: player.member, wager, bet: 100, status: 100 }]);
    await repair(player);
    expect(await played(player)).toEqual([{ wager, says: 'pending 100.00 100.00 0.00 -100.00' }]);
    expect((await gsc.send('result', player, { wager, amount: 250 })).code).toBe(0);
    expect(await people.purse(player)).toBe(115_000);
    const alerts = await world.sql(`select kind from alert where (data->>'player_id')::bigint = $1`, [player.id]);
    expect(alerts.map((it) => it['kind'])).toEqual(['game_moved_after_repair']);
    expect((await audit(world.database_url)).difference).toBeNull();
  });

  test('takes money back below zero when the report says so, and flags the purse', async () => {
    const player = await people.gamePlayer(100);
    const wager = fresh();
    reports([{ member: player.member, wager, bet: 250, payout: 0 }]);
    await compare();
    const id = (await differences(player))[0]?.id ?? 0;
    const { deed_id } = await must(askRepair(id));
    const deed = (await waiting(world, people.teller_b)).find((it) => it.id === deed_id);
    expect(deed?.lines.find((it) => it.field === 'The player loses')?.after).toBe('250 kyat; the balance may go below zero');
    await must(confirmDeed(world, deed_id, people.teller_b));
    expect(await people.purse(player)).toBe(-15_000);
    expect((await audit(world.database_url)).difference).toBeNull();
  });

  test('does not repair what a late callback has put right', async () => {
    const player = await people.gamePlayer(1000);
    const wager = await bet(player, 200);
    reports([{ member: player.member, wager, bet: 200, payout: 500 }]);
    await compare();
    const id = (await differences(player))[0]?.id ?? 0;
    const { deed_id } = await must(askRepair(id));
    const deed = (await waiting(world, people.teller_b)).find((it) => it.id === deed_id);
    await gsc.send('result', player, { wager, amount: 500 });
    const sent = { token: people.teller_b, params: { id: Number(deed_id) }, body: { digest: deed?.digest } };
    expect((await world.call('POST /api/console/deeds/:id/confirm', sent)).body.code).toBe('deed_stale');
    expect((await askRepair(id)).body.code).toBe('nothing_to_repair');
    expect(await people.purse(player)).toBe(130_000);
  });

  test('says of no wager that came late that it is missing there, when its provider reports it at the time that it told', async () => {
    const player = await people.gamePlayer(1000);
    const [late, nowhere] = [fresh(), fresh()];
    // Settled a quarter before the day began, by the aggregator's clock; our answer was lost, and it came again in the day.
    const [clock] = await world.sql('select (extract(epoch from product_now() - clock_timestamp()) * 1000)::float8 as shift_ms');
    const settled_ms = Date.parse(`${today}T00:00:00+06:30`) - 900_000 - Number(clock?.['shift_ms']);
    const ModifiedOn = new Date(settled_ms).toISOString();
    for (const wager of [late, nowhere]) {
      await gsc.send('bet', player, { wager, amount: -100, more: { ModifiedOn } });
      await gsc.send('result', player, { wager, amount: 400, bet: 100, more: { ModifiedOn } });
    }
    const row = {
      MemberName: player.member,
      WagerID: late,
      ProductID: 1006,
      CurrencyID: 'MMK',
      BetAmount: 100,
      PayoutAmount: 400,
      Status: 101,
    };
    aggregator.says(({ body }) => {
      const [start = 0, end = 0] = [body['StartDate'], body['EndDate']].map((it) => Date.parse(`${it}Z`));
      return { body: { ErrorCode: 0, Wagers: start <= settled_ms && settled_ms < end ? [row] : [] } };
    });
    expect((await compare()).state).toBe('done');
    expect((await differences(player)).map((it) => [it.wager_code, it.kind, it.ours, it.theirs])).toEqual([
      [nowhere, 'missing_there', '300.00', '0.00'],
    ]);
  });

  test('leaves a dismissed difference alone, and one that is right by now is gone', async () => {
    const player = await people.gamePlayer(1000);
    const [left, late] = [await bet(player, 200), await bet(player, 300)];
    const rows = [
      { member: player.member, wager: left, bet: 200, payout: 500 },
      { member: player.member, wager: late, bet: 300, payout: 400 },
    ];
    reports(rows);
    await compare();
    const id = (await differences(player)).find((it) => it.wager_code === left)?.id ?? 0;
    // One operator asks for a repair, another to leave it: whichever is confirmed, the other falls.
    const { deed_id: repair_id } = await must(askRepair(id));
    const { deed_id } = await must(dismiss(id, people.teller_b));
    expect((await dismiss(id)).body.code, 'it waits').toBe('deed_waits');
    expect(await differences(player)).toContainEqual(
      expect.objectContaining({ id, state: 'open', asked_by: 'teller-a', dismissal_asked_by: 'teller-b', reason: null }),
    );
    expect((await confirmDeed(world, deed_id, people.teller_b)).body.code).toBe('same_operator');
    await must(confirmDeed(world, deed_id, people.teller_a));
    expect((await confirmDeed(world, repair_id, people.teller_b)).body.code).toBe('deed_stale');
    expect((await dismiss(id)).body.code).toBe('already_decided');
    expect((await askRepair(id)).body.code).toBe('already_decided');
    expect(await differences(player)).toContainEqual(
      expect.objectContaining({
        id,
        state: 'dismissed',
        asked_by: 'teller-b',
        decided_by: 'teller-a',
        reason: 'agreed',
        dismissal_asked_by: null,
      }),
    );
    expect(await people.purse(player), 'nothing moved').toBe(50_000);
    await gsc.send('result', player, { wager: late, amount: 400 });
    reports(rows);
    await compare();
    expect((await differences(player)).map((it) => [it.wager_code, it.state])).toEqual([[left, 'dismissed']]);
  });

  test('compares nothing when the report does not come whole, or tells amounts that are none', async () => {
    const player = await people.gamePlayer(1000);
    await bet(player, 100);
    let asked = 0;
    aggregator.says(() => {
      asked += 1;
      return asked < 3 ? { body: { ErrorCode: 0, Wagers: [] } } : { status: 502, body: '' };
    });
    expect(await compare()).toMatchObject({ state: 'failed', error: expect.stringContaining('502') });
    expect(await differences(player)).toEqual([]);
  });

  test('that cannot be made is told once the morning is over, asked for again, and over when the day is compared', async () => {
    const yesterday = new Date(Date.parse(today) - 24 * HOUR_MS).toISOString().slice(0, 10);
    const older = new Date(Date.parse(today) - 48 * HOUR_MS).toISOString().slice(0, 10);
    const told = async () =>
      (await must(world.call('GET /api/console/alerts', { token: people.teller_a, query: { limit: 100 } }))).data
        .filter((it) => it.kind === 'reconciliation_failed' && it.closed_at === null)
        .map((it) => it.data);
    const states = () => world.sql(`select day::text, state from reconciliation where day < $1 and dialect = 'gsc' order by day`, [today]);
    aggregator.says(() => ({ status: 502, body: '' }));
    for (const day of [older, yesterday]) {
      await must(world.call('POST /api/console/reconciliations', { token: people.teller_a, body: { dialect: 'gsc', day } }));
    }
    await until(async () => (await told()).length === 2);
    expect((await told())[0]).toMatchObject({ dialect: 'gsc', error: expect.stringContaining('502') });
    reports([]);
    await world.sql(`update reconciliation set at = at - interval '7 hours' where state = 'failed'`);
    await gamesJobs(world.server.world)
      .loops?.find((it) => it.name === 'games-reports')
      ?.run(() => false);
    // The other dialect's day is asked for as well, of the same address.
    await until(async () => (await world.sql(`select from reconciliation where state = 'asked'`)).length === 0);
    expect(await told()).toEqual([]);
    expect(await states()).toEqual([
      { day: older, state: 'done' },
      { day: yesterday, state: 'done' },
    ]);
  });

  test('refuses a day to come, and a member that is none of ours has nothing to repair', async () => {
    const tomorrow = new Date(Date.parse(today) + 24 * HOUR_MS).toISOString().slice(0, 10);
    const refused = await world.call('POST /api/console/reconciliations', {
      token: people.teller_a,
      body: { dialect: 'gsc', day: tomorrow },
    });
    expect(refused.body.code).toBe('time_not_valid');
    reports([{ member: 'SKNOBODY', wager: fresh(), bet: 10, payout: 60 }]);
    await compare();
    const { data } = await must(
      world.call('GET /api/console/wager-differences', { token: people.teller_a, query: { state: 'open', limit: 200 } }),
    );
    const id = data.find((it) => it.member === 'SKNOBODY')?.id ?? 0;
    expect((await askRepair(id)).body.code).toBe('nothing_to_repair');
  });

  test.each([
    [
      'another amount',
      `update wager_difference set repair_pya = repair_pya + 1, repair_paid_pya = repair_paid_pya + 1 where state = 'repaired'`,
      'every repair has its entry',
    ],
    [
      'a repair that nobody confirmed',
      `update wager_difference d set deed_id = (select max(id) from deed where kind <> 'wager_repair')
       where id = (select max(id) from wager_difference where state = 'repaired')`,
      'every repair has its entry',
    ],
    [
      'no repair',
      `update wager_difference set state = 'dismissed', wager_id = null where state = 'repaired'`,
      'every repair entry has its difference',
    ],
    [
      'stake for payout',
      `update wager_difference set repair_stake_pya = repair_stake_pya + 1, repair_paid_pya = repair_paid_pya + 1 where state = 'repaired'`,
      'every wager is the sum of its transactions',
    ],
    [
      'a dismissal that nobody confirmed',
      `update wager_difference d set deed_id = (select max(id) from deed where kind <> 'wager_dismissal') where state = 'dismissed'`,
      'every dismissal was confirmed',
    ],
  ])('the audit sees %s', async (_case, breaks, check) => {
    const before = await world.sql(`select * from wager_difference where state in ('repaired', 'dismissed')`);
    await world.sql(breaks);
    expect((await audit(world.database_url)).difference?.check).toBe(check);
    for (const it of before)
      await world.sql(
        `update wager_difference d set repair_pya = was.repair_pya, repair_stake_pya = was.repair_stake_pya, repair_paid_pya = was.repair_paid_pya,
           wager_id = was.wager_id, deed_id = was.deed_id, state = was.state
         from json_populate_record(null::wager_difference, $1::json) was where d.id = was.id`,
        [JSON.stringify(it)],
      );
    expect((await audit(world.database_url)).difference).toBeNull();
  });
});

test.each([
  ['a day that ends with a window', '00:00:00.000', '00:10:00.000', ['00:00:00-00:05:00', '00:05:00-00:10:00']],
  ['a part of a second beyond a window', '00:00:00.300', '00:05:00.700', ['00:00:00-00:05:00', '00:05:00-00:05:01']],
  ['an end within the second in which a window begins', '00:00:00.000', '00:05:00.001', ['00:00:00-00:05:00', '00:05:00-00:05:01']],
  ['less than a second', '00:00:00.100', '00:00:00.200', ['00:00:00-00:00:01']],
  ['nothing', '00:00:01.000', '00:00:01.000', []],
])('a report is asked in windows of whole seconds, none empty: %s', (_name, from, until, windows) => {
  const at = (time: string) => Date.parse(`2026-11-23T${time}Z`);
  const time = (it: Date) => it.toISOString().slice(11, 19);
  expect(reportWindows(at(from), at(until), 300_000).map((it) => `${time(it.from)}-${time(it.until)}`)).toEqual(windows);
});
