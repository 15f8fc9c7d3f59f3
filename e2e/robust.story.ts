import type { Locator, Page } from '@playwright/test';
import { takenOver } from './house.ts';
import { logIn, speak } from './people.ts';
import { test } from './phone-proxy.ts';
import { AS_ON_A_PHONE, expect } from './stage.ts';
import { texts } from './texts.ts';

test.use(AS_ON_A_PHONE);

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
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
  await page.goto(new URL('/two/lottery', stage.player_url).href);
  await expect(page.getByRole('button', { name: /^07,/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto(new URL('/nowhere', stage.player_url).href);
  await expect(page).toHaveTitle('404 - PAGE NOT FOUND · Shwekan');
  await context.close();
});

/** What a phone speaks that finds the drawn page, which is Burmese on a first visit, and what of that page the app cannot use. */
const DRAWN = [
  { found: 'as it is', speaks: 'mm', edit: (html: string) => html },
  { found: 'in another language', speaks: 'en', edit: (html: string) => html },
  { found: 'of another build', speaks: 'mm', edit: (html: string) => html.replace('<main', '<section').replace('</main>', '</section>') },
] as const;

/** The gold of a chosen number, by day. */
const CHOSEN = 'rgb(227, 181, 82)';

for (const { found, speaks, edit } of DRAWN) {
  test(`a tap on the drawn page counts once, though the app comes later and finds the page ${found}`, async ({ page, stage }) => {
    await speak(page, speaks);
    let gate = Promise.withResolvers<void>();
    await page.route(/[.]js$/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.route('**/two/lottery', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: edit(await answer.text()) });
    });
    await page.goto(new URL('/two/lottery', stage.player_url).href, { waitUntil: 'commit' });
    const number = (it: string) => page.getByRole('button', { name: new RegExp(`^${it},`) });
    await number('07').click();
    await number('70').click();
    // The app is not there yet, and what is chosen is seen: another tap lets it go.
    await expect(number('70')).toHaveAttribute('aria-pressed', 'true');
    await expect(number('70')).toHaveCSS('background-color', CHOSEN);
    await number('08').click();
    await number('08').click();
    await expect(number('08')).toHaveAttribute('aria-pressed', 'false');
    gate.resolve();
    await takenOver(page);
    await expect(number('08')).toHaveAttribute('aria-pressed', 'false');
    await expect(number('08')).not.toHaveAttribute('data-tapped');
    await expect(number('07')).toHaveAttribute('aria-pressed', 'true');
    await expect(number('70')).toHaveAttribute('aria-pressed', 'true');
    // From here on the app hears by itself.
    await number('70').click();
    await expect(number('70')).toHaveAttribute('aria-pressed', 'false');
    await expect(number('07')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveAttribute('lang', speaks === 'en' ? 'en' : 'my');
    const bet = page.getByRole('button', { name: texts[speaks].lottery.bet, exact: true });
    await expect(bet).toBeEnabled();
    // What was chosen before a reload is no more on the drawn page: who taps it there wants it, and has it.
    gate = Promise.withResolvers();
    await page.reload({ waitUntil: 'commit' });
    await expect(number('07')).toHaveAttribute('aria-pressed', 'false');
    await number('07').click();
    gate.resolve();
    await expect(bet).toBeEnabled();
    await expect(number('07')).toHaveAttribute('aria-pressed', 'true');
  });
}

test('amounts that are tapped between numbers before the app is there are each for the numbers before them, and the tap on the bet opens the list', async ({
  page,
  stage,
}) => {
  await speak(page, 'mm');
  const gate = Promise.withResolvers<void>();
  await page.route(/[.]js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(new URL('/two/lottery', stage.player_url).href, { waitUntil: 'commit' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (const [number, amount] of [
    ['07', '500'],
    ['08', '1,000'],
    ['09', '500'],
  ] as const) {
    await page.locator(`[data-number="${number}"]`).click();
    await button(amount).click();
  }
  // A hasty finger, too.
  await button('500').click();
  // It is drawn as one that cannot be pressed.
  const bet = button(texts.mm.lottery.bet);
  await expect(bet).toBeDisabled();
  await bet.dispatchEvent('click');
  gate.resolve();
  const list = page.getByRole('dialog');
  await expect(list.getByText('2,000', { exact: true }).first()).toBeVisible();
  for (const line of [/^07.*500/, /^08.*1,000/, /^09.*500/]) await expect(list.getByRole('row').filter({ hasText: line })).toHaveCount(1);
});

test('a tap on a slow phone counts once on every screen that is drawn, while the app begins, and where it had to be fetched anew', async ({
  browser,
  page,
  stage,
}) => {
  test.slow();
  await speak(page, 'mm');
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  let gate = Promise.withResolvers<void>();
  await page.route(/[.]js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const open = async (path: string) => {
    gate = Promise.withResolvers();
    await page.goto(new URL(path, stage.player_url).href, { waitUntil: 'commit' });
  };
  for (const [path, ...numbers] of [
    ['/two/lottery', '07', '34'],
    ['/three/lottery', '007', '034'],
    ['/crypto/one/lottery', '7', '3'],
  ] as const) {
    await open(path);
    const number = (it: string) => page.locator(`[data-number="${it}"]`);
    await number(numbers[0]).click();
    gate.resolve();
    // Somewhere between the drawn page and the app.
    await number(numbers[1]).click();
    for (const it of numbers) await expect(number(it), path).toHaveAttribute('aria-pressed', 'true');
    await takenOver(page);
    for (const it of numbers) await expect(number(it), path).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: texts.mm.lottery.bet, exact: true })).toBeEnabled();
  }
  await open('/');
  await page.getByRole('button', { name: texts.mm.shell.bar.winners }).click();
  gate.resolve();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByRole('dialog').getByRole('button', { name: texts.mm.shell.close }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The app is lost on its way: the page loads itself anew, with what was tapped. A phone that has kept nothing: no other has to fetch it.
  const first = await browser.newPage({ serviceWorkers: 'block' });
  await speak(first, 'mm');
  let pages = 0;
  first.on('framenavigated', () => pages++);
  await first.route(/[.]js$/, (route) => (pages > 1 ? route.continue() : route.abort()));
  await first.goto(new URL('/two/lottery', stage.player_url).href, { waitUntil: 'commit' });
  await first.locator('[data-number="70"]').click();
  await expect.poll(() => pages, { timeout: 30_000 }).toBe(2);
  await expect(first.locator('[data-number="70"]')).toHaveAttribute('aria-pressed', 'true');
  await first.close();
});

test('a finger that is down far below while the app comes takes the number it is on', async ({ page, stage }) => {
  await speak(page, 'mm');
  const gate = Promise.withResolvers<void>();
  await page.route(/[.]js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(new URL('/two/lottery', stage.player_url).href, { waitUntil: 'commit' });
  const number = page.locator('[data-number="70"]');
  await number.hover();
  await page.mouse.down();
  gate.resolve();
  await takenOver(page);
  await page.mouse.up();
  await expect(number).toHaveAttribute('aria-pressed', 'true');
});

test('numbers can be chosen while the numbers of another section are on their way', async ({ page, stage }) => {
  await speak(page, 'en');
  await page.goto(new URL('/two/lottery', stage.player_url).href);
  await takenOver(page);
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/new_two_d', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: /03:00 PM/ }).click();
  const number = page.locator('[data-number="07"]');
  await number.hover();
  await page.mouse.down();
  gate.resolve();
  await expect(number).toHaveAccessibleName(/left/);
  await page.mouse.up();
  await expect(number).toHaveAttribute('aria-pressed', 'true');
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
  for (const path of ['/', '/two/lottery', '/three/lottery', '/login']) {
    const isTold = page.waitForResponse(/app-setting/);
    await page.goto(new URL(path, stage.player_url).href);
    await isTold;
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
    const isTold = page.waitForResponse(/app-setting/);
    await page.goto(new URL(path, stage.player_url).href);
    await isTold;
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

test('the word of a lost network has the room of the title, also with the time of the balance in Burmese', async ({
  page,
  context,
  stage,
}) => {
  await speak(page, 'en');
  await logIn(page, stage, '09420000001');
  await speak(page, 'mm');
  await page.goto(new URL('/cashin', stage.player_url).href);
  const head = page.getByRole('banner');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await context.setOffline(true);
  const told = page.getByRole('status').filter({ hasText: /\d\d:\d\d/ });
  await expect(told).toBeInViewport({ ratio: 1 });
  const bottomOf = async (it: Locator) => Number(await it.evaluate((box) => box.getBoundingClientRect().bottom));
  expect(await bottomOf(told)).toBeLessThanOrEqual(await bottomOf(head));
  await context.setOffline(false);
});

test('a locked app shows nothing of its player before the PIN or the phone opens it, and too many wrong PINs end the session', async ({
  page,
  context,
  stage,
}) => {
  await speak(page, 'en');
  const phone = await context.newCDPSession(page);
  await phone.send('WebAuthn.enable');
  const { authenticatorId } = await phone.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // An address has no passkeys; a name has.
  const home = stage.player_url.replace('127.0.0.1', 'localhost');
  await logIn(page, { ...stage, player_url: home }, '09420000003');
  await page.goto(new URL('/setting', home).href);
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  await expect(page.getByRole('dialog').getByLabel('PIN of 4 to 6 digits'), 'what is asked for has the keys').toBeFocused();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('PIN of 4 to 6 digits').fill('1234');
  await sheet.getByLabel('The PIN again').fill('1234');
  await sheet.getByRole('button', { name: 'Save the PIN' }).click();
  await expect(sheet.getByText('This PIN is too easy to guess.')).toBeVisible();
  await sheet.getByLabel('PIN of 4 to 6 digits').fill('2580');
  await sheet.getByLabel('The PIN again').fill('2580');
  await sheet.getByRole('button', { name: 'Save the PIN' }).click();
  await expect(page.getByText('The app lock is on.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lock'))).not.toContain('2580');
  await page.getByRole('button', { name: 'Open with fingerprint or face' }).click();
  await expect(page.getByRole('button', { name: 'Open with the PIN only' })).toBeVisible();

  const locked = page.getByRole('heading', { name: 'Shwekan is locked' });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/user/bet_slip') && asked.push(request.url()));
  // Left, and come back to: at once is the choice.
  await page.getByRole('button', { name: 'at once' }).click();
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect(page.locator('html')).toHaveCSS('visibility', 'hidden');
  await page.evaluate(() => dispatchEvent(new Event('pageshow')));
  await expect(locked).toBeVisible();
  // By whatever address, and gone back to.
  await page.goto(new URL('/wallet', home).href);
  await expect(locked).toBeVisible();
  await page.goBack();
  await expect(locked).toBeVisible();
  await page.goto(home);
  await expect(locked).toBeVisible();
  await expect(page.getByTestId('main-balance')).toHaveCount(0);
  await expect(page.getByText(/09\*+003/)).toHaveCount(0);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Open with fingerprint or face' }).click();
  await expect(page.getByTestId('main-balance')).toBeVisible();

  // The phone does not know who holds it now.
  await phone.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.reload();
  await page.getByRole('button', { name: 'Open with fingerprint or face' }).click();
  await expect(page.getByText('The phone did not confirm it. Use your PIN.')).toBeVisible();
  const pin = page.getByLabel('PIN of 4 to 6 digits');
  const open = page.getByRole('button', { name: 'Open', exact: true });
  await pin.fill('1111');
  await open.click();
  await expect(page.getByText('Wrong PIN. 9 tries left.')).toBeVisible();
  // Another tab is locked as well, and its tries are the same ones.
  const tab = await context.newPage();
  await tab.goto(new URL('/betslip', home).href);
  await tab.getByLabel('PIN of 4 to 6 digits').fill('2222');
  await tab.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(tab.getByText('Wrong PIN. 8 tries left.')).toBeVisible();
  await tab.close();
  await pin.fill('2580');
  await open.click();
  await expect(page.getByTestId('main-balance')).toBeVisible();

  // What was chosen for a bet is the player's own.
  await page.goto(new URL('/two/lottery', home).href);
  await pin.fill('2580');
  await open.click();
  await page.getByRole('button', { name: /^07,/ }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:2D'))).not.toBeNull();
  // As if nine wrong ones had been waited for.
  await page.evaluate(() => localStorage.setItem('lock', JSON.stringify({ ...JSON.parse(localStorage.getItem('lock') ?? ''), tries: 9 })));
  await page.reload();
  await pin.fill('1111');
  await page.getByRole('button', { name: 'Forgot the PIN?' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  // Also where the network is gone.
  await context.setOffline(true);
  await open.click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user_info'))).toBeNull();
  await context.setOffline(false);
  await expect(page).toHaveURL(/login/);
  expect(await page.evaluate(() => [localStorage.getItem('lock'), localStorage.getItem('user_info')])).toEqual([null, null]);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:2D'))).toBeNull();
});

test('a tab that was left before the app lock was set in another is locked when its player comes back to it', async ({
  page,
  context,
  stage,
}) => {
  const turn = (it: Page, state: 'hidden' | 'visible') =>
    it.evaluate((now) => {
      // No tab of this browser is ever behind another.
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await speak(page, 'en');
  await logIn(page, stage, '09420000003');
  await page.goto(new URL('/wallet', stage.player_url).href);
  await expect(page.getByTestId('main-balance')).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(new URL('/setting', stage.player_url).href);
  await turn(page, 'hidden');
  await tab.getByRole('button', { name: 'Set a PIN' }).click();
  const sheet = tab.getByRole('dialog');
  await sheet.getByLabel('PIN of 4 to 6 digits').fill('2580');
  await sheet.getByLabel('The PIN again').fill('2580');
  await sheet.getByRole('button', { name: 'Save the PIN' }).click();
  await tab.getByRole('button', { name: 'at once' }).click();
  await expect(page.locator('html'), 'what is left shows nothing').toHaveCSS('visibility', 'hidden');
  await turn(page, 'visible');
  await expect(page.getByRole('heading', { name: 'Shwekan is locked' })).toBeVisible();
  await expect(page.getByTestId('main-balance')).toHaveCount(0);
});

test('the installed app starts without a network, where it was and where it never was', async ({ page, context, door }) => {
  await speak(page, 'en');
  await page.goto(`${door.url}/login`);
  await page.getByLabel('Phone number').fill('09420000001');
  await page.getByLabel('Password', { exact: true }).fill('demo-player');
  await page.getByRole('button', { name: 'Log in' }).click();
  const slips = page.getByRole('list', { name: /My slips of today|Last bet/ });
  await expect(slips).toBeVisible();
  await expectWorker(page);
  await page.reload();
  await expect(page.getByText('Closes in').first()).toBeVisible();
  await expect(slips).toBeVisible();
  await page.goto(`${door.url}/two/lottery`);
  await page.getByRole('button', { name: /^07,/ }).click();
  await page.getByRole('button', { name: '1,000', exact: true }).click();
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('link', { name: 'See slips' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto(door.url);
  await expect(slips).toBeVisible();
  // As if all that was yesterday.
  await page.goto(`${door.url}/verify`);
  await page.evaluate((day_ms) => {
    const before = (day: string) => new Date(Date.parse(day) - day_ms).toISOString().slice(0, 10);
    type Days = { start_date: string; end_date: string } | null;
    const kept = JSON.parse(localStorage.getItem('kept_own') ?? '') as { answers: { key: Days[]; at_ms: number }[] };
    for (const it of kept.answers) {
      it.at_ms -= day_ms;
      it.key = it.key.map((part) =>
        part?.end_date ? { ...part, start_date: before(part.start_date), end_date: before(part.end_date) } : part,
      );
    }
    localStorage.setItem('kept_own', JSON.stringify(kept));
  }, 86_400_000);
  door.cut(true);
  await page.goto(door.url);
  // Said of the page that is there: a browser may forget what it was told of the network when it goes to another.
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByText('Crypto 2D').first()).toBeVisible();
  // What was told last, and when.
  await expect(slips).toBeVisible();
  await expect(page.getByText(/Your balance is as of \d/)).toBeVisible();
  await page.goto(`${door.url}/betslip`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto(`${door.url}/setting`);
  await expect(page.getByRole('heading', { name: 'Setting' })).toBeVisible();
  // Home is whole, down to its foot, on a phone that begins without a network.
  const tab = await context.newPage();
  await tab.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await tab.goto(`${door.url}/two/lottery`);
  await expect(tab.getByText('You are offline.')).toBeVisible();
  await tab.getByRole('button', { name: 'Back' }).click();
  await expect(tab.locator('footer')).toBeVisible();
  await tab.close();
  // What was not kept is asked for without a tap when the network is back: the code of a screen, and what one shows.
  const unkept = page.getByText('this was not kept on the phone');
  for (const [path, shown] of [
    ['/win-number', page.getByRole('link', { name: 'Dream book' })],
    ['/betslip', page.getByRole('article').first()],
  ] as const) {
    await page.evaluate(() => localStorage.removeItem('kept_own'));
    await page.goto(`${door.url}${path}`);
    await expect(unkept).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(unkept).toBeVisible();
    door.cut(false);
    await context.setOffline(false);
    await expect(shown).toBeVisible();
    await expect(unkept).toBeHidden();
    door.cut(true);
    await context.setOffline(true);
  }
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
