import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './processes.ts';

const MAIN = join(root, 'apps/sandbox/src/main.ts');
const STOP_PATIENCE_MS = 5_000;

/** Starts the sandbox provider as a process of its own, which ends with this one, and answers how to stop it. With `watching` it starts
 * again at changes of its sources. */
export function startSandbox(env: NodeJS.ProcessEnv, watching: boolean): () => Promise<void> {
  const sandbox = spawn(process.execPath, [...(watching ? ['--watch', '--watch-preserve-output'] : []), MAIN], {
    cwd: root,
    env,
    // The channel is never spoken over: its end tells the sandbox that this process is gone.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  return () => end(sandbox);
}

async function end(sandbox: ChildProcess): Promise<void> {
  if (sandbox.exitCode !== null || sandbox.signalCode !== null) return;
  const ended = once(sandbox, 'exit');
  sandbox.kill('SIGTERM');
  const patience = setTimeout(() => sandbox.kill('SIGKILL'), STOP_PATIENCE_MS);
  await ended;
  clearTimeout(patience);
}
