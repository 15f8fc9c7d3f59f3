import { type AccountLine, type ReadRows, type SkippedRow, type SkipReason, saidText, transactionId } from './account-line.ts';
import { type Columns, directionOf, isDone, isGivenBack } from './columns.ts';
import { plainText, readAmount, readInstant } from './values.ts';

const PARTY_MOST = 120;

type Moved = { amount_pya: number; direction: 'in' | 'out' };
type RowReading = (Moved & { at: Date }) | { reason: SkipReason };

/**
 * The rows below the heads of a table as lines. Sums, balances brought forward, anything without a time or an amount, what did not go through or was
 * given back, and an amount of which nothing says whether it came or left is skipped, with its reason.
 */
export function readTable(rows: readonly string[][], head_row: number, columns: Columns): ReadRows {
  const lines: AccountLine[] = [];
  const skipped: SkippedRow[] = [];
  for (const [nth, cells] of rows.entries()) {
    if (nth <= head_row || cells.every((it) => it === '')) continue;
    const line_number = nth + 1;
    const said = saidText(cells.filter((it) => it !== '').join(' | '));
    const read = readRow(cells, columns);
    if ('reason' in read) skipped.push({ line_number, said, reason: read.reason });
    else lines.push({ line_number, said, ...read, ...restOf(cells, columns) });
  }
  return { lines, skipped };
}

function readRow(cells: readonly string[], columns: Columns): RowReading {
  const cell = cellOf(cells, columns);
  const at = readInstant(cell('time'), columns.clock === undefined ? undefined : cell('clock'));
  if (at === null) return { reason: 'no_time' };
  const { amount_pya, direction } = readMoved(cell, columns);
  if (amount_pya === null) return { reason: 'no_amount' };
  if (columns.status !== undefined && !isDone(cell('status'))) return { reason: 'not_done' };
  // What was given back may look like a payment with the id of what it undoes. What left credits nobody: it is a line for the balances.
  if (direction !== 'out' && (isGivenBack(cell('direction')) || isGivenBack(cell('party')))) return { reason: 'not_done' };
  return direction === null ? { reason: 'no_direction' } : { at, amount_pya, direction };
}

type Cell = ReturnType<typeof cellOf>;

/** How much moved, and which way; no direction where nothing says it, or two things say another. */
function readMoved(cell: Cell, columns: Columns): { amount_pya: number | null; direction: Moved['direction'] | null } {
  for (const [meaning, direction] of [
    ['amount_in', 'in'],
    ['amount_out', 'out'],
  ] as const) {
    const pya = readAmount(cell(meaning));
    if (pya === null || pya === 0) continue;
    // Banks write what left below zero or not; what came below zero was taken back.
    return { amount_pya: Math.abs(pya), direction: direction === 'in' && pya < 0 ? null : direction };
  }
  const pya = readAmount(cell('amount'));
  if (pya === null || pya === 0) return { amount_pya: null, direction: null };
  return { amount_pya: Math.abs(pya), direction: directionIn(cell, columns, pya) };
}

/** A sign says it, and a word, which may not say another than a minus does. In a table without words an amount without a sign came in. */
function directionIn(cell: Cell, columns: Columns, pya: number): Moved['direction'] | null {
  const word = isGivenBack(cell('direction')) ? null : directionOf(cell('direction'));
  if (pya < 0) return word === 'in' ? null : 'out';
  if (word !== null) return word;
  return columns.direction === undefined || plainText(cell('amount')).includes('+') ? 'in' : null;
}

function restOf(cells: readonly string[], columns: Columns) {
  const cell = cellOf(cells, columns);
  return {
    transaction_id: transactionId(cell('transaction_id')),
    party: saidText(cell('party'), PARTY_MOST) || null,
    balance_pya: readAmount(cell('balance')),
  };
}

function cellOf(cells: readonly string[], columns: Columns) {
  return (meaning: keyof Columns) => cells[columns[meaning] ?? -1] ?? '';
}
