const LOOK_EVERY_MS = 30 * 60_000;
const QUIET_MS = 3_000;

/**
 * Starts the service worker once the first screen is quiet, and offers a new version that is found while the app is open: it
 * takes over when the player says so, or when all tabs were closed. What was chosen and typed for a bet outlives that.
 */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  await new Promise((done) => setTimeout(done, QUIET_MS));
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null);
  // Forbidden, as in private windows: the app works without it.
  if (registration === null) return;
  if (registration.waiting !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      // The first worker of all replaces nobody.
      if (next.state === 'installed' && navigator.serviceWorker.controller !== null) offer(next);
    });
  });
  const look = () => void registration.update().catch(() => {});
  setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
}

/** The pages kept on this phone are in another language, or of another theme of the house: they are fetched anew. */
export function forgetKeptPages(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage('forget-pages');
}

/**
 * A part of this build could not be fetched: where the server has another build by now, the page is loaded anew, at the same
 * place. Otherwise nothing happens, and the player may try again.
 */
export async function reloadIfNewer(): Promise<void> {
  // A page that the server drew notes what it starts.
  const drawn = (globalThis as { entry?: string }).entry;
  const entry = drawn ?? document.querySelector<HTMLScriptElement>('script[type=module][src]:last-of-type')?.src ?? '';
  const page = await fetch('/index.html', { cache: 'no-store' }).catch(() => null);
  if (page?.ok && !(await page.text()).includes(new URL(entry, location.href).pathname)) location.reload();
}

function offer(next: ServiceWorker): void {
  void import('../parts/UpdatePrompt.tsx').then(({ showUpdatePrompt }) =>
    showUpdatePrompt(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      next.postMessage('take-over');
    }),
  );
}
