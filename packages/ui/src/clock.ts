/** The server's clock as far as its answers tell it. Screens count down by it, never by the phone's own. */
export type ServerClock = {
  /** Now, in milliseconds since 1970, as the server would say it. */
  now(): number;
  /** Takes over the time an answer carries; `asked_at_ms` is the phone's time when it was asked for. */
  note(now: string, asked_at_ms: number): void;
};

/** A clock that follows the phone until the first answer carries a time. */
export function createServerClock(): ServerClock {
  let offset_ms = 0;
  return {
    now: () => Date.now() + offset_ms,
    note: (now, asked_at_ms) => {
      const server_ms = Date.parse(now);
      if (Number.isNaN(server_ms)) return;
      // The answer was written about half-way between asking and reading.
      offset_ms = server_ms - (asked_at_ms + Date.now()) / 2;
    },
  };
}
