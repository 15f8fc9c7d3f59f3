import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { askIn } from './calls.ts';
import { type House, PASSWORD, test } from './house.ts';
import { lookAtCashIn, resumeOperator, submit } from './people.ts';
import { expect } from './stage.ts';
import { texts } from './texts.ts';

const t = texts.en;

test.use({ viewport: { width: 1280, height: 800 } });

test('a payment that is not found is rejected with a reason the player reads, and one payment is credited once', async ({
  page,
  house,
  phoneOf,
}) => {
  const [first, second] = [await house.newcomer(), await house.newcomer()];
  await resumeOperator(page, house, 'finance');
  await askIn(house, first.token, { transaction_id: '111111', kyat: 400_000 });
  let request = await lookAtCashIn(page, house, first.phone);
  await request.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Another reason' }).check();
  await expect(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled();
  await dialog.getByLabel('Reason for the player').fill('Nothing came in at noon.');
  await submit(dialog, 'Reject');
  const phone = await phoneOf({ language: 'en', token: first.token });
  await phone.goto('/cashin-history');
  await expect(phone.getByText('Nothing came in at noon.', { exact: true })).toBeVisible();

  await askIn(house, first.token, { transaction_id: '222222', kyat: 400_000 });
  request = await lookAtCashIn(page, house, first.phone);
  await request.getByLabel('Full transaction ID').fill('KBZ-0000-222222');
  await request.getByRole('button', { name: 'Approve and credit' }).click();
  await expect(page.getByText(/is approved and credited/)).toBeVisible();
  await askIn(house, second.token, { transaction_id: '222222', kyat: 400_000 });
  request = await lookAtCashIn(page, house, second.phone);
  await expect(request).toContainText('Perhaps the same payment twice');
  await request.getByLabel('Full transaction ID').fill('kbz0000222222');
  await request.getByRole('button', { name: 'Approve and credit' }).click();
  await expect(page.getByText(texts.en.refusals.transaction_id_used)).toBeVisible();
  await request.getByLabel('Full transaction ID').fill('KBZ-0001-222222');
  await request.getByRole('button', { name: 'Approve and credit' }).click();
  await expect(page.getByText(/is approved and credited/)).toBeVisible();
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
  // The list of the oldest has no room for all that waits in this house: how many it is, is told.
  const { total_count: waiting } = await house.ask('GET', '/api/console/cash-in?state=pending', { token: finance });
  await expect(waits.getByRole('link', { name: `Cash-ins: ${waiting}`, exact: true })).toBeVisible();
  const before = (await tile.textContent()) ?? '';
  await house.ask('POST', `/api/console/cash-in/${id}/approve`, {
    token: finance,
    body: { full_transaction_id: 'KBZ-0000-777001' },
  });
  await expect(tile).not.toHaveText(before);
  await expect(waits.getByRole('link', { name: `Cash-ins: ${Number(waiting) - 1}`, exact: true })).toBeVisible();
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
  const phone = await phoneOf({ language: 'en', token: player.token });
  await phone.goto('/wallet');
  const waiting = phone.getByRole('link').filter({ hasText: t.account.history.pending });
  await expect(waiting).toHaveText(/^Cash in.*600,000/);
  const request = await lookAtCashIn(page, house, player.phone);
  await request.getByLabel('Full transaction ID').fill('KBZ-0000-333333');
  await request.getByRole('button', { name: 'Approve and credit' }).click();
  await expect(request).toContainText('finance asked for its approval');
  expect(await mainOf(house, player.token)).toBe('0.00');
  let dialog = await deedOn(page, house, 'deeds', player.phone, 'Look');
  await expect(dialog).toContainText('You asked for this. A second person has to confirm it.');
  dialog = await deedOn(operator, house, 'deeds', player.phone, 'Look');
  await expect(dialog).toContainText('600,000 kyat');
  await submit(dialog, 'Confirm');
  expect(await mainOf(house, player.token)).toBe('600000.00');
  await expect(phone.locator('.Toastify__toast--success', { hasText: 'Cash in approved: 600,000 Ks' })).toBeVisible();
  await expect(waiting).toBeHidden();
  // For this request alone: the house is shared with other stories.
  const owner = await house.operator('owner');
  const { data: terms } = await house.ask('GET', '/api/console/cash-terms', { token: owner });
  const setTerms = async (body: Record<string, unknown>) =>
    house.decide(await house.ask('POST', '/api/console/cash-terms', { token: owner, body }), 'finance');
  await setTerms({ ...terms, needs_level_2: false, second_operator_above: '500000' });
  const asked = { payment_id: 1, account_name: 'Ma Thiri', user_phone: player.phone, amount: 550_000, password: PASSWORD };
  expect(await house.ask('POST', '/api/cash-out', { token: player.token, body: asked })).toMatchObject({ success: true });
  await setTerms(terms);
  await phone.reload();
  await expect(waiting, 'money that is held is not lost').toHaveText(/^Cash out.*550,000/);

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

  await expect(waiting).toBeHidden();
  await expect(phone.getByRole('banner')).toContainText('50,000');
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
  await expect(phone.getByRole('banner')).toContainText('57,000');
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
  const requestOn = async (who: Page, username: string) => {
    await resumeOperator(who, house, username);
    return lookAtCashIn(who, house, player.phone);
  };
  const [own, theirs] = [await requestOn(page, 'finance'), await requestOn(operator, 'owner')];
  await own.getByRole('button', { name: 'Take it' }).click();
  await expect(own).toContainText('You work on it until');
  await expect(theirs).toContainText('finance works on it until');
  await expect(theirs.getByRole('button', { name: 'Reject' })).toBeDisabled();
  await expect(theirs.getByLabel('Full transaction ID')).toBeDisabled();

  // To look at one's own and leave it does not let it go.
  await own.getByRole('button', { name: 'Reject' }).click();
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
  await expect(own.getByRole('button', { name: 'Reject' })).toBeDisabled();

  await expect(theirs).toContainText('You work on it until');
  await theirs.getByRole('button', { name: 'Let go' }).click();
  await expect(own.getByRole('button', { name: 'Take it' })).toBeVisible();
});

test('cash-ins are decided by keys alone: one after the other, in sight of the picture, an id that is pasted finds its request', async ({
  page,
  operator,
  house,
}) => {
  const shown = await screenshot();
  const players = [];
  for (const at of [0, 1, 2]) {
    const player = await house.newcomer();
    players.push({ ...player, id: await askIn(house, player.token, { transaction_id: `55555${at}`, kyat: 30_000 }) });
  }
  const holder = await house.newcomer();
  const card = await askByCard(house, holder.token);
  const [first, second, third] = players as [(typeof players)[0], (typeof players)[0], (typeof players)[0]];
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(shown)], { type: 'image/png' }), 'paid.png');
  expect(await house.ask('POST', `/api/user/cash_in/${first.id}/image`, { token: first.token, form })).toMatchObject({ success: true });

  await resumeOperator(page, house, 'finance');
  await page.goto(new URL(`/cash-ins?id=${first.id}`, house.console_url).href);
  const request = (id: number) => page.getByRole('region', { name: `Cash-in #${id}`, exact: true });
  await expect(request(first.id).getByRole('img', { name: /^Payment that/ })).toBeVisible();
  const listed = page.getByRole('list', { name: 'Cash-in requests' });
  await expect(listed.getByText(first.phone, { exact: true }), 'in the list as well, whole').toBeVisible();
  await page.keyboard.press('z');
  await expect(request(first.id).getByRole('button', { name: 'Show the whole photo' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(request(second.id)).toBeVisible();
  await page.keyboard.press('k');
  await page.keyboard.press('a');
  await expect(request(first.id).getByLabel('Full transaction ID')).toBeFocused();
  await page.keyboard.type('01002345555550');
  await page.keyboard.press('Enter');
  // The next one takes its place, and the hands stay where they are.
  await expect(request(second.id).getByLabel('Full transaction ID')).toBeFocused();
  await paste(page, '01002345555552');
  await expect(request(third.id).getByLabel('Full transaction ID')).toHaveValue('01002345555552');

  // Less came than was written: one operator's word, and the player's to read.
  await request(third.id).getByLabel('Amount that came').fill('25000');
  await expect(request(third.id).getByRole('radio', { name: 'The payment was of this amount.' })).toBeChecked();
  await request(third.id).getByLabel('Full transaction ID').press('Enter');
  await expect.poll(() => mainOf(house, third.token)).toBe('25000.00');

  // A card comes next, whose amount stands there already: a key too many credits nothing.
  await expect(request(card)).toBeFocused();
  await page.keyboard.press('Enter');
  // Three keys refuse it: its dialog begins at the reasons.
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Cash-in #${card} is rejected.`)).toBeVisible();

  // What is shown without being chosen stays when a colleague takes it.
  await page.goto(new URL('/cash-ins', house.console_url).href);
  await expect(page).toHaveURL(/[?&]id=\d+/);
  const shown_id = Number(new URL(page.url()).searchParams.get('id'));
  const owner = await house.operator('owner');
  const theirs = { token: owner, body: { queue: 'cash_in', id: shown_id } };
  await house.ask('POST', '/api/console/claims', theirs);
  await expect(request(shown_id)).toContainText('owner works on it');
  await house.ask('POST', '/api/console/claims/release', theirs);
  expect(await mainOf(house, holder.token)).toBe('0.00');

  // A colleague was first: the page says who.
  await page.goto(new URL(`/cash-ins?id=${second.id}`, house.console_url).href);
  await request(second.id).getByLabel('Full transaction ID').fill('0100234555555');
  await resumeOperator(operator, house, 'owner');
  await house.ask('POST', '/api/console/claims/release', {
    token: await house.operator('finance'),
    body: { queue: 'cash_in', id: second.id },
  });
  expect(
    await house.ask('POST', `/api/console/cash-in/${second.id}/reject`, { token: owner, body: { reason: 'The payment was not found.' } }),
  ).toMatchObject({ success: true });
  await expect(request(second.id)).toContainText(/rejected.*owner/i);
  expect(await mainOf(house, first.token)).toBe('30000.00');
});

test('who goes on before the list of cash-ins has come is not led back to it', async ({ page, house }) => {
  await askIn(house, (await house.newcomer()).token, { transaction_id: '222222', kyat: 20_000 });
  await resumeOperator(page, house, 'finance');
  const [list, next] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/cash[_-]in.*[?]/, async (route) => {
    await list.promise;
    await route.continue();
  });
  await page.goto(new URL('/cash-ins', house.console_url).href);
  await expect(page.getByRole('heading', { level: 1, name: 'Cash-ins' })).toBeVisible();
  await page.route('**/assets/*.js', async (route) => {
    await next.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Our accounts' }).click();
  await expect(page, 'on the way').toHaveURL(/house-accounts/);
  list.resolve();
  // A machine that is slow shows by then that the next page comes.
  const [come, left] = [page.getByRole('list', { name: 'Cash-in requests' }), page.getByRole('heading', { level: 1, name: 'Cash-ins' })];
  await expect.poll(async () => (await come.isVisible()) || !(await left.isVisible())).toBe(true);
  next.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Our accounts' })).toBeVisible();
  await expect(page).toHaveURL(/house-accounts$/);
});

test('a cash-in survives the way to the payment app, comes with its screenshot, and is told where it stands and what came', async ({
  house,
  phoneOf,
}) => {
  const player = await house.newcomer();
  const phone = await phoneOf({ language: 'en', token: player.token });
  const field = { amount: phone.getByLabel('Amount', { exact: true }), digits: phone.getByLabel(t.account.cashin.transaction) };
  const holder = phone.getByLabel(t.account.cashin.holder);
  await phone.goto('/cashin');
  await phone.getByRole('button', { name: 'WavePay' }).click();
  await phone.getByRole('button', { name: '30,000' }).click();
  await phone.getByRole('button', { name: t.wallet.cashin.exact_offer }).click();
  await expect(field.amount).toHaveValue('30001');
  await expect(phone.getByText('Pay exactly 30,001 Ks.')).toBeVisible();
  await holder.fill('Ma Keeps');
  await field.digits.fill('666001');
  await phone.reload();
  await expect(phone.getByRole('button', { name: 'WavePay' })).toHaveAttribute('aria-pressed', 'true');
  await expect(field.amount).toHaveValue('30001');
  await expect(phone.getByText('Pay exactly 30,001 Ks.'), 'with its time').toBeVisible();
  await expect(phone.getByRole('button', { name: t.wallet.cashin.exact_offer })).toHaveCount(0);
  await expect(field.digits).toHaveValue('666001');
  await expect(holder).toHaveValue('Ma Keeps');
  const file = { name: 'paid.png', mimeType: 'image/png', buffer: await screenshot() };
  await phone.getByLabel(t.wallet.cashin.choose_screenshot).setInputFiles({ ...file, buffer: Buffer.from('no picture') });
  await expect(
    phone.getByRole('alert').filter({ hasText: t.wallet.cashin.screenshot_unread }),
    'a file that is no picture is asked for anew',
  ).toBeVisible();
  await phone.getByLabel(t.wallet.cashin.choose_screenshot).setInputFiles(file);
  await phone.getByRole('button', { name: t.account.cashin.send }).click();
  await expect(phone.getByText(t.account.cashin.waiting)).toBeVisible();
  await expect(phone.getByText('1 screenshot sent')).toBeVisible();
  await expect(phone.getByText(/Your request is the next one|before yours/)).toBeVisible();

  const finance = await house.operator('finance');
  const { data } = await house.ask('GET', `/api/console/cash-in?search=${player.phone}`, { token: finance });
  const [request] = data as unknown as { id: number; image_count: number; is_exact: boolean }[];
  expect(request).toMatchObject({ image_count: 1, is_exact: true });
  const body = { full_transaction_id: 'WAVE-666001', amount: '25000', correction: 'The payment was of this amount.' };
  await house.ask('POST', `/api/console/cash-in/${request?.id}/approve`, { token: finance, body });
  // The player touches nothing.
  await expect(phone.getByText('Approved: 25,000 Ks were added to your balance.')).toBeVisible();
  await expect(phone.getByText('Cash in: 25,000 Ks came instead of 30,001 Ks').first()).toBeVisible();
  await expect(phone.getByRole('link', { name: t.shell.home.play }), 'what it is for').toHaveAttribute('href', '/two/lottery');
  await phone.getByRole('button', { name: t.account.cashin.another }).click();
  await expect(holder).toHaveValue('Ma Keeps');
  await expect(field.digits).toHaveValue('');
  await expect(field.amount).toHaveValue('');
});

function screenshot(): Promise<Buffer> {
  return sharp({ create: { width: 90, height: 160, channels: 3, background: '#14509b' } })
    .png()
    .toBuffer();
}

/** A cash-in by a top-up card, whose code is all that proves it. */
async function askByCard(house: House, token: string): Promise<number> {
  const methods = (await house.ask('GET', '/api/payment-method/show-cashin')) as unknown as Record<string, { id: number }[]>;
  const body = { payment_id: methods['mobile_topup']?.[0]?.id, amount: 10_000, is_mobile_topup: true, voucher_code: '5555123456789012' };
  const { data } = await house.ask('POST', '/api/cash-in', { token, body });
  return Number(data['id']);
}

/** Pastes a text where the focus is, as a person does who copied it elsewhere. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', copied);
    const place = document.activeElement ?? document.body;
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Opens a page of the console and the dialog of a deed on a player's row. */
async function deedOn(page: Page, house: House, path: string, phone: string, deed: string): Promise<Locator> {
  await page.goto(new URL(`/${path}`, house.console_url).href);
  await page.getByRole('row').filter({ hasText: phone }).getByRole('button', { name: deed }).click();
  return page.getByRole('dialog');
}

async function mainOf(house: House, token: string): Promise<unknown> {
  return (await house.ask('GET', '/api/user/profile', { token })).data['balance'];
}
