import { type Digits, numberText, oneDFrom, wouldPayPya } from '@shwekan/rules';
import { stakesAt } from '#queries/lottery/liability.ts';
import type { Queryable } from '../platform/db.ts';
import { codesAt } from './results.ts';

/** What a number pays in a draw that has none yet, and in those that get theirs with it. */
export async function liabilityPya(db: Queryable, place: { code: string; day: string; section: string }, number: string): Promise<number> {
  const rows = await stakesAt.run({ ...place, codes: codesAt(place) }, db);
  const draws = [...Map.groupBy(rows, (it) => it.code).values()];
  const paid = draws.map((stakes) => {
    const [draw] = stakes;
    const drawn = draw?.code === place.code ? number : oneDFrom(number);
    if (draw === undefined || drawn === null) return 0;
    return wouldPayPya(draw, new Map(stakes.map((it) => [numberText(it.number, it.digits as Digits), it.taken_pya])), drawn);
  });
  return paid.reduce((sum, it) => sum + it, 0);
}
