const NAME = 'open';

/** What a lottery's screen opens by itself: the list to confirm, or the field to write bets in. */
export type Opening = 'bet' | 'writing';

/** A lottery's screen, with what it opens by itself. */
export function openedAt(path: string, what: Opening): string {
  return `${path}?${NAME}=${what}`;
}

/** What the address asks to be opened, once: a reload, or the way back, opens nothing again. */
export function takeOpening(): Opening | null {
  const asked = new URLSearchParams(location.search).get(NAME);
  if (asked === null) return null;
  history.replaceState(history.state, '', location.pathname);
  return asked === 'bet' || asked === 'writing' ? asked : null;
}
