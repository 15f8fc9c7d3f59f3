import { missingDraws } from '#queries/lottery/live.ts';
import { raiseAlerts } from '../platform/alerts.ts';
import type { World } from '../platform/world.ts';
import { missingResultRef } from './result-alerts.ts';

const RAISED_AFTER_MINUTES = 60;

/**
 * Raises an alert for every draw with bets that has had no result for an hour, once a round: its feed is off, its leader was never drawn, or
 * a reversal left it without one. Its bets wait for an operator, and the result ends the alert. Safe to run twice, by many processes. A number that comes in this very
 * moment leaves an alert that an operator closes.
 */
export async function raiseMissing(world: World): Promise<void> {
  const draws = await missingDraws.run({ after_minutes: RAISED_AFTER_MINUTES }, world.db);
  const alerts = draws.map(({ id, round, code, day, section }) => ({
    ref: missingResultRef({ id, round, day }),
    kind: 'result_missing' as const,
    data: { lottery: code, draw_id: id, day, section },
  }));
  await raiseAlerts(world.db, alerts);
}
