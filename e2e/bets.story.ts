import type { BrowserContext, Page } from '@playwright/test';
import { ask, operatorToken } from './calls.ts';
import { test } from './house.ts';
import { speak } from './people.ts';
import { AS_ON_A_PHONE, expect, type Stage } from './stage.ts';
import { STORY_DAY } from './story-day.ts';

test.use(AS_ON_A_PHONE);

const PHONE = '09420000001';

/** The 2D screen, with the 12:01 PM section chosen. */
async function openTwoD(page: Page, stage: Stage): Promise<void> {
  await page.goto(new URL('/two/lottery', stage.player_url).href);
  await page.getByRole('button', { name: /12:01 PM/ }).click();
}

/** Chooses numbers, an amount for all, and opens the list to confirm. */
async function choose(page: Page, numbers: readonly string[], amount: string): Promise<void> {
  for (const number of numbers) await page.getByRole('button', { name: new RegExp(`^${number},`) }).click();
  await page.getByRole('button', { name: amount, exact: true }).click();
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
}

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Phone number').fill(PHONE);
  await page.getByLabel('Password', { exact: true }).fill('demo-player');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** What the list to confirm says the player would have after the bet. */
async function balanceAfter(page: Page): Promise<number> {
  const shown = await page.getByRole('dialog').getByRole('definition').last().textContent();
  return Number(String(shown).replaceAll(',', ''));
}

test('a bet whose answer is lost is taken once, even when the page is loaded again meanwhile', async ({ page, house }) => {
  await speak(page, 'en');
  await openTwoD(page, house);
  await choose(page, ['07', '12'], '1,000');

  // A visitor is asked to log in or to register, and comes back to the list that was open.
  await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Register' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  // Both screens ask for a phone number.
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await logIn(page);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Confirm' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Numbers: 2')).toBeVisible();
  await expect(page.getByRole('button', { name: /^07,/ })).toHaveAttribute('aria-pressed', 'true');

  const keys: (string | undefined)[] = [];
  let is_lost = true;
  await page.route('**/api/user/betting', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (!is_lost) return route.continue();
    // The server takes the bet; its answer never arrives.
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  const after = await balanceAfter(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog').getByText('Your bet is being checked')).toBeVisible();
  await page.reload();
  is_lost = false;
  await expect(page.getByRole('dialog').getByText('Your bet is accepted.')).toBeVisible();
  // Its slip is at hand at once, for who it was bet for.
  const saved = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^2D-\w+\.png$/);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);

  // The next bet starts from what one bet left.
  await page.getByRole('button', { name: 'Bet again' }).click();
  await choose(page, ['33'], '1,000');
  expect(await balanceAfter(page)).toBe(after - 1000);
});

/** Bets are lost on their way back until `mend`: the server takes them, and no answer arrives. Answers the keys they were asked with. */
async function loseAnswers(context: BrowserContext): Promise<{ keys: Set<string | undefined>; mend: () => void }> {
  const keys = new Set<string | undefined>();
  let is_lost = true;
  await context.route('**/api/user/betting', async (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    if (!is_lost) return route.continue();
    await route.fetch();
    return route.abort();
  });
  return { keys, mend: () => (is_lost = false) };
}

test('a bet whose answer is lost is asked for on any screen, and by the next page of an app that was killed; its player is told, and led to the slips', async ({
  page,
  context,
  house,
}) => {
  const home = new URL('/', house.player_url).href;
  await speak(page, 'en');
  await page.goto(new URL('/login', house.player_url).href);
  await logIn(page);
  await openTwoD(page, house);
  const first = await loseAnswers(context);
  await choose(page, ['41'], '1,000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog').getByText('Your bet is being checked')).toBeVisible();
  await page.goto(home);
  const toasts = page.locator('#toasts');
  await expect(toasts).toContainText('Your bet is being checked');
  first.mend();
  await page.reload();
  await expect(toasts).toContainText('Your bet is accepted.');
  await expect(toasts).toContainText('12:01 PM');
  await toasts.getByRole('link', { name: 'See slips' }).click();
  await expect(page).toHaveURL(/betslip/);
  await expect(page.getByRole('main').getByText('12:01 PM').first()).toBeVisible();
  expect(first.keys.size).toBe(1);
  // It is told already: the screen begins with the next bet, whose numbers are none.
  await openTwoD(page, house);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Numbers: 0')).toBeVisible();

  // The phone kills the app that sent it. While that lives it asks by itself, and no other tab does.
  await context.unroute('**/api/user/betting');
  const second = await loseAnswers(context);
  await choose(page, ['42'], '1,000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog').getByText('Your bet is being checked')).toBeVisible();
  const other = await context.newPage();
  await other.goto(home);
  await expect(other.getByTestId('main-balance')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Your bet is being checked')).toBeVisible();
  // What takes over bets has had its turn there by then.
  const left = () => other.evaluate(() => Object.entries(localStorage).find(([name]) => name.startsWith('money:bet:'))?.[1] ?? '');
  await expect.poll(() => other.evaluate(() => performance.now() > 5_000), { message: 'the other page has had its time' }).toBe(true);
  expect(JSON.parse(await left()).tab).toBe(await page.evaluate(() => sessionStorage.getItem('tab')));
  await expect(other.locator('#toasts')).toHaveCount(0);
  await other.close();
  await page.close();
  second.mend();
  const next = await context.newPage();
  await next.goto(home);
  await expect(next.locator('#toasts')).toContainText('Your bet is accepted.');
  expect(second.keys.size).toBe(1);
  expect(await next.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('money:')))).toEqual([]);

  // What became of a bet of a tab that is no more is told beside that of one's own, which was refused.
  await context.unroute('**/api/user/betting');
  let isBack = false;
  await context.route('**/api/user/betting', (route) => {
    if (!isBack) return route.abort();
    if (!route.request().postData()?.includes('"44"')) return route.continue();
    return route.fulfill({ status: 409, json: { code: 'betting_closed', message: 'Section closed!' } });
  });
  const own = await context.newPage();
  for (const [tab, number] of [
    [next, '43'],
    [own, '44'],
  ] as const) {
    await openTwoD(tab, house);
    await choose(tab, [number], '1,000');
    await tab.getByRole('button', { name: 'Confirm' }).click();
    await expect(tab.getByRole('dialog').getByText('Your bet is being checked')).toBeVisible();
  }
  await next.close();
  isBack = true;
  await own.reload();
  const told = own.getByRole('dialog');
  await expect(told.getByText('1 of 2 bets accepted')).toBeVisible();
  await expect(told.getByRole('alert')).toContainText('Section closed!');
  await expect(told.getByRole('listitem').filter({ hasText: 'Your bet is accepted.' })).toHaveCount(1);
});

test('a bet on numbers with too little left is offered what there is, and on several sections each has its own answer', async ({
  page,
  stage,
}) => {
  await speak(page, 'en');
  await page.goto(new URL('/login', stage.player_url).href);
  await logIn(page);
  await openTwoD(page, stage);
  await choose(page, ['07', '12', '55'], '1,000');
  await limitNumbers(stage, [
    { bet_number: '07', cap: 300 },
    { bet_number: '12', is_blocked: true },
  ]);
  await page.getByRole('button', { name: 'Confirm' }).click();

  const refusal = page.getByRole('dialog').getByRole('alert');
  await expect(refusal.getByText('No money was taken.')).toBeVisible();
  await expect(refusal.getByRole('listitem')).toHaveText([/07.*300/, /12.*nothing left/]);
  // Nothing else can be pressed by mistake.
  await expect(page.getByRole('dialog').getByRole('button', { name: /Confirm|Reset/ })).toHaveCount(0);
  // On one more section it is sent as well: the refusal before is none of its answers, and offers nothing a second time.
  await page.getByRole('dialog').getByRole('button', { name: '03:00 PM' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Use what is left/ })
    .click();
  await expect(page.getByRole('dialog').getByText('2 of 2 bets accepted')).toBeVisible();
  await expect(refusal).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('button', { name: /Use what is left/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'See slips' }).click();
  const proof = await holdReceipts(page);
  const newest = page.getByRole('article').first();
  await newest.getByRole('button').click();
  await expect(newest.getByRole('listitem')).toHaveText([/07\s*300/, /55\s*1,000/]);
  // What is bet again is a list to confirm, and not the answer to the bet before. The proof that comes meanwhile moves nothing away under the finger.
  await page.getByRole('button', { name: 'Bet these numbers again' }).hover();
  await page.mouse.down();
  proof.come();
  await expect(newest.getByRole('link', { name: /^Promised/ })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('dialog').getByText('07')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Your bet', exact: true })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();

  // From home in three taps and the typing, and one more for another section. Their way of writing was chosen once.
  await page.evaluate(() => localStorage.setItem('notation', 'standard'));
  await page.goto(stage.player_url);
  await page.getByRole('link', { name: 'Write bets' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('13R 500, 34 1000');
  await sheet.getByRole('button', { name: 'Bet', exact: true }).click();
  const balance = await balanceAfter(page);
  await sheet.getByRole('button', { name: '03:00 PM' }).click();
  await expect(sheet.getByText('Total for 2 sections')).toBeVisible();
  expect(await balanceAfter(page)).toBe(balance - 2000);
  await limitNumbers(stage, [{ bet_number: '34', cap: 300 }]);
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(sheet.getByText('1 of 2 bets accepted')).toBeVisible();
  const noon = sheet.getByRole('listitem').filter({ hasText: '12:01 PM' });
  await expect(noon.getByRole('alert')).toContainText('34 1,000 300');
  await noon.getByRole('button', { name: /Use what is left · 1,300/ }).click();
  await expect(sheet.getByText('2 of 2 bets accepted')).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Your bet is accepted.' })).toBeVisible();
  // What they cost together and what is left is told with them, as of a single one.
  await expect(sheet.getByRole('definition')).toHaveText(['3,300', (balance + 2000 - 3300).toLocaleString('en')]);
  await sheet.getByRole('link', { name: 'See slips' }).click();
  await expect(page.getByRole('article').nth(0)).toContainText('12:01 PM');
  await expect(page.getByRole('article').nth(1)).toContainText('03:00 PM');
});

/** Receipts of slips come once they are let. */
async function holdReceipts(page: Page): Promise<{ come: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/slips/*/receipt', async (route) => {
    await promise;
    await route.continue();
  });
  return { come: resolve };
}

/** An operator lowers or blocks numbers of the story's draw. */
async function limitNumbers(stage: Stage, numbers: readonly object[]): Promise<void> {
  const token = await operatorToken(stage, 'draws-a');
  const path = `/api/console/draws?lottery=2D&from=${STORY_DAY}&to=${STORY_DAY}`;
  const { data } = await ask<{ data: { id: number; section: string }[] }>(stage.console_url, path, { token });
  const draw = data.find((it) => it.section === '12:01 PM');
  await ask(stage.console_url, `/api/console/draws/${draw?.id}/numbers`, { token, body: { numbers } });
}
