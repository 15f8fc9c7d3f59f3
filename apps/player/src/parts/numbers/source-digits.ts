/** A text with the digit (of a first prize: the digits) that makes the number marked. */
export type Marked = { readonly before: string; readonly digit: string; readonly after: string };

/** The SET index at two decimals with its last decimal marked: 1,338.91 marks the 1. Null when the text is no index. */
export function markedIndex(set: string): Marked | null {
  const [, whole, decimals = ''] = /^([\d,]+)(?:\.(\d+))?$/.exec(set) ?? [];
  if (whole === undefined) return null;
  const two = decimals.padEnd(2, '0').slice(0, 2);
  return { before: `${grouped(whole)}.${two.charAt(0)}`, digit: two.charAt(1), after: '' };
}

/** The market value in million baht with the digit before the point marked: 32,345.64 marks the 5. Null when it is no value. */
export function markedValue(value: string): Marked | null {
  const [, whole, decimals = ''] = /^([\d,]+)(?:\.(\d+))?$/.exec(value) ?? [];
  if (whole === undefined) return null;
  const text = grouped(whole);
  return { before: text.slice(0, -1), digit: text.slice(-1), after: `.${decimals.padEnd(2, '0').slice(0, 2)}` };
}

/**
 * The best bid of BTC/USDT with what makes a number of so many digits marked: 19,085.81 marks the 5 and the 1, or the 1 alone.
 * Null when the text is no price.
 */
export function markedBid(bid: string, digits: number): readonly Marked[] | null {
  const decimal = markedIndex(bid);
  const whole = markedValue(bid);
  if (decimal === null || whole === null) return null;
  return digits === 1
    ? [decimal]
    : [
        { ...whole, after: whole.after.slice(0, 2) },
        { ...decimal, before: '' },
      ];
}

/** The first prize of the Thai government lottery with its last three digits marked: 107387 marks 387. Null when it is no prize. */
export function markedPrize(prize: string): Marked | null {
  return /^\d{6}$/.test(prize) ? { before: prize.slice(0, 3), digit: prize.slice(3), after: '' } : null;
}

function grouped(whole: string): string {
  return whole.replaceAll(',', '').replace(/\B(?=(?:\d{3})+$)/g, ',');
}
