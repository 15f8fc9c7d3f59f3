/** A JSON object as a provider sent it: numbers are the digits that were sent, so that no amount was ever a float. */
export type JsonBody = { readonly [name: string]: unknown };

/** Reads a body; null when it is no JSON object. */
export function readBody(text: string): JsonBody | null {
  try {
    const value: unknown = MAY_LOSE_DIGITS.test(text) ? JSON.parse(text, digitsOf) : numbersAsText(JSON.parse(text));
    return isBody(value) ? value : null;
  } catch {
    return null;
  }
}

/** A number that might not be written again as it was sent: with a fraction, an exponent, sixteen digits, a minus before 0; or a text like one. */
const MAY_LOSE_DIGITS = /[:,[]\s*-?(?:\d+[.eE]|\d{16})|-0/;

// The third argument is newer than the type library: it has the text of a number as it was sent. To have it costs five times the reading.
const digitsOf = ((_key: string, value: unknown, context?: { source?: string }) =>
  typeof value === 'number' ? (context?.source ?? String(value)) : value) as (key: string, value: unknown) => unknown;

/** The same value, its numbers written out; each of them is whole and short. */
function numbersAsText(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  const parts = value as Record<string, unknown>;
  for (const name of Object.keys(parts)) {
    const part = parts[name];
    if (typeof part === 'number' || typeof part === 'object') parts[name] = numbersAsText(part);
  }
  return value;
}

/** Whether a value is a JSON object. */
export function isBody(value: unknown): value is JsonBody {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; null when it is no list, or has something else in it. */
export function listOf(value: unknown): JsonBody[] | null {
  return Array.isArray(value) && value.every(isBody) ? value : null;
}

/** A number of an answer with all its decimals: 900.00 stays 900.00. */
export function decimalsKept(text: string): unknown {
  // Newer than the type library.
  return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(text);
}
