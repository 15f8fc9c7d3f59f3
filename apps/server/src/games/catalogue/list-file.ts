import { parse } from 'csv-parse/sync';
import { Refusal } from '../../platform/refusal.ts';

const ROWS_MOST = 50_000;

/**
 * The rows of a list that an operator sent: JSON (an array, or an object with the list under one of the aggregator's names), or
 * CSV with a first line of names. Refuses `list_not_valid`.
 */
export function rowsOfFile(text: string): { source: 'json' | 'csv'; rows: unknown[] } {
  const trimmed = text.replace(/^\ufeff/, '').trim();
  const source = /^[[{]/.test(trimmed) ? 'json' : 'csv';
  const rows = source === 'json' ? rowsOfJson(trimmed) : rowsOfCsv(trimmed);
  if (rows === null || rows.length === 0 || rows.length > ROWS_MOST) throw new Refusal('list_not_valid');
  return { source, rows };
}

function rowsOfJson(text: string): unknown[] | null {
  try {
    const read: unknown = JSON.parse(text);
    if (Array.isArray(read)) return read;
    const lists = Object.values(read as object).filter((it) => Array.isArray(it));
    return lists.length === 1 ? (lists[0] as unknown[]) : null;
  } catch {
    return null;
  }
}

function rowsOfCsv(text: string): unknown[] | null {
  try {
    return parse(text, { columns: true, trim: true, skip_empty_lines: true, relax_column_count: true, delimiter: [',', ';', '\t'] });
  } catch {
    return null;
  }
}
