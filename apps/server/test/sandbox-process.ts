import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { childEnvironment } from './child-environment.ts';

const MAIN = new URL('../../sandbox/src/main.ts', import.meta.url).pathname;

/** Starts the sandbox provider as a process of its own: it calls the wallet at this address, and plays twenty times faster than in life. */
export async function startSandboxProcess(port: number, wallet_url: string, data_dir: string): Promise<ChildProcess> {
  const env = {
    ...childEnvironment(),
    NODE_ENV: 'test',
    SANDBOX_PORT: String(port),
    SANDBOX_URL: `http://127.0.0.1:${port}`,
    SANDBOX_WALLET_URL: wallet_url,
    SANDBOX_SPEED: '20',
    DATA_DIR: data_dir,
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.includes('sandbox_url')) continue;
    child.stdout.resume();
    return child;
  }
  throw new Error('the sandbox ended before its door was open');
}

/** Ends the process and waits for that. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
