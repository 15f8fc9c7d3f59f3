import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The root of the project. */
export const root = join(import.meta.dirname, '..');

/** How a program ended, and all it said. */
export interface ProcessEnd {
  code: number;
  output: string;
}

type Options = { cwd?: string; env?: NodeJS.ProcessEnv; timeout_ms?: number; onLine?: (line: string) => void };

const running = new Set<ChildProcess>();

/** Ends whatever `runNode` still runs: for a command that is told to stop. */
export function stopRunning(): void {
  for (const child of running) child.kill('SIGTERM');
}

/** Runs a script of this project or of a package on this Node to its end. Never throws for a failing script. */
export function runNode(script: string, args: string[] = [], options: Options = {}): Promise<ProcessEnd> {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: options.cwd ?? root,
    env: { NO_COLOR: '1', ...(options.env ?? process.env) },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: options.timeout_ms ?? 20 * 60_000,
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  let output = '';
  let line = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const lines = (line + text).split('\n');
      line = lines.pop() ?? '';
      for (const whole of lines) options.onLine?.(whole);
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.once('close', (code, signal) => {
      const last = signal ? `ended by ${signal}\n` : '';
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output) + last });
    });
  });
}

/** The same, for a step that must succeed: throws its output otherwise. */
export async function mustRunNode(script: string, args: string[] = [], options: Options = {}): Promise<string> {
  const ended = await runNode(script, args, options);
  if (ended.code !== 0) throw new Error(`${script} failed:\n${ended.output.trim()}`);
  return ended.output;
}

/** Writes a line for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** How a process was called, or nothing when there is none with this number. */
export function commandLineOf(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  if (existsSync(file)) return readFileSync(file, 'utf8').replaceAll('\0', ' ');
  return spawnSync('ps', ['-ww', '-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout ?? '';
}

/** Whether a process with this number exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // Node promises an errno here.
  }
}
