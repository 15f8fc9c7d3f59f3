import { oneDFrom } from './derive.ts';
import { allNumbers, type Digits, numberCount, numberText } from './numbers.ts';
import { type DrawOdds, wouldPayPya } from './payout.ts';
import { totNumbers } from './tot.ts';

/** What is staked on the numbers of a draw, in pya, and what it pays; `sales` is what of it is sold to other houses. */
export type Stakes = DrawOdds & {
  readonly digits: Digits;
  readonly taken: ReadonlyMap<string, number>;
  readonly sales?: readonly LayOffStakes[];
};

/** What another house took of a draw, at its own odds, and what of its stake it gave back. */
export type LayOffStakes = DrawOdds & { readonly taken: ReadonlyMap<string, number>; readonly commission_pya: number };

/** A number and what would be paid for it. */
export type WorstCase = { readonly number: string; readonly pays_pya: number };

export type Exposure = {
  readonly staked_pya: number;
  /** What is paid on average when every number is as likely as any other, rounded down. */
  readonly expected_pya: number;
  readonly worst: WorstCase;
  /** What the worst number itself is paid; the rest of its payout is for near wins. */
  readonly straight_pya: number;
  /** What the house would lose at worst; 0 when the stakes cover it. */
  readonly loss_pya: number;
  /** What is sold to other houses, and the same two with what they pay: the number that costs most then, and the loss. */
  readonly laid_off_pya: number;
  readonly net_worst: WorstCase;
  readonly net_loss_pya: number;
};

/** What a draw may cost. Numbers without a stake are looked at too: near wins may be paid for them. */
export function exposureOf(draw: Stakes): Exposure {
  let [paid_pya, worst, net_worst] = [0, { number: '', pays_pya: -1 }, { number: '', pays_pya: Number.NEGATIVE_INFINITY }];
  for (const number of allNumbers(draw.digits)) {
    const pays_pya = wouldPayPya(draw, draw.taken, number);
    paid_pya += pays_pya;
    if (pays_pya > worst.pays_pya) worst = { number, pays_pya };
    const net_pya = pays_pya - paidByOthers(draw, number);
    if (net_pya > net_worst.pays_pya) net_worst = { number, pays_pya: net_pya };
  }
  const staked_pya = sumOf(draw.taken.values());
  const { sales = [] } = draw;
  const laid_off_pya = sumOf(sales.map((it) => sumOf(it.taken.values())));
  const kept_pya = staked_pya - laid_off_pya + sumOf(sales.map((it) => it.commission_pya));
  const straight_pya = wouldPayPya({ ...draw, tot_odds_hundredths: null }, draw.taken, worst.number);
  return {
    staked_pya,
    expected_pya: Math.floor(paid_pya / numberCount(draw.digits)),
    worst,
    straight_pya,
    loss_pya: Math.max(0, worst.pays_pya - staked_pya),
    laid_off_pya,
    net_worst,
    net_loss_pya: Math.max(0, net_worst.pays_pya - kept_pya),
  };
}

type SaleColumns = Omit<DrawOdds, 'tot_odds_hundredths'> & {
  readonly numbers: readonly number[];
  readonly stakes_pya: readonly number[];
  readonly tot_odds_hundredths?: number | null;
  readonly commission_pya: number;
};

/** A sale to another house from the two columns in which its numbers and their stakes stand. */
export function layOffStakes(
  { numbers, stakes_pya, odds_hundredths, tot_odds_hundredths, commission_pya }: SaleColumns,
  digits: Digits,
): LayOffStakes {
  const taken = new Map(numbers.map((number, n) => [numberText(number, digits), stakes_pya[n] ?? 0]));
  return { odds_hundredths, tot_odds_hundredths: tot_odds_hundredths ?? null, commission_pya, taken };
}

/** What a draw costs when a number is drawn, less what other houses pay for what was sold to them. Below zero they pay more. */
export function netPayPya(draw: Stakes, number: string): number {
  return wouldPayPya(draw, draw.taken, number) - paidByOthers(draw, number);
}

function paidByOthers({ sales = [] }: Stakes, number: string): number {
  return sumOf(sales.map((it) => wouldPayPya(it, it.taken, number)));
}

function sumOf(amounts: Iterable<number>): number {
  let sum = 0;
  for (const it of amounts) sum += it;
  return sum;
}

/** The number that costs most when a draw of two digits gives the one that follows it its last digit, less what other houses pay. */
export function worstTogether(leader: Stakes, follower: Stakes): WorstCase {
  let worst = { number: '', pays_pya: Number.NEGATIVE_INFINITY };
  for (const number of allNumbers(leader.digits)) {
    const followed = oneDFrom(number);
    if (followed === null) throw new RangeError(`nothing follows from ${number}`);
    const pays_pya = netPayPya(leader, number) + netPayPya(follower, followed);
    if (pays_pya > worst.pays_pya) worst = { number, pays_pya };
  }
  return worst;
}

/** The near wins of a draw's number that have stakes; none where its lottery has no near wins. */
export function stakedNear(draw: Stakes, number: string): readonly string[] {
  return draw.tot_odds_hundredths === null ? [] : totNumbers(number).filter((it) => (draw.taken.get(it) ?? 0) > 0);
}

/** The shares of a limit, in hundredths, at which somebody has to look. */
export const ALARM_STEPS = [100, 85, 70] as const;
export type AlarmStep = (typeof ALARM_STEPS)[number];

/** The highest step of a limit that an amount has come to, or null. A limit of 0 is reached by anything. */
export function alarmOf(amount_pya: number, limit_pya: number): AlarmStep | null {
  if (amount_pya <= 0) return null;
  return ALARM_STEPS.find((step) => BigInt(amount_pya) * 100n >= BigInt(limit_pya) * BigInt(step)) ?? null;
}
