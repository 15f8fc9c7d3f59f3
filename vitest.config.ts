import { defineConfig } from 'vitest/config';

const patient = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/{src,test}/**/*.test.{ts,tsx}', 'apps/{player,console,sandbox}/{src,test}/**/*.test.{ts,tsx}'],
          ...patient,
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
          // A database per file: more files at once than cores only makes each of them slow.
          maxWorkers: 2,
          ...patient,
        },
      },
      { test: { name: 'tools', include: ['tools/test/**/*.test.ts'], ...patient } },
    ],
  },
});
