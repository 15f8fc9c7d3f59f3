import pg from 'pg';
import { migrate } from '../../apps/server/src/migrate.ts';
import { audit } from '../../apps/server/src/proof/audit.ts';
import { type Comparison, compareRestored } from '../../apps/server/src/proof/rehearsal.ts';
import { newestBackup } from './base.ts';
import { restoreBackup } from './restore.ts';

export type RehearsalOptions = {
  /** The folder whose folders are base backups, and the archive of the log. */
  backups: string;
  archive: string;
  /** The house's database, by somebody who may read it; null where it is not reached. */
  house_url: string | null;
  /** The checkpoint that the house keeps outside its database. */
  kept: string | null;
  user: string;
  database: string;
  roof?: string;
  postgres_bin?: string;
  /** What may be missing at most: so long ago, in seconds, the first entry that the archive does not have was booked. */
  most_behind_s: number;
};

/** What a rehearsal came to. `trouble` is the first thing for which the backup cannot be relied on. */
export type Rehearsal = Comparison & {
  folder: string;
  backup_at: Date;
  newest_at: Date | null;
  check_count: number;
  took_ms: number;
};

/**
 * Restores the newest backup with all of its archive beside the house, brings the copy to this version, proves its books, holds it against what the house signed and has, and takes it away
 * again. No program of the product runs on the copy: it sends nothing, settles nothing and lets nobody in. Throws a sentence when there is nothing to restore.
 */
export async function rehearse(options: RehearsalOptions): Promise<Rehearsal> {
  const began = performance.now();
  const backup = newestBackup(options.backups);
  const restored = await restoreBackup({ ...options, backup, moment: 'newest' });
  try {
    // As the start after a restore would: the house may have been brought to a newer version since the backup.
    await migrate(restored.url);
    const books = await audit(restored.url);
    const compared = await withDatabases([restored.url, options.house_url], ([copy, house]) => {
      if (copy == null) throw new Error('the copy is gone');
      // What was booked while this ran could not be in it.
      return compareRestored(copy, house ?? null, { kept: options.kept, ago_s: (performance.now() - began) / 1000 });
    });
    const wrong = books.difference && `the books are wrong. Not true: ${books.difference.check}. ${books.difference.difference}`;
    return {
      ...compared,
      trouble: restored.trouble ?? wrong ?? compared.trouble ?? tooOld(compared, restored.newest_at, options.most_behind_s),
      folder: backup.folder,
      backup_at: backup.began_at,
      newest_at: restored.newest_at,
      check_count: books.check_count,
      took_ms: performance.now() - began,
    };
  } finally {
    await restored.end();
  }
}

/** Held against the house where it is reached; else by how old the newest transaction is. */
function tooOld({ behind }: Comparison, newest_at: Date | null, most_behind_s: number): string | null {
  const age_s =
    behind === null ? (newest_at === null ? Number.POSITIVE_INFINITY : (Date.now() - newest_at.getTime()) / 1000) : behind.oldest_s;
  if (age_s <= most_behind_s) return null;
  if (behind === null) return `the newest transaction is of ${newest_at?.toISOString() ?? 'before the backup'}: the archive does not go on`;
  return `${behind.entry_count} entries of the house are missing, the first of them booked ${Math.round(age_s / 60)} minutes ago`;
}

type Db = { query(text: string, values?: unknown[]): Promise<{ rows: never[]; rowCount: number }> };

/** Reads databases, each in one snapshot in which nothing can be written. */
async function withDatabases<T>(urls: (string | null)[], work: (databases: (Db | null)[]) => Promise<T>): Promise<T> {
  const clients = urls.map((url) => (url === null ? null : new pg.Client({ connectionString: url, connectionTimeoutMillis: 60_000 })));
  try {
    for (const client of clients) {
      client?.on('error', () => {}); // The query that follows fails with the same news.
      await client?.connect();
      await client?.query('begin isolation level repeatable read read only');
    }
    return await work(
      clients.map((client) =>
        client === null
          ? null
          : {
              query: async (text, values) => {
                const { rows, rowCount } = await client.query(text, values);
                return { rows: rows as never[], rowCount: rowCount ?? 0 };
              },
            },
      ),
    );
  } finally {
    await Promise.all(clients.map((it) => it?.end().catch(() => undefined)));
  }
}
