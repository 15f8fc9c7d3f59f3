import { navigate } from 'wouter/use-browser-location';
import { paths } from './paths.ts';

const WANTED_KEY = 'wanted_path';
/** How many screens of this app lie behind the present one in the browser's history. */
let behind = 0;

/** Goes to a path of the app. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  if (!options.replace) behind += 1;
  navigate(path, options);
}

/** The back arrow: the screen before, or home when the player came in right here. */
export function goBack(): void {
  if (behind > 0) {
    behind -= 1;
    history.back();
  } else {
    go(paths.home, { replace: true });
  }
}

/** Sends to the login screen, which afterwards leads back to where the player wanted to be. */
export function goLogin(wanted: string = location.pathname + location.search): void {
  if (wanted !== paths.login) sessionStorage.setItem(WANTED_KEY, wanted);
  go(paths.login, { replace: true });
}

/** After a login: to the path that was wanted, or home. */
export function goWanted(): void {
  const wanted = sessionStorage.getItem(WANTED_KEY) ?? paths.home;
  sessionStorage.removeItem(WANTED_KEY);
  go(wanted, { replace: true });
}
