import { createHash, timingSafeEqual } from 'node:crypto';

/** The signature of both dialects: md5 in hex of words one after the other. */
export function md5Of(...words: (string | number)[]): string {
  return createHash('md5').update(words.join('')).digest('hex');
}

/** Whether a signature is the md5 of these words, in constant time and whatever its case. */
export function isMd5Of(signature: unknown, ...words: string[]): boolean {
  if (typeof signature !== 'string') return false;
  const expected = createHash('md5').update(words.join('')).digest();
  const given = /^[0-9a-f]{32}$/i.test(signature) ? Buffer.from(signature, 'hex') : Buffer.alloc(16);
  return timingSafeEqual(expected, given) && signature.length === 32;
}
