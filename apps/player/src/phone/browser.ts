/** The server draws the first screen with these same modules, and has no window. */
export const inBrowser = typeof addEventListener === 'function';

/** Hears an event of the window from now on. Does nothing where the server draws. */
export function onWindow(type: string, listener: (event: Event) => void): void {
  if (inBrowser) addEventListener(type, listener);
}

const IDLE_WITHIN_MS = 2_000;

/** Waits until the phone has nothing better to do, at most two seconds: for what nobody waits for. */
export function whenIdle(): Promise<void> {
  return new Promise((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: IDLE_WITHIN_MS });
    else setTimeout(done, IDLE_WITHIN_MS / 10);
  });
}
