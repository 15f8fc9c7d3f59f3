import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../tools/processes.ts';

const FILE = join(root, 'docs/proof.md');
const HEAD = `# Proof

What was proven by playing it, printed by \`npm run proof\` itself: each proof plays a house over HTTP on a real PostgreSQL whose commits are on disk, has one
checker of what must be true, and a negative control in which a guard is off outside the product: it must fail. A proof that finds something prints nothing here.
\`npm run proof -- NAME\` plays one of them, \`npm run proof -- NAME SEED\` the same again. A section says where that cannot be: what was played had changes that nobody kept, or its commit is not in this
history.
`;

/** Writes the figures of a proof into docs/proof.md, in place of its figures before, but those that begin with `kept`: they stay beside the new ones. */
export function printFigures(name: string, promise: string, seed: number, figures: string[], kept?: string): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD;
  const parts = new Map(
    before
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.split('\n')[0] ?? '', part]),
  );
  const stay = kept === undefined ? [] : (parts.get(name) ?? '').split('\n').filter((it) => it.startsWith(`- ${kept}`));
  const lines = [...new Set([...figures.map((it) => `- ${it}`), ...stay])].join('\n');
  parts.set(name, `${name}\n\n${promise}\n\n${lines}\n\n${machine()}, seed ${seed}, on ${new Date().toISOString().slice(0, 10)}.\n`);
  const sorted = [...parts].sort(([a], [b]) => a.localeCompare(b)).map(([, part]) => `\n## ${markedPart(part).trimEnd()}\n`);
  writeFileSync(FILE, HEAD + sorted.join(''));
  for (const it of [`${name}: ${promise}`, ...figures]) print(it);
}

/** How many processes wanted a processor in the last minutes, for each that there is. */
function busyness(): number {
  return Math.max(...loadavg()) / cpus().length;
}

/** Whether this machine has so much other work that it cannot be asked to be in time. */
export function isFull(): boolean {
  return busyness() > 4;
}

/** A limit of time on this machine: one that is full of other work is slow, not wrong, and what took longer is said with the figures. */
export function limitOf(ms: number): number {
  return ms * Math.min(4, Math.max(1, busyness() / 2));
}

/** The commit that is played, for who wants to play it again. */
export function commitPlayed(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const isChanged =
    execFileSync('git', ['status', '--porcelain', 'apps', 'packages', 'bench', 'tools', 'deploy'], { cwd: root, encoding: 'utf8' }) !== '';
  return `commit ${commit}${isChanged ? ' with changes' : ''}`;
}

/** A section with whether it can be played again: each time the page is written all of them are looked at, for a branch may have been put on another one since. */
export function markedPart(part: string): string {
  return part.replace(
    /\bcommit ([0-9a-f]{7,40})( with changes)?(?: \([^)]*cannot be replayed\))?(?=,|$)/gm,
    (_, commit: string, changes = '') => {
      const why = changes ? '' : isInHistory(commit) ? null : 'not in this history, ';
      return `commit ${commit}${changes}${why === null ? '' : ` (${why}cannot be replayed)`}`;
    },
  );
}

function isInHistory(commit: string): boolean {
  return spawnSync('git', ['merge-base', '--is-ancestor', commit, 'HEAD'], { cwd: root, stdio: 'ignore' }).status === 0;
}

function machine(): string {
  const processors = `${cpus().length} processors (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB`;
  const load = isFull()
    ? `, beside other work (up to ${busyness().toFixed(0)} processes wanted each processor: no time says anything)`
    : '';
  return `${processors}${load}, Linux ${release()}, Node ${process.versions.node}, ${commitPlayed()}`;
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Throws what a proof found, the first of it. */
export function mustBeNothing(what: string, found: string[], seed: number): void {
  if (found.length > 0) throw new Error(`${what} (seed ${seed}), ${found.length} findings:\n${found.slice(0, 10).join('\n')}`);
}

/** A control has the guard off: a checker that finds nothing then, or not what it should, proves nothing. */
export function mustBeFound(what: string, word: RegExp, found: string[]): void {
  if (!found.some((it) => word.test(it)))
    throw new Error(`the control "${what}" was not found: ${found.slice(0, 5).join('; ') || 'nothing was'}`);
}
