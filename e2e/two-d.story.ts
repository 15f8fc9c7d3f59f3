import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fill } from '@shwekan/phrases/fill';
import { phrases as moments } from '@shwekan/phrases/moments/en';
import { phrases as numbers } from '@shwekan/phrases/numbers/en';
import { approveCashIn, askCashIn, logInOperator, register, speak } from './people.ts';
import { numberToCome, otherNumber } from './replayed.ts';
import { AS_ON_A_PHONE, expect, test } from './stage.ts';
import { STORY_DAY as DAY } from './story-day.ts';

test.use(AS_ON_A_PHONE);
// The log is signed once a minute in life.
test.use({ settings: { CHECKPOINT_EVERY_MS: '200' } });

const SECTION = '12:01';

test('a new player registers, cashes in, bets on 2D, wins and is paid', async ({ page, stage, operator }) => {
  const lucky = await numberToCome(SECTION);
  const player = { name: 'Ma Thandar', phone: '09790000001' };
  await speak(page, 'en');
  await register(page, stage, player);

  await askCashIn(page, stage, { holder: 'Daw Thandar', transaction: '481516', amount: '50000' });
  await logInOperator(operator, stage, 'finance');
  await approveCashIn(operator, stage, { holder: 'Daw Thandar', full_transaction_id: '01004481516' });
  await expect(page.getByText('Approved: 50,000 Ks were added to your balance.')).toBeVisible();
  await page.goto(stage.player_url);
  await expect(page.getByRole('banner').getByText('50,000')).toBeVisible();

  await page.goto(new URL('/two/lottery', stage.player_url).href);
  await page.getByRole('button', { name: '12:01 PM Today' }).click();
  await page.getByRole('button', { name: new RegExp(`^${lucky},`) }).click();
  await page.getByRole('button', { name: new RegExp(`^${otherNumber(lucky, 1)},`) }).click();
  await page.getByRole('button', { name: /^Round:/ }).click();
  await page.getByRole('button', { name: 'Quick pick' }).click();
  await page.getByRole('button', { name: /^Power/ }).click();
  await page.getByRole('button', { name: /^Tens/ }).click();
  await page.getByRole('button', { name: /^Add \d/ }).click();
  await page.getByRole('button', { name: '500', exact: true }).click();
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog').getByText('Your bet is accepted.')).toBeVisible();
  const voucher =
    (await page
      .getByRole('dialog')
      .getByText(/^[0-9A-Z]{1,4}-[0-9A-Z-]+$/)
      .first()
      .textContent()) ?? '';
  expect(voucher).not.toBe('');

  await stage.moveClock(`${DAY}T11:52:00+06:30`);
  // A win is celebrated on a phone that listens by then; the bell and the slip tell it to all others.
  // The page before has this address too: its stream is not the one that is waited for.
  let isThere = false;
  page.once('framenavigated', () => {
    isThere = true;
  });
  const listens = page.waitForResponse((it) => isThere && it.url().includes('/api/stream?'));
  await page.goto(new URL('/two/lottery', stage.player_url).href);
  await expect(page.getByRole('button', { name: '12:01 PM Today' })).toHaveCount(0);
  await listens;
  await noteRowAtWin(page);
  await stage.moveClock(`${DAY}T12:01:30+06:30`);
  const moment = page.getByRole('dialog', { name: /You have won 42,500 Ks/ });
  await expect(moment.getByText('Congratulation! You have won 42,500 Ks')).toBeAttached({ timeout: 30_000 });
  expect(await rowAtWin(page), 'the number has arrived, and its line says so, before the win lies over it').toContain('Won 42,500');
  await expect(moment.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(moment.getByText('Close', { exact: true }), 'a key shares nothing').toBeFocused();
  // What is told meanwhile stands in it as well, with a cross of the same name.
  await moment.getByText('Close', { exact: true }).click();
  await expect(page.getByRole('link', { name: new RegExp(`^Last draw 12:01 PM ${lucky}.*Won 42,500$`) })).toBeVisible();
  // Home says it at first sight, and does not celebrate again what was seen.
  await page.goto(stage.player_url);
  await expect(page.getByRole('list', { name: 'My slips of today' }).getByText('Won 42,500')).toBeInViewport();
  await expect(moment).toHaveCount(0);

  await page.goto(new URL('/betslip', stage.player_url).href);
  await expect(page.getByText('Won', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('42,500').first()).toBeVisible();
  await proveSlip(page, '42,500 Kyat');
  await page.goto(new URL('/win-number', stage.player_url).href);
  await expect(page.getByText(lucky, { exact: true }).first()).toBeVisible();
  await page.goto(new URL('/winner-list', stage.player_url).href);
  await expect(page.getByText('Ma***')).toBeVisible();
  await expect(page.getByText('09******001')).toBeVisible();
  await page.goto(new URL('/notifications', stage.player_url).href);
  await expect(page.getByText('You have won 42,500 Ks')).toBeVisible();
});

test('a player who does not win sees the slip as lost and keeps what was not staked', async ({ page, stage, context }) => {
  const lucky = await numberToCome(SECTION);
  await speak(page, 'en');
  await page.goto(new URL('/betslip', stage.player_url).href);
  await page.getByLabel('Phone number').fill('09420000002');
  await page.getByLabel('Password', { exact: true }).fill('demo-player');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/betslip/);
  await page.goto(new URL('/two/lottery', stage.player_url).href);
  await page.getByRole('button', { name: '12:01 PM Today' }).click();
  for (const by of [1, 2, 3]) await page.getByRole('button', { name: new RegExp(`^${otherNumber(lucky, by)},`) }).click();
  await page.getByRole('button', { name: '1,000', exact: true }).click();
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog').getByText('Your bet is accepted.')).toBeVisible();
  // A busy phone draws its page, and hears of what happens only after the draw is paid.
  const { promise: isPaid, resolve: paid } = Promise.withResolvers<void>();
  await page.route(/\/api\/stream/, (route) => isPaid.then(() => route.continue()));
  const betslip = new URL('/betslip', stage.player_url).href;
  const listens = page.waitForRequest((it) => it.url().includes('/api/stream') && page.url() === betslip);
  await page.goto(betslip);
  const slipOf = (tab: Page) => tab.getByRole('article').first();
  await expect(slipOf(page).getByText('Waiting', { exact: true })).toBeVisible();
  // The tabs share the stream of the one that asks first.
  await listens;
  const home = await context.newPage();
  await home.emulateMedia({ reducedMotion: 'reduce' });
  await home.goto(stage.player_url);
  await expect(home.getByRole('region', { name: moments.today })).toBeVisible();
  await stage.moveClock(`${DAY}T12:01:30+06:30`);
  const other = await context.newPage();
  await expect(async () => {
    await other.goto(betslip);
    await expect(slipOf(other).getByText('Lost', { exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expect(slipOf(page).getByText('Waiting', { exact: true })).toBeVisible();
  paid();
  await expect(slipOf(page).getByText('Lost', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Waiting', { exact: true })).toHaveCount(0);
  await seeNumbers(home, lucky);
  await proveSlip(page, '0 Kyat');
});

/** An open home of who wants no movement has the number at once, and says how it came; from there its player sees what past numbers count up to, and the days off to come. */
async function seeNumbers(home: Page, lucky: string): Promise<void> {
  const today = home.getByRole('region', { name: moments.today });
  const came = today.getByRole('paragraph').filter({ hasText: fill(moments.how, { number: lucky }).trim() });
  await expect(came, 'the digits that make the number are marked').toBeVisible({ timeout: 30_000 });
  expect((await came.locator('b').allTextContents()).join('')).toBe(lucky);
  await expect(today.locator('.animate-arrive')).toHaveCount(0);
  await today.getByRole('link', { name: lucky }).click();
  const view = (name: string) => home.getByRole('button', { name, exact: true }).click();
  await view(numbers.figures);
  await view(numbers.heads);
  const heads = home.getByRole('table');
  await expect(heads.getByRole('row')).toHaveCount(11);
  const head = heads.getByRole('row').filter({ has: home.getByRole('rowheader', { name: lucky.charAt(0), exact: true }) });
  // It is the last draw: none was since.
  await expect(head.getByRole('cell').nth(1)).toHaveText('0');
  await view(numbers.numbers);
  await expect(home.getByRole('table', { name: numbers.times }).getByRole('cell')).toHaveCount(100);
  await view(numbers.days_off);
  await expect(home.getByText(numbers.weekends)).toBeVisible();
  await expect(home.getByRole('heading', { name: numbers.rests_to_come })).toBeVisible();
  await expect(home.getByText(numbers.honest)).toBeVisible();
}

/**
 * Opens the newest slip's proof, looks at its whole draw, saves the receipt, and checks the saved file with the network cut: the steps are worked out on the phone. A
 * file that was changed is told from it.
 */
async function proveSlip(page: Page, owed: string): Promise<void> {
  // The log is signed some moments after the payment: who comes too early sees that it is not there yet.
  await expect(async () => {
    await page.reload();
    await page.getByRole('article').first().getByRole('button').first().click();
    await expect(page.getByRole('link', { name: /^Proven/ })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await page.getByRole('link', { name: /^Proven/ }).click();
  await expect(page.getByText('Proven', { exact: true })).toBeVisible();
  await expect(page.getByText(owed, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'The whole draw' }).click();
  await expect(page.getByText('What was paid is possible for this book')).toBeVisible();
  await expect(page.getByText('Proven', { exact: true })).toBeVisible();
  await expect(page.getByText('Left to the house')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(owed, { exact: true })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the receipt' }).click();
  const saved = await (await saving).path();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Check another' }).click();
  await page.getByLabel('Choose a receipt file').setInputFiles(saved);
  await expect(page.getByText('Proven', { exact: true })).toBeVisible();
  await expect(page.getByText(owed, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Check another' }).click();
  const changed = (await readFile(saved, 'utf8')).replaceAll('500', '900');
  await page
    .getByLabel('Choose a receipt file')
    .setInputFiles({ name: 'changed.json', mimeType: 'application/json', buffer: Buffer.from(changed) });
  await expect(page.getByText('Not signed by this house')).toBeVisible();
  await page.context().setOffline(false);
}

/** Has the page keep what the line of the draw says when a win begins to lie over it. */
async function noteRowAtWin(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('dialog[aria-label*="42,500"]') === null) return;
      observer.disconnect();
      const rows = [...document.querySelectorAll('a')].map((it) => it.textContent ?? '');
      document.body.dataset['rowAtWin'] = rows.find((it) => it.startsWith('Last draw')) ?? '';
    }).observe(document.body, { childList: true, subtree: true });
  });
}

const rowAtWin = (page: Page) => page.evaluate(() => document.body.dataset['rowAtWin'] ?? '');
