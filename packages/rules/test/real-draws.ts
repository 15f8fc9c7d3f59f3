import { readFileSync } from 'node:fs';

/** The rows of a file of real draws. Cells in quotes may hold commas. */
export function realDraws(file: string): string[][] {
  const text = readFileSync(new URL(`./real-draws/${file}`, import.meta.url), 'utf8');
  const [, ...rows] = text.trim().split(/\r?\n/);
  return rows.map((row) => [...row.matchAll(/"([^"]*)"|([^,]+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''));
}
