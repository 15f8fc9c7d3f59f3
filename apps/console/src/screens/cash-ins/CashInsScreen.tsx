import { Badge, Group, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { DataTable } from '../../parts/DataTable.tsx';
import { Page } from '../../parts/Page.tsx';
import { Pages } from '../../parts/Pages.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { Empty } from '../../parts/States.tsx';
import { useClaim } from '../../parts/use-claim.ts';
import { ApproveCashIn } from './ApproveCashIn.tsx';
import { CASH_INS_PER_PAGE, type CashIn, cashIns, STATES } from './cash-ins.ts';
import { type CashInDeed, cashInColumns } from './columns.tsx';
import { RejectCashIn } from './RejectCashIn.tsx';

const route = getRouteApi('/shell/cash-ins');

/** The queue of cash-in requests. */
export function CashInsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { deed, choose, leave, decided } = useClaim<CashInDeed>({ path: 'cash-in', list: 'GET /api/console/cash-in' });
  const query = useQuery(cashIns(search));
  const change = (next: Partial<typeof search>) => navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace: true });
  const columns = useMemo(() => cashInColumns(choose), [choose]);
  return (
    <Page
      title="Cash-ins"
      hint="Find the payment in the house's account before approving."
      aside={
        <Badge variant="light" color="green" size="lg" tt="none">
          Refreshes by itself
        </Badge>
      }
    >
      <Group gap="sm">
        <SegmentedControl
          aria-label="State"
          data={[...STATES]}
          value={search.state ?? 'pending'}
          onChange={(state) => change({ state: state === 'pending' ? undefined : (state as CashIn['state']) })}
        />
        <SearchBox
          label="Search cash-ins"
          placeholder="Phone, name, last 6 digits"
          value={search.search}
          search={(text) => change({ search: text })}
        />
      </Group>
      <DataTable
        label="Cash-in requests"
        columns={columns}
        rows={query.data?.data}
        rowId={(row) => row.id}
        from={query}
        empty={<Empty title="Nothing here" hint="New requests appear here by themselves." />}
      />
      {query.data && (
        <Pages
          total_count={query.data.total_count}
          limit={CASH_INS_PER_PAGE}
          page={search.page ?? 1}
          goTo={(page) => navigate({ search: (old) => ({ ...old, page }) })}
        />
      )}
      {deed?.what === 'approve' && <ApproveCashIn cash_in={deed.cash_in} close={leave} decided={decided} />}
      {deed?.what === 'reject' && <RejectCashIn cash_in={deed.cash_in} close={leave} decided={decided} />}
    </Page>
  );
}
