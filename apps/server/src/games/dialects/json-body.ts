import { createHash, timingSafeEqual } from 'node:crypto';
import { isProviderCurrency, type ProviderCurrency, providerAmount } from '@shwekan/rules';

/** A JSON object as a provider sent it: numbers are the digits that were sent, so that no amount was ever a float. */
export type JsonBody = { readonly [name: string]: unknown };

/** Reads a body; null when it is no JSON object. */
export function readBody(text: string): JsonBody | null {
  try {
    const value: unknown = JSON.parse(text, digitsOf);
    return isBody(value) ? value : null;
  } catch {
    return null;
  }
}

// The third argument is newer than the type library: it has the text of a number as it was sent.
const digitsOf = ((_key: string, value: unknown, context?: { source?: string }) =>
  typeof value === 'number' ? (context?.source ?? String(value)) : value) as (key: string, value: unknown) => unknown;

/** Whether a value is a JSON object. */
export function isBody(value: unknown): value is JsonBody {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; null when it is no list, or has something else in it. */
export function listOf(value: unknown): JsonBody[] | null {
  return Array.isArray(value) && value.every(isBody) ? value : null;
}

const ID_MAX = 200;

/** A text of at most 200 characters that the database can hold; null when it is empty or not sent, undefined when it is something else. */
export function textOf(value: unknown): string | null | undefined {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string' || value.length > ID_MAX || !value.isWellFormed() || value.includes('\0')) return undefined;
  return value;
}

/** An amount as `providerAmount` writes it; null when it was not sent, undefined when it is none. */
export function amountOf(value: unknown): string | null | undefined {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'string' ? (providerAmount(value) ?? undefined) : undefined;
}

/**
 * The currency that a word names, or one of the numbers that the aggregator has for ours; null when none was sent, undefined when it
 * is none that we know.
 */
export function currencyOf(
  value: unknown,
  numbers: ReadonlyMap<string, ProviderCurrency> = new Map(),
): ProviderCurrency | null | undefined {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') return undefined;
  return isProviderCurrency(value) ? value : numbers.get(value);
}

/** An instant sent as seconds or milliseconds since 1970, or as a date; null when it is none. */
export function instantOf(value: unknown): Date | null {
  if (typeof value !== 'string' || value === '' || value === '0') return null;
  const number = /^\d{9,13}$/.test(value) ? Number(value) : null;
  // A date without a zone is read as UTC: it is only ever compared with dates of the same provider.
  const at =
    number === null
      ? new Date(/[zZ]|[+-]\d\d:?\d\d$/.test(value) ? value : `${value}Z`)
      : new Date(value.length > 10 ? number : number * 1000);
  return Number.isNaN(at.getTime()) || at.getUTCFullYear() < 2000 || at.getUTCFullYear() > 2200 ? null : at;
}

/** Whether a signature is the md5 of these words, in constant time and whatever its case. */
export function isSigned(signature: unknown, words: string[]): boolean {
  if (typeof signature !== 'string') return false;
  const expected = createHash('md5').update(words.join('')).digest();
  const given = /^[0-9a-f]{32}$/i.test(signature) ? Buffer.from(signature, 'hex') : Buffer.alloc(16);
  return timingSafeEqual(expected, given) && signature.length === 32;
}

/** A number of an answer with all its decimals: 900.00 stays 900.00. */
export function decimalsKept(text: string): unknown {
  // Newer than the type library.
  return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(text);
}
