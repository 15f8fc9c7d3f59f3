import { momentShown } from '@shwekan/ui';
import { useT } from '../../house/language.ts';
import { stands, useCall } from '../../house/query.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { LoneSkeleton } from '../../parts/Skeleton.tsx';
import { houseName } from '../../phone/house-name.ts';
import type { Conversation, Message } from './conversations.ts';

/** What was said, oldest first: the player to the right, the house to the left. */
export function MessageList({ conversation: { id, messages } }: { conversation: Conversation }) {
  const t = useT('support');
  return (
    <ol className="flex flex-col gap-3">
      {messages.map((it) => (
        <li
          key={it.id}
          className={`max-w-[85%] rounded-card p-3 shadow-card ${it.is_from_house ? 'self-start bg-card' : 'self-end bg-gold-wash'}`}
        >
          <p className="text-soft text-sm">
            {it.is_from_house ? houseName() : t.you} · <span className="amount">{momentShown(it.at)}</span>
          </p>
          {it.text === '' ? (
            <SentPicture id={id} message={it} />
          ) : (
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{it.text}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

function SentPicture({ id, message }: { id: number; message: Message }) {
  const t = useT('support');
  const query = useCall(
    'GET /api/user/conversations/:id/images/:message_id',
    { params: { id, message_id: message.id } },
    { enabled: message.has_image, staleTime: stands },
  );
  const gone = <p className="text-soft">{t.picture_gone}</p>;
  if (!message.has_image) return gone;
  return (
    <QueryView query={query} skeleton={<LoneSkeleton className="h-48 w-40" />}>
      {({ data: { image } }) => (image === null ? gone : <img src={image} alt={t.picture} className="mt-1 max-h-96 rounded-control" />)}
    </QueryView>
  );
}
