import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 30_000;
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
