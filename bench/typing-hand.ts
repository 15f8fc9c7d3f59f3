import type { Locator, Page } from '@playwright/test';
import { isOnScreen } from './sight.ts';

// Times of the keystroke-level model (Card, Moran and Newell) for an office worker who types without being a typist.
const KEY_S = 0.28;
/** Points at something and presses. */
const CLICK_S = 1.3;
/** A hand goes from the keys to the mouse, or back. */
const HOMING_S = 0.4;
const SCROLL_S = 0.8;
/** Reads what came and decides, once a step that shows something new. */
const LOOK_S = 1.35;
const PATIENCE_MS = 20_000;

/** What hands did at a desk, and how long they waited. A letter with a key held down is two keys. */
export type TypingCount = { keys: number; clicks: number; homings: number; scrolls: number; looks: number; waited_ms: number };

/** Hands at a keyboard and a mouse: they begin at the keys, and wait for what they want to see or press. */
export type TypingHand = {
  page: Page;
  count: TypingCount;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Puts in what was copied elsewhere, as Ctrl+V does. */
  paste(text: string): Promise<void>;
  click(target: Locator): Promise<void>;
  /** Reads it: somebody has to see it before they go on. */
  see(target: Locator): Promise<void>;
  /** Waits until it is there, which needs no thought. */
  await(target: Locator): Promise<void>;
};

/** Puts hands on a page. */
export function typingHandOn(page: Page): TypingHand {
  const count: TypingCount = { keys: 0, clicks: 0, homings: 0, scrolls: 0, looks: 0, waited_ms: 0 };
  let isAtMouse = false;
  const reach = (mouse: boolean) => {
    if (isAtMouse !== mouse) count.homings += 1;
    isAtMouse = mouse;
  };
  const waitFor = async (target: Locator) => {
    const began_ms = performance.now();
    await target.waitFor({ timeout: PATIENCE_MS });
    count.waited_ms += performance.now() - began_ms;
  };
  const see = async (target: Locator) => {
    await waitFor(target);
    count.looks += 1;
    if (await isOnScreen(target)) return;
    count.scrolls += 1;
    await target.scrollIntoViewIfNeeded();
  };
  const press = async (key: string) => {
    reach(false);
    count.keys += key.split('+').length;
    await page.keyboard.press(key);
  };
  return {
    page,
    count,
    press,
    see,
    await: waitFor,
    type: async (text) => {
      reach(false);
      count.keys += text.length;
      await page.keyboard.type(text);
    },
    paste: async (text) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await press('Control+V');
    },
    click: async (target) => {
      await see(target);
      reach(true);
      count.clicks += 1;
      await target.click({ timeout: PATIENCE_MS });
    },
  };
}

/** Seconds that a person needs for it, the machine's part of them included. */
export function secondsOf({ keys, clicks, homings, scrolls, looks, waited_ms }: TypingCount): number {
  return keys * KEY_S + clicks * CLICK_S + homings * HOMING_S + scrolls * SCROLL_S + looks * LOOK_S + waited_ms / 1_000;
}
