import type { Reply, reports } from '@shwekan/contract';
import { type Digits, exposureOf, kyatWire, type LotteryCode, numberText, type Stakes, sectionLabel } from '@shwekan/rules';
import { type OpenStakesResult, openStakes } from '#queries/reports/today.ts';
import type { Queryable } from '../platform/db.ts';

type Open = Reply<typeof reports.today>['open'];

/** What draws without a result took, and the number of each that would cost most. */
export async function openDraws(db: Queryable): Promise<Open> {
  const rows = await openStakes.run(undefined, db);
  const draws = [...Map.groupBy(rows, (it) => it.id).values()].flatMap((stakes) => {
    const [draw] = stakes;
    return draw ? [{ draw, ...exposureOf(stakesOf(draw, stakes)) }] : [];
  });
  return {
    staked: kyatWire(sum(draws.map((it) => it.staked_pya))),
    worst: kyatWire(sum(draws.map((it) => it.worst.pays_pya))),
    draws: draws.map(({ draw, staked_pya, worst }) => ({
      draw_id: draw.id,
      lottery: draw.code as LotteryCode, // the codes of the table are the rules'
      date: draw.day,
      section: sectionLabel(draw.section),
      closes_at: draw.closes_at.toISOString(),
      staked: kyatWire(staked_pya),
      worst_number: worst.number,
      worst: kyatWire(worst.pays_pya),
    })),
  };
}

/** Its stakes by number. */
function stakesOf(draw: OpenStakesResult, rows: readonly OpenStakesResult[]): Stakes {
  const digits = draw.digits as Digits; // a check of the table has them so
  return { ...draw, digits, taken: new Map(rows.map((it) => [numberText(it.number, digits), it.taken_pya])) };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, it) => total + it, 0);
}
