import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { call } from '../app/call.ts';
import { type GetName, refresh } from '../app/queries.ts';
import { useAction } from './use-action.ts';

/** The queues of requests that one operator at a time works on. */
export type QueuePath = 'cash-in' | 'cash-out' | 'level-two';
type Queue = { path: QueuePath; list: GetName };

/**
 * Works on one request at a time: choosing a deed takes the request for this operator, leaving it without deciding lets it
 * go. When somebody else has it, the server says so and no dialog opens.
 */
export function useClaim<Deed extends { id: number }>({ path, list }: Queue) {
  const [deed, setDeed] = useState<Deed | null>(null);
  const { mutate: claim, isPending: isChoosing } = useAction(`POST /api/console/${path}/:id/claim`, { refreshes: [list] });
  // What cannot be let go ends by itself after its time.
  const release = useMutation({
    mutationFn: (id: number) => call(`POST /api/console/${path}/:id/release`, { params: { id } }),
    onSettled: () => refresh([list]),
  });
  // Kept the same from render to render: the columns of a table are made from it.
  const choose = useCallback((next: Deed) => claim({ params: { id: next.id } }, { onSuccess: () => setDeed(next) }), [claim]);
  const leave = () => {
    if (deed !== null) release.mutate(deed.id);
    setDeed(null);
  };
  return { deed, choose, leave, decided: () => setDeed(null), isChoosing };
}
