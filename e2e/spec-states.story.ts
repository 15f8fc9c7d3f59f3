import type { Page } from '@playwright/test';
import { follow, type House, test } from './house.ts';
import { expect } from './stage.ts';
import { texts } from './texts.ts';

// The specification's sections 3 and 4: what is kept on the phone, and how it changes; and the bearer token of section 6.

const t = texts.en;
/** The fields of the user that the specification names. */
const FIELDS = [
  ...['token', 'id', 'name', 'phone', 'image', 'balance', 'point', 'p_balance', 'lvl_2', 'user_code'],
  ...['refer_count', 'game_refer_amt', 'turnover', 'game_balance'],
];
/** Calls that are for all, and are asked without the session. */
const PUBLIC = [/[/]api[/]banner$/, /[/]provider[/]hot/, /[/]social_link$/, /[/]header_play_text$/, /[/]app-setting$/, /[/]point[/]list$/];
const PUBLIC_TOO = [
  /[/]lottery[/]list$/,
  /[/]promo_maintain$/,
  /[/]api[/]g[/]categories$/,
  /[/]api[/]g[/]providers[/]/,
  /[/]api[/]g([?]|$)/,
];

type User = Record<string, unknown>;
const userOn = async (page: Page) => JSON.parse(await page.evaluate(() => localStorage.getItem('user_info') ?? 'null')) as User | null;
const kyat = (user: User | null, field: string) => Number(user?.[field]);

test('the user is kept under user_info, changes are merged into it, and a logout removes it', async ({ phoneOf, house }) => {
  const { phone } = await house.newcomer();
  const page = await phoneOf({ language: 'en' });
  await page.goto('/login');
  expect(await userOn(page), 'logged out').toBeNull();
  await page.getByLabel(t.account.phone).fill(phone);
  await page.getByLabel(t.account.password, { exact: true }).fill('demo-player');
  await page.getByRole('button', { name: t.account.login }).click();
  await expect(page.getByRole('banner').getByText('Ma Thiri')).toBeVisible();
  const first = await userOn(page);
  for (const field of FIELDS) expect.soft(first, field).toHaveProperty(field);
  expect.soft(first?.['token'], 'logged in means a token').toMatch(/./);

  await page.goto('/profile');
  await page.getByRole('button', { name: t.account.edit_profile }).click();
  await page.getByLabel(t.account.name).fill('Ma Thiri Win');
  await page.getByRole('button', { name: t.account.save }).click();
  await expect(page.getByText(t.said.profile_saved)).toBeVisible();
  const second = await userOn(page);
  expect.soft(second, 'merged').toMatchObject({ name: 'Ma Thiri Win', token: first?.['token'], user_code: first?.['user_code'] });

  await page.getByRole('button', { name: t.account.logout }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.account.logout }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: t.shell.bar.login, exact: true })).toBeVisible();
  expect(await userOn(page), 'removed').toBeNull();
});

test('moving money sets both balances, on the phone that moves it and on another', async ({ phoneOf, house }) => {
  const token = await house.session('09420000014');
  const page = await phoneOf({ language: 'en', token });
  const other = await phoneOf({ language: 'en', token });
  await other.goto('/wallet');
  await page.goto('/wallet');
  const before = await userOn(page);
  for (const [direction, sign] of [
    ['in', -1],
    ['out', 1],
  ] as const) {
    const from = await userOn(page);
    await page.getByRole('button', { name: t.wallet.transfer[direction], exact: true }).click();
    await page.getByLabel(t.wallet.transfer.amount, { exact: true }).fill('1500');
    await page.getByRole('button', { name: t.wallet.transfer.send, exact: true }).click();
    const main = kyat(from, 'balance') + sign * 1500;
    const game = kyat(from, 'game_balance') - sign * 1500;
    for (const phone of [page, other]) {
      await expect.soft(phone.getByTestId('main-balance')).toHaveText(Math.floor(main).toLocaleString('en'));
      await expect.soft(phone.getByTestId('wallet-game')).toHaveText(Math.floor(game).toLocaleString('en'));
      const kept = await userOn(phone);
      expect.soft([kyat(kept, 'balance'), kyat(kept, 'game_balance')], direction).toEqual([main, game]);
    }
  }
  expect(kyat(await userOn(page), 'balance')).toBe(kyat(before, 'balance'));
});

test('claiming the game referral amount moves its whole kyat to the balance', async ({ phoneOf, house }) => {
  const page = await phoneOf({ language: 'en', token: await house.session('09420000003') });
  await page.goto('/referral');
  const before = await userOn(page);
  const amount = Math.floor(kyat(before, 'game_refer_amt'));
  expect(amount, 'the demo has earned something').toBeGreaterThan(0);
  await page.getByRole('button', { name: t.person.refer.claim }).click();
  await expect(page.getByText(t.said.referral_claimed)).toBeVisible();
  await expect.poll(async () => kyat(await userOn(page), 'balance')).toBe(kyat(before, 'balance') + amount);
  // The balance may be told by an event, before the profile that says what is left.
  await expect.poll(async () => Math.floor(kyat(await userOn(page), 'game_refer_amt')), 'nothing is left to claim').toBe(0);
});

test('the profile is asked for on start, at every route, by the refresh icon, and when the tab is looked at again', async ({
  phoneOf,
  house,
}) => {
  const page = await phoneOf({ language: 'en', token: await house.session('09420000001') });
  const bearers = new Map<string, string | undefined>();
  page.on('request', (request) => {
    if (request.url().includes('/api/')) bearers.set(new URL(request.url()).pathname, request.headers()['authorization']);
  });
  let answers = 0;
  const isProfile = (url: string) => url.endsWith('/api/user/profile');
  page.on('response', (answer) => isProfile(answer.url()) && expect.soft(answer.status()).toBe(200));
  page.on('requestfinished', (request) => {
    if (isProfile(request.url())) answers += 1;
  });
  // One that still runs is not asked twice: what is asked for next begins when the page has taken the answer.
  const expectAsked = async (why: string, act: () => Promise<unknown>) => {
    const before = answers;
    await act();
    await expect.poll(() => answers, why).toBeGreaterThan(before);
    await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle())));
  };
  await expectAsked('on start', () => page.goto('/'));
  for (const path of ['/slot', '/fishing', '/point', '/']) await expectAsked(path, () => follow(page, path));
  await expectAsked('by the refresh icon', () => page.getByRole('button', { name: t.shell.bar.refresh }).click());
  await expectAsked('when looked at again', () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))));

  await page.getByRole('button', { name: /^Promotion/ }).click();
  await expect.poll(() => bearers.has('/api/weekly/promo_maintain')).toBe(true);
  for (const [path, bearer] of bearers) {
    if ([...PUBLIC, ...PUBLIC_TOO].some((it) => it.test(path))) expect.soft(bearer, path).toBeUndefined();
    if (path.startsWith('/api/user/')) expect.soft(bearer, path).toMatch(/^Bearer /);
  }
});

test('a category and a provider replace the lists of the one before', async ({ phoneOf, house }) => {
  const page = await phoneOf({ language: 'en' });
  const main = page.getByRole('main');
  // Tiles of games name their provider too, at the end.
  const provider = (name: string) => main.getByRole('link', { name: new RegExp(`^${name}`) });
  await page.goto('/slot');
  const providers = await namesOf(house, '/api/g/providers/1');
  const fishing = await namesOf(house, '/api/g/providers/8');
  for (const name of providers) await expect.soft(provider(name), `/slot: ${name}`).toBeVisible();
  for (const game of ['Golden Pagoda', 'Mogok Ruby'])
    await expect.soft(main.getByRole('link', { name: game }).first(), 'games of all').toBeVisible();
  await main.getByRole('link', { name: t.games.categories.fishing }).click();
  for (const name of fishing) await expect.soft(provider(name), `/fishing: ${name}`).toBeVisible();
  for (const name of providers.filter((it) => !fishing.includes(it))) {
    await expect.soft(provider(name), `/fishing: no ${name}`).toHaveCount(0);
  }
  await provider(fishing[0] ?? 'none').click();
  await expect.soft(main.getByRole('link', { name: 'Ayeyar Fishing' }), 'its games').toBeVisible();
  await expect.soft(main.getByRole('link', { name: 'Golden Pagoda' }), 'not those of slots').toHaveCount(0);
});

async function namesOf(house: House, path: string): Promise<string[]> {
  const { data } = await house.ask('GET', path);
  return (data as unknown as { name: string }[]).map(({ name }) => name);
}
