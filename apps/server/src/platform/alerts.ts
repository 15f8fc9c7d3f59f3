import type { AlertKind } from '@shwekan/contract';
import { closeOpenAlert, endOpenAlerts, endOpenAlertsAt, endOpenAlertsFrom, insertAlerts } from '#queries/platform/alerts.ts';
import type { Queryable, Tx } from './db.ts';
import type { OperatorCaller } from './serve.ts';

/** What an operator must look at. `ref` names the cause. */
export type Alert = { ref: string; kind: AlertKind; data: Record<string, unknown> };

/**
 * Raises what an operator must look at, once per `ref` for ever: asking again, also after it was closed, changes nothing.
 * Takes the pool or a transaction: an alert about work that is rolled back must outlive it. Answers whether it is the first time.
 */
export async function raiseAlert(db: Queryable, ref: string, kind: AlertKind, data: Record<string, unknown> = {}): Promise<boolean> {
  return (await raiseAlerts(db, [{ ref, kind, data }])) > 0;
}

/** The same for many, in one statement: how many were raised for the first time. */
export async function raiseAlerts(db: Queryable, alerts: readonly Alert[]): Promise<number> {
  if (alerts.length === 0) return 0;
  const refs = alerts.map((it) => it.ref);
  const datas = alerts.map((it) => JSON.stringify(it.data));
  return (await insertAlerts.run({ refs, kinds: alerts.map((it) => it.kind), datas }, db)).length;
}

/** Ends the open alerts of a kind whose cause has gone by itself: nobody needs to look any more. */
export async function endAlerts(db: Queryable, kind: AlertKind): Promise<void> {
  await endOpenAlerts.run({ kind }, db);
}

/** Ends the open ones of these alerts: what they told of one thing is decided. */
export async function endAlertsAt(db: Queryable, refs: string[]): Promise<void> {
  await endOpenAlertsAt.run({ refs }, db);
}

/** Ends the open alerts whose refs begin so, all but one: what was told of one thing in steps. */
export async function endAlertsFrom(db: Queryable, beginning: string, but: string | null = null): Promise<void> {
  await endOpenAlertsFrom.run({ beginning, but }, db);
}

/** An alert for an operator who sees alerts of these kinds; null is all of them. */
type SeenAlert = { id: number; kinds: AlertKind[] | null };

/**
 * Marks an alert as seen to and answers what it was: null when it was closed before, is none of those kinds, or tells what this operator did. The trail
 * is the caller's to write.
 */
export async function closeAlert(tx: Tx, alert: SeenAlert, who: OperatorCaller): Promise<{ kind: string; ref: string } | null> {
  const [closed] = await closeOpenAlert.run({ ...alert, operator_id: who.operator_id, username: who.username }, tx);
  return closed ?? null;
}
