import { hash, timingSafeEqual } from 'node:crypto';

/** The signature of both dialects: md5 in hex of words one after the other. */
export function md5Of(...words: (string | number)[]): string {
  return hash('md5', words.join(''));
}

/** Whether a signature is the md5 of these words, in constant time and whatever its case. */
export function isMd5Of(signature: unknown, ...words: string[]): boolean {
  if (typeof signature !== 'string') return false;
  const expected = hash('md5', words.join(''), 'buffer');
  const given = /^[0-9a-f]{32}$/i.test(signature) ? Buffer.from(signature, 'hex') : Buffer.alloc(16);
  return timingSafeEqual(expected, given) && signature.length === 32;
}
