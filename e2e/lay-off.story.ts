import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { payIn } from './calls.ts';
import { type House, test } from './house.ts';
import { resumeOperator, submit } from './people.ts';
import { expect } from './stage.ts';
import { STORY_DAY } from './story-day.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** A draw of the day that no other story of the shared house bets on, with 2,000 kyat on 12 and 900 on 34. */
async function stakedDraw(house: House): Promise<number> {
  const { token } = await house.newcomer();
  await payIn(house, token, { kyat: 10_000, transaction_id: '126126' });
  const bet_obj = [
    { bet_number: '12', amount: 2000 },
    { bet_number: '34', amount: 900 },
  ];
  const placed = await house.ask('POST', '/api/user/betting', { token, body: { section: '03:00 PM', date: STORY_DAY, bet_obj } });
  expect(placed).toMatchObject({ success: true });
  const { data } = await house.ask('GET', `/api/console/draws?lottery=2D&from=${STORY_DAY}&to=${STORY_DAY}`, {
    token: await house.operator('draws-a'),
  });
  return (data as unknown as { id: number; section: string }[]).find((it) => it.section === '03:00 PM')?.id ?? 0;
}

/** Another operator confirms what waits. */
async function confirmDeed(operator: Page, house: House, title: string): Promise<void> {
  await operator.goto(new URL('/deeds', house.console_url).href);
  const row = operator.getByRole('row').filter({ hasText: title });
  await expect(row).toBeVisible();
  // J leads from one to the next, the newest first, and Enter opens it.
  await operator.keyboard.press('j');
  await expect(operator.getByRole('button', { name: 'Look' }).first()).toBeFocused();
  await row.getByRole('button', { name: 'Look' }).focus();
  await operator.keyboard.press('Enter');
  await submit(operator.getByRole('dialog'), 'Confirm');
  await expect(operator.getByRole('dialog')).toBeHidden();
}

test('another house is agreed on by two, what is above a limit is sold to it, and is off the list then', async ({
  page,
  house,
  operator,
}) => {
  const draw_id = await stakedDraw(house);
  await resumeOperator(page, house, 'draws-a');
  await resumeOperator(operator, house, 'draws-b');
  await page.goto(new URL('/takers', house.console_url).href);
  await page.getByRole('button', { name: 'Add a house' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Golden house');
  await dialog.getByLabel('Two people above, of one draw').fill('1500');
  await dialog.getByLabel('2D odds', { exact: true }).fill('82');
  await dialog.getByLabel('3D commission').fill('20');
  await expect(dialog.getByText('Write its odds as well, or no commission.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Ask for it' })).toBeDisabled();
  await dialog.getByLabel('3D commission').fill('');
  await dialog.getByLabel('2D commission', { exact: true }).fill('12.5');
  await submit(dialog, 'Ask for it');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: 'Golden house' })).toHaveCount(0);
  await confirmDeed(operator, house, 'Golden house');

  await page.goto(new URL(`/draws/${draw_id}`, house.console_url).href);
  await page.getByLabel('Limit of each number').fill('1000');
  await expect(page.getByLabel('List above the limit')).toHaveValue('12=1000');
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'As a picture' }).click();
  // A PNG begins so.
  expect(
    readFileSync(await (await picture).path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');

  await page.getByRole('link', { name: 'Sell to a house' }).click();
  await expect(dialog.getByText('At x82 and 12.5 %: 1,000 kyat, of which 125 come back. At most it pays 82,000.')).toBeVisible();
  await dialog.getByLabel('Numbers and amounts').fill('12=2100');
  await expect(dialog.getByText('More than is left of 12: 2,000 kyat.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Sell', exact: true })).toBeDisabled();
  await dialog.getByLabel('Numbers and amounts').fill('12=1000');
  await submit(dialog, 'Sell');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Sold, and booked.')).toBeVisible();
  const sale = page.getByRole('row').filter({ hasText: '12=1000' });
  await expect(sale).toContainText('open');
  await expect(page.getByRole('row').filter({ hasText: '2D x82' })).toContainText('875we owe it');

  await sale.getByRole('link', { name: /^2D/ }).click();
  await expect(page.getByText('laid off 1,000: commission 125, paid back 0')).toBeVisible();
  await page.getByLabel('Limit of each number').fill('800');
  await expect(page.getByLabel('List above the limit')).toHaveValue('12=200\n34=100');

  // Above 1,500 of the draw, what was sold before with it, a second person has to agree.
  await page.getByLabel('Limit of each number').fill('0');
  await page.getByRole('link', { name: 'Sell to a house' }).click();
  await submit(dialog, 'Sell');
  await expect(page.getByText('A second person has to confirm it.', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '12=1000' })).toHaveCount(1);
  await confirmDeed(operator, house, 'is sold to Golden house');
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: '34=900' })).toContainText('1,900');
});
