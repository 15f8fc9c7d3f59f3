import type { conversations } from '@shwekan/contract';
import { CONVERSATION_MESSAGES_MAX } from '@shwekan/rules';
import {
  type ConversationAsLockedResult,
  closeConversation,
  conversationAsLocked,
  firstAnswers,
  lockConversation,
  noteAnswered,
  pageOfConversations,
  reopenConversation,
  setOwner,
} from '#queries/support/console.ts';
import { insertMessage } from '#queries/support/player.ts';
import { auditCall } from '../platform/audit-row.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';
import { readCounted } from '../platform/lists.ts';
import { notify } from '../platform/notifications.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import { beginningOf, watchWords } from '../platform/words-to-player.ts';
import type { World } from '../platform/world.ts';
import { conversationForOperator, messagesWire } from './wire.ts';

const WEEK_DAYS = 7;
const MONTH_DAYS = 30;
/** So much of an answer stands in the notification; the rest is read in the conversation. */
const NOTICE_LENGTH = 160;

/** Conversations with players: those that wait first, the longest on top. */
export async function listQueue(world: World, call: Call<typeof conversations.queue>) {
  const { state = null, player_id = null, owner } = call.query;
  const owner_id = owner === 'mine' ? call.who.operator_id : null;
  const filter = { id: null, state, player_id, owner_id, is_nobodys: owner === 'nobody', sort: call.query.sort ?? null };
  const { rows, total_count, next } = await readCounted(world.db, pageOfConversations, filter, call.query);
  return { total_count, next, data: rows.map(conversationForOperator) };
}

/** How long players waited for the first answer: the conversations of the last week and month. */
export async function showFigures(world: World) {
  const of = async (days: number) => {
    const [counted] = await firstAnswers.run({ days }, world.db);
    if (!counted) throw new Error('nothing was counted');
    return counted;
  };
  return { data: { week: await of(WEEK_DAYS), month: await of(MONTH_DAYS) } };
}

/** A conversation with its messages. Refuses `not_found`. */
export async function showToOperator(db: Queryable, id: number) {
  const asked = {
    id,
    after_id: null,
    state: null,
    player_id: null,
    owner_id: null,
    is_nobodys: false,
    sort: null,
    row_count: 1,
    skipped: 0,
  };
  const [row] = await pageOfConversations.run(asked, db);
  if (!row) throw new Refusal('not_found');
  return { data: { ...conversationForOperator(row), messages: await messagesWire(db, id) } };
}

/**
 * Answers the player, who is told at once. Nobody answers what they have not read: refuses `conversation_changed` when the player or a
 * colleague wrote after `seen_id`, so that of two answers at once, or of one sent twice, one is written. Refuses `conversation_full`.
 */
export async function answer(world: World, call: Call<typeof conversations.answer>) {
  const { id } = call.params;
  const { text, seen_id } = call.body;
  const { operator_id } = call.who;
  return world.db.transaction(async (tx) => {
    const found = await lockSeen(tx, id, seen_id);
    if (found.message_count >= CONVERSATION_MESSAGES_MAX * 2) throw new Refusal('conversation_full');
    const [inserted] = await insertMessage.run({ id, operator_id, text, image_key: null, sha256: null }, tx);
    if (!inserted) throw new Error('no answer was written');
    await noteAnswered.run({ id, operator_id, message_id: inserted.id, at: inserted.at }, tx);
    await auditCall(tx, call, { action: 'answer_conversation', subject: `conversation:${id}`, after: { text } });
    await notify(tx, { player_id: found.player_id, kind: 'conversation_answered', data: { text: beginningOf(text, NOTICE_LENGTH) } });
    await watchWords(tx, { who: call.who, player_id: found.player_id, about: `conversation:${id}`, text });
    await tellChange(tx, found);
    return showToOperator(tx, id);
  });
}

/** Makes a conversation the operator's own, from whom it was seen to be. Refuses `claimed` when somebody else has taken it since. */
export async function take(world: World, call: Call<typeof conversations.take>) {
  const { id } = call.params;
  const { operator_id, username } = call.who;
  return world.db.transaction(async (tx) => {
    const found = await lockOne(tx, id);
    if (found.owner_id !== operator_id) {
      if (found.owner !== call.body.from) throw new Refusal('claimed');
      await setOwner.run({ id, operator_id }, tx);
      const subject = `conversation:${id}`;
      await auditCall(tx, call, { action: 'take_conversation', subject, before: { owner: found.owner }, after: { owner: username } });
    }
    return showToOperator(tx, id);
  });
}

/** Closes a conversation that was read to its end; one that is closed stays so. Refuses `conversation_changed`. */
export async function closeByOperator(world: World, call: Call<typeof conversations.closeByOperator>) {
  return world.db.transaction(async (tx) => {
    const found = await lockSeen(tx, call.params.id, call.body.seen_id);
    const { id, state } = found;
    if (state !== 'closed') {
      await closeConversation.run({ id, operator_id: call.who.operator_id }, tx);
      const subject = `conversation:${id}`;
      await auditCall(tx, call, { action: 'close_conversation', subject, before: { state }, after: { state: 'closed' } });
      await tellChange(tx, found);
    }
    return showToOperator(tx, id);
  });
}

/** Opens a conversation that was closed: it waits for an answer. One that is open stays as it is. */
export async function reopen(world: World, call: Call<typeof conversations.reopen>) {
  return world.db.transaction(async (tx) => {
    const found = await lockOne(tx, call.params.id);
    const { id, state } = found;
    if (state === 'closed') {
      await reopenConversation.run({ id }, tx);
      const subject = `conversation:${id}`;
      await auditCall(tx, call, { action: 'reopen_conversation', subject, before: { state }, after: { state: 'waiting' } });
      await tellChange(tx, found);
    }
    return showToOperator(tx, id);
  });
}

/** The player's screens that show it are out of date. */
async function tellChange(tx: Tx, { player_id }: ConversationAsLockedResult): Promise<void> {
  await tell(tx, { kind: 'changed', player_id, data: { what: 'conversations' } });
}

async function lockOne(tx: Tx, id: number): Promise<ConversationAsLockedResult> {
  await lockConversation.run({ id }, tx);
  const [found] = await conversationAsLocked.run({ id }, tx);
  if (!found) throw new Refusal('not_found');
  return found;
}

async function lockSeen(tx: Tx, id: number, seen_id: number): Promise<ConversationAsLockedResult> {
  const found = await lockOne(tx, id);
  if (found.last_message_id !== seen_id) throw new Refusal('conversation_changed');
  return found;
}
