/** Under which name the list of an operator lies in this browser. */
export const copiedKey = (username: string) => `copied_cash_outs:${username}`;

/** Keeps the cash-outs that an operator copied, for all tabs. */
export function writeCopied(username: string, ids: readonly number[]): void {
  localStorage.setItem(copiedKey(username), ids.join(' '));
  // A browser tells other tabs alone.
  dispatchEvent(new Event('storage'));
}

/** What an operator copied is nobody's any more: they logged out, or it is too long ago that it was theirs. Apart from what else is done with it: the menu, which is there before any page, forgets. */
export function forgetCopied(username: string): void {
  writeCopied(username, []);
}
