import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { askIn } from './calls.ts';
import { test } from './house.ts';
import { openPage, resumeOperator, speak, submit } from './people.ts';
import { expect } from './stage.ts';

/** Lists with two lines, a badge, a logo or buttons in a row, and a row that the demo has in them: what the house writes for players reads in each language, so '' is the first; `null` is each of them. */
const ROWS: readonly [path: string, row: string | null][] = [
  ['/players', 'Aung Kyaw'],
  ['/operators', 'auditor'],
  ['/house-accounts', 'KBZPay'],
  ['/cash-settings', 'KBZPay'],
  ['/games', 'Shwe Studio'],
  ['/wagers', 'demo-09420000002-7'],
  ['/takers', 'Shwe Nan house'],
  ['/points', ''],
  ['/pocket-money', ''],
  ['/alert-kinds', null],
  ['/audit', null],
  ['/rights', null],
  ['/system', null],
  ['/deeds?state=decided', null],
];

test('a row of a list is at most 40 px high, in English and in Burmese', async ({ operator, house }) => {
  await resumeOperator(operator, house, 'owner');
  for (const language of ['en', 'mm'] as const) {
    await speak(operator, language);
    await operator.goto(house.console_url);
    for (const [path, name] of ROWS) {
      await openPage(operator, path);
      const rows = operator.locator('tbody tr').filter(name === null ? {} : { hasText: name });
      await expect(rows.first(), path).toBeVisible();
      const heights = await rows.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
      const seen = name === null ? heights : heights.slice(0, 1);
      expect.soft(Math.max(...seen), `${path} in ${language}`).toBeLessThanOrEqual(40);
    }
  }
});

test('a list in a dialog is sorted by itself: the list below it and the address stay as they are', async ({ operator, house }) => {
  await resumeOperator(operator, house, 'owner');
  await operator.goto(house.console_url);
  await openPage(operator, '/weekly?sort=-Bonus');
  await operator.getByRole('button', { name: 'Look' }).first().click();
  const gets = operator.getByRole('dialog').getByRole('columnheader', { name: 'Gets' });
  await gets.getByRole('button').click();
  await expect(gets).toHaveAttribute('aria-sort', 'ascending');
  await gets.getByRole('button').click();
  await expect(gets).toHaveAttribute('aria-sort', 'descending');
  await expect(operator).toHaveURL(/\/weekly\?sort=-Bonus$/);
});

test('a way to pay is known by its logo where cash is worked on, as far as the house has put one', async ({ page, operator, house }) => {
  await resumeOperator(operator, house, 'owner');
  await operator.goto(new URL('/cash-settings', house.console_url).href);
  await operator
    .getByRole('button', { name: /^Change/ })
    .first()
    .click();
  const picture = await sharp({ create: { width: 96, height: 96, channels: 3, background: '#14509b' } })
    .png()
    .toBuffer();
  await operator.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  await expect(operator.getByRole('dialog').getByText(/gets another logo/)).toBeVisible();
  await resumeOperator(page, house, 'owner-b');
  await page.goto(new URL('/deeds', house.console_url).href);
  await page.getByRole('row').filter({ hasText: 'gets another logo' }).getByRole('button', { name: 'Look' }).click();
  await submit(page.getByRole('dialog'), 'Confirm');
  const logo = 'img[src^="/files/pictures/"]';
  for (const [path, place] of [
    ['/house-accounts', operator.getByRole('row').filter({ hasText: 'KBZPay' })],
    ['/cash-ins?state=all', operator.getByRole('listitem').filter({ hasText: 'KBZPay' })],
    ['/cash-ins?state=all', operator.getByRole('region', { name: /^Cash-in #/ })],
  ] as const) {
    await operator.goto(new URL(path, house.console_url).href);
    await expect(place.first().locator(logo), path).toBeVisible();
  }
  await expect(operator.getByRole('listitem').filter({ hasText: 'WavePay' }).locator(logo)).toHaveCount(0);
});

test('on a phone no Burmese word of a deed ends in the middle of a syllable', async ({ operator, house }) => {
  await operator.setViewportSize({ width: 360, height: 740 });
  await resumeOperator(operator, house, 'owner');
  await speak(operator, 'mm');
  await operator.goto(new URL('/deeds?state=decided', house.console_url).href);
  // Deeds of the demo with something before and after, in which all is said by the console itself.
  for (const deed of ['C2D', 'operators@shwekan.example']) {
    await operator.getByRole('row').filter({ hasText: deed }).last().getByRole('button').click();
    await expect(operator.getByRole('dialog').getByRole('table')).toBeVisible();
    expect.soft(await operator.getByRole('dialog').evaluate(brokenSyllables), deed).toEqual([]);
    await operator.keyboard.press('Escape');
    await expect(operator.getByRole('dialog')).toHaveCount(0);
  }
});

test('on a phone what is chosen of a few stands where the fields of its dialog begin', async ({ operator, house }) => {
  await operator.setViewportSize({ width: 360, height: 740 });
  await resumeOperator(operator, house, 'draws-a');
  await operator.goto(new URL('/number-hints', house.console_url).href);
  await operator.getByRole('button', { name: 'Add a hint' }).click();
  const dialog = operator.getByRole('dialog');
  const left = (it: Element) => it.getBoundingClientRect().left;
  await expect(dialog.getByRole('radiogroup', { name: 'Kind' })).toBeVisible();
  const beginning = await dialog.getByLabel('Who says so').evaluate(left);
  await expect.poll(() => dialog.getByRole('radiogroup', { name: 'Kind' }).evaluate(left)).toBe(beginning);
});

test('a date of 3D that nobody has confirmed looks otherwise than one that stands, by day and by night', async ({ operator, house }) => {
  await resumeOperator(operator, house, 'draws-a');
  const ground = (it: Element) => getComputedStyle(it).backgroundColor;
  for (const colorScheme of ['light', 'dark'] as const) {
    await operator.emulateMedia({ colorScheme });
    await operator.goto(new URL('/dates', house.console_url).href);
    const planned = operator.locator('[data-mark="date"][data-planned]').first();
    await expect(planned, colorScheme).toBeVisible();
    expect.soft(await planned.evaluate(ground), colorScheme).toBe('rgba(0, 0, 0, 0)');
    const stands = operator.locator('[data-mark="date"]:not([data-planned])').first();
    expect.soft(await stands.evaluate(ground), colorScheme).not.toBe('rgba(0, 0, 0, 0)');
  }
});

test('the list of what two decide says what it lists', async ({ operator, house }) => {
  await resumeOperator(operator, house, 'owner');
  await operator.goto(new URL('/deeds', house.console_url).href);
  const title = operator.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Waiting for a second person');
  await operator.getByText('Decided', { exact: true }).click();
  await expect(title).toHaveText('No longer waiting for a second person');
  await expect(operator.getByRole('table', { name: 'No longer waiting for a second person' })).toBeVisible();
  await operator.getByLabel('Search what needs two').fill('nothing of the kind');
  await expect(operator.getByText('No request is like this.')).toBeVisible();
});

test('what went wrong with the machine is read whole, beside a row of one line', async ({ operator, house }) => {
  const trouble = `the archive stands still: ${'part 0000000100000000 is missing, '.repeat(12)}and nothing came after it`;
  const rehearsal = { at: '2026-11-23T01:00:00Z', backup_at: null, newest_at: null, trouble };
  const audit = { at: '2026-11-23T01:00:00Z', check_count: 214, after_day: '2026-11-22', difference: null };
  await operator.route('**/api/console/system', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), rehearsal, audit } });
  });
  await resumeOperator(operator, house, 'owner');
  await operator.goto(new URL('/system', house.console_url).href);
  const row = operator.getByRole('row').filter({ hasText: 'Last rehearsal of a restore' });
  const isCut = (it: Element) => getComputedStyle(it).textOverflow === 'ellipsis' && it.scrollWidth > it.clientWidth;
  expect(await row.getByText(/the archive stands/).evaluate(isCut), 'it says that it goes on').toBe(true);
  await row.getByRole('button').click();
  const drawer = operator.getByRole('dialog', { name: 'Last rehearsal of a restore' });
  await expect(drawer).toContainText(trouble);
  await operator.keyboard.press('Escape');
  await expect(row.getByRole('button'), 'the keys are given back').toBeFocused();
  const heights = () => operator.locator('tbody tr').evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
  expect(Math.max(...(await heights()))).toBeLessThanOrEqual(40);
  await speak(operator, 'mm');
  await operator.reload();
  await expect(operator.getByText('214')).toBeVisible();
  expect(Math.max(...(await heights())), 'in Burmese').toBeLessThanOrEqual(40);
});

test('on a phone what decides a request is two buttons of one size, as high as a thumb', async ({ operator, house }) => {
  const player = await house.newcomer();
  const id = await askIn(house, player.token, { transaction_id: '771204', kyat: 20_000 });
  await operator.setViewportSize({ width: 360, height: 740 });
  await resumeOperator(operator, house, 'finance');
  for (const language of ['mm', 'en'] as const) {
    await speak(operator, language);
    await operator.goto(new URL(`/cash-ins?id=${id}`, house.console_url).href);
    const request = operator.locator('form', { has: operator.locator('button[type=submit]') }).last();
    await haveOneSize(request, language);
  }
  await operator.getByRole('button', { name: 'Reject' }).click();
  const dialog = operator.getByRole('dialog');
  await haveOneSize(dialog, 'the dialog that rejects');
  await submit(dialog, 'Reject');
});

/** The two last buttons of a place are beside each other, of one size, and to be pressed by a thumb. */
async function haveOneSize(place: Locator, name: string): Promise<void> {
  const buttons = place.getByRole('button');
  await expect(buttons.last(), name).toBeVisible();
  const [one, other] = (await buttons.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()))).slice(-2);
  expect.soft([one?.y, one?.width, one?.height], name).toEqual([other?.y, other?.width, other?.height]);
  expect.soft(one?.height, name).toBeGreaterThanOrEqual(44);
}

/** Where a line begins in a Burmese text that may not end there: after neither a blank nor a place of its own for it. Runs inside of the page. */
function brokenSyllables(place: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    let line: number | null = null;
    let seen = 0;
    for (let at = 0; at < text.length; at += 1) {
      if (/[\s\u200b\u2060\u00ad]/.test(text[at] ?? '')) continue;
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const top = [...range.getClientRects()].at(-1)?.top;
      if (top === undefined) continue;
      const mayEnd = /[\s\u200b\u00ad]/.test(text.slice(seen + 1, at));
      if (line !== null && top - line > 8 && !mayEnd && /[\u1000-\u109f]/.test(text[at] ?? ''))
        broken.push(text.slice(Math.max(0, at - 8), at + 8));
      line = top;
      seen = at;
    }
  }
  return broken;
}
