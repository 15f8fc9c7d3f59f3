import { endAlertsAt } from '../platform/alerts.ts';
import type { Tx } from '../platform/db.ts';

type DrawRound = { draw_id: number; round: number };

/** The one alert of a draw's round whose proposals give different numbers. */
export function disagreementRef({ draw_id, round }: DrawRound): string {
  return `results_disagree:${draw_id}:${round}`;
}

/** The one alert of a draw's round that has no result in time. */
export function missingResultRef({ draw_id, round }: DrawRound): string {
  return `result_missing:${draw_id}:${round}`;
}

/** Ends what waited for a draw's result, in the transaction that gives it one or calls it off: nobody needs to look any more. */
export function endResultAlerts(tx: Tx, round: DrawRound): Promise<void> {
  return endAlertsAt(tx, [disagreementRef(round), missingResultRef(round)]);
}
