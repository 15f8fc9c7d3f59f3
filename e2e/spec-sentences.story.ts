import type { Page } from '@playwright/test';
import { follow, type House, takenOver, test } from './house.ts';
import { expect } from './stage.ts';
import { type AppTexts, asItSays, beginsWith, LANGUAGES, texts } from './texts.ts';

// The specification's sections 5 and 8: what is told when something does not go, and what when it does.

/** The specification's own sentences, and the phrases that say them. */
const SENTENCES: readonly (readonly [words: string, phrase: (t: AppTexts) => string])[] = [
  ['Please set amount first.', (t) => t.lottery.amount_not_set],
  ['Please set amount first.', (t) => t.refusals.amount_not_set],
  ['Betting has been closed.', (t) => t.lottery.betting_closed],
  ['Betting has been closed.', (t) => t.refusals.betting_closed],
  ['No digit data, lottery closed?', (t) => t.lottery.no_digit_data],
  ['No digit data, lottery closed?', (t) => t.refusals.no_digit_data],
  ['Your account need to be level 2.', (t) => t.wallet.level.needed],
  ['Your account need to be level 2.', (t) => t.refusals.level_two_needed],
  ['Please at least transfer Main to Game once.', (t) => t.refusals.transfer_first],
  ['Cannot claim less than 0 Game Referr Amount.', (t) => t.refusals.no_referral_amount],
  ['Need to login first!', (t) => t.lottery.login_needed],
  ['Need to login first!', (t) => t.refusals.login_needed],
  ['Section closed!', (t) => t.lottery.section_closed],
  ['Section closed!', (t) => t.refusals.section_closed],
  ['Something went wrong!', (t) => t.shell.went_wrong],
  ['Session Expired, Please Login Again!', (t) => t.shell.session_expired],
  ['Cashin request sent!', (t) => t.said.cash_in_sent],
  ['Cashout request sent!', (t) => t.said.cash_out_sent],
  ['Your password has been changed successfully!', (t) => t.said.password_changed],
  ['Verification code sent!', (t) => t.said.code_sent],
];

test('English says the sentences of the specification, letter by letter', () => {
  for (const [words, phrase] of SENTENCES) expect.soft(phrase(texts.en)).toBe(words);
});

for (const language of LANGUAGES) {
  const t = texts[language];

  test(`a visitor's bet, a missing amount and a closed lottery are told (${language})`, async ({ phoneOf }) => {
    const page = await phoneOf({ language });
    await page.clock.install();
    await page.goto('/two/lottery');
    await page.getByRole('button', { name: /^07,/ }).click();
    await page.getByRole('button', { name: t.lottery.bet, exact: true }).click();
    await expect.soft(page.getByRole('dialog').getByText(t.lottery.amount_not_set)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '500', exact: true }).click();
    await page.getByRole('button', { name: t.lottery.bet, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.lottery.login }).click();
    await expectToast(page, t.lottery.login_needed);
    await expect.soft(page).toHaveURL(/[/]login$/);

    // Nothing answers: an answer would set the phone's clock right before its countdown has run out.
    await page.route('**/api/**', () => {});
    // As on the first visit: the server does not know the phone's language, and draws the page in Burmese.
    await page.context().clearCookies();
    await page.goto('/two/lottery');
    await expect(page.getByRole('button', { name: /^07,/ })).toBeVisible();
    // The server's page has no clock: the countdown runs once the app has taken it over.
    await takenOver(page);
    // Past the closing of the section at eleven.
    await page.clock.fastForward('02:00:00');
    await expectToast(page, t.lottery.section_closed);
    await page.unroute('**/api/**');

    // Followed from another screen, so that the app asks itself and takes over nothing that the server drew.
    await page.route('**/api/new_two_d', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), game: 'close' } });
    });
    await page.goto('/login');
    await follow(page, '/two/lottery');
    await expect.soft(page.getByText(t.lottery.betting_closed)).toBeVisible();
    await page.route('**/api/section', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), data: [] } });
    });
    await page.goto('/login');
    await follow(page, '/two/lottery');
    await expect.soft(page.getByText(t.lottery.no_digit_data)).toBeVisible();
  });

  test(`a new player is told what is missing, and what the server says of a claim (${language})`, async ({ phoneOf, house }) => {
    const { token } = await house.newcomer();
    const page = await phoneOf({ language, token });
    await page.goto('/cashout');
    await expect.soft(page.getByRole('status').filter({ hasText: t.wallet.level.needed })).toBeVisible();
    await follow(page, '/play/slot/1006/golden_pagoda');
    await expect.soft(page.getByRole('alert').filter({ hasText: asItSays(t.refusals.transfer_first) })).toBeVisible();
    await follow(page, '/referral');
    await page.getByRole('button', { name: t.person.refer.claim }).click();
    await expectToast(page, t.refusals.no_referral_amount);
    await follow(page, '/point');
    // Whether the week is being worked out on the story's day or not: the server is asked, and its words are shown.
    await page.route('**/api/weekly/promo_maintain', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), data: { is_maintain: '0' } } });
    });
    const claimed = page.waitForResponse('**/api/promotion/claim');
    await page.getByRole('button', { name: beginsWith(t.shell.bar.promotion) }).click();
    await expectToast(page, ((await (await claimed).json()) as { message: string }).message);

    await page.goto('/cashin');
    await page.getByLabel(t.account.cashin.holder).fill('Ma Thiri');
    await page.getByLabel(t.account.cashin.transaction).fill(language === 'en' ? '715201' : '715202');
    await page.getByLabel(t.account.cashin.amount, { exact: true }).fill('20000');
    await page.getByRole('button', { name: t.account.cashin.send }).click();
    await expectToast(page, t.said.cash_in_sent);
    await page.goto('/level-two');
    const photo = { name: 'app.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') };
    await page.getByLabel(t.wallet.level.choose).setInputFiles(photo);
    await expect.soft(page.getByText(t.person.photo.cannot_open), 'a file that is no picture').toBeVisible();
    await expect.soft(page.getByRole('button', { name: t.wallet.level.send })).toHaveCount(0);
    // A GIF is a picture for the phone, and none that the house takes.
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    await page.getByLabel(t.wallet.level.choose).setInputFiles({ name: 'app.gif', mimeType: 'image/gif', buffer: gif });
    await page.getByRole('button', { name: t.wallet.level.send }).click();
    await expect.soft(page.getByText(asItSays(t.refusals.image_not_valid)), 'what the server says of the photo').toBeVisible();
    await page.goto('/password');
    await page.getByLabel(t.account.old_password, { exact: true }).fill('not-my-password');
    await page.getByLabel(t.account.new_password, { exact: true }).fill('another-good-password');
    await page.getByLabel(t.account.confirm_password, { exact: true }).fill('another-good-password');
    await page.getByRole('button', { name: t.account.set_password }).click();
    await expect.soft(page.getByText(asItSays(t.refusals.password_wrong)), 'what the server says of the password').toBeVisible();
    await page.getByLabel(t.account.old_password, { exact: true }).fill('demo-player');
    await page.getByRole('button', { name: t.account.set_password }).click();
    await expectToast(page, t.said.password_changed);

    // The start of the page asks as well: its sentence would go just when the finger's would be the same, which is not said twice.
    const started = page.waitForResponse('**/api/user/profile');
    await page.goto('/point');
    await started;
    await page.route('**/api/user/profile', (route) => route.fulfill({ status: 500, json: { code: 'internal', message: 'no' } }));
    await page.getByRole('button', { name: t.shell.bar.refresh }).click();
    await expectToast(page, t.shell.went_wrong);
    await page.unroute('**/api/user/profile');
    await house.ask('POST', '/api/user/logout', { token });
    await follow(page, '/profile');
    await expectToast(page, t.shell.session_expired);
    await expect.soft(page).toHaveURL(/[/]login$/);
    expect.soft(await page.evaluate(() => localStorage.getItem('user_info')), 'the session is cleared').toBeNull();

    await page.goto('/forgetpwd');
    await page.getByLabel(t.account.phone).fill(language === 'en' ? '09420000003' : '09420000036');
    await page.getByRole('button', { name: t.account.send_code }).click();
    await expectToast(page, t.said.code_sent);
  });

  test(`while the weekly promotion is worked out, none is claimed; then the server's message is a success (${language})`, async ({
    phoneOf,
    house,
  }) => {
    const page = await phoneOf({ language, token: await house.session('09420000001') });
    let claims = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/promotion/claim')) claims += 1;
    });
    await page.route('**/api/weekly/promo_maintain', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), data: { is_maintain: '1' } } });
    });
    await page.goto('/point');
    await page.getByRole('button', { name: beginsWith(t.shell.bar.promotion) }).click();
    await expectToast(page, t.rewards.promotion.maintain);
    expect(claims).toBe(0);

    const told = { result: 1, status: 200, success: true, message: `So says the server (${language}).` };
    await page.route('**/api/promotion/claim', (route) =>
      route.fulfill({ json: { ...told, balance: '1.00', p_balance: '0.00', claimed: '1.00' } }),
    );
    await page.unroute('**/api/weekly/promo_maintain');
    await page.route('**/api/weekly/promo_maintain', (route) => route.fulfill({ json: { ...told, data: { is_maintain: '0' } } }));
    await page.getByRole('button', { name: beginsWith(t.shell.bar.promotion) }).click();
    await expect.soft(page.getByRole('status').filter({ hasText: told.message }), 'the message is shown as a success').toBeVisible();
  });
}

test('a cash-out that is sent is told, in both languages', async ({ phoneOf, house }) => {
  const token = await house.session('09420000002');
  for (const language of LANGUAGES) {
    const t = texts[language];
    await rejectCashOuts(house, token);
    const page = await phoneOf({ language, token });
    await page.goto('/cashout');
    await page.getByLabel(t.account.cashin.amount, { exact: true }).fill('5000');
    await page.getByLabel(t.wallet.cashout.holder).fill('Aung Kyaw');
    await page.getByLabel(t.wallet.cashout.account_number).fill('09799111222');
    await page.getByLabel(t.account.password, { exact: true }).fill('demo-player');
    await page.getByRole('button', { name: t.wallet.cashout.send }).click();
    await expectToast(page, t.said.cash_out_sent);
  }
  await rejectCashOuts(house, token);
});

/** A player may have one waiting cash-out. */
async function rejectCashOuts(house: House, token: string): Promise<void> {
  const { data } = await house.ask('GET', '/api/user/cash_out_history', { token });
  const waiting = (data as unknown as { id: number; status: string }[]).filter(({ status }) => status === 'Pending');
  for (const { id } of waiting) {
    const body = { reason: 'One at a time' };
    await house.ask('POST', `/api/console/cash-out/${id}/reject`, { token: await house.operator('finance'), body });
  }
}

async function expectToast(page: Page, text: string): Promise<void> {
  const toasts = page.getByRole('alert').or(page.getByRole('status'));
  await expect.soft(toasts.filter({ hasText: asItSays(text) }).first(), text).toBeVisible();
}
