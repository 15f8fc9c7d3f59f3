import canonicalize from 'canonicalize';
import { isWhole } from './bytes.ts';

/** What a leaf may hold: no fractions, no numbers beyond safe integers. Every reader understands it alike. */
export type Canonical = string | number | boolean | null | readonly Canonical[] | { readonly [key: string]: Canonical };

/** A value as canonical JSON (RFC 8785). Throws for what a leaf may not hold, `undefined` too: nothing is left out unseen. */
export function writeCanonical(value: Canonical): string {
  const text = isCanonical(value) ? canonicalize(value) : undefined;
  if (text === undefined) throw new RangeError('not a value of a leaf');
  return text;
}

/** The value of a canonical text, or null when the text is not exactly how such a value is written. */
export function readCanonical(text: string): { readonly [key: string]: Canonical } | null {
  try {
    const value: unknown = JSON.parse(text);
    const fits = isCanonical(value) && value !== null && typeof value === 'object' && !isList(value);
    return fits && canonicalize(value) === text ? value : null;
  } catch {
    return null;
  }
}

function isCanonical(value: unknown): value is Canonical {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string') return isWhole(value);
  if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.every(isCanonical);
  return Object.getPrototypeOf(value) === Object.prototype && Object.entries(value).every(([key, it]) => isWhole(key) && isCanonical(it));
}

function isList(value: Canonical): value is readonly Canonical[] {
  return Array.isArray(value);
}
