import { kyatShown, latinDigits, parseKyat, yangonStamp } from '@shwekan/rules';

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

/** An instant of the wire in Yangon: "20/11/2026, 12:01". Empty for a text that is no instant. Without `Intl`: its clock of a place costs a slow phone a quarter of a second. */
export function momentShown(instant: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  const stamp = yangonStamp(at);
  return `${stamp.slice(8, 10)}/${stamp.slice(5, 7)}/${stamp.slice(0, 4)}, ${stamp.slice(11, 16)}`;
}
