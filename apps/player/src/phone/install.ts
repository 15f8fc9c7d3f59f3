import { onWindow } from './browser.ts';
import { createStore } from './store.ts';

/** What Chrome hands over when the app may be installed; held by the page's head until the player asks. */
type InstallEvent = Event & { prompt(): Promise<void>; userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }> };

const store = createStore<InstallEvent | null>((globalThis as { installPrompt?: InstallEvent }).installPrompt ?? null);

onWindow('beforeinstallprompt', (event) => store.set(event as InstallEvent));
onWindow('appinstalled', () => store.set(null));

/** How this phone gets the app: by asking the browser, by hand on an iPhone, not at all, or it is there already. */
export function useInstall(): { way: 'ask' | 'ios' | 'none' | 'done'; ask: () => Promise<void> } {
  const held = store.use();
  const ask = async () => {
    if (held === null) return;
    await held.prompt();
    // A prompt can be shown once.
    await held.userChoice;
    store.set(null);
  };
  return { way: isInstalled() ? 'done' : held !== null ? 'ask' : isIos() ? 'ios' : 'none', ask };
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;
}

function isIos(): boolean {
  // An iPad calls itself a Mac, but has fingers.
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
}
