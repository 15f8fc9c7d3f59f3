/** A hasty finger's second tap comes so soon, and so near. */
const WITHIN_MS = 500;
const NEAR_PX = 24;

type Tapped = { at_ms: number; x: number; y: number; dialog: Element };

/**
 * The second tap of a hasty finger, whose first closed a sheet, is meant for the button that has gone: it does nothing to what lay below it, where the tabs
 * led to another screen. A key's click has no place, and is left alone.
 */
export function spareSecondTaps(): void {
  let first: Tapped | null = null;
  const hear = (event: MouseEvent) => {
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const dialog = event.target.closest('dialog');
    const is_second = first !== null && dialog !== first.dialog && isSoonAndNear(first, event);
    first = dialog === null ? null : { at_ms: event.timeStamp, x: event.clientX, y: event.clientY, dialog };
    if (!is_second) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', hear, true);
}

function isSoonAndNear({ at_ms, x, y }: Tapped, { timeStamp, clientX, clientY }: MouseEvent): boolean {
  return timeStamp - at_ms < WITHIN_MS && Math.hypot(clientX - x, clientY - y) < NEAR_PX;
}
