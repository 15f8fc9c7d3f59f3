import type { Locator, Page } from '@playwright/test';
import { test } from './house.ts';
import { expect, WITH_MOVEMENT } from './stage.ts';
import { texts } from './texts.ts';

test.use(WITH_MOVEMENT);

// The specification's section 8: how toasts of every kind look and go.

const t = texts.en;

test('a toast stands at the top right for 5000 ms with a progress bar, and can be held and closed', async ({ phoneOf, house }) => {
  const page = await phoneOf({ language: 'mm', token: await house.session('09420000001') });
  await page.route('**/api/user/profile', (route) => route.fulfill({ status: 500, json: { code: 'internal', message: 'no' } }));
  await page.goto('/slot');
  const error = page.getByRole('alert').filter({ hasText: texts.mm.shell.went_wrong });
  // How long it stays is seen, not read out.
  const bar = page.locator('[role=progressbar]');
  const refresh = page.getByRole('button', { name: texts.mm.shell.bar.refresh });
  await expect(error).toBeVisible();
  await slowDown(page);
  const box = await error.boundingBox();
  expect.soft(360 - (box?.x ?? 0) - (box?.width ?? 0), 'right').toBeLessThan(20);
  const bar_px = await page.getByRole('banner').evaluate((it) => it.getBoundingClientRect().bottom);
  expect.soft((box?.y ?? 0) - bar_px, 'top: under the bar with the balance').toBeGreaterThanOrEqual(0);
  expect.soft((box?.y ?? 999) - bar_px, 'top').toBeLessThan(40);
  expect.soft(await styleOf(bar, 'animationDuration'), '5000 ms').toBe('5s');
  // Where it stands once it has come in: it does not wait for a machine that is slow to ask.
  await expect.poll(() => isStill(error), 'it has come in').toBe(true);
  await error.hover({ force: true });
  await expect.poll(() => styleOf(bar, 'animationPlayState'), 'held while the pointer is over it').toBe('paused');
  await page.mouse.move(10, 700);
  await expect.poll(() => styleOf(bar, 'animationPlayState'), 'goes on').toBe('running');
  // A game in a frame takes the focus of the window.
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await endOf(bar);
  await expect(error, 'closes when the bar has run').toHaveCount(0);

  await refresh.click();
  await error.click();
  await expect(error, 'closes on click').toHaveCount(0);
});

test('a toast is held while it is dragged, comes back when it is let go near by, and goes when it is swiped away', async ({
  phoneOf,
  house,
}) => {
  const page = await phoneOf({ language: 'en', token: await house.session('09420000001') });
  await page.route('**/api/user/profile', (route) => route.fulfill({ status: 500, json: { code: 'internal', message: 'no' } }));
  await page.goto('/slot');
  const error = page.getByRole('alert').filter({ hasText: t.shell.went_wrong });
  const bar = page.locator('[role=progressbar]');
  await expect(error).toBeVisible();
  await slowDown(page);
  await expect.poll(() => isStill(error), 'it has come in').toBe(true);
  const { x, y, width, height } = (await error.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const drag = async (by: number) => {
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + by / 2, y + height / 2);
    await page.mouse.move(x + width / 2 + by, y + height / 2);
  };
  await drag(30);
  expect.soft((await error.boundingBox())?.x, 'it follows the finger').toBeCloseTo(x + 30, 0);
  await expect.poll(() => styleOf(bar, 'animationPlayState'), 'held').toBe('paused');
  await page.mouse.up();
  await expect.poll(async () => (await error.boundingBox())?.x, 'it comes back').toBeCloseTo(x, 0);
  await drag(width * 0.9);
  await page.mouse.up();
  await expect(error, 'swiped away').toHaveCount(0);
});

test('each kind of toast has a colour of its own', async ({ phoneOf, house }) => {
  const { token, phone } = await house.newcomer();
  const page = await phoneOf({ language: 'en', token });
  const colours = new Map<string, string>();
  const note = async (kind: 'error' | 'warning' | 'info' | 'success', text: string) => {
    // What is wrong is read out at once, the rest when the reader has come to its end.
    const role = kind === 'error' || kind === 'warning' ? 'alert' : 'status';
    const toast = page.getByRole(role).filter({ hasText: text });
    await expect(toast, kind).toBeVisible();
    const colour = await toast.evaluate((it) => {
      for (let at: Element | null = it; at !== null; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
      }
      return 'none';
    });
    colours.set(kind, colour);
  };
  await page.goto('/referral');
  await page.getByRole('button', { name: t.person.refer.claim }).click();
  await note('error', t.refusals.no_referral_amount);

  await page.route('**/api/weekly/promo_maintain', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), data: { is_maintain: '1' } } });
  });
  await page.goto('/point');
  await page.getByRole('button', { name: /^Promotion/ }).click();
  await note('warning', t.rewards.promotion.maintain);

  const asked = await askCashIn();
  const body = { amount: 15_000, correction: 'Less came', full_transaction_id: 'KBZ-0000-905417' };
  await house.ask('POST', `/api/console/cash-in/${asked}/approve`, { token: await house.operator('finance'), body });
  await note('info', t.told.cash_in_corrected_title.replace('{came}', '15,000').replace('{asked}', '20,000'));

  await page.evaluate(() => localStorage.removeItem('user_info'));
  await page.goto('/login');
  await page.getByLabel(t.account.phone).fill(phone);
  await page.getByLabel(t.account.password, { exact: true }).fill('demo-player');
  await page.getByRole('button', { name: t.account.login }).click();
  await note('success', t.said.welcome);
  expect(new Set(colours.values()).size, JSON.stringify([...colours])).toBe(4);
  expect([...colours.values()]).not.toContain('rgb(255, 255, 255)');

  async function askCashIn(): Promise<number> {
    const methods = await house.ask('GET', '/api/payment-method/show-cashin');
    const [method] = methods['pay'] as { id: number; payment_account_numbers: { account_number: string }[] }[];
    const { data } = await house.ask('POST', '/api/cash-in', {
      token,
      body: {
        payment_id: method?.id,
        account_name: 'Ma Thiri',
        transaction_id: '905417',
        amount: 20_000,
        holder_phone: method?.payment_account_numbers[0]?.account_number,
      },
    });
    return Number(data['id']);
  }
});

async function styleOf(bar: Locator, name: 'animationDuration' | 'animationPlayState'): Promise<string> {
  return bar.evaluate((it, asked) => getComputedStyle(it)[asked], name);
}

async function isStill(toast: Locator): Promise<boolean> {
  return toast.evaluate((it) => it.getAnimations().every(({ playState }) => playState === 'finished'));
}

/** Has the bar last for minutes: a busy machine may ask where a toast stands only after five seconds. */
async function slowDown(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const animations = document.querySelector('[role=progressbar]')?.getAnimations() ?? [];
    for (const animation of animations) animation.playbackRate = 0.01;
    return animations.length > 0;
  });
}

/** Lets the bar run to its end at once. */
async function endOf(bar: Locator): Promise<void> {
  await bar.evaluate((it) => {
    for (const animation of it.getAnimations()) animation.finish();
  });
}
