import { useSyncExternalStore } from 'react';

/** The halves of an invitation, each of which an owner gave. */
export type Part = 'first' | 'second';
export type Halves = Readonly<Record<Part, string>>;

const PARTS = ['first', 'second'] as const;
const NONE: Halves = { first: '', second: '' };
const watchers = new Set<() => void>();
/** Each link opens a tab of its own: those of this browser tell each other what they brought. Nothing is stored. */
const tabs = new BroadcastChannel('shwekan-join');
let halves = NONE;

/** The halves that links have brought to this browser, or that were typed here. */
export function useHalves(): Halves {
  return useSyncExternalStore(watch, () => halves);
}

/** Notes what is typed or pasted for a half. A link that is pasted says itself which one it has. */
export function noteHalf(part: Part, text: string): void {
  const brought = halvesIn(text.split('#')[1] ?? '');
  keep(Object.keys(brought).length > 0 ? brought : { [part]: text });
}

/** The invitation is used: what is left of it is worth nothing. */
export function forgetHalves(): void {
  keep(NONE);
}

function keep(some: Partial<Halves>): void {
  halves = { ...halves, ...some };
  for (const tell of watchers) tell();
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** The halves that the fragment of a link has. */
function halvesIn(fragment: string): Partial<Halves> {
  const said = new URLSearchParams(fragment.trim());
  return Object.fromEntries(PARTS.flatMap((part) => (said.get(part) ? [[part, said.get(part)]] : [])));
}

/** Takes what the address brought and clears it there at once: a fragment is sent to no server, and none is left to be read over a shoulder or copied. */
function takeFromAddress(): void {
  const brought = halvesIn(location.hash.slice(1));
  if (Object.keys(brought).length === 0) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  keep(brought);
  tabs.postMessage(brought);
}

tabs.onmessage = ({ data }: MessageEvent<Partial<Halves> | 'which'>) => {
  if (data !== 'which') return keep(data);
  const some = PARTS.filter((part) => halves[part] !== '');
  if (some.length > 0) tabs.postMessage(Object.fromEntries(some.map((part) => [part, halves[part]])));
};
window.addEventListener('hashchange', takeFromAddress);
tabs.postMessage('which');
takeFromAddress();
