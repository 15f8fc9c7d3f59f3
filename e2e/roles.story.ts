import { askIn, payIn } from './calls.ts';
import { test } from './house.ts';
import { resumeOperator, submit } from './people.ts';
import { expect } from './stage.ts';
import { STORY_DAY } from './story-day.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Twenty numbers, each with a stake of its own: the twentieth is 19 with 2,900. */
const LINES = Array.from({ length: 20 }, (_, nth) => ({ bet_number: String(nth).padStart(2, '0'), amount: 1_000 + nth * 100 }));

test('a day of support: the twentieth amount of a slip is read by its voucher, who wrote about it is answered, and a request that waits is seen', async ({
  page,
  house,
}) => {
  const { token, phone } = await house.newcomer();
  await payIn(house, token, { kyat: 100_000, transaction_id: '919293' });
  const placed = await house.ask('POST', '/api/user/betting', { token, body: { section: '04:30 PM', date: STORY_DAY, bet_obj: LINES } });
  expect(placed).toMatchObject({ success: true });
  const voucher = String(placed['voucher']);
  await askIn(house, token, { kyat: 7_000, transaction_id: '929394' });
  const body = { subject: 'bet', text: 'I staked 500 on 19.', attachment: { kind: 'slip', ref: voucher } };
  const wrote = await house.ask('POST', '/api/user/conversations', { token, body });
  expect(wrote, JSON.stringify(wrote)).toMatchObject({ success: true });

  await resumeOperator(page, house, 'support');
  await page.goto(house.console_url);
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByText('Players')).toBeVisible();
  await expect(menu.getByText('Cash', { exact: true }), 'deciding is not support’s').toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder(/voucher/).fill(voucher.toLowerCase());
  await page.getByRole('option', { name: new RegExp(voucher) }).click();
  const slip = page.getByRole('dialog', { name: `Slip ${voucher}` });
  const last = slip.getByRole('table', { name: 'Numbers' }).getByRole('row').last();
  await expect(last).toContainText('19');
  await expect(last).toContainText('2,900');
  await slip.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(`Only slip ${voucher}.`)).toBeVisible();
  await page.getByRole('tab', { name: 'Cash requests' }).click();
  await expect(page.getByRole('table', { name: 'Cash-ins' })).toContainText('pending');

  await page.goto(new URL(`/conversations?search=${phone}`, house.console_url).href);
  await page
    .getByRole('link', { name: `Slip ${voucher}` })
    .first()
    .click();
  await page.getByRole('link', { name: `Slip ${voucher}` }).click();
  await expect(last).toContainText('2,900');
  await slip.getByRole('button', { name: 'Close' }).click();
  await page.goBack();
  await page.getByRole('textbox', { name: 'Answer' }).fill('It has 2,900 on 19.');
  await page.getByRole('button', { name: 'Answer' }).click();
  await expect(page.getByRole('listitem').last()).toContainText('It has 2,900 on 19.');
});

test('a day of content: what is said to all waits for a second person, and cash and draws are not in sight', async ({
  page,
  operator,
  house,
  phoneOf,
}) => {
  const phone = await phoneOf({ language: 'en', token: (await house.newcomer()).token });
  await phone.goto('/');
  await resumeOperator(page, house, 'content');
  await page.goto(new URL('/messages', house.console_url).href);
  const menu = page.getByRole('navigation').first();
  for (const group of ['Rewards', 'Content']) await expect(menu.getByText(group, { exact: true }).first()).toBeVisible();
  for (const group of ['Cash', 'Draws', 'Players']) await expect(menu.getByText(group, { exact: true })).toHaveCount(0);
  await page.getByRole('tab', { name: 'English' }).click();
  await page.getByRole('tabpanel', { name: 'English' }).getByLabel('Text').fill('The office is open on Sunday.');
  await page.getByRole('button', { name: 'Broadcast' }).click();
  await submit(page.getByRole('dialog'), 'Ask for it');
  await page.goto(new URL('/deeds?state=waiting', house.console_url).href);
  await expect(page.getByRole('main')).toContainText('The office is open on Sunday.');

  await resumeOperator(operator, house, 'draws-b');
  await operator.goto(new URL('/deeds', house.console_url).href);
  await operator.getByRole('row').filter({ hasText: 'The office is open on Sunday.' }).getByRole('button', { name: 'Look' }).click();
  await submit(operator.getByRole('dialog'), 'Confirm');
  await expect(phone.getByText('The office is open on Sunday.').first()).toBeVisible();
});
