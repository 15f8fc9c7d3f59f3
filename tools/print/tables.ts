import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ROOMS } from '../../apps/server/src/schema-files.ts';
import { root } from '../processes.ts';
import type { PrintedFile } from './printed-file.ts';

const SRC = 'apps/server/src';

/** The demo makes up what it likes, the runner of the schema stands before all; the audit, the doctor and the first-run list look at everything and write nothing. */
const FREE = ['demo', 'doctor.ts', 'first-run.ts', 'old-database.ts', 'proof', 'migrate.ts'];

const HEAD = `# Tables

Whose each table is, by the PostgreSQL schema in which it stands, and who else reads it, read from the server's files by \`npm run print\`. A room
writes its own tables only: the printer refuses a statement that writes another's, in queries, functions and schemas alike. What several rooms must do
is a verb of the platform (\`notify\`, \`tell\`, \`askDeed\`, \`auditCall\`, \`raiseAlert\`) or a function of the tables' room (\`post\`, \`set_turnovers\`).

What a room lets others read it publishes as views, \`public_\` and the subject, with the columns that are needed. The printer refuses a statement that
reads another room's table, and a view that nobody reads. The audit of a room reads whatever must agree with the room.
`;

/** Where docs/architecture.md has its list. */
const LIST = /(?<=<!-- printed: what a room has for others -->\n)[\s\S]*?(?=<!-- end -->)/;

/** What a room may write of the platform's by itself: its schema makes the room's own rows, and posting tells of purses in its one statement. */
const isAllowed = ({ file, name }: Use, owner: string | undefined): boolean =>
  (file.endsWith('schema.sql') && owner === 'platform') || (file === 'ledger/post.sql' && name === 'fact');

type Use = { name: string; room: string; does: 'reads' | 'writes' | 'calls'; file: string };
/** Whose each table, view and function is: the room's in whose schema it stands. */
type Owners = { tables: Map<string, string>; functions: Map<string, string> };

/**
 * Prints docs/tables.md, and in docs/architecture.md what each room has for others. Throws when a room writes a table that is not its own, or reads
 * one but by a view, when nobody reads such a view, and when two schemas have a table of one name. */
export async function printTables(databaseUrl: string): Promise<PrintedFile> {
  const owners = await ownersOf(databaseUrl);
  const ownerOf = (name: string) => owners.tables.get(name) ?? owners.functions.get(name);
  const foreign = usesOf(owners).filter((it) => it.room !== ownerOf(it.name) && !FREE.includes(it.room));
  const [audits, others] = [foreign.filter(isOfAudit), foreign.filter((it) => !isOfAudit(it))];
  const views = [...owners.tables.keys()].filter(isView);
  const wrong = [
    ...foreign.filter((it) => it.does === 'writes' && !isAllowed(it, ownerOf(it.name))),
    ...others.filter((it) => it.does === 'reads' && !isView(it.name)),
  ].map((it) => `${it.file} ${it.does} ${it.name} of ${ownerOf(it.name)}`);
  const unread = views.filter((view) => !others.some((it) => it.name === view)).map((view) => `nobody reads ${view}`);
  if (wrong.length + unread.length > 0)
    throw new Error(`a room writes its own tables and reads another's views:\n${[...new Set([...wrong, ...unread])].join('\n')}`);
  const readers = (uses: Use[], name: string) =>
    [...new Set(uses.filter((it) => it.does === 'reads' && it.name === name).map((it) => it.room))].sort().join(', ');
  const rows = [...owners.tables].map(([name, room]) => `| ${room} | ${name} | ${readers(others, name)} | ${readers(audits, name)} |\n`);
  const calls = [...owners.functions.keys()].filter((name) => others.some((it) => it.does === 'calls' && it.name === name));
  const list = ROOMS.map((room) => {
    const own = (names: string[]) => names.filter((it) => ownerOf(it) === room).join(', ');
    return `| ${room} | ${own(views)} | ${own(calls)} |\n`;
  });
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  return {
    files: new Map([
      ['docs/tables.md', `${HEAD}\n| room | table | also read by | and by the audits of |\n|---|---|---|---|\n${rows.join('')}`],
      ['docs/architecture.md', page.replace(LIST, `\n| room | views | functions |\n|---|---|---|\n${list.join('')}\n`)],
    ]),
  };
}

const isView = (name: string): boolean => name.startsWith('public_');
const isOfAudit = ({ file }: Use): boolean => file.endsWith('audit.sql');

async function ownersOf(databaseUrl: string): Promise<Owners> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const tables = await client.query<{ room: string; name: string }>(
      `select nspname as room, relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where nspname = any ($1) and relkind in ('r', 'p', 'v') order by array_position($1, nspname::text), relname`,
      [ROOMS],
    );
    const functions = await client.query<{ room: string; name: string }>(
      `select distinct nspname as room, proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where nspname = any ($1) and prorettype <> 'trigger'::regtype order by 1, 2`,
      [ROOMS],
    );
    const owners = {
      tables: new Map(tables.rows.map(({ room, name }) => [name, room])),
      functions: new Map(functions.rows.map(({ room, name }) => [name, room])),
    };
    if (owners.tables.size < tables.rows.length) throw new Error('two rooms have a table of one name: nobody says whose is meant');
    return owners;
  } finally {
    await client.end();
  }
}

/** Every statement that names a table, in the `.sql` files and in the text of the others, and every call of a function in the `.sql` files. */
function usesOf({ tables, functions }: Owners): Use[] {
  const files = globSync('**/*.{sql,ts}', { cwd: join(root, SRC) }).map((it) => it.replaceAll('\\', '/'));
  return files.flatMap((file) => {
    const room = String(file.split('/')[0]);
    const text = readFileSync(join(root, SRC, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/(--|(?<!:)\/\/).*/g, '');
    const named = [
      ...text.matchAll(
        /\b(insert into|update|delete from|truncate(?: table)?|merge into|from|join|using)\s+(?:only\s+)?(?:[a-z]+\.)?([a-z_0-9]+)/gi,
      ),
    ].map(([, verb = '', name = '']): Use => {
      return { name, room, does: ['from', 'join', 'using'].includes(verb.toLowerCase()) ? 'reads' : 'writes', file };
    });
    const called = file.endsWith('.sql') ? [...text.matchAll(/\b([a-z_0-9]+)\(/g)] : [];
    return [
      ...named.filter(({ name }) => tables.has(name)),
      ...called.filter(([, name = '']) => functions.has(name)).map(([, name = '']): Use => ({ name, room, does: 'calls', file })),
    ];
  });
}
