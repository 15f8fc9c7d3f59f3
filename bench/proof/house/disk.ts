import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk in memory, so that it can be filled; null where who plays may not mount one. */
export function mountDisk(size_mb: number): string | null {
  const roof = mkdtempSync(join(tmpdir(), 'shwekan-disk-'));
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

/** Takes all the room that is left where a file will lie. */
export function fillDisk(roof: string, file: string): void {
  const { bavail, bsize } = statfsSync(roof);
  try {
    writeFileSync(file, Buffer.alloc(bavail * bsize));
  } catch {
    // It is full: that is what was wanted.
  }
}
