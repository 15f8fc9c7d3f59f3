import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { raiseAlert } from './alerts.ts';
import type { Jobs } from './jobs.ts';
import type { World } from './world.ts';

const LOOK_EVERY_MS = 60_000;
const BYTES_PER_MB = 1024 * 1024;

/** Looks how much room the disks of this machine have left. */
export function diskJobs(world: World): Jobs {
  return { loops: [{ name: 'platform-disk-room', every_ms: LOOK_EVERY_MS, run: () => tellFullDisks(world) }] };
}

/**
 * Raises an alert for each folder whose disk has less room than the settings ask for, while there is still some: once a day for a
 * folder of a machine. A folder that is not there yet has no disk.
 */
async function tellFullDisks({ config, db }: World): Promise<void> {
  const { rows } = await db.query('select yangon_day(product_now())::text as day');
  for (const folder of [config.DATA_DIR, ...config.DISK_FOLDERS].map((it) => resolve(it))) {
    const disk = await statfs(folder).catch(() => null);
    if (disk === null) continue;
    const free_mb = Math.floor((disk.bavail * disk.bsize) / BYTES_PER_MB);
    const free_percent = Math.floor((disk.bavail / disk.blocks) * 100);
    if (free_mb >= config.DISK_FREE_MB && free_percent >= config.DISK_FREE_PERCENT) continue;
    const machine = hostname();
    await raiseAlert(db, `disk_filling:${machine}:${folder}:${rows[0].day}`, 'disk_filling', { machine, folder, free_mb, free_percent });
  }
}
