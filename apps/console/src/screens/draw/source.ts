import { type LotteryCode, lotteryOf, numberFrom, type SourceKind } from '@shwekan/rules';
import type { Proposal } from './draw.ts';

/** A source value under the name with which the server takes it; `value` is the only one of most sources. */
type Field = { readonly name: 'set' | 'value'; readonly label: string; readonly placeholder: string };
export type SourceFields = { readonly set: string; readonly value: string };
export type SourceEntry = { set?: string; value: string };

const SOURCES: Record<SourceKind, { readonly way: string; readonly fields: readonly Field[] }> = {
  set: {
    way: 'From SET and value',
    fields: [
      { name: 'set', label: 'SET index', placeholder: '1,338.91' },
      { name: 'value', label: 'Value, million baht', placeholder: '32,345.64' },
    ],
  },
  btc_bid: { way: 'From the bid', fields: [{ name: 'value', label: 'Best bid, BTC/USDT', placeholder: '19085.81' }] },
  glo_first_prize: { way: 'From the first prize', fields: [{ name: 'value', label: 'First prize, six digits', placeholder: '107387' }] },
};

/** What a lottery's number is read from, as an operator enters it. */
export function sourceOf(lottery: LotteryCode) {
  return SOURCES[lotteryOf(lottery).source];
}

/** The number that follows from typed values, or null. */
export function derivedFrom(lottery: LotteryCode, { set, value }: SourceFields): string | null {
  return numberFrom(lottery, { set, value, bid: value, first_prize: value });
}

/** The values as the server takes them: only those that the lottery has. */
export function enteredOf(lottery: LotteryCode, { set, value }: SourceFields): SourceEntry {
  return lotteryOf(lottery).source === 'set' ? { set, value } : { value };
}

/** Source values in words: "SET 1,338.91, value 32,345.64", "bid 19085.81". */
export function sourceShown(lottery: LotteryCode, { set, value }: Pick<Proposal, 'set' | 'value'>): string {
  if (value === null) return 'entered by hand, without a source';
  const { source } = lotteryOf(lottery);
  if (source === 'set') return `SET ${set ?? '–'}, value ${value}`;
  return source === 'btc_bid' ? `bid ${value}` : `first prize ${value}`;
}
