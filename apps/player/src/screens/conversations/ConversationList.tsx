import { momentShown } from '@shwekan/ui';
import { Link } from 'wouter';
import { useT } from '../../house/language.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { Cards } from '../../parts/Card.tsx';
import { Chip } from '../../parts/Chip.tsx';
import { conversationPath, writePath } from '../../parts/conversation-paths.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { HistoryList } from '../../parts/lists/HistoryList.tsx';
import { type ConversationRow, useConversations } from './conversations.ts';

/** The player's conversations, the one that was written in last on top. */
export function ConversationList() {
  const t = useT('support');
  const list = useConversations();
  return (
    <Cards>
      {list.rows?.length !== 0 && (
        <ButtonLink look="gold" wide href={writePath()}>
          {t.write}
        </ButtonLink>
      )}
      <HistoryList
        history={list}
        rowHeight="h-26"
        empty={<EmptyState kind="talk" title={t.empty} hint={t.empty_hint} way={[t.write, writePath()]} />}
      >
        {(row) => <ConversationCard row={row} />}
      </HistoryList>
    </Cards>
  );
}

function ConversationCard({ row }: { row: ConversationRow }) {
  const t = useT('support');
  return (
    <Link href={conversationPath(row.id)} className="flex flex-col gap-1 rounded-card bg-card p-4 shadow-card active:bg-sunk">
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className={row.is_unread ? 'font-semibold' : ''}>{t.subjects[row.subject]}</span>
        <StateChip row={row} />
      </span>
      <span className="line-clamp-2 text-soft [overflow-wrap:anywhere]">{row.last_text || t.picture}</span>
      <span className="amount text-soft text-sm">{momentShown(row.last_at)}</span>
    </Link>
  );
}

/** Whether it waits, was answered or is closed; that there is an answer which was not read, before all. */
export function StateChip({ row: { state, is_unread } }: { row: Pick<ConversationRow, 'state' | 'is_unread'> }) {
  const t = useT('support');
  if (is_unread) return <Chip tone="bad">{t.unread}</Chip>;
  return <Chip tone={TONES[state]}>{t[state]}</Chip>;
}

const TONES = { waiting: 'warn', answered: 'good', closed: 'plain' } as const;
