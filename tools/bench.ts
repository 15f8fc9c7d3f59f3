import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, say } from './processes.ts';

// `npm run bench -- NAME` runs bench/NAME.ts, `npm run proof -- NAME` runs bench/proof/NAME.ts. Each starts what it needs.
const [kind, name, ...words] = process.argv.slice(2);
const folder = kind === 'proof' ? 'bench/proof' : 'bench';
const names = globSync('*.ts', { cwd: join(root, folder) }).map((file) => basename(file, '.ts'));
if (name === undefined || !names.includes(name)) {
  say(`Say which: npm run ${kind} -- NAME. There are: ${names.sort().join(', ') || 'none yet'}.`);
  process.exit(2);
}
const run = spawnSync(process.execPath, [join(root, folder, `${name}.ts`), ...words], { cwd: root, stdio: 'inherit' });
process.exitCode = run.status ?? 1;
