import './styles.css';
import { pageLanguage } from '@shwekan/phrases/languages';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { language, loadPhrases, onLanguage } from './language.ts';
import { forgetPlayer, queryClient } from './query.ts';
import { onSession, token } from './session.ts';
import { startTheme } from './theme.ts';

async function start(place: HTMLElement): Promise<void> {
  startTheme();
  document.documentElement.lang = pageLanguage[language()];
  await loadPhrases(['shell']);
  createRoot(place).render(<App />);
  // After the first picture: nobody waits for an event to see the screen.
  const { startRealtime } = await import('./realtime.ts');
  startRealtime();
  void import('../parts/reality-check.ts').then((it) => it.startRealityCheck());
  onChange(onSession, token, () => {
    forgetPlayer();
    startRealtime();
  });
  onChange(onLanguage, language, () => {
    // Some answers are sentences: they are asked for in the new language.
    void queryClient.invalidateQueries();
    startRealtime();
  });
}

/** Does something whenever the read value is another one than before. */
function onChange<T>(subscribe: (listener: () => void) => void, read: () => T, act: () => void): void {
  let last = read();
  subscribe(() => {
    const next = read();
    if (next === last) return;
    last = next;
    act();
  });
}

const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the app');
void start(place);
