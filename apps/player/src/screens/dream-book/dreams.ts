import type { AnswerRow } from '@shwekan/contract';
import { latinDigits } from '@shwekan/rules';
import { type Game, ONE_D, THREE_D, TWO_D } from '../../parts/lottery/games.ts';

export type Dream = AnswerRow<'GET /api/dream_book'>;

/** The entries whose word holds what is looked for, or one of whose numbers begins with it. Nothing finds all. */
export function found(dreams: readonly Dream[], typed: string): readonly Dream[] {
  const wanted = plain(typed);
  if (wanted === '') return dreams;
  return dreams.filter(({ word, numbers }) => plain(word).includes(wanted) || numbers.some((it) => it.startsWith(wanted)));
}

/** The lottery that has numbers of so many digits. */
export function gameOf(number: string): Game {
  return { 1: ONE_D, 3: THREE_D }[number.length] ?? TWO_D;
}

function plain(text: string): string {
  return latinDigits(text).normalize('NFKC').toLowerCase().trim();
}
