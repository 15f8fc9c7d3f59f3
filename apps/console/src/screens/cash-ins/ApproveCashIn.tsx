import type { Ends } from '../../app/queue-page.tsx';
import { Deed } from '../../parts/Deed.tsx';
import { CashInFacts } from './CashInFacts.tsx';
import { type CashIn, refuseTransactionId } from './cash-ins.ts';

/** Asks for the full transaction id, then credits the player. */
export function ApproveCashIn({ cash_in, leave, decided }: Ends & { cash_in: CashIn }) {
  const { id, transaction_id, voucher_code } = cash_in;
  // A top-up card is its own proof: its code was tried, there is no transaction to name.
  const isCard = voucher_code !== null;
  return (
    <Deed
      call="POST /api/console/cash-in/:id/approve"
      title={`Approve cash-in #${id}`}
      action="Approve and credit"
      values={{ typed: '' }}
      fields={[
        !isCard && {
          kind: 'text',
          name: 'typed',
          label: 'Full transaction ID',
          description: "As it stands in the house's account. It can be used once for ever.",
          refuse: ({ typed }) => refuseTransactionId(typed, transaction_id),
          spellCheck: false,
          maxLength: 60,
          required: true,
          focus: true,
        },
      ]}
      sent={({ typed }) => ({ params: { id }, body: isCard ? {} : { full_transaction_id: typed } })}
      done={`Cash-in #${id} is approved and credited.`}
      refreshes={['GET /api/console/cash-in']}
      close={leave}
      onDone={decided}
      // A used id can be typed again; a decided request is gone.
      stays={(code) => code !== 'already_decided'}
    >
      <CashInFacts cash_in={cash_in} />
    </Deed>
  );
}
