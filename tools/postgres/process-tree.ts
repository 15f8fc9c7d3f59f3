import { spawnSync } from 'node:child_process';

/** A PostgreSQL's first process, and all it has started. */
export function treeOf(postmaster: number): number[] {
  const listed = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' }).stdout;
  return [postmaster, ...listed.trim().split(/\s+/).filter(Boolean).map(Number)];
}

/** Tells one process something; it may have ended by itself. */
export function tellProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}
