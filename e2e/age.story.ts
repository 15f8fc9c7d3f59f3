import { test } from './house.ts';
import { expect } from './stage.ts';

test('a house that lets play from another age on says that age, and refuses who is younger before a text message is sent', async ({
  phoneOf,
}) => {
  const page = await phoneOf({ language: 'en' });
  await page.route('**/api/app-setting', async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...told, data: { ...told.data, minimum_age: 40 } } });
  });
  let code_count = 0;
  page.on('request', (it) => {
    if (it.url().endsWith('/api/user/send_otp')) code_count += 1;
  });
  await page.goto('/register');
  await expect(page.getByText('Can be set only once. Play for money is for 40 and over.')).toBeVisible();
  await page.getByLabel('User name').fill('Ma Thirty');
  await page.getByLabel('Phone number').fill('09450000079');
  await page.getByLabel('Password', { exact: true }).fill('Kyauk-Phyu-7');
  await page.getByLabel('Day', { exact: true }).pressSequentially('03021994');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText('Play for money is for 40 and over.', { exact: true })).toBeVisible();
  expect(code_count).toBe(0);
});
