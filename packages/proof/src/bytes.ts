/** SHA-256, which the caller of this package gives: Node's own or a browser's library. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

const UTF8 = new TextEncoder();

/** A text as UTF-8. */
export function utf8(text: string): Uint8Array {
  return UTF8.encode(text);
}

/** Whether a text has no half of a sign, of which no UTF-8 is made. Old phones lack `isWellFormed`. */
export function isWhole(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** Several pieces one after the other. */
export function concat(...pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Whether two pieces hold the same bytes. */
export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place]);
}

/** Bytes in standard base64 with padding (RFC 4648, section 4). */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** The bytes of a standard base64 text, or null when it is not exactly one: no blanks, no missing padding, no spare bits. */
export function fromBase64(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return null;
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  return toBase64(bytes) === text ? bytes : null;
}

/** A count written in decimal without leading zeros, or null when the text is none or is beyond safe integers. */
export function toCount(text: string): number | null {
  if (!/^(0|[1-9]\d*)$/.test(text)) return null;
  const count = Number(text);
  return Number.isSafeInteger(count) ? count : null;
}

/** Bytes in lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of a hex text; none for a text that is not hex. */
export function fromHex(text: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) return new Uint8Array();
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
