/** The cash-outs that an operator copied and has not decided or let go, whatever page is shown: kept in this browser for all of its tabs, also when they are loaded anew. */
export function copiedBy(username: string): number[] {
  return (localStorage.getItem(keyOf(username)) ?? '').split(' ').filter(Boolean).map(Number);
}

/** Adds what an operator copied to what they copied before. */
export function keepCopied(username: string, ids: readonly number[]): void {
  write(username, [...new Set([...copiedBy(username), ...ids])]);
}

/** What an operator decided or let go, or what was lost, is not taken again. */
export function dropCopied(username: string, ids: readonly number[]): void {
  const left = copiedBy(username).filter((it) => !ids.includes(it));
  write(username, left);
}

function keyOf(username: string): string {
  return `copied_cash_outs:${username}`;
}

function write(username: string, ids: readonly number[]): void {
  localStorage.setItem(keyOf(username), ids.join(' '));
  // A browser tells other tabs alone.
  dispatchEvent(new Event('storage'));
}
