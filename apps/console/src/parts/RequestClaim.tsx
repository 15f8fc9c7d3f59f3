import { Box, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useNow, useOperator } from '../app/operator.ts';
import { Acting } from './Acting.tsx';
import { HandOver } from './HandOver.tsx';
import { type Claim, holderOf, WorkedOn } from './RequestCells.tsx';
import { useAction } from './use-action.ts';
import { QUEUES, type Queue } from './use-claim.ts';

export type RequestClaimProps = {
  queue: Queue;
  request: Claim & { id: number };
  /** What follows once its operator let it go, or handed it over, on purpose. */
  letsGo?: ((id: number, username: string) => void) | undefined;
};

/** Whose a request is that waits: nobody's, and can be taken; one's own, and can be handed over or let go; another operator's. */
export function RequestClaim({ queue, request, letsGo }: RequestClaimProps) {
  const { username } = useOperator();
  const holder = holderOf(request, useNow());
  const [isHanding, setHanding] = useState(false);
  const gone = () => letsGo?.(request.id, username);
  const refreshes = [QUEUES[queue].list];
  const take = useAction('POST /api/console/claims', { refreshes });
  const letGo = useAction('POST /api/console/claims/release', { refreshes, onDone: gone });
  const body = { queue, id: request.id };
  const isRunning = take.isPending || letGo.isPending;
  return (
    <Box ml="auto">
      <WorkedOn claim={request} />
      <Acting>
        <Group gap={0} wrap="nowrap" justify="flex-end">
          {holder === null && <Quiet label="Take it" isRunning={isRunning} choose={() => take.mutate({ body })} />}
          {holder === username && (
            <>
              <Quiet label="Hand over" isRunning={isRunning} choose={() => setHanding(true)} />
              <Quiet label="Let go" isRunning={isRunning} choose={() => letGo.mutate({ body })} />
            </>
          )}
        </Group>
      </Acting>
      {isHanding && <HandOver queue={queue} id={request.id} close={() => setHanding(false)} done={gone} />}
    </Box>
  );
}

type QuietProps = { label: string; isRunning: boolean; choose: () => void };

function Quiet({ label, isRunning, choose }: QuietProps) {
  return (
    <Button size="xs" variant="subtle" px={6} disabled={isRunning} onClick={choose}>
      {label}
    </Button>
  );
}
