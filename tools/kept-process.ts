import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { say } from './processes.ts';

/** How long a process may take to end its work before it is killed. */
export const STOP_PATIENCE_MS = 20_000;

/** A part of the product as a process of its own. */
export interface KeptProcess {
  /** Rejects with a sentence when it ends by itself before `keep`. */
  failed: Promise<never>;
  /** From now on it is started again, after a pause, whenever it ends by itself. */
  keep(): void;
  /** Asks it to end its work, and waits for that. */
  stop(): Promise<void>;
}

const PAUSE_MS = { first: 500, most: 30_000 };
/** A process that ran so long was well: its next end is a first one again. */
const WELL_MS = 60_000;

/** Starts a process, and once it is kept, again whenever it ends by itself: each time after a longer pause, and says so. */
export function keepProcess(name: string, start: () => ChildProcess): KeptProcess {
  let child = start();
  let kept = false;
  let stopped = false;
  let pause_ms = PAUSE_MS.first;
  let again: NodeJS.Timeout | undefined;
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => {}); // The caller that kept it asks no more.
  const watchOver = () => {
    const began = Date.now();
    child.once('exit', (code, signal) => {
      if (stopped) return;
      const how = signal ?? `code ${code}`;
      if (!kept) return reject(new Error(`The ${name} ended by itself (${how}).`));
      pause_ms = Date.now() - began > WELL_MS ? PAUSE_MS.first : pause_ms;
      say(`--- the ${name} ended by itself (${how}); it starts again in ${pause_ms / 1000} s ---`);
      again = setTimeout(() => {
        child = start();
        watchOver();
      }, pause_ms);
      pause_ms = Math.min(pause_ms * 2, PAUSE_MS.most);
    });
  };
  watchOver();
  const stop = async () => {
    stopped = true;
    clearTimeout(again);
    await endProcess(child);
  };
  return {
    failed,
    keep: () => {
      kept = true;
    },
    stop,
  };
}

/** Asks a process to end, and waits for that; one that takes too long is killed. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
  await ended;
  clearTimeout(patience);
}
