import type pg from 'pg';

/** Takes a guard out of a function of the database, for a control; it must have been there. */
export async function takeOut(owner: pg.Pool, name: string, guard: string, instead = ''): Promise<void> {
  const { rows } = await owner.query('select pg_get_functiondef(oid) as text from pg_proc where proname = $1', [name]);
  const text = String(rows[0]?.text);
  if (!text.includes(guard)) throw new Error(`${name} has no "${guard}"`);
  await owner.query(text.replaceAll(guard, instead));
}

/** Drops the constraints of a table whose definition has such words, for a control; there must be some. */
export async function dropConstraints(owner: pg.Pool, table: string, like: string): Promise<void> {
  const { rows } = await owner.query(
    `select conname from pg_constraint where conrelid = $1::regclass and pg_get_constraintdef(oid) like $2`,
    [table, like],
  );
  if (rows.length === 0) throw new Error(`${table} has no constraint like ${like}`);
  for (const { conname } of rows) await owner.query(`alter table ${table} drop constraint "${conname}"`);
}
