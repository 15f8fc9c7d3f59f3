import pg from 'pg';
import { ROOMS } from '../../apps/server/src/schema-files.ts';
import type { PrintedFile } from './printed-file.ts';

/** The rooms' schemas. */
const HERE = `(${ROOMS.map((room) => `'${room}'::regnamespace`).join(', ')})`;

const HEAD = `# Rights in the database

What each login may do, read from a migrated database by \`npm run print\`. The owner's address is for tools alone. Nobody but these three may connect;
none of them owns anything, belongs to a role, or may make tables, temporary ones included. A demo's database has one table more,
\`platform.demo_clock\`, which the server may move.
`;

const ROLES = { shwekan_app: 'the server', shwekan_reader: 'proofs and reports', shwekan_jobs: 'the job queue' };

/** A right on a whole table, or the columns it is for; nothing that a role does not have. */
const RIGHTS = `
  select c.oid::regclass::text as name, r.role, string_agg(case when t.whole then p.kind else format('%s (%s)', p.kind, t.columns) end, ', ' order by p.place) as may
  from pg_class c
  cross join unnest($1::text[]) with ordinality as r(role, place)
  cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) with ordinality as p(kind, place)
  cross join lateral (
    select has_table_privilege(r.role, c.oid, p.kind) as whole,
      case when p.kind in ('select', 'insert', 'update', 'references') then (
        select string_agg(a.attname, ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and has_column_privilege(r.role, c.oid, a.attnum, p.kind)
      ) end as columns
  ) t
  where c.relnamespace in ${HERE} and c.relkind in ('r', 'p', 'v') and (t.whole or t.columns is not null)
  group by c.oid, r.role, r.place order by 1, r.place`;

/** Functions that run with the owner's rights, and sequences, which give numbers away. */
const FUNCTIONS = `
  select p.oid::regproc::text as name, coalesce(string_agg(r.role, ', ' order by r.place) filter (where has_function_privilege(r.role, p.oid, 'execute')), 'nobody') as may
  from pg_proc p cross join unnest($1::text[]) with ordinality as r(role, place)
  where p.pronamespace in ${HERE} and p.prosecdef group by p.oid order by 1, p.oid::regprocedure::text`;
const SEQUENCES = `
  select c.oid::regclass::text as name, string_agg(r.role, ', ' order by r.place) as may
  from pg_class c cross join unnest($1::text[]) with ordinality as r(role, place)
  where c.relnamespace in ${HERE} and c.relkind = 'S' and has_sequence_privilege(r.role, c.oid, 'usage') group by c.oid order by 1`;
/** A schema that a role may use, or make things in, which none should. */
const SCHEMAS = `
  select n.nspname as name, string_agg(r.role || case when has_schema_privilege(r.role, n.oid, 'create') then ' (and makes things there)' else '' end, ', ' order by r.place) as may
  from pg_namespace n cross join unnest($1::text[]) with ordinality as r(role, place)
  where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and has_schema_privilege(r.role, n.oid, 'usage') group by n.nspname order by 1`;

type Row = { name: string; role: string; may: string };

/** Prints the matrix of rights to docs/rights.md, so that a change of a right shows where changes are read. */
export async function printRights(databaseUrl: string): Promise<PrintedFile> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`set search_path = ''`); // Every name is then printed with its schema.
    const ask = async (sql: string): Promise<Row[]> => (await client.query<Row>(sql, [Object.keys(ROLES)])).rows;
    const roles = Object.entries(ROLES).map(([role, who]) => `- \`${role}\`: ${who}\n`);
    const schemas = (await ask(SCHEMAS)).map((it) => `| ${it.name} | ${it.may} |\n`);
    const tables = (await ask(RIGHTS)).map((it) => `| ${it.name} | ${it.role} | ${it.may} |\n`);
    const functions = (await ask(FUNCTIONS)).map((it) => `| ${it.name} | ${it.may} |\n`);
    const sequences = (await ask(SEQUENCES)).map((it) => `| ${it.name} | ${it.may} |\n`);
    const text = [
      `${HEAD}\n${roles.join('')}`,
      `## Schemas\n\n| schema | for |\n|---|---|\n${schemas.join('')}`,
      `## Tables\n\n| table | login | may |\n|---|---|---|\n${tables.join('')}`,
      `## Functions with the owner's rights\n\n| function | for |\n|---|---|\n${functions.join('')}`,
      `## Sequences\n\n| sequence | for |\n|---|---|\n${sequences.join('')}`,
    ].join('\n');
    return { files: new Map([['docs/rights.md', text]]) };
  } finally {
    await client.end();
  }
}
