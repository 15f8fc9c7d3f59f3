import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { noteRehearsal } from '../apps/server/src/platform/audit-runs.ts';
import { type Rehearsal, rehearse } from './backup/rehearsal.ts';
import { dataDir } from './database.ts';
import { runningProductPostgres } from './postgres.ts';
import { say } from './processes.ts';
import { loadSettings } from './settings.ts';

// `npm run rehearse`: restores the newest backup with its archive beside the house, proves the copy and takes it away again. Of the house it reads alone, but for the row
// that says how it went. Ends with 1 when the backup cannot be relied on.
const MINUTE_S = 60;
const BEHIND_MINUTES = 60;
loadSettings();
// A rehearsal that is stopped ends its PostgreSQL and takes its copy away.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const env = process.env;
const owner_url = env['DATABASE_URL'] || runningProductPostgres(dataDir());
try {
  const found = await rehearse({
    backups: mustBeSet('BACKUPS_DIR'),
    archive: mustBeSet('ARCHIVE_DIR'),
    house_url: env['READER_DATABASE_URL'] || owner_url,
    kept: keptCheckpoint(),
    user: owner_url === null ? 'postgres' : decodeURIComponent(new URL(owner_url).username),
    database: owner_url === null ? 'shwekan' : decodeURIComponent(new URL(owner_url).pathname.slice(1)),
    most_behind_s: Number(env['REHEARSAL_BEHIND_MINUTES'] || BEHIND_MINUTES) * MINUTE_S,
    ...(env['REHEARSAL_DIR'] ? { roof: env['REHEARSAL_DIR'] } : {}),
    ...(env['POSTGRES_BIN'] ? { postgres_bin: env['POSTGRES_BIN'] } : {}),
  });
  for (const line of linesOf(found)) say(line);
  if (found.trouble !== null) process.exitCode = 1;
  await note(found);
} catch (error) {
  say(`The backup cannot be relied on: ${(error as Error).message}`);
  process.exitCode = 1;
  await note({ backup_at: null, newest_at: null, behind: null, trouble: (error as Error).message });
}

function linesOf({ folder, backup_at, newest_at, behind, check_count, leaf_count, book_count, trouble, took_ms }: Rehearsal): string[] {
  const lines = [
    `${folder}, begun at ${backup_at.toISOString()}, was restored with all of its archive in ${Math.round(took_ms / 1000)} s.`,
    newest_at === null
      ? 'It has no transaction from after the backup.'
      : `Its newest transaction is of ${newest_at.toISOString()}, ${Math.round((Date.now() - newest_at.getTime()) / 1000)} s ago.`,
    `Looked at: ${check_count} checks of the books, ${leaf_count} leaves of the log, the books of ${book_count} draws.`,
    behind === null
      ? 'It was not held against the house, whose database is not reached from here.'
      : `The house had ${behind.entry_count} entries more when this began${behind.entry_count > 0 ? `, the first of them ${Math.round(behind.oldest_s)} s old` : ''}.`,
  ];
  return [...lines, trouble === null ? 'The backup can be relied on.' : `The backup cannot be relied on: ${trouble}`];
}

function mustBeSet(name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

function keptCheckpoint(): string | null {
  const path = join(env['LOG_KEY_DIR'] || join(dataDir(), 'log'), 'checkpoint');
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Writes down how it went where the owner's address is known: the console and the alarms tell it. What a rehearsal says does not hang on it. */
async function note({
  backup_at,
  newest_at,
  behind,
  trouble,
}: Pick<Rehearsal, 'newest_at' | 'behind' | 'trouble'> & { backup_at: Date | null }) {
  if (owner_url === null) return;
  const client = new pg.Client({ connectionString: owner_url, connectionTimeoutMillis: 60_000 });
  client.on('error', () => {}); // The query below fails with the same news.
  try {
    await client.connect();
    const db = { query: async (text: string, values?: unknown[]) => ({ rows: (await client.query(text, values)).rows, rowCount: 0 }) };
    await noteRehearsal(db, { backup_at, newest_at, missing_count: behind?.entry_count ?? null, trouble });
  } catch (error) {
    say(`The rehearsal was not written down: ${(error as Error).message}`);
    process.exitCode = 1;
  } finally {
    await client.end().catch(() => undefined);
  }
}
