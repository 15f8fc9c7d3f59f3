import type { Queryable } from '../platform/db.ts';
import type { World } from '../platform/world.ts';

// These queries stand here and not in a .sql twin: they fit any database, also one without a schema.

/** What a database is to a demo: nobody's yet, the demo's own, a house's, or another program's. */
export type DatabaseOwner = 'nobody' | 'demo' | 'house' | 'stranger';

/** What a house leaves in its database with the first thing that is done in it. */
const TRACES = ['operators.operator', 'players.player', 'platform.audit_row', 'ledger.entry'];

/** Why a demo does not begin in a database of these; what each sentence ends with is what to do. */
export const NOT_FOR_A_DEMO: Record<'house' | 'stranger', string> = {
  house:
    'This database holds a house (operators, players or money), and demo mode would ruin it: nothing was written. For the house set DEMO=0 (and NODE_ENV=production); for a demo give an empty DATA_DIR or another DATABASE_URL.',
  stranger:
    'This database holds tables of another program: nothing was written. Give DATABASE_URL an empty database, or leave it empty for the embedded one.',
};

/** Tells whose a database is. Writes nothing; fits a database without a schema and one that was migrated half way. */
export async function ownerOfDatabase(db: Queryable): Promise<DatabaseOwner> {
  const { rows: tables } = await db.query(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'graphile_worker') and c.relkind in ('r', 'p')`,
  );
  const names = new Set(tables.map(({ name }) => String(name)));
  if (names.has('platform.demo_clock')) return 'demo';
  if (names.size > 0 && !names.has('platform.migration')) return 'stranger';
  for (const table of TRACES.filter((it) => names.has(it))) {
    const { rows } = await db.query(`select from ${table} limit 1`);
    if (rows.length > 0) return 'house';
  }
  return 'nobody';
}

/**
 * Stops a server on a database of the other kind, before it writes anything: outside demo mode where the clock is movable (bets
 * could have been taken there at any time), in demo mode where it is not. Throws the sentence that says so.
 */
export async function refuseOtherKind({ config, db }: World): Promise<void> {
  const { rows } = await db.query(`select to_regclass('platform.demo_clock') is not null as is_demo`);
  if (rows[0].is_demo === config.DEMO) return;
  throw new Error(config.DEMO ? NOT_MADE_BY_DEMO : MADE_BY_DEMO);
}

export const MADE_BY_DEMO =
  'This database was made in demo mode and its clock can be moved: start with DEMO=1, or give DATABASE_URL another database.';
const NOT_MADE_BY_DEMO =
  'This database was not made in demo mode, and demo mode would ruin it: nothing was written. Start without DEMO, or let npm start make a demo in an empty database.';
