import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Binaries, findBinaries, userToRunAs } from '../postgres/binaries.ts';

/** A base backup: where it lies, which PostgreSQL wrote it, when it began, and with which segment of the log it is read. */
export type BaseBackup = { folder: string; version: string; began_at: Date; first_segment: string; bytes: number };

const LABEL = 'backup_label';
/** Where systems put the PostgreSQL of a version. */
const PLACES = (version: string) => [
  `/usr/lib/postgresql/${version}`,
  `/usr/pgsql-${version}`,
  `/usr/local/pgsql-${version}`,
  `/usr/lib/postgresql${version}`,
  `/opt/homebrew/opt/postgresql@${version}`,
];

/** The backup in a folder of backups that began last; `.part` is one that is not whole. Throws a sentence when there is none. */
export function newestBackup(folder: string): BaseBackup {
  const found = readdirSync(folder, { withFileTypes: true })
    .filter((it) => it.isDirectory() && !it.name.endsWith('.part') && existsSync(join(folder, it.name, LABEL)))
    .map((it) => readBackup(join(folder, it.name)))
    .sort((a, b) => b.began_at.getTime() - a.began_at.getTime());
  if (found[0] === undefined) throw new Error(`There is no backup in ${folder}: none of its folders has a ${LABEL}.`);
  return found[0];
}

/** Reads what a backup says of itself. Throws a sentence when it is none, or reaches out of its own folder. */
export function readBackup(folder: string): BaseBackup {
  const label = readFileSync(join(folder, LABEL), 'utf8');
  const first_segment = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/m.exec(label)?.[1];
  const began = /^START TIME: (.+)$/m.exec(label)?.[1];
  if (first_segment === undefined || began === undefined) throw new Error(`${join(folder, LABEL)} does not say where it begins.`);
  // The time zone of a server's log may have a name that nobody else knows.
  const told = new Date(began);
  const began_at = Number.isNaN(told.getTime()) ? statSync(join(folder, LABEL)).mtime : told;
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  return { folder, version, began_at, first_segment, bytes: sizeOf(folder) };
}

/** How much a backup holds. Through a link (a tablespace, a log elsewhere) its copy would write into the files of the house itself: throws a sentence. */
function sizeOf(folder: string): number {
  let bytes = 0;
  for (const it of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, it.name);
    if (it.isSymbolicLink()) throw new Error(`${path} leads out of the backup: it is not restored, for it could write there.`);
    bytes += it.isDirectory() ? sizeOf(path) : statSync(path).size;
  }
  return bytes;
}

/** The PostgreSQL that a backup was made by: of the folder that is named, of this system's places, or the embedded one. Throws a sentence. */
export function binariesFor({ version }: BaseBackup, named?: string): Binaries {
  const runAs = userToRunAs();
  const tried = named === undefined ? PLACES(version) : [named.replace(/\/bin\/?$/, '')];
  for (const folder of tried) if (versionOf(folder) === version) return { folder, runAs };
  const embedded = named === undefined ? orNull(findBinaries) : null;
  if (embedded !== null && versionOf(embedded.folder) === version) return embedded;
  throw new Error(
    `There is no PostgreSQL ${version} here, by which the backup was made (looked in ${tried.join(', ')}). Set POSTGRES_BIN.`,
  );
}

function versionOf(folder: string): string | null {
  const said = spawnSync(join(folder, 'bin/postgres'), ['--version'], { encoding: 'utf8' });
  return /\) (\d+)/.exec(said.stdout ?? '')?.[1] ?? null;
}

function orNull<T>(find: () => T): T | null {
  try {
    return find();
  } catch {
    return null;
  }
}
