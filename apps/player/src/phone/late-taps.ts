import { doTap, isAnswered } from './early-taps.ts';

/** By what a button is found again where the app had to draw it anew: a number by itself, all others by their name. */
type Mark = readonly [number: string | null, name: string];
type KeptTap = readonly [...mark: Mark, at_ms: number];
type Tap = { button: HTMLButtonElement | null; mark: Mark };

const LOOK_EVERY_MS = 50;
/** Who waited longer has looked at the screen meanwhile: a tap that is done then would surprise. */
const WITHIN_MS = 10_000;
/** So long ago a page that was lost on the way may have kept it: what is older was never taken over, and is nobody's wish. */
const KEPT_AT_MOST_MS = 60_000;

/**
 * Does taps on the server's page whose buttons the app does not hear yet: of parts whose code is still to come, of a page that was
 * drawn anew, or of one that was loaded anew (`kept`, as the page wrote it). In their order; on another page none.
 */
export function doLateTaps(heard: readonly HTMLButtonElement[], kept: string | null): void {
  const [path, ...marks] = keptMarks(kept);
  const before = path === location.pathname ? marks.map((mark): Tap => ({ button: null, mark })) : [];
  const waiting = onceEach([...before, ...heard.map((button): Tap => ({ button, mark: markOf(button) }))]);
  const from = location.pathname;
  const began_ms = performance.now();
  const look = () => {
    if (location.pathname !== from) return;
    for (const tap of waiting.splice(0)) {
      const button = buttonNow(tap);
      if (button === null) waiting.push(tap);
      else doTap(button);
    }
    if (waiting.length > 0 && performance.now() - began_ms < WITHIN_MS) setTimeout(look, LOOK_EVERY_MS);
  };
  look();
}

/** A number is wanted once, however often a page that did not answer was tapped on it; any other button as often as it was tapped, but not twice in a row. */
function onceEach(taps: readonly Tap[]): Tap[] {
  return taps.filter(({ mark }, at) => {
    const before = mark[0] === null ? taps.slice(Math.max(0, at - 1), at) : taps.slice(0, at);
    return !before.some((it) => String(it.mark) === String(mark));
  });
}

/** The tapped button, or the one that stands for it, once the app hears it; null as long as it does not, or more than one could be meant. */
function buttonNow({ button, mark }: Tap): HTMLButtonElement | null {
  if (button?.isConnected) return isAnswered(button) ? button : null;
  const [number, name] = mark;
  const same = [...document.querySelectorAll('button')].filter((it) => {
    const [itsNumber, itsName] = markOf(it);
    return number === null ? itsName === name : itsNumber === number;
  });
  const [only = null] = same;
  return same.length === 1 && only !== null && isAnswered(only) ? only : null;
}

const markOf = (it: HTMLButtonElement): Mark => [it.dataset['number'] ?? null, it.getAttribute('aria-label') ?? it.textContent ?? ''];

function keptMarks(kept: string | null): [path: string | null, ...Mark[]] {
  try {
    const told: unknown = JSON.parse(kept ?? '[]');
    if (!Array.isArray(told)) return [null];
    // The page's own lines wrote it, in this tab.
    const [path, ...taps] = told as [string, ...KeptTap[]];
    const fresh = taps.filter(([, , at_ms]) => Date.now() - at_ms < KEPT_AT_MOST_MS);
    return [path, ...fresh.map(([number, name]): Mark => [number, name])];
  } catch {
    return [null];
  }
}
