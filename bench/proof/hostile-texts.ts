import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { pageLanguage } from '@shwekan/phrases/languages';
import { PAGES } from '../../apps/console/src/app/paths.ts';
import { paths } from '../../apps/player/src/phone/paths.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../tools/checks/chromium.ts';
import { operatorCookie, storedSession } from '../../tools/web/stored-session.ts';
import { onDemoProduct } from '../demo-product.ts';
import { mustBeFound, mustBeNothing, print, printFigures } from './house/page.ts';
import { HOSTILE_TEXTS, plantTexts } from './house/planted-texts.ts';
import { hearIn, type Look, lookAtAll } from './house/watched-screens.ts';

// Texts that would run where a screen took them for more than texts are written through every call in every field that takes them, and read on every screen of both apps
// in a real browser, with what its buttons and links open. `npm run proof -- hostile-texts`.
const PHONE = '09420000001';
const PLAYER_PASSWORD = 'demo-player';
const OPERATOR_PASSWORD = 'demo-operator';
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const CONSOLE_MORE = [
  '/account',
  '/players/1',
  '/house-accounts/1',
  '/content?kind=header_text',
  '/content?kind=help',
  '/content?kind=privacy',
];

await onDemoProduct(async (doors) => {
  const [owner, second] = await Promise.all(['owner', 'owner-b'].map((name) => operatorCookie(doors.console_url, name, OPERATOR_PASSWORD)));
  if (!owner || !second) throw new Error('the demo has no two owners');
  const stored = await storedSession(doors.player_url, PHONE, PLAYER_PASSWORD);
  const { token } = JSON.parse(stored['user_info'] ?? '{}') as { token: string };
  const planted = await plantTexts(doors, { player: token, owner: owner.value, second: second.value });
  print(JSON.stringify(planted));
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  try {
    const found: string[] = [];
    const desk = await browser.newContext({ viewport: SIZES.desktop });
    await desk.addCookies([owner]);
    const operators = await lookIn(desk, found, doors.console_url, [...PAGES.map(({ path }) => path), ...CONSOLE_MORE]);
    const players = await lookIn(await phoneOf(browser, doors.player_url, stored), found, doors.player_url, Object.values(paths));
    const visitors = await lookIn(await phoneOf(browser, doors.player_url, {}), found, doors.player_url, Object.values(paths));
    mustBeNothing('hostile texts', [...new Set(found)], 0);
    await control(browser, doors.player_url);
    const told = (name: string, { screens, dialogs, shown }: Look) =>
      `${name}: ${screens} screens and ${dialogs} dialogs, ${shown} of them with such a text in sight`;
    printFigures('hostile-texts', 'Whatever anybody writes is a text on every screen: none of it runs.', 0, [
      `${planted.sent} hostile texts sent to every field of every call that takes texts, ${planted.taken} taken by ${planted.calls} calls, ${planted.deeds} deeds confirmed by a second owner`,
      [told('console', operators), told('player', players), told('visitor', visitors)].join('; '),
      'none ran, none had to be stopped by the policy of the page, none is an attribute or an address that would run',
      'controls, the same texts written into the page itself, with its policy and without: both found',
    ]);
  } finally {
    await browser.close();
  }
});

async function phoneOf(browser: Browser, base: string, stored: Record<string, string>): Promise<BrowserContext> {
  const localStorage = Object.entries({ ...stored, i18nextLng: 'en' }).map(([name, value]) => ({ name, value }));
  return browser.newContext({
    viewport: SIZES.phone,
    locale: pageLanguage.en,
    storageState: { cookies: [], origins: [{ origin: new URL(base).origin, localStorage }] },
  });
}

async function lookIn(context: BrowserContext, found: string[], base: string, screens: readonly string[]): Promise<Look> {
  await hearIn(context, found);
  const look = await lookAtAll(await context.newPage(), base, screens);
  found.push(...look.found);
  print(
    `${base}: ${look.screens} screens, ${look.dialogs} dialogs, ${look.shown} with such a text, ${found.length} findings ${found[0] ?? ''}`,
  );
  await context.close();
  return look;
}

/** The texts stand in the page as its own: a watch that does not hear them proves nothing. */
async function control(browser: Browser, base: string): Promise<void> {
  for (const [what, hasPolicy, word] of [
    ['a page that takes texts for its own', true, /stopped|alive/],
    ['the same without its policy', false, /^ran/],
  ] as const) {
    const found: string[] = [];
    const context = await phoneOf(browser, base, {});
    await hearIn(context, found);
    const page: Page = await context.newPage();
    await page.route(base, async (route) => {
      const answer = await route.fetch();
      const { 'content-security-policy': policy, ...headers } = answer.headers();
      const body = (await answer.text()).replace('<body>', () => `<body>${HOSTILE_TEXTS.join('')}`);
      await route.fulfill({
        status: 200,
        headers: { ...headers, ...(hasPolicy && policy ? { 'content-security-policy': policy } : {}) },
        body,
      });
    });
    found.push(...(await lookAtAll(page, base, ['/'])).found);
    mustBeFound(what, word, found);
    await context.close();
  }
}
