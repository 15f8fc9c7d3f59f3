import { test } from './house.ts';
import { goTo, speak } from './people.ts';
import { expect } from './stage.ts';

test('who came without a code tells it once in their profile, and is asked no more', async ({ phoneOf, house }) => {
  const friend = await house.ask('GET', '/api/user/profile', { token: await house.session('09420000001') });
  const page = await phoneOf({ language: 'en', token: (await house.newcomer()).token });
  await page.goto('/profile');
  const edit = page.getByRole('button', { name: 'Edit profile' });
  await edit.click();
  const sheet = page.getByRole('dialog', { name: 'Edit profile' });
  const code = sheet.getByLabel('Referral code (optional)');
  await code.fill('ZZZZZZZZ');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('This referral code was not found.')).toBeVisible();
  await code.fill(String(friend.data['referral']));
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await edit.click();
  await expect(sheet.getByLabel('User name')).toBeVisible();
  await expect(code).toHaveCount(0);
});

test('a common password is refused before a text message is sent; a page that is dropped while the code is looked up goes on with it', async ({
  page,
  house,
}) => {
  await speak(page, 'en');
  await goTo(page, house, '/register');
  let code_count = 0;
  page.on('request', (it) => {
    if (it.url().endsWith('/api/user/send_otp')) code_count += 1;
  });
  await page.getByLabel('User name').fill('Ma Common');
  await page.getByLabel('Phone number').fill('09450000071');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Qwertyui');
  await page.getByLabel('Day').pressSequentially('03021994');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText('This password is too easy to guess.')).toBeVisible();
  await expect(password).toBeFocused();
  expect(code_count).toBe(0);
  await password.fill('Kyauk-Phyu-7');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText('We sent a code to 09450000071.')).toBeVisible();
  expect(code_count).toBe(1);
  // A cheap phone drops the page for the text message. All but the password is there again, and the code that came is good.
  await page.reload();
  await expect(page.getByLabel('User name')).toHaveValue('Ma Common');
  await expect(page.getByLabel('Phone number')).toHaveValue('09450000071');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Kyauk-Phyu-7');
  await password.fill('Kyauk-Phyu-7');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByLabel('Code of 6 digits').fill(await house.codeOf('09450000071'));
  await expect(page.getByText('Ma Common').first()).toBeVisible();
  expect(code_count).toBe(1);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /register/.test(key)))).toEqual([]);
});

test('where neighbours have asked too often whether phones have accounts, that is said, and the code comes all the same', async ({
  page,
  house,
}) => {
  await speak(page, 'en');
  await goTo(page, house, '/register');
  const phone = '09450000074';
  await page.getByLabel('User name').fill('Ma Neighbour');
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill('Kyauk-Phyu-7');
  await page.getByLabel('Day').pressSequentially('03021994');
  const tooOften = { status: 429, json: { result: 0, code: 'too_many_requests', message: 'Too often.' } };
  await page.route('**/api/user/check_phone', (route) => route.fulfill(tooOften), { times: 1 });
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText('Whether this number has an account could not be checked now. If it has one, please log in.')).toBeVisible();
  await expect(page.getByText(`We sent a code to ${phone}.`)).toBeVisible();
  await expect(page.getByText('Too often.')).toHaveCount(0);
});

test('who registered and heard no answer is told so by the next try, also after a reload', async ({ page, house }) => {
  await speak(page, 'en');
  await goTo(page, house, '/register');
  const phone = '09450000072';
  await page.getByLabel('User name').fill('Ma Unheard');
  await page.getByLabel('Phone number').fill(phone);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Kyauk-Phyu-7');
  await page.getByLabel('Day').pressSequentially('03021994');
  const send = page.getByRole('button', { name: 'Send the code' });
  await send.click();
  await expect(page.getByLabel('Code of 6 digits')).toBeVisible();
  const opened = Promise.withResolvers<void>();
  await page.route(
    '**/api/user/verify_register',
    async (route) => {
      await route.fetch();
      await route.abort();
      opened.resolve();
    },
    { times: 1 },
  );
  await page.getByLabel('Code of 6 digits').fill(await house.codeOf(phone));
  await opened.promise;
  await page.reload();
  await password.fill('Kyauk-Phyu-7');
  await send.click();
  await expect(page.getByText('This phone number already has an account.')).toBeVisible();
});
