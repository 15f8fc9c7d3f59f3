import { logInOperator } from './people.ts';
import { expect, test } from './stage.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('an operator whose session ends in the middle of a form logs in over it and sends what was typed', async ({ page, stage }) => {
  await logInOperator(page, stage, 'finance');
  await page.goto(new URL('/corrections', stage.console_url).href);
  await page.getByRole('button', { name: 'Propose' }).click();
  const form = page.getByRole('dialog', { name: 'Propose a correction' });
  await form.getByRole('combobox', { name: 'Player' }).fill('09420000002');
  await page.getByRole('option', { name: /Aung Kyaw/ }).click();
  await form.getByLabel('Amount').fill('7000');
  await form.getByLabel('Reason').fill('A promotion that was promised');
  await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${sessionStorage.getItem('shwekan_operator_token')}` };
    await fetch('/api/console/logout', { method: 'POST', headers });
  });

  // Where a list that is asked again finds out first, the button lies below the login by now.
  await form
    .getByRole('button', { name: 'Propose' })
    .click({ timeout: 3_000 })
    .catch(() => undefined);
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(again.getByLabel('Operator')).toHaveValue('finance');
  await page.keyboard.press('Escape');
  await again.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
  await again.getByRole('button', { name: 'Log in' }).click();
  await expect(again.getByRole('alert')).toHaveText('The operator or the password is not right.');
  await again.getByRole('textbox', { name: 'Password' }).fill('demo-operator');
  await again.getByRole('button', { name: 'Log in' }).click();
  await expect(again).toBeHidden();

  await expect(form.getByLabel('Amount')).toHaveValue('7,000 kyat');
  await form.getByRole('button', { name: 'Propose' }).click();
  await expect(page.getByText('The correction is proposed.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'A promotion that was promised' })).toContainText('7,000');
});

test('an owner finds a deed in the audit trail by who, what and day, by an address to be shared, and the way back undoes a choice', async ({
  page,
  stage,
}) => {
  await logInOperator(page, stage, 'owner');
  await page.goto(new URL('/audit', stage.console_url).href);
  const rows = page.getByRole('table', { name: 'Audit trail' }).getByRole('row');
  await page.getByRole('searchbox', { name: 'Search by what was done' }).fill('approve cash');
  await expect(page).toHaveURL(/action=/);
  await page.getByLabel('Operator').selectOption('finance');
  await expect(rows.nth(1)).toContainText('approve cash in');
  const found = await rows.count();
  await page.reload();
  await expect(rows).toHaveCount(found);
  await expect(page.getByRole('searchbox', { name: 'Search by what was done' })).toHaveValue('approve cash');
  await page.getByLabel('Operator').selectOption('draws-a');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(found);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search by what was done' })).toHaveValue('');
  await expect(page).toHaveURL(/\/audit$/);
});
