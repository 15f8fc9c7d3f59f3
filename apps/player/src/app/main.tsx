import './styles.css';
import { pageLanguage } from '@shwekan/phrases/languages';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { noteServed, serverClock } from '../house/call.ts';
import { language, loadDrawnPhrases, loadPhrases, tellServerLanguage } from '../house/language.ts';
import { queryClient } from '../house/query.ts';
import { readServerPage, type ServerPage, seed } from '../house/server-page.ts';
import { session } from '../house/session.ts';
import { whenTakenOver } from '../parts/later-part.tsx';
import { whenIdle } from '../phone/browser.ts';
import { doEarlyTaps, takeEarlyTaps } from '../phone/early-taps.ts';
import { hasLock } from '../phone/lock.ts';
import { onLostPart } from '../phone/lost-part.ts';
import { forgetWanted } from '../phone/navigate.ts';
import { startTheme } from '../phone/theme.ts';
import { App } from './App.tsx';
import { loadPage, type Page, pageAt } from './routes.tsx';

declare global {
  /** Of the page that the server drew (`first-screen/document.ts`): loads it anew, or says that it could not be loaded. */
  var lost: ((error: unknown) => void) | undefined;
}

async function start(place: HTMLElement): Promise<void> {
  const begun = { player: session(), language: language() };
  startTheme();
  forgetWanted();
  onLostPart((isAskedAgain) => void import('./background-start.ts').then((it) => it.reloadIfHelps(isAskedAgain)));
  document.documentElement.lang = pageLanguage[language()];
  tellServerLanguage();
  const isLocked = hasLock() && begun.player !== null;
  if (isLocked) await opened(place);
  await Promise.all([show(place, isLocked ? null : readServerPage()), loadPhrases(['shell'])]);
  // After the first picture, and what the first taps ask: nobody waits for an event to see the screen.
  await whenIdle();
  await whenTakenOver();
  const { startRealtime, startBackground } = await import('./background-start.ts');
  startRealtime();
  startBackground(begun);
}

/** Waits until a locked app was opened: before that nothing of its player is drawn, asked or heard. */
async function opened(place: HTMLElement): Promise<void> {
  takeEarlyTaps();
  await (await import('../parts/lock/ask-to-open.tsx')).askToOpen(place);
}

/**
 * Takes over the page that the server drew, in the language it was drawn in; draws anew where it is of another place. Answers once the app hears taps:
 * which parts of the page are still waited for is known from then on. It may have been left for idle before.
 */
async function show(place: HTMLElement, served: ServerPage | null): Promise<void> {
  const page = pageAt(location.pathname);
  const isOurs = served !== null && pageAt(served.path) === page;
  if (isOurs) {
    seed(queryClient, served.answers);
    noteServed(served.now);
  }
  const isWhole = await Promise.all([loadPhrases(['shell']), isOurs && loadDrawn(page, served)]).then(
    () => true,
    () => loadPhrases(['shell']).then(() => false),
  );
  // Of another place: what the app draws there is not what was tapped.
  const take = isOurs ? doEarlyTaps : takeEarlyTaps;
  return new Promise((done) => {
    const options = { onUncaughtError: (error: unknown) => done(onUncaughtError(error)) };
    const app = <App client={queryClient} shown={() => done(void take())} />;
    if (!isOurs || !isWhole) return createRoot(place, options).render(app);
    serverClock.hold(Date.parse(served.now));
    startTransition(() => void hydrateRoot(place, app, options));
  });
}

/** All that the server drew a page with. */
async function loadDrawn(page: Page, { language, is_drawn }: ServerPage): Promise<void> {
  await Promise.all([loadDrawnPhrases(language, is_drawn ? ['shell', ...page.parts] : ['shell']), is_drawn && loadPage(page)]);
}

/** Nobody is left with the empty page that a broken screen leaves behind. */
function onUncaughtError(error: unknown): void {
  takeEarlyTaps();
  globalThis.reportError?.(error);
  void import('./crash-page.tsx').then(({ showCrashPage }) => place && showCrashPage(place));
}

const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the app');
// What it cannot start without was lost on its way. A kept page comes with all of it, and has no such thing.
void start(place).catch(globalThis.lost);
