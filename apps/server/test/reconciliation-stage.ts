import { afterAll, expect } from 'vitest';
import { fakeAggregator } from './fake-aggregator.ts';
import { must, operatorToken } from './people.ts';
import { type DialectName, fresh, seamlessPeople, speaker } from './seamless.ts';
import { until } from './until.ts';
import { OPERATORS_PASSWORD } from './wallet-people.ts';
import { testWorld } from './world.ts';

/** A row of GSC's report, settled in kyat unless it says otherwise; `more` in the report's own words. */
export type ReportedRow = {
  member: string;
  wager: string;
  bet: number;
  payout?: number;
  status?: number;
  valid?: number;
  more?: Record<string, unknown>;
};

const DAY_MS = 24 * 3_600_000;

/** A world with an aggregator that reports what a test says, at noon of a day: whenever this is run, the day does not end meanwhile. */
export async function reconciliationStage(more: Record<string, string> = {}) {
  const aggregator = await fakeAggregator();
  afterAll(() => aggregator.stop());
  const world = await testWorld({ SANDBOX_URL: aggregator.url, ...more });
  const people = await seamlessPeople(world);
  await world.sql(`insert into provider_category values (91006, 1, false);
    insert into game (provider_id, category_id, g_code, name) values (91006, 1, 'golden_pagoda', 'Golden Pagoda')`);
  const gsc = speaker(world.server, 'gsc');
  const today = String((await world.sql('select yangon_day(product_now())::text as day'))[0]?.['day']);
  await world.moveClock(`${today}T12:00:00+06:30`);
  let token = people.teller_a;

  /** Sets the clock to noon of so many days after the first, and answers that day. Who was logged in no longer is, but for the one who compares. */
  const dayAfter = async (days: number) => {
    const day = new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
    await world.moveClock(`${day}T12:00:00+06:30`);
    token = await operatorToken(world, 'teller-a', OPERATORS_PASSWORD);
    return day;
  };
  const rowsOf = (rows: readonly ReportedRow[]) =>
    rows.map((it) => ({
      MemberName: it.member,
      WagerID: it.wager,
      ProductID: 1006,
      CurrencyID: 'MMK',
      BetAmount: it.bet,
      PayoutAmount: it.payout ?? 0,
      Status: it.status ?? 101,
      ...(it.valid === undefined ? {} : { ValidBetAmount: it.valid }),
      ...it.more,
    }));
  /** Each report from now on has these wagers in the first window of its day, after the two of the margin. */
  const reports = (rows: readonly ReportedRow[]) => {
    let windows = 0;
    let last = '';
    aggregator.says(({ body }) => {
      const start = String(body['StartDate']);
      windows = start > last ? windows + 1 : 1;
      last = start;
      return { body: { ErrorCode: 0, Wagers: windows === 3 ? rowsOf(rows) : [] } };
    });
  };
  const compare = async (day = today, dialect: DialectName = 'gsc') => {
    const asked = await must(world.call('POST /api/console/reconciliations', { token, body: { dialect, day } }));
    const row = async () =>
      (await must(world.call('GET /api/console/reconciliations', { token }))).data.find((it) => it.id === asked.data.id);
    await until(async () => (await row())?.state !== 'asked');
    return (await row()) ?? expect.fail('the day is gone');
  };
  const differencesOf = async (player: { member: string }) =>
    (await must(world.call('GET /api/console/wager-differences', { token, query: { limit: 200 } }))).data.filter(
      (it) => it.member === player.member,
    );
  /** The open alerts of a kind, the newest first. */
  const alerts = async (kind: string) =>
    (await must(world.call('GET /api/console/alerts', { token, query: { limit: 100 } }))).data.filter(
      (it) => it.kind === kind && it.closed_at === null,
    );
  return {
    world,
    people,
    aggregator,
    gsc,
    today,
    dayAfter,
    reports,
    compare,
    /** Every difference of a player, also one that is gone. */
    differencesOf,
    differences: async (player: { member: string }) => (await differencesOf(player)).filter((it) => it.state !== 'gone'),
    askRepair: (id: number, by = token) =>
      world.call('POST /api/console/wager-differences/:id/repair', { token: by, params: { id }, body: { reason: 'the answer was lost' } }),
    dismiss: (id: number, by = token) =>
      world.call('POST /api/console/wager-differences/:id/dismiss', { token: by, params: { id }, body: { reason: 'agreed' } }),
    bet: async (player: { member: string }, amount: number, product?: number) => {
      const wager = fresh();
      await gsc.send('bet', product === undefined ? player : { ...player, product }, { wager, amount: -amount });
      return wager;
    },
    alerts,
    /** Says of every open alert of a kind that it was seen to. */
    closeAlerts: async (kind: string) => {
      for (const { id } of await alerts(kind)) await must(world.call('POST /api/console/alerts/:id/close', { token, params: { id } }));
    },
  };
}
