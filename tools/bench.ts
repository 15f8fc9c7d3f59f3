import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { boundToStarter } from './bound-process.ts';
import { root, say } from './processes.ts';
import { sumUp } from './proof-ends.ts';

// `npm run bench -- NAME` runs bench/NAME.ts, `npm run proof -- NAME` runs bench/proof/NAME.ts, `npm run proof` all proofs one after the other,
// but the soak, which takes two hours and is played by its name.
// Each starts what it needs. One that this machine cannot play whole ends with a code of its own, and is told as not played.
const [kind, name, ...words] = process.argv.slice(2);
const folder = kind === 'proof' ? 'bench/proof' : 'bench';
const names = globSync('*.ts', { cwd: join(root, folder) })
  .map((file) => basename(file, '.ts'))
  .sort();
if (kind === 'proof' && name === undefined) {
  const ends = new Map<string, number>();
  for (const it of names.filter((of) => of !== 'soak')) ends.set(it, await run(it, []));
  const { words, code } = sumUp(ends);
  say(words);
  process.exit(code);
}
if (name === undefined || !names.includes(name)) {
  say(`Say which: npm run ${kind} -- NAME. There are: ${names.join(', ') || 'none yet'}.`);
  process.exit(2);
}
process.exitCode = await run(name, words);

/** Runs one to its end; who is told to stop tells it, and the rest is not begun. */
async function run(which: string, args: string[]): Promise<number> {
  const child = spawn(...boundToStarter(process.execPath, [join(root, folder, `${which}.ts`), ...args]), { cwd: root, stdio: 'inherit' });
  let isStopped = false;
  const stop = (signal: NodeJS.Signals) => {
    isStopped = true;
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  // Who started this is gone, and cannot tell it to stop any more.
  const orphaned = () => stop('SIGTERM');
  process.on('disconnect', orphaned);
  const [code] = await once(child, 'exit');
  if (isStopped) process.exit(130);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  process.off('disconnect', orphaned);
  return code ?? 1;
}
