import { readdirSync, readFileSync } from 'node:fs';
import type { BenchDatabase } from './database.ts';

/** What the kernel counts in. */
export const TICKS_PER_S = 100;

/** The process of which all others of the database are children. */
export async function postmasterOf({ owner }: BenchDatabase): Promise<number> {
  const { rows } = await owner.query('select pg_backend_pid() as pid');
  return parentOf(rows[0].pid);
}

/** The fields of a process that follow its name in `/proc`: 1 is its parent, 11 and 12 its own time, 13 and 14 that of its ended children, in ticks. */
function fieldsOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

function parentOf(pid: number): number {
  return fieldsOf(pid)[1] ?? 0;
}

function sumOf(fields: number[], from: number, to: number): number {
  return fields.slice(from, to).reduce((sum, it) => sum + it, 0);
}

/** A process's own time, in ticks. */
export function ticksOf(pid: number): number {
  return sumOf(fieldsOf(pid), 11, 13);
}

/** The time of a process, of its children, and of those that have ended, in ticks. */
export function ticksWithChildren(parent: number): number {
  let sum = sumOf(fieldsOf(parent), 11, 15);
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    try {
      if (parentOf(pid) === parent) sum += ticksOf(pid);
    } catch {
      // It ended meanwhile: its parent has its time.
    }
  }
  return sum;
}
