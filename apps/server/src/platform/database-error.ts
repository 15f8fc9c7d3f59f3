/** PostgreSQL's word of a standby that is asked to write (read_only_sql_transaction): the way still leads to one that does not lead any more. */
const LEADS_NO_MORE = '25006';

/** Whether an error means that the database cannot be reached or is not ready, so the caller may try again. */
export function isDatabaseLost(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string') {
    if (/^(08|57P|53)/.test(code) || code === LEADS_NO_MORE) return true;
    if (['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT'].includes(code)) return true;
  }
  const message = error instanceof Error ? error.message : '';
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|the database system is/.test(
    message,
  );
}

/** PostgreSQL's own word for it (transaction_resolution_unknown): the database was lost while it committed, or no standby has what it committed. */
const OUTCOME_UNKNOWN = '08007';

/** The error of a commit that may have been done, and may be lost. */
export function unknownOutcome(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code: OUTCOME_UNKNOWN });
}

/**
 * What a commit failed with. Where the database was lost meanwhile, nobody knows whether the work was done; where it said itself that it lacks
 * room, it was not.
 */
export function commitError(error: unknown): unknown {
  if (!isDatabaseLost(error) || isOutcomeUnknown(error) || sqlState(error)?.startsWith('53')) return error;
  return unknownOutcome('the database was lost while it committed', error);
}

/** Whether a transaction may have been committed or not. */
export function isOutcomeUnknown(error: unknown): boolean {
  return sqlState(error) === OUTCOME_UNKNOWN;
}

/** The SQLSTATE of a database error, or null. */
export function sqlState(error: unknown): string | null {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/**
 * Whether nothing was done and asking again is right: the database is lost, a lock, a statement or an idle transaction took too long, two
 * transactions could not both be, or a deadlock was broken. Also where `isOutcomeUnknown`: then only with a key that makes it one.
 */
export function mayPass(error: unknown): boolean {
  return isDatabaseLost(error) || ['55P03', '57014', '25P03', '40001', '40P01'].includes(sqlState(error) ?? '');
}

/** Whether a unique key of this name stopped a write. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return sqlState(error) === '23505' && (constraint === undefined || (error as { constraint?: string }).constraint === constraint);
}
