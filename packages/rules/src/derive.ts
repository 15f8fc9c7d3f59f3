import type { LotteryCode } from './lotteries.ts';

/** What a result was read from, as received and stored; each lottery reads its own fields. */
export type SourceValues = {
  /** The SET index, "1,338.91". */
  readonly set?: string;
  /** The market value in million baht, "32,345.64". */
  readonly value?: string;
  /** The best bid of BTC/USDT, "19085.81". */
  readonly bid?: string;
  /** The six-digit first prize of the Thai government lottery, "107387". */
  readonly first_prize?: string;
};

type DecimalText = { readonly whole: string; readonly decimals: string };

const DECIMAL = /^(\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.(\d{1,12}))?$/;

/**
 * The 2D number: the last digit of the index at two decimals, then the last digit before the point of the value in million
 * baht, whose decimals are dropped and never rounded up. Null for anything that is not two such prices above zero.
 */
export function twoDFrom(set: string, value: string): string | null {
  const index = priceOf(set);
  const million_baht = priceOf(value);
  if (index === null || million_baht === null) return null;
  const first = secondDecimal(index);
  return first === null ? null : first + million_baht.whole.slice(-1);
}

/** A market value in baht, as the exchange's own feed gives it, in million baht: "32345640000.50" is "32345.64000050". Null for bad input. */
export function millionBahtFrom(baht: string): string | null {
  const price = priceOf(baht);
  if (price === null) return null;
  const digits = price.whole.padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}${price.decimals}`;
}

/** The C2D number: the last digit before the point, then the last of two decimals. 19085.81 gives "51". Null for bad input. */
export function cryptoTwoDFrom(bid: string): string | null {
  const price = priceOf(bid);
  if (price === null) return null;
  const second = secondDecimal(price);
  return second === null ? null : price.whole.slice(-1) + second;
}

/** The 3D number: the last three digits of the six-digit first prize. 107387 gives "387". Null for bad input. */
export function threeDFrom(first_prize: string): string | null {
  return /^\d{6}$/.test(first_prize) ? first_prize.slice(-3) : null;
}

/** The 1D number: the second digit of the same section's 2D number. Null for bad input. */
export function oneDFrom(two_d: string): string | null {
  return /^\d{2}$/.test(two_d) ? two_d.slice(1) : null;
}

/** The C1D number: the second digit of the same section's C2D number. Null for bad input. */
export function cryptoOneDFrom(crypto_two_d: string): string | null {
  return oneDFrom(crypto_two_d);
}

/** A lottery's number from its stored source values; null when they are missing or do not give one. */
export function numberFrom(code: LotteryCode, source: SourceValues): string | null {
  return DERIVATIONS[code](source);
}

const DERIVATIONS: Record<LotteryCode, (source: SourceValues) => string | null> = {
  '1D': (source) => oneDFrom(DERIVATIONS['2D'](source) ?? ''),
  '2D': ({ set = '', value = '' }) => twoDFrom(set, value),
  C1D: (source) => cryptoOneDFrom(DERIVATIONS.C2D(source) ?? ''),
  C2D: ({ bid = '' }) => cryptoTwoDFrom(bid),
  '3D': ({ first_prize = '' }) => threeDFrom(first_prize),
};

/**
 * True when two readings of 2D give different numbers from the same index, and one value is the other rounded: 33,617.995 is cut to
 * 33,617, never rounded up to 33,618.00.
 */
export function differOnlyByRounding(one: Reading, other: Reading): boolean {
  const [index, other_index, value, other_value] = [one.set, other.set, one.value, other.value].map((it) => priceOf(it ?? ''));
  if (!index || !other_index || !value || !other_value) return false;
  const is_one_index = index.whole === other_index.whole && secondDecimal(index) === secondDecimal(other_index);
  if (!is_one_index || value.whole === other_value.whole) return false;
  return isRoundingOf(value, other_value) || isRoundingOf(other_value, value);
}
type Reading = { readonly set: string | null; readonly value: string | null };

/** True when a value with fewer decimals is one with more, rounded to them. */
function isRoundingOf(rounded: DecimalText, exact: DecimalText): boolean {
  const unit = 10n ** BigInt(EXACT_DECIMALS - rounded.decimals.length);
  const at = (it: DecimalText) => BigInt(it.whole + it.decimals.padEnd(EXACT_DECIMALS, '0'));
  const [low, high] = [at(exact), at(rounded)];
  return low !== high && ((low + unit / 2n) / unit) * unit === high;
}
/** As many as a price may have. */
const EXACT_DECIMALS = 12;

/** A price above zero taken apart as text. Zero is what feeds send when they have no price, so nothing follows from it. */
function priceOf(text: string): DecimalText | null {
  const [, whole, decimals = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined || /^[0,]+$/.test(whole + decimals)) return null;
  return { whole: whole.replaceAll(',', ''), decimals };
}

/** The last digit at two decimals. Null when more decimals carry digits: cutting and rounding would then give different numbers. */
function secondDecimal({ decimals }: DecimalText): string | null {
  if (/[1-9]/.test(decimals.slice(2))) return null;
  return decimals.padEnd(2, '0').charAt(1);
}
