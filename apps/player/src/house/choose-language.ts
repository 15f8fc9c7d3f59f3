import { type Language, pageLanguage } from '@shwekan/phrases/languages';
import { onWindow } from '../phone/browser.ts';
import { local } from '../phone/storage.ts';
import { chosenLanguage, LANGUAGE_KEY, language, loadAll, speakAtOnce, spokenParts, tellServerLanguage } from './language.ts';

let wanted: Language | null = null;

/** Changes the language of the whole app, and remembers it. Of two that are chosen in a hurry the last one counts. */
export async function chooseLanguage(next: Language): Promise<void> {
  wanted = next;
  const parts: Awaited<ReturnType<typeof loadAll>> = {};
  const missing = () => spokenParts().filter((part) => parts[part] === undefined);
  // Whatever screens have fetched of the old language meanwhile, they need of the new one.
  while (missing().length > 0) Object.assign(parts, await loadAll(next, missing()));
  if (wanted !== next) return;
  local.setItem(LANGUAGE_KEY, next);
  document.documentElement.lang = pageLanguage[next];
  speakAtOnce(next, parts);
  tellServerLanguage();
}

/** Speaks what another tab of this phone has chosen. */
export function followLanguage(): void {
  onWindow('storage', (event) => {
    const { key } = event as StorageEvent;
    // What a tab keeps besides says nothing of languages, least of all while one is being chosen here.
    if (key === null || key === LANGUAGE_KEY) lookAtLanguage();
  });
}

/** The same for a tab that slept, and heard nothing of others. */
export function lookAtLanguage(): void {
  const chosen = chosenLanguage();
  if (chosen !== (wanted ?? language())) void chooseLanguage(chosen).catch(() => {});
}
