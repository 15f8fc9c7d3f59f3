import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { DataTable } from '../../parts/DataTable.tsx';
import { Page } from '../../parts/Page.tsx';
import { Pages } from '../../parts/Pages.tsx';
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
      <DataTable
        label="Notifications"
        columns={columns}
        rows={query.data?.data}
        rowId={(row) => row.id}
        from={query}
        empty={<Empty title="No messages yet" hint="What is written appears here, with how far it came." />}
      />
      {query.data && (
        <Pages
          total_count={query.data.total_count}
          limit={NOTICES_PER_PAGE}
          page={search.page ?? 1}
          goTo={(page) => navigate({ search: (old) => ({ ...old, page }) })}
        />
      )}
      {deed?.what === 'write' && <WriteNotice close={close} />}
      {deed?.what === 'confirm' && <ConfirmNotice notice={deed.notice} close={close} />}
      {deed?.what === 'withdraw' && <WithdrawNotice notice={deed.notice} close={close} />}
    </Page>
  );
}
