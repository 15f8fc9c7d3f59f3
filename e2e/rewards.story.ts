import type { Page } from '@playwright/test';
import { logIn, speak } from './people.ts';
import { expect, type Stage, test } from './stage.ts';

/** A demo player: points for an offer, a promotion of last week, and a campaign that runs. */
const PHONE = '09420000001';

async function goTo(page: Page, stage: Stage, path: string): Promise<void> {
  await page.goto(new URL(path, stage.player_url).href);
}

/** A number as the screen shows it. */
function shown(text: string | null): number {
  return Number(String(text).replace(/\D/g, ''));
}

async function mainBalance(page: Page): Promise<number> {
  return shown(await page.getByTestId('main-balance').textContent());
}

async function expectMain(page: Page, kyat: number): Promise<void> {
  await expect(page.getByTestId('main-balance')).toHaveText(kyat.toLocaleString('en'));
}

test('promotion and points are claimed once, and balances, points and histories follow', async ({ page, stage }) => {
  await speak(page, 'en');
  await logIn(page, stage, PHONE);
  await goTo(page, stage, '/');
  const before = await mainBalance(page);

  // The promotion of last week, from the bar over every main screen.
  const promotion = page.getByRole('button', { name: /^Promotion - / });
  const promised = shown(await promotion.textContent());
  expect(promised).toBeGreaterThan(0);
  await promotion.click();
  await expect(page.getByText('Your promotion has been added to your balance.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Promotion - 0', exact: true })).toBeVisible();
  await expectMain(page, before + promised);
  await promotion.click();
  await expect(page.getByText('There is nothing to claim now.')).toBeVisible();
  await goTo(page, stage, '/promotion');
  await expect(page.getByRole('article').filter({ hasText: 'Weekly promotion' })).toHaveText(new RegExp(promised.toLocaleString('en')));

  // Points: an offer that costs too much stays shut, one that can be paid asks first.
  await goTo(page, stage, '/point');
  const points = shown(await page.getByRole('heading', { name: 'Your points' }).locator('xpath=following-sibling::p').textContent());
  expect(points).toBeGreaterThanOrEqual(20);
  await page.getByRole('button', { name: 'How it works' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: 'The golden pot' })).toContainText('more points needed');
  const offer = page.getByRole('listitem').filter({ hasText: 'Tea money' });
  await offer.getByRole('button', { name: /Claim/ }).click();
  const confirm = page.getByRole('dialog');
  await expect(confirm.getByText('Exchange 20 points for 1,000 Ks?')).toBeVisible();
  await confirm.getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByText('Your points have been exchanged.')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Exchanged: Tea money' })).toContainText('-20');
  await expect(page.getByRole('heading', { name: 'Your points' }).locator('xpath=following-sibling::p')).toHaveText(String(points - 20));
  await goTo(page, stage, '/');
  await expectMain(page, before + promised + 1000);
  await goTo(page, stage, '/statement');
  await expect(page.getByText('Reward for points').first()).toBeVisible();
  await expect(page.getByText('Promotion claimed').first()).toBeVisible();
});

test('pocket money is drawn with its video, celebrated as long as promised, and then stands in balance, history and winners', async ({
  page,
  stage,
}) => {
  await speak(page, 'en');
  await logIn(page, stage, PHONE);
  await goTo(page, stage, '/');
  const before = await mainBalance(page);
  await page.getByRole('link', { name: /A gift waits for you/ }).click();
  await page.getByRole('button', { name: 'Draw now' }).click();
  const modal = page.getByRole('dialog');
  const toggle = modal.getByRole('switch', { name: 'Watch the video first' });
  await expect(toggle).toBeChecked();
  await toggle.uncheck();
  await toggle.check();
  await modal.getByRole('button', { name: 'Draw now' }).click();
  await expect.poll(() => page.locator('video').evaluate((it: HTMLVideoElement) => it.videoWidth)).toBeGreaterThan(0);
  await page.clock.install();
  await page.getByRole('button', { name: 'Skip the video' }).click();
  const told = page.getByText(/^Congratulation! You have won [\d,]+ kyat$/);
  await expect(told).toBeAttached();
  const won = shown(await told.textContent());
  expect(won).toBeGreaterThanOrEqual(100);
  expect(won).toBeLessThanOrEqual(1000);
  // Five seconds of counting, two more on the screen; only two after that all else goes on.
  await page.clock.runFor(5_000);
  await expect(page.locator('p.amount').filter({ hasText: 'kyat' })).toHaveText(`${won.toLocaleString('en')} kyat`);
  await page.clock.runFor(2_100);
  await expect(told).toHaveCount(0);
  await page.clock.runFor(2_100);
  await page.clock.resume();
  await expect(page.getByText('No pocket money now')).toBeVisible();
  await expect(page.getByText(/Your next draw is from/)).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Pocket money' })).toContainText(won.toLocaleString('en'));
  await page.getByRole('link', { name: 'Pocket money winners' }).click();
  await expect(page.getByText(won.toLocaleString('en')).first()).toBeVisible();
  await expect(page.getByText('09******001').first()).toBeVisible();
  await goTo(page, stage, '/');
  await expectMain(page, before + won);
  await expect(page.getByRole('link', { name: /A gift waits for you/ })).toHaveCount(0);
});
