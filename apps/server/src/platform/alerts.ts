import type { AlertKind } from '@shwekan/contract';
import type { Queryable } from './db.ts';

/**
 * Raises what an operator must look at, once per `ref` for ever: asking again, also after it was closed, changes nothing.
 * Takes the pool or a transaction: an alert about work that is rolled back must outlive it.
 */
export async function raiseAlert(db: Queryable, ref: string, kind: AlertKind, data: Record<string, unknown> = {}): Promise<void> {
  await db.query('insert into alert (ref, kind, data) values ($1, $2, $3::jsonb) on conflict (ref) do nothing', [
    ref,
    kind,
    JSON.stringify(data),
  ]);
}
