import type { Locator, Page } from '@playwright/test';
import { logIn, speak } from './people.ts';
import { expect, type Stage, test } from './stage.ts';

/** Level 2, with money, an offer's points, a promotion, what friends earned, and a gift. */
const PHONE = '09420000002';
const CHECKED = 'The answer was lost on the way.';

/** Two taps before the screen can say anything: harder than any finger. */
async function tapTwice(button: Locator): Promise<void> {
  await button.evaluate((it: HTMLElement) => {
    it.click();
    it.click();
  });
}

/** The server takes it and its answer is lost, once. Answers the keys it was asked with. */
async function loseAnswer(page: Page, path: string): Promise<string[]> {
  const keys: string[] = [];
  await page.route(`**${path}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  return keys;
}

/** The first request is lost on its way to the server; the next waits until the answered function is called. */
async function loseFirst(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  let is_first = true;
  await page.route(`**${path}`, async (route) => {
    if (is_first) {
      is_first = false;
      return route.abort();
    }
    await gate.promise;
    return route.continue();
  });
  return gate.resolve;
}

/** Does it with two taps and a lost answer: it is being checked, unless an event tells already what came of it, and was one deed. */
async function doOnce(page: Page, { path, tap, told }: { path: string; tap: Locator; told: Locator }): Promise<void> {
  const keys = await loseAnswer(page, path);
  await tapTwice(tap);
  await expect(page.getByText(CHECKED).or(told).first(), path).toBeVisible();
  await expect.poll(() => keys.length, path).toBe(2);
  await expect(told.first(), path).toBeVisible();
  expect(new Set(keys).size, path).toBe(1);
  await page.unroute(`**${path}`);
}

const goTo = (page: Page, stage: Stage, path: string) => page.goto(new URL(path, stage.player_url).href);

async function kept(page: Page, field: string): Promise<number> {
  return Number(await page.evaluate((name) => JSON.parse(localStorage.getItem('user_info') ?? '{}')[name], field));
}

test('two taps and a lost answer are one deed, at every button that moves money', async ({ page, stage }) => {
  await speak(page, 'en');
  await logIn(page, stage, PHONE);

  await goTo(page, stage, '/wallet');
  const had = { main: await kept(page, 'balance'), game: await kept(page, 'game_balance') };
  const amount = page.getByLabel('Amount', { exact: true });
  for (const [direction, path, game] of [
    ['Main to game', '/api/user/transfer_in', had.game + 1500],
    ['Game to main', '/api/user/transfer_out', had.game],
  ] as const) {
    await page.getByRole('button', { name: direction }).click();
    await amount.fill('1500');
    await doOnce(page, { path, tap: page.getByRole('button', { name: 'Transfer', exact: true }), told: amount });
    await expect.poll(() => kept(page, 'game_balance'), path).toBe(game);
  }
  expect(await kept(page, 'balance')).toBe(had.main);

  await goTo(page, stage, '/cashin');
  await page.getByLabel('Holder name').fill('Ko Min Thu');
  await page.getByLabel('Transaction ID (last 6 digits)').fill('778123');
  await amount.fill('10000');
  const waits = page.getByText('Your request is being looked at');
  await doOnce(page, { path: '/api/cash-in', tap: page.getByRole('button', { name: 'Send the request' }), told: waits });

  await goTo(page, stage, '/cashout');
  await amount.fill('5000');
  await page.getByLabel('Holder name').fill('Aung Kyaw');
  await page.getByLabel('Account number').fill('09799111222');
  await page.getByLabel('Password', { exact: true }).fill('not-my-password');
  const send = page.getByRole('button', { name: 'Cash out', exact: true });
  // A no after a lost answer leaves what was typed.
  let seen = await loseFirst(page, '/api/cash-out');
  await send.click();
  await expect(page.getByText(CHECKED)).toBeVisible();
  seen();
  await expect(amount).toBeVisible();
  await expect(amount).toHaveValue('5000');
  await page.getByLabel('Password', { exact: true }).fill('demo-player');
  await page.unroute('**/api/cash-out');
  seen = await loseFirst(page, '/api/cash-out');
  await send.click();
  await expect(page.getByText(CHECKED)).toBeVisible();
  // A player who leaves meanwhile and comes back finds it still being checked, and cannot send it again.
  await page.getByRole('link', { name: /history/i }).click();
  await page.goBack();
  await expect(page.getByText(CHECKED)).toBeVisible();
  await expect(send).toBeHidden();
  seen();
  await expect(page.getByText('Your cash out is being worked on')).toBeVisible();
  await expect.poll(() => kept(page, 'balance')).toBe(had.main - 5000);

  await goTo(page, stage, '/point');
  await page.getByRole('button', { name: 'Claim: Tea money' }).click();
  const points = await kept(page, 'point');
  const claim = page.getByRole('dialog').getByRole('button', { name: 'Claim' });
  await doOnce(page, { path: '/api/point/claim', tap: claim, told: page.getByRole('article').filter({ hasText: 'Exchanged' }) });
  await expect.poll(() => kept(page, 'point')).toBe(points - 20);

  await goTo(page, stage, '/referral');
  const referral = page.getByRole('button', { name: 'Claim' });
  await doOnce(page, { path: '/api/user/claim_game_refer_amt', tap: referral, told: referral });
  await expect.poll(() => kept(page, 'game_refer_amt')).toBe(0);

  await goTo(page, stage, '/promotion');
  // While the week is worked out, soon after the story's clock has moved, no promotion is claimed.
  await page.route('**/api/weekly/promo_maintain', (route) => route.fulfill({ json: { result: 1, data: { is_maintain: '0' } } }));
  const promotion = page.getByRole('main').getByRole('button', { name: 'Claim', exact: true });
  await doOnce(page, { path: '/api/promotion/claim', tap: promotion, told: promotion });

  await goTo(page, stage, '/pocket');
  await page.getByRole('button', { name: 'Draw now' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('switch').uncheck();
  const celebrated = page.getByText(/^Congratulation! You have won [\d,]+ kyat$/);
  const keys = await loseAnswer(page, '/api/pocket/money/claim');
  await tapTwice(modal.getByRole('button', { name: 'Draw now' }));
  await expect(celebrated).toBeAttached();
  expect(new Set(keys).size).toBe(1);

  await goTo(page, stage, '/two/lottery');
  await page.getByRole('button', { name: /^07,/ }).click();
  await page.getByRole('button', { name: '500', exact: true }).click();
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  const bets = await loseAnswer(page, '/api/user/betting');
  await tapTwice(page.getByRole('dialog').getByRole('button', { name: 'Confirm' }));
  await expect(page.getByRole('dialog').getByText('Your bet is accepted.')).toBeVisible();
  expect(bets.length).toBe(2);
  expect(new Set(bets).size).toBe(1);
});
