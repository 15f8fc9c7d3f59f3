import { useEffect } from 'react';
import { call } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import { refreshCalls, useCall } from '../../house/query.ts';
import { useSend } from '../../house/send.ts';
import { Button } from '../../parts/Button.tsx';
import { Card, Cards } from '../../parts/Card.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { useIsLookedAt } from '../../phone/looked-at.ts';
import { AttachmentLine } from './AttachmentLine.tsx';
import { StateChip } from './ConversationList.tsx';
import { type Conversation, LIST, noteShown, SHOWN } from './conversations.ts';
import { MessageList } from './MessageList.tsx';
import { WriteAgain } from './WriteAgain.tsx';

/** A conversation: what was said, and a place to write again. Looking at it marks it as read. */
export function ConversationView({ id }: { id: number }) {
  const query = useCall(SHOWN, { params: { id } }, { staleTime: 0 });
  useMarkRead(query.data?.data);
  return (
    <Cards>
      <QueryView query={query}>
        {({ data }) => (
          <>
            <Head conversation={data} />
            <MessageList conversation={data} />
            <WriteAgain conversation={data} />
          </>
        )}
      </QueryView>
    </Cards>
  );
}

function Head({ conversation }: { conversation: Conversation }) {
  const t = useT('support');
  const { send } = useSend('POST /api/user/conversations/:id/close');
  const { id, subject, attachment, state } = conversation;
  async function close() {
    const answer = await send({ params: { id } });
    if (answer !== null) noteShown(answer);
  }
  return (
    <Card>
      <div className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="font-semibold">{t.subjects[subject]}</span>
          <StateChip row={{ state, is_unread: false }} />
        </p>
        {attachment && <AttachmentLine attachment={attachment} amount={attachment.amount} />}
        {state !== 'closed' && (
          <Button look="text" className="-mx-4 self-start" onClick={() => void close()}>
            {t.close}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** What is looked at, also what comes meanwhile. One that could not be marked stays unread, and is marked the next time. */
function useMarkRead(conversation: Conversation | undefined): void {
  const { id, is_unread, messages } = conversation ?? {};
  const seen_id = messages?.[messages.length - 1]?.id;
  const isLookedAt = useIsLookedAt();
  useEffect(() => {
    if (id === undefined || seen_id === undefined || !is_unread || !isLookedAt) return;
    call('POST /api/user/conversations/:id/read', { params: { id }, body: { seen_id } }).then(
      () => refreshCalls(LIST, SHOWN),
      () => {},
    );
  }, [id, is_unread, seen_id, isLookedAt]);
}
