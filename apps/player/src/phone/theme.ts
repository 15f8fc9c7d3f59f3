import { onWindow } from './browser.ts';
import { local } from './storage.ts';
import { createStore } from './store.ts';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const STORAGE_KEY = 'theme';
const dark = matchMedia('(prefers-color-scheme: dark)');
const store = createStore<Theme>(stored());

export const useTheme = store.use;

/** Follows the chosen theme from now on, in whichever tab it is chosen; `auto` is the phone's own. */
export function startTheme(): void {
  show();
  dark.addEventListener?.('change', show);
  onWindow('storage', () => {
    store.set(stored());
    show();
  });
}

export function chooseTheme(theme: Theme): void {
  local.setItem(STORAGE_KEY, theme);
  store.set(theme);
  show();
}

function show(): void {
  const theme = store.get();
  const shown = theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme;
  document.documentElement.dataset['theme'] = shown;
}

function stored(): Theme {
  const kept = local.getItem(STORAGE_KEY);
  return themes.find((theme) => theme === kept) ?? 'auto';
}
