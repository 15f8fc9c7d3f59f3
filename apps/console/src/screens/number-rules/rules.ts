import type { AnswerRow } from '@shwekan/contract';
import { type BetNote, dayShown, type LotteryCode, type NumberWord, readNumbers } from '@shwekan/rules';
import { periodShown } from '../../parts/time.ts';

export type NumberRule = AnswerRow<'GET /api/console/number-rules'>;

/** The reading calls that a rule changes: draws that take bets follow it at once. */
export const RULE_CALLS = ['GET /api/console/number-rules', 'GET /api/console/draws/:id', 'GET /api/console/board'] as const;

/** What a word was understood as. */
const MEANT: Partial<Record<BetNote, string>> = {
  direct: 'as written',
  reverse: 'and the reverse',
  direct_and_reverse: 'and the reverse',
  head: 'head',
  tail: 'tail',
  contains: 'contains',
  break: 'break',
  doubles: 'doubles',
  even_doubles: 'even doubles',
  odd_doubles: 'odd doubles',
  nakhat: 'nakhat',
  power: 'power',
  brothers: 'brothers',
  khway: 'pairs of these digits',
  khway_with_doubles: 'pairs of these digits, with doubles',
  list: 'several together',
};

/** A word in the operator's words: which numbers it names, or why none. */
export function meaningOf({ state, note, numbers }: NumberWord): string {
  if (state === 'ambiguous') return 'can be meant in two ways: write it out';
  if (state === 'unread') return 'not understood';
  return `${MEANT[note] ?? note.replaceAll('_', ' ')}, ${numbers.length}: ${numbers.join(' ')}`;
}

/** Why a text is no rule, or null. */
export function refuseText(text: string, lottery: LotteryCode): string | null {
  if (text.trim() === '') return null;
  const unclear = readNumbers(text, lottery).words.filter((it) => it.state !== 'read');
  return unclear.length === 0 ? null : `Not understood: ${unclear.map((it) => it.text).join(' ')}`;
}

/** Between which days it counts. */
export function daysOf({ from, until }: Pick<NumberRule, 'from' | 'until'>): string {
  return until === null ? `from ${dayShown(from)}` : periodShown(from, until);
}
