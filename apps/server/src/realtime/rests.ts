/** How long a process waits between two looks at the facts while somebody listens, and while nobody is there. */
const QUICK_MS = 120;
const SLOW_MS = 1000;

/** The waits between the looks of a process. */
export type Rests = {
  /** Waits until the next look. */
  next(): Promise<void>;
  /** Somebody is there: the look that waits comes at once, and for a while, longer than an answer is shared, the next ones are quick. */
  quicken(): void;
};

/** Opens the waits. They are quick while `isHeard`. */
export function openRests(isHeard: () => boolean): Rests {
  let quick_until_ms = 0;
  let end = () => {};
  return {
    next: () =>
      new Promise((resolve) => {
        const is_quick = isHeard() || performance.now() < quick_until_ms;
        const timer = setTimeout(resolve, is_quick ? QUICK_MS : SLOW_MS);
        if (is_quick) return;
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    quicken() {
      quick_until_ms = performance.now() + SLOW_MS;
      end();
      end = () => {};
    },
  };
}
