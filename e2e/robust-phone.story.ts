import type { Page, Route } from '@playwright/test';
import { fileOf } from './built-file.ts';
import { approveIn, askIn } from './calls.ts';
import { takenOver } from './house.ts';
import { logIn, speak } from './people.ts';
import { test } from './phone-proxy.ts';
import { expect, type Stage } from './stage.ts';
import { STORY_DAY } from './story-day.ts';
import { texts } from './texts.ts';

test('a session that ends in the middle of a bet keeps the bet, through the login, to its end', async ({ page, stage }) => {
  await speak(page, 'en');
  await logIn(page, stage, '09420000001');
  await page.goto(new URL('/two/lottery', stage.player_url).href);
  await page.getByRole('button', { name: /^07,/ }).click();
  await page.getByRole('button', { name: /^70,/ }).click();
  await page.getByRole('button', { name: '500', exact: true }).click();
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user_info') ?? '{}').token);
  const endSession = async (route: Route) => {
    const out = await fetch(new URL('/api/user/logout', stage.player_url), {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(out.ok).toBe(true);
    await route.continue();
  };
  await page.route('**/api/user/betting', endSession, { times: 1 });
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Session Expired, Please Login Again!').first()).toBeVisible();
  await expect(page).toHaveURL(/login/);
  await page.getByLabel('Phone number').fill('09420000001');
  await page.getByLabel('Password', { exact: true }).fill('demo-player');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/two\/lottery/);
  await expect(page.getByRole('button', { name: /^07,/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: /^70,/ })).toHaveAttribute('aria-pressed', 'true');
  const dialog = page.getByRole('dialog');
  // The list is open again by itself.
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Your bet is accepted.')).toBeVisible();
});

test('a phone that forbids its storage shows the app, logs in and bets', async ({ page, stage }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  });
  await page.goto(stage.player_url);
  await page.getByRole('button', { name: texts.mm.shell.bar.language }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('link', { name: 'Log in', exact: true }).first().click();
  await page.getByLabel('Phone number').fill('09420000001');
  await page.getByLabel('Password', { exact: true }).fill('demo-player');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name: /^2D/ }).first().click();
  await page.getByRole('button', { name: /^07,/ }).click();
  await page.getByRole('button', { name: '500', exact: true }).click();
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog').getByText('Your bet is accepted.')).toBeVisible();
});

test('a storage that is full keeps nobody from betting', async ({ page, stage }) => {
  await speak(page, 'en');
  await logIn(page, stage, '09420000001');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(new URL('/two/lottery', stage.player_url).href);
  await page.getByRole('button', { name: /^07,/ }).click();
  await page.getByRole('button', { name: '500', exact: true }).click();
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog').getByText('Your bet is accepted.')).toBeVisible();
});

/** The countdown of 11:00 AM, which closes at 10:50, is the server's, give or take how long a busy machine looks at both. */
async function expectServersTime(page: Page, stage: Stage, when: string): Promise<void> {
  await expect(async () => {
    const shown = String(await page.getByRole('timer').textContent({ timeout: 5_000 }));
    const shown_s = shown.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    const left_ms = new Date(`${STORY_DAY}T10:50:00+06:30`).getTime() - (await stage.now()).getTime();
    expect(Math.abs(left_ms / 1000 - shown_s), `${when}: ${shown}`).toBeLessThan(10);
  }).toPass({ timeout: 30_000 });
}

for (const hours of [-9, 9]) {
  test(`a phone whose clock is ${hours} hours off, or is set so meanwhile, counts down by the server's`, async ({ page, stage }) => {
    await speak(page, 'en');
    await page.addInitScript((off_ms) => {
      const now = Date.now.bind(Date);
      const phone = Object.assign(window, { set_ms: 0 });
      Date.now = () => now() + off_ms + phone.set_ms;
    }, hours * 3_600_000);
    for (const visit of ['first', 'second']) {
      await page.goto(new URL('/two/lottery', stage.player_url).href);
      await expectServersTime(page, stage, visit);
      await page.waitForTimeout(1_500);
      await expectServersTime(page, stage, visit);
    }
    // The clock is set by itself, while no answer comes to tell the time.
    await page.route('**/api/**', (route) => route.abort());
    await page.evaluate((off_ms) => Object.assign(window, { set_ms: -off_ms }), hours * 3_600_000);
    await page.waitForTimeout(2_500);
    await expectServersTime(page, stage, 'set meanwhile');
    await expect(page.getByText('Section closed!')).toHaveCount(0);
  });
}

for (const [was, before_ms, after_ms] of [
  ['was right, is nine hours ahead', 0, 9 * 3_600_000],
  ['stood at 1970, and is right', -Date.now(), 0],
] as const) {
  test(`a phone whose clock ${was} since the last visit shows what takes bets`, async ({ page, stage }) => {
    await speak(page, 'en');
    await page.addInitScript((off_ms) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + Number(localStorage.getItem('story_off_ms') ?? off_ms);
    }, before_ms);
    const lottery = new URL('/two/lottery', stage.player_url).href;
    await page.goto(lottery);
    await expectServersTime(page, stage, 'first visit');
    await page.evaluate((off_ms) => localStorage.setItem('story_off_ms', String(off_ms)), after_ms);
    // The app is there before an answer tells it the time.
    await page.route('**/api/**', async (route) => {
      await new Promise((done) => setTimeout(done, 2_000));
      await route.continue();
    });
    await page.reload();
    await page.waitForTimeout(4_000);
    await expectServersTime(page, stage, 'second visit');
    await expect(page.getByRole('button', { name: /^07,/ })).toBeVisible();
    await expect(page.getByText('Section closed!')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('two tabs share one stream, and the second takes over when the first is closed', async ({ context, page, door }) => {
  await speak(page, 'en');
  await page.goto(door.url);
  await expect.poll(door.streams).toBe(1);
  const second = await context.newPage();
  await second.goto(`${door.url}/two/lottery`);
  await expect(second.getByRole('button', { name: /^07,/ })).toBeVisible();
  await second.waitForTimeout(1_500);
  expect(door.streams()).toBe(1);
  await page.close();
  const opened = () => door.asked.filter((path) => path.startsWith('/api/stream')).length;
  await expect.poll(opened).toBe(2);
  await expect.poll(door.streams).toBe(1);
  // A lost server is found again, by one tab.
  door.cut(true);
  await expect.poll(door.streams).toBe(0);
  door.cut(false);
  await expect.poll(door.streams, { timeout: 30_000 }).toBe(1);
});

test('a tab that opens slowly beside another is told what happened before it listened', async ({ page, context, stage }) => {
  await speak(page, 'en');
  await logIn(page, stage, '09420000001');
  const token = String(await page.evaluate(() => JSON.parse(localStorage.getItem('user_info') ?? '{}').token));
  const id = await askIn(stage, token, { kyat: 10_000, transaction_id: '700041' });
  const history = new URL('/cashin-history', stage.player_url).href;
  await page.goto(history);
  const request = (tab: Page) => tab.getByRole('article').first();
  await expect(request(page)).toContainText('Pending');
  // The second tab's phone is busy: it draws its page, and comes to listening only later.
  const second = await context.newPage();
  await second.addInitScript(() => {
    const idle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (work, options) => Number(addEventListener('let-through', () => idle(work, options), { once: true }) ?? 0);
  });
  await second.goto(history);
  await takenOver(second);
  await expect(request(second)).toContainText('Pending');
  await approveIn(stage, { id, transaction_id: '700041' });
  await expect(request(page)).toContainText('Approved');
  await expect(request(second)).toContainText('Pending');
  await second.evaluate(() => dispatchEvent(new Event('let-through')));
  await expect(request(second)).toContainText('Approved');
});

test('what one tab changes is true in the other: language, theme, and who is logged in', async ({ page, context, stage }) => {
  await context.addCookies([{ name: 'i18nextLng', value: 'en', url: stage.player_url }]);
  await page.goto(stage.player_url);
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'));
  await logIn(page, stage, '09420000001');
  await page.goto(new URL('/two/lottery', stage.player_url).href);
  await page.getByRole('button', { name: /^07,/ }).click();
  await page.getByRole('button', { name: '500', exact: true }).click();
  const other = await context.newPage();
  await other.goto(new URL('/setting', stage.player_url).href);
  await other.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.getByRole('button', { name: /^Language/ }).click();
  await other.getByRole('button', { name: 'ไทย' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await other.getByRole('button', { name: /^ภาษา/ }).click();
  await other.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Bet', exact: true })).toBeVisible();

  await other.goto(new URL('/profile', stage.player_url).href);
  await other.getByRole('button', { name: 'Log out' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
  // The bet is not lost, and nobody's money is: it waits for the login.
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('Phone number').fill('09420000001');
  await page.getByLabel('Password', { exact: true }).fill('demo-player');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: /^07,/ })).toHaveAttribute('aria-pressed', 'true');
  await other.bringToFront();
  await expect(other.getByTestId('main-balance')).toBeVisible();
});

for (const [size, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const) {
  test(`who logs out in one tab leaves none of their money on the screen of another, on ${size}`, async ({ page, context, stage }) => {
    await page.setViewportSize(viewport);
    await speak(page, 'en');
    await logIn(page, stage, '09420000001');
    await page.goto(new URL('/two/lottery', stage.player_url).href);
    await page.getByRole('button', { name: /^07,/ }).click();
    await page.getByRole('button', { name: '500', exact: true }).click();
    if (viewport.width < 1000) await page.getByRole('button', { name: 'Bet', exact: true }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    const receipt = page.getByText('Balance after', { exact: true });
    await expect(receipt).toBeVisible();
    const other = await context.newPage();
    await other.goto(new URL('/profile', stage.player_url).href);
    await other.getByRole('button', { name: 'Log out' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect(receipt).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByTestId('main-balance')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^07,/ })).toBeVisible();
  });
}

test('what a phone kept of another visit does not throw away what the server drew, however early its browser calls itself idle', async ({
  page,
  stage,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.goto(stage.player_url);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept_all'))).toContain('GET /api/luckynumber_daily');
  await page.evaluate(() => {
    const kept = (localStorage.getItem('kept_all') ?? '').replaceAll(/"(2d|lucky_number)":"[^"]*"/g, '"$1":"13"');
    addEventListener('pagehide', () => localStorage.setItem('kept_all', kept));
  });
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = (asked) => {
      queueMicrotask(() => asked({ didTimeout: false, timeRemaining: () => 0 }));
      return 0;
    };
  });
  // The results of today are taken over after the rest of the page.
  const code = Promise.withResolvers<void>();
  await page.route(`**/${await fileOf('src/screens/home/Today.tsx')}`, (route) => code.promise.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  await Promise.race([page.waitForRequest('**/api/stream*'), page.waitForTimeout(1_500)]);
  code.resolve();
  await page.waitForFunction(() => Object.keys(document.querySelector('main section a') ?? {}).some((it) => it.startsWith('__react')));
  expect(thrown).toEqual([]);
});

test('back closes a sheet in browsers that do not do so themselves, and stays where it was', async ({ page, stage }) => {
  await speak(page, 'en');
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
  await page.goto(stage.player_url);
  await takenOver(page);
  // Back in the very moment in which the sheet is there, before the phone has drawn it.
  const wentBack = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<string>();
    new MutationObserver((_, observer) => {
      observer.disconnect();
      addEventListener('popstate', () => resolve('by popstate'), { once: true });
      history.back();
    }).observe(document.body, { subtree: true, attributeFilter: ['open'] });
    return { promise };
  });
  await page.getByRole('button', { name: 'Language' }).click();
  expect(await wentBack.evaluate(({ promise }) => promise)).toBe('by popstate');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(stage.player_url);
  // Closed by hand, its step of the history is gone as well.
  await page.getByRole('link', { name: 'Setting' }).click();
  // Home stays until the screen is there, and has a button of that name too.
  await expect(page.getByRole('button', { name: 'Dark' })).toBeVisible();
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page.getByText('Closes in').first()).toBeVisible();
});

const backs: [string, () => void, (page: Page) => Promise<unknown>][] = [
  ['a browser of today', () => {}, (page) => page.keyboard.press('Escape')],
  ['a browser that does not close sheets at back', () => Reflect.deleteProperty(window, 'CloseWatcher'), (page) => page.goBack()],
];
for (const [browser, prepare, goBack] of backs)
  test(`a sheet that is opened again in the moment in which it closes stays open, in ${browser}`, async ({ page, stage }) => {
    await speak(page, 'en');
    await page.addInitScript(prepare);
    await page.goto(stage.player_url);
    await takenOver(page);
    const opener = page.getByRole('button', { name: 'Language' });
    const sheet = page.getByRole('dialog');
    await opener.click();
    await expect(sheet).toBeVisible();
    await opener.evaluate(async (it: HTMLElement) => {
      const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const closed = new Promise((resolve) => document.addEventListener('close', resolve, { once: true, capture: true }));
      document.querySelector<HTMLElement>('dialog[open] button[aria-label="Close"]')?.click();
      await new Promise((resolve) => queueMicrotask(() => resolve(null)));
      it.click();
      await closed;
      for (let times = 0; times < 10; times += 1) await drawn();
    });
    await expect(sheet).toBeVisible();
    await goBack(page);
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(stage.player_url);
  });

test('a screen that is gone back to is where it was left, a new one starts at its top', async ({ page, stage }) => {
  await speak(page, 'en');
  await page.goto(stage.player_url);
  const all = page.getByRole('link', { name: /See all: Latest results/ });
  await all.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await page.waitForTimeout(300);
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(100);
  await all.click();
  await expect(page).toHaveURL(/win-number/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(all).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 5);
});

test('a screen is fetched when a finger touches its link, before the tap is over', async ({ page, stage }) => {
  await speak(page, 'en');
  const [login, setting] = [await fileOf('src/screens/login/LoginScreen.tsx'), await fileOf('src/screens/setting/SettingScreen.tsx')];
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  const isListening = page.waitForRequest(/api\/stream/);
  await page.goto(stage.player_url);
  // What runs behind the screen is there by then.
  await isListening;
  expect(asked).not.toContain(login);
  await page.getByRole('link', { name: 'Log in', exact: true }).dispatchEvent('pointerdown');
  await expect.poll(() => asked).toContain(login);
  await expect(page).toHaveURL(stage.player_url);

  // A phone that saves data fetches what is opened, and nothing else.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const isListeningAgain = page.waitForRequest(/api\/stream/);
  await page.goto(stage.player_url);
  await isListeningAgain;
  for (const sign of ['pointerdown', 'pointerover', 'focusin']) await page.getByRole('link', { name: 'Setting' }).dispatchEvent(sign);
  // What was asked for by then was asked for before this screen.
  await page.getByRole('link', { name: 'Service' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: texts.en.shell.titles.service })).toBeVisible();
  expect(asked).not.toContain(setting);
});

test('a server that is busy for a moment is asked again by the app: one tap logs in, and the numbers come', async ({ page, stage }) => {
  await speak(page, 'en');
  const sayBusy = (route: Route) =>
    route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, json: { result: 0, code: 'busy', message: 'Busy.' } });
  await page.route('**/api/user/login', sayBusy, { times: 1 });
  await page.route('**/api/new_two_d', sayBusy, { times: 1 });
  await logIn(page, stage, '09420000001');
  await page.getByRole('link', { name: /^2D/ }).first().click();
  await expect(page.getByRole('button', { name: /^07,/ })).toBeVisible();
  await expect(page.getByText('Busy.')).toHaveCount(0);
  // One that was asked too often is not asked again by itself: it says so where nothing could be read.
  // Until the tap: what a screen shows may be asked for anew by itself, as when the page before it still has the stream.
  await page.addInitScript(() => addEventListener('click', () => Object.assign(window, { isTapped: true }), { capture: true }));
  const sayTooOften = async (route: Route) =>
    (await page.evaluate(() => 'isTapped' in window))
      ? route.fallback()
      : route.fulfill({ status: 429, json: { result: 0, code: 'too_many_requests', message: 'Too often.' } });
  await page.route('**/api/user/statement*', sayTooOften);
  await page.goto(new URL('/statement', stage.player_url).href);
  const told = page.getByRole('alert').filter({ hasText: 'Too often.' });
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(told).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});
