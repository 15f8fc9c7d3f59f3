import pg from 'pg';
import type { PrintedFile } from './printed-file.ts';

const HEAD = `# Rights in the database

What each login may do, read from a migrated database by \`npm run print\`. The owner's address is for tools alone. Nobody but these three may connect;
none of them owns anything, belongs to a role, or may make tables, temporary ones included. A demo's database has one table more,
\`demo_clock\`, which the server may move.
`;

const ROLES = { shwekan_app: 'the server', shwekan_reader: 'proofs and reports', shwekan_jobs: 'the job queue' };

/** A right on a whole table, or the columns it is for; nothing that a role does not have. */
const RIGHTS = `
  select c.relname as name, r.role, string_agg(case when t.whole then p.kind else format('%s (%s)', p.kind, t.columns) end, ', ' order by p.place) as may
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
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and (t.whole or t.columns is not null)
  group by c.relname, r.role, r.place order by c.relname, r.place`;

/** Functions that run with the owner's rights, and sequences, which give numbers away. */
const FUNCTIONS = `
  select p.proname as name, coalesce(string_agg(r.role, ', ' order by r.place) filter (where has_function_privilege(r.role, p.oid, 'execute')), 'nobody') as may
  from pg_proc p cross join unnest($1::text[]) with ordinality as r(role, place)
  where p.pronamespace = 'public'::regnamespace and p.prosecdef group by p.oid, p.proname order by p.proname, p.oid::regprocedure::text`;
const SEQUENCES = `
  select c.relname as name, string_agg(r.role, ', ' order by r.place) as may
  from pg_class c cross join unnest($1::text[]) with ordinality as r(role, place)
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and has_sequence_privilege(r.role, c.oid, 'usage') group by c.relname order by c.relname`;

type Row = { name: string; role: string; may: string };

/** Prints the matrix of rights to docs/rights.md, so that a change of a right shows where changes are read. */
export async function printRights(databaseUrl: string): Promise<PrintedFile> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const ask = async (sql: string): Promise<Row[]> => (await client.query<Row>(sql, [Object.keys(ROLES)])).rows;
    const roles = Object.entries(ROLES).map(([role, who]) => `- \`${role}\`: ${who}\n`);
    const tables = (await ask(RIGHTS)).map((it) => `| ${it.name} | ${it.role} | ${it.may} |\n`);
    const functions = (await ask(FUNCTIONS)).map((it) => `| ${it.name} | ${it.may} |\n`);
    const sequences = (await ask(SEQUENCES)).map((it) => `| ${it.name} | ${it.may} |\n`);
    const text = [
      `${HEAD}\n${roles.join('')}`,
      `## Tables\n\n| table | login | may |\n|---|---|---|\n${tables.join('')}`,
      `## Functions with the owner's rights\n\n| function | for |\n|---|---|\n${functions.join('')}`,
      `## Sequences\n\n| sequence | for |\n|---|---|\n${sequences.join('')}`,
    ].join('\n');
    return { files: new Map([['docs/rights.md', text]]) };
  } finally {
    await client.end();
  }
}
