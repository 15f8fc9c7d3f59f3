import { setTimeout as pause } from 'node:timers/promises';

/** A slow machine lives through the demo's days slowly. */
const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 100;

/** Looks again and again until there is something, and answers it; throws when the story has waited in vain. */
export async function until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const seen = await look();
    if (seen !== null) return seen;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`the demo's story waited in vain until ${what}`);
}

const BUSY_TRIES = 20;
const BUSY_WAIT_MS = 500;

/** Asks again while the answer is that the server has too much to do, which undoes all of it; answers the last word. */
export async function whileBusy<T>(ask: () => Promise<T>, isBusy: (said: T) => boolean): Promise<T> {
  for (let tries = 1; ; tries++) {
    const said = await ask();
    if (!isBusy(said) || tries === BUSY_TRIES) return said;
    await pause(BUSY_WAIT_MS);
  }
}
