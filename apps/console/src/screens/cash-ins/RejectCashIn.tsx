import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { ReasonChoice } from '../../parts/ReasonChoice.tsx';
import { useAction } from '../../parts/use-action.ts';
import { type CashInDialogProps, CashInFacts } from './CashInFacts.tsx';
import { REJECT_REASONS } from './cash-ins.ts';

/** Asks for the reason the player will read, then rejects. */
export function RejectCashIn({ cash_in, close, decided }: CashInDialogProps) {
  const [reason, setReason] = useState<string>(REJECT_REASONS[0]);
  const reject = useAction('POST /api/console/cash-in/:id/reject', {
    done: `Cash-in #${cash_in.id} is rejected.`,
    refreshes: ['GET /api/console/cash-in'],
    onDone: decided,
    onConflict: decided,
  });
  return (
    <Confirm
      title={`Reject cash-in #${cash_in.id}`}
      action="Reject"
      color="red"
      isRunning={reject.isPending}
      isBlocked={reason === ''}
      close={close}
      confirm={() => reject.mutate({ params: { id: cash_in.id }, body: { reason } })}
    >
      <CashInFacts cash_in={cash_in} />
      <ReasonChoice reasons={REJECT_REASONS} change={setReason} />
    </Confirm>
  );
}
