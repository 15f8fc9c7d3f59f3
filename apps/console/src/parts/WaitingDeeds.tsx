import { lazy, Suspense } from 'react';

// It is rarely there, and comes after a page that has no room for it.
const WaitingDeedsList = lazy(() => import('./WaitingDeedsList.tsx').then((it) => ({ default: it.WaitingDeedsList })));

/** What already waits for a second person about a subject ("promotion:3"). */
export function WaitingDeeds({ subject }: { subject: string }) {
  return (
    <Suspense>
      <WaitingDeedsList subject={subject} />
    </Suspense>
  );
}
