import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from '../postgres/binaries.ts';
import { noteProcess } from './left-over.ts';

/** A program of the cluster as a process of its own. */
export type Program = {
  name: string;
  /** Its process, while it lives. */
  pid(): number | null;
  start(): void;
  /** Asks it to end, kills it when that takes too long, and waits until it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  log_file: string;
};

type Start = { folder: string; name: string; command: string; args: string[]; runAs?: Binaries['runAs']; env?: NodeJS.ProcessEnv };

/** How long a program may take to end. */
const PATIENCE_MS = 25_000;

/** A program that is not started yet. What it says goes into a file below `folder`, and its number into a note there, for a start after this process was killed. */
export function programIn({ folder, name, command, args, runAs = {}, env }: Start): Program {
  let child: ChildProcess | null = null;
  const log_file = join(folder, `${name}.log`);
  const lives = () => child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    name,
    log_file,
    pid: () => (lives() ? (child?.pid ?? null) : null),
    start() {
      if (lives()) return;
      const log = openSync(log_file, 'a', 0o600);
      // In a group of its own: Ctrl-C must reach the command first, which ends all in order.
      child = spawn(command, args, { ...runAs, cwd: folder, env: env ?? programEnv(), detached: true, stdio: ['ignore', log, log] });
      child.on('error', () => {}); // It is seen by its being gone.
      closeSync(log);
      noteProcess(folder, child.pid, args.join(' '));
    },
    async stop(signal = 'SIGTERM') {
      if (!lives() || child === null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      child.kill('SIGCONT');
      const late = setTimeout(() => child?.kill('SIGKILL'), PATIENCE_MS);
      await gone;
      clearTimeout(late);
    },
  };
}

/** Whatever is a program's business and not a secret of the house. HAProxy lies where only root looks. */
export function programEnv(): NodeJS.ProcessEnv {
  return { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/bin:/sbin:/bin`, LANG: 'C.UTF-8', HOME: '/tmp', PYTHONUNBUFFERED: '1' };
}

/** The end of what a program said. */
export function lastWords({ log_file }: Program): string {
  return existsSync(log_file) ? readFileSync(log_file, 'utf8').trimEnd().split('\n').slice(-12).join('\n') : '(it said nothing)';
}
