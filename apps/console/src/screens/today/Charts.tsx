import { SimpleGrid, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { kyatNumber } from '../../parts/format.ts';
import { Section } from '../../parts/Page.tsx';
import { Failed } from '../../parts/States.tsx';
import { month } from './today.ts';

// What draws is fetched once a page has something to draw.
const Chart = lazy(() => import('../../parts/Chart.tsx'));
const HEIGHT_PX = 204;

/** The last thirty days: what the house kept, what was paid in and out, what players hold. */
export function MonthCharts() {
  const query = useQuery(month);
  const rows = query.data?.data ?? [];
  const days = rows.map((it) => it.day);
  const of = (figure: 'lotteries' | 'games' | 'cash_in' | 'cash_out' | 'funds') => rows.map((it) => kyatNumber(it[figure]));
  if (query.error && !query.data) {
    return <Failed error={query.error} retry={() => query.refetch()} isRetrying={query.isFetching} />;
  }
  const waits = <Skeleton height={HEIGHT_PX} />;
  return (
    <SimpleGrid cols={{ base: 1, lg: 3 }}>
      <Section title="Gross result, 30 days">
        {query.data ? (
          <Suspense fallback={waits}>
            <Chart
              label="Gross result of lotteries and games by day"
              days={days}
              draws="columns"
              series={[
                { name: 'Lotteries', color: 'green', values: of('lotteries') },
                { name: 'Games', color: 'gold', values: of('games') },
              ]}
            />
          </Suspense>
        ) : (
          waits
        )}
      </Section>
      <Section title="Cash, 30 days">
        {query.data ? (
          <Suspense fallback={waits}>
            <Chart
              label="Cash in and out by day"
              days={days}
              draws="columns"
              series={[
                { name: 'In', color: 'green', values: of('cash_in') },
                { name: 'Out', color: 'gold', values: of('cash_out') },
              ]}
            />
          </Suspense>
        ) : (
          waits
        )}
      </Section>
      <Section title="Player funds, 30 days">
        {query.data ? (
          <Suspense fallback={waits}>
            <Chart
              label="What players held at the end of each day"
              days={days}
              draws="line"
              series={[{ name: 'We owe', color: 'green', values: of('funds') }]}
            />
          </Suspense>
        ) : (
          waits
        )}
      </Section>
    </SimpleGrid>
  );
}
