import type { Page } from '@playwright/test';
import { doorFor } from '@shwekan/contract/address';
import { pageLanguage } from '@shwekan/phrases/languages';
import { addDays } from '@shwekan/rules';
import { whileBusy } from '../apps/server/src/demo/patience.ts';
import { sessionHeaders } from '../apps/server/src/demo/session-headers.ts';
import { confirmDeed, operatorToken } from './calls.ts';
import { test as base, expect, isBusy, letGo, onStage, type Stage } from './stage.ts';
import type { StoryLanguage } from './texts.ts';

type Json = Record<string, unknown>;
type CallInput = { body?: Json; form?: FormData; token?: string; language?: StoryLanguage };
export type CallAnswer = { status: number; message: string; data: Json } & Json;
/** Who holds a phone: a visitor, or the player with a session of their own. */
export type Holder = { language?: StoryLanguage; token?: string };

/** A running product that all of a worker's stories share: what one changes, the others must not count on. */
export type House = Stage & {
  /** Asks as an app does, and answers whatever comes back. Paths of `/api/console/` go to the operators' door. */
  ask(method: 'GET' | 'POST', path: string, asked?: CallInput): Promise<CallAnswer>;
  /** The session of a demo player, opened once. */
  session(phone: string): Promise<string>;
  /** Has an operator confirm what another asked for by a call; nothing when nothing waits. */
  decide(asked: CallAnswer, username: string): Promise<void>;
  /** A session of an operator. */
  operator(username: string): Promise<string>;
  /** A new player: level 1, no money, nothing played. */
  newcomer(): Promise<{ phone: string; token: string }>;
};

export const PASSWORD = 'demo-player';

export const test = base.extend<{ phoneOf: (holder: Holder) => Promise<Page> }, { house: House }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  house: [async ({}, use) => onStage((stage) => use(houseOf(stage))), { scope: 'worker', timeout: 120_000 }],
  /** Phones that speak a language, or none of their own yet, with the session that is kept on them. */
  phoneOf: async ({ browser, house }, use, story) => {
    const pages: Page[] = [];
    const lines: string[] = [];
    await use(async ({ language, token }) => {
      const kept = [
        ...(language === undefined ? [] : [{ name: 'i18nextLng', value: language }]),
        ...(token === undefined ? [] : [{ name: 'user_info', value: await userInfo(house, token) }]),
      ];
      const context = await browser.newContext({
        baseURL: house.player_url,
        storageState: { cookies: [], origins: [{ origin: new URL(house.player_url).origin, localStorage: kept }] },
      });
      const page = await context.newPage();
      pages.push(page);
      note(page, lines);
      return page;
    });
    // What a picture of the end does not show: a red that comes once in many runs is understood from its first one.
    if (story.status !== story.expectedStatus) {
      console.log(lines.join('\n'));
      for (const page of pages) console.log(await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String));
    }
    await Promise.all(
      pages.map(async (page) => {
        await letGo(page);
        await page.context().close();
      }),
    );
  },
});

/** Writes down where a page went, what it was not given, and what it said, with the time of each. */
function note(page: Page, lines: string[]): void {
  const began_ms = performance.now();
  const add = (line: string) => lines.push(`${Math.round(performance.now() - began_ms)} ms ${line}`);
  page.on('framenavigated', (frame) => frame === page.mainFrame() && add(`at ${frame.url()}`));
  page.on('console', (message) => add(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => add(`thrown: ${error.message}`));
  page.on('requestfailed', (request) => add(`lost: ${request.url()} ${request.failure()?.errorText}`));
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'fetch') return;
    const { pathname, search } = new URL(request.url());
    // A page that closes takes its answers with it: that is no error of the story.
    const answer = await request.response().catch(() => null);
    const status = answer?.status() ?? 0;
    // Only what was refused says more than its address: each text is fetched from the browser anew.
    add(`${status} ${pathname}${search} ${status < 400 ? '' : (await answer?.text().catch(String))?.slice(0, 160)}`);
  });
}

/** Goes to a path as a link does, without loading the app again. What `left` finds is of the screen before: it is gone when this returns. */
export async function follow(page: Page, path: string, left = 'none'): Promise<void> {
  await page.evaluate(
    ([to, before]) => {
      for (const it of document.querySelectorAll(before)) it.setAttribute('data-left', '');
      history.pushState(null, '', to);
    },
    [path, left] as const,
  );
  await expect(page.locator('[data-left]')).toHaveCount(0);
}

/** Waits until the app has taken over the page that the server drew: from here on it asks, counts and hears. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('#app button') ?? {}).some((it) => it.startsWith('__react')));
}

/** What the app keeps of a player. */
async function userInfo(house: House, token: string): Promise<string> {
  const { data } = await house.ask('GET', '/api/user/profile', { token });
  return JSON.stringify({ ...data, token });
}

function houseOf(stage: Stage): House {
  const sessions = new Map<string, Promise<string>>();
  let newcomers = 0;
  const ask: House['ask'] = async (method, path, { body, form, token, language = 'en' } = {}) => {
    const headers = {
      'Accept-Language': pageLanguage[language],
      ...sessionHeaders({ path }, stage, token),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    };
    const sent = { ...(body === undefined ? {} : { body: JSON.stringify(body) }), ...(form === undefined ? {} : { body: form }) };
    const answer = await whileBusy(() => fetch(new URL(path, doorFor({ path }, stage)), { method, headers, ...sent }), isBusy);
    return (await answer.json()) as CallAnswer;
  };
  const opened = (key: string, open: () => Promise<string>) => {
    const session = sessions.get(key) ?? open();
    sessions.set(key, session);
    return session;
  };
  const operator = (username: string) => opened(username, () => operatorToken(stage, username));
  return {
    ...stage,
    ask,
    operator,
    decide: async ({ deed_id }, username) => {
      if (typeof deed_id !== 'number') return;
      await confirmDeed(stage, deed_id, await operator(username));
    },
    session: (phone) => opened(phone, async () => tokenIn(await ask('POST', '/api/user/login', { body: { phone, password: PASSWORD } }))),
    newcomer: async () => {
      newcomers += 1;
      const phone = `0979${String(1_000_000 + newcomers)}`;
      await ask('POST', '/api/user/send_otp', { body: { phone, purpose: 'register' } });
      const code = await stage.codeOf(phone);
      // Of a name and birthday that have stopped play nobody comes in again: each newcomer has a birthday of their own.
      const body = { name: 'Ma Thiri', phone, password: PASSWORD, birthday: addDays('1985-05-05', newcomers), code };
      return { phone, token: tokenIn(await ask('POST', '/api/user/verify_register', { body })) };
    },
  };
}

function tokenIn(answer: CallAnswer): string {
  if (typeof answer['token'] !== 'string') throw new Error(`no session: ${JSON.stringify(answer)}`);
  return answer['token'];
}
