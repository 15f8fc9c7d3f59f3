import type { Locator, Page } from '@playwright/test';
import { phrases } from '@shwekan/phrases';
import { GROUPS, PAGES } from '../apps/console/src/app/paths.ts';
import { authenticator } from '../apps/server/test/authenticator.ts';
import { test } from './house.ts';
import { logInOperator, openPage, policyBreaks, resumeOperator, submit } from './people.ts';
import { numberToCome, otherNumber } from './replayed.ts';
import { expect } from './stage.ts';
import { STORY_DAY } from './story-day.ts';
import { texts } from './texts.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('an operator whose session ends in the middle of a form logs in over it and sends what was typed', async ({ page, stage }) => {
  await resumeOperator(page, stage, 'finance');
  await page.goto(new URL('/corrections', stage.console_url).href);
  await page.getByRole('button', { name: 'Ask' }).click();
  const form = page.getByRole('dialog', { name: 'Ask for a correction' });
  await form.getByRole('combobox', { name: 'Player' }).fill('09420000002');
  await page.getByRole('option', { name: /Aung Kyaw/ }).click();
  await form.getByLabel('Amount').fill('7000');
  await form.getByLabel('Reason').fill('A promotion that was promised');
  await page.evaluate(() => fetch('/api/console/logout', { method: 'POST' }));

  // Where a list that is asked again finds out first, the button lies below the login by now.
  await form
    .getByRole('button', { name: 'Ask' })
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
  await form.getByRole('button', { name: 'Ask' }).click();
  await expect(page.getByText('Asked. A second person has to confirm it.')).toBeVisible();
  await page.goto(new URL('/deeds', stage.console_url).href);
  await expect(page.getByRole('row').filter({ hasText: 'A promotion that was promised' })).toContainText('7,000');
});

test('a row opens in a new tab, and the tabs of a browser are one operator: all are logged out with one, and are nobody else', async ({
  page,
  stage,
}) => {
  await resumeOperator(page, stage, 'owner');
  await page.goto(new URL('/players?search=09420000002', stage.console_url).href);
  // The runner may wait for ever for a tab that a click opened: that the app leaves such a click to the browser is seen at the click.
  const left = await page.getByRole('link', { name: 'Aung Kyaw' }).evaluate((link: HTMLAnchorElement) => {
    let isLeft = false;
    addEventListener(
      'click',
      (event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    link.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }));
    return isLeft && link.href;
  });
  expect(left).toMatch(/players[/]\d+$/);
  const tab = await page.context().newPage();
  await tab.goto(String(left));
  await expect(tab.getByRole('heading', { name: 'Aung Kyaw' })).toBeVisible();
  const kept = () => [document.cookie, ...Object.keys(sessionStorage).filter((name) => /token|operator/.test(name))];
  expect(await tab.evaluate(kept)).toEqual(['']);

  await tab.goto(new URL('/account', stage.console_url).href);
  await expect(tab.getByRole('table', { name: 'Sessions' })).toContainText('This one');
  await tab.getByRole('button', { name: 'owner', exact: true }).click();
  await tab.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);

  await tab.getByLabel('Operator').fill('finance');
  await tab.getByRole('textbox', { name: 'Password' }).fill('demo-operator');
  await tab.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: 'finance', exact: true })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeHidden();
});

test.describe('with the patience of a house', () => {
  test.use({ settings: { CONSOLE_IDLE_MINUTES: '15' } });

  test('an owner sets up a second factor, logs in by it, says before a deed that it is still them, and is helped by two owners when it is lost', async ({
    page,
    operator,
    stage,
  }) => {
    const at = (path: string) => new URL(path, stage.console_url).href;
    await logInOperator(page, stage, 'owner');
    await page.goto(at('/account'));
    const own = page.getByRole('region', { name: 'Second factor' });
    await expect(own).toContainText('Off');
    await own.getByRole('button', { name: 'Set up a phone' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
    const scan = page.getByRole('dialog', { name: 'Scan, then type the code' });
    await expect(scan.getByRole('img', { name: /QR code/ })).toBeVisible();
    const nextCode = authenticator(String(await scan.locator('pre').textContent()));
    await scan.getByLabel('Code of the app').fill('000000');
    await scan.getByRole('button', { name: 'Turn on' }).click();
    await expect(scan.getByRole('alert')).toHaveText('The code is not right, or was used already.');
    await scan.getByLabel('Code of the app').fill(await nextCode());
    await scan.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByRole('listitem')).toHaveCount(10);
    const [recovery = ''] = await page.getByRole('listitem').allInnerTexts();
    await submit(page.getByRole('dialog'), 'I have written them down');
    await expect(own).toContainText('10 recovery codes left');

    await page.getByRole('button', { name: 'owner', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    const enter = async () => {
      await page.getByLabel('Operator').fill('owner');
      await page.getByRole('textbox', { name: 'Password' }).fill('demo-operator');
      await page.getByRole('button', { name: 'Log in' }).click();
    };
    await enter();
    await page.getByLabel('Code').fill('000000');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveText('The code is not right, or was used already.');
    await page.getByLabel('Code').fill(recovery.toLowerCase());
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('button', { name: 'owner', exact: true })).toBeVisible();

    for (const path of ['/account', '/operators']) {
      await stage.moveClock({ advance_ms: 600_000 });
      await page.goto(at(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Add an operator' }).click();
    const form = page.getByRole('dialog', { name: 'Add an operator' });
    await expect(form.getByLabel('Name'), 'a dialog begins in its first field').toBeFocused();
    await form.getByLabel('Name').fill('new-one');
    await form.getByLabel('Cash').check();
    await form.getByRole('button', { name: 'Ask' }).click();
    const proof = page.getByRole('dialog', { name: 'Is it still you?' });
    await proof.getByLabel('Code').fill(await nextCode());
    await proof.getByRole('button', { name: 'It is me' }).click();
    await expect(page.getByText('Asked. A second person has to confirm it.')).toBeVisible();
    await expect(form).toBeHidden();

    await resumeOperator(operator, stage, 'owner-b');
    await operator.goto(at('/operators'));
    await operator.getByRole('button', { name: 'Lost phone: owner', exact: true }).click();
    await submit(operator.getByRole('dialog'), 'Ask');
    await page.goto(at('/deeds'));
    await page.getByRole('row').filter({ hasText: 'owner sets up another' }).getByRole('button', { name: 'Look' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click();
    const again = page.getByRole('dialog', { name: 'Your session has ended' });
    await again.getByRole('textbox', { name: 'Password' }).fill('demo-operator');
    await again.getByRole('button', { name: 'Log in' }).click();
    await expect(again).toBeHidden();
    await page.goto(at('/account'));
    await expect(own).toContainText('Off');
  });
});

test('an owner finds a deed in the history by who, what and day, by an address to be shared, and the way back undoes a choice', async ({
  page,
  house,
}) => {
  await resumeOperator(page, house, 'owner');
  await page.goto(new URL('/audit', house.console_url).href);
  const rows = page.getByRole('table', { name: 'History' }).getByRole('row');
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

test('a press on a row counts, though the list is asked for again, of a server that is busy, while the button is down', async ({
  page,
  house,
}) => {
  await resumeOperator(page, house, 'finance');
  await page.goto(new URL('/wagers', house.console_url).href);
  const history = page.getByRole('button', { name: /^History of wager/ }).first();
  await history.hover();
  await page.mouse.down();
  const held = Promise.withResolvers<void>();
  await page.route(/wagers\?.*search/, (route) => held.promise.then(() => route.continue()));
  // A busy server did nothing and is asked again: the page says so meanwhile.
  const busy = { result: 0, status: 503, success: false, code: 'busy', message: texts.en.refusals.busy };
  await page.route(/wagers\?.*search/, (route) => route.fulfill({ status: 503, json: busy }), { times: 1 });
  await page.getByRole('searchbox', { name: 'Find wagers' }).fill('09420000002');
  await expect(page.locator('.mantine-LoadingOverlay-root')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'History of a wager' })).toBeVisible();
  await expect(page.getByText('It is asked again by itself.')).toBeVisible();
  held.resolve();
  await expect(page.getByText('It is asked again by itself.')).toBeHidden();
});

test("no dialog or list of the console breaks the console's own policy, and its styles are taken", async ({ page, house }) => {
  const broken = policyBreaks(page);
  await resumeOperator(page, house, 'owner');
  await page.goto(house.console_url);
  const entries = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  await expect(entries).toHaveText(GROUPS.map(({ name }) => new RegExp(`^${name}`)));
  expect(GROUPS.length).toBeLessThan(10);
  await page.goto(new URL('/corrections', house.console_url).href);
  await page.getByRole('button', { name: 'Ask' }).click();
  const form = page.getByRole('dialog', { name: 'Ask for a correction' });
  await form.getByRole('combobox', { name: 'Player' }).fill('09420000002');
  await page.getByRole('option', { name: /Aung Kyaw/ }).click();
  // What keeps the page beneath a dialog still is a style element of a library's, with the page's nonce.
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  const own = await page.evaluate(() => {
    const sheets = [...document.querySelectorAll('style')];
    return { count: sheets.length, taken: sheets.filter((it) => it.sheet !== null && it.nonce !== '').length };
  });
  expect(own.count).toBeGreaterThan(1);
  expect(own.taken).toBe(own.count);
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { opacity: 0.5 }' }));
  });
  await expect(page.locator('body')).toHaveCSS('opacity', '1');
  expect(broken.filter((it) => !it.includes('/corrections'))).toEqual([]);
  expect(broken).toHaveLength(1);
});

test("the page of the console's calls asks as the operator who is logged in", async ({ page, house }) => {
  const complaints: string[] = [];
  await resumeOperator(page, house, 'finance');
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(new URL('/api/console/docs', house.console_url).href);
  // The page draws only the headings that are near: one is looked for as a person does.
  await page.getByPlaceholder('Filter by tag').fill('Operators');
  const call = page.locator('.opblock').filter({ has: page.getByText('/api/console/me', { exact: true }) });
  await call.locator('.opblock-summary').click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table')).toContainText('200');
  await expect(call.locator('.live-responses-table')).toContainText('"finance"');
  expect(complaints).toEqual([]);
});

test('a settlement is reversed on the word of two people, and the draw waits for its number again', async ({ page, operator, stage }) => {
  await stage.moveClock(`${STORY_DAY}T12:01:30+06:30`);
  await resumeOperator(page, stage, 'draws-a');
  await page.goto(new URL(`/draws?day=${STORY_DAY}&lottery=2D`, stage.console_url).href);
  await page.getByRole('link', { name: /12:01 PM/ }).click();
  const reverse = page.getByRole('button', { name: 'Reverse settlement' });
  await expect(reverse).toBeVisible({ timeout: 30_000 });
  await reverse.click();
  await page.getByRole('dialog').getByLabel('Reason').fill('The exchange corrected itself');
  await submit(page.getByRole('dialog'), 'Ask for the reversal');
  await expect(page.getByText('A reversal waits for a second person')).toBeVisible();
  await expect(page.getByText(/^Asked for by draws-a, .* The exchange corrected itself$/)).toBeVisible();
  await expect(reverse).toHaveCount(0);
  await page.getByRole('link', { name: 'Look, and confirm or refuse' }).click();
  await page.getByRole('row').filter({ hasText: '12:01 PM' }).getByRole('button', { name: 'Look' }).click();
  await expect(page.getByRole('dialog')).toContainText('You asked for this. A second person has to confirm it.');

  await resumeOperator(operator, stage, 'draws-b');
  await operator.goto(new URL('/deeds', stage.console_url).href);
  await operator.getByRole('row').filter({ hasText: '12:01 PM' }).getByRole('button', { name: 'Look' }).click();
  const dialog = operator.getByRole('dialog');
  await expect(dialog).toContainText(/Asked by draws-a, \d/);
  await expect(dialog).toContainText('The exchange corrected itself');
  await expect(dialog.getByRole('row', { name: '1D number' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^draw \d+$/ }), 'a deed leads to what it is about').toHaveAttribute(
    'href',
    /^\/draws\/\d+$/,
  );
  await submit(dialog, 'Confirm');
  await operator.goto(new URL(`/draws?day=${STORY_DAY}&lottery=2D`, stage.console_url).href);
  await operator.getByRole('link', { name: /12:01 PM/ }).click();
  const reversed = operator.getByRole('row').filter({ hasText: 'reversed' });
  await expect(reversed).toContainText('The exchange corrected itself');

  // The right number is typed by two: the feed offers the wrong one no more, and who types that again is told so.
  const wrong = ((await reversed.getByRole('cell').first().textContent()) ?? '').trim();
  const right = otherNumber(wrong, 1);
  await page.goto(operator.url());
  const warning = operator.getByText('This is the number that was reversed: The exchange corrected itself');
  await typeResult(operator, wrong);
  await expect(warning).toBeVisible();
  await operator.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await typeResult(operator, right);
  await expect(warning).toBeHidden();
  await submit(operator.getByRole('dialog'), `Enter ${right}`);
  await typeResult(page, right);
  await submit(page.getByRole('dialog'), `Enter ${right}`);
  await expect(page.getByRole('row').filter({ hasText: 'confirmed' })).toContainText(right, { timeout: 30_000 });
  await expect(page.getByRole('row').filter({ hasText: 'reversed' })).toContainText(wrong);
});

test('on a phone two operators enter a number unseen: they are told that they differ, and what both say is the result', async ({
  page,
  operator,
  stage,
}) => {
  const number = await numberToCome('15:00');
  const wrong = otherNumber(number, 1);
  await stage.moveClock(`${STORY_DAY}T14:52:00+06:30`);
  await resumeOperator(page, stage, 'draws-a');
  await resumeOperator(operator, stage, 'draws-b');
  for (const screen of [page, operator]) await screen.setViewportSize({ width: 360, height: 740 });
  const open = async (screen: Page) => {
    await screen.goto(new URL(`/draws?day=${STORY_DAY}&lottery=2D`, stage.console_url).href);
    await screen.getByRole('link', { name: /3:00 PM/ }).click();
  };
  const enter = async (screen: Page, typed: string) => {
    await typeResult(screen, typed);
    await submit(screen.getByRole('dialog'), `Enter ${typed}`);
  };
  await open(page);
  await open(operator);
  const placed = async () => (await operator.getByRole('form', { name: 'Enter a result' }).boundingBox())?.y;
  const before = await placed();
  // In sight without scrolling, by the keyboard that has digits, and what is told of it lies over nothing but the head.
  await expect(page.getByRole('form', { name: 'Enter a result' }).getByRole('button', { name: 'Enter', exact: true })).toBeInViewport();
  await enter(page, number);
  const asked = page.getByRole('alert').filter({ hasText: 'A second operator has to type the same number.' });
  await expect(asked).toBeVisible();
  await expect.poll(async () => bottomOf(asked)).toBeLessThanOrEqual((await bottomOf(page.getByRole('banner'))) ?? 0);
  await expect(page.getByRole('textbox', { name: 'Number', exact: true })).toHaveAttribute('inputmode', 'numeric');
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing is wider than the phone').toBe(360);
  await expect(page.getByRole('row').filter({ hasText: 'draws-a' })).toContainText(number);

  const other = operator.getByRole('row').filter({ hasText: 'operator draws-a' });
  await expect(other).toContainText('not shown');
  expect(await placed(), 'where a number is typed stays where it is').toBe(before);
  await expect(other.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await enter(operator, wrong);
  await expect(operator.getByText('Somebody says another number.')).toBeVisible();
  await page.goto(new URL('/alerts', stage.console_url).href);
  await expect(page.getByRole('row').filter({ hasText: 'disagree' }).first()).toContainText('a number entered by draws-b');

  await enter(operator, number);
  await expect(operator.getByText('It is confirmed when the draw is held.')).toBeVisible();
  await stage.moveClock(`${STORY_DAY}T15:00:00+06:30`);
  await expect(other, 'what was entered is told once there is a result').toContainText(number, { timeout: 30_000 });
  await expect(operator.getByRole('row').filter({ hasText: 'confirmed' })).toContainText(number);
});
test.describe('with the patience of a house, at the hour of a draw', () => {
  test.use({ settings: { CONSOLE_IDLE_MINUTES: '15' } });

  test('whoever logged in long before a draw enters its number by the keyboard alone, and says once that it is them', async ({
    page,
    stage,
  }) => {
    await stage.moveClock(`${STORY_DAY}T14:35:00+06:30`);
    await resumeOperator(page, stage, 'draws-a');
    for (const time of ['14:44', '14:52']) {
      await stage.moveClock(`${STORY_DAY}T${time}:00+06:30`);
      await page.goto(new URL(`/draws?day=${STORY_DAY}&lottery=2D`, stage.console_url).href);
      await expect(page.getByRole('link', { name: /3:00 PM/ })).toBeVisible();
    }
    await page.getByRole('link', { name: /3:00 PM/ }).click();
    await typeResult(page, '47');
    await page.keyboard.press('Enter');
    const proof = page.getByRole('dialog', { name: 'Is it still you?' });
    await expect(proof.getByRole('textbox', { name: 'Password' })).toBeFocused();
    await page.keyboard.type('demo-operator');
    await page.keyboard.press('Enter');
    await expect(page.getByText('A second operator has to type the same number.')).toBeVisible();
    await expect(proof).toBeHidden();
    await typeResult(page, '48');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: /^48 operator draws-a/ })).toBeVisible();
    await expect(proof).toBeHidden();
  });
});

test('an operator chooses Burmese, reads every page and every refusal in it, and comes back to English', async ({ page, house }) => {
  const BURMESE = /[\u1000-\u109f]/;
  await page.goto(new URL('/login', house.console_url).href);
  await page.getByText('မြန်မာ', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'my');
  await page.locator('input[name=username]').fill('nobody-here');
  await page.locator('input[name=password]').fill('not-a-password');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert')).toHaveText(phrases.my.refusals.operator_login_wrong);

  await resumeOperator(page, house, 'owner');
  await page.goto(house.console_url);
  for (const { path } of PAGES) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/[\u1000-\u109f]|^\d/);
    await expect(page.locator('nav [aria-current=page]').last(), path).toHaveText(BURMESE);
  }
  // What is written for players is read in the operator's language as well.
  for (const path of ['/running', '/promotions', '/content']) {
    await openPage(page, path);
    await expect(page.locator('main li a, main td strong, main td p').first(), path).toHaveText(BURMESE);
  }
  await openPage(page, '/audit');
  await page.getByRole('button', { name: 'owner' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

async function bottomOf(part: Locator): Promise<number | undefined> {
  const box = await part.boundingBox();
  return box === null ? undefined : box.y + box.height;
}

/** Types a bare number for the draw that is shown, up to the dialog that asks whether it is meant. */
async function typeResult(screen: Page, number: string): Promise<void> {
  await screen.getByText('Number only').click();
  await screen.getByRole('textbox', { name: 'Number', exact: true }).fill(number);
  await screen.getByRole('button', { name: 'Enter', exact: true }).click();
}
