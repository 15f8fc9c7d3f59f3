import type { CallName } from '@shwekan/contract';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { call } from '../app/call.ts';
import { refresh } from '../app/queries.ts';
import { useAction } from './use-action.ts';

/** The queues of requests that one operator at a time works on: where each is decided and listed. */
export const QUEUES = {
  cash_in: { path: 'cash-in', list: 'GET /api/console/cash-in' },
  cash_out: { path: 'cash-out', list: 'GET /api/console/cash-out' },
  level_two: { path: 'level-two', list: 'GET /api/console/level-two' },
} as const satisfies Record<string, { path: string; list: CallName }>;
export type Queue = keyof typeof QUEUES;

/**
 * Works on one request at a time: choosing a deed takes the request for this operator, leaving it without deciding lets it
 * go, unless it was theirs before. When somebody else has it, the server says so and no dialog opens.
 */
export function useClaim<Deed extends { id: number }>(queue: Queue) {
  const { list } = QUEUES[queue];
  const [deed, setDeed] = useState<Deed | null>(null);
  const isNew = useRef(false);
  const { mutate: claim, isPending: isChoosing } = useAction('POST /api/console/claims', {
    refreshes: [list],
    onAnswer: (answer) => {
      isNew.current = answer.is_new;
    },
  });
  // What cannot be let go ends by itself after its time.
  const release = useMutation({
    mutationFn: (id: number) => call('POST /api/console/claims/release', { body: { queue, id } }),
    onSettled: () => refresh([list]),
  });
  // `choose` stays the same from render to render: the columns of a table are made from it.
  const choose = useCallback((next: Deed) => claim({ body: { queue, id: next.id } }, { onSuccess: () => setDeed(next) }), [claim, queue]);
  const leave = () => {
    if (deed !== null && isNew.current) release.mutate(deed.id);
    setDeed(null);
  };
  return { deed, choose, leave, decided: () => setDeed(null), isChoosing };
}
