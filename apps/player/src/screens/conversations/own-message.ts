import type { ConversationSubject } from '@shwekan/rules';
import { call } from '../../house/call.ts';
import { messageDraft } from '../../parts/cash/draft.ts';
import { createMoneyCall } from '../../parts/cash/money-calls.ts';
import { conversationPath } from '../../parts/conversation-paths.ts';
import { go } from '../../phone/navigate.ts';
import { paths } from '../../phone/paths.ts';
import { type About, noteShown, placeOf } from './conversations.ts';

/** What a player wrote: the first of a conversation, or one more of it. */
type OwnMessage =
  | { text: string; begins: { subject: ConversationSubject; attachment: About | null } }
  | { text: string; conversation_id: number };

const isBeginning = () => location.pathname === paths.conversations && new URLSearchParams(location.search).has('new');

/** Messages to the house, sent as what asks for money is: one at a time, and none lost or doubled by a lost answer or a reload. */
export const ownMessages = createMoneyCall({
  kind: 'message',
  send: (it: OwnMessage, key) =>
    'begins' in it
      ? call('POST /api/user/conversations', { body: { ...it.begins, text: it.text }, key })
      : call('POST /api/user/conversations/:id/messages', { params: { id: it.conversation_id }, body: { text: it.text }, key }),
  settled: (state) => {
    if (state.is !== 'accepted') return;
    const { content } = state.request;
    messageDraft.keep({ texts: { [placeOf('begins' in content ? content.begins.attachment : content.conversation_id)]: '' } });
    noteShown(state.answer);
    // An answer that was asked for again comes late: who is elsewhere by then stays there.
    if ('begins' in content && isBeginning()) go(conversationPath(state.answer.data.id), { replace: true });
  },
});
