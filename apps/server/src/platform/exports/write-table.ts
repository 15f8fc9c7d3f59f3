import { stringify } from 'csv-stringify/sync';
import writeXlsxFile from 'write-excel-file/node';
import type { Cell, Table } from './cells.ts';

/** A cell of Excel's takes no more. */
const TEXT_MOST = 32_000;
const WIDTH = { least: 10, most: 40, looked_at: 200 };

/** A table as a file of text: Excel is told that it is UTF-8, and nothing that a player typed begins a formula there. */
export function writeCsv({ columns, rows }: Table): Buffer {
  return Buffer.from(
    stringify([columns.map((it) => it.heading), ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' }),
  );
}

/** A table as a sheet. A text is written as a text: it is no formula, whatever it begins with. */
export async function writeXlsx({ columns, rows }: Table): Promise<Buffer> {
  const head = columns.map((it) => ({ value: it.heading, fontWeight: 'bold' as const }));
  const sheet = [head, ...rows.map((row) => row.map(sheetCell))];
  const widths = columns.map((it, nth) => ({
    width: widthOf([it.heading, ...rows.slice(0, WIDTH.looked_at).map((row) => row[nth] ?? null)]),
  }));
  return await writeXlsxFile(sheet, { columns: widths, stickyRowsCount: 1 }).toBuffer();
}

function sheetCell(value: Cell) {
  if (value === null) return null;
  if (typeof value === 'number') return { type: Number, value, ...(Number.isInteger(value) ? {} : { format: '#,##0.00' }) };
  return { type: String, value: value.slice(0, TEXT_MOST) };
}

function widthOf(cells: readonly Cell[]): number {
  return Math.min(WIDTH.most, Math.max(WIDTH.least, ...cells.map((it) => String(it ?? '').length + 2)));
}
