import { LOTTERIES, type LotteryCode } from '@shwekan/rules';
import { kyatNumber } from '../../parts/format.ts';
import type { Taker } from '../../parts/lay-off.ts';

/** What is agreed with another house, as it is filled in: a lottery without odds is not sold to it. */
export type TakerDraft = { name: string; second_above: number | string } & Record<
  `odd_${LotteryCode}` | `tot_${LotteryCode}` | `commission_${LotteryCode}`,
  number | string
>;

/** The lotteries in their order, and whether they have near wins. */
export const LOTTERY_NAMES = LOTTERIES.map(({ code, tot_odds_hundredths }) => ({ code, has_tot: tot_odds_hundredths !== null }));

/** What the dialog begins with: what is agreed now, or nothing. */
export function draftOf(taker: Taker | undefined): TakerDraft {
  const terms = LOTTERY_NAMES.map(({ code }) => {
    const it = taker?.terms.find((of) => of.lottery === code);
    return [
      [`odd_${code}`, it?.odd ?? ''],
      [`tot_${code}`, it?.tot_odd ?? ''],
      [`commission_${code}`, it?.commission_percent ?? ''],
    ] as const;
  });
  const [name, second_above] = [taker?.name ?? '', taker === undefined ? '' : kyatNumber(taker.second_above)];
  // Every lottery has its three fields.
  return { name, second_above, ...Object.fromEntries(terms.flat()) } as TakerDraft;
}

/** The terms that are filled in. */
export function termsIn(draft: TakerDraft) {
  return LOTTERY_NAMES.flatMap(({ code, has_tot }) => {
    const [odd, tot, commission] = [draft[`odd_${code}`], draft[`tot_${code}`], draft[`commission_${code}`]];
    if (odd === '') return [];
    return [
      { lottery: code, odd: Number(odd), tot_odd: has_tot && tot !== '' ? Number(tot) : null, commission_percent: Number(commission || 0) },
    ];
  });
}

/** Why the terms of a lottery cannot be sent so, or null. */
export function refuseTerms(draft: TakerDraft, code: LotteryCode): string | null {
  return draft[`odd_${code}`] === '' && draft[`commission_${code}`] !== '' ? 'Write its odds as well, or no commission.' : null;
}
