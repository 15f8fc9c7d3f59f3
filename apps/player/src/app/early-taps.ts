type Heard = { taps?: HTMLElement[]; hearTap?: (event: Event) => void };

/**
 * What was tapped on the server's page before the app could answer, as the page's head heard it. From here on the app hears
 * by itself; the answered function does what was tapped, once the app has taken the page over.
 */
export function takeEarlyTaps(): () => void {
  const { taps = [], hearTap } = window as Heard;
  if (hearTap !== undefined) removeEventListener('click', hearTap, true);
  return () => {
    for (const tapped of taps.splice(0)) if (tapped.isConnected) tapped.click();
  };
}
