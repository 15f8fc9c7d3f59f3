import { perTab } from '../../../phone/storage.ts';

type Head = { early?: { path: string; text: string; hear: (event: Event) => void } };

/** What was typed before the page had to be loaded anew, by its path: that page kept it. */
const keptKey = (path: string) => `typed${path}`;

/**
 * What was typed and pasted on the server's page of this lottery before the app could answer; from here on the app hears by itself. Each once:
 * asked again, or on another screen, it is nothing.
 */
export function takeEarlyKeys(): string {
  const head = window as unknown as Head;
  const path = location.pathname;
  const kept = perTab.getItem(keptKey(path)) ?? '';
  perTab.removeItem(keptKey(path));
  const { early } = head;
  if (early === undefined) return kept;
  delete head.early;
  for (const heard of ['keydown', 'paste']) removeEventListener(heard, early.hear, true);
  return early.path === path ? kept + early.text : kept;
}
