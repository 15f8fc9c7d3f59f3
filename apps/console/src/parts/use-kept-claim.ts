import { useInterval } from '@mantine/hooks';
import { Refused } from '@shwekan/ui';
import { useState } from 'react';
import { call, sentenceOf } from '../app/call.ts';
import { refresh } from '../app/queries.ts';
import { QUEUES, type Queue } from './use-claim.ts';

/** A claim stands for 15 minutes: it is renewed well before. */
const RENEWED_EVERY_MS = 5 * 60_000;

/**
 * Keeps a claim for as long as what is done with it is on the screen, and answers why it was lost: a colleague has the request, or it is decided. Who has
 * gone away keeps it until their session ends.
 */
export function useKeptClaim(queue: Queue, id: number): string | null {
  const [lost, setLost] = useState<string | null>(null);
  const renew = async () => {
    try {
      await call('POST /api/console/claims', { body: { queue, id } });
      setLost(null);
    } catch (error) {
      // What did not reach the server is asked again: the claim outlives two that are lost.
      if (!(error instanceof Refused)) return;
      setLost(sentenceOf(error));
      await refresh([QUEUES[queue].list]);
    }
  };
  useInterval(() => void renew(), RENEWED_EVERY_MS, { autoInvoke: true });
  return lost;
}
