/** Money is an integer of pya everywhere but on the wire and on screens. */
export const PYA_PER_KYAT = 100;
export const BASIS_POINTS_PER_WHOLE = 10_000;

const KYAT_TEXT = /^(-?)(\d{1,17})(?:\.(\d{1,2}))?$/;

/**
 * Kyat as sent by a client (text or a JSON number, at most two decimals) in pya. Null for anything else: exponents, hex,
 * commas, blanks, signs, more decimals, or beyond a safe integer. A minus is read only where the caller says 'signed'.
 */
export function parseKyat(value: string | number, sign: 'unsigned' | 'signed' = 'unsigned'): number | null {
  const parts = KYAT_TEXT.exec(String(value));
  if (parts === null) return null;
  const [, minus, kyat = '', decimals = ''] = parts;
  if (minus === '-' && sign === 'unsigned') return null;
  // The digits are joined as text, so that no fraction is ever held as a float.
  const pya = Number(kyat + decimals.padEnd(2, '0'));
  if (!Number.isSafeInteger(pya)) return null;
  return minus === '-' && pya !== 0 ? -pya : pya;
}

/** As `parseKyat`, in pya, but null unless it is a whole kyat ("100" and "100.00" are, "100.50" is not). */
export function parseWholeKyat(value: string | number): number | null {
  const pya = parseKyat(value);
  return pya === null || pya % PYA_PER_KYAT !== 0 ? null : pya;
}

/** Pya as kyat on the wire: "12345.00", "-0.05". Throws when the amount is not a safe integer, which is a bug of the caller. */
export function kyatWire(pya: number): string {
  mustBeExact(pya);
  const digits = String(Math.abs(pya)).padStart(3, '0');
  return `${pya < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Pya as kyat on a screen: thousands separators, rounded down to a whole kyat. Down is toward minus infinity, so that a
 * debt is never shown smaller than it is: -1 pya is "-1".
 */
export function kyatShown(pya: number): string {
  mustBeExact(pya);
  return countShown(Math.floor(pya / PYA_PER_KYAT));
}

/** Pya as kyat in full, for who signs an amount: thousands separators, and the pya where there are any: "1,234", "-0.05". */
export function kyatInFull(pya: number): string {
  const [kyat = '', decimals] = kyatWire(pya).split('.');
  const grouped = kyat.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals === '00' ? grouped : `${grouped}.${decimals}`;
}

/** A whole number (points, counts, whole kyat) with thousands separators: "-1,234,567". */
export function countShown(count: number): string {
  mustBeExact(count);
  const grouped = String(Math.abs(count)).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return count < 0 ? `-${grouped}` : grouped;
}

/**
 * The part of an amount that so many basis points are, rounded down (toward minus infinity) for the receiver; the
 * remainder stays where the money came from. Exact for every safe amount: the product is never built whole.
 */
export function basisPointsOf(amount: number, basis_points: number): number {
  mustBeExact(amount);
  mustBeExact(basis_points);
  const wholes = Math.floor(amount / BASIS_POINTS_PER_WHOLE);
  const rest = amount - wholes * BASIS_POINTS_PER_WHOLE;
  return wholes * basis_points + Math.floor((rest * basis_points) / BASIS_POINTS_PER_WHOLE);
}

function mustBeExact(amount: number): void {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an exact amount: ${amount}`);
}
