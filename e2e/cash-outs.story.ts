import type { BrowserContext, Page } from '@playwright/test';
import { askIn } from './calls.ts';
import { type House, PASSWORD, test } from './house.ts';
import { resumeOperator } from './people.ts';
import { expect } from './stage.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const COPY = /^Copy the payment list \(\d+\)$/;

test('the payment list that a clerk copies is theirs, in the order in sight, and has nothing that a colleague is paying', async ({
  page,
  house,
  operator,
}) => {
  const [small, theirs, large] = await toPay(house, [10_000, 30_000, 20_000]);
  await house.ask('POST', '/api/console/claims', { token: await house.operator('owner'), body: { queue: 'cash_out', id: theirs } });
  // A colleague whose page does not hear of it.
  const lists = new Map<string, unknown>();
  await operator.route('**/api/console/cash-out?*', async (route) => {
    const url = route.request().url();
    if (!lists.has(url)) lists.set(url, await (await route.fetch()).json());
    await route.fulfill({ json: lists.get(url) });
  });
  await openSorted(operator, house, 'owner');
  await expect(operator.getByRole('row').filter({ hasText: `#${large}` })).toContainText('Take it');
  await expect(operator.getByRole('button', { name: COPY })).toBeEnabled();

  await openSorted(page, house, 'finance');
  await page.getByRole('button', { name: COPY }).click();
  await expect(page.getByRole('button', { name: 'Copied, and yours' })).toBeVisible();
  const numbers = (text: string) => [...text.matchAll(/^#(\d+)/gm)].map((it) => Number(it[1]));
  expect(numbers(await clipboardOf(page)).filter((id) => [small, theirs, large].includes(id))).toEqual([large, small]);
  await expect(page.getByRole('row').filter({ hasText: `#${large}` })).toContainText('You work on it');

  await operator.getByRole('button', { name: COPY }).click();
  await expect(operator.getByText(/left out: a colleague was first\.$/)).toBeVisible();
  expect(numbers(await clipboardOf(operator))).not.toContain(large);
});

test('a payment that is being sent stays its clerk’s however long it takes, and they are told when it is not theirs any more', async ({
  page,
  house,
}) => {
  const [id] = await toPay(house, [10_000]);
  const body = { queue: 'cash_out', id };
  await page.clock.install();
  await resumeOperator(page, house, 'finance');
  await page.goto(new URL('/cash-outs', house.console_url).href);
  await page
    .getByRole('row')
    .filter({ hasText: `#${id}` })
    .getByRole('button', { name: 'Pay' })
    .click();
  const dialog = page.getByRole('dialog', { name: `Pay cash-out #${id}` });
  await expect(dialog).toBeVisible();
  const renewed = page.waitForResponse((it) => it.request().method() === 'POST' && it.url().endsWith('/api/console/claims'));
  await page.clock.fastForward('05:00');
  expect((await renewed).request().postDataJSON()).toEqual(body);
  const lost = dialog.getByRole('alert').filter({ hasText: 'It is not yours any more' });
  await expect(lost).toHaveCount(0);

  await house.ask('POST', '/api/console/claims/release', { token: await house.operator('finance'), body });
  await house.ask('POST', '/api/console/claims', { token: await house.operator('owner'), body });
  await page.clock.fastForward('05:00');
  await expect(lost).toContainText('Another operator is working on this request.');
  await expect(lost).toContainText('Send no money for it now.');
});

test('what a clerk copied stays theirs until they decide it or let it go, whatever they look at meanwhile, and of what is not any more they are told whose it is', async ({
  page,
  house,
}) => {
  const ids = await toPay(house, [10_000, 20_000, 30_000, 40_000, 50_000]);
  const [first, second] = [rowOf(page, ids[0]), rowOf(page, ids[1])];
  await page.clock.install();
  await openSorted(page, house, 'finance');
  await page.getByRole('button', { name: COPY }).click();
  for (const id of ids) await expect(rowOf(page, id)).toContainText('You work on it');

  // One of them sought, then those that are paid, then another page, loaded anew: none of the others is in sight, and the house's clock goes on.
  const search = page.getByRole('searchbox', { name: 'Search cash-outs' });
  await search.fill(`#${ids[0]}`);
  await expect(second).toHaveCount(0);
  expect(await renewal(page, house)).toEqual(expect.arrayContaining(ids));
  await search.clear();
  await page.getByLabel('State').getByText('Paid').click();
  await expect(first).toHaveCount(0);
  expect(await renewal(page, house)).toEqual(expect.arrayContaining(ids));
  await page.goto(new URL('/players', house.console_url).href);
  expect(await renewal(page, house)).toEqual(expect.arrayContaining(ids));

  await openSorted(page, house, 'finance');
  for (const id of ids) await expect(rowOf(page, id)).toContainText('You work on it');
  // What is copied later comes to it.
  const [later = 0] = await toPay(house, [50_000]);
  // On the page it can be paid a moment after it has come: two people decide it.
  await expect(rowOf(page, later)).toContainText('confirmed by owner');
  await page.getByRole('button', { name: COPY }).click();
  await expect(rowOf(page, later)).toContainText('You work on it');
  // Let go on purpose, it is not taken again; what they paid themself is no news.
  await first.getByRole('button', { name: 'Let go' }).click();
  await expect(first).toContainText('Take it');
  // What they reject is theirs no more, from that moment on.
  await rowOf(page, later).getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(rowOf(page, later)).toHaveCount(0);
  const kept = await page.evaluate(() => (localStorage.getItem('copied_cash_outs:finance') ?? '').split(' ').map(Number));
  expect(kept).not.toContain(later);
  expect(kept).toEqual(expect.arrayContaining(ids.slice(1)));
  const [owner, finance] = [await house.operator('owner'), await house.operator('finance')];
  const payout = (id: number | undefined, token: string) => {
    const body = { payout_reference: `PAID-${id}-${Date.now()}` };
    return house.ask('POST', `/api/console/cash-out/${id}/pay`, { token, body });
  };
  expect(await payout(ids[1], finance)).toMatchObject({ success: true });
  // A colleague has one by now, and has paid another.
  const { data: colleagues } = await house.ask('GET', '/api/console/claims/operators?queue=cash_out', { token: finance });
  const operator_id = (colleagues as unknown as { id: number; username: string }[]).find((it) => it.username === 'owner')?.id;
  for (const id of [ids[2], ids[3]]) {
    const body = { queue: 'cash_out', id, operator_id };
    expect(await house.ask('POST', '/api/console/claims/hand-over', { token: finance, body })).toMatchObject({ success: true });
  }
  expect(await payout(ids[3], owner)).toMatchObject({ success: true });
  const asked = await renewal(page, house);
  expect(asked).not.toContain(ids[0]);
  expect(asked).not.toContain(later);
  expect(asked).toContain(ids[4]);
  await expect(page.getByText(`Of your list: owner works on #${ids[2]} now. Send no money for it`)).toBeVisible();
  await expect(page.getByText(`Of your list: #${ids[3]} paid by owner. Send no money for it`)).toBeVisible();
  await expect(page.getByText('Of your list:')).toHaveCount(2);
  await expect(first).toContainText('Take it');
  expect(await renewal(page, house)).not.toContain(ids[2]);
});

function rowOf(page: Page, id: number | undefined) {
  return page.getByRole('row').filter({ has: page.getByText(`#${id}`, { exact: true }) });
}

/** Lets five minutes go by, and answers the cash-outs that the page then takes anew. */
async function renewal(page: Page, house: House): Promise<number[]> {
  const renewed = page.waitForResponse((it) => it.url().endsWith('/api/console/claims/many'));
  await house.moveClock({ advance_ms: 5 * 60_000 });
  await page.clock.fastForward('05:10');
  return (await renewed).request().postDataJSON().ids;
}

/** The cash-outs that wait, the largest on top. */
async function openSorted(page: Page, house: House, username: string): Promise<void> {
  await allowClipboard(page.context(), house);
  await resumeOperator(page, house, username);
  await page.goto(new URL('/cash-outs?sort=-Kyat', house.console_url).href);
}

async function allowClipboard(context: BrowserContext, house: House): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(house.console_url).origin });
}

function clipboardOf(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Cash-outs that may be paid now: each of a newcomer, confirmed by a second person. */
async function toPay(house: House, amounts: number[]): Promise<number[]> {
  const [owner, finance] = [await house.operator('owner'), await house.operator('finance')];
  const { data: terms } = await house.ask('GET', '/api/console/cash-terms', { token: owner });
  const setTerms = async (body: Record<string, unknown>) =>
    house.decide(await house.ask('POST', '/api/console/cash-terms', { token: owner, body }), 'finance');
  await setTerms({ ...terms, needs_level_2: false });
  const ids: number[] = [];
  for (const [nth, amount] of amounts.entries()) {
    const { token, phone } = await house.newcomer();
    const transaction_id = `44${amount / 10_000}${nth}77`.padEnd(6, '7');
    const cash_in = await askIn(house, token, { transaction_id, kyat: 50_000 });
    const credited = { token: finance, body: { full_transaction_id: `KBZ0${phone}${transaction_id}` } };
    expect(await house.ask('POST', `/api/console/cash-in/${cash_in}/approve`, credited)).toMatchObject({ success: true });
    const body = { payment_id: 1, account_name: 'Ma Thiri', user_phone: phone, amount, password: PASSWORD };
    const { data } = await house.ask('POST', '/api/cash-out', { token, body });
    ids.push(Number(data['id']));
    await house.decide(await house.ask('POST', `/api/console/cash-out/${ids.at(-1)}/ask`, { token: finance }), 'owner');
  }
  await setTerms(terms);
  return ids;
}
