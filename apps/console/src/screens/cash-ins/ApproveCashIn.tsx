import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { doneOrAsked } from '../../parts/deed-notice.ts';
import { useAction } from '../../parts/use-action.ts';
import { CashInFacts } from './CashInFacts.tsx';
import { type CashIn, refuseTransactionId } from './cash-ins.ts';

/** `close` leaves the request undecided, `decided` is told when it is no longer open. */
type DialogProps = { cash_in: CashIn; close: () => void; decided: () => void };

/** Asks for the full transaction id, then credits the player. */
export function ApproveCashIn({ cash_in, close, decided }: DialogProps) {
  const [typed, setTyped] = useState('');
  const approve = useAction('POST /api/console/cash-in/:id/approve', {
    done: doneOrAsked(`Cash-in #${cash_in.id} is approved and credited.`),
    refreshes: ['GET /api/console/cash-in'],
    onDone: decided,
    // A used id can be typed again; a decided request is gone.
    onConflict: (code) => code === 'already_decided' && decided(),
  });
  // A top-up card is its own proof: its code was tried, there is no transaction to name.
  const isCard = cash_in.voucher_code !== null;
  const refusal = isCard ? null : refuseTransactionId(typed, cash_in.transaction_id);
  return (
    <Confirm
      title={`Approve cash-in #${cash_in.id}`}
      action="Approve and credit"
      isRunning={approve.isPending}
      isBlocked={refusal !== null}
      close={close}
      confirm={() => approve.mutate({ params: { id: cash_in.id }, body: isCard ? {} : { full_transaction_id: typed.trim() } })}
    >
      <CashInFacts cash_in={cash_in} />
      {!isCard && (
        <TextInput
          label="Full transaction ID"
          description="As it stands in the house's account. It can be used once for ever."
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={typed === '' ? undefined : refusal}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          required
          data-autofocus
        />
      )}
    </Confirm>
  );
}
