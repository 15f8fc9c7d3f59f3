import './styles.css';
import { pageLanguage } from '@shwekan/phrases/languages';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { whenIdle } from './browser.ts';
import { noteFirst, serverClock } from './call.ts';
import { doEarlyTaps, takeEarlyTaps } from './early-taps.ts';
import { language, loadDrawnPhrases, loadPhrases, onLanguage, tellServerLanguage } from './language.ts';
import { forgetPlayer, queryClient } from './query.ts';
import { loadPage, type Page, pageAt } from './routes.tsx';
import { readServed, type Served, seed } from './served.ts';
import { onSession, token } from './session.ts';
import { startTheme } from './theme.ts';

async function start(place: HTMLElement): Promise<void> {
  startTheme();
  document.documentElement.lang = pageLanguage[language()];
  tellServerLanguage();
  await Promise.all([show(place, readServed()), loadPhrases(['shell'])]);
  // After the first picture, and what the first taps ask: nobody waits for an event to see the screen.
  await whenIdle();
  const { startRealtime, startLater } = await import('./later-start.ts');
  startRealtime();
  startLater();
  onChange(onSession, token, () => {
    forgetPlayer();
    startRealtime();
  });
  onChange(onLanguage, language, () => {
    // Some answers are sentences: they are asked for in the new language.
    void queryClient.invalidateQueries();
    startRealtime();
    void import('./later-start.ts').then((it) => it.forgetKeptPages());
  });
}

/** Takes over the page that the server drew, in the language it was drawn in; draws anew where it is of another place. */
async function show(place: HTMLElement, served: Served | null): Promise<void> {
  const page = pageAt(location.pathname);
  const isOurs = served !== null && pageAt(served.path) === page;
  if (isOurs) {
    seed(queryClient, served.answers);
    noteFirst(served.now);
  }
  const isWhole = await Promise.all([loadPhrases(['shell']), isOurs && loadDrawn(page, served)]).then(
    () => true,
    () => loadPhrases(['shell']).then(() => false),
  );
  // What the app draws anew is not what was tapped.
  if (!isOurs || !isWhole)
    return createRoot(place, { onUncaughtError }).render(<App client={queryClient} shown={() => void takeEarlyTaps()} />);
  serverClock.hold(Date.parse(served.now));
  startTransition(() => {
    hydrateRoot(place, <App client={queryClient} shown={doEarlyTaps} />, { onUncaughtError });
  });
}

/** All that the server drew a page with. */
async function loadDrawn(page: Page, { language, is_drawn }: Served): Promise<void> {
  await Promise.all([loadDrawnPhrases(language, is_drawn ? ['shell', ...page.parts] : ['shell']), is_drawn && loadPage(page)]);
}

/** Nobody is left with the empty page that a broken screen leaves behind. */
function onUncaughtError(error: unknown): void {
  takeEarlyTaps();
  reportError(error);
  void import('./crashed.tsx').then(({ showCrashed }) => place && showCrashed(place));
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
