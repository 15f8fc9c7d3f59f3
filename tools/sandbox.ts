import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type KeptProcess, keepProcess } from './kept-process.ts';
import { root } from './processes.ts';

const MAIN = join(root, 'apps/sandbox/src/main.ts');

/** Starts the sandbox provider, which ends with this process, and again whenever it ends by itself; with `watching` also at changes of its
 * sources. */
export function startSandbox(env: NodeJS.ProcessEnv, watching: boolean): KeptProcess {
  const sandbox = keepProcess('sandbox provider', () => spawnSandbox(env, watching));
  sandbox.keep();
  return sandbox;
}

function spawnSandbox(env: NodeJS.ProcessEnv, watching: boolean): ChildProcess {
  return spawn(process.execPath, [...(watching ? ['--watch', '--watch-preserve-output'] : []), MAIN], {
    cwd: root,
    env,
    // The channel is never spoken over: its end tells the sandbox that this process is gone.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
}
