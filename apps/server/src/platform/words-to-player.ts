import { foreignPlacesOf } from '#queries/platform/words-to-player.ts';
import { raiseAlerts } from './alerts.ts';
import type { Tx } from './db.ts';
import { placesIn } from './places-in.ts';
import type { OperatorCaller } from './serve.ts';

/** Words of an operator's own that one player reads, or every one (null). `about` is what they are written to: "conversation:12". */
type WordsToPlayer = { who: OperatorCaller; player_id: number | null; about: string; text: string };
/** So much of the words stands in the alert. */
const SHOWN_LENGTH = 160;

/**
 * Tells others of numbers and addresses that one operator names to players and that are none of the house's: they may be led to pay there. The
 * words are sent all the same. Each place of an operator is told once.
 */
export async function watchWords(tx: Tx, { who, player_id, about, text }: WordsToPlayer): Promise<void> {
  const places = placesIn(text);
  if (places.length === 0) return;
  const foreign = await foreignPlacesOf.run({ places, player_id }, tx);
  const words = beginningOf(text, SHOWN_LENGTH);
  const alerts = foreign.map(({ place }) => ({
    ref: `answer_names_account:${who.operator_id}:${place}`,
    kind: 'answer_names_account' as const,
    data: { ...(player_id !== null && { player_id }), about, by: who.username, names: place, words },
  }));
  await raiseAlerts(tx, alerts);
}

/** How a text begins, cut between letters: half of a pair is no text to the database. */
export function beginningOf(text: string, length: number): string {
  const letters = [...text];
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : text;
}
