import { createRoot } from 'react-dom/client';
import { loadPhrases } from '../../house/language.ts';
import { LoadingOverlay } from '../LoadingOverlay.tsx';
import { LockScreen } from './LockScreen.tsx';

/** Draws the lock in the place of the app and nothing beside it; done when it was opened, or the session has ended. */
export async function askToOpen(place: HTMLElement): Promise<void> {
  await loadPhrases(['shell', 'lock']);
  await new Promise<void>((done) => {
    const root = createRoot(place);
    const open = () => {
      root.unmount();
      done();
    };
    root.render(
      <>
        <LockScreen open={open} />
        <LoadingOverlay />
      </>,
    );
  });
}
