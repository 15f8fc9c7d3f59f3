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

/** What a rehearsal of a restore came to; `trouble` is why the backup cannot be relied on. */
export type RehearsalRun = { backup_at: Date | null; newest_at: Date | null; missing_count: number | null; trouble: string | null };

/** Writes down that a restore was rehearsed, likewise. */
export async function noteRehearsal(db: Queryable, { backup_at, newest_at, missing_count, trouble }: RehearsalRun): Promise<void> {
  await db.query('insert into platform.rehearsal_run (backup_at, newest_at, missing_count, trouble) values ($1, $2, $3, $4)', [
    backup_at,
    newest_at,
    missing_count,
    trouble,
  ]);
}
