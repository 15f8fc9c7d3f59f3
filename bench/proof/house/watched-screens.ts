import type { BrowserContext, Page } from '@playwright/test';
import { SHOWN } from './planted-texts.ts';

/** What a look at screens came to. */
export type Look = { screens: number; dialogs: number; shown: number; found: string[] };

const SETTLE_MS = 700;
const DIALOGS_MOST = 8;
const LINKS_EACH = 2;

/** Hears in every page of a browser what must never be heard: a text that ran, or one that the page's policy had to stop. */
export async function hearIn(context: BrowserContext, found: string[]): Promise<void> {
  await context.exposeBinding('heard', ({ page }, what: string) => void found.push(`${what} at ${page.url()}`));
  await context.addInitScript(() => {
    const tell = (what: string) => void (window as unknown as { heard(what: string): void }).heard(what);
    Object.defineProperty(window, 'ran', { set: () => tell('ran') });
    document.addEventListener('securitypolicyviolation', (it) => tell(`stopped ${it.violatedDirective} ${it.blockedURI}`));
  });
  context.on('page', (page) => page.on('dialog', (dialog) => void dialog.dismiss()));
}

/** Opens each screen, what its buttons open, and some of what its links lead to; answers what was seen. */
export async function lookAtAll(page: Page, base: string, paths: readonly string[]): Promise<Look> {
  const look: Look = { screens: 0, dialogs: 0, shown: 0, found: [] };
  const seen = new Map<string, number>();
  const waiting = [...paths];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const shape = path.replace(/\?.*/, '').replace(/\d+/g, '#');
    const times = seen.get(shape) ?? 0;
    if (times >= LINKS_EACH || (times > 0 && !shape.includes('#'))) continue;
    seen.set(shape, times + 1);
    await page.goto(new URL(path, base).href, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE_MS);
    look.screens += 1;
    await note(page, look);
    waiting.push(...(await linksOf(page)));
    await openDialogs(page, look);
  }
  return look;
}

async function openDialogs(page: Page, look: Look): Promise<void> {
  const at = page.url();
  const buttons = page.locator('main').getByRole('button');
  const count = Math.min(await buttons.count(), DIALOGS_MOST);
  for (let nth = 0; nth < count; nth += 1) {
    await buttons
      .nth(nth)
      .click({ timeout: 1_000 })
      .catch(() => undefined);
    const isOpen = await page.getByRole('dialog').first().isVisible();
    if (isOpen) {
      look.dialogs += 1;
      await page.waitForTimeout(SETTLE_MS / 2);
      await note(page, look);
    }
    await page.keyboard.press('Escape');
    if (page.url() !== at) await page.goto(at, { waitUntil: 'load' });
  }
}

async function note(page: Page, look: Look): Promise<void> {
  const live = await page.evaluate(() => {
    const isLive = (it: Element) =>
      it.getAttributeNames().some((name) => name.startsWith('on')) ||
      ['href', 'src', 'action', 'formaction'].some((name) => /^\s*javascript:/i.test(it.getAttribute(name) ?? ''));
    return [...document.querySelectorAll('*')].filter(isLive).map((it) => it.outerHTML.slice(0, 120));
  });
  if ((await page.getByText(SHOWN).filter({ visible: true }).count()) > 0) look.shown += 1;
  look.found.push(...live.map((it) => `alive ${it} at ${page.url()}`));
}

async function linksOf(page: Page): Promise<string[]> {
  return page
    .locator('main a[href^="/"]')
    .evaluateAll((links) => links.map((it) => it.getAttribute('href') ?? '/').filter((it) => /\d/.test(it)));
}
