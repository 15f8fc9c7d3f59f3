/** The server's clock as far as its answers tell it. Screens count down by it, never by the phone's own. */
export type ServerClock = {
  /** Now, in milliseconds since 1970, as the server would say it. */
  now(): number;
  /** Takes over the time an answer carries; `asked_at_ms` is the phone's time when it was asked for. */
  note(now: string, asked_at_ms: number): void;
  /** Stands still at an instant, until it is let go with null: a page drawn by the server is taken over as of its own time. */
  hold(at_ms: number | null): void;
};

/** Where the difference to the phone's clock outlives the page: a phone that is wrong by hours stays so. */
export type KeptOffset = { read(): number | null; write(offset_ms: number): void };

const WORTH_KEEPING_MS = 1_000;

/** A clock that follows the phone, set right as last known, until the first answer carries a time. */
export function createServerClock(kept?: KeptOffset): ServerClock {
  let kept_ms = kept?.read() ?? 0;
  let offset_ms = kept_ms;
  let held_ms: number | null = null;
  return {
    now: () => held_ms ?? Date.now() + offset_ms,
    note: (now, asked_at_ms) => {
      const server_ms = Date.parse(now);
      if (Number.isNaN(server_ms)) return;
      // The answer was written about half-way between asking and reading.
      offset_ms = server_ms - (asked_at_ms + Date.now()) / 2;
      if (Math.abs(offset_ms - kept_ms) < WORTH_KEEPING_MS) return;
      kept_ms = offset_ms;
      kept?.write(offset_ms);
    },
    hold: (at_ms) => {
      held_ms = at_ms;
    },
  };
}
