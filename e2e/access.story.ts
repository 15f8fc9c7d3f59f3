import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PAGES } from '../apps/console/src/app/paths.ts';
import { logIn, logInOperator, speak } from './people.ts';
import { expect, test } from './stage.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const FOR_ALL = [
  '/',
  '/login',
  '/register',
  '/forgetpwd',
  '/one/lottery',
  '/two/lottery',
  '/three/lottery',
  '/crypto/one/lottery',
  '/crypto/lottery',
  '/win-number',
  '/winner-list',
  '/service',
  '/setting',
  '/nowhere',
];
const FOR_PLAYERS = [
  '/',
  '/betslip',
  '/cashin',
  '/cashin-history',
  '/cashout',
  '/cashout-history',
  '/profile',
  '/statement',
  '/transfer-history',
  '/one/lottery',
  '/two/lottery',
  '/three/lottery',
  '/crypto/one/lottery',
  '/crypto/lottery',
  '/wallet',
];
/** Every page of the console's menu. */
const FOR_OPERATORS = PAGES.map((it) => it.path);

// A rule checker looks at each screen whole: seconds a screen on a slow machine.
test.describe.configure({ timeout: 300_000 });

test('every screen for all has names, contrast and order for those who need them', async ({ page, stage }) => {
  await speak(page, 'en');
  for (const path of FOR_ALL) await expectUsable(page, stage.player_url, path);
});

test('every screen for players has names, contrast and order for those who need them', async ({ page, stage }) => {
  await speak(page, 'en');
  await logIn(page, stage, '09420000001');
  for (const path of FOR_PLAYERS) await expectUsable(page, stage.player_url, path);
});

test('every page of the console has names, contrast and order for operators who need them', async ({ operator, stage }) => {
  await logInOperator(operator, stage, 'owner');
  for (const path of FOR_OPERATORS) await expectUsable(operator, stage.console_url, path);
});

async function expectUsable(page: Page, base: string, path: string): Promise<void> {
  await page.goto(new URL(path, base).href);
  // The screen itself, not its skeleton.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('#app, #root h1')).not.toBeEmpty();
  // Axe calls this rule experimental: it wants a calendar's day spelled as it is drawn.
  const found = await new AxeBuilder({ page }).withTags(RULES).disableRules(['label-content-name-mismatch']).analyze();
  const said = found.violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.target).join(' ')}`);
  expect(said, path).toEqual([]);
}
