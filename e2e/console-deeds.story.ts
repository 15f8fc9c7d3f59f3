import type { Page } from '@playwright/test';
import { type House, test } from './house.ts';
import { resumeOperator, submit } from './people.ts';
import { expect } from './stage.ts';
import { texts } from './texts.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** The house asks for a message to players, which waits for a second person. */
async function askNotice(house: House, title: string): Promise<void> {
  const text = { en: title, my: '', zh: '', th: '' };
  const body = { title: text, body: text, audience: 'all', player_id: null };
  expect(await house.ask('POST', '/api/console/notices', { token: await house.operator('draws-a'), body })).toMatchObject({
    success: true,
  });
}

/** The notes of a player whom no other story knows: what is done to them stays in the shared house. */
async function openNotes(page: Page, house: House): Promise<void> {
  const { phone } = await house.newcomer();
  await page.goto(new URL(`/players?search=${phone}`, house.console_url).href);
  await page.getByRole('row').filter({ hasText: phone }).getByRole('link').first().click();
  await page.getByRole('tab', { name: /^Notes/ }).click();
}

test('a dialog whose deed another operator decides meanwhile goes with a word, and gives back what was typed', async ({
  page,
  house,
  operator,
}) => {
  await askNotice(house, 'Water festival');
  await resumeOperator(page, house, 'draws-b');
  await page.goto(new URL('/deeds', house.console_url).href);
  const row = page.getByRole('row').filter({ hasText: 'Water festival' });
  await row.getByRole('button', { name: 'Look' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refuse', exact: true }).click();
  await dialog.getByLabel('Reason').fill('The dates are not right');

  await resumeOperator(operator, house, 'owner');
  await operator.goto(new URL('/deeds', house.console_url).href);
  await operator.getByRole('row').filter({ hasText: 'Water festival' }).getByRole('button', { name: 'Look' }).click();
  await submit(operator.getByRole('dialog'), 'Confirm');

  await expect(dialog).toBeHidden();
  const word = page.getByRole('alert').filter({ hasText: 'decided or changed meanwhile' });
  await expect(word).toContainText('You had typed: The dates are not right');
  await expect(operator.getByText('decided or changed meanwhile')).toHaveCount(0);
});

test('Ctrl-K leads to a deed while it waits and once it is decided, and the code of a lottery to its pages', async ({
  page,
  house,
  operator,
}) => {
  await askNotice(house, 'Lantern festival');
  await resumeOperator(page, house, 'draws-b');
  await page.goto(new URL('/deeds', house.console_url).href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const find = async (text: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search over everything' }).fill(text);
  };
  await find('lantern');
  await page.getByRole('option', { name: /^To confirm #\d+ .*Lantern festival/ }).click();
  await expect(page).toHaveURL(/deeds\?search=%23\d+$/);
  await expect(page.getByRole('table').getByRole('button', { name: 'Look' })).toHaveCount(1);

  await resumeOperator(operator, house, 'owner');
  await operator.goto(new URL('/deeds', house.console_url).href);
  await operator.getByRole('row').filter({ hasText: 'Lantern festival' }).getByRole('button', { name: 'Look' }).click();
  await submit(operator.getByRole('dialog'), 'Confirm');

  await find('Lantern');
  await page.getByRole('option', { name: /^Decided #\d+ .*Lantern festival.*asked for by draws-a, done/ }).click();
  await expect(page).toHaveURL(/state=decided/);
  await expect(page.getByRole('row').filter({ hasText: 'Lantern festival' })).toContainText('by owner');

  await find('c1d');
  for (const name of ['Draws', 'Standing rules', 'Lottery settings'])
    await expect(page.getByRole('option', { name: `Page C1D ${name}` })).toBeVisible();
  await page.getByRole('option', { name: 'Page C1D Draws' }).click();
  await expect(page).toHaveURL(/draws\?lottery=C1D$/);
});

test('Enter in Ctrl-K opens what was found for what is typed, not what was found before', async ({ page, house }) => {
  const first = await house.newcomer();
  await resumeOperator(page, house, 'owner');
  const field = page.getByRole('combobox', { name: 'Search over everything' });
  // The first search has nothing found before it; the second has.
  for (const { phone } of [first, await house.newcomer()]) {
    await page.goto(new URL('/audit', house.console_url).href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    if (phone !== first.phone) {
      await field.fill(first.phone);
      await expect(page.getByRole('option').filter({ hasText: first.phone })).toBeVisible();
    }
    const held = Promise.withResolvers<void>();
    await page.route(`**/api/console/search?*${phone}*`, async (route) => {
      await held.promise;
      await route.continue();
    });
    const asked = page.waitForRequest((it) => it.url().includes('/api/console/search') && it.url().includes(phone));
    await field.fill(phone);
    await page.keyboard.press('Enter');
    await asked;
    await expect(page.getByRole('status').filter({ hasText: 'Searching…' })).toBeVisible();
    await expect(page).toHaveURL(/audit$/);
    held.resolve();
    await expect(page.getByRole('main')).toContainText(phone);
    await expect(page).toHaveURL(/players\/\d+/);
    await page.unrouteAll();
  }
});

test('an answer that was begun before the player wrote again is refused once, and sent when that is read', async ({ page, house }) => {
  const { token } = await house.newcomer();
  const opened = { token, body: { subject: 'other', text: 'Where is my bonus?' } };
  const { data } = await house.ask('POST', '/api/user/conversations', opened);
  const id = Number(data['id']);
  await resumeOperator(page, house, 'owner');
  await page.goto(new URL(`/conversations/${id}`, house.console_url).href);
  await page.getByRole('textbox', { name: 'Answer' }).fill('It comes on Monday.');
  await house.ask('POST', `/api/user/conversations/${id}/messages`, { token, body: { text: 'Never mind, close my account.' } });
  await expect(page.getByRole('listitem').last()).toContainText('close my account');
  const answer = page.getByRole('button', { name: 'Answer', exact: true });
  await answer.click();
  const word = page.getByText('Something was written here since you read it. Please read it first.');
  await expect(word).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('It comes on Monday.');
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await answer.click();
  await expect(page.getByRole('listitem').last()).toContainText('It comes on Monday.');
});

test('a slow deed is sent once and says that it waits; a refused one says why above its button, which keeps the focus', async ({
  page,
  house,
}) => {
  await resumeOperator(page, house, 'owner');
  await openNotes(page, house);
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Two accounts of one person');
  const held = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/api/console/players/*/block', async (route) => {
    calls += 1;
    await held.promise;
    await route.fulfill({ status: 422, json: { success: false, code: 'refused', message: 'The reason is not one of ours.' } });
  });
  const button = dialog.getByRole('button', { name: 'Block', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  held.resolve();

  await expect(dialog.getByRole('alert')).toHaveText('The reason is not one of ours.');
  await expect(button).toBeFocused();
  await expect(dialog.getByLabel('Reason')).toHaveValue('Two accounts of one person');
  expect(calls).toBe(1);

  // Without a network nothing waits to be done later: the operator is told at once, and the button is free.
  await page.unroute('**/api/console/players/*/block');
  await page.context().setOffline(true);
  await button.click();
  await expect(dialog.getByRole('alert')).toHaveText('No answer came: it may be done all the same. Look before you send it again.');
  await expect(button).toBeEnabled();
  await page.context().setOffline(false);
  await submit(dialog, 'Block');
  await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible();
});

test('a note, an account and an off day are added by forms that begin anew, and a form that a colleague changes gives back what was typed', async ({
  page,
  house,
}) => {
  await resumeOperator(page, house, 'owner');
  await openNotes(page, house);
  const note = page.getByLabel('New note');
  await expect(page.getByRole('button', { name: 'Write' })).toBeDisabled();
  await note.fill('Called twice about a cash-in');
  await page.getByRole('button', { name: 'Write' }).click();
  await expect(note).toHaveValue('');
  await expect(page.getByRole('main')).toContainText('Called twice about a cash-in');

  await page.goto(new URL('/cash-settings', house.console_url).href);
  await page
    .getByRole('button', { name: /^Accounts of/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Account number').fill('09420000999');
  await dialog.getByLabel('Account holder').fill('Daw Mya');
  await dialog.getByRole('button', { name: 'Add the account' }).click();
  await expect(page.getByText('Asked. A second person has to confirm it.')).toBeVisible();
  await expect(dialog.getByLabel('Account number')).toHaveValue('');

  await page.goto(new URL('/lottery', house.console_url).href);
  const add = page.getByRole('button', { name: 'Add off day', exact: true });
  await expect(add, 'the browser would ask in its own language').toBeDisabled();
  await page.getByLabel(/^Day/).last().fill('2027-01-05');
  await page.getByLabel('Reason').last().fill('Day of the house');
  await add.click();
  await submit(dialog, 'Make it an off day');
  await expect(page.getByRole('table', { name: 'Off days' })).toContainText('Day of the house');
  await expect(page.getByLabel('Reason').last()).toHaveValue('');

  // A colleague saves the same form meanwhile: what was typed into it comes back in a word.
  await page.goto(new URL('/house', house.console_url).href);
  await page.getByLabel('Viber').fill('https://viber.me/typed-here');
  const token = await house.operator('owner-b');
  const { data: before } = await house.ask('GET', '/api/console/social-links', { token });
  // The house is shared, and other stories look for all its links.
  const page_url = 'https://facebook.com/shwekan';
  const links = {
    facebook: page_url,
    viber: 'https://viber.com/shwekan',
    instagram: page_url,
    play_store: page_url,
    qr: page_url,
  };
  const body = { ...links, messenger: 'https://m.me/a-colleague', before };
  await house.decide(await house.ask('POST', '/api/console/social-links', { token, body }), 'owner');
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByLabel('Messenger')).toHaveValue('https://m.me/a-colleague', { timeout: 2_000 });
  }).toPass();
  const told = page.getByRole('alert').filter({ hasText: 'Changed meanwhile' });
  await expect(told).toContainText('You had typed: https://viber.me/typed-here');

  // A page that does not know of it saves nothing over it, and gives back what was typed as well.
  await page.getByLabel('Viber').fill('viber://chat?number=%2B959420000009');
  const { before: _before, ...now } = body;
  const newer = { ...now, messenger: 'https://m.me/another', before: now };
  await house.decide(await house.ask('POST', '/api/console/social-links', { token, body: newer }), 'owner');
  await page
    .locator('form')
    .filter({ has: page.getByLabel('Viber') })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(page.getByText(texts.en.refusals.record_changed)).toBeVisible();
  await expect(page.getByLabel('Messenger')).toHaveValue('https://m.me/another');
  await expect(page.getByLabel('Viber')).toHaveValue(links.viber);
  await expect(told.last()).toContainText('You had typed: viber://chat');
});
