import type { Locator, Page } from '@playwright/test';
import { PASSWORD, test } from './house.ts';
import { said } from './said.ts';
import { expect } from './stage.ts';

const t = said.en;

test.describe.configure({ timeout: 180_000 });

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
  await tabTo(page, sheet.getByRole('button', { name: /^Power/ }));
  await keyboard.press('Space');
  await keyboard.press('Escape');
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

const cell = (page: Page, number: string) => page.getByRole('button', { name: new RegExp(`^${number},`) });

/** Goes on stop by stop until it is there; every stop on the way must be seen. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press(key);
    await expectSeen(page);
    if (await wanted.evaluate((it) => it === document.activeElement)) return;
  }
  await expect(wanted, 'the keys never came to it').toBeFocused();
}

/** What has the keys is marked, in the window, and not behind a bar; a toast over it goes by itself. */
async function expectSeen(page: Page): Promise<void> {
  const hidden = () => {
    const here = document.activeElement;
    // Between the last stop and the first the browser itself has the keys.
    if (here === null || here === document.body) return null;
    const { x, y, width, height } = here.getBoundingClientRect();
    const middle = { x: Math.min(innerWidth - 1, Math.max(0, x + width / 2)), y: y + height / 2 };
    const top = document.elementFromPoint(middle.x, middle.y);
    const is_seen = top !== null && (here.contains(top) || top.contains(here));
    // A field may be marked around it.
    const is_marked =
      here.matches(':focus-visible') && [here, here.parentElement].some((it) => it && getComputedStyle(it).outlineStyle !== 'none');
    return is_seen && is_marked ? null : here.outerHTML.slice(0, 200);
  };
  await expect.poll(() => page.evaluate(hidden), 'has the keys, but is not seen').toBeNull();
}
