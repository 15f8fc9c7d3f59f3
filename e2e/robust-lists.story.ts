import type { Page } from '@playwright/test';
import { ask } from './calls.ts';
import { follow, test } from './house.ts';
import { expect } from './stage.ts';

const PHONE = '09420000003';
const PAGE_ROWS = 20;

async function top(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

test('a long list is read on after an error, has each row once though new ones come, and is found as it was left', async ({
  phoneOf,
  house,
}) => {
  const token = await house.session(PHONE);
  type Numbers = { data: { time_section: string; date: string }[] };
  const sections = await ask<Numbers>(house.player_url, '/api/section_crypton2d');
  const section = sections.data.at(-1);
  const bet = async (bet_number: string, amount = 100) => {
    const body = { section: section?.time_section, date: section?.date, bet_obj: [{ bet_number, amount }] };
    await ask(house.player_url, '/api/user/betting_c2d', { token, body, key: crypto.randomUUID() });
  };
  for (let number = 0; number < PAGE_ROWS + 5; number += 1) await bet(String(number).padStart(2, '0'));

  const page = await phoneOf({ language: 'en', token });
  // Nothing tells of what is new but the answers.
  await page.route(/\/api\/stream/, (route) => route.abort());
  const slips = page.getByRole('article');
  const openSlips = async () => {
    await page.goto('/betslip');
    await page.getByRole('tab', { name: /Crypto 2D/ }).click();
    await page.getByRole('button', { name: '30 days' }).click();
    await expect(slips).toHaveCount(PAGE_ROWS);
  };
  await openSlips();
  // A page that begins anew shows what the phone kept, and asks again: what was bet meanwhile is there.
  await page.waitForFunction(() => localStorage.getItem('kept_own')?.includes('bet_slip_history_c2d'));
  await bet('76', 300);
  await openSlips();
  await expect(slips.first().getByText('300', { exact: true })).toBeVisible();

  await bet('77');
  let asked = 0;
  let is_lost = true;
  await page.route(/bet_slip_history_c2d.*cursor=/, (route) => {
    asked += 1;
    return is_lost ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: 'Show more' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(slips).toHaveCount(PAGE_ROWS);
  is_lost = false;
  asked = 0;
  await again.dblclick();
  await expect.poll(() => slips.count()).toBeGreaterThan(PAGE_ROWS);
  expect(asked).toBe(1);
  // What came meanwhile moves no row from the first page into the second.
  expect(await slips.count()).toBe(PAGE_ROWS + 6);

  await slips.nth(PAGE_ROWS).scrollIntoViewIfNeeded();
  const left = await top(page);
  expect(left).toBeGreaterThan(500);
  await follow(page, '/setting');
  await expect(page.getByRole('heading', { name: 'Setting' })).toBeVisible();
  await page.goBack();
  await expect(slips.nth(PAGE_ROWS)).toBeInViewport();
  expect(Math.abs((await top(page)) - left)).toBeLessThan(5);
  await expect(page.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('tab', { name: /Crypto 2D/ })).toHaveAttribute('aria-selected', 'true');
});
