import { lazy, useEffect } from 'react';

const load = () => import('./RejectRequest.tsx');

/** What rejects a request, which a queue's first look needs nothing of. */
export const RejectRequest = lazy(() => load().then((it) => ({ default: it.RejectRequest })));

/** Fetches it behind the first look, so that it is there when it is asked for. */
export function useRejectSoon(): void {
  useEffect(() => void load(), []);
}
