import { useEffect, useRef } from 'react';
import { call } from '../../app/call.ts';
import { refresh } from '../../app/queries.ts';
import { useAction } from '../../parts/use-action.ts';
import { QUEUES } from '../../parts/use-claim.ts';

const { list } = QUEUES.cash_in;

/**
 * Takes a request for this operator as they begin to type, once, so that a colleague sees it; what was not theirs before is let go when they leave it
 * undecided. When a colleague has it, the server says so.
 */
export function useTake(id: number) {
  const isAsked = useRef(false);
  const isDecided = useRef(false);
  const isNew = useRef(false);
  const isOver = useRef(false);
  const { mutate } = useAction('POST /api/console/claims', {
    refreshes: [list],
    onAnswer: (answer) => {
      isNew.current = answer.is_new;
      // The answer may come after the request was left.
      if (isOver.current) last.current();
    },
  });
  const leave = () => {
    if (!isNew.current || isDecided.current) return;
    isNew.current = false;
    // What cannot be let go ends by itself after its time.
    void call('POST /api/console/claims/release', { body: { queue: 'cash_in', id } })
      .catch(() => undefined)
      .then(() => refresh([list]));
  };
  // The one that is current as the request is left.
  const last = useRef(leave);
  last.current = leave;
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
      last.current();
    };
  }, []);
  return {
    take: () => {
      if (isAsked.current) return;
      isAsked.current = true;
      mutate({ body: { queue: 'cash_in', id } });
    },
    /** Decided: there is nothing to let go. */
    keep: () => {
      isDecided.current = true;
    },
  };
}
