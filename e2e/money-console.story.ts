import type { Locator, Page } from '@playwright/test';
import { askIn } from './calls.ts';
import { type House, PASSWORD, test } from './house.ts';
import { resumeOperator, submit } from './people.ts';
import { expect } from './stage.ts';
import { texts } from './texts.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a payment that is not found is rejected with a reason the player reads, and one payment is credited once', async ({
  page,
  house,
  phoneOf,
}) => {
  const [first, second] = [await house.newcomer(), await house.newcomer()];
  await resumeOperator(page, house, 'finance');
  await askIn(house, first.token, { transaction_id: '111111', kyat: 400_000 });
  let dialog = await deedOn(page, house, 'cash-ins', first.phone, 'Reject');
  await dialog.getByRole('radio', { name: 'Another reason' }).check();
  await expect(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled();
  await dialog.getByLabel('Reason for the player').fill('Nothing came in at noon.');
  await submit(dialog, 'Reject');
  const phone = await phoneOf({ language: 'en', token: first.token });
  await phone.goto('/cashin-history');
  await expect(phone.getByText('Nothing came in at noon.', { exact: true })).toBeVisible();

  await askIn(house, first.token, { transaction_id: '222222', kyat: 400_000 });
  dialog = await deedOn(page, house, 'cash-ins', first.phone, 'Approve');
  await dialog.getByLabel('Full transaction ID').fill('KBZ-0000-222222');
  await submit(dialog, 'Approve and credit');
  await askIn(house, second.token, { transaction_id: '222222', kyat: 400_000 });
  dialog = await deedOn(page, house, 'cash-ins', second.phone, 'Approve');
  await expect(dialog).toContainText('Perhaps the same payment twice');
  await dialog.getByLabel('Full transaction ID').fill('kbz0000222222');
  await dialog.getByRole('button', { name: 'Approve and credit' }).click();
  await expect(page.getByText(texts.en.refusals.transaction_id_used)).toBeVisible();
  await dialog.getByLabel('Full transaction ID').fill('KBZ-0001-222222');
  await submit(dialog, 'Approve and credit');
  for (const { token } of [first, second]) expect(await mainOf(house, token)).toBe('400000.00');
});

test('an owner sees the money of the house today, and it moves by itself when somebody is credited', async ({ page, house }) => {
  const player = await house.newcomer();
  await askIn(house, player.token, { transaction_id: '777001', kyat: 30_000 });
  const finance = await house.operator('finance');
  const { data } = await house.ask('GET', `/api/console/cash-in?search=${player.phone}`, { token: finance });
  const [{ id }] = data as unknown as [{ id: number }]; // the newcomer's one request
  await resumeOperator(page, house, 'owner');
  await page.goto(house.console_url);
  const tile = page.getByRole('group', { name: 'Cash in' });
  await expect(tile).toContainText('yesterday');
  await expect(
    page.getByRole('img', { name: /^Gross result of lotteries and games by day, 30 days until/ }).locator('canvas'),
  ).toBeVisible();
  const waits = page.getByRole('region', { name: /^Waits for a person/ });
  await expect(waits.getByRole('link', { name: `Cash-in #${id}` })).toBeVisible();
  const before = (await tile.textContent()) ?? '';
  await house.ask('POST', `/api/console/cash-in/${id}/approve`, {
    token: finance,
    body: { full_transaction_id: 'KBZ-0000-777001' },
  });
  await expect(tile).not.toHaveText(before);
  await expect(waits.getByRole('link', { name: `Cash-in #${id}` })).toBeHidden();
});

test('a large cash-in is confirmed by a second person, a large cash-out is before it is paid, a correction counts once a second person confirms it', async ({
  page,
  house,
  operator,
  phoneOf,
}) => {
  const player = await house.newcomer();
  await resumeOperator(page, house, 'finance');
  await resumeOperator(operator, house, 'owner');
  await askIn(house, player.token, { transaction_id: '333333', kyat: 600_000 });
  let dialog = await deedOn(page, house, 'cash-ins', player.phone, 'Approve');
  await dialog.getByLabel('Full transaction ID').fill('KBZ-0000-333333');
  await submit(dialog, 'Approve and credit');
  expect(await mainOf(house, player.token)).toBe('0.00');
  dialog = await deedOn(page, house, 'deeds', player.phone, 'Look');
  await expect(dialog).toContainText('You asked for this. A second person has to confirm it.');
  dialog = await deedOn(operator, house, 'deeds', player.phone, 'Look');
  await expect(dialog).toContainText('600,000 kyat');
  await submit(dialog, 'Confirm');
  expect(await mainOf(house, player.token)).toBe('600000.00');
  // For this request alone: the house is shared with other stories.
  const owner = await house.operator('owner');
  const { data: terms } = await house.ask('GET', '/api/console/cash-terms', { token: owner });
  const setTerms = async (body: Record<string, unknown>) =>
    house.decide(await house.ask('POST', '/api/console/cash-terms', { token: owner, body }), 'finance');
  await setTerms({ ...terms, needs_level_2: false, second_operator_above: '500000' });
  const asked = { payment_id: 1, account_name: 'Ma Thiri', user_phone: player.phone, amount: 550_000, password: PASSWORD };
  expect(await house.ask('POST', '/api/cash-out', { token: player.token, body: asked })).toMatchObject({ success: true });
  await setTerms(terms);

  dialog = await deedOn(page, house, 'cash-outs', player.phone, 'Ask to pay');
  await submit(dialog, 'Ask');
  const row = page.getByRole('row').filter({ hasText: player.phone });
  await expect(row).toContainText('asked by finance');
  await expect(row).toContainText('A second person has to confirm it first.');
  await expect(row.getByRole('button', { name: 'Pay' })).toBeDisabled();
  dialog = await deedOn(operator, house, 'deeds', player.phone, 'Look');
  await expect(dialog.getByRole('row', { name: 'Amount' })).toContainText('550,000 kyat');
  await submit(dialog, 'Confirm');
  dialog = await deedOn(operator, house, 'cash-outs', player.phone, 'Pay');
  await dialog.getByLabel('Transaction ID of the payment').fill('OUT-333333');
  await submit(dialog, 'The money is sent');

  const phone = await phoneOf({ language: 'en', token: player.token });
  await phone.goto('/wallet');
  await expect(phone.getByRole('main')).toContainText('50,000');
  await page.goto(new URL('/corrections', house.console_url).href);
  await page.getByRole('button', { name: 'Ask' }).click();
  dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Player' }).fill(player.phone);
  await page.getByRole('option', { name: new RegExp(player.phone) }).click();
  await dialog.getByLabel('Amount').fill('7000');
  await dialog.getByLabel('Reason').fill('The bonus of a promotion was missing');
  await submit(dialog, 'Ask');
  dialog = await deedOn(operator, house, 'deeds', player.phone, 'Look');
  await expect(dialog.getByRole('row', { name: 'Main balance' })).toContainText('+7,000 kyat');
  await submit(dialog, 'Confirm');
  await expect(phone.getByRole('main')).toContainText('57,000');
  await page.goto(new URL('/corrections', house.console_url).href);
  await expect(row).toContainText('asked by finance, confirmed by owner');
});

test('a request is taken, handed over to a colleague who goes on with it, and shown as theirs until they decide it', async ({
  page,
  operator,
  house,
}) => {
  const player = await house.newcomer();
  await askIn(house, player.token, { transaction_id: '444444', kyat: 30_000 });
  const rowOn = async (who: Page, username: string) => {
    await resumeOperator(who, house, username);
    await who.goto(new URL('/cash-ins', house.console_url).href);
    return who.getByRole('row').filter({ hasText: player.phone });
  };
  const [own, theirs] = [await rowOn(page, 'finance'), await rowOn(operator, 'owner')];
  await own.getByRole('button', { name: 'Take it' }).click();
  await expect(own).toContainText('You work on it until');
  await expect(theirs).toContainText('finance works on it until');
  await expect(theirs.getByRole('button', { name: 'Approve' })).toBeDisabled();

  // To look at one's own and leave it does not let it go.
  await own.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await own.getByRole('button', { name: 'Hand over' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Hand over' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Operator' }).click();
  await page.getByRole('option', { name: 'owner', exact: true }).click();
  await submit(dialog, 'Hand over');
  await expect(page.getByText('owner works on #')).toBeVisible();
  await expect(own).toContainText('owner works on it until');
  await expect(own.getByRole('button', { name: 'Approve' })).toBeDisabled();

  await expect(theirs).toContainText('You work on it until');
  await theirs.getByRole('button', { name: 'Let go' }).click();
  await expect(own.getByRole('button', { name: 'Take it' })).toBeVisible();
});

async function mainOf(house: House, token: string): Promise<unknown> {
  return (await house.ask('GET', '/api/user/profile', { token })).data['balance'];
}

/** Opens a page of the console and the dialog of a deed on a player's row. */
async function deedOn(page: Page, house: House, path: string, phone: string, deed: string): Promise<Locator> {
  await page.goto(new URL(`/${path}`, house.console_url).href);
  await page.getByRole('row').filter({ hasText: phone }).getByRole('button', { name: deed }).click();
  return page.getByRole('dialog');
}
