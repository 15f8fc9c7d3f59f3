import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from '../postgres/binaries.ts';
import { commandLineOf } from '../processes.ts';

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
const NOTE = 'processes';

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

/** Notes a process that is started, with a part of how it is called that no stranger has. */
export function noteProcess(folder: string, pid: number | undefined, words: string): void {
  if (pid !== undefined) writeFileSync(join(folder, NOTE), `${pid} ${words}\n`, { flag: 'a' });
}

/** Ends what a killed start left below a folder, each by its number, where that is still the same program. */
export function endLeftOver(folder: string): void {
  const file = join(folder, NOTE);
  if (!existsSync(file)) return;
  const noted = readFileSync(file, 'utf8').trim().split('\n').filter(Boolean);
  const left = noted
    .map((it) => ({ pid: Number.parseInt(it, 10), words: it.slice(it.indexOf(' ') + 1) }))
    .filter(({ pid, words }) => commandLineOf(pid).includes(words));
  for (const { pid } of left) process.kill(pid, 'SIGKILL');
  writeFileSync(file, '');
}

/** The end of what a program said. */
export function lastWords({ log_file }: Program): string {
  return existsSync(log_file) ? readFileSync(log_file, 'utf8').trimEnd().split('\n').slice(-12).join('\n') : '(it said nothing)';
}
