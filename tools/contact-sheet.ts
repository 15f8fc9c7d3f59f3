import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, type ConsoleMessage, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './checks/chromium.ts';
import { root, say } from './processes.ts';
import { consoleScenes } from './web/console-scenes.ts';
import { faultsOf, watchShifts } from './web/faults.ts';
import type { Scene, StateName } from './web/scene.ts';
import { SAID } from './web/scenes.ts';
import { SCREENS, type Shot, STATES, sheetOf, statesOf } from './web/sheet.ts';
import { storedSession } from './web/stored-session.ts';

// Every screen of the player app, or of the console, at every width, language, theme and state, in one page to look through, with what a script can
// see to be wrong (text cut off, things beyond the edge, small targets, jumps). A page is opened once for a screen, state and language,
// and then seen at every width in both themes. A sample is chosen by the same options:
//   node tools/contact-sheet.ts                                        against npm start
//   node tools/contact-sheet.ts --widths 180                           a phone whose player reads at 200 % zoom
//   node tools/contact-sheet.ts --widths 360 --text-size 200           one whose browser writes twice as large
//   node tools/contact-sheet.ts --widths 360 --text-size 131 --languages mm,en --themes light   the "large" of phones, in a quarter of an hour
//   node tools/contact-sheet.ts --app console                          every page of the console, as an owner sees it
//   node tools/contact-sheet.ts --screens home,two* --widths 320,360 --languages mm --themes dark --states plain,long
const { values } = parseArgs({
  options: {
    app: { type: 'string', default: 'player' },
    base: { type: 'string' },
    out: { type: 'string', default: join(tmpdir(), 'shwekan-contact-sheet') },
    phone: { type: 'string', default: '09420000001' },
    password: { type: 'string' },
    screens: { type: 'string' },
    widths: { type: 'string' },
    languages: { type: 'string' },
    themes: { type: 'string', default: 'light,dark' },
    states: { type: 'string' },
    full: { type: 'boolean', default: false },
    'text-size': { type: 'string', default: '100' },
  },
});
const IS_CONSOLE = values.app === 'console';
const CONSOLE = { base: 'http://localhost:3001', password: 'demo-operator', widths: '360,1280', languages: 'mm,en', states: 'plain' };
const PLAYER = {
  base: 'http://localhost:3000',
  password: 'demo-player',
  widths: '320,360,390,430,1280',
  languages: 'mm,en,thai,cn',
  states: Object.keys(STATES).join(),
};
/** What is looked at where nothing else is said. */
const asked = (name: keyof typeof PLAYER) => values[name] ?? (IS_CONSOLE ? CONSOLE : PLAYER)[name];
const BASE = asked('base');
/** The narrowest is a phone at twice its size. */
const HEIGHTS: Record<string, number> = { '180': 370, '320': 640, '360': 740, '390': 844, '430': 932, '1280': 800 };
/** Beside plain ones, states are looked at where they are hardest. */
const STATE_WIDTHS = ['320', '360'];
/** What browsers write at when nobody asks for more. */
const FONT_PX = 16;
const SETTLE_MS = 900;
const PHONE_MOST_PX = 500;
/** A page at another width or in another theme. */
const TURN_MS = 250;
/** A busy machine takes its time; what is still a skeleton then is shown as one. */
const LOADS_MS = 10_000;
const PAGES = 3;
/** A page that answers nothing any more holds up no other: what was to be seen on it is a fault. */
const GROUP_MS = 120_000;
/** So many pages on, the sheet is written with what there is, and says how far it is. */
const TOLD_EVERY = 50;
const PEACEFUL: readonly StateName[] = ['plain', 'long', 'empty'];
/** React has taken the page over: from here on it answers. */
const isAlive = () => Object.keys(document.querySelector(':is(#app, #root) main') ?? {}).some((key) => key.startsWith('__reactFiber'));
const noSkeleton = () =>
  document.querySelector('main :is([aria-hidden].animate-shimmer, .mantine-Skeleton-root, [aria-busy=true])') === null;

if (!relative(root, values.out).startsWith('..')) throw new Error('--out must lie outside the project');
mkdirSync(values.out, { recursive: true });
const operated = IS_CONSOLE ? await consoleScenes(BASE, asked('password')) : null;
const session = operated ? {} : await storedSession(BASE, values.phone, asked('password'));
const screens = operated?.screens ?? SCREENS;
const shots = chosen();
say(`${shots.length} pictures into ${values.out}`);
const font_px = Math.round((FONT_PX * Number(values['text-size'])) / 100);
const args = [...CHROMIUM_FLAGS, `--blink-settings=defaultFontSize=${font_px}`];
const browser = await chromium.launch({ executablePath: await findChromium(), args });
try {
  const waiting = [...Map.groupBy(shots, ({ screen, state, language }) => [screen, state, language].join()).values()];
  const count = waiting.length;
  const began_ms = performance.now();
  const work = async () => {
    for (let alike = waiting.shift(); alike !== undefined; alike = waiting.shift()) {
      await inTime(take(browser, alike), alike);
      if (waiting.length % TOLD_EVERY === 0) tell(count - waiting.length, count, performance.now() - began_ms);
    }
  };
  await Promise.all(Array.from({ length: PAGES }, work));
} finally {
  await browser.close();
}
write();
say(join(values.out, 'index.html'));

/** Pictures that are taken are seen while others are awaited, of a run that is stopped too. */
function write(): void {
  const seen = shots.filter(({ file, faults }) => faults.length > 0 || existsSync(join(values.out, file)));
  writeFileSync(join(values.out, 'index.html'), sheetOf(seen));
}

function tell(done: number, count: number, spent_ms: number): void {
  write();
  const left_min = Math.ceil(((spent_ms / done) * (count - done)) / 60_000);
  say(`${done} of ${count} pages, about ${left_min} minutes left`);
}

/** Waits for the pictures of a page no longer than they may take. */
async function inTime(pictures: Promise<void>, [first]: readonly Shot[]): Promise<void> {
  const ended = new AbortController();
  const late = rest(GROUP_MS, true, { ref: false, signal: ended.signal }).catch(() => false);
  if (await Promise.race([pictures.then(() => false), late])) first?.faults.push(`gave no picture within ${GROUP_MS / 1_000} s`);
  ended.abort();
}

function chosen(): Shot[] {
  const list = (text: string) => text.split(',').filter((word) => word !== '');
  const named = list(values.screens ?? Object.keys(screens).join()).flatMap(screensNamed);
  return named.flatMap((screen) =>
    (list(asked('states')) as StateName[])
      .filter((state) => statesOf(screenOf(screen)).includes(state))
      .flatMap((state) => {
        const widths = list(asked('widths')).filter((width) => state === 'plain' || STATE_WIDTHS.includes(width));
        const looks = widths.flatMap((width) =>
          list(asked('languages')).flatMap((language) => list(values.themes).map((theme) => ({ width, language, theme }))),
        );
        return looks.map(({ width, language, theme }) => ({
          ...{ screen, state, width, language, theme, faults: [] },
          file: `${[screen, state, width, language, theme].join('.')}.jpg`,
        }));
      }),
  );
}

/** The screens that a name stands for: `two*` is all that begin so. */
function screensNamed(name: string): string[] {
  return name.endsWith('*') ? Object.keys(screens).filter((screen) => screen.startsWith(name.slice(0, -1))) : [name];
}

function screenOf(name: string): Scene {
  const screen = screens[name];
  if (screen === undefined) throw new Error(`No screen is called ${name}`);
  return screen;
}

/** Pictures of a screen in one state and language: only its first width sees it come. */
async function take(on: Browser, alike: readonly Shot[]): Promise<void> {
  const [first] = alike;
  if (first === undefined) return;
  const screen = screenOf(first.screen);
  const context = await on.newContext({
    viewport: viewportOf(first),
    deviceScaleFactor: 1.5,
    hasTouch: true,
    colorScheme: first.theme === 'dark' ? 'dark' : 'light',
  });
  let at = first;
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => at.faults.push(`thrown: ${error.message}`));
    const says = (message: ConsoleMessage) => message.type() === 'error' && at.faults.push(`console: ${message.text().slice(0, 120)}`);
    // Where answers are kept away or played the console tells of just that.
    if (PEACEFUL.includes(first.state) && screen.before === undefined) page.on('console', says);
    await open(page, screen, first);
    for (const shot of alike) {
      at = shot;
      if (shot !== first) await turn(page, shot);
      // On a desk the console is worked with a mouse.
      const isForMice = IS_CONSOLE && Number(shot.width) > PHONE_MOST_PX;
      for (const fault of await page.evaluate(faultsOf)) if (!isForMice || !fault.startsWith('small target')) shot.faults.push(fault);
      await page.screenshot({ path: join(values.out, shot.file), type: 'jpeg', quality: 70, fullPage: values.full });
    }
  } catch (problem) {
    at.faults.push(String(problem).slice(0, 200));
  } finally {
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

/** Opens a screen in its state, and does on it what its scene says. */
async function open(page: Page, screen: Scene, { state, language }: Shot): Promise<void> {
  await page.addInitScript(
    (items) => {
      // A game in its frame keeps nothing.
      if (self !== top) return;
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      // The worker would answer from what it kept, past the states that are played here.
      navigator.serviceWorker.register = () => new Promise(() => {});
    },
    { ...(screen.visitor ? {} : session), i18nextLng: language, theme: 'auto' },
  );
  const address = new URL(screen.path, BASE);
  await page.context().addCookies([{ name: 'i18nextLng', value: language, url: address.origin }]);
  if (operated && !screen.visitor) await page.context().addCookies([operated.cookie]);
  await page.addInitScript(watchShifts);
  // The server's own drawing has its answers in it: what is to come otherwise begins without one.
  if (!IS_CONSOLE && (!['plain', 'offline'].includes(state) || screen.before !== undefined)) await undrawn(page, address);
  await STATES[state].before?.(page);
  await screen.before?.(page);
  await page.goto(address.href, { waitUntil: 'load', timeout: 30_000 });
  // The page keeps a stream open, so it never becomes idle: give it a moment instead.
  await page.waitForFunction(isAlive, null, { timeout: LOADS_MS }).catch(() => {});
  await page.waitForTimeout(SETTLE_MS);
  if (state !== 'loading') await page.waitForFunction(noSkeleton, null, { timeout: LOADS_MS }).catch(() => {});
  const said = SAID[language];
  if (said !== undefined) await screen.act?.(page, said);
  if (screen.act !== undefined) await page.waitForTimeout(SETTLE_MS);
  await STATES[state].after?.(page);
}

/** The same page at another width and in another theme. What moves thereby did not jump. */
async function turn(page: Page, shot: Shot): Promise<void> {
  await page.setViewportSize(viewportOf(shot));
  await page.emulateMedia({ colorScheme: shot.theme === 'dark' ? 'dark' : 'light' });
  await page.waitForTimeout(TURN_MS);
  // Colours change over a while.
  const isStill = () => !document.getAnimations().some((it) => it instanceof CSSTransition);
  await page.waitForFunction(isStill, null, { timeout: LOADS_MS }).catch(() => {});
  await page.evaluate(() => Object.assign(globalThis, { shifts: 0 }));
}

function viewportOf({ width }: Shot): { width: number; height: number } {
  return { width: Number(width), height: HEIGHTS[width] ?? 740 };
}

/** The page comes as it does without the server's drawing. */
function undrawn(page: Page, address: URL): Promise<unknown> {
  return page.route(address.href, async (route) => {
    const shell = await route.fetch({ url: new URL('/index.html', address).href });
    await route.fulfill({ response: shell });
  });
}
