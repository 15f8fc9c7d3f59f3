import { createHash } from 'node:crypto';
import { untoldPlacesOf } from '#queries/platform/words-to-player.ts';
import { raiseAlert } from './alerts.ts';
import type { Tx } from './db.ts';
import { placesIn } from './places-in.ts';
import type { OperatorCaller } from './serve.ts';

/** Words of an operator's own that one player reads, or every one (null). `about` is what they are written to: "conversation:12". */
type WordsToPlayer = { who: OperatorCaller; player_id: number | null; about: string; text: string };
/** So much of the words stands in the alert. */
const SHOWN_LENGTH = 160;

/**
 * Tells others of numbers and addresses that one operator names to players and that are none of the house's: they may be led to pay there. The
 * words are sent all the same. They are one alert, however many places they name; each place of an operator is told once.
 */
export async function watchWords(tx: Tx, { who, player_id, about, text }: WordsToPlayer): Promise<void> {
  const named = placesIn(text);
  if (named.length === 0) return;
  const of_operator = `answer_names_account:${who.operator_id}:`;
  const untold = (await untoldPlacesOf.run({ places: named, player_id, of_operator }, tx)).map(({ place }) => place);
  if (untold.length === 0) return;
  const names = untold.join(', ');
  const data = { ...(player_id !== null && { player_id }), about, by: who.username, names };
  // An address may be as long as what is written: longer than a ref can be.
  const ref = of_operator + createHash('sha256').update(names).digest('base64url');
  await raiseAlert(tx, ref, 'answer_names_account', { ...data, words: beginningOf(text, SHOWN_LENGTH) });
}

/** How a text begins, cut between letters: half of a pair is no text to the database. */
export function beginningOf(text: string, length: number): string {
  const letters = [...text];
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : text;
}
