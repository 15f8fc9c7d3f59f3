import { useNow, useOperator } from '../app/operator.ts';
import { type Claim, holderOf, WorkedOn } from './RequestCells.tsx';
import { TwoDeeds } from './TwoDeeds.tsx';

type RequestDeedsProps = {
  request: Claim & { state: string };
  /** The deed that comes next, and why this operator cannot do it. */
  next: { label: string; refusal?: string | null; choose: () => void };
  reject: () => void;
};

/** The two deeds on a request that waits; both rest while another operator works on it. */
export function RequestDeeds({ request, next, reject }: RequestDeedsProps) {
  const { username } = useOperator();
  const holder = holderOf(request, useNow());
  if (request.state !== 'pending') return null;
  const isTaken = holder !== null && holder !== username;
  return (
    <div>
      <TwoDeeds next={next} other={{ label: 'Reject', choose: reject }} isResting={isTaken} />
      {isTaken && <WorkedOn claim={request} />}
    </div>
  );
}
