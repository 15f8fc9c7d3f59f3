import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { root } from '../../../tools/processes.ts';
import { type Version, versionIn } from './older.ts';

/** What every table of the house has once a later version's changes were run. */
const COLUMN = 'of_later';
/** What belongs to neither the program nor its schema. */
const NOT_COPIED = /\/(node_modules|dist|test)(\/|$)/;

/**
 * A version of after this one, with tables of its own: numbered changes give each of these tables a column more, which may not be null, and make another
 * table and an index; its ledger writes the column, and it is ready only where the table is.
 */
export function laterVersion(tables: readonly string[]): Version {
  const folder = mkdtempSync(join(tmpdir(), 'shwekan-later-'));
  for (const it of ['apps/server', ...globSync('packages/*', { cwd: root }), 'package.json'])
    cpSync(join(root, it), join(folder, it), { recursive: true, filter: (path) => !NOT_COPIED.test(path.slice(root.length)) });
  const changes = join(folder, 'apps/server/migrations');
  for (const [n, table] of tables.entries()) {
    // The trail is a chain of hashes over all that its rows say: a column that says something would change what was written.
    const says = table === 'platform.audit_row' ? '' : ' not null default 0';
    const text = `alter table ${table} add column ${COLUMN} integer${says};\n`;
    writeFileSync(join(changes, `${9001 + n}-column-of-${table.replace('.', '-')}.sql`), text);
  }
  writeFileSync(
    join(changes, '9999-table-of-later.sql'),
    `create table platform.table_of_later (id bigint generated always as identity primary key, at timestamptz not null default clock_timestamp());
     insert into platform.table_of_later default values;
     grant select on platform.table_of_later to shwekan_app;
     create index draw_of_later on lottery.draw (${COLUMN});\n`,
  );
  edit(folder, 'apps/server/src/ledger/post.sql', [
    ['insert into entry (ref, reason, operator_id, at)', `insert into entry (ref, reason, operator_id, at, ${COLUMN})`],
    ['select i.ref, i.reason, p_operator, v_at from fresh i', 'select i.ref, i.reason, p_operator, v_at, 1 from fresh i'],
  ]);
  edit(folder, 'apps/server/src/platform/health.ts', [
    ['select is_migrated($1) as is_migrated', 'select is_migrated($1) and exists (select from table_of_later) as is_migrated'],
  ]);
  return versionIn(folder, 'later');
}

/** All tables of the house, by their rooms. */
export async function tablesOf(owner: pg.Pool): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any (current_schemas(false)) and c.relname not in ('migration', 'demo_clock') order by 1`,
  );
  return rows.map((it) => it.name);
}

/** How many entries of the ledger were written by the functions of the later version, and how many by this one's after it. */
export async function writtenBy(owner: pg.Pool): Promise<{ later: number; after: number }> {
  const { rows } = await owner.query<{ later: string; after: string }>(
    `select count(*) filter (where ${COLUMN} = 1) as later, count(*) filter (where ${COLUMN} = 0 and id > (select max(id) from entry where ${COLUMN} = 1)) as after from entry`,
  );
  return { later: Number(rows[0]?.later), after: Number(rows[0]?.after) };
}

/** Replaces words of a file, each of which must be there. */
function edit(folder: string, file: string, words: [string, string][]): void {
  let text = readFileSync(join(folder, file), 'utf8');
  for (const [from, to] of words) {
    if (!text.includes(from)) throw new Error(`${file} has no "${from}" any more: the later version of the proof wants another place`);
    text = text.replace(from, to);
  }
  writeFileSync(join(folder, file), text);
}
