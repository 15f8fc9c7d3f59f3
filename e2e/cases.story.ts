import { askIn } from './calls.ts';
import { test } from './house.ts';
import { resumeOperator } from './people.ts';
import { expect } from './stage.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a payment that two players claim is a case: an operator of risk takes it, writes a note, tags a player and closes it', async ({
  page,
  house,
}) => {
  const [first, second] = [await house.newcomer(), await house.newcomer()];
  for (const { token } of [first, second]) await askIn(house, token, { kyat: 7_000, transaction_id: '818283' });

  await resumeOperator(page, house, 'risk');
  await page.goto(new URL('/cases?kind=payment_twice', house.console_url).href);
  // The list refreshes by itself.
  await page.getByRole('link', { name: 'A payment claimed twice' }).first().click();
  await expect(page.getByRole('table', { name: 'What was found' }).getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('main')).toContainText('818283');
  // What was found is a request that waits: risk reads it, and all that happened to it.
  await page.getByRole('table', { name: 'What was found' }).getByRole('row').last().getByRole('link').first().click();
  await expect(page.getByText(/^Only request #/)).toBeVisible();
  const request = page.getByRole('table', { name: 'Cash-ins' });
  await expect(request).toContainText('7,000');
  await expect(request).toContainText('pending');
  await request.getByRole('button', { name: /^#/ }).click();
  await expect(page.getByRole('dialog', { name: /^Cash-in #/ })).toContainText('Player: asked');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.goBack();
  await page.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('working');
  await page.getByRole('textbox', { name: 'New note' }).fill('The picture is of the first.');
  await page.getByRole('button', { name: 'Write' }).click();
  await expect(page.getByRole('main')).toContainText('The picture is of the first.');

  await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Close case/ });
  await dialog.getByRole('combobox', { name: 'What it came to' }).selectOption('Something was done');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('The second is told.');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Something was done');

  await page.getByRole('table', { name: 'What was found' }).getByRole('row').last().getByRole('link').last().click();
  await page.getByRole('button', { name: 'Change tags' }).click();
  const tags = page.getByRole('dialog', { name: 'What operators call the player' });
  await tags.getByRole('textbox', { name: 'Tags' }).fill('claims twice');
  await tags.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main')).toContainText('claims twice');
  await page.getByRole('tab', { name: 'Cases' }).click();
  await expect(page.getByRole('link', { name: 'A payment claimed twice' })).toBeVisible();
});

test('an operator of risk reads where a player is logged in, and ends nothing there', async ({ page, house }) => {
  const { phone } = await house.newcomer();
  await resumeOperator(page, house, 'risk');
  await page.goto(new URL(`/players?search=${phone}`, house.console_url).href);
  await page.getByRole('row').filter({ hasText: phone }).getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Sessions (1)' }).click();
  const sessions = page.getByRole('table', { name: 'Sessions' });
  await expect(sessions).toContainText('127.0.0.1');
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^End/ })).toHaveCount(0);
  await resumeOperator(page, house, 'owner');
  await page.reload();
  await expect(sessions.getByRole('button', { name: 'End' })).toBeVisible();
});

test('a case is not closed over what was found while its dialog stood open', async ({ page, house }) => {
  const claim = async () => askIn(house, (await house.newcomer()).token, { kyat: 7_000, transaction_id: '828384' });
  await claim();
  await claim();
  await resumeOperator(page, house, 'risk');
  await page.goto(new URL('/cases?kind=payment_twice', house.console_url).href);
  await page.getByRole('link', { name: 'A payment claimed twice' }).first().click();
  const found = page.getByRole('table', { name: 'What was found', includeHidden: true }).getByRole('row', { includeHidden: true });
  await expect(found.filter({ hasText: '828384' })).toHaveCount(2);
  await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Close case/ });
  await dialog.getByRole('textbox', { name: 'Why' }).fill('A mistake of both.');
  await claim();
  await expect(found.filter({ hasText: '828384' }), 'it is told behind the dialog').toHaveCount(3);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText('Something was written here since you read it.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('It is closed.');
});
