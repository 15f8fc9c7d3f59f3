import type { TestWorld } from './world.ts';

type TableReads = { written: number; scans: number; fetched: number };

/**
 * How many rows of a table were written, how often all of it was read, and how many rows were fetched by an index, as PostgreSQL counts them: a connection tells a
 * second later, at the end of its next work. Jobs read a small table whole now and then, so rows of scans say nothing.
 */
export async function readsOf(world: TestWorld, table: string): Promise<TableReads> {
  const [row] = await world.sql('select n_tup_ins, seq_scan, idx_tup_fetch from pg_stat_user_tables where relname = $1', [table]);
  return { written: Number(row?.['n_tup_ins']), scans: Number(row?.['seq_scan']), fetched: Number(row?.['idx_tup_fetch']) };
}
