import { expect } from '@playwright/test';
import { follow, test } from './house.ts';
import { AS_ON_A_PHONE } from './stage.ts';
import { STORY_DAY } from './story-day.ts';

test.use(AS_ON_A_PHONE);

const KEY_BEFORE = `old.example/log+01234567+${'A'.repeat(43)}=`;

test('a phone that knew the log by another name says so, accuses nobody, and trusts the new key when its player does', async ({
  phoneOf,
  house,
}) => {
  const token = await house.session('09420000001');
  const bet = { section: '04:30 PM', date: STORY_DAY, bet_obj: [{ bet_number: '57', amount: 500 }] };
  const { voucher } = await house.ask('POST', '/api/user/betting', { token, body: bet });
  const page = await phoneOf({ language: 'en', token });
  await page.goto('/privacy');
  await page.evaluate((key) => localStorage.setItem('log-key', key), KEY_BEFORE);

  const told = page.waitForResponse('**/api/funds/proof');
  await page.goto('/wallet');
  // A house whose first day is not over tells of no funds: then there is no line.
  const { data } = (await (await told).json()) as { data: unknown };
  await expect(page.getByTestId('own-funds')).toHaveCount(data === null ? 0 : 1);
  await expect(page.getByText(/does not prove your balance|end of {2}is/)).toHaveCount(0);
  // Whoever has no slip finds the key as well.
  await page.goto('/verify');
  await expect(page.getByText('The house shows another key')).toBeVisible();
  await page.goto(`/verify?slip=${voucher}`);
  await expect(page.getByText('Under another name')).toBeVisible();
  await expect(page.getByText('The house shows another key')).toBeVisible();
  await expect(page.getByText(KEY_BEFORE)).toBeVisible();
  const shown = page.getByText(/^(localhost|127\.0\.0\.1)\S*\/log\+/);
  const key = String(await shown.textContent());
  await page.getByRole('button', { name: 'Trust', exact: true }).first().click();
  await expect(page.getByText(/^(Proven|In the sealed book|Promised)$/)).toBeVisible();
  await expect(page.getByText('Compare it with friends')).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('log-key'), localStorage.getItem('log-keys-before')])).toEqual([
    key,
    JSON.stringify([KEY_BEFORE]),
  ]);
  await follow(page, '/wallet');
  await expect(page.getByText('has another name now')).toHaveCount(0);
});
