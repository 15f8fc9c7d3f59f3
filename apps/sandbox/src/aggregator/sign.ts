import { createHash, timingSafeEqual } from 'node:crypto';

/** The aggregator's signature: md5, in hex, of its parts written one after the other. */
export function sign(...parts: (string | number)[]): string {
  return createHash('md5').update(parts.join('')).digest('hex');
}

/** Whether a signature is the expected one; upper and lower case are the same. */
export function isSigned(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given.toLowerCase()), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A moment as the older dialect writes it: yyyyMMddHHmmss, in UTC. */
export function gscTime(at: Date): string {
  return at.toISOString().replace(/[-:T]/g, '').slice(0, 14);
}
