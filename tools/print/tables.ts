import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ROOMS } from '../../apps/server/src/schema-files.ts';
import { root } from '../processes.ts';
import type { PrintedFile } from './printed-file.ts';

const SRC = 'apps/server/src';

/** The demo makes up what it likes, the runner of the schema stands before all; the audit and the doctor look at everything and write nothing. */
const FREE = ['demo', 'doctor.ts', 'old-database.ts', 'proof', 'migrate.ts'];

/** Rooms that publish what others read of them, as views: `public_` and the subject. Who reads their tables otherwise is refused; the audit of a room is not. */
const PUBLISHED = ['operators', 'lottery', 'cash', 'games', 'rewards', 'content', 'realtime'];

const HEAD = `# Tables

Whose each table is, by the PostgreSQL schema in which it stands, and who else reads it, read from the server's files by \`npm run print\`. A room
writes its own tables only: the printer refuses a statement that writes another's, in queries, functions and schemas alike. What several rooms must do
is a verb of the platform (\`notify\`, \`tell\`, \`askDeed\`, \`auditCall\`, \`raiseAlert\`) or a function of the tables' room (\`post\`, \`set_turnovers\`).

What others read of ${PUBLISHED.slice(0, -1).join(', ')} and ${PUBLISHED.at(-1)} those rooms publish as views, \`public_\` and the
subject, with the columns that are needed: the printer refuses a statement that reads their tables, but for the rooms' audits. The ledger's, the players' and
the platform's tables are read as they are.
`;

/** What a room may write of the platform's by itself: its schema makes the room's own rows, and posting tells of purses in its one statement. */
const isAllowed = ({ file, table }: Use, owner: string | undefined): boolean =>
  (file.endsWith('schema.sql') && owner === 'platform') || (file === 'ledger/post.sql' && table === 'fact');

type Use = { table: string; room: string; is_write: boolean; file: string };

/** Prints docs/tables.md. Throws when a room writes a table that is not its own, or when two schemas have a table of one name. */
export async function printTables(databaseUrl: string): Promise<PrintedFile> {
  const owners = await ownersOf(databaseUrl);
  const uses = usesOf(owners);
  const foreign = uses.filter((it) => it.room !== owners.get(it.table) && !FREE.includes(it.room));
  const writes = foreign
    .filter((it) => it.is_write && !isAllowed(it, owners.get(it.table)))
    .map((it) => `${it.file} writes ${it.table} of ${owners.get(it.table)}`);
  if (writes.length > 0) throw new Error(`a room writes its own tables only:\n${[...new Set(writes)].join('\n')}`);
  const reads = foreign
    .filter((it) => !it.is_write && !it.file.endsWith('audit.sql') && !it.table.startsWith('public_'))
    .filter((it) => PUBLISHED.includes(owners.get(it.table) ?? ''))
    .map((it) => `${it.file} reads ${it.table} of ${owners.get(it.table)}`);
  if (reads.length > 0) throw new Error(`of these rooms others read the views they publish:\n${[...new Set(reads)].join('\n')}`);
  const rows = [...owners]
    .map(([table, room]) => ({ table, room, readers: new Set(foreign.filter((it) => it.table === table).map((it) => it.room)) }))
    .map(({ table, room, readers }) => `| ${room} | ${table} | ${[...readers].sort().join(', ')} |\n`);
  return { files: new Map([['docs/tables.md', `${HEAD}\n| room | table | also read by |\n|---|---|---|\n${rows.join('')}`]]) };
}

/** Whose table it is: the room's in whose schema it stands. */
async function ownersOf(databaseUrl: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ room: string; name: string }>(
      `select nspname as room, relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where nspname = any ($1) and relkind in ('r', 'p', 'v') order by array_position($1, nspname::text), relname`,
      [ROOMS],
    );
    const owners = new Map(rows.map(({ room, name }) => [name, room]));
    if (owners.size < rows.length) throw new Error('two rooms have a table of one name: nobody says whose is meant');
    return owners;
  } finally {
    await client.end();
  }
}

/** Every statement that names a table, in the `.sql` files and in the text of the others. */
function usesOf(tables: ReadonlyMap<string, string>): Use[] {
  const files = globSync('**/*.{sql,ts}', { cwd: join(root, SRC) }).map((it) => it.replaceAll('\\', '/'));
  return files.flatMap((file) => {
    const text = readFileSync(join(root, SRC, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/(--|(?<!:)\/\/).*/g, '');
    return [
      ...text.matchAll(
        /\b(insert into|update|delete from|truncate(?: table)?|merge into|from|join)\s+(?:only\s+)?(?:[a-z]+\.)?([a-z_0-9]+)/gi,
      ),
    ]
      .filter(([, , table = '']) => tables.has(table))
      .map(([, verb = '', table = '']) => ({
        table,
        room: String(file.split('/')[0]),
        is_write: !['from', 'join'].includes(verb.toLowerCase()),
        file,
      }));
  });
}
