import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

// What outsiders run is run here, as the one file that it is.
const MAIN = fileURLToPath(new URL('../../player/public/witness.mjs', import.meta.url));

/** The key of a witness that has not been started yet. */
export async function witnessKey(name: string, folder: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, '--name', name, '--folder', folder, '--show-key']);
  return stdout.trim();
}

/** Starts a witness of a log as a process of its own; who starts it ends it. */
export async function startWitness(name: string, folder: string, port: number, log: string): Promise<ChildProcess> {
  const words = ['--name', name, '--folder', folder, '--port', String(port), '--log', log];
  const child = spawn(process.execPath, [MAIN, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(createInterface({ input: child.stdout }), 'line');
  child.stdout.resume();
  return child;
}
