import { Stack } from '@mantine/core';
import { lotteryOf } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { type Address, page } from '../../app/page.tsx';
import { LotteryChoice } from '../../parts/LotteryChoice.tsx';
import { FIRST_LOTTERY } from '../../parts/lottery-choice.ts';
import { Page, Section } from '../../parts/Page.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { LotteryForm } from './LotteryForm.tsx';
import { lotterySettings, OFF_DAYS_HINT, settingsSearch } from './lottery.ts';
import { OffDays } from './OffDays.tsx';
import { SectionsTable } from './SectionsTable.tsx';

/** Odds, limits, sections and off days of a lottery. */
export const lotteryPage = page('/lottery', {
  search: settingsSearch,
  load: ({ lottery }) => lotterySettings(lottery),
  screen: LotterySettings,
});

function LotterySettings({ search, go }: Address<typeof settingsSearch>) {
  const { lottery = FIRST_LOTTERY } = search;
  const query = useQuery(lotterySettings(lottery));
  const { name, days } = lotteryOf(lottery);
  return (
    <Page title={`${name} settings`} hint="Changes count for draws that have not opened yet; open draws keep what they were made with.">
      <div>
        <LotteryChoice lottery={lottery} choose={(code) => go({ lottery: code })} />
      </div>
      <QueryView query={query} height={320}>
        {({ data, sections, off_days }) => (
          <Stack key={lottery}>
            <Section title="Odds and limits">
              {/* The key makes a new form when the server's values change, so that it begins from them. */}
              <LotteryForm key={JSON.stringify(data)} saved={data} />
            </Section>
            <Section title="Sections" hint="Closing earlier counts at once.">
              <SectionsTable query={query} rows={sections} lottery_odd={data.odd} />
            </Section>
            <Section title="Off days" hint={OFF_DAYS_HINT[days]}>
              <OffDays lottery={lottery} query={query} rows={off_days} />
            </Section>
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
