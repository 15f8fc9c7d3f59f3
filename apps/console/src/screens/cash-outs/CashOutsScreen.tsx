import { Group, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { DataTable } from '../../parts/DataTable.tsx';
import { Page } from '../../parts/Page.tsx';
import { Pages } from '../../parts/Pages.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { Empty } from '../../parts/States.tsx';
import { useClaim } from '../../parts/use-claim.ts';
import { ApproveCashOut, PayCashOut, RejectCashOut } from './CashOutDialogs.tsx';
import { CASH_OUTS_PER_PAGE, type CashOut, cashOuts, STATES } from './cash-outs.ts';
import { type CashOutDeed, cashOutColumns } from './columns.tsx';

const route = getRouteApi('/shell/cash-outs');

/** The queue of cash-out requests. Their money is already held. */
export function CashOutsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { deed, choose, leave, decided } = useClaim<CashOutDeed>({ path: 'cash-out', list: 'GET /api/console/cash-out' });
  const query = useQuery(cashOuts(search));
  const columns = useMemo(() => cashOutColumns(choose), [choose]);
  const change = (next: Partial<typeof search>) => navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace: true });
  return (
    <Page title="Cash-outs" hint="The money is held already. Send it, then note the transaction here.">
      <Group gap="sm">
        <SegmentedControl
          aria-label="State"
          data={[...STATES]}
          value={search.state ?? 'pending'}
          onChange={(state) => change({ state: state === 'pending' ? undefined : (state as CashOut['state']) })}
        />
        <SearchBox
          label="Search cash-outs"
          placeholder="Phone, name, account"
          value={search.search}
          search={(text) => change({ search: text })}
        />
      </Group>
      <DataTable
        label="Cash-out requests"
        columns={columns}
        rows={query.data?.data}
        rowId={(row) => row.id}
        from={query}
        empty={<Empty title="Nothing here" hint="New requests appear here by themselves." />}
      />
      {query.data && (
        <Pages
          total_count={query.data.total_count}
          limit={CASH_OUTS_PER_PAGE}
          page={search.page ?? 1}
          goTo={(page) => navigate({ search: (old) => ({ ...old, page }) })}
        />
      )}
      {deed?.what === 'approve' && <ApproveCashOut cash_out={deed.cash_out} close={leave} decided={decided} />}
      {deed?.what === 'pay' && <PayCashOut cash_out={deed.cash_out} close={leave} decided={decided} />}
      {deed?.what === 'reject' && <RejectCashOut cash_out={deed.cash_out} close={leave} decided={decided} />}
    </Page>
  );
}
