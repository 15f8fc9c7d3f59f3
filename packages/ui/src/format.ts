import { kyatShown, latinDigits, parseKyat } from '@shwekan/rules';

/** Kyat of the wire ("12345.60", may be negative) in pya; 0 for a text that is no amount. */
export function pyaOf(wire: string): number {
  return parseKyat(wire, 'signed') ?? 0;
}

/** Kyat of the wire as screens show them: "12,345", rounded down to a whole kyat. */
export function kyatOf(wire: string): string {
  return kyatShown(pyaOf(wire));
}

/** What was typed as an amount, as whole kyat digits for the wire: Burmese digits, commas and blanks are allowed. Null when it is none. */
export function amountTyped(text: string): string | null {
  const digits = latinDigits(text).replace(/[,\s]/g, '');
  return /^\d{1,12}$/.test(digits) && Number(digits) > 0 ? String(Number(digits)) : null;
}

const PARTS = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', {
  timeZone: 'Asia/Yangon',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** An instant of the wire in Yangon: "20/11/2026, 12:01". Empty for a text that is no instant. */
export function momentShown(instant: string): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? '' : PARTS.format(at);
}
