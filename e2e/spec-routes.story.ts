import type { Page } from '@playwright/test';
import { follow, test } from './house.ts';
import { expect } from './stage.ts';
import { type AppTexts, LANGUAGES, texts } from './texts.ts';

// The specification's section 2: routes and access, and what frames each screen; and its section 6, who sees what.

type Text = (t: AppTexts) => string;
type Back = readonly [path: string, access: 'all' | 'player', title: Text, beside?: Text];
/** Which lottery it is stands beside the title. */
const lottery = (path: string, code: keyof AppTexts['shell']['lotteries']): Back => [
  path,
  'all',
  (t) => t.shell.titles.lottery,
  (t) => t.shell.lotteries[code],
];

/** Screens with a back arrow and a title, and no tabs. */
const BACK: readonly Back[] = [
  ['/login', 'all', (t) => t.shell.titles.login],
  ['/register', 'all', (t) => t.shell.titles.register],
  ['/forgetpwd', 'all', (t) => t.shell.titles.forgetpwd],
  ['/setting', 'all', (t) => t.shell.titles.setting],
  ['/service', 'all', (t) => t.shell.titles.service],
  lottery('/one/lottery', '1D'),
  lottery('/two/lottery', '2D'),
  lottery('/three/lottery', '3D'),
  lottery('/crypto/one/lottery', 'C1D'),
  lottery('/crypto/lottery', 'C2D'),
  ['/win-number', 'all', (t) => t.shell.titles.win_number],
  ['/winner-list', 'all', (t) => t.shell.titles.winner_list],
  ['/pocket-winner', 'all', (t) => t.shell.titles.pocket_winner],
  ['/profile', 'player', (t) => t.shell.titles.profile],
  ['/cashin', 'player', (t) => t.shell.titles.cashin],
  ['/cashout', 'player', (t) => t.shell.titles.cashout],
  ['/betslip', 'player', (t) => t.shell.titles.betslip],
  ['/cashin-history', 'player', (t) => t.shell.titles.cashin_history],
  ['/cashout-history', 'player', (t) => t.shell.titles.cashout_history],
];
/** Screens that the specification implies without a path: the paths are ours, the frame is that of the others. */
const IMPLIED: readonly Back[] = [
  ['/password', 'player', (t) => t.shell.titles.password],
  ['/level-two', 'player', (t) => t.shell.titles.level_two],
  ['/referral', 'player', (t) => t.shell.titles.referral],
  ['/transfer-history', 'player', (t) => t.shell.titles.transfer_history],
  ['/statement', 'player', (t) => t.shell.titles.statement],
  ['/promotion', 'player', (t) => t.shell.titles.promotion],
  ['/pocket', 'player', (t) => t.shell.titles.pocket],
  ['/sessions', 'player', (t) => t.shell.titles.sessions],
  ['/limits', 'player', (t) => t.shell.titles.limits],
  ['/change-phone', 'player', (t) => t.shell.titles.change_phone],
  ['/notifications', 'player', (t) => t.shell.titles.notifications],
];
/** Screens with the bottom tabs; which of them is the present one. */
const TABS: readonly (readonly [path: string, access: 'all' | 'player', active: 'home' | 'shop' | null])[] = [
  ['/', 'all', 'home'],
  ['/point', 'all', null],
  ['/slot', 'all', null],
  ['/slot/1006', 'all', null],
  ['/nowhere', 'all', null],
  ['/wallet', 'player', 'shop'],
  ['/game/report/1006', 'player', null],
];

for (const language of LANGUAGES) {
  const t = texts[language];
  test(`every screen has its frame, for the player (${language})`, async ({ house, phoneOf }) => {
    const page = await phoneOf({ language, token: await house.session('09420000001') });
    await page.goto('/');
    for (const row of [...BACK, ...IMPLIED]) {
      await follow(page, row[0]);
      if (row[1] === 'player') await expect.soft(page, row[0]).toHaveURL(new URL(row[0], house.player_url).href);
      await expectBackFrame(page, t, row);
    }
    const [before, last] = IMPLIED.slice(-2) as [Back, Back];
    await expectBackFrame(page, t, last);
    await page.getByRole('banner').getByRole('button', { name: t.shell.back, exact: true }).click();
    await expect.soft(page, 'the arrow leads back').toHaveURL(new URL(before[0], house.player_url).href);
    for (const [path, , active] of TABS) {
      await page.goto(path);
      await expectTabs(page, t, path, active === null ? null : t.shell.tabs[active]);
    }
  });

  test(`every path but the known ones is told to be none (${language})`, async ({ phoneOf }) => {
    const page = await phoneOf({ language });
    for (const path of ['/nowhere', '/one', '/game/report', '/slot/none-such', '/poker', '/slot/1006/more']) {
      await page.goto(path);
      await expect.soft(page.getByRole('heading', { name: t.shell.not_found_title, level: 1 }), path).toBeVisible();
      await expect.soft(page.getByText(t.shell.not_found_text), path).toBeVisible();
    }
    // The server draws it so, before any script runs.
    const drawn = await page.request.get('/nowhere', { headers: { cookie: `i18nextLng=${language}` } });
    const html = await drawn.text();
    expect
      .soft([drawn.status(), html.includes(`<title>${t.shell.not_found_title}`), html.includes(t.shell.not_found_text)])
      .toEqual([404, true, true]);
    expect(texts.en.shell.not_found_title).toBe('404 - PAGE NOT FOUND');
    expect(texts.en.shell.not_found_text).toBe('Sorry! The page you requested was not found.');
  });
}

test('a visitor who speaks Burmese sees every public screen, and by every other comes to the login', async ({ house, phoneOf }) => {
  const t = texts.mm;
  const page = await phoneOf({ language: 'mm' });
  await page.goto('/service');
  const back = page.getByRole('banner').getByRole('button', { name: t.shell.back, exact: true });
  await back.click();
  await expect.soft(page, 'who came in right here is led home by the arrow').toHaveURL(house.player_url);
  for (const row of BACK.filter(([, access]) => access === 'all')) {
    await follow(page, row[0]);
    await expectBackFrame(page, t, row);
    await expect.soft(page, row[0]).toHaveURL(new URL(row[0], house.player_url).href);
  }
  for (const [path, access] of [...BACK, ...IMPLIED, ...TABS]) {
    if (access !== 'player') continue;
    await follow(page, '/setting');
    await expect(page.getByRole('heading', { name: t.shell.titles.setting, level: 1, exact: true })).toBeVisible();
    await follow(page, path);
    await expect.soft(page.getByRole('heading', { name: t.shell.titles.login, level: 1, exact: true }), path).toBeVisible();
    expect.soft(await page.evaluate(() => sessionStorage.getItem('wanted_path')), path).toBe(path);
  }
});

test('a visitor sees every public screen, and is sent to the login by every other, which remembers the path', async ({
  house,
  phoneOf,
}) => {
  const t = texts.en;
  const page = await phoneOf({ language: 'en' });
  const notFound = page.getByRole('heading', { name: t.shell.not_found_title });
  for (const [path, access] of [...BACK, ...TABS]) {
    if (access !== 'all' || path === '/nowhere') continue;
    await page.goto(path);
    await expect.soft(page.getByRole('main'), path).toBeVisible();
    await expect.soft(page, path).toHaveURL(new URL(path, house.player_url).href);
    await expect.soft(notFound, path).toHaveCount(0);
  }
  for (const [path, access] of [...BACK, ...TABS]) {
    if (access !== 'player') continue;
    await page.goto(path);
    await expect.soft(page, path).toHaveURL(/[/]login$/);
    await expect.soft(page.getByLabel(t.account.phone), path).toBeVisible();
    expect.soft(await page.evaluate(() => sessionStorage.getItem('wanted_path')), path).toBe(path);
  }
  await page.getByLabel(t.account.phone).fill('09420000003');
  await page.getByLabel(t.account.password, { exact: true }).fill('demo-player');
  await page.getByRole('button', { name: t.account.login }).click();
  await expect(page).toHaveURL(/[/]game[/]report[/]1006$/);
});

async function expectBackFrame(page: Page, t: AppTexts, [path, , title, beside]: Back): Promise<void> {
  await expect.soft(page.getByRole('heading', { name: title(t), level: 1, exact: true }), path).toBeVisible();
  if (beside !== undefined) await expect.soft(page.getByRole('banner'), path).toContainText(beside(t));
  await expect.soft(page.getByRole('banner').getByRole('button', { name: t.shell.back, exact: true }), path).toBeVisible();
  await expect.soft(page.getByRole('navigation', { name: t.shell.tabs.name }), path).toHaveCount(0);
}

async function expectTabs(page: Page, t: AppTexts, path: string, active: string | null): Promise<void> {
  const tabs = page.getByRole('navigation', { name: t.shell.tabs.name });
  const { home, shop, service, setting } = t.shell.tabs;
  for (const [name, target] of [
    [home, '/'],
    [shop, '/wallet'],
    [service, '/service'],
    [setting, '/setting'],
  ] as const) {
    await expect.soft(tabs.getByRole('link', { name }), `${path}: ${name}`).toHaveAttribute('href', target);
  }
  const current = tabs.locator('[aria-current=page]');
  if (active === null) await expect.soft(current, path).toHaveCount(0);
  else {
    await expect.soft(current, path).toHaveText(active);
    const colours = await tabs.getByRole('link').evaluateAll((links) => links.map((it) => getComputedStyle(it).color));
    const shown = await current.evaluate((it) => getComputedStyle(it).color);
    expect
      .soft(
        colours.filter((it) => it === shown),
        `${path}: the active tab is highlighted`,
      )
      .toHaveLength(1);
  }
  await expect.soft(page.getByRole('banner').getByRole('button', { name: t.shell.back, exact: true }), path).toHaveCount(0);
}
