import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

// What people download is run here, as the one file that it is.
const MAIN = fileURLToPath(new URL('../../player/public/witness.mjs', import.meta.url));

export type RunningWitness = { child: ChildProcess; url: string; key: string };

/** Starts the witness as the program that it is. Who starts it ends it. Throws what it says when it does not start. */
export async function startWitness(folder: string, logs: readonly string[], name = 'paper.example/witness'): Promise<RunningWitness> {
  const words = ['--name', name, '--folder', folder, '--port', '0', ...logs.flatMap((it) => ['--log', it])];
  const child = spawn(process.execPath, [MAIN, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const { witness_url, key } = JSON.parse(line);
    child.stdout.resume();
    return { child, url: witness_url, key };
  }
  if (child.exitCode === null) await once(child, 'exit');
  throw new Error(said);
}

/** Ends it as a power cut would. */
export async function killWitness({ child }: RunningWitness): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
