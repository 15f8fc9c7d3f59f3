import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Page } from '../../parts/Page.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { Empty } from '../../parts/States.tsx';
import { type NoticeDeed, noticeColumns } from './columns.tsx';
import { ConfirmNotice, WithdrawNotice } from './NoticeDialogs.tsx';
import { NOTICES_PER_PAGE, notices } from './notices.ts';
import { WriteNotice } from './WriteNotice.tsx';

const route = getRouteApi('/shell/notices');

/** Operators' messages to players, each by two operators. */
export function NoticesScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [deed, setDeed] = useState<NoticeDeed | { what: 'write' } | null>(null);
  const query = useQuery(notices(search));
  const columns = useMemo(() => noticeColumns(setDeed), []);
  const close = () => setDeed(null);
  return (
    <Page
      title="Notifications"
      hint="Messages to players, in the app and on their phones: one operator writes, another confirms."
      aside={<Button onClick={() => setDeed({ what: 'write' })}>Write</Button>}
    >
      <PagedTable
        label="Notifications"
        columns={columns}
        query={query}
        per_page={NOTICES_PER_PAGE}
        page={search.page}
        goTo={(page) => navigate({ search: (old) => ({ ...old, page }) })}
        empty={<Empty title="No messages yet" hint="What is written appears here, with how far it came." />}
      />
      {deed?.what === 'write' && <WriteNotice close={close} />}
      {deed?.what === 'confirm' && <ConfirmNotice notice={deed.notice} close={close} />}
      {deed?.what === 'withdraw' && <WithdrawNotice notice={deed.notice} close={close} />}
    </Page>
  );
}
