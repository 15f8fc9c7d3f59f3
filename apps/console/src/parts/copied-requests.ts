import { copiedKey, writeCopied } from './copied-list.ts';

/** The cash-outs that an operator copied and has not decided or let go, whatever page is shown: kept in this browser for all of its tabs, also when they are loaded anew. */
export function copiedBy(username: string): number[] {
  return (localStorage.getItem(copiedKey(username)) ?? '').split(' ').filter(Boolean).map(Number);
}

/** Adds what an operator copied to what they copied before. */
export function keepCopied(username: string, ids: readonly number[]): void {
  // What was copied before is of the same time at the latest: it is looked at as soon as it was.
  if (copiedBy(username).length === 0) noteRenewed(username);
  writeCopied(username, [...new Set([...copiedBy(username), ...ids])]);
}

/** What an operator decided or let go, or what was lost, is not taken again. */
export function dropCopied(username: string, ids: readonly number[]): void {
  const left = copiedBy(username).filter((it) => !ids.includes(it));
  writeCopied(username, left);
}

/** When what an operator copied was last taken for them, by any tab (ms); 0 where it never was. */
export function renewedAt(username: string): number {
  return Number(localStorage.getItem(timeKeyOf(username)));
}

/** Notes that all of it is theirs by now. */
export function noteRenewed(username: string): void {
  localStorage.setItem(timeKeyOf(username), String(Date.now()));
}

function timeKeyOf(username: string): string {
  return `${copiedKey(username)}:at`;
}
