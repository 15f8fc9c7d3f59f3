import type { TestWorld } from './world.ts';

/** How many rows of a table were written, and how many were looked at, as PostgreSQL counts them: a connection tells a second later, at the end of its next work. */
export async function countsOf(world: TestWorld, table: string): Promise<{ written: number; looked_at: number }> {
  const [row] = await world.sql('select n_tup_ins, idx_tup_fetch + seq_tup_read as looked_at from pg_stat_user_tables where relname = $1', [
    table,
  ]);
  return { written: Number(row?.['n_tup_ins']), looked_at: Number(row?.['looked_at']) };
}
