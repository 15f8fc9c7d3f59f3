import type { Reply, today } from '@shwekan/contract';
import { type Digits, exposureOf, kyatWire, type LotteryCode, layOffStakes, numberText, type Stakes, sectionLabel } from '@shwekan/rules';
import { type OpenSalesResult, type OpenStakesResult, openSales, openStakes } from '#queries/reports/today.ts';
import type { Queryable } from '../platform/db.ts';

type Open = Reply<typeof today.show>['open'];

/** What draws without a result took, and the number of each that would cost most: of all of it, and less what other houses pay. */
export async function openDraws(db: Queryable): Promise<Open> {
  const draws = await openExposures(db);
  return {
    staked: kyatWire(sum(draws.map((it) => it.staked_pya))),
    worst: kyatWire(sum(draws.map((it) => it.worst.pays_pya))),
    net_worst: kyatWire(sum(draws.map((it) => it.net_worst.pays_pya))),
    draws: draws.map(({ draw, staked_pya, worst, laid_off_pya, net_worst }) => ({
      draw_id: draw.id,
      lottery: draw.code as LotteryCode, // the codes of the table are the rules'
      date: draw.day,
      section: sectionLabel(draw.section),
      closes_at: draw.closes_at.toISOString(),
      staked: kyatWire(staked_pya),
      worst_number: worst.number,
      worst: kyatWire(worst.pays_pya),
      laid_off: kyatWire(laid_off_pya),
      net_worst_number: net_worst.number,
      net_worst: kyatWire(net_worst.pays_pya),
    })),
  };
}

/** Each of these draws with the number that would cost most of all of it. */
export async function worstOfOpenDraws(db: Queryable): Promise<{ draw_id: number; number: number }[]> {
  return (await openExposures(db)).map(({ draw, worst }) => ({ draw_id: draw.id, number: Number(worst.number) }));
}

async function openExposures(db: Queryable) {
  const rows = await openStakes.run(undefined, db);
  const sales = Map.groupBy(await openSales.run(undefined, db), (it) => it.draw_id);
  return [...Map.groupBy(rows, (it) => it.id).values()].flatMap((stakes) => {
    const [draw] = stakes;
    return draw ? [{ draw, ...exposureOf(stakesOf(draw, stakes, sales.get(draw.id) ?? [])) }] : [];
  });
}

/** Its stakes by number, and what of them is sold. */
function stakesOf(draw: OpenStakesResult, rows: readonly OpenStakesResult[], sales: readonly OpenSalesResult[]): Stakes {
  const digits = draw.digits as Digits; // a check of the table has them so
  const taken = new Map(rows.map((it) => [numberText(it.number, digits), it.taken_pya]));
  return { ...draw, digits, taken, sales: sales.map((it) => layOffStakes(it, digits)) };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, it) => total + it, 0);
}
