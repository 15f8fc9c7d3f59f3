import { kyatWire, yangonStamp } from '@shwekan/rules';
import type { PageOfConversationsResult } from '#queries/support/console.ts';
import { imageKeyOf, type ListOwnResult, messagesOf } from '#queries/support/player.ts';
import type { Queryable } from '../platform/db.ts';
import { imageInAnswer } from '../platform/private-image.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Files } from '../platform/storage.ts';

/** How many letters of a message a list shows; its queries read some more, so that a message that ends here is told from one that goes on. */
const SHOWN_MAX = 120;

/** A conversation as its player sees it. */
export function conversationWire(row: ListOwnResult) {
  const { id, subject, state, is_unread } = row;
  return { id, subject, state, is_unread, ...saidIn(row) };
}

type RequestState = 'pending' | 'approved' | 'paid' | 'rejected' | 'expired' | null;

/** A conversation as an operator sees it. */
export function conversationForOperator(row: PageOfConversationsResult) {
  const { id, subject, state, owner } = row;
  const said = saidIn(row);
  return {
    id,
    subject,
    state,
    owner,
    player: { id: row.player_id, name: row.player_name, phone: row.player_phone },
    ...said,
    attachment: said.attachment && { ...said.attachment, request_state: row.request_state as RequestState },
    waiting_since: row.waiting_since && yangonStamp(row.waiting_since),
    first_answered_at: row.first_answered_at && yangonStamp(row.first_answered_at),
  };
}

/** The messages of a conversation, oldest first. */
export async function messagesWire(db: Queryable, id: number) {
  const rows = await messagesOf.run({ id }, db);
  return rows.map((it) => ({ ...it, at: yangonStamp(it.at) }));
}

/** A picture of a conversation, inside the answer; of a player's own when one is named. Refuses `not_found`. */
export async function showImage(db: Queryable, files: Files, asked: { id: number; message_id: number; player_id: number | null }) {
  const [row] = await imageKeyOf.run(asked, db);
  if (!row) throw new Refusal('not_found');
  return { data: { image: row.image_key === null ? null : await imageInAnswer(files, row.image_key) } };
}

type LastMessage = Pick<ListOwnResult, 'last_text' | 'opened_at' | 'last_at' | 'kind' | 'ref' | 'amount_pya' | 'attached_at'>;

function saidIn({ last_text, opened_at, last_at, kind, ref, amount_pya, attached_at }: LastMessage) {
  const isAttached = kind !== null && ref !== null && amount_pya !== null && attached_at !== null;
  return {
    last_text: beginningOf(last_text ?? ''),
    opened_at: yangonStamp(opened_at),
    last_at: yangonStamp(last_at),
    attachment: isAttached ? { kind, ref, amount: kyatWire(amount_pya), at: yangonStamp(attached_at) } : null,
  };
}

/** As much of a message as a row of a list has room for, up to the end of a word, of a language without spaces as well. */
function beginningOf(text: string): string {
  if (text.length <= SHOWN_MAX) return text;
  const words = [...new Intl.Segmenter('my', { granularity: 'word' }).segment(text)];
  const whole = words.findLast((it) => it.index + it.segment.length <= SHOWN_MAX);
  return `${text.slice(0, whole ? whole.index + whole.segment.length : SHOWN_MAX).trimEnd()}…`;
}
