import { writeFile } from 'node:fs/promises';
import { askIn } from './calls.ts';
import { test } from './house.ts';
import { resumeOperator, submit } from './people.ts';
import { expect } from './stage.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a clerk brings in a statement, approves its list at once, works off what nobody asked for, and reads what makes the difference', async ({
  page,
  house,
}) => {
  const [first, second] = [await house.newcomer(), await house.newcomer()];
  const ids = [
    await askIn(house, first.token, { transaction_id: '611111', kyat: 30_000 }),
    await askIn(house, second.token, { transaction_id: '622222', kyat: 40_000 }),
  ];
  const finance = await house.operator('finance');
  const { data } = await house.ask('GET', `/api/console/cash-in?search=%23${ids[0]}`, { token: finance });
  const [{ holder_phone, created_at }] = data as unknown as [{ holder_phone: string; created_at: string }];
  const at = created_at.slice(0, 19).replace('T', ' ');
  const statement = [
    'Transaction Time,Transaction No.,Amount,Name,Balance',
    `${at},0100000000611111,"30,000.00",Story Holder,"1,030,000.00"`,
    `${at},0100000000622222,"40,000.00",Story Holder,"1,070,000.00"`,
    `${at},0100000000633333,"5,000.00",Daw Hla,"1,075,000.00"`,
  ].join('\n');

  await resumeOperator(page, house, 'finance');
  await page.goto(new URL('/house-accounts', house.console_url).href);
  await page.getByRole('link', { name: holder_phone }).first().click();
  await page.getByRole('button', { name: 'Bring in a statement' }).click();
  let dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'kbz.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) });
  await expect(dialog.getByRole('status')).toContainText('3 lines, 3 of them new');
  await dialog.getByRole('button', { name: 'Keep 3 new lines' }).click();
  await expect(page.getByText('3 new lines of 3 are kept.')).toBeVisible();

  const certain = page.getByRole('region', { name: 'Certain' });
  for (const id of ids) await expect(certain.getByRole('checkbox', { name: `Approve cash-in #${id}` })).toBeChecked();
  await certain.getByRole('button', { name: /^Approve \d+$/ }).click();
  dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('70,000 kyat');
  await submit(dialog, 'Approve and credit');
  await expect(page.getByText('2 approved, 0 wait for a second person, 0 refused.')).toBeVisible();
  await expect(certain).toContainText('Nothing to approve');
  for (const [nth, { token }] of [first, second].entries()) {
    const profile = await house.ask('GET', '/api/user/profile', { token });
    expect(profile.data['balance']).toBe(['30000.00', '40000.00'][nth]);
  }

  await page.getByRole('tab', { name: 'Exceptions' }).click();
  const exception = page.getByRole('row').filter({ hasText: '0100000000633333' });
  await expect(exception).toContainText('Money without a request');
  await exception.getByRole('button', { name: /^Close/ }).click();
  dialog = page.getByRole('dialog');
  await dialog.getByLabel('What became of it').fill('Called: she asks tomorrow');
  await submit(dialog, 'Close the exception');
  await expect(exception).toBeHidden();

  await page.getByRole('tab', { name: 'Difference' }).click();
  const line = page.getByRole('row').filter({ hasText: '0100000000633333' });
  await expect(line).toContainText('In the statement, not booked');
  await expect(line).toContainText('Called: she asks tomorrow');
  await expect(page.getByText('The lines explain the whole difference.')).toBeVisible();
});

test('a statement is kept only as it was looked at: nothing is kept while another one is being read', async ({ page, house }) => {
  await resumeOperator(page, house, 'finance');
  await page.goto(new URL('/house-accounts', house.console_url).href);
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Bring in a statement' }).click();
  const dialog = page.getByRole('dialog');
  const bring = (name: string, ids: string[]) => {
    const lines = ids.map((id) => `2026-11-20 10:00:00,${id},"1,000.00",Story Holder,"9,000.00"`);
    const buffer = Buffer.from(['Transaction Time,Transaction No.,Amount,Name,Balance', ...lines].join('\n'));
    return dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  };
  await bring('first.csv', ['0100000000711111', '0100000000722222']);
  const keep = dialog.getByRole('button', { name: /^Keep/ });
  await expect(keep).toHaveText('Keep 2 new lines');
  const held = Promise.withResolvers<void>();
  await page.route('**/statements/look', async (route) => {
    await held.promise;
    await route.continue();
  });
  await bring('second.csv', ['0100000000733333']);
  await expect(dialog.getByText('second.csv')).toBeVisible();
  await expect(keep).toHaveCount(0);
  held.resolve();
  await expect(keep).toHaveText('Keep 1 new line');
  await expect(keep).toBeEnabled();
});

test('a file that is written anew and chosen again is read again', async ({ page, house }, story) => {
  await resumeOperator(page, house, 'finance');
  await page.goto(new URL('/house-accounts', house.console_url).href);
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Bring in a statement' }).click();
  const dialog = page.getByRole('dialog');
  // Of the same path a browser says nothing, as long as its field still holds it.
  const path = story.outputPath('statement.csv');
  for (const count of [2, 3]) {
    const lines = Array.from({ length: count }, (_, nth) => `2026-11-20 10:00:00,01000000008${nth}1111,"1,000.00",Story Holder,"9,000.00"`);
    await writeFile(path, ['Transaction Time,Transaction No.,Amount,Name,Balance', ...lines].join('\n'));
    await dialog.locator('input[type=file]').setInputFiles(path);
    await expect(dialog.getByRole('button', { name: /^Keep/ })).toHaveText(`Keep ${count} new lines`);
  }
});
