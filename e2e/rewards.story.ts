import type { Browser, Page } from '@playwright/test';
import { goTo, logIn, speak } from './people.ts';
import { expect, type Stage, test } from './stage.ts';

/** A demo player: points for an offer, a promotion of last week, and a campaign that runs. */
const PHONE = '09420000001';

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
  await expect
    .poll(() => page.locator('img[src$=".svg"][alt=""].object-cover').evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
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
  // The list below it knows of it as soon as it is seen.
  await expect(page.getByRole('article').filter({ hasText: 'Pocket money' })).toContainText(won.toLocaleString('en'));
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

test('each of the three demo players can try every reward: points for an offer, the promotion, what friends earned, a gift', async ({
  browser,
  stage,
}) => {
  for (const phone of [PHONE, '09420000002', '09420000003']) await tryRewards(browser, stage, phone);
});

async function tryRewards(browser: Browser, stage: Stage, phone: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await speak(page, 'en');
  await logIn(page, stage, phone);
  await goTo(page, stage, '/');
  const before = await mainBalance(page);
  await expect(page.getByRole('link', { name: /A gift waits for you/ })).toBeVisible();
  // How much it is depends on the weekday on which the demo's days began. While the week behind the story's day is worked out, soon
  // after its clock has moved, no promotion is claimed.
  const promotion = page.getByRole('button', { name: /^Promotion - [1-9]/ });
  let claimed = 0;
  await expect(async () => {
    if (await promotion.isVisible()) {
      claimed = shown(await promotion.textContent());
      await promotion.click();
    }
    expect(claimed).toBeGreaterThan(0);
    await expect(page.getByTestId('main-balance')).toHaveText((before + claimed).toLocaleString('en'), { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });

  await goTo(page, stage, '/point');
  const points = () => page.evaluate(() => JSON.parse(localStorage.getItem('user_info') ?? '{}').point as number);
  const had = await points();
  await page.getByRole('button', { name: 'Claim: Tea money' }).click();
  // The second tap of a hasty finger falls where the sheet was, and the tabs lie there.
  await page.getByRole('dialog').getByRole('button', { name: 'Claim' }).dblclick();
  await expect(page.getByRole('article').filter({ hasText: 'Exchanged' })).toContainText('-20');
  await expect.poll(points).toBe(had - 20);

  await goTo(page, stage, '/referral');
  await expect(page.getByText('300', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByText('300', { exact: true })).toHaveCount(0);

  await goTo(page, stage, '/promotion');
  for (const code of ['SHWE10', 'GOLD20']) await expect(page.getByText(code)).toBeVisible();
  await goTo(page, stage, '/');
  await expectMain(page, before + claimed + 100 + 300);
  await context.close();
}

test('a promotion of cash-in that has a picture shows it whole above its words; one without keeps no room for it', async ({
  page,
  stage,
}) => {
  await speak(page, 'en');
  await logIn(page, stage, PHONE);
  await page.route('**/api/user/get_promo_cash_in', async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as { data: { promo_code: string; image: string | null }[] };
    const data = told.data.map((it) => (it.promo_code === 'SHWE10' ? { ...it, image: '/icon.svg' } : it));
    await route.fulfill({ response: answer, json: { ...told, data } });
  });
  await goTo(page, stage, '/promotion');
  const card = (code: string) => page.getByRole('article').filter({ hasText: code });
  const picture = card('SHWE10').locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', '/icon.svg');
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
  const box = await picture.boundingBox();
  const whole = await card('SHWE10').boundingBox();
  expect(box?.width, 'as wide as its card').toBe(whole?.width);
  expect(Math.round(((box?.width ?? 0) / (box?.height ?? 1)) * 10), 'in the room that is kept for it').toBe(25);
  await expect(card('GOLD20')).toBeVisible();
  await expect(card('GOLD20').locator('img')).toHaveCount(0);
});
