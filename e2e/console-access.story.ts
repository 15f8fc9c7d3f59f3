import type { Page } from '@playwright/test';
import { askIn, payIn } from './calls.ts';
import { type House, test } from './house.ts';
import { openPage, resumeOperator } from './people.ts';
import { expect } from './stage.ts';
import { STORY_DAY } from './story-day.ts';
import { violations } from './violations.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** The pages on which operators spend their days. */
const MAIN = ['/', '/alerts', '/deeds', '/cash-ins', '/cash-outs', '/board', '/draws', '/players', '/conversations', '/cases', '/reports'];

test('the pages of one thing have names, contrast by day and by night and order, and so have the console’s doors', async ({
  operator,
  house,
}) => {
  await operator.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/login', '/join']) {
    await operator.goto(new URL(path, house.console_url).href);
    await expect(operator.getByRole('button').first()).toBeVisible();
    await expectReadable(operator, path);
  }
  const pages = await pagesOfOne(house);
  await resumeOperator(operator, house, 'owner');
  await operator.goto(house.console_url);
  for (const path of pages) {
    await openPage(operator, path);
    await expectReadable(operator, path);
  }
  // What opens beside a list, too.
  await operator.getByRole('table', { name: 'Slips' }).locator('tbody').getByRole('button').first().click();
  await expect(operator.getByRole('dialog').getByRole('table', { name: 'Numbers' })).toBeVisible();
  expect.soft(await violations(operator, '[role=dialog]'), 'a slip').toEqual([]);
});

test('the pages of every day are readable by night as well', async ({ operator, house }) => {
  await operator.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await resumeOperator(operator, house, 'owner');
  await operator.goto(house.console_url);
  for (const path of MAIN) {
    await openPage(operator, path);
    await expect(operator.locator('[aria-busy=true]')).toHaveCount(0);
    expect.soft(await violations(operator, 'html', ['color-contrast']), path).toEqual([]);
  }
});

/** A page of each kind that is of one thing: a case, a conversation and a slip are made for it. The last is a list of slips. */
async function pagesOfOne(house: House): Promise<string[]> {
  const [one, other] = [await house.newcomer(), await house.newcomer()];
  for (const { token } of [one, other]) await askIn(house, token, { kyat: 7_000, transaction_id: '838485' });
  const { token } = await house.newcomer();
  await payIn(house, token, { kyat: 10_000, transaction_id: '848586' });
  const bet_obj = [
    { bet_number: '31', amount: 500 },
    { bet_number: '13', amount: 700 },
  ];
  const bet = await house.ask('POST', '/api/user/betting', { token, body: { section: '04:30 PM', date: STORY_DAY, bet_obj } });
  expect(bet, JSON.stringify(bet)).toMatchObject({ success: true });
  const attachment = { kind: 'slip', ref: bet['voucher'] };
  await house.ask('POST', '/api/user/conversations', { token, body: { subject: 'bet', text: 'I meant 13.', attachment } });
  const owner = await house.operator('owner');
  const first = async (list: string): Promise<{ id: number; draw_id: number; player: { id: number } }> => {
    const rows = async () => (await house.ask('GET', list, { token: owner })).data as unknown as { id: number }[];
    await expect.poll(async () => (await rows()).length, list).toBeGreaterThan(0);
    return (await rows())[0] as never;
  };
  const slip = await first(`/api/console/slips?voucher=${bet['voucher']}`);
  return [
    `/draws/${slip.draw_id}`,
    `/players/${slip.player.id}`,
    `/cases/${(await first('/api/console/cases')).id}`,
    `/conversations/${(await first('/api/console/conversations')).id}`,
    `/takers/${(await first('/api/console/takers')).id}`,
    `/house-accounts/${(await first('/api/console/house-accounts')).id}`,
    `/draws/${slip.draw_id}/slips`,
  ];
}

async function expectReadable(operator: Page, path: string): Promise<void> {
  await operator.emulateMedia({ colorScheme: 'light' });
  await expect(operator.locator('[aria-busy=true]')).toHaveCount(0);
  expect.soft(await violations(operator), path).toEqual([]);
  await operator.emulateMedia({ colorScheme: 'dark' });
  // What is pressed changes its colour over a moment.
  await operator.waitForFunction(() => document.getAnimations().length === 0);
  expect.soft(await violations(operator, 'html', ['color-contrast']), `${path} by night`).toEqual([]);
}
