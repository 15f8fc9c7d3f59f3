import type { Reply, reports } from '@shwekan/contract';
import { type Digits, kyatWire, type LotteryCode, numberText, sectionLabel, wouldPayPya } from '@shwekan/rules';
import { type OpenStakesResult, openStakes } from '#queries/reports/today.ts';
import type { Queryable } from '../platform/db.ts';

type Open = Reply<typeof reports.today>['open'];

/** What draws without a result took, and the number of each that would cost most. */
export async function openDraws(db: Queryable): Promise<Open> {
  const rows = await openStakes.run(undefined, db);
  const draws = [...Map.groupBy(rows, (it) => it.id).values()].flatMap((stakes) => {
    const [draw] = stakes;
    return draw ? [{ draw, staked: sum(stakes.map((it) => it.taken_pya)), worst: worstOf(draw, stakes) }] : [];
  });
  return {
    staked: kyatWire(sum(draws.map((it) => it.staked))),
    worst: kyatWire(sum(draws.map((it) => it.worst.pays))),
    draws: draws.map(({ draw, staked, worst }) => ({
      draw_id: draw.id,
      lottery: draw.code as LotteryCode, // the codes of the table are the rules'
      date: draw.day,
      section: sectionLabel(draw.section),
      closes_at: draw.closes_at.toISOString(),
      staked: kyatWire(staked),
      worst_number: worst.number,
      worst: kyatWire(worst.pays),
    })),
  };
}

/** The number that costs most. One without a stake may pay too, for near wins: all are looked at. */
function worstOf(draw: OpenStakesResult, stakes: readonly OpenStakesResult[]): { number: string; pays: number } {
  const digits = draw.digits as Digits; // a check of the table has them so
  const taken = new Map(stakes.map((it) => [numberText(it.number, digits), it.taken_pya]));
  const numbers = Array.from({ length: 10 ** digits }, (_, value) => numberText(value, digits));
  let worst = { number: '', pays: -1 };
  for (const number of numbers) {
    const pays = wouldPayPya(draw, taken, number);
    if (pays > worst.pays) worst = { number, pays };
  }
  return worst;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, it) => total + it, 0);
}
