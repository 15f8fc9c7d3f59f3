import { z } from 'zod';
import { fetchOutside, type OutsideLimits, type OutsideRequest, type OutsideResult } from '../../platform/outside.ts';

export const LAUNCH_LIMITS = { timeout_ms: 4_000, most_bytes: 1024 * 1024 };
export const LIST_LIMITS = { timeout_ms: 20_000, most_bytes: 32 * 1024 * 1024 };

/** Asks for JSON. An answer that is none, or a status of trouble on their side, leaves it unknown. */
export async function askJson(address: string, request: OutsideRequest, limits: OutsideLimits): Promise<OutsideResult<unknown>> {
  if (!URL.canParse(address)) return { outcome: 'refused', error: 'the aggregator has no address' };
  const url = new URL(address);
  const asked = await fetchOutside(url, request, limits);
  if (asked.outcome !== 'done') return asked;
  const { status, bytes } = asked.value;
  if (status >= 500 || status === 429) return { outcome: 'unknown', error: `${url.host} answered ${status}` };
  if (status < 200 || status >= 300) return { outcome: 'refused', error: `${url.host} answered ${status}` };
  try {
    return { outcome: 'done', value: JSON.parse(bytes.toString('utf8')) };
  } catch {
    return { outcome: 'unknown', error: `${url.host} did not answer in JSON` };
  }
}

/** What a body must be. One of another shape leaves it unknown: nobody can say what it means. */
export function read<T>(asked: OutsideResult<unknown>, shape: z.ZodType<T>): OutsideResult<T> {
  if (asked.outcome !== 'done') return asked;
  const parsed = shape.safeParse(asked.value);
  if (parsed.success) return { outcome: 'done', value: parsed.data };
  return {
    outcome: 'unknown',
    error: `an answer of another shape: ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}`,
  };
}

/** Something that has a text: numbers are written in different ways by the products. */
export const Text = z.union([z.string(), z.number()]).transform(String);
/** An absent amount is none. */
export const Amount = z
  .union([z.string(), z.number(), z.null()])
  .optional()
  .transform((it) => String(it ?? 0));
/** An amount that may be left unsaid. */
export const AmountIfSaid = z
  .union([z.string(), z.number(), z.null()])
  .optional()
  .transform((it) => (it == null || it === '' ? null : String(it)));
