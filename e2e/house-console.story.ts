import { randomInt } from 'node:crypto';
import { payIn } from './calls.ts';
import { test } from './house.ts';
import { resumeOperator, submit } from './people.ts';
import { expect } from './stage.ts';
import { STORY_DAY } from './story-day.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a draw that must not take place is called off by its name, and every stake is back before the player looks again', async ({
  page,
  house,
  phoneOf,
}) => {
  const { token } = await house.newcomer();
  await payIn(house, token, { kyat: 10_000, transaction_id: '444444' });
  const bet = { section: '04:30 PM', date: STORY_DAY, bet_obj: [{ bet_number: '07', amount: 2500 }] };
  expect(await house.ask('POST', '/api/user/betting', { token, body: bet })).toMatchObject({ success: true });
  const phone = await phoneOf({ language: 'en', token });
  await phone.goto('/wallet');
  await expect(phone.getByRole('main')).toContainText('7,500');

  await resumeOperator(page, house, 'draws-a');
  await page.goto(new URL(`/draws?day=${STORY_DAY}&lottery=2D`, house.console_url).href);
  await page.getByRole('link', { name: /4:30 PM/ }).click();
  await page.getByRole('button', { name: 'Call off' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 slip, 2,500 kyat');
  await dialog.getByLabel('Reason').fill('The exchange is closed');
  await expect(dialog.getByRole('button', { name: 'Call off and refund' })).toBeDisabled();
  await dialog.getByLabel(/^Type/).fill('2d 04:30 pm');
  await submit(dialog, 'Call off and refund');

  await expect(phone.getByRole('main')).toContainText('10,000');
  await phone.goto('/notifications');
  await expect(phone.getByRole('main')).toContainText('2,500');
});

test('a message to players waits for a second person, then comes to an open phone in its own language', async ({
  page,
  house,
  operator,
  phoneOf,
}) => {
  const phone = await phoneOf({ language: 'mm', token: (await house.newcomer()).token });
  await phone.goto('/notifications');
  await resumeOperator(page, house, 'draws-a');
  await page.goto(new URL('/notices', house.console_url).href);
  await page.getByRole('button', { name: 'Write' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tabpanel').getByLabel('Title').fill('သင်္ကြန် အားလပ်ရက်');
  await expect(dialog.getByRole('button', { name: 'Write' })).toBeDisabled();
  await dialog.getByRole('tab', { name: 'English' }).click();
  await dialog.getByRole('tabpanel', { name: 'English' }).getByLabel('Title').fill('Thingyan holidays');
  await submit(dialog, 'Write');
  await expect(phone.getByText('သင်္ကြန် အားလပ်ရက်')).toHaveCount(0);

  await resumeOperator(operator, house, 'draws-b');
  await operator.goto(new URL('/deeds', house.console_url).href);
  await operator.getByRole('row').filter({ hasText: 'Thingyan holidays' }).getByRole('button', { name: 'Look' }).click();
  await expect(operator.getByRole('dialog')).toContainText('သင်္ကြန် အားလပ်ရက်');
  await operator.setViewportSize({ width: 360, height: 740 });
  await expect(operator.getByRole('dialog').getByText('Thai, Chinese'), 'what is confirmed is in sight on a phone').toBeInViewport({
    ratio: 1,
  });
  await operator.setViewportSize({ width: 1280, height: 800 });
  await submit(operator.getByRole('dialog'), 'Confirm');
  await expect(phone.getByText('သင်္ကြန် အားလပ်ရက်').first()).toBeVisible();
});

test('a new operator is wanted by two owners, who each give half of the invitation, and chooses a password that neither knows', async ({
  page,
  house,
  operator,
  browser,
}) => {
  const username = `teller-${randomInt(1_000_000)}`;
  const operators = new URL('/operators', house.console_url).href;
  await resumeOperator(page, house, 'owner');
  await page.goto(operators);
  await page.getByRole('button', { name: 'Add an operator' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(username);
  await expect(dialog.getByRole('button', { name: 'Ask' })).toBeDisabled();
  await dialog.getByLabel('Cash', { exact: true }).check();
  await submit(dialog, 'Ask');
  await expect(page.getByRole('row').filter({ hasText: username })).toHaveCount(0);

  await resumeOperator(operator, house, 'owner-b');
  await operator.goto(new URL('/deeds', house.console_url).href);
  await operator.getByRole('row').filter({ hasText: username }).getByRole('button', { name: 'Look' }).click();
  await submit(operator.getByRole('dialog'), 'Confirm');

  const newcomer = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await newcomer.goto(new URL('/login', house.console_url).href);
  await newcomer.getByRole('link', { name: 'I was invited' }).click();
  for (const [owner, label] of [
    [page, 'First half'],
    [operator, 'Second half'],
  ] as const) {
    await owner.goto(operators);
    await owner.getByRole('button', { name: `Your half: ${username}` }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Make it' }).click();
    const half = await owner.getByRole('dialog').getByLabel('Your half').inputValue();
    await owner.getByRole('button', { name: 'Done' }).click();
    await newcomer.getByLabel(label).fill(half);
  }
  await newcomer.getByLabel('New password').fill('only-the-teller-knows');
  await newcomer.getByRole('button', { name: 'Join' }).click();
  await expect(newcomer.getByRole('status')).toContainText(username);
  await newcomer.getByRole('link', { name: 'Log in', exact: true }).click();
  await newcomer.getByLabel('Operator').fill(username);
  await newcomer.getByRole('textbox', { name: 'Password' }).fill('only-the-teller-knows');
  await newcomer.getByRole('button', { name: 'Log in' }).click();
  await expect(newcomer.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: `Shut out: ${username}` }).click();
  await dialog.getByLabel(/^Reason/).fill('Works elsewhere');
  await submit(dialog, 'Shut out');
  await expect(page.getByRole('row').filter({ hasText: username })).toContainText('Shut out');
  await expect(newcomer.getByLabel('Operator'), 'the session ended at once').toBeVisible();
  await newcomer.context().close();
});
