import { phrases } from '@shwekan/phrases/console';
import { exportHeadings } from '@shwekan/phrases/export-headings';
import type { PageLanguage } from '../refusal-answer.ts';
import type { Cell, Column, Table } from './cells.ts';

/** A table as an operator of a language reads it: its headings and the words of the contract in it. What people typed, names and codes stay as they are. */
export function inLanguage<T extends Table>(table: T, language: PageLanguage): T {
  if (language !== 'my') return table;
  const columns = table.columns.map((it) => ({ ...it, heading: headingIn(it) }));
  const rows = table.rows.map((row) => row.map((cell, nth) => (table.columns[nth]?.kind === 'word' ? wordIn(cell) : cell)));
  return { ...table, columns, rows };
}

/** How the house's own words in a document are said to an operator of a language: its parts, rows and columns. */
export function sayerIn(language: PageLanguage): (word: string) => string {
  return language === 'my' ? (word) => said(word) ?? word : (word) => word;
}

function headingIn({ way }: Column): string {
  return way.map((it) => said(it) ?? it).join(' ');
}

function wordIn(cell: Cell): Cell {
  return typeof cell === 'string' ? (said(cell) ?? cell) : cell;
}

/** What the console says for a word of the contract; null of a code that is the same in every language. */
function said(word: string): string | null {
  const plain = word.replaceAll('_', ' ');
  const begun = plain.charAt(0).toUpperCase() + plain.slice(1);
  return exportHeadings[plain] ?? phrases[plain] ?? phrases[begun] ?? null;
}
