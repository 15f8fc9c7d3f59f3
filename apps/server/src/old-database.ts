import type { Queryable } from './platform/db.ts';

// These queries stand here and not in a .sql twin: they fit any database, also one without a schema.

const OLD =
  'This database was made by an early development version, whose steps became one schema per room; nobody can bring it up to date, and nothing was written. Data of a test or a demo goes: start with an empty DATA_DIR or another DATABASE_URL. Data that counts stays: go back to the version that made it.';

/** Why a database cannot be brought up to date, or null. Writes nothing. */
export async function refuseOldDatabase(db: Queryable): Promise<string | null> {
  const { rows: there } = await db.query(
    `select to_regclass('public.migration') is not null and to_regclass('platform.migration') is null as is_made`,
  );
  if (!there[0].is_made) return null;
  const { rows } = await db.query(`select bool_or(name in ('001_platform.sql', 'platform/schema.sql')) as is_old from public.migration`);
  return rows[0].is_old === true ? OLD : null;
}
