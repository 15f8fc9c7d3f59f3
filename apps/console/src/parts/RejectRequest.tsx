import { type ReactNode, useState } from 'react';
import { Confirm } from './Confirm.tsx';
import { ReasonChoice } from './ReasonChoice.tsx';
import { useAction } from './use-action.ts';
import { QUEUES, type Queue } from './use-claim.ts';

type RejectRequestProps = {
  queue: Queue;
  id: number;
  /** What it is, as in "Reject cash-in #7". */
  noun: string;
  /** What to say when it was done. */
  done: string;
  reasons: readonly [string, ...string[]];
  size?: 'lg';
  close: () => void;
  decided: () => void;
  /** What the operator decides by. */
  children: ReactNode;
};

/** Asks for the reason the player will read, then rejects. */
export function RejectRequest({ queue, id, noun, done, reasons, size, close, decided, children }: RejectRequestProps) {
  const { path, list } = QUEUES[queue];
  const [reason, setReason] = useState<string>(reasons[0]);
  const reject = useAction(`POST /api/console/${path}/:id/reject`, { done, refreshes: [list], onDone: decided, onConflict: decided });
  return (
    <Confirm
      title={`Reject ${noun} #${id}`}
      action="Reject"
      color="red"
      {...(size ? { size } : {})}
      isRunning={reject.isPending}
      isBlocked={reason === ''}
      close={close}
      confirm={() => reject.mutate({ params: { id }, body: { reason } })}
    >
      {children}
      <ReasonChoice reasons={reasons} change={setReason} />
    </Confirm>
  );
}
