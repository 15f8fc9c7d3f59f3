import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ask, askIn, confirmDeed, newPlayer, operatorToken, payIn } from './calls.ts';
import { test } from './house.ts';
import { goTo, logIn, lookAtCashIn, resumeOperator, speak } from './people.ts';
import { expect, type Stage } from './stage.ts';
import { STORY_DAY } from './story-day.ts';

const HOLDER = 'Ko Thant';
/** How the referrer sees the name of "Ma Friend". */
const FRIEND = 'Ma***';

/** A photo such as a player sends: the page of a payment app. */
function drawPhoto(name: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="640"><rect width="360" height="640" fill="#14509b"/>
    <text x="180" y="300" font-size="30" text-anchor="middle" fill="#fff">${name}</text></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

async function sendPhoto(page: Page, name: string): Promise<void> {
  await page
    .getByLabel(/^Choose (a|another) photo$/)
    .setInputFiles({ name: 'app.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto(name) });
  await page.getByRole('button', { name: 'Send the photo' }).click();
  await expect(page.getByText('Your photo is being looked at. You will be told the answer.')).toBeVisible();
}

async function askCashOut(page: Page, stage: Stage, kyat: string): Promise<void> {
  await goTo(page, stage, '/cashout');
  await page.getByLabel('Amount', { exact: true }).fill(kyat);
  await page.getByLabel('Holder name').fill(HOLDER);
  await page.getByLabel('Account number').fill('09450000021');
  await page.getByLabel('Password', { exact: true }).fill('demo-player');
  await page.getByRole('button', { name: 'Cash out', exact: true }).click();
  await expect(page.getByText('Your cash out is being worked on')).toBeVisible();
}

test('level 2 by photo and a cash-out are decided while the player looks on', async ({ page, operator, browser, stage }) => {
  await speak(page, 'en');
  const phone = '09450000021';
  await payIn(stage, await newPlayer(stage, { phone, name: HOLDER }), { kyat: 50_000, transaction_id: '700021' });
  await logIn(page, stage, phone);
  await goTo(page, stage, '/cashout');
  await expect(page.getByText('Your account need to be level 2.')).toBeVisible();
  await page.getByRole('link', { name: 'Upgrade to level 2' }).click();
  await sendPhoto(page, 'blurred');

  await resumeOperator(operator, stage, 'finance');
  const rowOf = (queue: Page, name: string) => queue.getByRole('row').filter({ hasText: name });
  const decide = async (queue: Page, path: string, action: string) => {
    await queue.goto(new URL(path, stage.console_url).href);
    await rowOf(queue, HOLDER).getByRole('button', { name: action }).click();
    return queue.getByRole('dialog');
  };
  // By keys alone: the newest request is the last of the queue, and the one before it has the focus once it is decided.
  const reach = async () => {
    await operator.goto(new URL('/level-two', stage.console_url).href);
    const deed = rowOf(operator, HOLDER).getByRole('button', { name: 'Approve' });
    await expect(deed).toBeVisible();
    await operator.keyboard.press('k');
    await expect(deed).toBeFocused();
  };
  await reach();
  await operator.keyboard.press('k');
  const other = rowOf(operator, '王美玲').getByRole('button', { name: 'Approve' });
  await expect(other).toBeFocused();
  await operator.keyboard.press('j');
  await operator.keyboard.press('r');
  let dialog = operator.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: `What ${HOLDER} sent` })).toBeVisible();
  await operator.keyboard.press('j');
  await dialog.getByRole('button', { name: 'Reject' }).press('Enter');
  await expect(other).toBeFocused();
  await expect(page.getByText('Your photo for level 2 was not accepted').first()).toBeVisible();
  await expect(page.getByRole('alert').getByText('The name cannot be read on the photo.', { exact: true })).toBeVisible();
  await sendPhoto(page, HOLDER);
  await reach();
  await operator.keyboard.press('Enter');
  dialog = operator.getByRole('dialog');
  await dialog.getByLabel('Name on the photo').fill(HOLDER);
  await dialog.getByRole('button', { name: 'Make level 2' }).click();
  await expect(page.getByText('Your account is level 2.')).toBeVisible();

  // Held at once, paid by an operator who did not approve the level; a second one is rejected and comes back.
  const payer = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await resumeOperator(payer, stage, 'owner');
  await askCashOut(page, stage, '20000');
  dialog = await decide(payer, '/cash-outs', 'Pay');
  await dialog.getByLabel('Transaction ID of the payment').fill('KBZ-770021');
  await dialog.getByRole('button', { name: 'The money is sent' }).click();
  await expect(page.getByText('20,000 Ks were paid to your account.')).toBeVisible();
  await page.getByRole('button', { name: 'New cash out' }).click();
  await askCashOut(page, stage, '10000');
  await goTo(page, stage, '/wallet');
  await expect(page.getByTestId('main-balance')).toHaveText('20,000');
  await goTo(page, stage, '/cashout');
  await expect(page.getByText('Your cash out is being worked on')).toBeVisible();
  dialog = await decide(payer, '/cash-outs', 'Reject');
  await dialog.getByRole('radio', { name: 'Another reason' }).check();
  await dialog.getByLabel('Reason for the player').fill('The number belongs to somebody else.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText(/Rejected: The number belongs to somebody else\./)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toBeVisible();
  await page.getByRole('button', { name: 'Correct and send again' }).click();
  await expect(page.getByLabel('Amount', { exact: true }), 'as it was asked for').toHaveValue('10000');
  await expect(page.getByLabel('Password', { exact: true }), 'never kept').toHaveValue('');
  await goTo(page, stage, '/wallet');
  await expect(page.getByTestId('main-balance')).toHaveText('30,000');
  await goTo(page, stage, '/cashout-history');
  await expect(page.getByText('10,000').first()).toBeVisible();
  await expect(page.getByText('20,000').first()).toBeVisible();
});

test('a photo that arrived though its answer was lost on the way is not said to have gone wrong', async ({ page, house }) => {
  await speak(page, 'en');
  const phone = '09450000022';
  await newPlayer(house, { phone, name: HOLDER });
  await logIn(page, house, phone);
  await goTo(page, house, '/level-two');
  let wrong = 0;
  await page.exposeFunction('noteWrong', () => void wrong++);
  await page.evaluate(() => {
    const look = () => document.body.textContent.includes('went wrong') && (window as unknown as { noteWrong: () => void }).noteWrong();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await page.route(
    '**/api/user/lvl_2',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await sendPhoto(page, HOLDER);
  await page.waitForTimeout(1_000);
  expect(wrong).toBe(0);
});

test('a photo that a slow phone takes its time to make smaller is sent once, however often it is tapped', async ({ page, house }) => {
  await speak(page, 'en');
  const phone = '09450000023';
  await newPlayer(house, { phone, name: HOLDER });
  await logIn(page, house, phone);
  await page.addInitScript(() => {
    const decode = HTMLImageElement.prototype.decode;
    HTMLImageElement.prototype.decode = async function slowly() {
      await new Promise((done) => setTimeout(done, 1_500));
      return decode.call(this);
    };
  });
  await goTo(page, house, '/level-two');
  const sent: string[] = [];
  page.on('request', (it) => {
    if (it.url().endsWith('/api/user/lvl_2')) sent.push(it.method());
  });
  await page.getByLabel('Choose a photo').setInputFiles({ name: 'app.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto(HOLDER) });
  const send = page.getByRole('button', { name: 'Send the photo' });
  await send.click();
  await send.dispatchEvent('click');
  await expect(page.getByText('Your photo is being looked at. You will be told the answer.')).toBeVisible();
  expect(sent).toEqual(['POST']);
});

test('what a player was told leads to where it can be seen', async ({ page, stage }) => {
  await speak(page, 'en');
  await logIn(page, stage, '09420000002');
  for (const [told, path] of [
    [/^You have won/, '/betslip?lottery=2D'],
    [/^Cash in approved/, '/cashin-history'],
    [/^Your account is now level 2/, '/level-two'],
    [/^Weekly promotion/, '/promotion'],
  ] as const) {
    await goTo(page, stage, '/notifications');
    await page.getByRole('link', { name: told }).first().click();
    await expect(page).toHaveURL(new URL(path, stage.player_url).href);
    await page.goBack();
    await expect(page).toHaveURL(/notifications$/);
  }
});

test('what is told while nobody looks at the tab stays unread until somebody does', async ({ house, phoneOf }) => {
  const { token } = await house.newcomer();
  const page = await phoneOf({ language: 'en', token });
  await page.goto('/notifications');
  await expect(page.getByText('No notifications')).toBeVisible();
  const look = (visibility: 'hidden' | 'visible') =>
    page.evaluate((is) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => is });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibility);
  await look('hidden');
  for (const transaction_id of ['700951', '700952', '700953']) {
    await payIn(house, token, { kyat: 1_000, transaction_id });
    const { unread, data } = await house.ask('GET', '/api/user/notifications', { token });
    const told_count = Object.keys(data).length;
    expect(unread).toBe(told_count);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(told_count);
  }
  await look('visible');
  await page.getByRole('button', { name: 'Back' }).click();
  // The dot of the bell is gone, and with it their number.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
});

test('a picture whose way was lost is chosen again, and sent again', async ({ house, phoneOf }) => {
  const { token } = await house.newcomer();
  const { data } = await house.ask('POST', '/api/user/conversations', { token, body: { subject: 'other', text: 'See my picture.' } });
  const page = await phoneOf({ language: 'en', token });
  await page.goto(`/conversations?id=${data['id']}`);
  await page.route('**/api/user/conversations/*/image', (route) => route.abort(), { times: 1 });
  const field = page.getByLabel('Add a picture');
  const picture = { name: 'app.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto(HOLDER) };
  await field.setInputFiles(picture);
  await expect(page.getByText('Something went wrong!')).toBeVisible();
  // A field that still holds it would not tell that the same one was chosen.
  await expect(field).toHaveValue('');
  await field.setInputFiles(picture);
  await expect(page.getByRole('img', { name: 'A picture' })).toBeVisible();
});

test("a friend's bet pays when it settles, and what games of friends earned is claimed once", async ({ page, stage }) => {
  await speak(page, 'en');
  await logIn(page, stage, '09420000001');
  await goTo(page, stage, '/referral');
  const amount = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Game refer amount' }) });
  const earned = Number(String(await amount.locator('.amount').first().textContent()).replace(/\D/g, ''));
  expect(earned).toBeGreaterThan(0);
  // The answer says what is left, however long the profile after it is on its way.
  const profile = Promise.withResolvers<void>();
  await page.route('**/api/user/profile', (route) => profile.promise.then(() => route.continue()));
  await amount.getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByText('Your referral amount has been added to your balance.')).toBeVisible();
  await expect(amount.locator('.amount').first()).toHaveText(/^0\b/);
  profile.resolve();
  await amount.getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByText('Cannot claim less than 0 Game Referr Amount.')).toBeVisible();

  // A new friend bets; what it earns comes with the result and not before.
  const referral = String(await page.evaluate(() => JSON.parse(localStorage.getItem('user_info') ?? '{}').referral));
  const token = await newPlayer(stage, { phone: '09450000031', name: 'Ma Friend', referral });
  await payIn(stage, token, { kyat: 20_000, transaction_id: '700031' });
  const body = { section: '12:01 PM', date: STORY_DAY, bet_obj: [{ bet_number: '07', amount: 10_000 }] };
  await ask(stage.player_url, '/api/user/betting', { token, body, key: 'story-friend-bet' });
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: FRIEND })).toHaveCount(0);
  await stage.moveClock(`${STORY_DAY}T12:01:40+06:30`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: FRIEND })).toContainText('100', { timeout: 3_000 });
  }).toPass({ timeout: 45_000 });
});

test('where the licence of the house has ended its players read so on home, above the numbers and on the cash-in, and are offered no bet', async ({
  page,
  stage,
}) => {
  await speak(page, 'en');
  await logIn(page, stage, '09420000002');
  const says = page.getByText('This house has no valid licence now: no bets and no cash-ins are taken.');
  await goTo(page, stage, '/');
  const tiles = page.getByRole('region', { name: 'Lotteries' });
  await expect(tiles.getByText('Play', { exact: true }).first()).toBeVisible();
  // The page is not asked for again: it changes by itself.
  await endLicence(stage);
  await expect(tiles.getByRole('link').first()).toContainText('Closed');
  await expect(says.first(), 'the running text').toBeInViewport();
  await expect(tiles.getByText('Play', { exact: true })).toHaveCount(0);
  await goTo(page, stage, '/two/lottery');
  await expect(says, 'where numbers are chosen').toBeInViewport();
  await page.getByRole('button', { name: /^07,/ }).click();
  await page.getByRole('button', { name: '1,000', exact: true }).click();
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  const list = page.getByRole('dialog');
  await expect(list.getByText(/^This house has no valid licence now/)).toBeVisible();
  await expect(list.getByRole('link', { name: 'Service' }), 'where the house is asked').toBeVisible();
  await expect(list.getByRole('button', { name: 'Confirm' }), 'nothing is sent that would be refused').toHaveCount(0);
  await goTo(page, stage, '/cashin');
  await expect(says).toBeVisible();
  await expect(page.getByText('Please transfer to the following account.'), 'no account to pay to').toBeHidden();
});

/** Two owners enter a licence whose last day has passed. */
async function endLicence(stage: Stage): Promise<void> {
  const token = await operatorToken(stage, 'owner');
  const body = { reference: 'GL-2026-001', expires_on: '2026-01-31' };
  const asked = await ask<{ deed_id: number }>(stage.console_url, '/api/console/licence', { token, body });
  await confirmDeed(stage, asked.deed_id, await operatorToken(stage, 'owner-b'));
}

test('a lower limit counts at once, a higher one a day later; a time-out stops bets and not the login; the phone changes', async ({
  page,
  stage,
}) => {
  await speak(page, 'en');
  const phone = '09420000002';
  await logIn(page, stage, phone);
  await goTo(page, stage, '/limits');
  const stakes = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Stakes', exact: true }) });
  const set = async (kyat: string) => {
    await stakes.getByRole('button', { name: /^Daily/ }).click();
    await page.getByLabel('At most, in kyat').fill(kyat);
    await page.getByRole('button', { name: 'Set the limit' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await set('5000');
  await set('3000');
  await expect(stakes.getByText(/of 3,000\sKs/)).toBeVisible();
  await set('9000');
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText(/^Asked for: 9,000\sKs\. You can confirm it from/),
  ).toBeVisible();
  await expect(stakes.getByText(/of 3,000\sKs/)).toBeVisible();
  await expect(stakes.getByText(/Asked for: 9,000\sKs/)).toBeVisible();
  await expect(stakes.getByRole('button', { name: /Confirm 9,000\sKs/ })).toHaveCount(0);
  await stage.moveClock({ advance_ms: 24 * 3_600_000 + 60_000 });
  await page.reload();
  await stakes.getByRole('button', { name: /Confirm 9,000\sKs/ }).click();
  await expect(stakes.getByText(/of 9,000\sKs/)).toBeVisible();

  // A promotion of cash-in goes along to the form.
  await goTo(page, stage, '/promotion');
  await page.getByRole('link', { name: 'Cash in with it' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Promo code' })).toHaveValue('SHWE10');
  await goTo(page, stage, '/limits');

  // The break of a day: bets are refused, the account stays open.
  await page.getByRole('button', { name: 'Take a break of 1 day' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take a break of 1 day' }).click();
  await expect(page.getByText(/You are taking a break\. Until/)).toBeInViewport();
  await goTo(page, stage, '/cashin');
  await expect(page.getByText(/^You have stopped playing until/)).toBeVisible();
  await expect(page.getByText('Please transfer to the following account.'), 'no account to pay to').toBeHidden();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('user_info'));
  await logIn(page, stage, phone);
  await goTo(page, stage, '/two/lottery');
  await expect(page.getByText(/^You have stopped playing until/), 'said where numbers are chosen').toBeInViewport();
  await page.getByRole('button', { name: /^07,/ }).click();
  await page.getByRole('button', { name: '1,000', exact: true }).click();
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  const list = page.getByRole('dialog');
  await expect(list.getByText(/^You have stopped playing until/)).toBeVisible();
  await expect(list.getByRole('link', { name: 'Limits and protection' }), 'where the end of it is seen').toBeVisible();
  await expect(list.getByRole('button', { name: 'Confirm' }), 'nothing is sent that would be refused').toHaveCount(0);
  await goTo(page, stage, '/promotion');
  await expect(page.getByText('Weekly promotion', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Promotions of cash in' }), 'who has stopped is not asked to pay in').toHaveCount(0);

  // A new phone, by its code; the old one no longer opens the account.
  await goTo(page, stage, '/change-phone');
  await page.getByLabel('New phone number').fill('09450000041');
  await page.getByLabel('Password', { exact: true }).fill('demo-player');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByLabel('Code of 6 digits')).toBeVisible();
  // Another phone that no code can be sent to is not waited for.
  await page.getByRole('button', { name: 'Change the phone number' }).click();
  await page.route('**/api/user/send_otp', (route) => route.abort(), { times: 1 });
  await page.getByLabel('New phone number').fill('09450000042');
  await page.getByLabel('Password', { exact: true }).fill('demo-player');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText(/went wrong/)).toBeVisible();
  await expect(page.getByLabel('New phone number')).toHaveValue('09450000042');
  await page.getByLabel('New phone number').fill('09450000041');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByLabel('Code of 6 digits').fill(await stage.codeOf('09450000041'));
  await expect(page.getByText('Your phone number has been changed.')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('user_info'));
  await logIn(page, stage, '09450000041');
  await ask(stage.player_url, '/api/user/check_phone', { body: { phone: '09450000041' } });
});

test('a blocked player is logged out and stays out; two operators do not work on one cash-in', async ({
  page,
  operator,
  stage,
  browser,
}) => {
  await speak(page, 'en');
  const phone = '09420000003';
  await logIn(page, stage, phone);
  await goTo(page, stage, '/profile');
  const found = await ask<{ data: { id: number }[] }>(stage.console_url, `/api/console/players?search=${phone}`, {
    token: await operatorToken(stage, 'finance'),
  });
  await resumeOperator(operator, stage, 'finance');
  await operator.goto(new URL(`/players/${found.data[0]?.id}`, stage.console_url).href);
  await operator.getByRole('button', { name: 'Block', exact: true }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('A story');
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(operator.getByText(/Blocked since/)).toBeVisible();
  // The player touches nothing: the app hears of it.
  await expect(page).toHaveURL(/login/);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill('demo-player');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('This account is blocked. Please contact the service.')).toBeVisible();
  await expect(page).toHaveURL(/login/);

  // The operator who opens a cash-in that waits has it until they leave it.
  await askIn(stage, await newPlayer(stage, { phone: '09450000051', name: 'Ma Waits' }), { kyat: 10_000, transaction_id: '700051' });
  const theirs = await lookAtCashIn(operator, stage, 'Story Holder');
  await theirs.getByRole('button', { name: 'Reject' }).click();
  await expect(operator.getByRole('dialog')).toBeVisible();
  const second = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const other = await second.newPage();
  await resumeOperator(other, stage, 'owner');
  const request = await lookAtCashIn(other, stage, 'Story Holder');
  await expect(request.getByRole('button', { name: 'Reject' })).toBeDisabled();
  await expect(request).toContainText('finance');
  await operator.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(request.getByRole('button', { name: 'Reject' })).toBeEnabled({ timeout: 30_000 });
  await second.close();
});

test('a statement that is asked for too often says so in the words of the house', async ({ house, phoneOf }) => {
  const { token } = await house.newcomer();
  await payIn(house, token, { kyat: 1_000, transaction_id: '700961' });
  const page = await phoneOf({ language: 'en', token });
  await page.goto('/statement');
  const save = page.getByRole('button', { name: 'Download (CSV)' });
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(file.suggestedFilename()).toMatch(/^statement-.+\.csv$/);
  expect(await readFile(String(await file.path()), 'utf8')).toContain('cash_in');
  const address = new URL('/api/user/statement.csv', house.player_url);
  for (let n = 0; n < 20; n += 1) await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
  await save.click();
  await expect(page.getByText('Too many tries. Please wait a little.')).toBeVisible();
});

test('who leaves the log-in is led home by the next one', async ({ house, phoneOf }) => {
  const page = await phoneOf({ language: 'en' });
  await page.goto('/sessions');
  await expect(page).toHaveURL(/[/]login$/);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Phone number').fill('09420000003');
  await page.getByLabel('Password', { exact: true }).fill('demo-player');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByTestId('main-balance')).toBeVisible();
  await expect(page).toHaveURL(house.player_url);
});
