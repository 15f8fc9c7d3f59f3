import type { Locator, Page } from '@playwright/test';
import { type House, takenOver, test } from './house.ts';
import { logIn, speak } from './people.ts';
import { expect } from './stage.ts';
import { STORY_DAY } from './story-day.ts';
import { texts } from './texts.ts';

const t = texts.en;
const PLAYER = '09420000003';

const sheet = (page: Page): Locator => page.getByRole('dialog');
const field = (page: Page): Locator => page.getByLabel(t.writing.field);
const words = (page: Page): Locator => sheet(page).getByRole('listitem');
const button = (page: Page, name: string | RegExp): Locator => sheet(page).getByRole('button', { name, exact: true });

/** What the preview says of a word, by its state. */
const word = (page: Page, state: string, text: string | RegExp): Locator => page.locator(`li[data-state=${state}]`, { hasText: text });

/** Types on a lottery as the server drew it, before a file of the app has come. */
async function typeEarly(page: Page, path: string, text: string): Promise<void> {
  const typed = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('toolbar').waitFor();
  await page.keyboard.type(text);
  typed.resolve();
}

/** A finger laid on one cell, and lifted on another. */
async function sweep(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('a cell is not in sight');
  const finger = await page.context().newCDPSession(page);
  const at = (part: number) => ({
    x: start.x + start.width / 2 + (end.x - start.x) * part,
    y: start.y + start.height / 2 + (end.y - start.y) * part,
  });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(part)] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

/** What is selected in the field, whose lines are as long as the words of a list, and whether that line is in sight. */
function selection(page: Page): Promise<{ text: string; isInSight: boolean }> {
  return field(page).evaluate((element: HTMLTextAreaElement) => {
    const { value, selectionStart, selectionEnd, scrollTop, clientHeight } = element;
    const style = getComputedStyle(element);
    const middle =
      Number.parseFloat(style.paddingTop) + (value.slice(0, selectionStart).split('\n').length - 0.5) * Number.parseFloat(style.lineHeight);
    return { text: value.slice(selectionStart, selectionEnd), isInSight: middle > scrollTop && middle < scrollTop + clientHeight };
  });
}

/** What a screen's clipboard brings. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((list) => {
    const data = new DataTransfer();
    data.setData('text', list);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
}

test('bets written as in a chat are understood word by word, and nothing that is not clear is bet', async ({ phoneOf, house }) => {
  const page = await phoneOf({ language: 'en', token: await house.session(PLAYER) });
  // Typed on the screen itself, as the server drew it: the field opens, and has every key of it.
  await typeEarly(page, '/two/lottery', '12R1000');
  await expect(field(page)).toHaveValue('12R1000');
  // What sellers mean different things by is asked, once.
  await expect(word(page, 'ambiguous', '12R1000')).toBeVisible();
  await expect(button(page, /^Add/)).toHaveCount(0);
  await button(page, t.writing.choose_way).click();
  await expect(sheet(page).getByText('12 21 · 500 each').first()).toBeVisible();
  await button(page, /^Standard/).click();
  await expect(word(page, 'read', '12R1000')).toHaveText(/12\s*21\s*·\s*1,000 each/);

  for (const key of [t.writing.new_line, '3', '4', '=', '1', '000']) await button(page, key).click();
  await expect(word(page, 'read', '34=1000')).toHaveText(/34\s*·\s*1,000/);
  await button(page, 'Add 3 · 3,000').click();
  await expect(field(page)).toHaveValue('');
  await button(page, t.lottery.close).click();
  await expect(page.getByText('Numbers: 3')).toBeVisible();

  // A list from a chat: what is not clear is said, is not added, and stays to be mended.
  await paste(page, '၅၆ ၇၈=၁၀၀\nMa Mya\n12X500\n12=5k\n๙๐ 200');
  await expect(word(page, 'read', '၅၆ ၇၈=၁၀၀')).toHaveText(/56\s*78\s*·\s*100 each/);
  await expect(word(page, 'skipped', 'Ma Mya')).toBeVisible();
  await expect(word(page, 'unread', '12X500')).toContainText(t.writing.notes.not_known);
  await expect(word(page, 'ambiguous', '12=5k')).toContainText(t.writing.notes.thousand_unclear);
  await expect(button(page, t.lottery.bet)).toBeDisabled();
  // The keys of ours make room to read it, until it is written in.
  await expect(button(page, t.writing.new_line)).toHaveCount(0);
  await button(page, 'Add clear 3 · 400').click();
  await expect(button(page, t.writing.new_line)).toBeVisible();
  await expect(field(page)).toHaveValue('12X500\n12=5k');
  await field(page).fill('12 300');
  await button(page, t.lottery.bet).click();

  // Twice the same number is one line with both amounts.
  await expect(sheet(page).getByRole('row')).toHaveText([
    /^Number/,
    /^12.*1,300/,
    /^21.*1,000/,
    /^34.*1,000/,
    /^56.*100/,
    /^78.*100/,
    /^90.*200/,
  ]);
  await sheet(page).getByRole('button', { name: t.lottery.confirm }).click();
  await expect(sheet(page).getByText(t.lottery.accepted)).toBeVisible();

  // The way of writing is kept on the phone, and can be changed in the field's menu.
  await page.reload();
  await takenOver(page);
  await page.getByRole('button', { name: t.lottery.write_bets }).click();
  await field(page).fill('12R1000');
  await expect(word(page, 'read', '12R1000')).toBeVisible();
  await button(page, `${t.writing.way}: Standard`).click();
  await button(page, /^R shares/).click();
  await button(page, t.writing.back).click();
  await expect(word(page, 'read', '12R1000')).toHaveText(/500 each/);
});

test('a long list leads to each of its words that is not clear, and what is mended stays in sight', async ({ phoneOf, house }) => {
  const page = await phoneOf({ language: 'en', token: await house.session(PLAYER) });
  await page.addInitScript(() => localStorage.setItem('notation', 'standard'));
  await page.goto('/two/lottery');
  await takenOver(page);
  const list = Array.from({ length: 60 }, (_, place) => `${String(place).padStart(2, '0')}=100`);
  list[20] = '20X500';
  list[40] = '40=5k';
  await paste(page, list.join('\n'));
  const show = button(page, /not clear/);
  await show.click();
  await expect.poll(() => selection(page)).toEqual({ text: '20X500', isInSight: true });
  await expect(word(page, 'unread', '20X500')).toBeInViewport();
  await expect(button(page, t.writing.new_line)).toBeVisible();
  await show.click();
  await expect.poll(() => selection(page)).toEqual({ text: '40=5k', isInSight: true });
  await page.keyboard.type('40=5000');
  await expect(word(page, 'read', '40=5000')).toBeInViewport();
  // Behind the last of them it begins anew.
  await show.click();
  await expect.poll(() => selection(page)).toEqual({ text: '20X500', isInSight: true });
  await page.keyboard.type('20=500');
  await expect(show).toHaveCount(0);
  await expect(button(page, 'Add 60 · 11,300')).toBeEnabled();
});

test('every lottery has the field, with its own numbers and limits', async ({ phoneOf, house }) => {
  const section = await block(house, '77');
  const page = await phoneOf({ language: 'en' });
  const write = async (text: string) => {
    await page.getByRole('button', { name: t.lottery.write_bets }).click();
    await field(page).fill(text);
  };
  for (const [path, text, said] of [
    ['/one/lottery', '၇=၅၀၀', /7\s*·\s*500/],
    ['/crypto/one/lottery', '1.2=100', /1\s*2\s*·\s*100 each/],
    ['/crypto/lottery', '5ဘရိတ် 300', /05\s*14\s*23.*300 each/],
    ['/three/lottery', '123=100', /123\s*·\s*100/],
  ] as const) {
    await page.goto(path);
    await write(text);
    await expect(words(page).first(), path).toHaveText(said);
    await button(page, /^Add \d/).click();
    await expect(sheet(page).getByText(/^On the list:/)).toBeVisible();
  }

  await page.goto('/two/lottery');
  await page.getByRole('button', { name: section }).first().click();
  await expect(page.getByRole('button', { name: '77, Blocked' })).toBeVisible();
  await write('77.78=100');
  await expect(sheet(page).getByText('Left out, blocked or sold out: 77')).toBeVisible();
  await expect(button(page, 'Add 1 · 100')).toBeEnabled();
  await field(page).fill('78=600000');
  await expect(sheet(page).getByText('78: At most 500,000.')).toBeVisible();
  await expect(button(page, t.writing.add_none)).toBeDisabled();
  // Numbers alone are chosen, and get their amount as tapped ones do.
  await field(page).fill('12 34');
  await button(page, 'Choose 2 numbers, amount later').click();
  await expect(field(page)).toHaveValue('');
  await button(page, t.lottery.close).click();
  await page.getByRole('button', { name: '500', exact: true }).click();
  await page.getByRole('button', { name: t.lottery.bet, exact: true }).click();
  await expect(sheet(page).getByRole('row')).toHaveText([/^Number/, /^12.*500/, /^34.*500/]);
});

test('an amount is for the numbers chosen since the last one and stands on them, and a pick is seen before it is added', async ({
  phoneOf,
}) => {
  const page = await phoneOf({ language: 'en' });
  await page.goto('/crypto/lottery');
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const cell = (number: string) => page.getByRole('toolbar').getByRole('button', { name: new RegExp(`^${number},`) });
  await cell('12').click();
  await press(/^Round:/);
  await press('500');
  await cell('34').click();
  await press('1,000');
  await expect(cell('12')).toHaveText(/500/);
  await expect(cell('21')).toHaveText(/500/);
  await expect(cell('34')).toHaveText(/1,000/);
  // The amount that was there can be had back.
  await press(t.lottery.undo);
  await expect(cell('34')).toHaveText(/500/);

  await press(t.lottery.quick);
  await button(page, /^Doubles/).click();
  await button(page, '1').first().click();
  await expect(sheet(page).getByRole('status')).toHaveText(/^00 ?11 ?22/);
  await button(page, /^Doubles/).click();
  await expect(button(page, 'Add 9')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Numbers: 3')).toBeVisible();
  await press(t.lottery.quick);
  await button(page, /^Nakhat/).click();
  await button(page, 'Add 10').click();
  await expect(page.getByText('Numbers: 13')).toBeVisible();

  // A sweep sideways chooses what it passes, and is taken back whole; one up or down scrolls, and chooses nothing.
  await sweep(page, cell('60'), cell('63'));
  await expect(page.getByText('Numbers: 17')).toBeVisible();
  await press(t.lottery.undo);
  await expect(page.getByText('Numbers: 13')).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await sweep(page, cell('60'), cell('45'));
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
  await expect(page.getByText('Numbers: 13')).toBeVisible();

  // The whole board is one choice, which the phone keeps.
  await press(t.lottery.whole_board);
  await page.reload();
  await takenOver(page);
  await expect(page.getByRole('button', { name: t.lottery.whole_board })).toHaveAttribute('aria-pressed', 'true');
  const [first, last] = [await cell('00').boundingBox(), await cell('09').boundingBox()];
  expect(last?.y).toBe(first?.y);
});

/** An operator blocks a number of the day's last draw that takes bets; answers its section. */
async function block(house: House, bet_number: string): Promise<string> {
  const token = await house.operator('draws-a');
  const { data } = await house.ask('GET', `/api/console/draws?lottery=2D&from=${STORY_DAY}&to=${STORY_DAY}`, { token });
  // The list that the contract promises.
  const draws = data as unknown as { id: number; section: string; state: string; closes_at: string }[];
  const open = draws.filter((it) => it.state === 'open').sort((one, other) => Date.parse(one.closes_at) - Date.parse(other.closes_at));
  const last = open.at(-1);
  const body = { numbers: [{ bet_number, is_blocked: true }] };
  const { status } = await house.ask('POST', `/api/console/draws/${last?.id}/numbers`, { token, body });
  expect(status).toBe(200);
  return last?.section ?? '';
}

test('who enters for many works at a desktop by keys alone, with the slip, its draw and its amounts beside the board', async ({
  phoneOf,
  house,
}) => {
  const { lottery } = t;
  const page = await phoneOf({ language: 'en', token: await house.session(PLAYER) });
  await page.setViewportSize({ width: 1280, height: 800 });
  await typeEarly(page, '/two/lottery', '12 500');
  await expect(field(page)).toBeFocused();
  const list = page.getByRole('region', { name: lottery.your_bet });
  const rows = (amounts: readonly RegExp[]) => expect(list.getByRole('row')).toHaveText([/^Number/, ...amounts]);

  // A mouse reaches the whole board and each amount without a wheel, and nothing of a phone lies over them.
  for (const name of [/^00/, /^99/]) await expect(page.getByRole('toolbar').getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: '50,000', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: lottery.bet, exact: true })).toBeHidden();

  // What is typed anywhere stands in the field, and Enter puts it on the list.
  await expect(field(page)).toHaveValue('12 500');
  await page.keyboard.press('Enter');
  await rows([/^12.*500/]);
  await page.keyboard.type('34 35');
  await page.keyboard.press('Enter');
  await rows([/^12.*500/, /^34.*–/, /^35.*–/]);

  // A bet without its amounts is asked for them; the field of the amount is a key away, too.
  const amount = page.getByRole('textbox', { name: lottery.enter_amount });
  await page.keyboard.press('Control+Enter');
  await expect(amount).toBeFocused();
  await page.keyboard.type('750');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^At least .* in steps of/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('700');
  await page.keyboard.press('Enter');
  await rows([/^12.*500/, /^34.*700/, /^35.*700/]);

  // An amount that is typed and not set yet is set first: the list is not placed with the old one, nor with one that cannot be.
  await page.keyboard.press('F2');
  await page.keyboard.type('800');
  await page.keyboard.press('Control+Enter');
  await expect(field(page)).toBeFocused();
  await rows([/^12.*500/, /^34.*800/, /^35.*800/]);
  await page.keyboard.press('F2');
  await page.keyboard.type('75');
  await page.keyboard.press('Control+Enter');
  await expect(amount).toBeFocused();
  await page.keyboard.type('700');
  await page.keyboard.press('Enter');
  await rows([/^12.*500/, /^34.*700/, /^35.*700/]);
  // A number that is on the list already stays where it was typed.
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Already on the list: 12')).toBeVisible();
  await expect(field(page)).toHaveValue('12');
  await field(page).fill('');

  // What is still being typed is added first: no key places what was not on the list.
  await page.keyboard.type('77');
  await page.keyboard.press('Control+Enter');
  await rows([/^12.*500/, /^34.*700/, /^35.*700/, /^77.*700/]);
  await expect(page.getByRole('row', { name: /^35.*700/ }), 'some of the list are in sight').toBeInViewport();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: lottery.accepted })).toContainText('2,600');
  await expect(page.getByRole('button', { name: lottery.share })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('listitem').filter({ hasText: '12 34 35 77' })).toContainText('2,600');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The next slip begins with the next key. On a narrow screen it goes on as it is on a phone.
  await page.keyboard.type('01 100');
  await page.keyboard.press('Enter');
  await rows([/^01.*100/]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText('Numbers: 1')).toBeVisible();
  await page.getByRole('button', { name: lottery.bet, exact: true }).click();
  await expect(sheet(page).getByRole('row')).toHaveText([/^Number/, /^01.*100/]);
});

test('a list beside the board, whose draw has closed, is bet on the next one only once that is agreed to', async ({ page, stage }) => {
  const { lottery } = t;
  await page.setViewportSize({ width: 1280, height: 800 });
  await speak(page, 'en');
  await logIn(page, stage, PLAYER);
  await page.clock.install();
  await page.goto(new URL('/two/lottery', stage.player_url).href);
  await expect(field(page)).toBeVisible();
  await page.keyboard.type('12 500');
  await page.keyboard.press('Enter');
  const list = page.getByRole('region', { name: lottery.your_bet });
  await expect(list.getByRole('button', { name: lottery.confirm, exact: true })).toBeVisible();
  // The phone's own clock goes on with the product's.
  await stage.moveClock({ advance_ms: 55 * 60_000 });
  await page.clock.fastForward('55:00');
  const agree = list.getByRole('button', { name: /^Bet on 12:01 PM/ });
  await expect(agree).toBeVisible();
  await expect(list.getByRole('button', { name: lottery.confirm, exact: true })).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await expect(agree).toBeFocused();
  await expect(page.getByRole('region', { name: lottery.accepted })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(agree).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: lottery.accepted })).toContainText('12:01 PM');
});
