import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { raiseAlert } from './alerts.ts';
import type { Jobs } from './jobs.ts';
import type { Config } from './settings.ts';
import type { World } from './world.ts';

const LOOK_EVERY_MS = 60_000;
const BYTES_PER_MB = 1024 * 1024;

/** Looks how much room the disks of this machine have left. */
export function diskJobs(world: World): Jobs {
  return { loops: [{ name: 'platform-disk-room', every_ms: LOOK_EVERY_MS, run: () => tellFullDisks(world) }] };
}

/** What the disk of a folder has left; `is_low` when that is less than the settings ask for. */
type DiskRoom = { folder: string; free_mb: number; free_percent: number; is_low: boolean };

/** Looks at the disks of the folders that the settings name. A folder that is not there yet has no disk. */
export async function lookAtDisks(config: Config): Promise<DiskRoom[]> {
  const rooms: DiskRoom[] = [];
  for (const folder of [config.DATA_DIR, ...config.DISK_FOLDERS].map((it) => resolve(it))) {
    const disk = await statfs(folder).catch(() => null);
    if (disk === null) continue;
    const free_mb = Math.floor((disk.bavail * disk.bsize) / BYTES_PER_MB);
    const free_percent = Math.floor((disk.bavail / disk.blocks) * 100);
    rooms.push({ folder, free_mb, free_percent, is_low: free_mb < config.DISK_FREE_MB || free_percent < config.DISK_FREE_PERCENT });
  }
  return rooms;
}

/**
 * Raises an alert for each folder whose disk has less room than the settings ask for, while there is still some: once a day for a
 * folder of a machine.
 */
async function tellFullDisks({ config, db }: World): Promise<void> {
  const { rows } = await db.query('select yangon_day(product_now())::text as day');
  const machine = hostname();
  for (const { folder, free_mb, free_percent, is_low } of await lookAtDisks(config)) {
    if (!is_low) continue;
    await raiseAlert(db, `disk_filling:${machine}:${folder}:${rows[0].day}`, 'disk_filling', { machine, folder, free_mb, free_percent });
  }
}
