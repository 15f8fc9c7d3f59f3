import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * A busy machine is slow, not wrong: what must come is waited for nearly as long as a test may last.
 * Four files at once keep two cores busy: most wait for a database or a clock now and then. Three left a quarter of their time idle, six took no
 * less. All projects say so, else one waits for another.
 */
const shared = { maxWorkers: 4, testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 45_000 } } };

const ORDER = ['tools', 'player', 'packages', 'server'];

/** The tools' tests wait for processes of their own: at the end they would wait alone. The server's stay together, for they share what is loaded. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return ORDER.flatMap((name) => sorted.filter((it) => it.project.name === name));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/{src,test}/**/*.test.{ts,tsx}', 'apps/{console,sandbox,verifier,witness}/{src,test}/**/*.test.{ts,tsx}'],
          // Rules and tables: what they share is read and never changed, and is loaded once.
          isolate: false,
          ...shared,
        },
      },
      // A phone keeps its language, its session and its boards in modules: each file has a phone of its own.
      { test: { name: 'player', include: ['apps/player/{src,test}/**/*.test.{ts,tsx}'], ...shared } },
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
