import type { Page } from '@playwright/test';
import { follow } from './house.ts';
import { logIn, resumeOperator, speak, submit } from './people.ts';
import { expect, test } from './stage.ts';

const SAYS = 'The house is under maintenance: no bets, games, cash-ins or claims for now. You can still cash out.';

async function switchMaintenance(operator: Page, action: 'Start maintenance' | 'End the maintenance'): Promise<void> {
  await operator.getByRole('button', { name: action, exact: true }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('An update of the database');
  await submit(dialog, action === 'Start maintenance' ? action : 'End maintenance');
}

test('an owner stops play in the whole house: open apps say so, take nothing, and go on by themselves when it is over', async ({
  page,
  operator,
  stage,
}) => {
  await speak(page, 'en');
  await logIn(page, stage, '09420000002');
  await page.goto(stage.player_url);
  const bar = page.getByRole('status').filter({ hasText: SAYS });
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { is_same_page: true }));
  await expect(bar).toHaveCount(0);

  await resumeOperator(operator, stage, 'owner');
  await operator.goto(new URL('/house', stage.console_url).href);
  await switchMaintenance(operator, 'Start maintenance');
  await expect(operator.getByText('The house is in maintenance: no bet, no game, no cash-in and no claim is taken.')).toBeVisible();
  await expect(bar, 'above the tabs').toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Pocket money' }), 'is not offered').toHaveCount(0);
  // Where something would be bet, paid in or claimed it stands there, once.
  await follow(page, '/two/lottery');
  await expect(page.getByText(SAYS).filter({ visible: true })).toHaveCount(1);
  await follow(page, '/cashin');
  await expect(page.getByText(SAYS).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('Please transfer to the following account.')).toHaveCount(0);
  for (const path of ['/pocket', '/referral', '/point', '/promotion']) {
    await follow(page, path);
    await expect(page.getByText(SAYS).filter({ visible: true }), path).toHaveCount(1);
  }
  await page.getByRole('main').getByRole('button', { name: 'Claim', exact: true }).click();
  const toast = page.getByRole('alert').filter({ hasText: SAYS });
  await toast.click();
  await expect(toast).toHaveCount(0);
  await follow(page, '/cashout');
  await expect(page.getByRole('main').getByRole('heading').or(page.getByRole('main').getByRole('link')).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(SAYS), 'is open').toHaveCount(0);

  await follow(page, '/two/lottery');
  await expect(page.getByText(SAYS).filter({ visible: true })).toHaveCount(1);
  await switchMaintenance(operator, 'End the maintenance');
  await expect(page.getByText(SAYS).filter({ visible: true }), 'without a reload').toHaveCount(0);
  await follow(page, '/');
  await expect(bar).toHaveCount(0);
  expect(await page.evaluate(() => 'is_same_page' in window)).toBe(true);
});
