import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Page } from '../../parts/Page.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { Empty } from '../../parts/States.tsx';
import { noticeColumns } from './columns.tsx';
import { NOTICES_PER_PAGE, notices } from './notices.ts';
import { WriteNotice } from './WriteNotice.tsx';

const route = getRouteApi('/shell/notices');

/** Operators' messages to players that a second person confirmed. */
export function NoticesScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [isWriting, setWriting] = useState(false);
  const query = useQuery(notices(search));
  return (
    <Page
      title="Notifications"
      hint="Messages to players, in the app and on their phones: one operator writes, it waits under Second person until another confirms it."
      aside={<Button onClick={() => setWriting(true)}>Write</Button>}
    >
      <PagedTable
        label="Notifications"
        columns={noticeColumns}
        query={query}
        per_page={NOTICES_PER_PAGE}
        page={search.page}
        goTo={(page) => navigate({ search: (old) => ({ ...old, page }) })}
        empty={<Empty title="No messages yet" hint="What a second person has confirmed appears here, with how far it came." />}
      />
      {isWriting && <WriteNotice close={() => setWriting(false)} />}
    </Page>
  );
}
