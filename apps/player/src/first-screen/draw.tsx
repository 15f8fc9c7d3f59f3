import { isLanguage, type Language, pageLanguage } from '@shwekan/phrases/languages';
import { type Caller, createCaller, createServerClock, type Fetch } from '@shwekan/ui';
import { renderToString } from 'react-dom/server.edge';
import { Router } from 'wouter';
import { App } from '../app/App.tsx';
import { loadScreen, type Page, pageAt, titleOf } from '../app/routes.tsx';
import type { ScreenName } from '../app/screens.ts';
import { serverClock } from '../house/call.ts';
import { loadAll, type PhrasePart, shellPhrases, speakAtOnce } from '../house/language.ts';
import { createQueryClient } from '../house/query.ts';
import { type ServerPage, seed } from '../house/server-page.ts';
import { paths } from '../phone/paths.ts';
import { titleWith } from '../phone/title.ts';
import { type Needs, needs, UNKNOWN } from './answers.ts';
import { type Build, documentOf } from './document.ts';

/** The visitor of a page, as far as its first screen depends on them. */
export type Visit = { path: string; cookies: string };

/** Visits of the same key get the same first screen. */
export function keyOf(visit: Visit): string {
  return `${languageIn(visit.cookies)} ${pathOf(visit.path)}`;
}

/**
 * Draws the first screen of a visit as a whole document, as a visitor sees it; `fetch` asks the product's own API. A screen
 * whose answers cannot be had is drawn as its frame and a skeleton: the phone asks for itself.
 */
export async function draw(visit: Visit, build: Build, fetch: Fetch): Promise<{ html: string; status: number }> {
  const language = languageIn(visit.cookies);
  const path = pathOf(visit.path);
  const page = pageAt(path);
  const need = needs[path] ?? null;
  const by = createCaller({ token: () => null, language: () => pageLanguage[language], clock: createServerClock(), fetch, pause: null });
  const { now, answers } = await answersOf(need, by);
  const is_drawn = need !== null && answers !== null;
  if (is_drawn) await loadScreen(page);
  const parts: PhrasePart[] = ['shell', ...(is_drawn ? page.parts : [])];
  const phrases = await loadAll(language, parts);
  const served: ServerPage = { path, language, now, is_drawn, answers: answers ?? [] };
  speakAtOnce(language, phrases);
  globalThis.brandName = build.house_name;
  // On the phone the screen says its own.
  const title = path === UNKNOWN ? shellPhrases().not_found_title : titleOf(page);
  const { could_not_load, try_again } = shellPhrases();
  const html = documentOf(build, {
    served,
    title: titleWith(title),
    markup: markupOf(served),
    // Also of a frame without its screen: what the screen needs is under way beside the first code, not asked for after it.
    modules: modulesOf(page, language),
    has_picture: path === paths.home,
    lost: { text: could_not_load, again: try_again },
  });
  return { html, status: page.path === '*' ? 404 : 200 };
}

async function answersOf(need: Needs | null, by: Caller): Promise<{ now: string; answers: ServerPage['answers'] | null }> {
  const setting = await by('GET /api/app-setting');
  const { now } = setting.data;
  try {
    const asked = need === null ? null : await need.ask(by, Date.parse(now));
    return { now, answers: asked && [[['GET /api/app-setting', null], setting], ...asked] };
  } catch {
    return { now, answers: null };
  }
}

/** Nothing is awaited in here: language and clock belong to one page at a time. */
function markupOf({ path, now, answers }: ServerPage): string {
  const client = createQueryClient();
  seed(client, answers);
  serverClock.hold(Date.parse(now));
  return renderToString(
    <Router ssrPath={path}>
      <App client={client} />
    </Router>,
  );
}

/** What finds all other parts: its group in `vite.config.ts`. */
const FINDERS = 'finders';

/** A page's sentences and screen, and what finds them. Home comes with the first code. */
function modulesOf({ screen, parts }: Page, language: Language): string[] {
  const spoken = ['shell', ...parts].map((part) => `../../packages/phrases/src/${part}/${language}.ts`);
  return [...spoken, FINDERS, ...(screen === null ? [] : [moduleOf(screen)])];
}

/** The module of a screen, named after it as all are. */
function moduleOf(screen: ScreenName): string {
  const words = screen.split('_');
  const name = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
  return `src/screens/${words.join('-')}/${name}Screen.tsx`;
}

/** A stored choice wins; without one Burmese; an unknown one falls back to English. As the app itself chooses. */
function languageIn(cookies: string): Language {
  const told = /(?:^|;\s*)i18nextLng=([^;]*)/.exec(cookies)?.[1];
  if (told === undefined) return 'mm';
  return isLanguage(told) ? told : 'en';
}

/** Every unknown path is one page. */
function pathOf(path: string): string {
  const page = pageAt(path);
  return page.path === '*' ? UNKNOWN : page.path;
}
