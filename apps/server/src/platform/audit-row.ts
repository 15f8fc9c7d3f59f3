import type { Tx } from './db.ts';

/** What an operator did. `subject` names the thing ("cash_in:12"), `before` and `after` what changed of it. */
export type AuditRow = {
  operator_id: number;
  action: string;
  subject: string;
  before?: unknown;
  after?: unknown;
  reason?: string | null;
  address?: string | null;
};

/** What the trail takes of an operator's call. */
export type OperatorCall = { who: { operator_id: number }; address: string };

/** Writes one row of the audit trail, in the transaction of the action: the one never exists without the other. Chained when that commits. */
export async function auditRow(tx: Tx, row: AuditRow): Promise<void> {
  await tx.query('select write_audit($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7)', [
    row.operator_id,
    row.action,
    row.subject,
    json(row.before),
    json(row.after),
    row.reason ?? null,
    row.address ?? null,
  ]);
}

/** The same for an operator's call, which says who did it and from where. */
export async function auditCall(tx: Tx, { who, address }: OperatorCall, row: Omit<AuditRow, 'operator_id' | 'address'>): Promise<void> {
  await auditRow(tx, { ...row, operator_id: who.operator_id, address });
}

function json(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
