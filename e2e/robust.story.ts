import type { Page } from '@playwright/test';
import { type Between, between } from './between.ts';
import { logIn, speak } from './people.ts';
import { test as base, expect } from './stage.ts';

const test = base.extend<{ door: Between }>({
  door: async ({ stage }, use) => {
    const door = await between(stage.player_url);
    await use(door);
    await door.stop();
  },
});

/** Waits until this page is answered by the worker of the installed app. */
async function expectWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    }
  });
}

test('the first screen is there without a script, in the language of the phone', async ({ browser, stage }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await context.addCookies([{ name: 'i18nextLng', value: 'en', url: stage.player_url }]);
  const page = await context.newPage();
  await page.goto(stage.player_url);
  await expect(page.getByText('Closes in').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.goto(new URL('/two/lottery', stage.player_url).href);
  await expect(page.getByRole('button', { name: /^07,/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto(new URL('/nowhere', stage.player_url).href);
  await expect(page).toHaveTitle('Shwekan');
  await context.close();
});

test('a tap on the drawn page counts, though the app comes later', async ({ page, stage }) => {
  await speak(page, 'mm');
  await page.route(/[.]js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.continue();
  });
  await page.goto(new URL('/two/lottery', stage.player_url).href, { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^07,/ }).click();
  await page.getByRole('button', { name: /^70,/ }).click();
  await expect(page.getByRole('button', { name: /^07,/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: /^70,/ })).toHaveAttribute('aria-pressed', 'true');
});

test('the app takes the drawn page over without drawing it again, and nothing jumps', async ({ page, stage }) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  page.on('console', (message) => {
    // Pictures of games come from the provider, which this story has not started.
    const is_game_picture = message.location().url.includes('/files/games/');
    if (message.type() === 'error' && !is_game_picture) thrown.push(`${message.text()} ${message.location().url}`);
  });
  await page.addInitScript(() => {
    const seen = window as unknown as { first: Element | null; shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      seen.first = document.getElementById('app')?.firstElementChild ?? null;
    });
  });
  for (const path of ['/', '/two/lottery', '/login']) {
    await page.goto(new URL(path, stage.player_url).href);
    await page.waitForResponse(/app-setting/);
    await page.waitForTimeout(500);
    const isSame = () => (window as unknown as { first: Element }).first === document.getElementById('app')?.firstElementChild;
    expect(await page.evaluate(isSame), path).toBe(true);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), path).toBeLessThan(0.02);
  }
  expect(thrown).toEqual([]);
});

test('losing the network is told without moving what a finger is about to go down on', async ({ page, context, stage }) => {
  await speak(page, 'en');
  const told = page.getByText('You are offline.');
  const under: [string, string][] = [
    ['/', 'link'],
    ['/two/lottery', 'button'],
    ['/login', 'button'],
  ];
  for (const [path, role] of under) {
    await page.goto(new URL(path, stage.player_url).href);
    await page.waitForResponse(/app-setting/);
    const target = page
      .getByRole('main')
      .getByRole(role as 'link' | 'button')
      .first();
    await page.waitForTimeout(500);
    const before = await target.boundingBox();
    await context.setOffline(true);
    await expect(told, path).toBeInViewport({ ratio: 1 });
    expect(await target.boundingBox(), path).toEqual(before);
    await context.setOffline(false);
    await expect(told, path).toHaveCount(0);
  }
});

test('the installed app starts without a network, where it was and where it never was', async ({ page, context, door }) => {
  await speak(page, 'en');
  await page.goto(door.url);
  await expectWorker(page);
  await page.reload();
  await expect(page.getByText('Closes in').first()).toBeVisible();
  door.cut(true);
  await context.setOffline(true);
  await page.goto(door.url);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByText('Crypto 2D').first()).toBeVisible();
  await page.goto(`${door.url}/setting`);
  await expect(page.getByRole('heading', { name: 'Setting' })).toBeVisible();
  door.cut(false);
  await context.setOffline(false);
  await page.goto(`${door.url}/two/lottery`);
  await expect(page.getByRole('button', { name: /^07,/ })).toBeVisible();
});

/** Looks for a new version until it is offered: the look of the visit itself may be under way, and answer for this one. */
async function findVersion(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect(page.getByText('A new version is ready.')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
}

test('a new version that is found while the app is open is offered, and taken when the player says so', async ({ page, door }) => {
  await speak(page, 'en');
  await page.goto(door.url);
  await expectWorker(page);
  door.change('/sw.js', (text) => `${text}\n// the next version`);
  await findVersion(page);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update' }).click()]);
  await expect(page.getByText('Closes in').first()).toBeVisible();
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);

  // In the middle of a form it waits for the next screen: what was typed stays.
  await page.goto(`${door.url}/login`);
  const phone = page.getByLabel('Phone number');
  await phone.fill('09420000001');
  door.change('/sw.js', (text) => `${text}\n// the version after that`);
  await findVersion(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(/^The new version opens with the next screen/)).toBeVisible();
  await expect(phone).toHaveValue('09420000001');
  await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: 'Register' }).click()]);
  await expect(page).toHaveURL(/register/);
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
});

test('a screen of a build that is gone is opened in the new one, and the page is not loaded for ever', async ({ page, context, door }) => {
  await speak(page, 'en');
  // As in a browser without service workers: nothing of the old build is kept.
  await context.route('**/sw.js', (route) => route.abort());
  await page.goto(door.url);
  await expect(page.getByText('Latest results').first()).toBeVisible();
  const kept = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  // The old build's other files are gone, and the page is another one's, on one of two servers.
  await context.route(/assets[/].*[.]js$/, (route) =>
    kept.includes(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  );
  door.change('/index.html', (text) => text.replaceAll('/assets/', '/assets/next-'));
  let loads = 0;
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) loads += 1;
  });
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page).toHaveURL(/login/);
  await page.waitForTimeout(3_000);
  expect(loads).toBe(1);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.unroute(/assets[/].*[.]js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Phone number')).toBeVisible();
});

test('an app that is lost on its way is fetched again', async ({ page, stage }) => {
  await speak(page, 'en');
  let is_lost = true;
  await page.route(/[.]js$/, (route) => (is_lost ? route.abort() : route.continue()));
  page.on('request', (asked) => {
    if (asked.isNavigationRequest() && asked.redirectedFrom() === null && !is_first) is_lost = false;
    is_first = false;
  });
  let is_first = true;
  await page.goto(new URL('/two/lottery', stage.player_url).href);
  await expect.poll(() => is_lost).toBe(false);
  await page.getByRole('button', { name: /^07,/ }).click();
  await expect(page.getByRole('button', { name: /^07,/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a session that ends in the middle of a bet keeps the bet, through the login, to its end', async ({ page, stage }) => {
  await speak(page, 'en');
  await logIn(page, stage, '09420000001');
  await page.goto(new URL('/two/lottery', stage.player_url).href);
  await page.getByRole('button', { name: /^07,/ }).click();
  await page.getByRole('button', { name: /^70,/ }).click();
  await page.getByRole('button', { name: '500', exact: true }).click();
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user_info') ?? '{}').token);
  const out = await fetch(new URL('/api/user/logout', stage.player_url), { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  expect(out.ok).toBe(true);
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
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Bet', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
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
  await page.getByRole('button', { name: 'ဘာသာစကား' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('link', { name: 'Log in' }).first().click();
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
      // 11:00 AM closes at 10:50; the story's morning begins at 10:00.
      await expect(page.getByRole('timer'), visit).toHaveText(/^4[6-9]:\d\d$/);
      await page.waitForTimeout(1_500);
      await expect(page.getByRole('timer'), visit).toHaveText(/^4[6-9]:\d\d$/);
    }
    // The clock is set by itself, while no answer comes to tell the time.
    await page.route('**/api/**', (route) => route.abort());
    await page.evaluate((off_ms) => Object.assign(window, { set_ms: -off_ms }), hours * 3_600_000);
    await page.waitForTimeout(2_500);
    await expect(page.getByRole('timer')).toHaveText(/^4[5-9]:\d\d$/);
    await expect(page.getByText('Section closed!')).toHaveCount(0);
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
  await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible();
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

test('back closes a sheet in browsers that do not do so themselves, and stays where it was', async ({ page, stage }) => {
  await speak(page, 'en');
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
  await page.goto(stage.player_url);
  await page.getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(stage.player_url);
  // Closed by hand, its step of the history is gone as well.
  await page.getByRole('link', { name: 'Setting' }).click();
  await expect(page).toHaveURL(/setting/);
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page.getByText('Closes in').first()).toBeVisible();
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
  await page.goto(stage.player_url);
  await page.waitForResponse(/stream|app-setting/);
  await page.waitForTimeout(800);
  const scripts = () => page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);
  const before = await scripts();
  await page.getByRole('link', { name: 'Log in' }).dispatchEvent('pointerdown');
  await expect.poll(scripts).toBeGreaterThan(before);
  await expect(page).toHaveURL(stage.player_url);

  // Who saves data fetches what is opened, and nothing else.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(stage.player_url);
  await expect(page.getByText('Latest results').first()).toBeVisible();
  await page.waitForTimeout(2_500);
  const saved = await scripts();
  for (const sign of ['pointerdown', 'pointerover', 'focusin']) await page.getByRole('link', { name: 'Setting' }).dispatchEvent(sign);
  await page.waitForTimeout(500);
  expect(await scripts()).toBe(saved);
});
