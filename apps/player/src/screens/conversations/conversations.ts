import type { Answer, AnswerRow } from '@shwekan/contract';

import { ATTACHMENT_KINDS, type AttachmentKind, type ConversationSubject } from '@shwekan/rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../house/call.ts';
import { queryClient, refreshCalls } from '../../house/query.ts';

export const LIST = 'GET /api/user/conversations';
export const SHOWN = 'GET /api/user/conversations/:id';
export type ConversationRow = AnswerRow<typeof LIST>;
export type Conversation = Answer<typeof SHOWN>['data'];
export type Message = Conversation['messages'][number];
/** What is attached to what is being written. */
export type About = { kind: AttachmentKind; ref: string };

/** The player's conversations, page after page. */
export function useConversations() {
  const list = useInfiniteQuery({
    queryKey: [LIST],
    queryFn: ({ pageParam }) => call(LIST, { query: pageParam === null ? {} : { after: pageParam } }),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next,
  });
  return { ...list, rows: list.data?.pages.flatMap((it) => it.data) };
}

/** What was just answered is shown at once; the list is asked for again. */
export function noteShown(answer: Answer<typeof SHOWN>): void {
  queryClient.setQueryData([SHOWN, { params: { id: answer.data.id } }], answer);
  refreshCalls(LIST);
}

/** What an address attaches, `slip:V1`; null for none, or for what cannot be attached. */
export function aboutOf(text: string): About | null {
  const [word = '', ref = ''] = text.split(':', 2);
  const kind = ATTACHMENT_KINDS.find((it) => it === word);
  return kind === undefined || ref === '' ? null : { kind, ref };
}

/** What one writes about who attached that. */
export const SUBJECT_OF: Record<AttachmentKind, ConversationSubject> = {
  slip: 'bet',
  cash_in: 'cash_in',
  cash_out: 'cash_out',
  transfer: 'transfer',
};

/** Where a text is written, as its draft is kept under it: in a conversation by its id, or in a new one, about something or not. */
export function placeOf(at: number | About | null): string {
  if (at === null) return 'new';
  return typeof at === 'number' ? String(at) : `${at.kind}:${at.ref}`;
}
