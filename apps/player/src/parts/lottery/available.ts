import { pyaOf } from '@shwekan/ui';
import type { Available } from './draft.ts';

/** The failing numbers a refusal names, with what each still takes. Empty when it names none. */
export function availableIn(answer: unknown): Available[] {
  const numbers = (answer as { numbers?: unknown } | null)?.numbers;
  if (!Array.isArray(numbers)) return [];
  return numbers.flatMap((it: unknown) => {
    const { bet_number, available } = (it ?? {}) as { bet_number?: unknown; available?: unknown };
    return typeof bet_number === 'string' ? [{ bet_number, available_pya: Math.max(0, pyaOf(String(available))) }] : [];
  });
}
