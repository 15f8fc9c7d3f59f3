import { Skeleton, Stack } from '@mantine/core';
import { lotteryOf } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { LotteryChoice } from '../../parts/LotteryChoice.tsx';
import { FIRST_LOTTERY } from '../../parts/lottery-choice.ts';
import { Page, Section } from '../../parts/Page.tsx';
import { Failed } from '../../parts/States.tsx';
import { LotteryForm } from './LotteryForm.tsx';
import { lotterySettings, OFF_DAYS_HINT } from './lottery.ts';
import { OffDays } from './OffDays.tsx';
import { SectionsTable } from './SectionsTable.tsx';

const route = getRouteApi('/shell/lottery');

/** Odds, limits, sections and off days of a lottery. */
export function LotteryScreen() {
  const { lottery = FIRST_LOTTERY } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(lotterySettings(lottery));
  const { name, days } = lotteryOf(lottery);
  return (
    <Page title={`${name} settings`} hint="Changes count for draws that have not opened yet; open draws keep what they were made with.">
      <div>
        <LotteryChoice lottery={lottery} choose={(code) => navigate({ search: { lottery: code } })} />
      </div>
      {query.data ? (
        <Stack key={lottery}>
          <Section title="Odds and limits">
            {/* Remounted when the server's values change, so that the form begins from them. */}
            <LotteryForm key={JSON.stringify(query.data.data)} saved={query.data.data} />
          </Section>
          <Section title="Sections" hint="Closing earlier counts at once.">
            <SectionsTable query={query} rows={query.data.sections} lottery_odd={query.data.data.odd} />
          </Section>
          <Section title="Off days" hint={OFF_DAYS_HINT[days]}>
            <OffDays lottery={lottery} query={query} rows={query.data.off_days} />
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
