type Head = { taps: Set<HTMLButtonElement>; hearTap: (event: Event) => void };

/**
 * Ends the hearing of the page's head, and does what was tapped on the server's page before the app could answer: once each,
 * however often an unanswered tap was repeated. From here on the app hears by itself. Safe to call again.
 */
export function doEarlyTaps(): void {
  for (const tapped of takeEarlyTaps()) buttonNow(tapped)?.click();
}

/** The same without doing them: what is drawn anew is not what was tapped. */
export function takeEarlyTaps(): HTMLButtonElement[] {
  const { taps, hearTap } = window as unknown as Head;
  removeEventListener('click', hearTap, true);
  const heard = [...taps];
  taps.clear();
  return heard;
}

/** The tapped button, or, where the app had to draw the page anew, the one that stands for it: by its name, if only one has it. */
function buttonNow(tapped: HTMLButtonElement): HTMLButtonElement | null {
  if (tapped.isConnected) return tapped;
  const [same = null, another] = [...document.querySelectorAll('button')].filter((it) => nameOf(it) === nameOf(tapped));
  return another === undefined ? same : null;
}

const nameOf = (button: HTMLButtonElement): string | null => button.getAttribute('aria-label') ?? button.textContent;
