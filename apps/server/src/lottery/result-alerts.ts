import { endAlertsAt, endAlertsFrom } from '../platform/alerts.ts';
import type { Tx } from '../platform/db.ts';

/** A draw moved to another day may lack its result, or have two, anew. */
type DrawRound = { id: number; round: number; day: string };

/** The one alert of a draw's round on a day whose proposals give different numbers. */
export function disagreementRef({ id, round, day }: DrawRound): string {
  return `results_disagree:${id}:${round}:${day}`;
}

/** The one alert of a draw's round on a day that has no result in time. */
export function missingResultRef({ id, round, day }: DrawRound): string {
  return `result_missing:${id}:${round}:${day}`;
}

/** Ends what waited for a draw's result, in the transaction that gives it one, calls it off or moves it: nobody needs to look any more. */
export function endResultAlerts(tx: Tx, round: DrawRound): Promise<void> {
  return endAlertsAt(tx, [disagreementRef(round), missingResultRef(round)]);
}

/** What the alerts of all steps of a draw's stop-loss begin with. */
export function exposedRefs({ id }: { id: number }): string {
  return `stop_loss_near:${id}:`;
}

/** Ends all alerts of a draw, in the transaction that gives it a result or calls it off: it can lose no more. */
export async function endDrawAlerts(tx: Tx, round: DrawRound): Promise<void> {
  await endResultAlerts(tx, round);
  await endAlertsFrom(tx, exposedRefs(round));
}
