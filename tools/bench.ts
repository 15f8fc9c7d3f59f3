import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, say } from './processes.ts';

// `npm run bench -- NAME` runs bench/NAME.ts, `npm run proof -- NAME` runs bench/proof/NAME.ts, `npm run proof` all proofs one after the other.
// Each starts what it needs.
const [kind, name, ...words] = process.argv.slice(2);
const folder = kind === 'proof' ? 'bench/proof' : 'bench';
const names = globSync('*.ts', { cwd: join(root, folder) })
  .map((file) => basename(file, '.ts'))
  .sort();
if (kind === 'proof' && name === undefined) {
  const failed = names.filter((it) => run(it, []) !== 0);
  say(`${names.length - failed.length} of ${names.length} proofs hold${failed.length > 0 ? `; not: ${failed.join(', ')}` : ''}.`);
  process.exit(failed.length === 0 ? 0 : 1);
}
if (name === undefined || !names.includes(name)) {
  say(`Say which: npm run ${kind} -- NAME. There are: ${names.join(', ') || 'none yet'}.`);
  process.exit(2);
}
process.exitCode = run(name, words);

function run(which: string, args: string[]): number {
  return spawnSync(process.execPath, [join(root, folder, `${which}.ts`), ...args], { cwd: root, stdio: 'inherit' }).status ?? 1;
}
