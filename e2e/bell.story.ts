import type { Page } from '@playwright/test';
import { askIn } from './calls.ts';
import { type House, test } from './house.ts';
import { resumeOperator } from './people.ts';
import { expect } from './stage.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** The loudest that was heard so far, of the waves that reached the speaker; and how many tones were begun. */
type Sound = { peak: number; tones: number };

test('a new request is heard by who chose to hear its queue, and not by others, after a reload too', async ({ page, house }) => {
  await listen(page);
  await resumeOperator(page, house, 'finance');
  await page.goto(house.console_url);
  const bell = page.getByRole('button', { name: /^Sound is (on|off) for what arrives/ });
  await expect(bell).toHaveAccessibleName('Sound is off for what arrives');
  await page.getByRole('heading', { level: 1 }).click();
  await seen(page, () => arrive(house, '415001'));
  expect(await heard(page), 'nothing was chosen').toEqual({ peak: 0, tones: 0 });

  // What is chosen is heard once, so that its operator knows how loud it is.
  await bell.click();
  await page.getByRole('checkbox', { name: 'Cash-ins' }).check();
  await expect.poll(async () => (await heard(page)).peak, 'the waves of the bell').toBeGreaterThan(0.05);
  expect((await heard(page)).tones).toBe(2);
  await page.reload();
  await expect(bell).toHaveAccessibleName('Sound is on for what arrives');
  await page.getByRole('heading', { level: 1 }).click();
  await arrive(house, '415002');
  await expect.poll(async () => (await heard(page)).tones).toBe(2);

  // Another tab lies over it: it asks nothing by itself, and hears all the same.
  await hide(page, true);
  await arrive(house, '415004');
  await expect.poll(async () => (await heard(page)).tones, 'in a tab that nobody sees').toBe(4);
  await hide(page, false);

  await bell.click();
  await page.getByRole('checkbox', { name: 'Cash-ins' }).uncheck();
  await seen(page, () => arrive(house, '415003'));
  expect((await heard(page)).tones, 'silenced').toBe(4);
});

/** Puts an ear before the speaker of a page. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = { peak: 0, tones: 0 };
    Object.assign(window, { heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when?: number) {
      heard.tones += 1;
      start.call(this, when);
    };
    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode | AudioParam) => AudioNode;
    Object.assign(AudioNode.prototype, {
      connect(this: AudioNode, to: AudioNode | AudioParam) {
        if (to instanceof AudioDestinationNode) {
          const ear = this.context.createAnalyser();
          // Longer than the bell: a page that is slow to look misses nothing.
          ear.fftSize = 32_768;
          const waves = new Float32Array(ear.fftSize);
          connect.call(this, ear);
          setInterval(() => {
            ear.getFloatTimeDomainData(waves);
            for (const it of waves) heard.peak = Math.max(heard.peak, Math.abs(it));
          }, 20);
        }
        return connect.call(this, to);
      },
    });
  });
}

/** Has a page believe that its tab is hidden, or seen again. */
async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((is) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (is ? 'hidden' : 'visible') });
    window.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

async function heard(page: Page): Promise<Sound> {
  return page.evaluate(() => (window as unknown as { heard: Sound }).heard);
}

/** Does something that brings one more request to the operator, and waits until this page has heard of it. */
async function seen(page: Page, bring: () => Promise<void>): Promise<void> {
  const waiting = async () => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);
  const before = await waiting();
  await bring();
  await expect.poll(waiting).toBe(before + 1);
}

/** A new player asks for a cash-in. */
async function arrive(house: House, transaction_id: string): Promise<void> {
  const { token } = await house.newcomer();
  await askIn(house, token, { transaction_id, kyat: 20_000 });
}
