import { SimpleGrid } from '@mantine/core';
import { mayDo, useOperator } from '../../app/operator.ts';
import { page } from '../../app/page.tsx';
import { Page } from '../../parts/Page.tsx';
import { NextDraws, WaitingResults } from './DrawCards.tsx';
import { WaitingAlerts, WaitingCashIns, WaitingCashOuts } from './WaitingCards.tsx';

/** What waits for this operator, and what comes next. */
export const overviewPage = page('/', { screen: Overview });

function Overview() {
  const { roles } = useOperator();
  const mayDraws = mayDo(roles, 'draws');
  return (
    <Page title="Overview" hint="What waits for you, and what comes next.">
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        {mayDo(roles, 'cash') && <WaitingCashIns />}
        {mayDo(roles, 'cash') && <WaitingCashOuts />}
        {mayDraws && <WaitingResults />}
        <WaitingAlerts />
        {mayDraws && <NextDraws />}
      </SimpleGrid>
    </Page>
  );
}
