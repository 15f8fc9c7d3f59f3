import type { Locator, Page } from '@playwright/test';
import { fill } from '@shwekan/phrases/fill';
import { PAGES } from '../apps/console/src/app/paths.ts';
import { cutSigns, faultsOf } from '../tools/web/faults.ts';
import { follow, test } from './house.ts';
import { openPage, policyBreaks, resumeOperator, speak } from './people.ts';
import { expect } from './stage.ts';
import { beginsWith, texts } from './texts.ts';
import { violations } from './violations.ts';

const t = texts.en;
const PLAYER = '09420000001';

/** Every screen of the player app, in groups that take about as long as each other. */
const FOR_ALL: Record<string, readonly string[]> = {
  'at the door': ['/', '/login', '/register', '/forgetpwd', '/service', '/setting', '/nowhere', '/slot', '/slot/1006'],
  'of the lotteries': ['/one/lottery', '/two/lottery', '/three/lottery', '/crypto/one/lottery', '/crypto/lottery'],
  'of results': ['/win-number', '/dream-book', '/winner-list', '/pocket-winner', '/point'],
};
const FOR_PLAYERS: Record<string, readonly string[]> = {
  'of money': ['/wallet', '/cashin', '/cashin-history', '/cashout', '/cashout-history', '/transfer-history', '/statement', '/betslip'],
  'of the account': [
    ...['/profile', '/password', '/sessions', '/level-two', '/limits', '/change-phone', '/notifications', '/setting', '/referral'],
  ],
  'of games and rewards': [
    ...['/', '/point', '/promotion', '/pocket', '/slot/1006', '/live_casino', '/game/report/1006', '/play/slot/1006/golden_pagoda'],
  ],
};
/** Every sheet of the player app: where it is, and what opens it. */
const SHEETS: Record<string, readonly (readonly [path: string, opener: string | RegExp])[]> = {
  'of home and the lotteries': [
    ['/', t.shell.bar.language],
    ['/', t.shell.bar.winners],
    ['/two/lottery', t.lottery.quick],
    ['/two/lottery', t.lottery.write_bets],
    ['/two/lottery', /^Enter amount/],
    ['/three/lottery', t.lottery.quick],
  ],
  'of the account': [
    ['/profile', t.person.photo.change],
    ['/profile', t.account.edit_profile],
    ['/profile', t.account.qr_code],
    ['/profile', t.account.logout],
    ['/limits', beginsWith(t.person.limits.day)],
    ['/limits', /^Take a break of 1 day/],
    ['/setting', /^Privacy policy/],
    ['/point', t.rewards.how],
  ],
};
/** Every page of the console's menu and the operator's own, in three parts. */
const CONSOLE_PAGES = [...PAGES.map(({ path, label }) => [path, label] as const), ['/account', null] as const];
const PART = Math.ceil(CONSOLE_PAGES.length / 3);
const FOR_OPERATORS = {
  first: CONSOLE_PAGES.slice(0, PART),
  second: CONSOLE_PAGES.slice(PART, 2 * PART),
  last: CONSOLE_PAGES.slice(2 * PART),
};

// A rule checker looks at each screen whole: seconds a screen on a slow machine.

for (const [group, paths] of Object.entries(FOR_ALL)) {
  test(`every screen ${group} has names, contrast in both themes and order for those who need them`, async ({ phoneOf }) => {
    await expectAllUsable(await phoneOf({ language: 'en' }), paths);
  });
}

for (const [group, paths] of Object.entries(FOR_PLAYERS)) {
  test(`every player's screen ${group} has names, contrast in both themes and order for those who need them`, async ({
    phoneOf,
    house,
  }) => {
    await expectAllUsable(await phoneOf({ language: 'en', token: await house.session(PLAYER) }), paths);
  });
}

for (const [group, sheets] of Object.entries(SHEETS)) {
  test(`every sheet ${group} is usable, keeps the keys inside while it is open, and gives them back`, async ({ phoneOf, house }) => {
    const page = await phoneOf({ language: 'en', token: await house.session(PLAYER) });
    await begin(page, '/nowhere');
    for (const [path, name] of sheets) {
      await goOn(page, path);
      await expectSheet(page, page.getByRole('button', { name, exact: typeof name === 'string' }).first());
    }
  });
}

test('with letters of twice the size a bet is put together and read without scrolling sideways, and no word is cut', async ({
  phoneOf,
  house,
}) => {
  const { lottery } = texts.mm;
  const page = await phoneOf({ language: 'mm', token: await house.session(PLAYER) });
  await page.setViewportSize({ width: 180, height: 370 });
  await begin(page, '/two/lottery');
  await page.locator('[data-number="07"]').click();
  await page.getByRole('button', { name: '50,000', exact: true }).click();
  await page.getByRole('button', { name: lottery.quick, exact: true }).click();
  const sheet = page.getByRole('dialog');
  const label = sheet.getByText(fill(lottery.keep_set, { count: 1 }));
  await expect(label).toBeVisible();
  expect.soft((await label.boundingBox())?.width, 'the name of a set has the width of the sheet').toBeGreaterThan(120);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: lottery.bet, exact: true }).click();
  await expect(sheet.getByText('4,250,000')).toBeVisible();
  expect.soft(await sheet.evaluate(sideways), 'the list').toBe(0);
  expect.soft((await sheet.getByText(lottery.total, { exact: true }).boundingBox())?.height, 'a word in one line').toBeLessThan(32);
});

test('the step of a one-time code is usable while the next code is awaited, when it may be sent again, and after a wrong one', async ({
  phoneOf,
  house,
}) => {
  const page = await phoneOf({ language: 'en' });
  await begin(page, '/register');
  await page.getByLabel(t.account.name).fill('Ma Code');
  await page.getByLabel(t.account.phone).fill('09450000077');
  await page.getByLabel(t.account.password, { exact: true }).fill('a-long-password');
  await page.getByLabel('Day', { exact: true }).pressSequentially('03021994');
  await page.getByRole('button', { name: t.account.send_code }).click();
  await expect(page.getByRole('button', { name: beginsWith(t.account.resend_in) })).toBeDisabled();
  expect.soft(await violationsInBothThemes(page), 'awaited').toEqual([]);
  expect.soft(await faultsZoomed(page), 'awaited at 200 %').toEqual([]);
  await house.moveClock({ advance_ms: 61_000 });
  const again = page.getByRole('button', { name: t.account.resend, exact: true });
  await expect(again).toBeEnabled();
  expect.soft(await violationsInBothThemes(page), 'to be sent again').toEqual([]);
  await again.click();
  await expect(again).toHaveCount(0);
  await page.getByLabel(t.account.code).fill('000000');
  await expect(page.getByLabel(t.account.code)).toHaveAttribute('aria-invalid', 'true');
  expect.soft(await violationsInBothThemes(page), 'wrong').toEqual([]);
});

for (const [part, pages] of Object.entries(FOR_OPERATORS)) {
  test(`every page of the ${part} third of the console has names, contrast and order for those who need them, and keeps to its policy`, async ({
    operator,
    house,
  }) => {
    const broken = policyBreaks(operator);
    await operator.emulateMedia({ reducedMotion: 'reduce' });
    await resumeOperator(operator, house, 'owner');
    await operator.goto(house.console_url);
    for (const [path, label] of pages) {
      await openPage(operator, path);
      await expect(operator.locator('[aria-busy=true]')).toHaveCount(0);
      const here = operator.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]');
      if (label !== null) await expect(here).toContainText(label);
      expect(await violations(operator), path).toEqual([]);
    }
    expect(broken).toEqual([]);
  });
}

test('a warning on the console is readable by day and by night', async ({ operator, house }) => {
  await operator.emulateMedia({ reducedMotion: 'reduce' });
  await resumeOperator(operator, house, 'owner');
  await operator.goto(new URL('/reward-terms', house.console_url).href);
  const warning = operator.getByText('Dearer than what the games keep');
  await expect(operator.getByLabel('A point for each')).toHaveValue('1,000 kyat');
  await expect(warning, 'the demo’s own terms are within it').toHaveCount(0);
  await operator.getByLabel('A point for each').fill('100');
  await expect(warning).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await operator.emulateMedia({ colorScheme });
    expect.soft(await violations(operator), colorScheme).toEqual([]);
  }
});

test('what a table shows is chosen by a finger, and on a phone its cards leave no header without a word', async ({ operator, house }) => {
  await operator.emulateMedia({ reducedMotion: 'reduce' });
  await resumeOperator(operator, house, 'owner');
  await operator.goto(new URL('/players', house.console_url).href);
  await operator.getByRole('button', { name: 'Table of Players' }).click();
  await expect(operator.getByRole('checkbox', { name: 'State' })).toBeVisible();
  expect(await violations(operator, '[role=dialog]')).toEqual([]);
  await operator.keyboard.press('Escape');
  await operator.setViewportSize({ width: 360, height: 740 });
  await expect(operator.getByRole('cell', { name: 'Aung Kyaw' })).toBeVisible();
  expect(await violations(operator, 'table', ['empty-table-header'])).toEqual([]);
  await operator.goto(new URL('/player-funds', house.console_url).href);
  await operator
    .getByRole('button', { name: /^Sign / })
    .first()
    .click();
  await expect(operator.getByRole('dialog').getByRole('table').first()).toBeVisible();
  expect(await violations(operator, '[role=dialog]'), 'what is wider than a phone is scrolled by keys').toEqual([]);
  expect(await violations(operator, 'html', ['empty-table-header', 'landmark-no-duplicate-banner'])).toEqual([]);
});

test('a dialog that waits for what it shows gives the keys back to what opened it', async ({ operator, house }) => {
  await resumeOperator(operator, house, 'owner');
  await operator.goto(new URL('/dates', house.console_url).href);
  for (const name of [/^Confirm 20/, /^Propose 20/]) {
    const opener = operator.getByRole('button', { name });
    await opener.focus();
    await operator.keyboard.press('Enter');
    await expect(operator.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeVisible();
    await operator.keyboard.press('Escape');
    await expect(operator.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('no sign of a Burmese word is cut where the console has little room', async ({ operator, house }) => {
  await operator.setViewportSize({ width: 360, height: 740 });
  await resumeOperator(operator, house, 'owner');
  await speak(operator, 'mm');
  await operator.goto(house.console_url);
  for (const path of ['/draws', '/cash-ins', '/operators']) {
    await openPage(operator, path);
    await expect(operator.locator('[aria-busy=true]')).toHaveCount(0);
    expect.soft(await operator.evaluate(cutSigns), path).toEqual([]);
  }
});

test('what the search finds is read on a phone, in Burmese as well: no name stands a letter a line', async ({ operator, house }) => {
  await operator.setViewportSize({ width: 360, height: 740 });
  await resumeOperator(operator, house, 'owner');
  await speak(operator, 'mm');
  await operator.goto(house.console_url);
  await expect(operator.getByRole('heading', { level: 1 })).toBeVisible();
  await operator.keyboard.press('Control+k');
  await operator.getByRole('combobox').fill('09420000025');
  const request = operator.getByRole('option').filter({ hasText: 'KBZPay' }).first();
  await expect(request).toContainText('20,000 ကျပ်');
  await expect(request).not.toContainText(/kyat|pending/);
  expect((await request.boundingBox())?.height).toBeLessThan(90);
});

async function expectAllUsable(page: Page, paths: readonly string[]): Promise<void> {
  for (const [place, path] of paths.entries()) {
    await (place === 0 ? begin(page, path) : goOn(page, path));
    expect.soft(await violationsInBothThemes(page), path).toEqual([]);
    expect.soft(await page.evaluate(moving), `${path} for whoever asked for no motion`).toEqual([]);
    expect.soft(await faultsZoomed(page), `${path} at 200 %`).toEqual([]);
  }
}

/** What moves on a page for longer than a frame takes. Runs inside of it. */
const moving = () => {
  const lasts = (it: Animation) => Number(it.effect?.getComputedTiming().activeDuration) > 1;
  return document
    .getAnimations()
    .flatMap((it) => (it.playState === 'running' && it instanceof CSSAnimation && lasts(it) ? [it.animationName] : []));
};

/** How far something inside of it has to be scrolled sideways to be read. Runs inside of the page. */
const sideways = (place: Element): number =>
  Math.max(0, ...[...place.querySelectorAll('div')].map((it) => it.scrollWidth - it.clientWidth));

/** What a phone zoomed to twice its size shows only to whoever scrolls sideways. */
async function faultsZoomed(page: Page): Promise<string[]> {
  const whole = page.viewportSize() ?? { width: 360, height: 740 };
  await page.setViewportSize({ width: whole.width / 2, height: whole.height / 2 });
  const faults = await page.evaluate(faultsOf);
  await page.setViewportSize(whole);
  return faults.filter((it) => /^(scrolls sideways|beyond the edge)/.test(it));
}

/** Without motion: what appears, fades or turns is not what is looked at. */
async function begin(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expectShown(page);
}

/** Goes on from one screen to the next. */
async function goOn(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  await follow(page, path, 'main > *');
  await expectShown(page);
}

/** The screen itself, not its skeleton, and the app behind it. */
async function expectShown(page: Page): Promise<void> {
  await expect(page.locator('main')).not.toBeEmpty();
  await expect(page.locator('.animate-shimmer.bg-line, [aria-busy=true]')).toHaveCount(0);
}

async function expectSheet(page: Page, opener: Locator): Promise<void> {
  const name = String(opener);
  const sheet = page.getByRole('dialog');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(sheet, name).toBeVisible();
  await expectShown(page);
  // It takes no tap in its first moment, in which a finger would find nothing of it.
  await sheet.getByRole('button').first().click({ trial: true });
  // What lies behind the sheet can be neither seen nor reached.
  expect.soft(await violationsInBothThemes(page, 'dialog[open]'), name).toEqual([]);
  // Round once and more: the browser itself is the only other stop.
  const stops = await sheet.locator('a[href], button, input, select, textarea, [tabindex="0"]').count();
  for (let stop = 0; stop < Math.min(stops + 2, 12); stop += 1) {
    await page.keyboard.press('Tab');
    const isInside = () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null;
    expect.soft(await page.evaluate(isInside), `${name}: the keys stay inside`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(sheet, name).toHaveCount(0);
  await expect(opener, `${name}: the keys are given back`).toBeFocused();
}

async function violationsInBothThemes(page: Page, place = 'html'): Promise<string[]> {
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  const light = await violations(page, place);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  // Names and order are the same in both.
  const dark = await violations(page, place, ['color-contrast']);
  return [...light, ...dark.map((it) => `dark ${it}`)];
}
