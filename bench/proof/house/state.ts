import pg from 'pg';
import { copyOf, type Play } from './model.ts';

/** Everything that a database holds at a moment, and what was acknowledged by then. */
export type HouseState = {
  /** Of every table how many rows it has, and a sum of hashes over all of them. */
  tables: Map<string, string>;
  /** The sealed book of each draw that has closed, the last checkpoint of the log, the last link of the trail. */
  books: string[];
  checkpoint: string | null;
  trail: string;
  play: Play;
};

const TABLES = `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by 1`;
const hashOf = (table: string) =>
  `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as hash from ${table} t`;

/** Reads all of a database in one snapshot. */
export async function readState(url: string, play: Play): Promise<HouseState> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // The query that follows fails with the same news.
  await client.connect();
  try {
    await client.query(`begin isolation level repeatable read read only; set local timezone = 'UTC'`);
    const tables = new Map<string, string>();
    for (const { name } of (await client.query(TABLES)).rows) tables.set(name, (await client.query(hashOf(name))).rows[0].hash);
    const books = await client.query(
      `select draw_id || ' ' || encode(sha256, 'hex') || ' ' || encode(root, 'hex') as book from lottery.draw_seal order by 1`,
    );
    const log = await client.query('select note from transparency.log_checkpoint order by size desc limit 1');
    const trail = await client.query(`select n || ':' || encode(hash, 'hex') as link from platform.audit_link order by n desc limit 1`);
    return {
      tables,
      books: books.rows.map((it) => it.book),
      checkpoint: log.rows[0]?.note ?? null,
      trail: trail.rows[0]?.link ?? '',
      play: copyOf(play),
    };
  } finally {
    await client.end();
  }
}

/** What two states differ in. What was acknowledged is looked at by the checker. */
export function differences(one: HouseState, other: HouseState): string[] {
  const found: string[] = [];
  for (const name of new Set([...one.tables.keys(), ...other.tables.keys()]))
    if (one.tables.get(name) !== other.tables.get(name)) found.push(`table ${name}: ${one.tables.get(name)} and ${other.tables.get(name)}`);
  if (one.books.join() !== other.books.join()) found.push('sealed books differ');
  if (one.checkpoint !== other.checkpoint) found.push('the checkpoints differ');
  if (one.trail !== other.trail) found.push(`the trail ends with ${one.trail} and with ${other.trail}`);
  return found;
}
