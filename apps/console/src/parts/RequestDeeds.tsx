import { Button, Flex } from '@mantine/core';
import { useNow, useOperator } from '../app/operator.ts';
import { Choices } from './Choices.tsx';
import { NEXT_DEED, REJECTS } from './queue-marks.ts';
import { RefusalNote } from './RefusalNote.tsx';
import { holderOf } from './RequestCells.tsx';
import { RequestClaim, type RequestClaimProps } from './RequestClaim.tsx';
import { useActsHere } from './use-acts-here.ts';

type RequestDeedsProps = RequestClaimProps & {
  /** The deed that comes next, and why it is not this operator's to do. */
  next: { label: string; refusal: string | null; choose: () => void };
  reject: () => void;
};

/** The two deeds on a request that waits, and whose it is; both deeds rest while another operator works on it. */
export function RequestDeeds({ queue, request, letsGo, next: { label, refusal, choose }, reject }: RequestDeedsProps) {
  const { username } = useOperator();
  const acts = useActsHere();
  const holder = holderOf(request, useNow());
  const isResting = holder !== null && holder !== username;
  if (!acts) return null;
  return (
    <div>
      <Flex gap="xs" justify="flex-end" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        {holder === null && <RequestClaim queue={queue} request={request} letsGo={letsGo} />}
        <Choices>
          <Button size="xs" disabled={isResting || refusal !== null} onClick={choose} {...{ [NEXT_DEED]: request.id }}>
            {label}
          </Button>
          <Button size="xs" variant="default" disabled={isResting} onClick={reject} {...{ [REJECTS]: request.id }}>
            Reject
          </Button>
        </Choices>
      </Flex>
      <RefusalNote refusal={refusal} />
      {holder !== null && <RequestClaim queue={queue} request={request} letsGo={letsGo} />}
    </div>
  );
}
