import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Page, Section } from '../../parts/Page.tsx';
import { Failed } from '../../parts/States.tsx';
import { LotteryForm } from './LotteryForm.tsx';
import { lottery } from './lottery.ts';
import { OffDays } from './OffDays.tsx';
import { SectionsTable } from './SectionsTable.tsx';

/** Odds, limits, sections and off days of 2D. */
export function LotteryScreen() {
  const query = useQuery(lottery);
  return (
    <Page title="2D settings" hint="Changes count for draws that have not opened yet; open draws keep what they were made with.">
      {query.data ? (
        <Stack>
          <Section title="Odds and limits">
            {/* Remounted when the server's values change, so that the form begins from them. */}
            <LotteryForm key={JSON.stringify(query.data.data)} saved={query.data.data} />
          </Section>
          <Section title="Sections" hint="Closing earlier counts at once.">
            <SectionsTable query={query} rows={query.data.sections} lottery_odd={query.data.data.odd} />
          </Section>
          <Section title="Off days" hint="Days without draws, beside Saturdays and Sundays.">
            <OffDays query={query} rows={query.data.off_days} />
          </Section>
        </Stack>
      ) : query.error ? (
        <Failed error={query.error} retry={query.refetch} isRetrying={query.isFetching} />
      ) : (
        <Skeleton height={320} aria-label="Loading" />
      )}
    </Page>
  );
}
