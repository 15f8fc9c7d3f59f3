import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Page, Section } from '../../parts/Page.tsx';
import { Failed } from '../../parts/States.tsx';
import { BroadcastForm } from './BroadcastForm.tsx';
import { HeaderTextForm } from './HeaderTextForm.tsx';
import { headerTexts } from './messages.ts';

/** What the house says to everyone. */
export function MessagesScreen() {
  const query = useQuery(headerTexts);
  return (
    <Page title="Messages" hint="What the house says to every player.">
      <Section title="Broadcast" hint="Runs over the screen of everyone who is looking now, for 20 seconds.">
        <BroadcastForm />
      </Section>
      <Section title="Running header text" hint="Always runs on the home screen. A player reads it in their own language.">
        {query.data ? (
          <HeaderTextForm saved={query.data.data} />
        ) : query.error ? (
          <Failed error={query.error} retry={query.refetch} isRetrying={query.isFetching} />
        ) : (
          <Skeleton height={220} aria-label="Loading" />
        )}
      </Section>
    </Page>
  );
}
