import { onWindow } from './browser.ts';
import { perTab } from './storage.ts';

const LOOK_EVERY_MS = 30 * 60_000;
const QUIET_MS = 3_000;
const SETTLED_MS = 1_000;
const LEFT_KEY = 'left_build';
/** Where servers of both builds answer, a page that was loaded anew may be the old one again: then the player tries again. */
const LEAVE_AGAIN_MS = 60_000;

/**
 * Starts the service worker once the first screen is quiet, and offers a new version that is found while the app is open: it
 * takes over when the player says so, or when all tabs were closed. What was chosen and typed for a bet outlives that.
 */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  await new Promise((done) => setTimeout(done, QUIET_MS));
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null);
  // Forbidden, as in private windows, which some browsers do not call a fault: the app works without it.
  if (!registration) return;
  if (registration.waiting !== null) offer(registration.waiting);
  const watch = () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      // The first worker of all replaces nobody.
      if (next.state === 'installed' && navigator.serviceWorker.controller !== null) offer(next);
    });
  };
  registration.addEventListener('updatefound', watch);
  // The browser looks for one at every visit: on a slow line it is still being fetched now.
  watch();
  const look = () => void registration.update().catch(() => {});
  setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
}

/** The pages kept on this phone are in another language, or of another theme of the house: they are fetched anew. */
export function forgetKeptPages(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage('forget-pages');
}

/**
 * A part of this build could not be fetched. Where the player has asked for it again and the server answers, the page is loaded anew, at
 * the same place: browsers keep a part that failed as failed for as long as the page lives. By itself the page is loaded anew only where
 * the server has another build by now, and not for ever. Otherwise nothing happens, and the player may ask again.
 */
export async function reloadIfHelps(isAskedAgain: boolean): Promise<void> {
  // A page that the server drew notes what it starts.
  const drawn = (globalThis as { entry?: string }).entry;
  const entry = drawn ?? document.querySelector<HTMLScriptElement>('script[type=module][src]:last-of-type')?.src ?? '';
  const page = await fetch('/index.html', { cache: 'no-store' }).catch(() => null);
  if (!page?.ok) return;
  if (isAskedAgain && !isTypedHere()) return location.reload();
  if ((await page.text()).includes(new URL(entry, location.href).pathname)) return;
  const left_at_ms = Number(perTab.getItem(LEFT_KEY));
  if (Math.abs(Date.now() - left_at_ms) < LEAVE_AGAIN_MS) return;
  perTab.setItem(LEFT_KEY, String(Date.now()));
  location.reload();
}

function offer(next: ServiceWorker): void {
  void import('../parts/UpdatePrompt.tsx').then(({ showUpdatePrompt, tellUpdateLater }) =>
    showUpdatePrompt(() => {
      if (!isTypedHere()) takeOver(next);
      else {
        // What is typed into a form would be lost: the next screen comes from the new version.
        void tellUpdateLater();
        const here = location.pathname;
        for (const way of ['pushState', 'popstate']) onWindow(way, () => location.pathname !== here && takeOverSoon(next));
      }
    }),
  );
}

/** A worker that is asked while the old one still fetches for the new screen waits for it, for minutes in some browsers. */
function takeOverSoon(next: ServiceWorker): void {
  setTimeout(() => !isTypedHere() && takeOver(next), SETTLED_MS);
}

function takeOver(next: ServiceWorker): void {
  // Another tab may have said so already: then only this page is of the old version.
  if (next.state !== 'installed') location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  next.postMessage('take-over');
}

const FIELDS = 'form :is(input:not([type=checkbox], [type=radio], [type=hidden]), textarea)';

/**
 * Whether a form that is shown holds anything, also what was typed before the app was there to hear it, or waits for a code that is on its way. What was
 * chosen for a bet outlives the page.
 */
function isTypedHere(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>(FIELDS)].some(
    (field) => field.value !== '' || field.autocomplete === 'one-time-code',
  );
}
