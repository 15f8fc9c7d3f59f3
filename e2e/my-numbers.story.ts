import type { Page } from '@playwright/test';
import { fill } from '@shwekan/phrases/fill';
import { payIn } from './calls.ts';
import { takenOver, test } from './house.ts';
import { expect } from './stage.ts';
import { texts } from './texts.ts';

const t = texts.en;
const PLAYER = '09420000002';
const NUMBERS = ['07', '34', '56'];

const sheet = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const cell = (page: Page, number: string) => page.locator(`[data-number="${number}"]`);

async function openTwoD(page: Page): Promise<void> {
  await page.goto('/two/lottery');
  await takenOver(page);
}

test('numbers kept under a name are on every phone of the player, are bet on two sections at once, and again from home in two taps', async ({
  phoneOf,
  house,
}) => {
  const token = await house.session(PLAYER);
  const phone = await phoneOf({ language: 'en', token });
  await openTwoD(phone);
  for (const number of NUMBERS) await cell(phone, number).click();
  // Without amounts it is told by its numbers alone.
  await press(phone, t.lottery.quick);
  await sheet(phone).getByLabel('Keep the 3 chosen numbers').fill('Bare');
  await press(phone, t.lottery.keep);
  await expect(sheet(phone).getByRole('button', { name: /^Bare/ })).toHaveText(`Bare${NUMBERS.join(' ')}`);
  await press(phone, fill(t.lottery.delete_set, { name: 'Bare' }));
  await phone.keyboard.press('Escape');
  await press(phone, '500');
  await press(phone, t.lottery.quick);
  await sheet(phone).getByLabel('Keep the 3 chosen numbers').fill('Daily');
  await press(phone, t.lottery.keep);
  await expect(sheet(phone).getByRole('button', { name: /^Daily\s*1,500/ })).toBeVisible();

  const other = await phoneOf({ language: 'en', token });
  await openTwoD(other);
  await press(other, t.lottery.quick);
  await sheet(other)
    .getByRole('button', { name: /^Daily/ })
    .click();
  for (const number of NUMBERS) await expect(cell(other, number)).toHaveText(/500/);
  await press(other, t.lottery.bet);
  const section = other.getByRole('group', { name: t.lottery.choose_section }).getByRole('button').first();
  await sheet(other).getByRole('group', { name: t.lottery.also_on }).getByRole('button').first().click();
  await press(other, t.lottery.confirm);
  await expect(sheet(other).getByText('2 of 2 bets accepted')).toBeVisible();
  await other.keyboard.press('Escape');
  // The next list is for the section that was chosen, and not for the last of them.
  await expect(section).toHaveAttribute('aria-pressed', 'true');
  await expect(cell(other, '07')).toHaveAttribute('aria-pressed', 'false');

  await other.goto('/');
  const slips = other.getByRole('list', { name: 'My slips of today' });
  await slips.getByRole('button', { name: /1,500/ }).first().click();
  await press(other, t.lottery.repeat);
  await expect(sheet(other).getByText(t.lottery.your_bet, { exact: true })).toBeVisible();
  for (const number of NUMBERS) await expect(cell(other, number)).toHaveAttribute('aria-pressed', 'true');

  await other.goto('/setting');
  await expect(other.getByRole('switch', { name: 'Sound and vibration' })).not.toBeChecked();
});

test('a set that is added twice beyond the most says so at its lines, and Confirm leads to the amount instead of being dead', async ({
  phoneOf,
  house,
}) => {
  const token = await house.session(PLAYER);
  await payIn(house, token, { kyat: 490_000, transaction_id: '300712' });
  const phone = await phoneOf({ language: 'en', token });
  await openTwoD(phone);
  await cell(phone, '07').click();
  await press(phone, t.lottery.bet);
  await sheet(phone).getByRole('textbox', { name: t.lottery.enter_amount }).fill('300000');
  await press(phone, t.lottery.apply_all);
  await phone.keyboard.press('Escape');
  await press(phone, t.lottery.quick);
  await sheet(phone).getByLabel('Keep the 1 chosen number').fill('Great');
  await press(phone, t.lottery.keep);
  const great = sheet(phone).getByRole('button', { name: /^Great/ });
  await great.click();
  await press(phone, t.lottery.bet);
  const list = sheet(phone).getByRole('table');
  await expect(list.getByText(/^At most [\d,]+\.$/)).toHaveCount(1);
  await press(phone, t.lottery.confirm);
  const amount = sheet(phone).filter({ hasText: fill(t.lottery.amount_for_one, { number: '07' }) });
  await expect(amount.getByText(/^At most [\d,]+\.$/)).toBeVisible();
  await amount.getByRole('button', { name: '500', exact: true }).click();
  await amount.getByRole('button', { name: t.lottery.apply }).click();
  await expect(list.getByText(/^At most/)).toHaveCount(0);
  await press(phone, t.lottery.confirm);
  await expect(sheet(phone).getByText(t.lottery.accepted)).toBeVisible();
});
