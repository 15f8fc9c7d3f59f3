import { randomInt } from 'node:crypto';
import { keepWords } from '@shwekan/phrases/burmese';
import { addDays, dayShown } from '@shwekan/rules';
import { askIn, payIn } from './calls.ts';
import { test } from './house.ts';
import { openPage, resumeOperator, submit } from './people.ts';
import { expect } from './stage.ts';
import { STORY_DAY } from './story-day.ts';
import { texts } from './texts.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a draw that must not take place is called off by its name and day, and every stake is back before the player looks again', async ({
  page,
  house,
  phoneOf,
}) => {
  const { token } = await house.newcomer();
  await payIn(house, token, { kyat: 10_000, transaction_id: '444444' });
  // No other story bets on it: it stays called off.
  const bet = { section: '04:30 PM', date: STORY_DAY, bet_obj: [{ bet_number: '7', amount: 2500 }] };
  expect(await house.ask('POST', '/api/user/betting_1d', { token, body: bet })).toMatchObject({ success: true });
  const phone = await phoneOf({ language: 'en', token });
  await phone.goto('/wallet');
  await expect(phone.getByRole('banner')).toContainText('7,500');

  await resumeOperator(page, house, 'draws-a');
  await page.goto(new URL(`/draws?day=${STORY_DAY}&lottery=1D`, house.console_url).href);
  await page.getByRole('link', { name: /4:30 PM/ }).click();
  await page.getByRole('button', { name: 'Call off' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 slip, 2,500 kyat');
  await dialog.getByLabel('Reason').fill('The exchange is closed');
  await expect(dialog.getByRole('button', { name: 'Call off and refund' })).toBeDisabled();
  await dialog.getByLabel(/^Type/).fill(`1d 04:30 pm ${dayShown(STORY_DAY)}`);
  await submit(dialog, 'Call off and refund');

  await expect(phone.getByRole('banner')).toContainText('10,000');
  await phone.goto('/notifications');
  await expect(phone.getByRole('main')).toContainText('2,500');
  // What was told of 1D leads to the slips of 1D.
  await phone.getByRole('link', { name: /^Your bet was refunded: 2,500 Ks/ }).click();
  const slips = phone.getByRole('tabpanel', { name: '1D slips' });
  await expect(slips.getByRole('article').first()).toContainText('04:30 PM');
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
  await expect(phone.getByText(keepWords('သင်္ကြန် အားလပ်ရက်'))).toHaveCount(0);

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
  await expect(phone.getByText(keepWords('သင်္ကြန် အားလပ်ရက်')).first()).toBeVisible();
});

test('a hint and a dream that an operator writes are read by players, and a number of the dream is chosen on its board', async ({
  page,
  house,
  phoneOf,
}) => {
  const word = `Umbrella ${randomInt(1_000_000)}`;
  await resumeOperator(page, house, 'draws-a');
  const dialog = page.getByRole('dialog');
  await page.goto(new URL('/number-hints', house.console_url).href);
  await page.getByRole('button', { name: 'Add a hint' }).click();
  await dialog.getByLabel('Day').fill(addDays(STORY_DAY, 5));
  await dialog.getByLabel('Number').fill('4');
  await expect(dialog.getByRole('button', { name: 'Add' }), 'a number of 2D has two digits').toBeDisabled();
  await dialog.getByLabel('Number').fill('47');
  await dialog.getByLabel('Who says so').fill('The evening paper');
  await submit(dialog, 'Add');
  await page.goto(new URL('/dream-book', house.console_url).href);
  await page.getByRole('button', { name: 'Add' }).click();
  await dialog.getByRole('tab', { name: 'English' }).click();
  await dialog.getByRole('tabpanel', { name: 'English' }).getByLabel('What was dreamt of').fill(word);
  await dialog.getByLabel('Numbers').fill('35, 357');
  await submit(dialog, 'Add');

  const phone = await phoneOf({ language: 'en', token: (await house.newcomer()).token });
  await phone.goto('/win-number');
  await phone.getByRole('button', { name: 'Hints' }).click();
  await expect(phone.getByRole('listitem').filter({ hasText: 'Said by The evening paper' })).toContainText('47');
  await expect(phone.getByText('past numbers do not change the chances')).toBeVisible();
  await phone.getByRole('link', { name: 'Dream book' }).click();
  await phone.getByRole('searchbox').fill(word.toLowerCase());
  await expect(phone.getByRole('listitem')).toHaveCount(1);
  await phone.getByRole('button', { name: 'Choose 35 on 2D' }).click();
  await expect(phone).toHaveURL(/two\/lottery/);
  await expect(phone.getByRole('button', { name: /^35,/ })).toHaveAttribute('aria-pressed', 'true');
});

test('what a player writes about a slip is answered in the console, and read at once on the phone that waits', async ({
  page,
  house,
  phoneOf,
}) => {
  const { token } = await house.newcomer();
  await payIn(house, token, { kyat: 10_000, transaction_id: '555555' });
  const bet = { section: '04:30 PM', date: STORY_DAY, bet_obj: [{ bet_number: '31', amount: 500 }] };
  const placed = await house.ask('POST', '/api/user/betting', { token, body: bet });
  expect(placed).toMatchObject({ success: true });
  const { voucher } = placed;
  const phone = await phoneOf({ language: 'en', token });
  await phone.goto('/betslip');
  await phone.getByRole('button', { name: /04:30 PM/ }).click();
  await phone.getByRole('link', { name: 'Write to us' }).click();
  await expect(phone.getByText(`Slip ${voucher}`)).toBeVisible();
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByText('Please write your message.')).toBeVisible();
  await phone.getByLabel('Your message').fill('I meant 13 and not 31.');
  // Nor does a reload take what is not sent yet.
  await phone.reload();
  await expect(phone.getByLabel('Your message')).toHaveValue('I meant 13 and not 31.');
  // The answer is lost, and the page with it: what was written is sent with the same key when it is there again.
  const keys: string[] = [];
  await phone.route('**/api/user/conversations', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => keys.length).toBe(1);
  await phone.reload();
  await expect(phone.getByRole('listitem')).toHaveCount(1);
  expect(new Set(keys).size).toBe(1);
  await expect(phone.getByRole('listitem')).toContainText('I meant 13 and not 31.');
  await expect(phone.getByText('We will answer')).toBeVisible();

  await resumeOperator(page, house, 'owner');
  await page.goto(new URL('/conversations', house.console_url).href);
  await page.getByRole('link', { name: `Slip ${voucher}` }).click();
  await page.getByRole('textbox', { name: 'Answer' }).fill('A bet stands as it was confirmed.');
  await page.getByRole('button', { name: 'Answer' }).click();
  await expect(page.getByRole('listitem').last()).toContainText('A bet stands as it was confirmed.');

  await expect(phone.getByRole('listitem').last()).toContainText('A bet stands as it was confirmed.');
  await expect(phone.getByText('Answered', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(phone.getByText('Write again, and it is open.')).toBeVisible();
  await phone.goto('/notifications');
  await expect(phone.getByRole('main')).toContainText('We have answered you');
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

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  const halves: string[] = [];
  let newcomer = await context.newPage();
  await newcomer.goto(new URL('/login', house.console_url).href);
  await newcomer.getByRole('link', { name: 'I was invited' }).click();
  await expect(newcomer.getByLabel('First half')).toHaveValue('');
  for (const [owner, part] of [
    [page, 'first'],
    [operator, 'second'],
  ] as const) {
    await owner.goto(operators);
    await owner.getByRole('button', { name: `Your half: ${username}` }).click();
    const row = owner.locator('tbody tr').filter({ hasText: username });
    expect(await row.evaluate((it) => it.getBoundingClientRect().height), 'the row of who is invited').toBeLessThanOrEqual(40);
    await owner.getByRole('dialog').getByRole('button', { name: 'Make it' }).click();
    const link = new URL(await owner.getByRole('dialog').getByLabel('Your link').inputValue());
    await owner.getByRole('button', { name: 'Done' }).click();
    expect(link.hash).toMatch(new RegExp(`^#${part}=`));
    halves.push(link.hash.slice(part.length + 2));
    // Each link opens a tab of its own.
    newcomer = await context.newPage();
    await newcomer.goto(link.href);
    await expect(newcomer).toHaveURL(new URL('/join', house.console_url).href);
  }
  const [first = '', second = ''] = halves;
  await expect(newcomer.getByLabel('First half'), 'what the other tab was opened with').toHaveValue(first);
  await expect(newcomer.getByLabel('Second half')).toHaveValue(second);
  expect(asked.filter((it) => halves.some((half) => it.includes(half)))).toEqual([]);
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

/** Pages with what an operator does on them: who may is offered it, and who only reads is not. */
const DEEDS: [path: string, deed: string, beside: string][] = [
  ['/cash-ins', 'Approve and credit', 'Last six digits'],
  ['/lottery', 'Add off day', 'Off days'],
  ['/promotions', 'Add a promotion', 'Promotions'],
  ['/notices', 'Write a notification', 'Notifications'],
  ['/operators', 'Add an operator', 'draws-a'],
  ['/players/1', 'Block', 'Birthday'],
];

test('an auditor reads every page and is offered nothing to do on it; an owner is', async ({ page, operator, house }) => {
  const { token } = await house.newcomer();
  await askIn(house, token, { kyat: 3_000, transaction_id: '777123' });
  await resumeOperator(page, house, 'auditor');
  await resumeOperator(operator, house, 'owner');
  for (const it of [operator, page]) await it.goto(house.console_url);
  for (const [path, deed, beside] of DEEDS) {
    const button = { name: deed, exact: true };
    await openPage(operator, path);
    await expect(operator.getByRole('button', button), path).toBeVisible();
    const title = await operator.getByRole('heading', { level: 1 }).textContent();
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page.getByRole('main').getByText(beside, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', button), path).toHaveCount(0);
  }
  await openPage(page, '/cash-ins');
  await expect(page.getByText('zoom'), 'keys that only show').toBeVisible();
  await expect(page.getByText('paste an ID anywhere')).toHaveCount(0);
  await openPage(page, '/house-accounts');
  await expect(page.getByRole('link', { name: /^KBZPay/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Freeze/ })).toHaveCount(0);
  for (const [it, lines] of [
    [operator, 1],
    [page, 0],
  ] as const) {
    await openPage(it, '/dates');
    await expect(it.getByText('3D dates:')).toBeVisible();
    await expect(it.getByText('Thai holidays:'), 'a name of a button alone').toHaveCount(lines);
  }
  await openPage(page, '/rights');
  const row = page.getByRole('row').filter({ hasText: 'Asks for a correction of a balance' });
  await expect(row.getByRole('cell', { name: 'Cash: yes' })).toBeVisible();
  await expect(row.getByRole('cell', { name: 'Auditor: no' })).toBeVisible();
  await row.getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText('POST /api/console/adjustments');
});

test('whom alerts are told is asked for: a wrong address is said at its field, and what waits stands on the page', async ({
  page,
  house,
}) => {
  await resumeOperator(page, house, 'owner');
  await page.goto(new URL('/system', house.console_url).href);
  const mails = page.getByRole('textbox', { name: 'Mail to' });
  const form = page.locator('form').filter({ has: mails });
  await mails.fill('duty@example.com\nnobody');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(mails).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByText(texts.en.refusals.email_not_valid)).toBeVisible();
  await mails.fill('duty@example.com');
  await expect(form.getByText(texts.en.refusals.email_not_valid)).toBeHidden();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This waits for a second person already')).toBeVisible();
  await page.goto(new URL('/deeds', house.console_url).href);
  await page.getByRole('row').filter({ hasText: 'Alerts are told elsewhere' }).getByRole('button', { name: 'Look' }).click();
  await submit(page.getByRole('dialog'), 'Withdraw');
});
