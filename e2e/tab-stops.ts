import type { Locator, Page } from '@playwright/test';
import { expect } from './stage.ts';

/** How many stops a screen of this app has at most between two places that a player goes to. */
const STOPS_MAX = 60;

/** Goes on stop by stop until it is there; every stop on the way must be seen. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await page.keyboard.press(key);
    await expectSeen(page);
    if (await wanted.evaluate((it) => it === document.activeElement)) return;
  }
  await expect(wanted, 'the keys never came to it').toBeFocused();
}

/** Goes to a control, and uses it. */
export async function use(page: Page, wanted: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** Goes to a field, and writes into it. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** What has the keys is marked, in the window, and not behind a bar; a toast over it goes by itself. */
export async function expectSeen(page: Page): Promise<void> {
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

/** A field that is wrong has the keys, and is read out with why. */
export async function expectWrong(field: Locator, why: string | RegExp): Promise<void> {
  await expect(field, String(why)).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(why);
}

/** Types a text in the very moment in which the field is said to be wrong: nothing of it is lost. */
export async function typeAtRefusal(field: Locator, text: string): Promise<void> {
  await field.evaluate((it: HTMLInputElement, typed) => {
    new MutationObserver((_, observer) => {
      if (it.getAttribute('aria-invalid') !== 'true') return;
      observer.disconnect();
      it.focus();
      document.execCommand('insertText', false, typed);
    }).observe(it, { attributeFilter: ['aria-invalid'] });
  }, text);
}
