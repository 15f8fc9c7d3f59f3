import { stringify } from 'csv-stringify/sync';
import writeXlsxFile from 'write-excel-file/node';
import { type Cell, type Table, wordOf } from './cells.ts';
import type { DocumentPart } from './documents.ts';

/** A cell of Excel's takes no more. */
const TEXT_MOST = 32_000;
/** A sheet's name takes no more. */
const SHEET_NAME_MOST = 31;
/** As the console shows them. */
const DAY_FORMAT = 'dd/mm/yyyy';
const TIME_FORMAT = 'dd/mm/yyyy hh:mm:ss';
const WIDTH = { least: 10, most: 40, looked_at: 200 };

/** A table as a file of text: Excel is told that it is UTF-8, and nothing that a player typed begins a formula there. */
export function writeCsv({ columns, rows }: Table): Buffer {
  return Buffer.from(
    stringify([columns.map((it) => it.heading), ...rows.map((row) => row.map(wordOf))], {
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
    }),
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

/** A document: a sheet for each of its parts. */
export async function writeSheets(parts: readonly DocumentPart[]): Promise<Buffer> {
  const sheets = parts.map(({ title, columns, rows }) => ({
    sheet: title.slice(0, SHEET_NAME_MOST),
    data: [
      ['', ...columns].map((it) => ({ value: it, fontWeight: 'bold' as const })),
      ...rows.map(({ name, cells }) => [name, ...cells].map(sheetCell)),
    ],
    columns: [
      { width: widthOf(rows.map((it) => it.name)) },
      ...columns.map((it) => ({ width: widthOf([it, ...rows.flatMap((row) => row.cells)]) })),
    ],
    stickyRowsCount: 1,
  }));
  return await writeXlsxFile(sheets).toBuffer();
}

function sheetCell(value: Cell) {
  if (value === null) return null;
  if (typeof value === 'number') return { type: Number, value, ...(Number.isInteger(value) ? {} : { format: '#,##0.00' }) };
  if (typeof value === 'string') return { type: String, value: value.slice(0, TEXT_MOST) };
  // A sheet knows no zones: it is told the hands of the clock in Yangon as if they were those of UTC.
  const isDay = !value.time.includes(' ');
  return { type: Date, value: new Date(`${value.time.replace(' ', 'T')}${isDay ? '' : 'Z'}`), format: isDay ? DAY_FORMAT : TIME_FORMAT };
}

function widthOf(cells: readonly Cell[]): number {
  return Math.min(WIDTH.most, Math.max(WIDTH.least, ...cells.map((it) => String(wordOf(it)).length + 2)));
}
