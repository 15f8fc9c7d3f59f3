/** The server's clock as far as its answers tell it. Screens count down by it, never by the phone's own. */
export type ServerClock = {
  /** Now, in milliseconds since 1970, as the server would say it. */
  now(): number;
  /** Takes over the time an answer carries; `asked_at_ms` is the phone's time when it was asked for. */
  note(now: string, asked_at_ms: number): void;
  /** The page is looked at again, perhaps after a sleep: the phone's own clock is believed until the next answer. */
  wake(): void;
  /**
   * Whether the time was told since the page began: until then it is what was kept of an earlier page, by a phone that may have been set since.
   */
  isTold(): boolean;
  /** Takes a page's own time for told where it comes to what was kept: it may have waited in a cache, so another is not believed. */
  compare(now: string): void;
  /** How often an answer has set it right by more than a moment: what was worked out by the time before is worked out anew. */
  corrections(): number;
  /** Tells of each correction, and by how much: less than nothing when it was fast. The answer ends that. */
  onCorrection(heard: (by_ms: number) => void): () => void;
  /** Stands still at an instant, until it is let go with null: a page drawn by the server is taken over as of its own time. */
  hold(at_ms: number | null): void;
};

/** Where the difference to the phone's clock outlives the page: a phone that is wrong by hours stays so. */
export type KeptOffset = { read(): number | null; write(offset_ms: number): void };

const WORTH_KEEPING_MS = 1_000;
/** A clock that is set moves further than one that is only read late. */
const JUMP_MS = 2_000;
/** A page takes no longer than this on its way, and is drawn and begun in it. */
const ON_ITS_WAY_MS = 60_000;
/** Nobody waits for an answer as long as this: between asking and reading, the phone's clock was set. */
const ANSWERED_WITHIN_MS = 30_000;

/**
 * A clock that follows the phone, set right as last known, until the first answer carries a time. A phone whose clock is set while
 * the page is looked at does not move it: what passed is told by the time since the page began, which nobody can set.
 */
export function createServerClock(kept?: KeptOffset): ServerClock {
  let kept_ms = kept?.read() ?? null;
  let offset_ms = kept_ms ?? 0;
  let held_ms: number | null = null;
  let isTold = false;
  let corrections = 0;
  const listeners = new Set<(by_ms: number) => void>();
  /** What the phone's clock would say had nobody set it since the page began. */
  let began_ms = Date.now() - performance.now();
  const follow = () => {
    // That time stands still in some phones' sleep, and a sleeping phone is not looked at.
    if (typeof document !== 'undefined' && document.hidden) return;
    const jump_ms = Date.now() - performance.now() - began_ms;
    if (Math.abs(jump_ms) < JUMP_MS) return;
    began_ms += jump_ms;
    offset_ms -= jump_ms;
  };
  return {
    now: () => {
      follow();
      return held_ms ?? Date.now() + offset_ms;
    },
    wake: () => {
      began_ms = Date.now() - performance.now();
    },
    note: (now, asked_at_ms) => {
      const server_ms = Date.parse(now);
      if (Number.isNaN(server_ms)) return;
      isTold = true;
      follow();
      const before_ms = offset_ms;
      began_ms = Date.now() - performance.now();
      const took_ms = Date.now() - asked_at_ms;
      // The answer was written about half-way between asking and reading.
      offset_ms = server_ms - Date.now() + (took_ms >= 0 && took_ms < ANSWERED_WITHIN_MS ? took_ms / 2 : 0);
      if (kept_ms === null || Math.abs(offset_ms - kept_ms) >= WORTH_KEEPING_MS) {
        kept_ms = offset_ms;
        kept?.write(offset_ms);
      }
      const by_ms = offset_ms - before_ms;
      if (Math.abs(by_ms) < JUMP_MS) return;
      corrections += 1;
      for (const heard of listeners) heard(by_ms);
    },
    isTold: () => isTold,
    compare: (now) => {
      isTold ||= Math.abs(Date.now() + offset_ms - Date.parse(now)) < ON_ITS_WAY_MS;
    },
    corrections: () => corrections,
    onCorrection: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    hold: (at_ms) => {
      held_ms = at_ms;
    },
  };
}
