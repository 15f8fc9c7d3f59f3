import type { Answer } from '@shwekan/contract';
import { ask, live } from '../../app/queries.ts';

const SHOWN = 'GET /api/console/conversations/:id';
export type Conversation = Answer<typeof SHOWN>['data'];
export type Message = Conversation['messages'][number];

/** What a deed about a conversation changes. */
export const CHANGED = [
  SHOWN,
  'GET /api/console/conversations',
  'GET /api/console/conversation-figures',
  'GET /api/console/waiting',
] as const;

/** A conversation, as it changes: the player may write while it is read. */
export const conversationOf = (id: string | number) => live(ask(SHOWN, { params: { id: Number(id) } }), 'conversations', 'claims');

/** The last message that is shown: who answers says what was read. */
export function lastOf({ messages }: Conversation): number {
  return messages.at(-1)?.id ?? 0;
}

/** A picture that the player sent. It never changes, and is forgotten once nobody looks at it. */
export function pictureOf(id: number, message_id: number) {
  const params = { id, message_id };
  const reading = ask('GET /api/console/conversations/:id/images/:message_id', { params });
  return { ...reading, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };
}
