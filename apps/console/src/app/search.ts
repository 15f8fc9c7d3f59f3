import { isDay } from '@shwekan/rules';
import { z } from 'zod';

const PAGE_MAX = 10_000;

/** Which page of a list; none is the first. What an address says besides is as if it were not there, here and below. */
export const pageNumber = z.number().int().min(1).max(PAGE_MAX).optional().catch(undefined);

/** The number of a row. */
export const rowNumber = z.number().int().positive().optional().catch(undefined);

/** A day, as "2026-11-20". */
export const dayText = z.string().refine(isDay).optional().catch(undefined);

/** What somebody looks for. Digits alone, typed into an address, are read as a number there. */
export function searchText(length_max = 80) {
  return z
    .union([z.string(), z.int().nonnegative().transform(String)])
    .pipe(z.string().max(length_max))
    .optional()
    .catch(undefined);
}

/** One of some words. */
export function oneOf<const T extends readonly string[]>(words: T) {
  return z.enum(words).optional().catch(undefined);
}
