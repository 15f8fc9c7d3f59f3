const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** Pages ask by themselves every half minute at least: one of their calls always falls in here. */
const AWAY_AFTER_MS = 40_000;

// Whoever opens a page is there.
let seen_at_ms = Date.now();

/** Begins to watch for a hand on the page. */
export function watchPresence(): void {
  const see = () => {
    seen_at_ms = Date.now();
  };
  for (const sign of SIGNS) addEventListener(sign, see, { capture: true, passive: true });
}

/** Whether nobody's hand was on this page for a moment. What it asks by itself then does not keep the session open. */
export function isAway(): boolean {
  return Date.now() - seen_at_ms > AWAY_AFTER_MS;
}
