import { isDatabaseLost } from './database-error.ts';
import type { World } from './world.ts';

/**
 * How a loop of this process fares: when it began and when its last turn ended, by `performance.now()`; null before the first has. `leads` is null for
 * one that every process runs.
 */
export type LoopTurn = {
  name: string;
  every_ms: number;
  began_ms: number;
  ended_ms: number | null;
  has_failed: boolean;
  leads: boolean | null;
};

/** A pause that ends when its time is over, or is ended. A timer left behind would keep the process alive after its last work. */
export function openRest(): { rest(ms: number): Promise<void>; wake(): void } {
  let wake: (() => void) | null = null;
  return {
    rest: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    wake: () => wake?.(),
  };
}

/** Says that a turn failed: a database that is away is nothing to look into. */
export function logFailedTurn({ log }: World, loop: string, error: unknown): void {
  log[isDatabaseLost(error) ? 'warn' : 'error']({ err: error, loop }, 'a loop of jobs failed and will run again');
}
