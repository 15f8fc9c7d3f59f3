/** How many digits a lottery's numbers have. */
export type Digits = 1 | 2 | 3;

const TEXTS: Record<Digits, readonly string[]> = { 1: textsOf(1), 2: textsOf(2), 3: textsOf(3) };
const ZERO = 48;

/** Every number of so many digits as text, ascending: "00" to "99". The index of a text is its value. */
export function allNumbers(digits: Digits): readonly string[] {
  return TEXTS[digits];
}

/** How many numbers of so many digits there are: 10, 100 or 1000. */
export function numberCount(digits: Digits): number {
  return TEXTS[digits].length;
}

/** A number's text with its leading zeros: 7 of two digits is "07". Throws outside of the range. */
export function numberText(value: number, digits: Digits): string {
  const text = TEXTS[digits][value];
  if (text === undefined) throw new RangeError(`no number of ${digits} digits: ${value}`);
  return text;
}

/** A number's value from its text, or -1 when the text is not exactly so many Latin digits: "07" is 7, "7" is -1. */
export function numberValue(text: string, digits: Digits): number {
  if (text.length !== digits) return -1;
  let value = 0;
  for (let place = 0; place < digits; place += 1) {
    const digit = text.charCodeAt(place) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}

function textsOf(digits: Digits): readonly string[] {
  return Array.from({ length: 10 ** digits }, (_, value) => String(value).padStart(digits, '0'));
}
