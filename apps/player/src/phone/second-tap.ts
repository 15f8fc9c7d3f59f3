/** A hasty finger's second tap comes so soon, and so near. */
const WITHIN_MS = 350;
const NEAR_PX = 24;

type Tapped = { at_ms: number; x: number; y: number; dialog: Element };

/** The tap in a dialog that may close it. */
let first: Tapped | null = null;

/**
 * The second tap of a hasty finger, whose first closed a sheet at once, is meant for the button that has gone: it does nothing to what lay below it, where the
 * tabs led to another screen. A sheet that stays until it has its answer takes both taps itself, and what is tapped after it counts. A key's click has no place,
 * and is left alone. Each sheet calls it as it opens: it comes with the first, and is needed no sooner. Safe to call again.
 */
export function spareSecondTaps(): void {
  addEventListener('click', hear, true);
}

function hear(event: MouseEvent): void {
  if (event.detail === 0 || !(event.target instanceof Element)) return;
  const is_second = first !== null && isClosed(first.dialog) && isSoonAndNear(first, event);
  first = null;
  if (is_second) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  const dialog = event.target.closest('dialog');
  if (dialog === null) return;
  const tapped = { at_ms: event.timeStamp, x: event.clientX, y: event.clientY, dialog };
  first = tapped;
  // What a tap does to a sheet at once is done before the next task.
  setTimeout(() => {
    if (first === tapped && !isClosed(dialog)) first = null;
  });
}

const isClosed = (dialog: Element) => !dialog.hasAttribute('open');

function isSoonAndNear({ at_ms, x, y }: Tapped, { timeStamp, clientX, clientY }: MouseEvent): boolean {
  return timeStamp - at_ms < WITHIN_MS && Math.hypot(clientX - x, clientY - y) < NEAR_PX;
}
