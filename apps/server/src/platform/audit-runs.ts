import type { Queryable } from './db.ts';

/** What an audit came to; `after_day` null went over all of the books. */
export type AuditRun = { check_count: number; after_day: string | null; difference: string | null };

/** Writes down that an audit ran, for the console to show. As the database's owner alone, so it is none of the server's queries. */
export async function noteAuditRun(db: Queryable, { check_count, after_day, difference }: AuditRun): Promise<void> {
  await db.query('insert into platform.audit_run (check_count, after_day, difference) values ($1, $2, $3)', [
    check_count,
    after_day,
    difference,
  ]);
}
