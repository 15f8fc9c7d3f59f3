import type { AnswerRow } from '@shwekan/contract';
import { latinDigits } from '@shwekan/rules';
import { ask } from '../../app/queries.ts';

export type Dream = AnswerRow<'GET /api/console/dream-book'>;
export const DREAMS = ['GET /api/console/dream-book'] as const;
export const dreams = ask('GET /api/console/dream-book', {});

const NUMBERS_MAX = 12;

/** Numbers as they are typed, in Burmese digits as well and with anything between them: "56 89, ၅၆၃"; each once. */
export function numbersIn(typed: string): string[] {
  return [
    ...new Set(
      latinDigits(typed)
        .split(/[^0-9]+/)
        .filter((it) => it !== ''),
    ),
  ];
}

/** Why the typed numbers are none of a dream, or null. */
export function refuseNumbers(typed: string): string | null {
  const numbers = numbersIn(typed);
  if (numbers.some((it) => it.length > 3)) return 'One, two or three digits each.';
  return numbers.length > NUMBERS_MAX ? `At most ${NUMBERS_MAX} numbers.` : null;
}
