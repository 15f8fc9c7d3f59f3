import { SimpleGrid, Skeleton } from '@mantine/core';
import { mayDo, mayRead } from '@shwekan/contract/rights';
import { useQuery } from '@tanstack/react-query';
import { useOperator } from '../../app/operator.ts';
import { type Address, page } from '../../app/page.tsx';
import { FirstAnswers } from '../../parts/FirstAnswers.tsx';
import { FirstRun } from '../../parts/FirstRun.tsx';
import { Health } from '../../parts/Health.tsx';
import { LeftOut } from '../../parts/LeftOut.tsx';
import { Page } from '../../parts/Page.tsx';
import { Failed } from '../../parts/States.tsx';
import { MonthCharts } from './Charts.tsx';
import { NextDraws } from './DrawCards.tsx';
import { OpenDraws } from './OpenDraws.tsx';
import { ResultTables } from './ResultTables.tsx';
import { RunChanges } from './RunChanges.tsx';
import { Tiles } from './Tiles.tsx';
import { today, todaySearch } from './today.ts';
import { WaitList } from './WaitList.tsx';

/** What waits for this operator and what comes next; for who may see money, what the house took, kept and owes today. */
export const todayPage = page('/', { search: todaySearch, screen: Today });

const TILES_PX = 230;

function Today({ search }: Address<typeof todaySearch>) {
  const { roles } = useOperator();
  const mayDraws = mayRead(roles, 'draws');
  const mayMoney = mayRead(roles, 'cash');
  const { data, error, isFetching, refetch } = useQuery({ ...today, enabled: mayMoney });
  return (
    <Page
      title="Today"
      hint={mayMoney ? 'The house in kyat, by days of Myanmar; it keeps itself up to date.' : 'What waits for you, and what comes next.'}
    >
      {mayRead(roles, 'owner') && <FirstRun isUntilDone />}
      {mayMoney && error && !data && <Failed error={error} retry={() => refetch()} isRetrying={isFetching} />}
      <LeftOut count={data?.left_out_count} />
      {mayMoney && (data ? <Tiles data={data} /> : !error && <Skeleton height={TILES_PX} />)}
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <WaitList />
        {data && <OpenDraws open={data.open} isLinked={mayDraws} />}
        {mayDraws && !mayMoney && <NextDraws />}
        {mayDo(roles, 'content') && !mayMoney && <RunChanges />}
        {mayDo(roles, 'support') && !mayMoney && <FirstAnswers />}
      </SimpleGrid>
      {mayMoney && <MonthCharts />}
      {data && <ResultTables data={data} day={search.day ?? 'today'} />}
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        {mayDraws && mayMoney && <NextDraws />}
        <Health />
      </SimpleGrid>
    </Page>
  );
}
