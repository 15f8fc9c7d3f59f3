import { ATTACHMENT_KINDS, CONVERSATION_SUBJECTS, CONVERSATION_TEXT_MAX } from '@shwekan/rules';
import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { ById, CountedPage, Id, Instant, Kyat, Lines, PlayerBrief, sortOf } from './fields.ts';

const Subject = z.enum(CONVERSATION_SUBJECTS);
const State = z.enum(['waiting', 'answered', 'closed']);
const Kind = z.enum(ATTACHMENT_KINDS);
const MessageText = Lines(CONVERSATION_TEXT_MAX).min(1);
/** A slip is named by its voucher, the others by their number. */
const AttachmentIn = z.object({ kind: Kind, ref: z.string().trim().min(1).max(40) });
const Attached = AttachmentIn.extend({ amount: Kyat, at: Instant });
const Attachment = Attached.nullable();
/** What became of a request, for who answers about it and decides none; null of a slip and a transfer. */
const RequestState = z.enum(['pending', 'approved', 'paid', 'rejected', 'expired']).nullable();
const Conversation = z.object({
  id: z.number(),
  subject: Subject,
  /** Waits for the house, was answered by it, or is closed. Who writes again opens it again. */
  state: State,
  attachment: Attachment,
  /** How the last message begins; empty for a picture. */
  last_text: z.string(),
  /** Something that the player has not read. */
  is_unread: z.boolean(),
  opened_at: Instant,
  last_at: Instant,
});
const Message = z.object({ id: z.number(), is_from_house: z.boolean(), text: z.string(), has_image: z.boolean(), at: Instant });
const ConversationReply = z.object({ data: Conversation.extend({ messages: z.array(Message) }) });
const ImageReply = z.object({ data: z.object({ image: z.string().nullable() }) });
const ByMessage = z.object({ id: Id, message_id: Id });

const ConversationForOperator = z.object({
  id: z.number(),
  player: PlayerBrief,
  subject: Subject,
  state: State,
  attachment: Attached.extend({ request_state: RequestState }).nullable(),
  last_text: z.string(),
  owner: z.string().nullable(),
  /** Since when the player waits for an answer; null of one that does not wait. */
  waiting_since: Instant.nullable(),
  opened_at: Instant,
  first_answered_at: Instant.nullable(),
  last_at: Instant,
});
const MessageForOperator = Message.extend({ operator: z.string().nullable() });
const OperatorReply = z.object({ data: ConversationForOperator.extend({ messages: z.array(MessageForOperator) }) });
/** Of those opened in so many days: how many, how many nobody has answered that still wait or that the house closed, and how long first answers took. Null without one. */
const FirstAnswers = z.object({
  opened_count: z.number(),
  unanswered_count: z.number(),
  median_s: z.number().nullable(),
  p90_s: z.number().nullable(),
});

/** What players write to the house, and its answers. */
export const conversations = callsOf({
  open: {
    method: 'POST',
    says: 'message_sent',
    path: '/api/user/conversations',
    auth: 'player',
    summary: 'Writes to the house, with a slip or a request of the player’s own or without; five are open at most',
    body: z.object({ subject: Subject, text: MessageText, attachment: AttachmentIn.nullable().default(null) }),
    reply: ConversationReply,
    refuses: ['too_many_conversations', 'too_many_messages'],
    idempotent: true,
  },
  list: {
    method: 'GET',
    path: '/api/user/conversations',
    auth: 'player',
    summary: 'Own conversations, the one that was written in last on top; `next` is the place after which the next page begins',
    query: z.object({ after: Id.optional(), limit: z.coerce.number().int().min(1).max(50).default(20) }),
    reply: z.object({ unread_count: z.number(), data: z.array(Conversation), next: z.number().nullable() }),
    refuses: [],
  },
  show: {
    method: 'GET',
    path: '/api/user/conversations/:id',
    auth: 'player',
    summary: 'An own conversation with its messages, oldest first',
    params: ById,
    reply: ConversationReply,
    refuses: [],
  },
  write: {
    method: 'POST',
    says: 'message_sent',
    path: '/api/user/conversations/:id/messages',
    auth: 'player',
    summary: 'Writes again in an own conversation; one that is closed is open by it. Twenty messages a day at most',
    params: ById,
    body: z.object({ text: MessageText }),
    reply: ConversationReply,
    refuses: ['too_many_conversations', 'too_many_messages', 'conversation_full'],
    idempotent: true,
  },
  addImage: {
    method: 'POST',
    says: 'cash_in_image_sent',
    path: '/api/user/conversations/:id/image',
    auth: 'player',
    summary:
      'Sends a picture in an own conversation, five at most; who answers sees it, after 90 days nobody. The same one again is done already',
    params: ById,
    image: 'field',
    reply: ConversationReply,
    refuses: ['too_many_conversations', 'too_many_messages', 'conversation_full', 'too_many_images', 'image_not_valid'],
    limit: { per_minute: 10 },
  },
  image: {
    method: 'GET',
    path: '/api/user/conversations/:id/images/:message_id',
    auth: 'player',
    summary: 'A picture of an own conversation, as a data address; null is one that was deleted by its age',
    params: ByMessage,
    reply: ImageReply,
    refuses: [],
  },
  read: {
    method: 'POST',
    path: '/api/user/conversations/:id/read',
    auth: 'player',
    summary: 'Marks an own conversation as read up to `seen_id`, the last message that was shown; an answer that came since stays unread',
    params: ById,
    body: z.object({ seen_id: Id }),
    reply: z.object({}),
    refuses: [],
  },
  close: {
    method: 'POST',
    path: '/api/user/conversations/:id/close',
    auth: 'player',
    summary: 'Closes an own conversation: nothing more is waited for',
    params: ById,
    reply: ConversationReply,
    refuses: [],
  },
  queue: {
    method: 'GET',
    path: '/api/console/conversations',
    auth: 'operator',
    may: 'support',
    summary: 'Conversations with players: those that wait first, the longest on top, then those written in last',
    query: CountedPage.extend({
      state: State.optional(),
      owner: z.enum(['mine', 'nobody']).optional(),
      player_id: Id.optional(),
      sort: sortOf('waiting_since', 'last_at'),
    }),
    reply: z.object({ total_count: z.number(), next: z.number().nullable(), data: z.array(ConversationForOperator) }),
    refuses: [],
  },
  figures: {
    method: 'GET',
    path: '/api/console/conversation-figures',
    auth: 'operator',
    may: 'support',
    report: true,
    summary: 'How long players waited for the first answer, of the conversations opened in the last 7 and 30 days',
    reply: z.object({ data: z.object({ week: FirstAnswers, month: FirstAnswers }) }),
    refuses: [],
  },
  showToOperator: {
    method: 'GET',
    path: '/api/console/conversations/:id',
    auth: 'operator',
    may: 'support',
    summary: 'A conversation with its messages, oldest first',
    params: ById,
    reply: OperatorReply,
    refuses: [],
  },
  imageForOperator: {
    method: 'GET',
    path: '/api/console/conversations/:id/images/:message_id',
    auth: 'operator',
    may: 'support',
    summary: 'A picture that a player sent, as a data address; null is one that was deleted by its age',
    params: ByMessage,
    reply: ImageReply,
    refuses: [],
  },
  answer: {
    method: 'POST',
    path: '/api/console/conversations/:id/answer',
    auth: 'operator',
    may: 'support',
    summary:
      'Answers the player, who is told at once; who answers what is nobody’s has taken it. `seen_id` is the last message that was read',
    params: ById,
    body: z.object({ text: MessageText, seen_id: Id }),
    reply: OperatorReply,
    refuses: ['conversation_changed', 'conversation_full'],
  },
  take: {
    method: 'POST',
    path: '/api/console/conversations/:id/take',
    auth: 'operator',
    may: 'support',
    summary: 'Makes it the operator’s own; `from` is whose it was seen to be',
    params: ById,
    body: z.object({ from: z.string().max(60).nullable() }),
    reply: OperatorReply,
    refuses: ['claimed'],
  },
  closeByOperator: {
    method: 'POST',
    path: '/api/console/conversations/:id/close',
    auth: 'operator',
    may: 'support',
    summary: 'Closes it; `seen_id` is the last message that was read. The player may write again',
    params: ById,
    body: z.object({ seen_id: Id }),
    reply: OperatorReply,
    refuses: ['conversation_changed'],
  },
  reopen: {
    method: 'POST',
    path: '/api/console/conversations/:id/reopen',
    auth: 'operator',
    may: 'support',
    summary: 'Opens it again: it waits for an answer from now on',
    params: ById,
    reply: OperatorReply,
    refuses: [],
  },
});
