import type { World } from '../platform/world.ts';
import { raiseMissing } from './live.queries.ts';

const TOLD_AFTER_MINUTES = 60;

/**
 * Raises an alert for every draw with bets that has had no result for an hour: its feed is off, its leader was never drawn, or a reversal
 * left it without one. Its bets wait for an operator. Safe to run twice, by many processes.
 */
export async function tellMissing(world: World): Promise<void> {
  await raiseMissing.run({ after_minutes: TOLD_AFTER_MINUTES }, world.db);
}
