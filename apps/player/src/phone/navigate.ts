import { navigate } from 'wouter/use-browser-location';
import { inBrowser, onWindow } from './browser.ts';
import { paths } from './paths.ts';
import { perTab } from './storage.ts';

const WANTED_KEY = 'wanted_path';
/** The screens of logging in: who leaves them for another wants nothing any more of what led there. */
const OF_LOGIN: readonly string[] = [paths.login, paths.register, paths.forgetpwd];
/** How many screens of this app lie behind the present one. The browser's history keeps it, so that a reload knows it too. */
let depth = storedDepth();

// wouter tells every change of the address by these, whoever made it.
onWindow('pushState', () => {
  depth += 1;
  markDepth();
});
onWindow('replaceState', markDepth);
onWindow('popstate', () => {
  depth = storedDepth();
});
// Of a page that is loaded anew its start asks.
for (const change of ['pushState', 'replaceState', 'popstate']) onWindow(change, forgetWanted);

/** Goes to a path of the app. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  navigate(path, options);
}

/** The back arrow: the screen before, or home when the player came in right here. */
export function goBack(): void {
  if (depth === 0) go(paths.home, { replace: true });
  else if (globalThis.navigation?.canGoBack) stepBack(globalThis.navigation);
  else history.back();
}

/** By the steps of this page alone, where the browser knows them: in its history those of a game in its frame count as well. */
function stepBack(steps: Navigation): void {
  const { committed, finished } = steps.back();
  for (const step of [committed, finished]) step?.catch(() => {});
}

/** Sends to the login screen, or to that of who has no account, which afterwards leads back to where the player wanted to be. */
export function goLogin(wanted: string = location.pathname + location.search, screen: string = paths.login): void {
  if (wanted !== paths.login) perTab.setItem(WANTED_KEY, wanted);
  go(screen, { replace: true });
}

/** After a login: to the path that was wanted, or home. */
export function goWanted(): void {
  const wanted = perTab.getItem(WANTED_KEY) ?? paths.home;
  perTab.removeItem(WANTED_KEY);
  go(wanted, { replace: true });
}

/** Forgets what was wanted before a log-in that was left. */
export function forgetWanted(): void {
  if (!OF_LOGIN.includes(location.pathname)) perTab.removeItem(WANTED_KEY);
}

function storedDepth(): number {
  if (!inBrowser) return 0;
  const stored = (history.state as { depth?: unknown } | null)?.depth;
  return typeof stored === 'number' ? stored : 0;
}

function markDepth(): void {
  if (storedDepth() !== depth) history.replaceState({ ...history.state, depth }, '');
}
