import type { Page } from '@playwright/test';
import { askIn } from './calls.ts';
import { test } from './house.ts';
import { resumeOperator } from './people.ts';
import { expect } from './stage.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('on a keyboard that writes Burmese the keys of the queue lead on, and its digits are an amount, an id and what is searched for', async ({
  page,
  house,
}) => {
  const players = [];
  for (const transaction_id of ['717001', '717002', '717003']) {
    const { token, phone } = await house.newcomer();
    players.push({ token, phone, id: await askIn(house, token, { transaction_id, kyat: 30_000 }) });
  }
  const [first, second, third] = players as [(typeof players)[0], (typeof players)[0], (typeof players)[0]];
  await resumeOperator(page, house, 'finance');
  await page.goto(new URL(`/cash-ins?id=${first.id}`, house.console_url).href);
  const request = (id: number) => page.getByRole('region', { name: `Cash-in #${id}`, exact: true });
  await expect(request(first.id)).toBeVisible();

  // A Latin letter is what it says, also on a keyboard that has others where these are.
  await pressPlace(page, 'J', 'x');
  await pressPlace(page, 'J', 'ျ');
  await expect(request(second.id)).toBeVisible();
  await pressPlace(page, 'K', 'ု');
  await expect(request(first.id)).toBeVisible();
  await pressPlace(page, 'A', 'ေ');
  await expect(request(first.id).getByLabel('Full transaction ID')).toBeFocused();
  await page.keyboard.insertText('၀၁၀၀၇၁၇၀၀၁');
  const amount = request(first.id).getByLabel('Amount that came');
  await amount.selectText();
  for (const digit of '၂၅၀၀') await page.keyboard.insertText(digit);
  await expect(amount).toHaveValue('2,500 kyat');
  // In the midst of it as well.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.insertText('၇');
  await expect(amount).toHaveValue('25,070 kyat');
  await amount.press('Enter');
  await expect(page.getByText(`Cash-in #${first.id} is approved and credited.`)).toBeVisible();
  expect((await house.ask('GET', '/api/user/profile', { token: first.token })).data['balance']).toBe('25070.00');

  await page.getByRole('searchbox', { name: 'Search cash-ins' }).fill(burmese(third.phone));
  await expect(page.getByRole('list', { name: 'Cash-in requests' }).getByRole('listitem')).toHaveCount(1);
  await expect(request(third.id)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await pressPlace(page, 'R', 'ိ');
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeFocused();

  await page.goto(house.console_url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search over everything' }).fill(burmese(`#${third.id}`));
  await expect(
    page
      .getByRole('option')
      .filter({ hasText: `#${third.id}` })
      .filter({ hasText: 'Cash-in' }),
  ).toBeVisible();
});

/** Presses a key where a Latin keyboard has this letter; what it writes is another. */
async function pressPlace(page: Page, place: string, writes: string): Promise<void> {
  await page.evaluate(
    ([code, key]) => document.body.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true })),
    [`Key${place}`, writes] as const,
  );
}

function burmese(digits: string): string {
  return digits.replace(/\d/g, (it) => String.fromCharCode(0x1040 + Number(it)));
}
