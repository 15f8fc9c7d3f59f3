import type { Page } from '@playwright/test';
import { addDays } from '@shwekan/rules';
import { fileOf } from './built-file.ts';
import { follow, PASSWORD, takenOver, test } from './house.ts';
import { logInOperator, speak } from './people.ts';
import { expect, type Stage } from './stage.ts';
import { expectSeen, expectWrong, tabTo, typeAtRefusal, use, write } from './tab-stops.ts';
import { beginsWith, type StoryLanguage, texts } from './texts.ts';

const t = texts.en;

test('a bet is placed with the keys alone, from the login to its slip', async ({ phoneOf }) => {
  const page = await phoneOf({ language: 'en' });
  const { keyboard } = page;
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/login');
  await expect(page.getByLabel(t.account.phone)).toBeVisible();

  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t.shell.skip })).toBeFocused();
  await expectSeen(page);
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByLabel(t.account.phone));
  await keyboard.type('09420000002');
  await tabTo(page, page.getByLabel(t.account.password, { exact: true }));
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expect(page, 'logged in').not.toHaveURL(/login/);
  await expect(heading, 'a new screen begins at its heading').toBeFocused();

  await tabTo(page, page.getByRole('link', { name: /^2D/ }).first());
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/two\/lottery/);
  await expect(heading).toBeFocused();

  // The grid is one stop, in which arrows go from number to number.
  await tabTo(page, cell(page, '00'));
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Space']) await keyboard.press(key);
  await expect(cell(page, '11')).toBeFocused();
  await expect(cell(page, '11')).toHaveAttribute('aria-pressed', 'true');
  for (const key of ['End', 'ArrowRight', 'Enter', 'Home', 'ArrowUp']) await keyboard.press(key);
  await expect(cell(page, '99')).toHaveAttribute('aria-pressed', 'true');
  await expect(cell(page, '00')).toBeFocused();
  const count = page.getByText(/^Numbers: /);
  await expect(count).toHaveText('Numbers: 2');

  const quick = page.getByRole('button', { name: t.lottery.quick, exact: true });
  const sheet = page.getByRole('dialog');
  await tabTo(page, quick, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await tabTo(page, sheet.getByRole('button', { name: /^Power/ }));
  await keyboard.press('Space');
  // A pick shows its numbers before it adds them.
  await tabTo(page, sheet.getByRole('button', { name: 'Add 10' }));
  await keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(quick, 'the keys are where they were').toBeFocused();
  await expect(count).toHaveText('Numbers: 12');

  await tabTo(page, page.getByRole('button', { name: '100', exact: true }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: t.lottery.bet, exact: true }));
  await keyboard.press('Enter');
  await tabTo(page, sheet.getByRole('button', { name: t.lottery.confirm }));
  await keyboard.press('Enter');
  await expect(sheet.getByRole('heading', { name: t.lottery.accepted }), 'what became of the bet is read').toBeFocused();
  await tabTo(page, sheet.getByRole('link', { name: t.lottery.see_slips }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/betslip/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(heading).toBeFocused();
});

test('an account is opened, its language and look are chosen, and it is left, with the keys alone', async ({ phoneOf, house }) => {
  const phone = '09791112223';
  const page = await phoneOf({ language: 'en' });
  const { keyboard } = page;
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/register');
  const name = page.getByLabel(t.account.name);
  await use(page, page.getByRole('button', { name: t.account.send_code }));
  await expectWrong(name, t.account.wrong.name);
  await keyboard.type('Ma Keys');
  await expect(name, 'what is corrected is wrong no more').toHaveAttribute('aria-invalid', 'false');
  await write(page, page.getByLabel(t.account.phone), phone);
  await write(page, page.getByLabel(t.account.password, { exact: true }), PASSWORD);
  await tabTo(page, page.getByLabel(t.account.birthday_day));
  await keyboard.type('05051995');
  await use(page, page.getByRole('button', { name: t.account.send_code }));
  const code = page.getByLabel(t.account.code);
  await expect(code, 'what is missing now').toBeFocused();
  const sent = await house.codeOf(phone);
  let asked_count = 0;
  page.on('request', (it) => {
    if (it.url().endsWith('/api/user/verify_otp')) asked_count += 1;
  });
  // The sixth digit sends the code, and a press in the same moment sends nothing more. What was refused is typed over.
  await typeAtRefusal(code, sent);
  await code.evaluate(
    (it: HTMLInputElement, wrong) => {
      document.execCommand('insertText', false, wrong);
      it.form?.requestSubmit();
    },
    sent === '111111' ? '222222' : '111111',
  );
  await expect(page).not.toHaveURL(/register/);
  expect(asked_count, 'each code is sent once').toBe(2);
  await expect(heading).toBeFocused();

  await expectLanguageChosen(page);
  await use(page, page.getByRole('button', { name: t.shell.bar.winners }));
  await use(page, page.getByRole('dialog').getByRole('link', { name: t.shell.titles.winner_list }));
  await expect(page).toHaveURL(/winner-list/);
  await expect(heading).toBeFocused();
  await follow(page, '/setting');
  await expect(heading).toHaveText(t.shell.titles.setting);
  const dark = page.getByRole('button', { name: t.account.setting.theme_dark });
  await use(page, dark, 'Space');
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await use(page, page.getByRole('link', { name: t.account.edit_profile }));
  await expect(page).toHaveURL(/profile/);
  await expect(heading).toBeFocused();
  await leave(page);
});

/** The chooser gives the keys back to what opened it, with and without a choice. */
async function expectLanguageChosen(page: Page): Promise<void> {
  const { keyboard } = page;
  const globe = (language: StoryLanguage) => page.getByRole('button', { name: texts[language].shell.bar.language });
  const sheet = page.getByRole('dialog');
  await tabTo(page, globe('en'), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await keyboard.press('Escape');
  await expect(globe('en'), 'the keys are where they were').toBeFocused();
  for (const [now, next, called] of [
    ['en', 'mm', 'မြန်မာ'],
    ['mm', 'en', 'English'],
  ] as const) {
    await keyboard.press('Enter');
    await use(page, sheet.getByRole('button', { name: called }));
    await expect(sheet, now).toHaveCount(0);
    await expect(globe(next), 'the keys are where they were').toBeFocused();
  }
}

/** Logs out from the profile: first without a network, which is told inside of the sheet: all else is out of reach. */
async function leave(page: Page): Promise<void> {
  const { keyboard } = page;
  const opener = page.getByRole('main').getByRole('button', { name: t.account.logout });
  const sheet = page.getByRole('dialog');
  const yes = sheet.getByRole('button', { name: t.account.logout });
  await tabTo(page, opener, 'Shift+Tab');
  await keyboard.press('Enter');
  await use(page, sheet.getByRole('button', { name: t.shell.cancel }));
  await expect(sheet).toHaveCount(0);
  await expect(opener, 'the keys are where they were').toBeFocused();
  await keyboard.press('Enter');
  await tabTo(page, yes);
  await page.context().setOffline(true);
  await keyboard.press('Enter');
  await expect(sheet.getByRole('alert')).toHaveText(t.shell.offline);
  await page.context().setOffline(false);
  await expect(yes, 'the keys are where they were').toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('link', { name: t.account.login }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test('a form that was answered is not sent again while the next screen is on its way', async ({ page, stage }) => {
  await speak(page, 'en');
  const next = Promise.withResolvers<void>();
  await page.route(`**/${await fileOf('../../packages/phrases/src/moments/en.ts')}`, async (route) => {
    await next.promise;
    await route.continue();
  });
  await page.goto(new URL('/login', stage.player_url).href);
  await write(page, page.getByLabel(t.account.phone), '09420000002');
  await write(page, page.getByLabel(t.account.password, { exact: true }), PASSWORD);
  const asked = logins(page);
  await page.keyboard.press('Enter');
  await expect(page, 'answered').not.toHaveURL(/login/);
  const form = page.getByRole('button', { name: t.account.login, exact: true });
  await expect(form, 'the next screen is on its way').toBeVisible();
  await page.keyboard.press('Enter');
  await form.click();
  next.resolve();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(asked).toHaveLength(1);
});

test('money comes in, goes out and moves, a slip is shared and repeated, points become money and a game is played, with the keys alone', async ({
  page,
  stage,
  sandbox,
}) => {
  expect(sandbox).not.toBe('');
  await speak(page, 'en');
  await logInByKeys(page, stage);
  await cashIn(page);
  await cashOut(page);
  await transfer(page);
  await shareAndRepeat(page);
  await claimPoints(page);
  await playAndComeBack(page);
});

async function logInByKeys(page: Page, stage: Stage): Promise<void> {
  await page.goto(new URL('/login', stage.player_url).href);
  await write(page, page.getByLabel(t.account.phone), '09420000002');
  await write(page, page.getByLabel(t.account.password, { exact: true }), PASSWORD);
  const asked = logins(page);
  // In one moment: before anything can be drawn over the form.
  await takenOver(page);
  await page.getByRole('button', { name: t.account.login, exact: true }).evaluate((it: HTMLButtonElement) => {
    it.click();
    it.click();
  });
  for (const _ of 'twice') await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/login/);
  expect(asked, 'no key presses what the overlay covers').toHaveLength(1);
}

/** The logins that this page asks for from here on. */
function logins(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (it) => {
    if (new URL(it.url()).pathname === '/api/user/login') asked.push(it.url());
  });
  return asked;
}

async function goTo(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeFocused();
}

async function cashIn(page: Page): Promise<void> {
  await goTo(page, '/cashin');
  const method = page.getByRole('button', { name: 'WavePay' });
  await use(page, method, 'Space');
  await expect(method).toHaveAttribute('aria-pressed', 'true');
  await use(page, page.getByRole('button', { name: t.account.cashin.send }));
  await expectWrong(page.getByLabel(t.account.cashin.amount, { exact: true }), t.account.wrong.amount);
  await page.keyboard.type('20000');
  await write(page, page.getByLabel(t.account.cashin.holder), 'Ko Keys');
  await write(page, page.getByLabel(t.account.cashin.transaction), '770031');
  await page.keyboard.press('Enter');
  const waiting = page.getByRole('status').filter({ hasText: t.account.cashin.waiting });
  await expect(waiting, 'what became of the request is read').toBeFocused();
}

/** The server refuses what only it can know, and leads to the field that it is about. */
async function cashOut(page: Page): Promise<void> {
  const { cashout } = t.wallet;
  await goTo(page, '/cashout');
  await write(page, page.getByLabel(t.account.cashin.amount, { exact: true }), '20000');
  await write(page, page.getByLabel(cashout.holder), 'ကိုအောင်ကျော်');
  await write(page, page.getByLabel(cashout.account_number), '09420000002');
  const password = page.getByLabel(t.account.password, { exact: true });
  await write(page, password, 'not-the-password');
  await page.keyboard.press('Enter');
  await expectWrong(password, /./);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: cashout.waiting })).toBeFocused();
}

async function transfer(page: Page): Promise<void> {
  await goTo(page, '/wallet');
  const game = page.getByTestId('wallet-game');
  const before = await game.textContent();
  const send = page.getByRole('button', { name: t.wallet.transfer.send, exact: true });
  const amount = page.getByLabel(t.wallet.transfer.amount, { exact: true });
  await write(page, amount, '1000');
  await use(page, send);
  await expect(game).not.toHaveText(String(before));
  await expect(send, 'the keys are where they were').toBeFocused();
  await tabTo(page, page.getByRole('button', { name: t.wallet.transfer.out }), 'Shift+Tab');
  await page.keyboard.press('Space');
  await write(page, amount, '1000');
  await page.keyboard.press('Enter');
  await expect(game).toHaveText(String(before));
}

async function shareAndRepeat(page: Page): Promise<void> {
  await goTo(page, '/betslip');
  await use(page, page.getByRole('button', { name: t.lottery.days_month }), 'Space');
  const slip = page.getByRole('article').first();
  await use(page, slip.getByRole('button').first());
  await expect(slip.getByRole('button').first()).toHaveAttribute('aria-expanded', 'true');
  const saved = page.waitForEvent('download');
  await use(page, slip.getByRole('button', { name: t.lottery.share }));
  expect((await saved).suggestedFilename()).toMatch(/png$/);
  await tabTo(page, slip.getByRole('button', { name: t.lottery.repeat }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/two\/lottery/);
  // The list is open at once, with the keys in it; when it is closed they begin at the screen's heading.
  const list = page.getByRole('dialog');
  await expect(list.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(page.getByText(/^Numbers: [1-9]/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function claimPoints(page: Page): Promise<void> {
  await goTo(page, '/point');
  const opener = page.getByRole('main').getByRole('button', { name: `${t.rewards.claim}: Tea money` });
  await use(page, opener);
  await use(page, page.getByRole('dialog').getByRole('button', { name: t.rewards.claim, exact: true }));
  await expect(page.getByRole('article').filter({ hasText: 'Tea money' }).filter({ hasText: '-20' })).toBeVisible();
  await expect(opener, 'the keys are where they were').toBeFocused();
}

async function playAndComeBack(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await goTo(page, '/slot/1006');
  await use(page, page.getByRole('link', { name: 'Golden Pagoda' }));
  await expect(page).toHaveURL(/play/);
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Golden Pagoda' })).toBeVisible();
  await expect(heading).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: t.games.play.leave }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/slot\/1006/);
  await expect(heading).toBeFocused();
}

test('a dialog of the console that only shows something gives the keys back to what opened it', async ({ operator, house }) => {
  await logInOperator(operator, house, 'owner');
  await operator.goto(new URL('/cash-settings', house.console_url).href);
  const opener = operator.getByRole('button', { name: /^Accounts of / }).first();
  const dialog = operator.getByRole('dialog');
  await opener.focus();
  await operator.keyboard.press('Enter');
  await expect(dialog.getByLabel('Account number')).toBeVisible();
  await operator.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('what is done with a list of the console by keys leaves them where they were: a view is kept, columns are chosen, a file is made', async ({
  operator,
  house,
}) => {
  await logInOperator(operator, house, 'owner');
  await operator.goto(new URL('/players', house.console_url).href);
  const { keyboard } = operator;
  const views = operator.getByRole('button', { name: 'Views' });
  await views.focus();
  await keyboard.press('Enter');
  await expect(operator.getByRole('menuitem').first(), 'a menu begins in its first entry').toBeFocused();
  await tabTo(operator, operator.getByRole('menuitem', { name: 'Keep what I see as a view…' }), 'ArrowDown');
  await keyboard.press('Enter');
  await expect(operator.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await keyboard.type('Of the keys');
  await keyboard.press('Enter');
  await expect(operator.getByRole('dialog')).toHaveCount(0);
  await expect(views).toBeFocused();

  const table = operator.getByRole('button', { name: 'Table of Players' });
  await table.focus();
  await keyboard.press('Enter');
  await expect(operator.getByLabel('Sort')).toBeFocused();
  await keyboard.press('Escape');
  await expect(table).toBeFocused();

  const files = operator.getByRole('button', { name: 'Export Players' });
  await files.focus();
  await keyboard.press('Enter');
  const csv = operator.getByRole('button', { name: 'CSV' });
  await expect(csv).toBeFocused();
  await keyboard.press('Enter');
  await expect(operator.getByRole('link', { name: 'players.csv' }).first()).toBeVisible();
  await expect(csv, 'also while it was made').toBeFocused();
  await keyboard.press('Escape');
  await expect(files).toBeFocused();
});

test('the days of a history are chosen in the calendar with the keys alone', async ({ house, phoneOf }) => {
  const page = await phoneOf({ language: 'en', token: await house.session('09420000001') });
  const { keyboard } = page;
  const sheet = page.getByRole('dialog');
  await page.goto('/statement');
  await tabTo(page, page.getByRole('button', { name: t.lottery.days_chosen }));
  await keyboard.press('Enter');
  const field = page.getByRole('button', { name: beginsWith(t.lottery.from, ' ') });
  await tabTo(page, field);
  const before = dayOf(await field.textContent());
  await keyboard.press('Enter');
  await expect(sheet.locator('[aria-pressed="true"]'), 'the keys begin at the chosen day').toBeFocused();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight']) await keyboard.press(key);
  await expect(sheet.locator(`[data-day="${addDays(before, -34)}"]`), 'arrows go on into the months beside it').toBeFocused();
  await expectSeen(page);
  await keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(field, 'the keys are where they were').toBeFocused();
  expect(dayOf(await field.textContent())).toBe(addDays(before, -34));
  await tabTo(page, page.getByRole('button', { name: beginsWith(t.lottery.to, ' ') }));
  await keyboard.press('Enter');
  await expect(sheet.locator('[aria-pressed="true"]')).toBeFocused();
  const today = await sheet.locator('[aria-pressed="true"]').getAttribute('data-day');
  await keyboard.press('ArrowRight');
  await expect(sheet.locator(`[data-day="${today}"]`), 'no day after today').toBeFocused();
});

/** A day of the wire from how it is shown. */
const dayOf = (shown: string | null) => (shown ?? '').split('/').reverse().join('-');

const cell = (page: Page, number: string) => page.getByRole('button', { name: new RegExp(`^${number},`) });
