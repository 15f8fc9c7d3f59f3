import type { QueryKey } from '@tanstack/react-query';
import { askAgain, queryClient } from './query.ts';
import { ASKED_AFTER_MS } from './results.ts';

// What the stream tells goes into answers that are there, or has them asked for again.

/** Puts what was told into an answer that is there. It is as old as it was: when it is asked for again does not change, nor that it is to be. */
export function put<T>(queryKey: QueryKey, data: T): void {
  queryClient.getQueryCache().find<T>({ queryKey, exact: true })?.setState({ data });
}

type Which = Record<string, (key: QueryKey) => boolean>;
let due: Which = {};

/** What comes together is asked for once; and phones that hear of it in the same instant do not all ask in it. */
export function refreshSoon(which: Which): void {
  const isWaiting = Object.keys(due).length > 0;
  Object.assign(due, which);
  if (isWaiting) return;
  setTimeout(
    () => {
      const some = Object.values(due);
      due = {};
      void askAgain({ predicate: ({ queryKey }) => some.some((it) => it(queryKey)) });
    },
    ASKED_AFTER_MS.least + Math.random() * ASKED_AFTER_MS.spread,
  );
}
