import type { LotteryCode } from '../lotteries.ts';
import type { BetNote } from './entry.ts';
import { readBets } from './read-bets.ts';

/** A word that names numbers, as it was typed, with what it was understood as. Only what is `read` has numbers. */
export type NumberWord = {
  readonly text: string;
  readonly state: 'read' | 'ambiguous' | 'unread';
  readonly numbers: readonly string[];
  readonly note: BetNote;
};

/** Any amount that a word may have: it makes a form readable that stands without one. */
const SOME_KYAT = 1000;

/**
 * Reads numbers without amounts as players write them in their bets: `12R 34.56 5B 3T`, parted by blanks and commas. Each number once, in
 * the order in which it first comes. What can be meant in two ways, or has an amount of its own, names nothing. Never throws for a text.
 */
export function readNumbers(text: string, lottery: LotteryCode): { numbers: readonly string[]; words: readonly NumberWord[] } {
  const words = text
    .split(/[\s,]+/)
    .filter((it) => it !== '')
    .map((form) => readForm(form, lottery));
  return { numbers: [...new Set(words.flatMap((it) => it.numbers))], words };
}

function readForm(text: string, lottery: LotteryCode): NumberWord {
  const [word, ...more] = readBets(`${text}=${SOME_KYAT}`, { lottery }).words;
  if (word === undefined || more.length > 0 || word.lines.some((it) => it.stake_kyat !== SOME_KYAT))
    return { text, state: 'unread', numbers: [], note: 'not_known' };
  // A word that says nothing, such as a total, names no number either.
  if (word.state === 'read' && word.lines.length === 0) return { text, state: 'unread', numbers: [], note: 'not_known' };
  return { text, state: word.state, note: word.note, numbers: word.lines.map((it) => it.number) };
}
