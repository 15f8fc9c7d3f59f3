import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** What a test runner said of a run: its tests, and which files or stories took longest, for whoever wants the run to be shorter. */
export interface RunReport {
  passed: number;
  failed: number;
  slowest: string;
}

const NAMED = 8;

/** What Vitest wrote with its `json` reporter; files are told by their own time, beside others at work. */
export function readVitestReport(file: string): RunReport {
  const report: { numPassedTests: number; numFailedTests: number; testResults: { name: string; startTime: number; endTime: number }[] } =
    JSON.parse(readFileSync(file, 'utf8'));
  const took = report.testResults.map(({ name, startTime, endTime }) => ({ name: basename(name, '.test.ts'), ms: endTime - startTime }));
  return { passed: report.numPassedTests, failed: report.numFailedTests, slowest: slowestOf(took) };
}

/** What Playwright wrote with its `json` reporter; stories are told one by one, by file and line. */
export function readPlaywrightReport(file: string): RunReport {
  const { stats, suites }: { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, slowest: slowestOf(suites.flatMap(storiesOf)) };
}

type Story = { file: string; line: number; tests: { results: { duration: number }[] }[] };
type Suite = { specs: Story[]; suites?: Suite[] };

function storiesOf(suite: Suite): { name: string; ms: number }[] {
  const own = suite.specs.map(({ file, line, tests }) => ({
    name: `${basename(file, '.story.ts')}:${line}`,
    ms: tests.flatMap((it) => it.results).reduce((sum, it) => sum + it.duration, 0),
  }));
  return [...own, ...(suite.suites ?? []).flatMap(storiesOf)];
}

function slowestOf(took: { name: string; ms: number }[]): string {
  const named = took.toSorted((a, b) => b.ms - a.ms).slice(0, NAMED);
  return named.map(({ name, ms }) => `${name} ${Math.round(ms / 1000)} s`).join(', ');
}
