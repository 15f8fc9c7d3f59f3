import type { Answer, AnswerRow } from '@shwekan/contract';
import { keepWords } from '@shwekan/phrases/burmese';
import { momentShown } from '@shwekan/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { call } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import { refreshCalls, useCall } from '../../house/query.ts';
import { Cards } from '../../parts/Card.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { NextIcon } from '../../parts/icons.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { SkeletonRows } from '../../parts/Skeleton.tsx';
import { useIsLookedAt } from '../../phone/looked-at.ts';
import { paths } from '../../phone/paths.ts';

/** What the house told the player, newest first. What was looked at is marked as read when the screen is left. */
export function NotificationsScreen() {
  const t = useT('account');
  const { tabs } = useT();
  const list = useCall('GET /api/user/notifications');
  useMarkSeen(list.data);
  return (
    <Cards>
      <QueryView query={list} skeleton={<SkeletonRows count={5} className="h-26" />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState kind="bell" title={t.no_notifications} hint={t.no_notifications_hint} way={[tabs.home, paths.home]} />
          ) : (
            <ul className="flex flex-col gap-3">
              {data.map((it) => (
                <li key={it.id} className="flex flex-col overflow-hidden rounded-card bg-card shadow-card">
                  <Told it={it} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Cards>
  );
}

/** One that could not be marked stays unread, and is marked the next time. */
function useMarkSeen(list: Answer<'GET /api/user/notifications'> | undefined): void {
  const { unread = 0, data } = list ?? {};
  const newest_id = data?.[0]?.id;
  const isLookedAt = useIsLookedAt();
  const seen_id = useRef<number>(undefined);
  useEffect(() => {
    if (isLookedAt && unread > 0) seen_id.current = newest_id;
  }, [isLookedAt, unread, newest_id]);
  useEffect(
    () => () => {
      if (seen_id.current === undefined) return;
      call('POST /api/user/notifications/read', { body: { seen_id: seen_id.current } }).then(
        () => refreshCalls('GET /api/user/notifications'),
        () => {},
      );
    },
    [],
  );
}

/** A message; where what it tells of can be seen, a touch leads there. */
function Told({ it }: { it: AnswerRow<'GET /api/user/notifications'> }) {
  const t = useT('account');
  const text = (
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="flex items-baseline gap-2">
        <span className={`min-w-0 flex-1 ${it.is_read ? '' : 'font-semibold'}`}>{keepWords(it.title)}</span>
        {!it.is_read && <span role="img" aria-label={t.unread} className="drawn size-2.5 shrink-0 rounded-full bg-bad" />}
      </span>
      {it.body !== '' && <span className="whitespace-pre-line text-soft">{keepWords(it.body)}</span>}
      <span className="amount mt-1 zoomed:whitespace-normal text-soft text-sm">{momentShown(it.at)}</span>
    </span>
  );
  if (it.path === null) return <p className="flex p-4">{text}</p>;
  return (
    <Link href={it.path} className="flex items-center gap-2 p-4 transition active:bg-sunk">
      {text}
      <NextIcon className="size-5 shrink-0 text-soft" />
    </Link>
  );
}
