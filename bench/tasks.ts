import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../tools/checks/chromium.ts';
import { storedSession } from '../tools/web/stored-session.ts';
import { onDemoProduct } from './demo-product.ts';
import { print } from './load.ts';
import { isOnScreen } from './sight.ts';

// What a player does most, step by step on a phone at a quarter of this machine's speed: how many taps, keys and scrolls each takes, how long the
// app lets them wait, and how long all of it takes a person. Taps, keys and scrolls are counted as they are made: one whose target is not on the
// screen is a scroll more. A person's times are those of the keystroke-level model, as hands on phones were measured; only the waits are this machine's.
//   npm run bench -- tasks
const TAP_S = 1.1;
const KEY_S = 0.3;
const SCROLL_S = 0.8;
/** Reads what came and decides, once a step that shows something new. */
const LOOK_S = 0.6;
const CPU_SLOWER = 4;
const PHONE = { width: 360, height: 740 };
const PLAYER = { phone: '09420000001', password: 'demo-player' };
/** As one looked at the app before it was mended: taps, keys and seconds of the review of 22 November. */
const BEFORE = {
  'bet "12R 500, 34 1000" on 2D from home': '10 taps, 1 scroll, 15 to 18 s',
  'cash in again by the method of last time':
    '6 taps, about 15 keys, 2 scrolls, 60 s with the way to the payment app, which is not counted here',
  "see from home whether today's slips won": '2 taps, 5 s',
  'bet a slip again from home': '5 taps, and nothing was seen of it',
  "see today's four results and the live number": '1 scroll for the results, 1 tap for the live number',
} as const;
type Task = keyof typeof BEFORE;

/** A finger on a page: counts what it does, and how long it waited for what it wanted to touch. */
type Hand = { page: Page; tap(target: Locator): Promise<void>; type(text: string): Promise<void>; see(target: Locator): Promise<void> };
type Count = { taps: number; keys: number; scrolls: number; looks: number; waited_ms: number };

const TASKS: Record<Task, (hand: Hand) => Promise<void>> = {
  'bet "12R 500, 34 1000" on 2D from home': async ({ page, tap, type, see }) => {
    await tap(page.getByRole('link', { name: 'Write bets' }));
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox').waitFor();
    await type('12R500 34 1000');
    await tap(sheet.getByRole('button', { name: 'Bet', exact: true }));
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Confirm' }));
    await see(page.getByRole('dialog').getByText('Your bet is accepted.'));
  },
  'cash in again by the method of last time': async ({ page, tap, type, see }) => {
    await tap(page.getByRole('link', { name: 'Cash in' }).first());
    await tap(page.getByRole('button', { name: '30,000' }));
    await tap(page.getByLabel('Transaction ID (last 6 digits)'));
    await type('481516');
    await tap(page.getByRole('button', { name: 'Send the request' }));
    await see(page.getByText('Your request is being looked at'));
  },
  "see from home whether today's slips won": async ({ page, see }) => {
    await see(
      page
        .getByRole('list', { name: /^(My slips of today|Last bet)$/ })
        .getByRole('button')
        .first(),
    );
  },
  'bet a slip again from home': async ({ page, tap, see }) => {
    await tap(page.getByRole('list', { name: 'My slips of today' }).getByRole('button').first());
    await tap(page.getByRole('button', { name: 'Bet these numbers again' }));
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Confirm' }));
    await see(page.getByRole('dialog').getByText('Your bet is accepted.'));
  },
  "see today's four results and the live number": async ({ page, see }) => {
    await see(page.getByText('SET', { exact: true }).first());
    for (const section of ['11:00 AM', '12:01 PM', '03:00 PM', '04:30 PM']) await see(page.locator('main').getByText(section).first());
  },
};

await onDemoProduct(async ({ player_url: product }) => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  try {
    const session = await storedSession(product, PLAYER.phone, PLAYER.password);
    const context = await playersPhone(browser, product, session);
    for (const [name, play] of Object.entries(TASKS) as [Task, (typeof TASKS)[Task]][])
      print(told(name, await played(context, product, play)));
  } finally {
    await browser.close();
  }
});

async function playersPhone(browser: Browser, product: string, session: Record<string, string>): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, deviceScaleFactor: 2 });
  await context.addCookies([{ name: 'i18nextLng', value: 'en', url: product }]);
  // A player who has been here before: their way of writing is chosen, and whose account pays is known.
  const { id } = JSON.parse(session['user_info'] ?? '{}') as { id: number };
  const paying = JSON.stringify({ player_id: id, method_id: 1, texts: { account_name: 'Daw Thandar' } });
  const kept = { ...session, i18nextLng: 'en', notation: 'standard', cashin: paying };
  await context.addInitScript((items) => {
    if (localStorage.getItem('user_info') === null) for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, kept);
  return context;
}

/** Does a task from an open home on, and counts. */
async function played(context: BrowserContext, product: string, play: (hand: Hand) => Promise<void>): Promise<Count> {
  const page = await context.newPage();
  const count: Count = { taps: 0, keys: 0, scrolls: 0, looks: 0, waited_ms: 0 };
  try {
    await page.goto(product);
    await page.waitForFunction(() => Object.keys(document.querySelector('#app main') ?? {}).some((it) => it.startsWith('__react')));
    await page.waitForTimeout(2_000);
    const phone = await context.newCDPSession(page);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    await play(handOn(page, count));
    return count;
  } finally {
    await page.close();
  }
}

function handOn(page: Page, count: Count): Hand {
  const find = async (target: Locator) => {
    const began_ms = performance.now();
    await target.waitFor({ timeout: 20_000 });
    count.waited_ms += performance.now() - began_ms;
    count.looks += 1;
    if (await isOnScreen(target)) return;
    count.scrolls += 1;
    await target.scrollIntoViewIfNeeded();
  };
  return {
    page,
    see: find,
    tap: async (target) => {
      await find(target);
      count.taps += 1;
      await target.tap({ timeout: 20_000 });
    },
    type: async (text) => {
      count.keys += text.length;
      await page.keyboard.type(text);
    },
  };
}

function told(name: Task, { taps, keys, scrolls, looks, waited_ms }: Count): string {
  const waited_s = waited_ms / 1_000;
  const all_s = taps * TAP_S + keys * KEY_S + scrolls * SCROLL_S + looks * LOOK_S + waited_s;
  return `${name}: ${taps} taps, ${keys} keys, ${scrolls} scrolls, ${all_s.toFixed(1)} s, of which ${waited_s.toFixed(1)} s wait for the app; before: ${BEFORE[name]}`;
}
