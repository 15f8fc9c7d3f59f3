import { kyatWire } from '@shwekan/rules';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

/** What a workbook may hold, unpacked: a file that says it holds more is a bomb or no statement. */
const UNPACKED_MOST_BYTES = 24 * 1024 * 1024;
const PARTS_MOST = 400;
/** More rows than a statement has; what a cell is cut to. */
const ROWS_MOST = 5_200;
const CELLS_MOST = 60;
const TEXT_MOST = 400;

/** The cells of a workbook's first sheet as text, or null of what is none. Run by a thread of its own: it may take long, and fail by its memory. */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][] | null> {
  if (!isSmall(bytes)) return null;
  const rows = await readSheet(bytes.slice().buffer, 1, { parseNumber: numberText });
  return rows.slice(0, ROWS_MOST).map((row) => row.slice(0, CELLS_MOST).map(cellText));
}

/** Looks at what an archive says of its parts; nothing is unpacked. A part that holds more than it says is cut there by the library. */
function isSmall(bytes: Uint8Array): boolean {
  let unpacked = 0;
  let parts = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      parts += 1;
      return false;
    },
  });
  return unpacked <= UNPACKED_MOST_BYTES && parts <= PARTS_MOST;
}

/** A hundredth of a pya: what a workbook, whose numbers are floats, may have lost of one. */
const LOST_MOST = 0.01;

/**
 * Whole numbers digit for digit: a transaction id has more than a float holds, and one that the sheet itself has rounded is no id any more. Others
 * in whole pya, as the sheet meant them (30000.100000000002 is 30000.10); what is not, is no amount, and stays as it is written.
 */
function numberText(text: string): string {
  if (/^-?\d+$/.test(text)) return text;
  const pya = Number(text) * 100;
  const whole = Math.round(pya);
  return Number.isSafeInteger(whole) && Math.abs(pya - whole) <= LOST_MOST ? kyatWire(whole) : `~${text}`;
}

/** A day of a sheet has no time zone: it is read as it stands there. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 19).replace('T', ' ');
  return String(value).trim().slice(0, TEXT_MOST);
}
