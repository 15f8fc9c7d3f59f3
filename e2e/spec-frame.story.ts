import type { Locator, Page } from '@playwright/test';
import { keepWords } from '@shwekan/phrases/burmese';
import { fill } from '@shwekan/phrases/fill';
import { type House, test } from './house.ts';
import { numberToCome } from './replayed.ts';
import { expect } from './stage.ts';
import { STORY_DAY } from './story-day.ts';
import { type AppTexts, beginsWith, expectRows, expectText, has, LANGUAGES, texts } from './texts.ts';

// The specification's section 2: the top bar, the modals and the overlays.

const PHONE = '09420000001';

for (const language of LANGUAGES) {
  const t = texts[language];

  test(`the top bar has all its parts, and each leads where it should (${language})`, async ({ house, phoneOf }) => {
    const page = await phoneOf({ language, token: await house.session(PHONE) });
    await page.goto('/slot');
    const bar = page.getByRole('banner');
    const { height: folded_px = 999 } = (await bar.boundingBox()) ?? {};
    expect.soft(folded_px, 'over games it is folded into one line').toBeLessThan(60);
    await expect.soft(bar.getByTestId('main-balance'), 'with the balance in it').toHaveText(/\d/);
    await bar.getByRole('button', { name: t.shell.home.see_all }).click();
    await bar.getByRole('link', { name: has(t.shell.tabs.home, 'Shwekan.*') }).click();
    await expect.soft(page, 'the logo returns to home').toHaveURL(house.player_url);

    await expect.soft(bar.getByText('ဒေါ်ခင်မြင့်'), 'name').toBeVisible();
    await expect.soft(bar.getByText('09******001'), 'masked phone').toBeVisible();
    const profile = bar.getByRole('link', { name: beginsWith(t.shell.titles.profile, ':') });
    await expect.soft(profile, 'the profile picture opens /profile').toHaveAttribute('href', '/profile');
    await expect.soft(profile.locator('img, svg').first(), 'profile picture').toBeVisible();
    await expect.soft(bar.getByRole('link', { name: t.shell.bar.login }), 'no login button for a player').toHaveCount(0);
    await expect.soft(bar.getByRole('button', { name: t.shell.bar.refresh }), 'refresh icon').toBeEnabled();
    await expect.soft(bar.getByRole('link', { name: t.shell.bar.cashin }), 'plus icon').toHaveAttribute('href', '/cashin');
    const points = bar.getByRole('link').filter({ hasText: t.shell.bar.points });
    await expect.soft(points, 'points open /point').toHaveAttribute('href', '/point');
    await expectRows(bar, language, [['main balance', (it) => it.shell.bar.main_balance]]);
    await expectBalanceToggle(page, t);
    await page.route('**/api/user/profile', async (route) => {
      const answer = await route.fetch();
      const { data, ...told } = await answer.json();
      await route.fulfill({ response: answer, json: { ...told, data: { ...data, point: 1, version: data.version + 1 } } });
    });
    await bar.getByRole('button', { name: t.shell.bar.refresh }).click();
    await expect.soft(bar.getByText(t.shell.bar.point, { exact: true }), 'one point is a point').toBeVisible();
    await expect.soft(bar.locator('a[href="/point"]')).toHaveText(/\D1$/);
    // The profile is asked for by itself as well: an answer may be on its way through here.
    await page.unrouteAll({ behavior: 'wait' });

    await page.evaluate(() => localStorage.removeItem('user_info'));
    await page.reload();
    await expect.soft(bar.getByRole('link', { name: t.shell.bar.login, exact: true }), 'login button').toHaveAttribute('href', '/login');
    await expect.soft(bar.getByText(t.shell.bar.main_balance), 'no balance for visitors').toHaveCount(0);
  });

  test(`the modals say what they should (${language})`, async ({ house, phoneOf }) => {
    const page = await phoneOf({ language, token: await house.session(PHONE) });
    const dialog = page.getByRole('dialog');
    await page.goto('/point');
    await page.getByRole('button', { name: t.shell.bar.winners }).click();
    for (const [name, path] of [
      [t.shell.titles.winner_list, '/winner-list'],
      [t.shell.titles.win_number, '/win-number'],
      [t.shell.titles.pocket_winner, '/pocket-winner'],
    ] as const) {
      await expect.soft(dialog.getByRole('link', { name }), path).toHaveAttribute('href', path);
    }
    const { winner_list, win_number, pocket_winner } = t.shell.titles;
    await expect.soft(dialog.getByRole('link'), 'three links, in this order').toHaveText([winner_list, win_number, pocket_winner]);
    await page.keyboard.press('Escape');

    const { data } = await house.ask('GET', '/api/point/warning', { language });
    await page.getByRole('button', { name: t.rewards.how }).click();
    await expect.soft(dialog.getByRole('heading', { name: String(data['point_header']) }), 'header of the server').toBeVisible();
    await expect.soft(dialog.getByText(keepWords(String(data['point_body']).split('\n')[0] ?? '')), 'body of the server').toBeVisible();
    await page.keyboard.press('Escape');

    await page.goto('/setting');
    await page.getByRole('button', { name: t.account.setting.privacy }).click();
    await expectRows(dialog, language, [
      ['2023-08-04', (it) => it.account.privacy.date],
      ['13 and up', (it) => it.account.privacy.ages],
    ]);
    expect.soft(t.account.privacy.date).toContain('2023-08-04');
    expect.soft(t.account.privacy.ages).toMatch(/13|၁၃/);
    await page.keyboard.press('Escape');

    await page.goto('/two/lottery');
    await page.getByRole('button', { name: t.lottery.quick, exact: true }).click();
    await expect.soft(dialog.getByRole('heading', { name: t.lottery.quick, exact: true }), 'lottery modal opens').toBeVisible();
    await dialog.getByRole('button', { name: t.shell.close }).click();
    await expect.soft(dialog, 'lottery modal closes').toHaveCount(0);

    await page.goto('/pocket');
    await page.getByRole('main').getByRole('button', { name: t.rewards.pocket.draw }).click();
    await expect.soft(dialog.getByRole('heading', { name: t.rewards.pocket.confirm }), 'confirmation modal').toBeVisible();
    const video = dialog.getByRole('switch', { name: t.rewards.pocket.with_video });
    await expect.soft(video, 'video toggle').toBeChecked();
    await video.uncheck();
    await expect.soft(video, 'video toggle').not.toBeChecked();
    const range = fill(t.rewards.pocket.range, { smallest: '100', largest: '1,000' });
    await expectText(dialog, range, 'pocket amount');
    await dialog.getByRole('button', { name: t.shell.cancel }).click();
    await expect.soft(dialog, 'nothing is drawn').toHaveCount(0);
  });
}

test('Burmese is the language of a new phone, English that of an unknown choice, and a choice is kept', async ({ house, phoneOf }) => {
  const page = await phoneOf({});
  await page.goto('/');
  await expect.soft(page.locator('html'), 'default').toHaveAttribute('lang', 'my');
  await expectLanguages(page, house, texts.mm);
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'fr'));
  await page.reload();
  await expect.soft(page.locator('html'), 'fallback').toHaveAttribute('lang', 'en');
});

/** Burmese, English, Thai, Chinese: each is chosen once, spoken and stored. */
async function expectLanguages(page: Page, house: House, first: AppTexts): Promise<void> {
  const languages = [
    ['English', 'en', 'en'],
    ['ไทย', 'thai', 'th'],
    ['中文', 'cn', 'zh'],
    ['မြန်မာ', 'mm', 'my'],
  ] as const;
  await page.getByRole('button', { name: first.shell.bar.language }).click();
  const names = page.getByRole('dialog').locator('button[lang]');
  await expect.soft(names, 'Burmese, English, Thai, Chinese').toHaveText(['မြန်မာ', 'English', 'ไทย', '中文']);
  await expect.soft(page.getByRole('dialog').getByRole('button', { pressed: true }), 'the present one').toHaveText('မြန်မာ');
  await page.keyboard.press('Escape');
  for (const [name, code, lang] of languages) {
    await page.locator('header button').first().click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await expect.soft(page.locator('html'), name).toHaveAttribute('lang', lang);
    const kept = await page.context().storageState();
    const mine = kept.origins.find(({ origin }) => origin === new URL(house.player_url).origin)?.localStorage ?? [];
    expect.soft(mine.find((it) => it.name === 'i18nextLng')?.value, name).toBe(code);
  }
}

test('the loading overlay covers the whole screen with a white spinner while something is done', async ({ phoneOf }) => {
  const t = texts.mm;
  const page = await phoneOf({ language: 'mm' });
  let answer = () => {};
  const waiting = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/api/user/login', async (route) => {
    await waiting;
    await route.abort();
  });
  await page.goto('/login');
  await page.getByLabel(t.account.phone).fill(PHONE);
  await page.getByLabel(t.account.password, { exact: true }).fill('wrong');
  await page.getByRole('button', { name: t.account.login }).click();
  const overlay = page.getByRole('status', { name: t.shell.loading });
  await expect(overlay).toBeVisible();
  expect.soft(await overlay.boundingBox(), 'full screen').toEqual({ x: 0, y: 0, width: 360, height: 740 });
  const colour = await overlay.locator('span').evaluate((it) => getComputedStyle(it).borderTopColor);
  expect.soft(colour, 'white').toBe('rgb(255, 255, 255)');
  answer();
  await expect(overlay).toHaveCount(0);
});

test('a hidden balance is hidden where the past is told as well', async ({ phoneOf, house }) => {
  const t = texts.en;
  const page = await phoneOf({ language: 'en', token: await house.session(PHONE) });
  await page.goto('/');
  await page.getByRole('button', { name: t.shell.bar.hide }).click();
  const histories = [
    ['/statement', t.wallet.statement.after],
    ['/cashin-history', t.lottery.new_balance],
    ['/transfer-history', t.wallet.transfers.main_after],
  ] as const;
  for (const [path, told] of histories) {
    await page.goto(path);
    const row = page.getByRole('main').getByRole('article').filter({ hasText: told }).first();
    await expect.soft(row.getByRole('img', { name: t.shell.bar.hidden }).first(), path).toHaveText('xxxx');
  }
});

async function expectBalanceToggle(page: Page, t: AppTexts): Promise<void> {
  const bar = page.getByRole('banner');
  const balance = bar.getByTestId('main-balance');
  const promotion = bar.getByRole('button', { name: beginsWith(t.shell.bar.promotion) });
  await expect.soft(balance, 'thousands separators, whole').toHaveText(/^\d{1,3}(,\d{3})*$/);
  await expect.soft(balance.locator('svg'), 'coin').toBeVisible();
  await expect.soft(promotion, 'promotion').toHaveText(/ - \d{1,3}(,\d{3})*$/);
  await bar.getByRole('button', { name: t.shell.bar.hide }).click();
  await expect.soft(balance, 'hidden').toHaveText('xxxx');
  await expect.soft(promotion, 'hidden').toHaveText(/ - xxxx$/);
  await page.reload();
  await expect.soft(balance, 'hidden after a reload').toHaveText('xxxx');
  await bar.getByRole('button', { name: t.shell.bar.show }).click();
  await expect.soft(balance, 'shown again').toHaveText(/\d/);
  expect(texts.en.shell.bar.promotion).toBe('Promotion - {amount}');
}

/** How far something stands above what comes below it, or before what comes beside it. What is drawn anew just now stands nowhere for a moment. */
async function room_px(what: Locator, next: Locator, is: 'below' | 'beside' = 'below'): Promise<number> {
  const [of, at] = [await what.boundingBox(), await next.boundingBox()];
  if (!of || !at) return -1;
  return is === 'below' ? at.y - of.y - of.height : at.x - of.x - of.width;
}

test('a draw that ended stays in the head with its number all day, and takes no room from the numbers to bet on', async ({
  page,
  stage,
}) => {
  const t = texts.mm;
  const lucky = await numberToCome('12:01');
  const last = page.getByRole('link', { name: new RegExp(` 12:01 PM ${lucky}`) });
  for (const time of ['12:03:00', '14:30:00']) {
    await stage.moveClock(`${STORY_DAY}T${time}+06:30`);
    await expect(async () => {
      await page.goto(new URL('/two/lottery', stage.player_url).href);
      await expect(last, time).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    const head = page.getByRole('toolbar', { name: t.lottery.number }).locator('xpath=preceding::*[contains(@class, "sticky")][1]');
    const { y = 999 } = (await head.boundingBox()) ?? {};
    expect(y / 740, `of the screen, at ${time}`).toBeLessThan(0.25);
  }
});

test('the head of a lottery leaves room for its numbers, and what one bets on stays beside the title', async ({ phoneOf }) => {
  const t = texts.mm;
  const page = await phoneOf({ language: 'mm' });
  await page.goto('/two/lottery');
  const time = page.getByRole('timer');
  await expect(time).toHaveText(/\d/);
  const first = page.getByRole('toolbar', { name: t.lottery.number }).getByRole('button').first();
  const head = page.getByRole('group', { name: t.lottery.choose_section }).locator('xpath=..');
  const { y = 0, height = 999 } = (await head.boundingBox()) ?? {};
  expect((y + height) / 740, 'of the screen').toBeLessThan(0.25);
  const section = await head.getByRole('button', { pressed: true }).locator('span').first().textContent();
  await page.getByRole('button', { name: /^99,/ }).scrollIntoViewIfNeeded();
  await expect(first).not.toBeInViewport();
  for (const text of [section ?? '', t.lottery.closes_in, t.lottery.odd]) await expect(time.locator('xpath=..'), text).toContainText(text);
  await expect(time).toBeInViewport();
  await expect(time.locator('xpath=..').getByText(/^\d\d$/), 'the moving number').toBeVisible();

  // The name that tells one lottery from another is never under the time.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/crypto/lottery');
  await expect(time).toHaveText(/\d/);
  const name = page.getByRole('banner').getByText(t.shell.lotteries.C2D);
  await expect.poll(() => room_px(name, time.locator('xpath=..'), 'beside')).toBeGreaterThanOrEqual(0);

  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/three/lottery');
  await expect(page.getByRole('button', { name: /^019/ })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: '900–999' }).click();
  await expect(page.getByRole('button', { name: /^919/ })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: t.lottery.search }).click();
  await expect(page.getByRole('textbox', { name: t.lottery.search })).toBeFocused();
  await page.keyboard.type('12');
  await page.getByRole('button', { name: t.lottery.any_digit }).click();
  await page.getByRole('button', { name: t.lottery.add_count.replace('{count}', '10') }).click();
  await expect(page.getByRole('button', { name: /^127/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('textbox', { name: t.lottery.search }).press('Escape');
  await expect(page.getByRole('button', { name: t.lottery.search })).toBeFocused();
  await page.getByRole('button', { name: t.lottery.how_it_works }).click();
  await expect(page.getByRole('dialog', { name: t.lottery.how_it_works })).toContainText(t.lottery.how_it_came['3D']);
  await expect(page.getByRole('dialog')).toContainText('×10');

  // What a phone shows whose letters are set to "large", 131 %: two rows of numbers, and on home the results of today.
  await page.setViewportSize({ width: 275, height: 565 });
  await page.goto('/two/lottery');
  const chips = page.getByRole('button', { name: t.lottery.enter_amount });
  const number = (it: string) => page.getByRole('button', { name: new RegExp(`^${it},`) });
  await expect.poll(() => room_px(number('05'), chips), 'above the amounts').toBeGreaterThan(0);
  await page.goto('/');
  await expect(page.getByRole('main').getByText('04:30 PM').first()).toBeInViewport({ ratio: 1 });

  // A phone that is held sideways: numbers in the first view, above the amounts.
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/two/lottery');
  await expect.poll(() => room_px(number('19'), chips), 'above the amounts').toBeGreaterThan(0);

  // The smallest such phone: a row of numbers, and on home the live number above the tabs.
  await page.setViewportSize({ width: 568, height: 320 });
  await expect.poll(() => room_px(number('09'), chips), 'above the amounts').toBeGreaterThan(0);
  await page.goto('/');
  const live = page.getByRole('region', { name: t.moments.live });
  const tabs = page.getByRole('navigation', { name: t.shell.tabs.name });
  await expect.poll(() => room_px(live, tabs), 'above the tabs').toBeGreaterThan(0);

  // The longest title beside the longest name.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'));
  await page.goto('/crypto/lottery');
  const title = page.getByRole('heading', { name: texts.en.shell.titles.lottery });
  expect(await title.evaluate((it) => it.scrollWidth - it.clientWidth), 'cut off').toBe(0);
});
