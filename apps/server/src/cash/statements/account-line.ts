import { createHash } from 'node:crypto';

/** What a statement says of one movement of an account of ours. */
export type AccountLine = {
  line_number: number;
  at: Date;
  transaction_id: string | null;
  direction: 'in' | 'out';
  amount_pya: number;
  party: string | null;
  balance_pya: number | null;
  /** As it was read. */
  said: string;
};
/** Why a row is no line. */
export type SkipReason = 'no_time' | 'no_amount' | 'no_direction' | 'not_done' | 'in_future' | 'not_read';
export type SkippedRow = { line_number: number; reason: SkipReason; said: string };
/** What was read: every row is a line or is skipped with its reason. */
export type ReadRows = { lines: AccountLine[]; skipped: SkippedRow[] };

const SAID_MOST = 400;
const ID = /^[A-Z0-9-]{4,60}$/;
const ID_DIGITS_LEAST = 4;
const DAY = /^(\d{1,2}-\d{1,2}-\d{4}|\d{4}-\d{1,2}-\d{1,2})$/;

/**
 * The names by which lines are known again in another statement: id, direction and amount, or where there is no id everything that is said,
 * and for what a statement says twice without an id, which of them it is.
 */
export function keysOf(lines: readonly AccountLine[]): string[] {
  const met = new Map<string, number>();
  return lines.map((line) => {
    if (line.transaction_id !== null) return `id:${plainId(line.transaction_id)}:${line.direction}:${line.amount_pya}`;
    const { at, direction, amount_pya, party, balance_pya } = line;
    const words = [at.toISOString(), direction, amount_pya, party ?? '', balance_pya ?? ''].join('\n');
    const key = `said:${createHash('sha256').update(words).digest('hex')}`;
    const nth = (met.get(key) ?? 0) + 1;
    met.set(key, nth);
    return `${key}:${nth}`;
  });
}

/** An id as it is compared: without hyphens, and without zeros in front, which sheets lose. */
function plainId(transaction_id: string): string {
  return transaction_id.replaceAll('-', '').replace(/^0+/, '');
}

/** A transaction id as it is kept: capitals, digits and hyphens; null of what is none: a word, zeros alone, a day. */
export function transactionId(text: string): string | null {
  const id = text.replace(/[\s#:]/g, '').toUpperCase();
  const digits = id.replace(/\D/g, '');
  return ID.test(id) && digits.length >= ID_DIGITS_LEAST && /[1-9]/.test(digits) && !DAY.test(id) ? id : null;
}

/** A text of a statement as it is kept: one line without control characters, not longer than is of use. */
export function saidText(text: string, most = SAID_MOST): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, most);
}
