import type { Page } from '@playwright/test';
import { addDays, dayShown } from '@shwekan/rules';
import { follow, type House, test } from './house.ts';
import { resumeOperator } from './people.ts';
import { expect } from './stage.ts';
import { STORY_DAY } from './story-day.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Goes to a player by Ctrl-K, as an operator does who is called about somebody else. */
async function lookUp(page: Page, phone: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search over everything' }).fill(phone);
  await page.getByRole('option').filter({ hasText: phone }).first().click();
  await expect(page.getByRole('main')).toContainText(phone);
}

/** The page of the draw of 2D at 12:01 PM of a day. */
async function drawAt(house: House, day: string): Promise<string> {
  const draws = await house.ask('GET', `/api/console/draws?lottery=2D&from=${day}&to=${day}`, { token: await house.operator('owner') });
  // The list that the contract promises.
  const draw = (draws.data as unknown as { id: number; section: string }[]).find((it) => it.section === '12:01 PM');
  return `/draws/${draw?.id}`;
}

test('an open dialog and what is typed in it stay with their player: by Ctrl-K and by the way back', async ({ page, house }) => {
  const [first, second] = [await house.newcomer(), await house.newcomer()];
  await resumeOperator(page, house, 'owner');
  await page.goto(new URL('/players', house.console_url).href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Both are known to the page: it changes at once.
  await lookUp(page, second.phone);
  await lookUp(page, first.phone);
  const dialog = page.getByRole('dialog');
  const writeReason = async () => {
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    await dialog.getByLabel('Reason').fill('Uses a friend’s account');
  };
  await writeReason();
  await lookUp(page, second.phone);
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dialog.getByLabel('Reason')).toHaveValue('');
  await page.keyboard.press('Escape');

  await lookUp(page, first.phone);
  await writeReason();
  await page.goBack();
  await expect(page.getByRole('main')).toContainText(second.phone);
  await expect(dialog).toHaveCount(0);
});

test('an open dialog and the chosen numbers stay with their draw, whose day its dialogs say and *Call off* asks for', async ({
  page,
  house,
}) => {
  const next = addDays(STORY_DAY, 1);
  const [today, tomorrow] = [await drawAt(house, STORY_DAY), await drawAt(house, next)];
  await resumeOperator(page, house, 'draws-a');
  await page.goto(new URL(tomorrow, house.console_url).href);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`2D 12:01 PM, ${dayShown(next)}`);
  await follow(page, today, 'h1');
  await expect(heading).toHaveText(`2D 12:01 PM, ${dayShown(STORY_DAY)}`);
  await page.getByRole('button', { name: /^07/ }).click();
  await expect(page.getByText('1 chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Call off' }).click();
  const dialog = page.getByRole('dialog', { name: `Call off 2D 12:01 PM, ${dayShown(STORY_DAY)}?` });
  await dialog.getByLabel('Reason').fill('The exchange is closed');
  const typed = dialog.getByLabel(/^Type/);
  const callOff = dialog.getByRole('button', { name: 'Call off and refund' });
  for (const [name, isEnough] of [
    ['2D 12:01 PM', false],
    [`2D 12:01 PM, ${dayShown(next)}`, false],
    [`2d 12:01 pm ${dayShown(STORY_DAY)}`, true],
  ] as const) {
    await typed.fill(name);
    await expect(callOff).toBeEnabled({ enabled: isEnough });
  }
  await page.goBack();
  await expect(heading).toHaveText(`2D 12:01 PM, ${dayShown(next)}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('0 chosen')).toBeVisible();
});

test('a note on a player is still there after a look at another tab', async ({ page, house }) => {
  const { phone } = await house.newcomer();
  await resumeOperator(page, house, 'owner');
  await page.goto(new URL(`/players?search=${phone}`, house.console_url).href);
  await page.getByRole('row').filter({ hasText: phone }).getByRole('link').first().click();
  await page.getByRole('tab', { name: /^Notes/ }).click();
  const note = page.getByLabel('New note');
  await note.fill('Says that the money never came');
  await page.getByRole('tab', { name: 'Statement' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Statement' })).toBeVisible();
  await expect(note).toBeHidden();
  await page.getByRole('tab', { name: /^Notes/ }).click();
  await expect(note).toHaveValue('Says that the money never came');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what is typed in the tabs of languages comes back when a colleague was first, also on a page whose list was sorted meanwhile', async ({
  page,
  house,
}) => {
  await resumeOperator(page, house, 'owner');
  await page.goto(new URL('/points', house.console_url).href);
  const text = page.getByRole('region', { name: 'Points dialog' });
  const header = text.getByRole('tabpanel').getByLabel('Header');
  await header.fill('အမှတ်များ အကြောင်း');
  await page.getByRole('columnheader', { name: 'Points' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=/);

  const token = await house.operator('owner-b');
  const { data: before } = await house.ask('GET', '/api/console/points-text', { token });
  const body = { ...before, header: { ...(before['header'] as object), th: 'แต้มของเพื่อนร่วมงาน' }, before };
  const asked = await house.ask('POST', '/api/console/points-text', { token, body });
  expect(asked).toMatchObject({ success: true, deed_id: expect.any(Number) });
  await house.decide(asked, 'draws-a');
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(header).not.toHaveValue('အမှတ်များ အကြောင်း', { timeout: 2_000 });
  }).toPass();
  const told = page.getByRole('alert').filter({ hasText: 'Changed meanwhile' });
  await expect(told).toContainText('You had typed: အမှတ်များ အကြောင်း');
});

test('a place in a list that was not kept stands as it was', async ({ page, house }) => {
  await resumeOperator(page, house, 'owner');
  await page.goto(new URL('/games?view=categories', house.console_url).href);
  const place = page.getByRole('textbox', { name: /: order$/ }).first();
  const before = await place.inputValue();
  await page.route('**/api/console/game-categories/*', (route) => route.abort());
  await place.fill('77');
  await place.press('Tab');
  await expect(page.getByText('No answer came')).toBeVisible();
  await expect(place).toHaveValue(before);
});
