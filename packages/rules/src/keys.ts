/** A UUID of version 7: the time in milliseconds, then 74 bits of the ten random bytes. */
export function timeOrderedKey(at_ms: number, random: Uint8Array): string {
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const time = at_ms.toString(16).padStart(12, '0');
  const variant = ((random[2] ?? 0) & 0x3f) | 0x80;
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(1, 4)}-${variant.toString(16)}${hex.slice(6, 8)}-${hex.slice(8)}`;
}
