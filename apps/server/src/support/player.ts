import type { conversations } from '@shwekan/contract';
import { CONVERSATION_IMAGES_MAX, CONVERSATION_MESSAGES_A_DAY, CONVERSATION_MESSAGES_MAX, CONVERSATIONS_OPEN_MAX } from '@shwekan/rules';
import {
  closeOwn,
  countOpen,
  countUnread,
  countWritten,
  findRequest,
  findSlip,
  insertConversation,
  insertMessage,
  listOwn,
  lockOwn,
  lockPlayer,
  markRead,
  noteWritten,
} from '#queries/support/player.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';
import { once } from '../platform/idempotency.ts';
import { countAgainst, LimitReached } from '../platform/limits.ts';
import { type KeptImage, keepPrivate } from '../platform/private-image.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { inUnicode } from '../platform/zawgyi.ts';
import { conversationWire, messagesWire } from './wire.ts';

const DAY_S = 86_400;
const MOST_ID = /^[1-9]\d{0,14}$/;

type Attachment = NonNullable<Call<typeof conversations.open>['body']['attachment']>;
/** What a player writes: a text, or a picture. */
type MessageDraft = { text: string; image: KeptImage | null };

/**
 * Opens a conversation with its first message; the same Idempotency-Key is one conversation however often it is sent. What is attached is the player's own:
 * refuses `not_found` for anybody else's. Refuses `too_many_conversations`, `too_many_messages`.
 */
export async function openConversation(world: World, call: Call<typeof conversations.open>) {
  const { player_id } = call.who;
  const given = await world.db.transaction((tx) =>
    once(tx, call.once, async () => {
      const { subject, text, attachment } = call.body;
      await refuseMoreOpen(tx, player_id);
      const attachment_id = attachment && (await idOf(tx, player_id, attachment));
      const [opened] = await insertConversation.run({ player_id, subject, attachment_kind: attachment?.kind ?? null, attachment_id }, tx);
      if (!opened) throw new Error('no conversation was opened');
      await write(tx, player_id, opened.id, { text, image: null });
      return showOwn(tx, player_id, opened.id);
    }),
  );
  if (given.replayed) call.markReplayed();
  return given.reply;
}

/**
 * Writes again; a conversation that was closed is open by it. Refuses `not_found` for another player's, `conversation_full`, and as opening does.
 */
export async function writeMessage(world: World, call: Call<typeof conversations.write>) {
  const { player_id } = call.who;
  const { id } = call.params;
  const given = await world.db.transaction((tx) =>
    once(tx, call.once, async () => {
      await writeInOwn(tx, player_id, id, { text: call.body.text, image: null });
      return showOwn(tx, player_id, id);
    }),
  );
  if (given.replayed) call.markReplayed();
  return given.reply;
}

/** Sends a picture as a message. The same one again is done already. Refuses as writing does, `too_many_images`, `image_not_valid`. */
export async function addImage(world: World, files: Files, call: Call<typeof conversations.addImage>) {
  const { player_id } = call.who;
  const { id } = call.params;
  await keepPrivate(world, { files, folder: 'support', sent: call.image }, (tx, image) =>
    writeInOwn(tx, player_id, id, { text: '', image }),
  );
  return showOwn(world.db, player_id, id);
}

/** The player's conversations, the one written in last on top, page after page by the last message. */
export async function listConversations(world: World, call: Call<typeof conversations.list>) {
  const { player_id } = call.who;
  const { after = null, limit } = call.query;
  const rows = await listOwn.run({ player_id, id: null, after, row_count: limit + 1 }, world.db);
  const [counted] = await countUnread.run({ player_id }, world.db);
  const shown = rows.slice(0, limit);
  return {
    unread_count: counted?.unread_count ?? 0,
    data: shown.map(conversationWire),
    next: rows.length > limit ? (shown.at(-1)?.last_message_id ?? null) : null,
  };
}

/** A conversation of the player's own with its messages. Refuses `not_found`. */
export async function showOwn(db: Queryable, player_id: number, id: number) {
  const [row] = await listOwn.run({ player_id, id, after: null, row_count: 1 }, db);
  if (!row) throw new Refusal('not_found');
  const messages = (await messagesWire(db, id)).map(({ operator: _, ...it }) => it);
  return { data: { ...conversationWire(row), messages } };
}

/** Marks it as read as far as it was seen: an answer that came since stays unread. Safe to repeat. Refuses `not_found`. */
export async function readConversation(world: World, { who, params, body }: Call<typeof conversations.read>) {
  const asked = { player_id: who.player_id, id: params.id, seen_id: body.seen_id };
  if ((await markRead.run(asked, world.db)).length === 0) throw new Refusal('not_found');
  return {};
}

/** Closes a conversation of the player's own; one that is closed stays so. Refuses `not_found`. */
export async function closeConversation(world: World, call: Call<typeof conversations.close>) {
  const { player_id } = call.who;
  const { id } = call.params;
  return world.db.transaction(async (tx) => {
    const [own] = await lockOwn.run({ player_id, id }, tx);
    if (!own) throw new Refusal('not_found');
    await closeOwn.run({ id }, tx);
    return showOwn(tx, player_id, id);
  });
}

/** Writes in the player's own conversation and answers true, or false where the same picture is there already. Locks the player, then the conversation. */
async function writeInOwn(tx: Tx, player_id: number, id: number, draft: MessageDraft): Promise<boolean> {
  await lockPlayer.run({ player_id }, tx);
  const [own] = await lockOwn.run({ player_id, id }, tx);
  if (!own) throw new Refusal('not_found');
  const [written] = await countWritten.run({ id, sha256: draft.image?.sha256 ?? null }, tx);
  const { is_there = false, message_count = 0, image_count = 0 } = written ?? {};
  if (is_there) return false;
  if (own.state === 'closed') await refuseMoreOpen(tx, player_id);
  if (message_count >= CONVERSATION_MESSAGES_MAX) throw new Refusal('conversation_full');
  if (draft.image !== null && image_count >= CONVERSATION_IMAGES_MAX) throw new Refusal('too_many_images');
  await write(tx, player_id, id, draft);
  return true;
}

async function write(tx: Tx, player_id: number, id: number, { text, image }: MessageDraft): Promise<void> {
  const limit = { bucket: `conversation:player:${player_id}`, most: CONVERSATION_MESSAGES_A_DAY, window_s: DAY_S };
  // To come again at once, as after `too_many_requests`, would help nobody.
  await countAgainst(tx, limit).catch((error) => {
    throw error instanceof LimitReached ? new Refusal('too_many_messages') : error;
  });
  const message = { id, operator_id: null, text: inUnicode(text), image_key: image?.image_key ?? null, sha256: image?.sha256 ?? null };
  const [inserted] = await insertMessage.run(message, tx);
  if (!inserted) throw new Error('no message was written');
  await noteWritten.run({ id, message_id: inserted.id, at: inserted.at }, tx);
  // The player's other windows show it.
  await tell(tx, { kind: 'changed', player_id, data: { what: 'conversations' } });
}

async function refuseMoreOpen(tx: Tx, player_id: number): Promise<void> {
  await lockPlayer.run({ player_id }, tx);
  const [counted] = await countOpen.run({ player_id }, tx);
  if ((counted?.open_count ?? 0) >= CONVERSATIONS_OPEN_MAX) throw new Refusal('too_many_conversations');
}

/** The number of what is attached; refuses `not_found` for what is not the player's. */
async function idOf(tx: Tx, player_id: number, { kind, ref }: Attachment): Promise<number> {
  const of = () => (kind === 'slip' ? findSlip.run({ ref, player_id }, tx) : findRequest.run({ kind, id: Number(ref), player_id }, tx));
  const [found] = kind === 'slip' || MOST_ID.test(ref) ? await of() : [];
  if (!found) throw new Refusal('not_found', { errors: { attachment: 'not_found' } });
  return found.id;
}
