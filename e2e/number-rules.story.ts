import { test } from './house.ts';
import { resumeOperator, submit } from './people.ts';
import { expect } from './stage.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a standing rule is written as bets are, says what it understood, holds in the draws, and is ended', async ({ page, house }) => {
  await resumeOperator(page, house, 'draws-a');
  await page.goto(new URL('/number-rules', house.console_url).href);
  await page.getByRole('button', { name: 'Add a rule' }).click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByLabel('Numbers as players write them');
  await text.fill('3T 12X');
  const understood = dialog.getByRole('region', { name: 'As it is understood' });
  await expect(understood).toContainText('3T head, 10: 30 31 32');
  await expect(understood).toContainText('12X not understood');
  await dialog.getByLabel('Reason').fill('Everybody plays it');
  await dialog.getByText('Block', { exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Block 10 numbers' })).toBeDisabled();
  await text.fill('3T 5B');
  // A day that cannot be read is not "for ever".
  const until = dialog.getByLabel('Until, if it ends');
  for (const day of ['31/12', '31/11/2026']) {
    await until.fill(day);
    await until.press('Enter');
    await expect(dialog).toContainText('Write it as 31/12/2026');
    await expect(dialog.getByRole('button', { name: 'Block 19 numbers' })).toBeDisabled();
  }
  await until.fill('');
  await submit(dialog, 'Block 19 numbers');
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: '3T 5B' });
  await expect(row).toContainText('blocked');
  await expect(row).toContainText('Everybody plays it');

  await page.goto(new URL('/draws', house.console_url).href);
  await page.getByRole('link', { name: /Open/ }).first().click();
  await expect(page.getByText(/^Capped or blocked by standing rules: 19/)).toBeVisible();
  await page.getByRole('link', { name: 'standing rules', exact: true }).click();
  await row.getByRole('button', { name: 'End the rule 3T 5B' }).click();
  await dialog.getByLabel('Reason').fill('It is over');
  await submit(dialog, 'End');
  await expect(row).toContainText('ended by draws-a');
});
