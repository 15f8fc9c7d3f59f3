import { type ReactNode, useState } from 'react';
import { Deed } from './Deed.tsx';
import { ReasonChoice } from './ReasonChoice.tsx';
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
  leave: () => void;
  decided: () => void;
  /** What the operator decides by. */
  children: ReactNode;
};

/** Asks for the reason the player will read, then rejects. */
export function RejectRequest({ queue, id, noun, done, reasons, size, leave, decided, children }: RejectRequestProps) {
  const { path, list } = QUEUES[queue];
  const [reason, setReason] = useState<string>(reasons[0]);
  return (
    <Deed
      call={`POST /api/console/${path}/:id/reject`}
      title={`Reject ${noun} #${id}`}
      action="Reject"
      color="red"
      size={size}
      sent={() => (reason === '' ? null : { params: { id }, body: { reason } })}
      done={done}
      refreshes={[list]}
      close={leave}
      onDone={decided}
    >
      {children}
      <ReasonChoice reasons={reasons} change={setReason} />
    </Deed>
  );
}
