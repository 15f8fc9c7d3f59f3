import type { Locator, Page } from '@playwright/test';
import { addDays, yangonDay, yangonInstant } from '@shwekan/rules';
import { test } from './house.ts';
import { expect, WITH_MOVEMENT } from './stage.ts';
import { texts } from './texts.ts';

test.use(WITH_MOVEMENT);

// How long something lasts is the same in every language: it is seen in the one of most players.
const language = 'mm';
const t = texts[language];

// The specification's section 9: what lasts how long, by a clock of the browser that only the story moves.

/** From here on time runs only as the story says. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
}

/** Lets time run in small steps until something is there: it came within the last of them. */
async function runUntil(page: Page, there: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await there.isVisible()).toBe(true);
  }).toPass({ intervals: [50] });
}

test('a pocket win counts up for 5 s, closes 2 s later, and 2 s more pass', async ({ phoneOf, house }) => {
  const page = await phoneOf({ language, token: await house.session('09420000036') });
  let profiles = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/profile')) profiles += 1;
  });
  await page.clock.install();
  await page.goto('/pocket');
  await page.getByRole('main').getByRole('button', { name: t.rewards.pocket.draw }).click();
  await page.getByRole('switch').uncheck();
  await holdTime(page);
  const answered = page.waitForResponse('**/api/pocket/money/claim');
  await page.getByRole('dialog').getByRole('button', { name: t.rewards.pocket.draw }).click();
  const { amount } = (await (await answered).json()) as { amount: string };
  const won = Math.floor(Number(amount)).toLocaleString('en');
  const overlay = page.getByText(t.rewards.pocket.won.replace('{amount}', '').trim(), { exact: true });
  await runUntil(page, overlay);
  const whole = page.getByText(t.rewards.pocket.kyat.replace('{amount}', won), { exact: true });
  const said_whole = t.rewards.pocket.won.replace('{amount}', t.rewards.pocket.kyat.replace('{amount}', won));
  await expect.soft(page.getByRole('status').filter({ hasText: said_whole }), 'in kyat').toHaveCount(1);
  const asked = profiles;

  await page.clock.runFor(2_500);
  await expect.soft(whole, 'still counting').toHaveCount(0);
  await page.clock.runFor(2_500);
  await expect.soft(whole, 'counted after 5 s').toBeVisible();
  await page.clock.runFor(1_850);
  await expect.soft(overlay, 'shown for 2 s more').toBeVisible();
  await page.clock.runFor(200);
  await expect.soft(overlay, 'closed after 7 s').toHaveCount(0);
  await page.clock.runFor(1_800);
  expect.soft(profiles, 'nothing goes on before 9 s').toBe(asked);
  await page.clock.runFor(300);
  await expect.poll(() => profiles, 'the balance is asked for after 9 s').toBeGreaterThan(asked);
});
expectEnglish('Congratulation! You have won {amount}', texts.en.rewards.pocket.won);

test('a message of the house runs over the screen for 20 s', async ({ phoneOf, house }) => {
  const page = await phoneOf({ language, token: await house.session('09420000001') });
  await page.clock.install();
  const listening = page.waitForResponse(/\/api\/stream\?/);
  await page.goto('/');
  await listening;
  await holdTime(page);
  const text = 'The 12:01 section closes early today.';
  const marquee = page.getByRole('status').filter({ hasText: text });
  const refresh = page.getByRole('button', { name: t.shell.bar.refresh });
  const before = await refresh.boundingBox();
  const told = await house.ask('POST', '/api/console/marquee', {
    token: await house.operator('draws-a'),
    body: { text: { en: text, zh: '', my: '', th: '' } },
  });
  await house.decide(told, 'owner');
  await expect(marquee).toBeVisible();
  expect(await refresh.boundingBox(), 'over the screen: what is on it stays where it is').toEqual(before);
  await page.clock.runFor(19_900);
  await expect(marquee, 'still there').toBeVisible();
  await page.clock.runFor(200);
  await expect(marquee, 'over').toHaveCount(0);
});

test('the refresh icon is disabled while loading, and for a second', async ({ phoneOf, house }) => {
  const page = await phoneOf({ language, token: await house.session('09420000001') });
  await page.clock.install();
  const held: (() => void)[] = [];
  await page.route('**/api/user/profile', async (route) => {
    await new Promise<void>((answer) => held.push(answer));
    await route.continue();
  });
  await page.goto('/slot');
  const refresh = page.getByRole('button', { name: t.shell.bar.refresh });
  await expect.poll(() => held.length, "the screen's own question").toBe(1);
  await holdTime(page);
  await refresh.click();
  await expect(refresh, 'while loading').toBeDisabled();
  await page.clock.runFor(3_000);
  held[0]?.();
  await expect.poll(() => held.length, 'an answer from before the tap does not count').toBe(2);
  await expect(refresh, 'still loading').toBeDisabled();
  held[1]?.();
  await expect(refresh, 'loaded').toBeEnabled();
  await page.unroute('**/api/user/profile');
  await refresh.click();
  await page.clock.runFor(900);
  await expect(refresh, 'within the second').toBeDisabled();
  await page.clock.runFor(200);
  await expect(refresh, 'after it').toBeEnabled();
});

test.describe('a phone of another part of the world', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a screen that stays open over midnight is of the new day of Yangon', async ({ phoneOf, house }) => {
    const page = await phoneOf({ language: 'en', token: await house.session('09420000001') });
    await page.clock.install();
    const day = yangonDay(await house.now());
    const next = addDays(day, 1);
    const evening_ms = yangonInstant(next, '00:00').getTime() - 10_000 - (await house.now()).getTime();
    // The house's own day goes on for others: only this phone is told that it is evening.
    await page.route('**/api/stream**', (route) => route.abort());
    await page.route(/\/api\/(?!stream)/, async (route) => {
      const response = await route.fetch();
      const now = new Date((await house.now()).getTime() + evening_ms).toISOString();
      await route.fulfill({ response, headers: { ...response.headers(), 'x-now': now } });
    });
    const askedOf = (first: string, last: string) =>
      page.waitForResponse((it) => it.url().includes(`/api/user/statement?start_date=${first}&end_date=${last}`));
    const asked = askedOf(addDays(day, -6), day);
    await page.goto('/statement');
    await asked;
    await holdTime(page);
    const askedAnew = askedOf(addDays(day, -5), next);
    await page.clock.runFor(15_000);
    await askedAnew;
  });
});

function expectEnglish(words: string, phrase: string): void {
  if (words !== phrase) throw new Error(`the specification says "${words}", the phrases "${phrase}"`);
}
