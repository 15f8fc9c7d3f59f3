import { belowZeroAt } from '#queries/reports/funds.ts';
import type { Queryable } from '../platform/db.ts';

/** What purses held below zero at an instant, by kind, in pya: what some players owed the house. */
export async function belowZero(db: Queryable, at: Date): Promise<Map<string, number>> {
  return new Map((await belowZeroAt.run({ at }, db)).map((it) => [it.purse, it.amount]));
}
