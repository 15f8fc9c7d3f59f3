import type { EventData } from '@shwekan/contract';
import { pyaOf } from '@shwekan/ui';
import { isUntil } from './stream-place.ts';

// The board of a draw is asked for once; what is otherwise on it from then on is told by the stream.

type Row = { bet_number: string; remaining: string; block: 'yes' | 'no' };
export type Answer = { version: string; data: readonly Row[] };
type Change = EventData<'board'> & { place: string };

/** What was told lately, in its order: an answer that was on its way then does not know of it. */
let recent: Change[] = [];
const RECENT_MAX = 300;

/** Keeps what was told, with its place among the events, for answers that are on their way. */
export function noteChange(data: EventData<'board'>, place: string): Change {
  const change = { ...data, place };
  recent = [...recent, change].slice(-RECENT_MAX);
  return change;
}

/** All is asked for anew: what was told before is in the answers, or was of a past that is none. */
export function forgetChanges(): void {
  recent = [];
}

/** An answer with what was told that it may not know of. */
export function withRecent<A extends Answer>(answer: A, lottery: string, { date, section }: { date: string; section: string }): A {
  const isOfDraw = (it: Change) => it.lottery === lottery && it.date === date && it.section === section;
  return recent.filter(isOfDraw).reduce((known: A, it) => withChange(known, it), answer);
}

/** A board with what was told of it; what is from before it is in it. */
export function withChange<A extends Answer>(answer: A, { numbers, place }: Change): A {
  // The version is the first transaction that the answer may not know of.
  if (place !== '' && !isUntil(`${answer.version}-0`, place)) return answer;
  const told = new Map(numbers.map((it) => [it.bet_number, it]));
  return { ...answer, data: answer.data.map((row) => withNumber(row, told.get(row.bet_number))) };
}

/**
 * Bets only take away, and those of two transactions may be told in another order than they took: the smaller is what is left. What gives back
 * is told as `draws`, and the board is asked for anew.
 */
function withNumber(row: Row, told: Change['numbers'][number] | undefined): Row {
  if (told === undefined) return row;
  const { remaining = row.remaining } = told;
  return { ...row, ...told, remaining: pyaOf(remaining) < pyaOf(row.remaining) ? remaining : row.remaining };
}
