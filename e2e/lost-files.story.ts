import { readFile } from 'node:fs/promises';
import { fileOf } from './built-file.ts';
import { logIn, speak } from './people.ts';
import { test } from './phone-proxy.ts';
import { AS_ON_A_PHONE, expect } from './stage.ts';
import { texts } from './texts.ts';

// What a phone sees when files of the app do not come.
test.use(AS_ON_A_PHONE);

/** The file that starts the player app. */
async function startFile(): Promise<string> {
  const page = await readFile(new URL('../apps/player/dist/index.html', import.meta.url), 'utf8');
  return /<script type="module"[^>]* src="\/([^"]+)"/.exec(page)?.[1] ?? '';
}

test('a screen of a build that is gone is opened in the new one, and the page is not loaded for ever', async ({ page, context, door }) => {
  await speak(page, 'en');
  // As in a browser without service workers: nothing of the old build is kept.
  await context.route('**/sw.js', (route) => route.abort());
  await page.goto(door.url);
  await expect(page.getByText('Latest results').first()).toBeVisible();
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  // All that comes by itself is there, what runs behind the screen as well.
  const behind = await fileOf('src/app/background-start.ts');
  await expect.poll(async () => (await loaded()).some((it) => it.endsWith(behind))).toBe(true);
  await page.waitForTimeout(2_000);
  const kept = await loaded();
  // The old build's other files are gone, and the page is another one's, on one of two servers.
  await context.route(/assets[/].*[.]js$/, (route) =>
    kept.includes(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  );
  door.change('/index.html', (text) => text.replaceAll('/assets/', '/assets/next-'));
  let loads = 0;
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) loads += 1;
  });
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page).toHaveURL(/login/);
  await page.waitForTimeout(3_000);
  expect(loads).toBe(1);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.unroute(/assets[/].*[.]js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Phone number')).toBeVisible();
});

test('an app that is lost on its way is fetched again', async ({ page, stage }) => {
  await speak(page, 'en');
  let is_lost = true;
  await page.route(/[.]js$/, (route) => (is_lost ? route.abort() : route.continue()));
  page.on('request', (asked) => {
    if (asked.isNavigationRequest() && asked.redirectedFrom() === null && !is_first) is_lost = false;
    is_first = false;
  });
  let is_first = true;
  await page.goto(new URL('/two/lottery', stage.player_url).href);
  await expect.poll(() => is_lost).toBe(false);
  await page.getByRole('button', { name: /^07,/ }).click();
  await expect(page.getByRole('button', { name: /^07,/ })).toHaveAttribute('aria-pressed', 'true');
});

test('an app that is lost with the network says so on a page that can be read, and is fetched when the network is back', async ({
  page,
  context,
  stage,
}) => {
  await speak(page, 'en');
  const lost = Promise.withResolvers<void>();
  await page.route(`**/${await fileOf('src/app/background-start.ts')}`, async (route) => {
    await lost.promise;
    await route.abort();
  });
  // The app asks it when it has taken the page over.
  const isTakenOver = page.waitForResponse(/app-setting/);
  await page.goto(stage.player_url);
  await isTakenOver;
  // All but what runs behind it is there.
  await expect(page.getByText('Latest results').first()).toBeVisible();
  await context.setOffline(true);
  lost.resolve();
  // Longer than it takes to load a page anew.
  await page.waitForTimeout(4_000);
  await expect(page.getByText('Latest results').first()).toBeVisible();
  await expect(page.getByText(texts.en.shell.offline)).toBeVisible();
  await page.unrouteAll();
  const loaded = page.waitForEvent('load');
  await context.setOffline(false);
  await loaded;
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page.getByLabel('Phone number')).toBeVisible();
});

test('what lies below home, lost on its way, is fetched once the network is back', async ({ page, context, stage }) => {
  await speak(page, 'en');
  let is_lost = true;
  const file = await fileOf('src/screens/home/BelowTheFold.tsx');
  await context.route(`**/${file}`, (route) => (is_lost ? route.abort() : route.continue()));
  await page.goto(stage.player_url);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(texts.en.shell.offline)).toBeVisible();
  is_lost = false;
  await context.setOffline(false);
  await expect(page.getByText('Latest results').first()).toBeVisible();
});

test('a failure is told also where what tells it was lost on its way', async ({ page, context, stage }) => {
  await speak(page, 'en');
  await context.route('**/sw.js', (route) => route.abort());
  await context.route(`**/${await fileOf('src/parts/Toaster.tsx')}`, (route) => route.abort());
  await page.goto(new URL('/login', stage.player_url).href);
  await page.route('**/api/user/login', (route) => route.abort());
  await page.getByLabel('Phone number').fill('09420000001');
  await page.getByLabel('Password', { exact: true }).fill('demo-player');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: texts.en.shell.went_wrong })).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveValue('09420000001');
});

test('an app whose files never come says so on the page, and is asked for again', async ({ page, stage, browser }) => {
  const t = texts.en.shell;
  await speak(page, 'en');
  await logIn(page, stage, '09420000001');
  const storageState = await page.context().storageState();
  const lock = JSON.stringify({ salt: '', hash: '', after_ms: 0, passkey: null, tries: 0, wait_until_ms: 0 });
  // What all of the app stands in, its sentences, what runs behind each screen, and what opens a locked one.
  const lost = [
    { file: await startFile(), path: '/setting' },
    { file: await fileOf('../../packages/phrases/src/shell/en.ts'), path: '/level-two' },
    { file: await fileOf('src/app/background-start.ts'), path: '/password' },
    { file: await fileOf('src/parts/lock/ask-to-open.tsx'), path: '/wallet', lock },
  ];
  await Promise.all(
    lost.map(async ({ file, path, lock }) => {
      const context = await browser.newContext({ storageState, serviceWorkers: 'block' });
      if (lock !== undefined) await context.addInitScript((it) => localStorage.setItem('lock', it), lock);
      const page = await context.newPage();
      await page.route(`**/${file}`, (route) => route.fulfill({ status: 404 }));
      await page.goto(new URL(path, stage.player_url).href);
      const says = page.getByRole('alert').filter({ hasText: t.could_not_load });
      await expect(says, file).toBeVisible({ timeout: 60_000 });
      await page.unroute(`**/${file}`);
      await says.getByRole('button', { name: t.try_again }).click();
      await expect(says).toBeHidden();
      const answers = lock === undefined ? page.getByRole('main').locator('button, input') : page.getByLabel('PIN');
      await expect(answers.first(), file).toBeVisible();
      await context.close();
    }),
  );
});

test('the list to confirm a bet that is lost on its way is asked for with each tap, and nothing chosen is lost', async ({
  page,
  stage,
}) => {
  await speak(page, 'en');
  const file = await fileOf('src/parts/lottery/BetSheet.tsx');
  let is_lost = true;
  await page.route(`**/${file}`, (route) => (is_lost ? route.abort() : route.continue()));
  await page.goto(new URL('/two/lottery', stage.player_url).href);
  await page.getByRole('button', { name: /^07,/ }).click();
  await page.getByRole('button', { name: '500', exact: true }).click();
  const bet = page.getByRole('button', { name: 'Bet', exact: true });
  await bet.click();
  await expect(page.getByRole('alert').filter({ hasText: texts.en.shell.could_not_load })).toBeVisible();
  is_lost = false;
  // Where the browser keeps the file as failed the page loads itself anew, and the next tap opens the list; where it was only looked for ahead this one does.
  const list = page.getByRole('dialog').getByText('07');
  await expect(async () => {
    if (!(await list.isVisible())) await bet.click({ timeout: 5_000 });
    await expect(list).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
});

test('a part of a screen that is lost on its way takes nothing else of the page with it', async ({ page, stage }) => {
  const t = texts.en;
  await speak(page, 'en');
  for (const source of ['verify/DrawChoice', 'verify/ProofHelp', 'betslip/GameHistory'])
    await page.route(`**/${await fileOf(`src/screens/${source}.tsx`)}`, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (it) => it.url().endsWith('.js'));
  await page.goto(new URL('/verify', stage.player_url).href);
  await lost;
  await page.waitForTimeout(1_500);
  await expect(page.getByLabel('Choose a receipt file')).toBeAttached();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await logIn(page, stage, '09420000001');
  await page.goto(new URL('/betslip', stage.player_url).href);
  await page.getByRole('tab', { name: t.games.report.tab }).click();
  await expect(page.getByRole('alert').filter({ hasText: t.shell.could_not_load })).toBeVisible();
  await page.getByRole('tab', { name: /^2D/ }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
