import { type AccountLine, type ReadRows, type SkippedRow, saidText, transactionId } from './account-line.ts';
import { type Columns, directionOf } from './columns.ts';
import { readAmount, readInstant } from './values.ts';

const PARTY_MOST = 120;

type RowReading = { at: Date | null; amount_pya: number | null; direction: 'in' | 'out' };

/** The rows below the heads of a table as lines. Sums, balances brought forward and anything without a time or an amount is skipped, with its reason. */
export function readTable(rows: readonly string[][], head_row: number, columns: Columns): ReadRows {
  const lines: AccountLine[] = [];
  const skipped: SkippedRow[] = [];
  for (const [nth, cells] of rows.entries()) {
    if (nth <= head_row || cells.every((it) => it === '')) continue;
    const line_number = nth + 1;
    const said = saidText(cells.filter((it) => it !== '').join(' | '));
    const { at, amount_pya, direction } = readRow(cells, columns);
    if (at === null || amount_pya === null) {
      skipped.push({ line_number, said, reason: at === null ? 'no_time' : 'no_amount' });
      continue;
    }
    lines.push({ line_number, said, at, amount_pya, direction, ...restOf(cells, columns) });
  }
  return { lines, skipped };
}

function readRow(cells: readonly string[], columns: Columns): RowReading {
  const cell = cellOf(cells, columns);
  const at = readInstant(cell('time'), columns.clock === undefined ? undefined : cell('clock'));
  for (const [meaning, direction] of [
    ['amount_in', 'in'],
    ['amount_out', 'out'],
  ] as const) {
    const pya = readAmount(cell(meaning));
    if (pya !== null && pya !== 0) return { at, amount_pya: Math.abs(pya), direction };
  }
  const pya = readAmount(cell('amount'));
  // A word says it before a sign does; an amount with neither came in.
  const direction = directionOf(cell('direction')) ?? (pya !== null && pya < 0 ? 'out' : 'in');
  return { at, amount_pya: pya === null || pya === 0 ? null : Math.abs(pya), direction };
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
