import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newestBackup } from '../../../tools/backup/base.ts';
import { type Moment, type Restored, restoreBackup } from '../../../tools/backup/restore.ts';
import { canWrite, findBinaries } from '../../../tools/postgres/binaries.ts';
import { giveTo } from '../../../tools/postgres/cluster.ts';
import { openBenchDatabase } from '../../database.ts';
import { type House, houseServer } from './house.ts';
import type { HouseState } from './state.ts';

/** Where a house has its backups, the archive of its log and the key of its public log, outside its database. */
export type BackupFolders = { home: string; archive: string; backups: string; keys: string };
/** A moment at which nothing moved: how a restore finds it, all that the database held, the checkpoint that was kept outside, and which segment of the log it was in. */
export type RecordedMoment = { name: string; moment: Moment; state: HouseState; kept: string; segment: string };
/** What the parts of a proof of backups share. */
export type BackupProof = { folders: BackupFolders; seed: number; figures: string[]; nextSeed(): number };

const PATIENCE_MS = 120_000;

/** Makes the folders of a proof. Who makes them takes them away. */
export function makeBackupFolders(): BackupFolders & { remove(): void } {
  const { runAs } = findBinaries();
  const roof = [tmpdir(), '/var/tmp'].find((it) => canWrite(it, runAs)) ?? tmpdir();
  const home = mkdtempSync(join(roof, 'shwekan-backup-'));
  const made = { home, archive: join(home, 'archive'), backups: join(home, 'backups'), keys: join(home, 'keys') };
  for (const it of [home, made.archive, made.backups, made.keys]) {
    mkdirSync(it, { recursive: true, mode: 0o700 });
    giveTo(runAs, it);
  }
  return { ...made, remove: () => rmSync(home, { recursive: true, force: true }) };
}

/** What the servers of such a house are told: where the key of the log is, and to sign often. */
export function settingsOf(keys: string): Record<string, string> {
  return { LOG_KEY_DIR: keys, CHECKPOINT_EVERY_MS: '1000' };
}

/** Restores beside what was lost, by the code of the rehearsal. */
export function restoreHouse({ database }: House, { backups, archive }: BackupFolders, moment: Moment): Promise<Restored> {
  const { username, password, pathname } = new URL(database.url);
  return restoreBackup({ backup: newestBackup(backups), archive, moment, user: username, password, database: pathname.slice(1) });
}

/** Plays in a house on a restored database, with the key of the log and a checkpoint that is kept; its servers are not started yet. */
export async function inRestored<T>(
  house: House,
  folders: BackupFolders,
  { port_url, folder }: Restored,
  kept: string,
  work: (house: House) => Promise<T>,
): Promise<T> {
  const url = port_url ?? '';
  const keys = mkdtempSync(join(folders.home, 'keys-'));
  copyFileSync(join(folders.keys, 'key.pem'), join(keys, 'key.pem'));
  writeFileSync(join(keys, 'checkpoint'), kept);
  const database = openBenchDatabase({ url, folder });
  const moveClock = async (to: string) => {
    await database.owner.query('update demo_clock set shift = $1::timestamptz - clock_timestamp()', [to]);
  };
  const server = houseServer(url, settingsOf(keys));
  try {
    return await work({ ...house, database, servers: [server], moveClock });
  } finally {
    await server.kill();
    await database.end();
  }
}

/** Waits until something is so. Throws a sentence when it takes too long. */
export async function untilSo(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const began = performance.now(); !(await isSo()); await wait(100))
    if (performance.now() - began > PATIENCE_MS) throw new Error(what);
}
