import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { RejectRequest } from '../../parts/RejectRequest.tsx';
import { RequestQueue } from '../../parts/RequestQueue.tsx';
import { useClaim } from '../../parts/use-claim.ts';
import { AskCashOut, CashOutFacts, PayCashOut } from './CashOutDialogs.tsx';
import { CASH_OUTS_PER_PAGE, cashOuts, cashOutsSearch, REJECT_REASONS, STATES } from './cash-outs.ts';
import { type CashOutDeed, cashOutColumns } from './columns.tsx';

const route = getRouteApi('/shell/cash-outs');

/** The queue of cash-out requests. Their money is already held. */
export function CashOutsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { deed, choose, leave, decided } = useClaim<CashOutDeed>('cash_out');
  const query = useQuery(cashOuts(search));
  const columns = useMemo(() => cashOutColumns(choose), [choose]);
  return (
    <RequestQueue
      title="Cash-outs"
      hint="The money is held already. Send it, then note the transaction here."
      label="Cash-out requests"
      states={STATES}
      asked={search}
      ask={(next, isTyping = false) => navigate({ search: cashOutsSearch.parse(next), replace: isTyping })}
      searches="Phone, name, account, #number"
      query={query}
      columns={columns}
      per_page={CASH_OUTS_PER_PAGE}
    >
      {deed?.what === 'ask' && <AskCashOut cash_out={deed.cash_out} close={leave} decided={decided} />}
      {deed?.what === 'pay' && <PayCashOut cash_out={deed.cash_out} close={leave} decided={decided} />}
      {deed?.what === 'reject' && (
        <RejectRequest
          queue="cash_out"
          id={deed.id}
          noun="cash-out"
          done={`Cash-out #${deed.id} is rejected, the money is back with the player.`}
          reasons={REJECT_REASONS}
          close={leave}
          decided={decided}
        >
          <CashOutFacts cash_out={deed.cash_out} />
        </RejectRequest>
      )}
    </RequestQueue>
  );
}
