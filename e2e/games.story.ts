import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { ask, newPlayer, operatorToken, payIn } from './calls.ts';
import { test } from './house.ts';
import { goTo, logIn, resumeOperator, speak, submit } from './people.ts';
import { expect } from './stage.ts';

const PHONE = '09450000011';
const PLAYER = 'Ma Nilar';

/** What stands under the name of a column. */
function column(row: Locator, name: string): Locator {
  return row.locator(`xpath=.//dt[.="${name}"]/following-sibling::dd`);
}

/** The game in its frame, once its provider shows it. */
async function openedGame(page: Page, title: string): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: title })).toBeVisible();
  // One bar is over it, the app's: the game's own says nothing twice.
  await expect(page.getByRole('banner').getByRole('heading', { name: title })).toBeVisible();
  expect((await frame.getByRole('heading', { name: title }).boundingBox())?.height).toBeLessThan(2);
  // It runs and keeps its own storage, but may not lead the app elsewhere nor start a download.
  const may = String(await page.locator('iframe').getAttribute('sandbox')).split(' ');
  expect(may).toContain('allow-scripts');
  expect(may.filter((word) => /top-navigation|downloads/.test(word))).toEqual([]);
  return frame;
}

/** What a game in the frame says is in the wallet; the app's bar above it comes to say the same. */
async function sameBalance(page: Page, frame: FrameLocator): Promise<string> {
  const shown = async () => String(await frame.locator('.balance b').textContent()).split('.')[0];
  await expect(frame.locator('.balance b')).not.toHaveText('…');
  await expect(async () =>
    expect(
      await page
        .getByRole('banner')
        .getByText(/^[\d,]+$/)
        .textContent(),
    ).toBe(await shown()),
  ).toPass();
  return String(await shown());
}

/** The page of a game in its frame. */
function gameOf(page: Page, sandbox: string) {
  const frame = page.frames().find((it) => it.url().startsWith(sandbox));
  if (frame === undefined) throw new Error('no game is open');
  return frame;
}

async function gameGoes(page: Page, sandbox: string, to: URL): Promise<void> {
  await gameOf(page, sandbox).evaluate((href) => void setTimeout(() => location.assign(href)), to.href);
}

/** Home is the whole page, once. */
async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveURL(/^https?:\/\/[^/]+\/$/);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
}

test('a new player comes from home through the wallet to a slot and a card game, and finds both wagers again', async ({
  page,
  operator,
  stage,
  sandbox,
}) => {
  await speak(page, 'en');
  const token = await newPlayer(stage, { phone: PHONE, name: PLAYER });
  await payIn(stage, token, { kyat: 50_000, transaction_id: '700011' });
  await logIn(page, stage, PHONE);

  // From home to the provider's games; a search finds one, its heart keeps it.
  await goTo(page, stage, '/');
  await page.getByRole('link', { name: 'See all: Slots' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.getByRole('link', { name: /^Shwe Studio/ }).click();
  const pagoda = page.getByRole('link', { name: 'Golden Pagoda' });
  await expect(pagoda, 'of this provider alone').toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search games' }).fill('xyz');
  await expect(page.getByText('No game with this name')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search games' }).fill('pagod');
  await expect(pagoda).toBeVisible();
  await page.getByRole('button', { name: 'Favourite: Golden Pagoda' }).click();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  const picture = pagoda.getByRole('presentation');
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);

  // Nothing was ever moved to the games: the refusal leads to the wallet.
  await pagoda.click();
  const refusal = page.getByRole('alert').filter({ hasText: 'The game did not open' });
  await expect(refusal.getByText('Please at least transfer Main to Game once.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('heading', { name: 'Golden Pagoda' }), 'its bar says which').toBeVisible();
  await refusal.getByRole('link', { name: 'To the wallet' }).click();
  await page.getByLabel('Amount', { exact: true }).fill('20000');
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(page.getByTestId('wallet-game')).toHaveText('20,000');
  await expect(page.getByTestId('main-balance')).toHaveText('30,000');

  // One spin of the slot: dialect A. The wallet was busy while the game opened: it says the balance when it is asked again.
  await page.route(
    (url) => /^\/api\/play\/[^/]+$/.test(url.pathname),
    async (route) => route.fulfill({ json: { ...(await (await route.fetch()).json()), balance_pya: null } }),
    { times: 1 },
  );
  await goTo(page, stage, '/slot/1006');
  await pagoda.click();
  const slot = await openedGame(page, 'Golden Pagoda');
  expect(page.frames().some((it) => it.url().startsWith(sandbox))).toBe(true);
  expect(await sameBalance(page, slot)).toBe('20,000');
  await slot.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(slot.getByRole('button', { name: 'Spin', exact: true })).toBeDisabled();
  await expect(slot.getByRole('button', { name: 'Spin', exact: true })).toBeEnabled({ timeout: 40_000 });
  const afterSlot = await sameBalance(page, slot);

  // Who looks away and back finds the game as it was: it is not opened anew.
  const launches: string[] = [];
  page.on('request', (it) => it.url().includes('/api/getgamelaunch/') && launches.push(it.url()));
  const address = String(await page.locator('iframe').getAttribute('src'));
  const lookedAgain = page.waitForResponse('**/api/user/profile');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await lookedAgain;
  expect(launches).toEqual([]);
  await expect(page.locator('iframe')).toHaveAttribute('src', address);

  // Time goes on in a game that is played in a window of its own, and over the next page; it is told to who comes back.
  const [ownWindow] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Open in a window of its own' }).click(),
  ]);
  await ownWindow.waitForURL((url) => url.href.startsWith(sandbox));
  expect(ownWindow.url(), 'an address is good for one use').not.toBe(address);
  await ownWindow.close();
  const comeBackAfter = (minutes: number) =>
    page.evaluate((away_ms) => {
      const here = JSON.parse(localStorage.getItem('here') ?? '{}');
      localStorage.setItem('here', JSON.stringify({ ...here, at_ms: here.at_ms - away_ms }));
      document.dispatchEvent(new Event('visibilitychange'));
    }, minutes * 60_000);
  await comeBackAfter(58);
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('here') ?? '{}').minutes)).toBeGreaterThanOrEqual(58);
  // What the game stepped through in its frame is no step of the app.
  const inside = gameOf(page, sandbox);
  for (const place of ['#help', '#rules']) await inside.evaluate((hash) => location.assign(hash), place);
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(pagoda).toBeVisible();
  await goTo(page, stage, '/game/report/1006');
  const spun = page.getByRole('article').filter({ hasText: 'Golden Pagoda' });
  await expect(spun.getByText('Settled')).toBeVisible();
  await comeBackAfter(2);
  await expect(page.getByText(/^You have been here for 6\d minutes/)).toBeVisible();
  await expect(column(spun, 'Stake')).toHaveText('100');
  await expect(column(spun, 'Old balance')).toHaveText('20,000');
  await expect(column(spun, 'New balance')).toHaveText(afterSlot);

  // One hand of cards: dialect B.
  await goTo(page, stage, '/card_game/1148');
  await page.getByRole('link', { name: 'Shan Koe Mee' }).click();
  const cards = await openedGame(page, 'Shan Koe Mee');
  expect(await sameBalance(page, cards)).toBe(afterSlot);
  await cards.getByRole('button', { name: /^Deal/ }).click();
  const ended = cards.getByText(/You win|Dealer wins|Equal: your stake/);
  await expect(cards.getByRole('button', { name: 'Stand' }).or(ended)).toBeVisible();
  // A natural ends a hand at once.
  if (!(await ended.isVisible())) await cards.getByRole('button', { name: 'Stand' }).click();
  await expect(ended).toBeVisible();
  const afterCards = await sameBalance(page, cards);
  // The game's own way home goes where its provider was told to send who leaves.
  await gameGoes(page, sandbox, new URL('/leave-game', stage.player_url));
  await expect(page.getByRole('link', { name: 'Shan Koe Mee' }), 'the list it was chosen in').toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);

  // The history of games leads to the wagers; the wallet holds what the game said.
  await goTo(page, stage, '/betslip');
  await page.getByRole('tab', { name: 'Game history' }).click();
  await expect(page.getByRole('link', { name: 'Wagers: Shwe Studio' })).toBeVisible();
  await page.getByRole('link', { name: 'Wagers: Bagan Cards' }).click();
  const dealt = page.getByRole('article').filter({ hasText: 'Shan Koe Mee' });
  await expect(dealt.getByText('Settled')).toBeVisible();
  await expect(column(dealt, 'New balance')).toHaveText(afterCards);
  await goTo(page, stage, '/wallet');
  await expect(page.getByTestId('wallet-game')).toHaveText(afterCards);

  // The operators see how each wager went, call by call.
  await resumeOperator(operator, stage, 'finance');
  await operator.goto(new URL('/wagers', stage.console_url).href);
  await operator.getByRole('searchbox', { name: 'Find wagers' }).fill(PHONE);
  await expect(operator.getByRole('row').filter({ hasText: PLAYER })).toHaveCount(2);
  await operator
    .getByRole('row')
    .filter({ hasText: PLAYER })
    .filter({ hasText: 'Golden Pagoda' })
    .getByRole('button', { name: /^History of wager/ })
    .click();
  const trail = operator.getByRole('dialog');
  await expect(trail.getByRole('table', { name: 'Transactions' }).getByRole('row')).toHaveCount(3);
  await expect(trail.getByRole('heading', { name: /^placebet from/ })).toBeVisible();
  await expect(trail.getByRole('heading', { name: /^gameresult from/ })).toBeVisible();
});

test('games in maintenance say so where they would open, and open again afterwards', async ({ page, operator, stage, sandbox }) => {
  await speak(page, 'en');
  await logIn(page, stage, '09420000001');
  await resumeOperator(operator, stage, 'owner');
  await operator.goto(new URL('/games', stage.console_url).href);
  await setMaintenance(operator, 'Start maintenance');
  await goTo(page, stage, '/play/slot/1006/golden_pagoda');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('The games are under maintenance. Please try again later.')).toBeVisible();
  await frame.getByRole('link', { name: 'Back to the games' }).click();
  await expectHome(page);
  await goTo(page, stage, '/wallet');
  await page.getByLabel('Amount', { exact: true }).fill('1000');
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(page.getByText('The games are under maintenance. Please try again later.')).toBeVisible();
  await setMaintenance(operator, 'End the maintenance');
  await goTo(page, stage, '/play/slot/1006/golden_pagoda');
  await openedGame(page, 'Golden Pagoda');
  expect(page.frames().some((it) => it.url().startsWith(sandbox))).toBe(true);
  // A game in a frame of its provider's own leaves the same way, and so does one that goes to the app itself: it never stands inside itself.
  const around = createServer((_, answer) => answer.end(`<iframe src="${new URL('/leave-game', stage.player_url).href}"></iframe>`));
  await once(around.listen(0, '127.0.0.1'), 'listening');
  const Url = `http://127.0.0.1:${(around.address() as AddressInfo).port}/`;
  await page.route('**/api/getgamelaunch/**', async (route) => route.fulfill({ json: { ...(await (await route.fetch()).json()), Url } }), {
    times: 1,
  });
  await goTo(page, stage, '/play/slot/1006/golden_pagoda');
  await expectHome(page);
  around.close();
  await goTo(page, stage, '/play/slot/1006/golden_pagoda');
  await openedGame(page, 'Golden Pagoda');
  await gameGoes(page, sandbox, new URL('/', stage.player_url));
  await expectHome(page);
  // In a window of its own the app is what follows.
  await goTo(page, stage, '/leave-game');
  await expectHome(page);
});

test('the categories of games stand in the order that operators gave them', async ({ page, stage }) => {
  await speak(page, 'en');
  await goTo(page, stage, '/slot');
  const bar = page.getByRole('navigation', { name: 'Game categories' }).getByRole('link');
  await expect(bar).toHaveText(['Sport book', 'Live casino', 'Slots', 'Fishing', 'Card games']);
  const token = await operatorToken(stage, 'owner');
  for (const [id, position] of [
    [6, 0],
    [1, 1],
    [3, 2],
  ])
    await ask(stage.console_url, `/api/console/game-categories/${id}`, { token, body: { position } });
  await goTo(page, stage, '/slot');
  await expect(bar.first()).toHaveText('Card games');
  const order = await bar.allTextContents();
  expect([order.indexOf('Card games'), order.indexOf('Slots') < order.indexOf('Sport book')]).toEqual([0, true]);
  await goTo(page, stage, '/');
  const headings = page.getByRole('heading', { level: 2 }).filter({ hasText: /^(Sport book|Live casino|Slots|Fishing|Card games)$/ });
  await expect(headings).toHaveText(order);
  await expect(page.getByRole('main').getByRole('list').filter({ hasText: 'Fishing' }).first().getByRole('link')).toHaveText(order);
});

test('a wager that the provider does not know is set right once a second person has confirmed it', async ({
  page,
  operator,
  stage,
  sandbox,
}) => {
  // Played before this provider was there.
  const wager = 'demo-09420000001-0';
  const token = await operatorToken(stage, 'finance');
  const { data } = await ask<{ data: { created_at: string }[] }>(stage.console_url, `/api/console/wagers?search=${wager}`, { token });
  expect(sandbox).not.toBe('');
  await resumeOperator(page, stage, 'finance');
  await page.goto(new URL('/reconciliation', stage.console_url).href);
  await page.getByRole('button', { name: 'Compare a day' }).click();
  await page.getByRole('dialog').getByLabel('Connection').selectOption('GSC');
  await page
    .getByRole('dialog')
    .getByLabel('Day in Yangon')
    .fill(String(data[0]?.created_at.slice(0, 10)));
  await submit(page.getByRole('dialog'), 'Compare');
  const row = page.getByRole('row').filter({ hasText: wager });
  await expect(row).toContainText('missing there', { timeout: 30_000 });
  await row.getByRole('button', { name: 'Ask to repair' }).click();
  await expect(page.getByRole('dialog')).toContainText('The repair gives 7,500 kyat');
  await page.getByRole('dialog').getByLabel('Reason').fill('The provider never took the bet');
  await submit(page.getByRole('dialog'), 'Ask');
  await expect(row).toContainText('repair asked by finance');
  await expect(row.getByRole('button', { name: 'Ask to repair' })).toHaveCount(0);

  await resumeOperator(operator, stage, 'owner');
  await operator.goto(new URL('/deeds', stage.console_url).href);
  await operator.getByRole('row').filter({ hasText: wager }).getByRole('button', { name: 'Look' }).click();
  const dialog = operator.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: 'It moved on the game balance' })).toContainText(/-7,500 kyat\s*0 kyat/);
  await expect(dialog.getByRole('row', { name: 'The wager is' })).toContainText(/settled\s*void/);
  await submit(dialog, 'Confirm');
  await expect(row).toContainText('repaired');
  await expect(row).toContainText('asked by finance');
});

async function setMaintenance(operator: Page, action: 'Start maintenance' | 'End the maintenance'): Promise<void> {
  await operator.getByRole('button', { name: action }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('A story');
  await dialog.getByRole('button', { name: /^(Start|End) maintenance$/ }).click();
  await expect(dialog).toBeHidden();
}

test('a category that is played in lobbies alone shows them, and says nothing of games that are missing', async ({ page, house }) => {
  await speak(page, 'en');
  await goTo(page, house, '/sport_book');
  await expect(page.getByRole('list', { name: 'Providers' }).getByRole('link', { name: /Chinlone Sports/ })).toHaveAttribute(
    'href',
    /^\/play\/sport_book\/.+\/0$/,
  );
  await expect(page.getByText('No games here now')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});
