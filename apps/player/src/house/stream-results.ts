import type { Answer, EventData } from '@shwekan/contract';
import { yangonDay } from '@shwekan/rules';
import { hashKey, type Query, type QueryKey } from '@tanstack/react-query';
import { serverClock } from './call.ts';
import { queryClient } from './query.ts';
import { changesByResult, TODAY_CALLS, withLast, withOutcome, withResult } from './results.ts';
import { put, refreshSoon } from './stream-cache.ts';

type Result = EventData<'result'>;
type TodayRow = { section: string; date: string };
type OwnSlips = Answer<typeof SLIPS_TODAY>;
type Lottery = Answer<'GET /api/lottery/list'>[number];
/** What a result makes of an answer of that age; null where it has to be asked for. */
type Change = (data: never, updated_ms: number) => unknown;

/** A player's own slips of today. */
const SLIPS_TODAY = 'GET /api/user/bet_slip_history_today';
/** So long after a result was told an ask may still reach a process of the server that has not heard of it. */
const HEARD_WITHIN_MS = 1_000;
const RECENT_MAX = 20;

let recent: { result: Result; told_ms: number }[] = [];

/** A result says what it is: only what it changes beside that is asked for, where a screen shows it. */
export function noteResult(result: Result): void {
  // The later of two that are told of a draw is what is true: a number that was taken back does not come back.
  recent = [...recent.filter((it) => !isSameDraw(it.result, result)), { result, told_ms: performance.now() }].slice(-RECENT_MAX);
  refreshSoon({ [result.lottery]: (key: QueryKey) => changesByResult(key, result) });
  for (const [key, change] of changesOf(result)) void place(key, change, () => recent.some((it) => it.result === result));
}

const isSameDraw = (one: Result, other: Result): boolean =>
  one.lottery === other.lottery && one.date === other.date && one.section === other.section;

/** The answers that a result stands in. */
function changesOf(result: Result): [QueryKey, Change][] {
  const list: [QueryKey, Change] = [['GET /api/lottery/list', null], (lotteries: Lottery[]) => withLast(lotteries, result)];
  const own: [QueryKey, Change] = [[SLIPS_TODAY, null], (slips: OwnSlips) => withOutcome(slips, result)];
  const now_ms = serverClock.now();
  // A late result of another day is none of today's. 3D has no numbers of today.
  if (result.lottery === '3D' || result.date !== yangonDay(new Date(now_ms))) return [list, own];
  const intoToday = (rows: TodayRow[], updated_ms: number) => {
    // Rows of yesterday, kept over midnight, are asked for anew.
    const asked_at = new Date(now_ms - (Date.now() - updated_ms));
    return yangonDay(asked_at) === result.date ? withResult(rows, result) : null;
  };
  return [list, own, [[TODAY_CALLS[result.lottery], null], intoToday]];
}

/** Puts a number into what a call answered; where `change` says null, or an older answer is on its way, it is asked for anew. */
async function place(key: QueryKey, change: Change, isNewest: () => boolean): Promise<void> {
  const next = () => {
    const known = queryClient.getQueryState(key);
    return known?.data === undefined ? null : change(known.data as never, known.dataUpdatedAt);
  };
  const known = queryClient.getQueryState(key);
  if (known === undefined) return;
  const isAsking = known.fetchStatus !== 'idle';
  if (isAsking || next() === null) refreshSoon({ [String(key[0])]: (other) => other[0] === key[0] });
  // What is on its way may not know of this number: it is not shown after it.
  if (isAsking && known.data !== undefined) await queryClient.cancelQueries({ queryKey: key });
  if (!isNewest()) return;
  const data = next();
  if (data !== null) put(key, data);
}

/** When each answer was asked for. */
const began = new WeakMap<Query, number>();

// What was asked for in the moment after a result may come from a process that had not heard of it: it takes the number when it is there.
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated') return;
  const { action, query } = event;
  if (action.type === 'fetch') began.set(query, performance.now());
  if (action.type !== 'success' || action.manual) return;
  const since_ms = (began.get(query) ?? 0) - HEARD_WITHIN_MS;
  const changes = recent.filter((it) => it.told_ms >= since_ms).flatMap((it) => changesOf(it.result));
  const own = changes.filter(([key]) => hashKey(key) === query.queryHash);
  if (own.length === 0) return;
  const { data, dataUpdatedAt } = query.state;
  put(
    query.queryKey,
    own.reduce((known, [, change]) => change(known as never, dataUpdatedAt) ?? known, data),
  );
});
