import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../tools/checks/chromium.ts';

const executablePath = await findChromium();
// Workers are processes of their own: they must not look for, or install, a browser again.
process.env['CHROMIUM_PATH'] = executablePath;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.story.ts',
  outputDir: '../test-results',
  globalSetup: '../tools/checks/browser-setup.ts',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Each story has a server and a database of its own; two cores carry two of them.
  workers: 2,
  fullyParallel: true,
  // A machine that stalls for seconds is no reason to stop a change; `npm test` names each story that needed its second try.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    viewport: { width: 360, height: 740 },
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
