import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { RejectRequest } from '../../parts/RejectRequest.tsx';
import { RequestQueue } from '../../parts/RequestQueue.tsx';
import { useClaim } from '../../parts/use-claim.ts';
import { ApproveCashIn } from './ApproveCashIn.tsx';
import { CashInFacts } from './CashInFacts.tsx';
import { CASH_INS_PER_PAGE, cashIns, cashInsSearch, REJECT_REASONS, STATES } from './cash-ins.ts';
import { type CashInDeed, cashInColumns } from './columns.tsx';

const route = getRouteApi('/shell/cash-ins');

/** The queue of cash-in requests. */
export function CashInsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { deed, choose, leave, decided } = useClaim<CashInDeed>('cash_in');
  const query = useQuery(cashIns(search));
  const columns = useMemo(() => cashInColumns(choose), [choose]);
  return (
    <RequestQueue
      title="Cash-ins"
      hint="Find the payment in the house's account before approving."
      label="Cash-in requests"
      states={STATES}
      asked={search}
      ask={(next, isTyping = false) => navigate({ search: cashInsSearch.parse(next), replace: isTyping })}
      searches="Phone, name, last 6 digits, #number"
      query={query}
      columns={columns}
      per_page={CASH_INS_PER_PAGE}
    >
      {deed?.what === 'approve' && <ApproveCashIn cash_in={deed.cash_in} close={leave} decided={decided} />}
      {deed?.what === 'reject' && (
        <RejectRequest
          queue="cash_in"
          id={deed.id}
          noun="cash-in"
          done={`Cash-in #${deed.id} is rejected.`}
          reasons={REJECT_REASONS}
          close={leave}
          decided={decided}
        >
          <CashInFacts cash_in={deed.cash_in} />
        </RejectRequest>
      )}
    </RequestQueue>
  );
}
