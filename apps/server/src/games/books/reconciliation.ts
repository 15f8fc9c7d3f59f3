import { isProviderCurrency, providerAmount, providerPya } from '@shwekan/rules';
import {
  closeGone,
  compareWagers,
  countOurs,
  endReconciliation,
  type FindReconciliationResult,
  failReconciliation,
  findReconciliation,
  lockReconciliation,
  putDifferences,
  type ToldAtOtherTimesResult,
  toldAtOtherTimes,
} from '#queries/games/books/reconciliation.ts';
import { endAlertsAt, raiseAlert } from '../../platform/alerts.ts';
import type { OutsideResult } from '../../platform/outside.ts';
import type { World } from '../../platform/world.ts';
import { type Aggregator, type ReportedWager, reportWindows } from '../dialects/aggregator.ts';
import { aggregatorOf } from '../dialects/list.ts';

/** Beyond the day on both sides: the aggregator's clock is not ours. */
const MARGIN_MS = 600_000;

type Theirs = {
  p_code: string;
  member: string;
  wager_code: string;
  status: ReportedWager['status'];
  net_pya: number;
  bet_pya: number;
  tip_pya: number;
  valid_bet_pya: number;
  payout_pya: number;
};

/**
 * Compares a day of ours with the aggregator's report and writes down what differs. Moves nothing. A report that does not come
 * whole compares nothing: half a report looks like missing wagers. Missing there is only what the report has neither in the day nor when the provider says it changed. Safe to run twice: what was found before is found again.
 */
export async function reconcile(world: World, reconciliation_id: number): Promise<void> {
  const [day] = await findReconciliation.run({ reconciliation_id }, world.db);
  if (!day) return;
  const asked = await askReport(world, day);
  if (asked.outcome !== 'done') {
    return noteFailure(world, reconciliation_id, { dialect: day.dialect, error: asked.error.slice(0, 500) });
  }
  const { dialect, from_at, until_at } = day;
  const { wagers, unreadable } = netOf(asked.value);
  await world.db.transaction(async (tx) => {
    await lockReconciliation.run({ reconciliation_id }, tx);
    const between = { dialect, from_at, until_at };
    const found = await compareWagers.run({ ...between, theirs: JSON.stringify(wagers) }, tx);
    const differences = JSON.stringify(found);
    await putDifferences.run({ reconciliation_id, dialect, differences }, tx);
    await closeGone.run({ reconciliation_id, differences }, tx);
    const [ours] = await countOurs.run(between, tx);
    const counts = { ours_count: ours?.count ?? 0, theirs_count: wagers.length, difference_count: found.length };
    await endReconciliation.run({ reconciliation_id, ...counts }, tx);
    await endAlertsAt(tx, [failureRef(reconciliation_id)]);
    if (found.length > 0 || unreadable > 0)
      await raiseAlert(tx, `reconciliation:${reconciliation_id}`, 'wagers_differ', { dialect, differences: found.length, unreadable });
  });
}

const failureRef = (reconciliation_id: number) => `reconciliation_failed:${reconciliation_id}`;

/** A day that nobody could compare reads like one without a difference: it is told, once it is late. */
async function noteFailure(world: World, reconciliation_id: number, { dialect, error }: { dialect: string; error: string }): Promise<void> {
  await world.db.transaction(async (tx) => {
    const [failed] = await failReconciliation.run({ reconciliation_id, error }, tx);
    if (failed?.is_late) await raiseAlert(tx, failureRef(reconciliation_id), 'reconciliation_failed', { dialect, day: failed.day, error });
  });
}

/** The report of a day in its windows, one after the other, with what came late in it. */
async function askReport(world: World, day: FindReconciliationResult): Promise<OutsideResult<ReportedWager[]>> {
  const aggregator = await aggregatorOf(world, world.db, day.dialect);
  if (aggregator === null) return { outcome: 'refused', error: 'the dialect is off, or has no operator code or secret' };
  // A demo's clock is moved; the aggregator's is the world's.
  const start_ms = day.from_at.getTime() - day.shift_ms - MARGIN_MS;
  const end_ms = day.until_at.getTime() - day.shift_ms + MARGIN_MS;
  const wagers: ReportedWager[] = [];
  for (const { from, until } of reportWindows(start_ms, end_ms, aggregator.window_ms)) {
    const asked = await aggregator.wagers(from, until);
    if (asked.outcome !== 'done') return asked;
    wagers.push(...asked.value);
  }
  const { dialect, from_at, until_at } = day;
  const between = { dialect, from_at, until_at, asked_from: new Date(start_ms), asked_until: new Date(end_ms) };
  const [known, elsewhere] = [new Set(wagers.map(nameOf)), await toldAtOtherTimes.run(between, world.db)];
  const late = await askAbout(
    aggregator,
    elsewhere.filter((it) => !known.has(nameOf(it))),
  );
  return late.outcome === 'done' ? { outcome: 'done', value: [...wagers, ...late.value] } : late;
}

/**
 * What the report has of these wagers at the times that their provider told. A callback whose answer was lost comes again, perhaps on the next day. A time that
 * is still to come, or that the aggregator refuses, is none to look at.
 */
async function askAbout(aggregator: Aggregator, late: readonly ToldAtOtherTimesResult[]): Promise<OutsideResult<ReportedWager[]>> {
  const { window_ms } = aggregator;
  const wanted = new Set(late.map(nameOf));
  const starts = new Set(late.map(({ data_at }) => Math.floor(data_at.getTime() / window_ms) * window_ms));
  const wagers: ReportedWager[] = [];
  for (const start of starts) {
    if (start > Date.now()) continue;
    const asked = await aggregator.wagers(new Date(start), new Date(start + window_ms));
    if (asked.outcome === 'unknown') return asked;
    if (asked.outcome === 'done') wagers.push(...asked.value.filter((it) => wanted.has(nameOf(it))));
  }
  return { outcome: 'done', value: wagers };
}

function nameOf({ p_code, member, wager_code }: Pick<ReportedWager, 'p_code' | 'member' | 'wager_code'>): string {
  return JSON.stringify([p_code, member, wager_code]);
}

/** What each wager should have moved, by its latest row. Amounts that are none are counted, never guessed. */
function netOf(rows: ReportedWager[]): { wagers: Theirs[]; unreadable: number } {
  const wagers = new Map<string, Theirs>();
  let unreadable = 0;
  for (const { p_code, member, wager_code, ...row } of rows) {
    const [bet_pya, tip_pya, payout, valid] = [row.bet, row.tip, row.payout, row.valid_bet ?? row.bet].map((it) => pyaOf(it, row.currency));
    if (bet_pya == null || tip_pya == null || payout == null || valid == null) unreadable += 1;
    else {
      const { status } = row;
      // What is not settled paid nothing yet, whatever the row says.
      const payout_pya = status === 'settled' ? payout : 0;
      const net_pya = status === 'void' ? 0 : payout_pya - bet_pya - tip_pya;
      const figures = { status, net_pya, bet_pya, tip_pya, valid_bet_pya: valid, payout_pya };
      wagers.set(nameOf({ p_code, member, wager_code }), { p_code, member, wager_code, ...figures });
    }
  }
  return { wagers: [...wagers.values()], unreadable };
}

function pyaOf(text: string, currency: string): number | null {
  const amount = providerAmount(text);
  const word = currency === '' ? 'MMK' : currency;
  return amount !== null && isProviderCurrency(word) ? providerPya(amount, word) : null;
}
