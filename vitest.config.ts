import { defineConfig } from 'vitest/config';

/**
 * A busy machine is slow, not wrong: what must come is waited for nearly as long as a test may last.
 * Three files at once keep two cores busy: most wait for a database or a clock now and then. All projects say so, else one waits for
 * another.
 */
const shared = { maxWorkers: 3, testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 45_000 } } };

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'packages',
          include: [
            'packages/*/{src,test}/**/*.test.{ts,tsx}',
            'apps/{player,console,sandbox,verifier,witness}/{src,test}/**/*.test.{ts,tsx}',
          ],
          ...shared,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/test/**/*.test.ts'],
          globalSetup: ['tools/checks/test-database.ts'],
          // The server's modules are loaded once for all files: they keep nothing of a world that was stopped.
          isolate: false,
          setupFiles: ['apps/server/test/stop-worlds.ts'],
          ...shared,
        },
      },
      { test: { name: 'tools', include: ['tools/test/**/*.test.ts'], ...shared } },
    ],
  },
});
