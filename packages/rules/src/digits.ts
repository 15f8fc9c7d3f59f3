const BURMESE_ZERO = 0x1040;

/** The same text with Burmese digits (၀-၉) as Latin ones: phones and amounts are typed on Burmese keyboards. */
export function latinDigits(text: string): string {
  return text.replace(/[၀-၉]/g, (digit) => String(digit.charCodeAt(0) - BURMESE_ZERO));
}
