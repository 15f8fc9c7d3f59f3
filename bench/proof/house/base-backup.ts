import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** What is of a running server alone: PostgreSQL makes it anew. */
const LEFT_OUT = ['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'];
const RUN_FILES = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label.*)$/;

/**
 * Takes a base backup while the house plays on, as `pg_basebackup` would: its files are copied one after the other between the two calls that PostgreSQL has for it, torn
 * and of different moments as they may be; the log puts them right. Resolves once the archive has the log that belongs to it.
 */
export async function takeBaseBackup({ url, folder }: { url: string; folder: string }, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // The query that follows fails with the same news.
  await client.connect();
  try {
    await client.query(`select pg_backup_start('of a proof', true)`);
    await mkdir(to, { recursive: true, mode: 0o700 });
    await copyFolder(folder, to);
    for (const name of LEFT_OUT) await mkdir(join(to, name), { recursive: true, mode: 0o700 });
    const { rows } = await client.query('select labelfile from pg_backup_stop(true)');
    await writeFile(join(to, 'backup_label'), rows[0].labelfile);
  } finally {
    await client.end();
  }
}

async function copyFolder(from: string, to: string, depth = 0): Promise<void> {
  for (const it of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, it.name), join(to, it.name)];
    if (RUN_FILES.test(it.name) || (depth === 0 && LEFT_OUT.includes(it.name))) continue;
    if (it.isDirectory()) {
      await mkdir(target, { mode: 0o700 });
      await copyFolder(source, target, depth + 1);
    } else await copyFile(source, target).catch(refuseUnlessGone);
  }
}

/** A table's file may go while its folder is copied. */
function refuseUnlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
