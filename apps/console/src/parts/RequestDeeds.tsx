import { useNow, useOperator } from '../app/operator.ts';
import { type Claim, holderOf } from './RequestCells.tsx';
import { RequestClaim } from './RequestClaim.tsx';
import { TwoDeeds } from './TwoDeeds.tsx';
import type { Queue } from './use-claim.ts';

type RequestDeedsProps = {
  queue: Queue;
  request: Claim & { id: number; state: string };
  /** The deed that comes next, and why this operator cannot do it. */
  next: { label: string; refusal?: string | null; choose: () => void };
  reject: () => void;
};

/** The two deeds on a request that waits, and whose it is; both deeds rest while another operator works on it. */
export function RequestDeeds({ queue, request, next, reject }: RequestDeedsProps) {
  const { username } = useOperator();
  const holder = holderOf(request, useNow());
  if (request.state !== 'pending') return null;
  return (
    <div>
      <TwoDeeds next={next} other={{ label: 'Reject', choose: reject }} isResting={holder !== null && holder !== username} />
      <RequestClaim queue={queue} request={request} />
    </div>
  );
}
