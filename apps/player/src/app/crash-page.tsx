import { createRoot } from 'react-dom/client';
import { TryAgain } from '../parts/TryAgain.tsx';
import { onWindow } from '../phone/browser.ts';

/** A screen that could not be drawn left the page empty: says so, and opens the app anew, here or where the player goes back to. */
export function showCrashPage(place: HTMLElement): void {
  onWindow('popstate', () => location.reload());
  createRoot(place.appendChild(document.createElement('div'))).render(<TryAgain again={() => location.reload()} />);
}
