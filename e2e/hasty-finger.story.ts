import type { BrowserContext, Locator, Page } from '@playwright/test';
import { fileOf } from './built-file.ts';
import { logIn, speak } from './people.ts';
import { AS_ON_A_PHONE, expect, type Stage, test } from './stage.ts';

test.use(AS_ON_A_PHONE);

const PLAYER = '09420000001';
/** Between the two taps of a hasty finger. */
const BETWEEN_MS = 90;

/** What the app starts behind its first picture does not come as long as the story lasts. */
async function holdBackground(context: BrowserContext): Promise<void> {
  await context.route(`**/${await fileOf('src/app/background-start.ts')}`, () => new Promise(() => {}));
}

/** Taps twice in one place, as fast as a finger does, whatever the first tap has opened or closed there. */
async function tapTwice(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await button.click({ trial: true });
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const place = [x + width / 2, y + height / 2] as const;
  await page.mouse.click(...place);
  await page.waitForTimeout(BETWEEN_MS);
  await page.mouse.click(...place);
}

async function openBoard(page: Page, stage: Stage): Promise<void> {
  await speak(page, 'en');
  await logIn(page, stage, PLAYER);
  await page.goto(new URL('/two/lottery', stage.player_url).href);
  await page.getByRole('button', { name: /^07,/ }).click();
  await page.getByRole('button', { name: '1,000', exact: true }).click();
}

test('the second tap of a hasty finger presses nothing of the sheet that its first opened, from the first picture on', async ({
  page,
  context,
  stage,
}) => {
  await holdBackground(context);
  await openBoard(page, stage);
  const bets: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().endsWith('/api/user/betting')) bets.push(asked.url());
  });
  const sheet = page.getByRole('dialog');
  const confirm = sheet.getByRole('button', { name: 'Confirm' });
  // The list to confirm has its button where the one that opens it is.
  await tapTwice(page, page.getByRole('button', { name: 'Bet', exact: true }));
  await page.waitForTimeout(1_000);
  expect(bets).toEqual([]);
  await expect(confirm).toBeVisible();
  // Who has read it is heard.
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
  // What is beside the sheet closes it, and not as it opens.
  await tapTwice(page, page.getByRole('button', { name: /^Quick/ }));
  await page.waitForTimeout(1_000);
  await expect(sheet.getByRole('heading', { name: 'Quick pick' })).toBeVisible();
  await page.mouse.click(180, 20);
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  await confirm.click();
  await expect(sheet.getByText('Your bet is accepted.')).toBeVisible();
  expect(bets).toHaveLength(1);
});

test('the second tap of a hasty finger whose first closed a sheet presses nothing below it, from the first picture on', async ({
  page,
  context,
  stage,
}) => {
  await holdBackground(context);
  await speak(page, 'en');
  await logIn(page, stage, PLAYER);
  await page.goto(new URL('/point', stage.player_url).href);
  await page.getByRole('button', { name: 'Claim: Tea money' }).click();
  // The tabs lie below the sheet's button.
  await tapTwice(page, page.getByRole('dialog').getByRole('button', { name: 'Claim' }));
  await expect(page.getByRole('article').filter({ hasText: 'Exchanged' })).toContainText('-20');
  await expect(page).toHaveURL(/\/point$/);
  // A tap that comes later is heard.
  await page.getByRole('navigation').getByRole('link').last().click();
  await expect(page).not.toHaveURL(/\/point$/);
});

test('what is being sent is covered by the overlay and its spinner, from the first picture on', async ({ page, context, stage }) => {
  await holdBackground(context);
  await speak(page, 'en');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/user/login', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto(new URL('/login', stage.player_url).href);
  await page.getByLabel('Phone number').fill(PLAYER);
  await page.getByLabel('Password', { exact: true }).fill('demo-player');
  await page.getByRole('button', { name: 'Log in' }).click();
  const overlay = page.getByRole('status', { name: 'Loading' });
  await expect(overlay).toBeVisible();
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  answer.resolve();
  await expect(page).not.toHaveURL(/login/);
  await expect(overlay).toHaveCount(0);
});

test('a line that a hasty finger took off the list to confirm is taken back with its amount', async ({ page, stage }) => {
  await openBoard(page, stage);
  await page.getByRole('button', { name: /^12,/ }).click();
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Delete 07' }).click();
  await expect(sheet.getByRole('button', { name: 'Delete 07' })).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: 'Reset' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Undo' }).click();
  await expect(sheet.getByRole('button', { name: 'Edit the amount of 07: 1,000' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('a cash-in that was taken is not offered to be sent again while it is still to be shown, nor its picture', async ({ page, stage }) => {
  await speak(page, 'en');
  await logIn(page, stage, PLAYER);
  await page.goto(new URL('/cashin', stage.player_url).href);
  await page.getByLabel('Amount', { exact: true }).fill('30000');
  await page.getByLabel('Transaction ID (last 6 digits)').fill('481516');
  await page.getByLabel('Holder name').fill('Daw Thandar');
  const picture = { name: 'payment.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByLabel('Add the screenshot of the payment').setInputFiles(picture);
  const history = Promise.withResolvers<void>();
  const counted = Promise.withResolvers<void>();
  await page.route('**/api/user/cash_in_history*', async (route) => {
    await history.promise;
    await route.continue();
  });
  await page.route('**/api/user/cash_in/waiting', async (route) => {
    await counted.promise;
    await route.continue();
  });
  const send = page.getByRole('button', { name: 'Send the request' });
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/image') && answer.ok());
  await send.click();
  await expect(page.getByText('Cashin request sent!')).toBeVisible();
  await expect(send).toBeHidden();
  await page.waitForTimeout(1_000);
  await expect(send).toBeHidden();
  history.resolve();
  await expect(page.getByText('Your request is being looked at')).toBeVisible();
  await sent;
  counted.resolve();
  await expect(page.getByText('1 screenshot sent')).toBeVisible();
});
