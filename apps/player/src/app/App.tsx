import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { serverClock } from '../house/call.ts';
import { LoadingOverlay } from '../parts/LoadingOverlay.tsx';
import { MessageMarquee } from '../parts/MessageMarquee.tsx';
import { OfflineBar } from '../parts/OfflineBar.tsx';
import { SkipLink } from '../parts/SkipLink.tsx';
import { Pages } from './Pages.tsx';

/** The whole app: a column of phone width on a quiet background. `shown` is told once, when it hears taps. */
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
      <div className="relative mx-auto flex min-h-dvh max-w-[30rem] flex-col bg-page shadow-card outline-1 outline-line">
        <SkipLink />
        <Pages />
        {/* The two bars lie over a screen, in the place of its title or above the tabs: what a finger is about to press stays where it is. */}
        <div className="pointer-events-none fixed inset-x-0 top-0 z-[15] mx-auto flex max-w-[30rem] flex-col gap-1 py-1 pr-1 pl-13 empty:hidden [nav~&]:sticky [nav~&]:top-auto [nav~&]:bottom-[calc(3.625rem+env(safe-area-inset-bottom))] [nav~&]:mx-0 [nav~&]:px-1">
          <OfflineBar />
          <MessageMarquee />
        </div>
      </div>
      <LoadingOverlay />
    </QueryClientProvider>
  );
}
