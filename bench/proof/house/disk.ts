import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../../tools/processes.ts';

const DISK = 'shwekan-disk-';

/** A small disk in memory, so that it can be filled; null where who plays may not mount one. Those of processes that were killed are taken away first. */
export function mountDisk(size_mb: number): string | null {
  for (const it of readdirSync(tmpdir())) if (isLeftOver(it)) unmountDisk(join(tmpdir(), it));
  const roof = mkdtempSync(join(tmpdir(), `${DISK}${process.pid}-`));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size_mb}m`, 'tmpfs', roof], { stdio: 'ignore' });
  } catch {
    rmSync(roof, { recursive: true });
    return null;
  }
  chmodSync(roof, 0o777);
  return roof;
}

/** Takes a mounted disk away, with all that is on it. */
export function unmountDisk(roof: string): void {
  execFileSync('umount', ['-l', roof]);
  rmSync(roof, { recursive: true, force: true });
}

/** Whether a folder is a disk of a process that is gone: its number is in the name. */
function isLeftOver(name: string): boolean {
  const [, pid] = new RegExp(`^${DISK}(\\d+)-`).exec(name) ?? [];
  return pid !== undefined && !isAlive(Number(pid));
}

/** Takes all the room that is left where a file will lie. */
export function fillDisk(roof: string, file: string): void {
  const { bavail, bsize } = statfsSync(roof);
  try {
    writeFileSync(file, Buffer.alloc(bavail * bsize));
  } catch {
    // It is full: that is what was wanted.
  }
}
