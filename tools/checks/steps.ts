import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProcessEnd, runNode } from '../processes.ts';
import { buildWeb, WEB_APPS } from '../web/build.ts';
import type { Outcome } from './outcome.ts';
import { type RunReport, readPlaywrightReport, readVitestReport } from './run-report.ts';
import { checkSizes } from './sizes.ts';
import { makeStoryTemplate, type StoryTemplate } from './story-template.ts';

/** One step of `npm test`. */
export interface Step {
  name: string;
  /** What it looks after, for people. */
  about: string;
  /** Steps that must have succeeded before, when they are part of the run. */
  after?: string[];
  /** How many of the machine's cores it keeps busy. */
  cores: number;
  /** Part of `npm run check`: seconds, no server. */
  quick?: true;
  run(): Promise<Outcome>;
}

const check =
  (script: string, ...args: string[]) =>
  async () =>
    verdict(await runNode(script, args));

/** Every step, in the order in which a failure tells most. */
export const STEPS: Step[] = [
  {
    name: 'lint',
    about: 'format and lint',
    cores: 1,
    quick: true,
    run: check('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=40', '.'),
  },
  {
    name: 'types',
    about: 'types of every workspace',
    cores: 1,
    quick: true,
    // Several checkers each work out the same types anew: one takes half of their processor time, and the other core has steps of its own.
    run: check('node_modules/typescript7/bin/tsc', '--noEmit', '--singleThreaded', '-p', 'tsconfig.json'),
  },
  {
    name: 'directions',
    about: 'which way imports point',
    cores: 1,
    quick: true,
    run: check(
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      ...['--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'tools', 'e2e', 'bench'],
    ),
  },
  {
    name: 'dead-code',
    about: 'unused files, exports and dependencies',
    cores: 1,
    quick: true,
    run: check('node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'),
  },
  { name: 'printed', about: 'generated and printed files are up to date', cores: 1, quick: true, run: check('tools/print.ts', '--check') },
  {
    name: 'lockfile',
    about: 'the lockfile serves every machine',
    cores: 1,
    quick: true,
    run: check('tools/complete-lockfile.ts', '--check'),
  },
  { name: 'web', about: 'both web apps build', cores: 1, run: buildBoth },
  // Made while other steps run: at the head of the stories one of two cores would wait for it.
  { name: 'template', about: 'the house that every story begins in', after: ['web'], cores: 1, run: makeTemplate },
  { name: 'sizes', about: 'what a phone must load', after: ['web'], cores: 1, run: checkSizes },
  { name: 'unit', about: 'rules, server and tools', cores: 2, run: vitest },
  { name: 'browser', about: 'stories in a real browser', after: ['web', 'template'], cores: 2, run: playwright },
];

function verdict(ended: ProcessEnd): Outcome {
  return ended.code === 0 ? { passed: 1, failed: 0, output: ended.output } : { passed: 0, failed: 1, output: ended.output };
}

/** Set once this run has built the web apps: the stories need not build them again. */
let isWebBuilt = false;

async function buildBoth(): Promise<Outcome> {
  await Promise.all(WEB_APPS.map(buildWeb));
  isWebBuilt = true;
  return { passed: 1, failed: 0, output: '' };
}

let template: StoryTemplate | null = null;

async function makeTemplate(): Promise<Outcome> {
  template = await makeStoryTemplate();
  return { passed: 1, failed: 0, output: '' };
}

/** Ends what steps keep for those after them. */
export async function endSteps(): Promise<void> {
  await template?.end();
  template = null;
}

async function vitest(): Promise<Outcome> {
  return await withReport(readVitestReport, async (file) => {
    const flags = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return await runNode('node_modules/vitest/vitest.mjs', flags);
  });
}

async function playwright(): Promise<Outcome> {
  return await withReport(readPlaywrightReport, async (file) => {
    // Playwright colours its workers' words itself and warns when asked not to.
    const built = isWebBuilt ? { WEB_IS_BUILT: 'true' } : {};
    const env = { ...process.env, ...built, ...template?.env, NO_COLOR: undefined, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const flags = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
    return await runNode('node_modules/@playwright/test/cli.js', flags, { env });
  });
}

/** Runs a test runner and counts its tests by its own report. A run that ends badly has failed, whatever the report says. */
async function withReport(read: (file: string) => RunReport, run: (file: string) => Promise<ProcessEnd>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'shwekan-report-'));
  try {
    const file = join(folder, 'report.json');
    const ended = await run(file);
    const { passed, failed, slowest } = reported(file, read);
    const output = ended.output.replace(/^ *✓.*\n/gm, '');
    return { passed, failed: ended.code === 0 && passed > 0 ? failed : Math.max(1, failed), output, note: `slowest ${slowest}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function reported(file: string, read: (file: string) => RunReport): RunReport {
  try {
    return read(file);
  } catch {
    return { passed: 0, failed: 1, slowest: 'unknown, for the run left no report' };
  }
}
