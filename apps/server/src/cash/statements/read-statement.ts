import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { Piscina } from 'piscina';
import { Refusal } from '../../platform/refusal.ts';
import type { ReadRows } from './account-line.ts';
import { type Columns, findHeads, isEnough, likelyHeadRow } from './columns.ts';
import { hasMessages, readMessages } from './messages.ts';
import { readTable } from './table.ts';

const FILE_MOST_BYTES = 2 * 1024 * 1024;
const LINES_MOST = 5_000;
const CELLS_MOST = 60;
const TEXT_MOST = 400;
const THREAD_MOST_MB = 192;
const THREAD_MOST_MS = 15_000;
const QUEUE_MOST = 4;
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** What an operator brought: a file as base64, or the text of messages; and the columns, where they chose them. */
export type Brought = { kind: 'file' | 'messages'; content: string; columns?: Columns | undefined };
/** `heads` are the cells among which columns are chosen, of a table whose columns are not known; then nothing was read. */
export type ReadStatement = ReadRows & {
  source: 'csv' | 'xlsx' | 'messages';
  sha256: string;
  heads: string[];
  columns: Columns;
};

// A workbook is unpacked and read where neither its size nor its time is felt: the thread ends by its memory or its time, not the server.
const threads = new Piscina({
  filename: new URL('./sheet-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  maxQueue: QUEUE_MOST,
  idleTimeout: 10_000,
  resourceLimits: { maxOldGenerationSizeMb: THREAD_MOST_MB },
  execArgv: [],
});

/**
 * Reads a statement of an account of a way to pay. Refuses `statement_not_valid` what is no such file or has no rows, `statement_too_long` what has
 * more bytes or lines than are read at once, `busy` while others are read.
 */
export async function readStatement(method_code: string, { kind, content, columns }: Brought, now: Date): Promise<ReadStatement> {
  const bytes = Buffer.from(content, kind === 'file' ? 'base64' : 'utf8');
  if (bytes.length > FILE_MOST_BYTES) throw new Refusal('statement_too_long');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (kind === 'messages') {
    if (!hasMessages(method_code)) throw new Refusal('statement_not_valid');
    const read = readMessages(method_code, content);
    return { source: 'messages', sha256, heads: [], columns: {}, ...withoutFuture(bounded(read), now) };
  }
  const source = bytes.subarray(0, ZIP.length).equals(ZIP) ? 'xlsx' : 'csv';
  const rows = source === 'xlsx' ? await readSheet(bytes) : readCsv(bytes);
  return { source, sha256, ...readRows(rows, columns, now) };
}

function readRows(rows: string[][], chosen: Columns | undefined, now: Date): ReadRows & Pick<ReadStatement, 'heads' | 'columns'> {
  if (rows.every((cells) => cells.every((it) => it === ''))) throw new Refusal('statement_not_valid');
  const found = chosen === undefined ? findHeads(rows) : { head_row: likelyHeadRow(rows), columns: chosen };
  const head_row = found?.head_row ?? likelyHeadRow(rows);
  const heads = rows[head_row] ?? [];
  const columns = found?.columns ?? {};
  if (!isEnough(columns)) return { heads, columns, lines: [], skipped: [] };
  return { heads, columns, ...withoutFuture(bounded(readTable(rows, head_row, columns)), now) };
}

function bounded(read: ReadRows): ReadRows {
  if (read.lines.length > LINES_MOST || read.skipped.length > LINES_MOST) throw new Refusal('statement_too_long');
  return read;
}

/** What has not happened yet is a day that was read the wrong way round, or made up. */
function withoutFuture({ lines, skipped }: ReadRows, now: Date): ReadRows {
  const isFuture = (at: Date) => at.getTime() > now.getTime() + 86_400_000;
  const later = lines.filter((it) => isFuture(it.at)).map(({ line_number, said }) => ({ line_number, said, reason: 'in_future' as const }));
  return { lines: lines.filter((it) => !isFuture(it.at)), skipped: [...skipped, ...later].sort((a, b) => a.line_number - b.line_number) };
}

/** A text of cells: with commas, semicolons or tabs, as spreadsheets write it, in UTF-8 or UTF-16. */
function readCsv(bytes: Buffer): string[][] {
  const text = decoded(bytes);
  if (text === null) throw new Refusal('statement_not_valid');
  try {
    const rows = parse(text, {
      bom: true,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      delimiter: delimiterOf(text),
      to: LINES_MOST + 200,
      max_record_size: 20_000,
    });
    return rows.map((cells: string[]) => cells.slice(0, CELLS_MOST).map((it) => it.slice(0, TEXT_MOST)));
  } catch {
    throw new Refusal('statement_not_valid');
  }
}

function decoded(bytes: Buffer): string | null {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
    // A file of a program, a picture or an old spreadsheet is no text.
    return text.includes('\u0000') ? null : text;
  } catch {
    return null;
  }
}

/** Tabs or semicolons where rows have them: a comma is also in amounts. */
function delimiterOf(text: string): string {
  const rows = text.split('\n', 30);
  return ['\t', ';'].find((mark) => rows.some((it) => it.split(mark).length > 2)) ?? ',';
}

async function readSheet(bytes: Buffer): Promise<string[][]> {
  if (threads.queueSize >= QUEUE_MOST) throw new Refusal('busy', { retry_after_s: 2 });
  try {
    const rows: string[][] | null = await threads.run(bytes, { name: 'readWorkbook', signal: AbortSignal.timeout(THREAD_MOST_MS) });
    if (rows === null) throw new Refusal('statement_not_valid');
    return rows;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // Whatever is wrong with a file is wrong with the file: the thread that read it is made anew.
    throw new Refusal('statement_not_valid');
  }
}
