import type { Locator, Page } from '@playwright/test';
import { ask, confirmDeed, operatorToken } from './calls.ts';
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

const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');

/** The server never hears the call, until the answered function is called: then it does. Keeps the keys that were sent, from any tab. */
async function cutOff(page: Page, path: string): Promise<{ keys: Set<string>; mend: () => Promise<void> }> {
  const keys = new Set<string>();
  const phone = page.context();
  await phone.route(`**${path}`, (route) => {
    keys.add(route.request().headers()['idempotency-key'] ?? '');
    return route.abort();
  });
  const mend = async () => {
    await phone.unroute(`**${path}`);
    await phone.route(`**${path}`, (route) => {
      keys.add(route.request().headers()['idempotency-key'] ?? '');
      return route.continue();
    });
  };
  return { keys, mend };
}

/** Whether the phone's own store has the screenshot. It is looked into only once the app has made it. */
async function isPictureKept(page: Page): Promise<boolean> {
  return await page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some((it) => it.name === 'pictures')) return false;
    return await new Promise<boolean>((done) => {
      const opening = indexedDB.open('pictures');
      opening.onsuccess = () => {
        const reading = opening.result.transaction('kept').objectStore('kept').get('screenshot');
        reading.onsuccess = () => {
          opening.result.close();
          done(reading.result?.file instanceof File);
        };
      };
    });
  });
}

test('what was asked about money outlives the page: it is asked for again, once, and what was typed is still there', async ({
  page,
  stage,
}) => {
  await speak(page, 'en');
  await logIn(page, stage, PHONE);
  const amount = page.getByLabel('Amount', { exact: true });

  await goTo(page, stage, '/wallet');
  const had = { main: await kept(page, 'balance'), game: await kept(page, 'game_balance') };
  const transfer = await cutOff(page, '/api/user/transfer_in');
  await page.getByRole('button', { name: 'Main to game' }).click();
  await amount.fill('1000');
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(page.getByText(CHECKED)).toBeVisible();
  await page.reload();
  await expect(page.getByText(CHECKED)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Transfer', exact: true })).toBeHidden();
  // Another tab knows of it, and sends no second one.
  const other = await page.context().newPage();
  await goTo(other, stage, '/wallet');
  await expect(other.getByText(CHECKED)).toBeVisible();
  await transfer.mend();
  await expect(page.getByText(CHECKED)).toBeHidden();
  await expect(other.getByText(CHECKED)).toBeHidden();
  await expect.poll(() => kept(page, 'game_balance')).toBe(had.game + 1000);
  await other.close();
  expect(transfer.keys.size).toBe(1);

  await goTo(page, stage, '/cashin');
  await page.getByLabel('Holder name').fill('Ko Min Thu');
  await page.getByLabel('Transaction ID (last 6 digits)').fill('01003210012345778124');
  await amount.fill('10000');
  await page.locator('input[type=file]').setInputFiles({ name: 'paid.png', mimeType: 'image/png', buffer: PIXEL });
  const picture = page.getByRole('img', { name: 'Screenshot of the payment' });
  await expect(picture).toBeVisible();
  await expect.poll(() => isPictureKept(page), 'the picture is on the phone').toBe(true);
  await page.reload();
  await expect(amount).toHaveValue('10000');
  await expect(picture).toBeVisible();
  const cashIn = await cutOff(page, '/api/cash-in');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText(CHECKED)).toBeVisible();
  // Told on any screen, by a toast; the picture goes with it.
  await goTo(page, stage, '/profile');
  await cashIn.mend();
  await goTo(page, stage, '/cashin');
  await expect(page.getByText('Your request is being looked at')).toBeVisible();
  await expect(page.getByText('1 screenshot sent')).toBeVisible();
  expect(cashIn.keys.size).toBe(1);

  // The way to pay closes. Who waits is told; who has sent money and has nothing of it on the phone says so by its receipt.
  const token = await operatorToken(stage, 'finance');
  const console = <T>(path: string, body?: object) => ask<T>(stage.console_url, path, { token, ...(body && { body }) });
  const methods = await console<{ data: { id: number; name: string; accounts: { account_number: string }[] }[] }>(
    '/api/console/payment-methods',
  );
  const kbz = methods.data.find((it) => it.name === 'KBZPay');
  const number = kbz?.accounts[0]?.account_number ?? '';
  await console(`/api/console/payment-methods/${kbz?.id}`, { cash_in_open: false });
  await expect(page.getByText('This account takes no more money. Your request stays')).toBeVisible({ timeout: 30_000 });
  const [waits] = (await console<{ data: { id: number }[] }>('/api/console/cash-in?state=pending&search=778124')).data;
  await console(`/api/console/cash-in/${waits?.id}/reject`, { reason: 'It is not in our account.' });
  await expect(page.getByText('Rejected: It is not in our account.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toBeVisible();
  // What was told of it stands in the form again, with the account that was paid and none to pay to.
  await page.getByRole('button', { name: 'Correct and send again' }).click();
  await expect(page.getByLabel('Account you sent it to')).toHaveValue(number);
  await expect(page.getByLabel('Transaction ID (last 6 digits)')).toHaveValue('778124');
  await expect(amount).toHaveValue('10000');
  await page.getByRole('button', { name: 'Not paid yet' }).click();
  await expect(page.getByRole('button', { name: 'KBZPay' })).toBeHidden();
  await page.getByRole('button', { name: 'I have sent money to another account' }).click();
  await page.getByRole('button', { name: 'Another way' }).click();
  await page.getByRole('button', { name: 'KBZPay' }).click();
  await page.getByLabel('Account you sent it to').fill('******0000');
  await page.getByLabel('Transaction ID (last 6 digits)').fill('778125');
  await amount.fill('500');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('This account is not one of ours.')).toBeVisible();
  await page.reload();
  await page.getByLabel('Account you sent it to').fill(`******${number.slice(-4)}`);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Your request is being looked at')).toBeVisible();
  await expect(page.getByText('This account takes no more money. Your request stays')).toBeVisible();
  const { deed_id } = await console<{ deed_id: number }>(`/api/console/payment-methods/${kbz?.id}`, { cash_in_open: true });
  await confirmDeed(stage, deed_id, await operatorToken(stage, 'owner'));

  await goTo(page, stage, '/cashout');
  await amount.fill('5000');
  await page.getByLabel('Holder name').fill('Aung Kyaw');
  await page.getByLabel('Account number').fill('09799111222');
  await page.getByLabel('Password', { exact: true }).fill('demo-player');
  const cashOut = await cutOff(page, '/api/cash-out');
  const send = page.getByRole('button', { name: 'Cash out', exact: true });
  await send.click();
  await expect(page.getByText(CHECKED)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('demo-player');
  await page.reload();
  await cashOut.mend();
  // It never arrived: only the password is missing, and the same request goes out.
  await expect(page.getByText('Your request did not arrive').first()).toBeVisible();
  await expect(amount).toHaveValue('5000');
  await page.getByLabel('Password', { exact: true }).fill('demo-player');
  await send.click();
  await expect(page.getByText('Your cash out is being worked on')).toBeVisible();
  expect(cashOut.keys.size).toBe(1);
  await page.getByRole('button', { name: 'New cash out' }).click();
  await expect(page.getByLabel('Account number')).toHaveValue('09799111222');
  await expect(amount).toHaveValue('');
  await expect.poll(() => kept(page, 'balance')).toBe(had.main - 6000);

  // Who logs out takes what they asked along.
  const cut = await cutOff(page, '/api/user/transfer_in');
  await goTo(page, stage, '/wallet');
  await amount.fill('1000');
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(page.getByText(CHECKED)).toBeVisible();
  await goTo(page, stage, '/profile');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('money:')))).toEqual([]);
  expect(cut.keys.size).toBe(1);
});
