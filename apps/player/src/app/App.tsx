import { QueryClientProvider } from '@tanstack/react-query';
import { LoadingOverlay } from '../parts/LoadingOverlay.tsx';
import { MessageMarquee } from '../parts/MessageMarquee.tsx';
import { OfflineBar } from '../parts/OfflineBar.tsx';
import { Pages } from './Pages.tsx';
import { queryClient } from './query.ts';

/** The whole app: a column of phone width on a quiet background. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <div className="relative mx-auto flex min-h-dvh max-w-[30rem] flex-col bg-page shadow-card">
        <OfflineBar />
        <MessageMarquee />
        <Pages />
      </div>
      <LoadingOverlay />
    </QueryClientProvider>
  );
}
