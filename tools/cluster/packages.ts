import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { say } from '../processes.ts';
import { programEnv } from './program.ts';

/** What a cluster is made of beside the product and its PostgreSQL: the program, and the package of Debian that has it. */
const PROGRAMS = [
  { program: 'patroni', packages: ['patroni', 'python3-etcd'], version: '3.0.2' },
  { program: 'etcd', packages: ['etcd-server'], version: '3.4.23' },
  { program: 'haproxy', packages: ['haproxy'], version: '2.6.12' },
  { program: 'prometheus', packages: ['prometheus'], version: '2.42.0' },
  { program: 'openssl', packages: ['openssl'], version: '3.0' },
] as const;

/** The programs that this machine has not got, of those or of some. */
export function missingPrograms(names: readonly string[] = PROGRAMS.map((it) => it.program)): (typeof PROGRAMS)[number][] {
  return PROGRAMS.filter((it) => names.includes(it.program) && !isThere(it.program));
}

/** A sentence that says what is missing and how it comes. */
export function sayMissing(missing: ReturnType<typeof missingPrograms>): string {
  const each = missing.map((it) => `${it.program} (${it.version} or later)`).join(', ');
  return `Missing on this machine: ${each}. Debian and Ubuntu: apt-get install --no-install-recommends ${packagesOf(missing).join(' ')}`;
}

/** Sees to it that all programs are there: says what is missing, asks, and installs. Throws a sentence when they are not there afterwards. */
export async function needPrograms(isAgreed: boolean): Promise<void> {
  const missing = missingPrograms();
  if (missing.length === 0) return;
  if (!isThere('apt-get'))
    throw new Error(`${sayMissing(missing)}\nThis machine has no apt: install them its own way, so that they are on the PATH.`);
  say(sayMissing(missing));
  say(
    'Debian starts etcd, HAProxy, Prometheus and Patroni as services of their own as well; this needs none of those (systemctl disable --now ...).',
  );
  if (!isAgreed && !(await isAnsweredYes('Install them now? [y/N] ')))
    throw new Error('Nothing was installed. With --yes nobody is asked.');
  const root = process.getuid?.() === 0 ? [] : ['sudo'];
  const words = [...root, 'apt-get', 'install', '-y', '--no-install-recommends', ...packagesOf(missing)];
  const ended = spawnSync(words[0] ?? '', words.slice(1), { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  const left = missingPrograms();
  if (ended.status !== 0 || left.length > 0)
    throw new Error(`They could not be installed (apt-get update may be due). ${left.length > 0 ? sayMissing(left) : ''}`);
}

function packagesOf(missing: ReturnType<typeof missingPrograms>): string[] {
  return missing.flatMap((it) => [...it.packages]);
}

function isThere(program: string): boolean {
  return (programEnv()['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

async function isAnsweredYes(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(question);
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}
