import { hash } from 'node:crypto';
import {
  closeGone,
  compareBuyIns,
  compareLyingBuyIns,
  compareWagers,
  countOurs,
  endReconciliation,
  type FindReconciliationResult,
  failReconciliation,
  findReconciliation,
  lockReconciliation,
  type PutDifferencesResult,
  productCurrencies,
  putDifferences,
  type ToldAtOtherTimesResult,
  toldAtOtherTimes,
} from '#queries/games/books/reconciliation.ts';
import { endAlertsFrom, raiseAlert } from '../../platform/alerts.ts';
import type { Tx } from '../../platform/db.ts';
import type { OutsideResult } from '../../platform/outside.ts';
import type { World } from '../../platform/world.ts';
import { type Aggregator, type ReportedWager, reportWindows } from '../dialects/aggregator.ts';
import { aggregatorOf } from '../dialects/list.ts';
import { nameOf, readRows, type WagerName } from './report-rows.ts';

/** Beyond the day on both sides: the aggregator's clock is not ours. */
const MARGIN_MS = 600_000;
const SECOND_MS = 1000;

/** What the aggregator said, the wagers of which it could not be asked when their provider says they changed, and the names of those that changed in the day itself. */
type Report = { rows: ReportedWager[]; unasked: WagerName[]; of_day: Set<string> };

/**
 * Compares a day of ours with the aggregator's report and writes down what differs. Moves nothing. A report that does not come
 * whole compares nothing: half a report looks like missing wagers. Missing there is only what the report has neither in the day nor when the provider says it changed;
 * a wager of which it cannot be read or asked what it says is not compared, and counted. Safe to run twice: what was found before is found again.
 */
export async function reconcile(world: World, reconciliation_id: number): Promise<void> {
  const [day] = await findReconciliation.run({ reconciliation_id }, world.db);
  if (!day) return;
  const asked = await askReport(world, day);
  if (asked.outcome !== 'done') {
    return noteFailure(world, reconciliation_id, { dialect: day.dialect, error: asked.error.slice(0, 500) });
  }
  const { rows, unasked, of_day } = asked.value;
  await world.db.transaction(async (tx) => {
    await lockReconciliation.run({ reconciliation_id }, tx);
    const { dialect, from_at, until_at } = day;
    const between = { dialect, from_at, until_at };
    const currencies = new Map((await productCurrencies.run(undefined, tx)).map((it) => [it.p_code, it.currency]));
    const { wagers, unread: unreadable } = readRows(rows, currencies);
    const unread = JSON.stringify([...unreadable, ...unasked]);
    const theirs = JSON.stringify(wagers);
    const rounds = JSON.stringify(wagers.filter((it) => of_day.has(nameOf(it))));
    const sums = await compareBuyIns.run({ ...between, day: day.day, theirs: rounds, unread }, tx);
    const lying = await compareLyingBuyIns.run({ ...between, theirs: rounds, unread }, tx);
    const found = [...(await compareWagers.run({ ...between, theirs, unread }, tx)), ...sums, ...lying];
    const differences = JSON.stringify(found);
    const news = await putDifferences.run({ reconciliation_id, dialect, differences }, tx);
    await closeGone.run({ reconciliation_id, dialect, theirs, differences, unread }, tx);
    const [ours] = await countOurs.run(between, tx);
    const unreadable_count = unreadable.length + unasked.length;
    const counts = { ours_count: ours?.count ?? 0, theirs_count: wagers.length, difference_count: found.length, unreadable_count };
    await endReconciliation.run({ reconciliation_id, ...counts }, tx);
    await endAlertsFrom(tx, failureRefs(reconciliation_id));
    const data = { dialect, differences: found.length, unreadable: unreadable_count };
    await tellOfDifferences(tx, reconciliation_id, { news, unread, data });
  });
}

type DayNews = { news: PutDifferencesResult[]; unread: string; data: { dialect: string; differences: number; unreadable: number } };

/** Tells of what this comparison found and none before it, also when the alert of an earlier one is closed. One that finds nothing any more ends what was told. */
async function tellOfDifferences(tx: Tx, reconciliation_id: number, { news, unread, data }: DayNews): Promise<void> {
  const told = `reconciliation:${reconciliation_id}:`;
  if (data.differences === 0 && data.unreadable === 0) return endAlertsFrom(tx, told);
  if (news.length === 0 && data.unreadable === 0) return;
  const ref = told + hash('sha256', JSON.stringify(news) + unread, 'base64url');
  if (await raiseAlert(tx, ref, 'wagers_differ', data)) await endAlertsFrom(tx, told, ref);
}

const failureRefs = (reconciliation_id: number) => `reconciliation_failed:${reconciliation_id}:`;

/** A day that nobody could compare reads like one without a difference: it is told once it is late, and on each day on which it is so still. */
async function noteFailure(world: World, reconciliation_id: number, { dialect, error }: { dialect: string; error: string }): Promise<void> {
  await world.db.transaction(async (tx) => {
    const [failed] = await failReconciliation.run({ reconciliation_id, error }, tx);
    if (!failed?.is_late) return;
    const told = failureRefs(reconciliation_id);
    const ref = told + failed.today;
    if (await raiseAlert(tx, ref, 'reconciliation_failed', { dialect, day: failed.day, error })) await endAlertsFrom(tx, told, ref);
  });
}

/** The report of a day in its windows, one after the other, with what came late in it. */
async function askReport(world: World, day: FindReconciliationResult): Promise<OutsideResult<Report>> {
  const aggregator = await aggregatorOf(world, world.db, day.dialect);
  if (aggregator === null) return { outcome: 'refused', error: 'the dialect is off, or has no operator code or secret' };
  // A demo's clock is moved; the aggregator's is the world's.
  const start_ms = day.from_at.getTime() - day.shift_ms - MARGIN_MS;
  const end_ms = day.until_at.getTime() - day.shift_ms + MARGIN_MS;
  const wagers: ReportedWager[] = [];
  const of_day = new Set<string>();
  for (const { from, until } of reportWindows(start_ms, end_ms, aggregator.window_ms)) {
    const asked = await aggregator.wagers(from, until);
    if (asked.outcome !== 'done') return asked;
    wagers.push(...asked.value);
    // Windows begin at whole seconds, and one of them where the day does.
    if (from.getTime() > start_ms + MARGIN_MS - SECOND_MS && from.getTime() < end_ms - MARGIN_MS)
      for (const it of asked.value) of_day.add(nameOf(it));
  }
  const { dialect, from_at, until_at } = day;
  const between = { dialect, from_at, until_at, asked_from: new Date(start_ms), asked_until: new Date(end_ms) };
  const [known, elsewhere] = [new Set(wagers.map(nameOf)), await toldAtOtherTimes.run(between, world.db)];
  const late = await askAbout(
    aggregator,
    elsewhere.filter((it) => !known.has(nameOf(it))),
  );
  if (late.outcome !== 'done') return late;
  return { outcome: 'done', value: { rows: [...wagers, ...late.value.rows], unasked: late.value.unasked, of_day } };
}

/**
 * What the report has of these wagers at the times that their provider told. A callback whose answer was lost comes again, perhaps on the next day. Of a time that
 * is still to come, or that the aggregator refuses, nobody can say what the report has.
 */
async function askAbout(aggregator: Aggregator, late: readonly ToldAtOtherTimesResult[]): Promise<OutsideResult<Omit<Report, 'of_day'>>> {
  const { window_ms } = aggregator;
  const startOf = ({ data_at }: ToldAtOtherTimesResult) => Math.floor(data_at.getTime() / window_ms) * window_ms;
  const wanted = new Set(late.map(nameOf));
  const rows: ReportedWager[] = [];
  const closed = new Set<number>();
  for (const start of new Set(late.map(startOf))) {
    const asked = start > Date.now() ? null : await aggregator.wagers(new Date(start), new Date(start + window_ms));
    if (asked?.outcome === 'unknown') return asked;
    if (asked?.outcome === 'done') rows.push(...asked.value.filter((it) => wanted.has(nameOf(it))));
    else closed.add(start);
  }
  const known = new Set(rows.map(nameOf));
  const unasked = late.filter((it) => closed.has(startOf(it)) && !known.has(nameOf(it)));
  return { outcome: 'done', value: { rows, unasked: unasked.map(({ p_code, member, wager_code }) => ({ p_code, member, wager_code })) } };
}
