import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { serverClock } from '../house/call.ts';
import { Bars } from '../parts/Bars.tsx';
import { LoadingOverlay } from '../parts/LoadingOverlay.tsx';
import { SkipLink } from '../parts/SkipLink.tsx';
import { Pages } from './Pages.tsx';

/** The whole app: a column of phone width on a quiet background, or as wide as a desktop's panes need. `shown` is told once, when it hears taps. */
export function App({ client, shown }: { client: QueryClient; shown?: () => void }) {
  // A page of the server was drawn at its own time, and is taken over as of it: from here on time runs.
  useLayoutEffect(() => serverClock.hold(null), []);
  // By now the player's own bar stands where the visitor's was hidden.
  useEffect(() => {
    delete document.documentElement.dataset['player'];
    shown?.();
  }, [shown]);
  return (
    <QueryClientProvider client={client}>
      <div className="relative mx-auto flex min-h-dvh max-w-phone flex-col bg-page lg:max-w-[80rem] shadow-card outline-1 outline-line">
        <SkipLink />
        <Pages />
        <Bars />
      </div>
      <LoadingOverlay />
    </QueryClientProvider>
  );
}
