import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { useAction } from '../../parts/use-action.ts';
import { CashInFacts } from './CashInFacts.tsx';
import { type CashIn, refuseTransactionId } from './cash-ins.ts';

/** Asks for the full transaction id, then credits the player. */
export function ApproveCashIn({ cash_in, close }: { cash_in: CashIn; close: () => void }) {
  const [typed, setTyped] = useState('');
  const approve = useAction('POST /api/console/cash-in/:id/approve', {
    done: `Cash-in #${cash_in.id} is approved and credited.`,
    refreshes: ['GET /api/console/cash-in'],
    onDone: close,
    // A used id can be typed again; a decided request is gone.
    onConflict: (code) => code === 'already_decided' && close(),
  });
  const refusal = refuseTransactionId(typed, cash_in.transaction_id);
  return (
    <Confirm
      title={`Approve cash-in #${cash_in.id}`}
      action="Approve and credit"
      isRunning={approve.isPending}
      isBlocked={refusal !== null}
      close={close}
      confirm={() => approve.mutate({ params: { id: cash_in.id }, body: { full_transaction_id: typed.trim() } })}
    >
      <CashInFacts cash_in={cash_in} />
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
    </Confirm>
  );
}
