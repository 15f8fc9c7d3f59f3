import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromiumShell } from '../tools/checks/chromium.ts';

const executablePath = await findChromiumShell();
// Workers are processes of their own: they must not look for, or install, a browser again.
process.env['CHROMIUM_PATH'] = executablePath;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.story.ts',
  outputDir: '../test-results',
  globalSetup: '../tools/checks/browser-setup.ts',
  // A busy machine is slow, not wrong: nothing is hidden by waiting for it.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // A story that changes the product has a server and a database of its own, those of a worker that do not share one. Three at once keep two cores busy: with two they were idle for a sixth of the time.
  workers: 3,
  fullyParallel: true,
  // A story is told once: one that needs a second try has found a fault, in the product or in itself.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    viewport: { width: 360, height: 740 },
    // What cannot be tapped by then never can: it is red before the whole run's time is over.
    actionTimeout: 60_000,
    // What runs or counts for ever costs a sixth of the whole run's time: stories of movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A phone that is new to the app fetches all of it for later, in each story anew: those of what a phone keeps ask for that.
    serviceWorkers: 'block',
    // No story reaches beyond this machine, whatever the product asks for.
    launchOptions: {
      executablePath,
      args: [
        ...CHROMIUM_FLAGS,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
        // A story's page ends before what V8 would gain by optimizing comes: more than a tenth of its processor time.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
    // Recording what nobody looks at costs a third of the time: TRACE=1 asks for it.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
