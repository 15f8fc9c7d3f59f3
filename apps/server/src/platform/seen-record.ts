import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { Refusal } from './refusal.ts';

/**
 * Refuses `record_changed` where a record reads otherwise than it did to whoever changes it as a whole: what a colleague saved meanwhile would be lost.
 * `seen` is as the contract read it, `now` as a reading call tells it; call it with the record locked.
 */
export function refuseChanged<T>(shape: z.ZodType<T>, seen: NoInfer<T>, now: unknown): void {
  const told = shape.safeParse(now);
  if (!isDeepStrictEqual(seen, told.success ? told.data : now)) throw new Refusal('record_changed');
}
