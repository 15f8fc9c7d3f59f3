import { availableParallelism } from 'node:os';
import type { Outcome } from './checks/outcome.ts';
import { endSteps, STEPS, type Step } from './checks/steps.ts';
import { say, stopRunning } from './processes.ts';

// `npm test` runs every step, `npm run check` the quick ones, `npm test -- --only NAME[,NAME]` some. The last line of the
// output is for machines: `N passed, N failed`.
const SHOWN_ON_FAILURE_CHARS = 20_000;
const CORES = Math.min(2, availableParallelism());

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopRunning();
    void endSteps().finally(() => process.exit(1));
  });
}

const wanted = chosen(process.argv.slice(2));
const began = Date.now();
const done = new Map<string, Outcome>();
await runAll(wanted).finally(endSteps);
summarise();

function chosen(words: string[]): Step[] {
  const [first, ...rest] = words;
  if (first === undefined) return STEPS;
  if (first === '--quick' && rest.length === 0) return STEPS.filter((step) => step.quick);
  if (first !== '--only') refuse(`Unknown: ${words.join(' ')}. What can be said is --only NAME[,NAME] and --quick.`);
  const names = rest.flatMap((word) => word.split(','));
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (names.length === 0 || unknown.length > 0)
    refuse(`Unknown step ${unknown.join(', ')}. There are: ${STEPS.map((step) => step.name).join(', ')}.`);
  return STEPS.filter((step) => names.includes(step.name));
}

function refuse(sentence: string): never {
  say(sentence);
  process.exit(2);
}

/** Starts each step as soon as what it needs is there and cores are free, in the order of the list. */
async function runAll(steps: Step[]): Promise<void> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const free = CORES - [...running.keys()].reduce((sum, step) => sum + step.cores, 0);
    // With nothing running any step may go: a machine may have fewer cores than a step keeps busy.
    const next = waiting.findIndex((step) => (running.size === 0 || step.cores <= free) && isReady(step, steps));
    if (next < 0) {
      await Promise.race(running.values());
      continue;
    }
    const [step] = waiting.splice(next, 1);
    if (step === undefined) return;
    running.set(
      step,
      runOne(step).finally(() => running.delete(step)),
    );
  }
}

function isReady(step: Step, steps: Step[]): boolean {
  return (step.after ?? []).every((name) => done.has(name) || !steps.some((other) => other.name === name));
}

async function runOne(step: Step): Promise<void> {
  const started = Date.now();
  const broken = (step.after ?? []).find((name) => (done.get(name)?.failed ?? 0) > 0);
  const outcome: Outcome = broken
    ? { passed: 0, failed: 1, output: `Not run, because "${broken}" failed.\n` }
    : await step.run().catch((error) => ({ passed: 0, failed: 1, output: `${error instanceof Error ? error.message : error}\n` }));
  done.set(step.name, outcome);
  const sign = outcome.failed === 0 ? 'ok    ' : 'FAILED';
  const tests = outcome.passed + outcome.failed > 1 ? `, ${outcome.passed} passed, ${outcome.failed} failed` : '';
  say(`${sign} ${step.name.padEnd(11)} ${step.about}${tests}${outcome.note ? `: ${outcome.note}` : ''} (${seconds(started)})`);
  if (outcome.failed > 0) say(indented(outcome.output));
}

function indented(output: string): string {
  const cut = output.length > SHOWN_ON_FAILURE_CHARS ? `... (the beginning is left out)\n${output.slice(-SHOWN_ON_FAILURE_CHARS)}` : output;
  return cut.trimEnd().replace(/^/gm, '       | ');
}

function summarise(): void {
  const outcomes = [...done.values()];
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  say(`\n${done.size} steps in ${seconds(began)}`);
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
