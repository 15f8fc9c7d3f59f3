import { Day, type Endpoint, Instant, Kyat, rowOf } from '@shwekan/contract';
import { writeBets, yangonStamp } from '@shwekan/rules';
import { z } from 'zod';

/** A day or an instant as it stands in Yangon, `2026-11-28` or `2026-11-28 12:01:00`: a sheet counts with it. */
type Time = { time: string };
export type Cell = string | number | Time | null;
/**
 * What the contract says stands in a column, and has made sure of in the list's answer. A word is one of the contract's own, as states are; what a person
 * typed is a text, whatever it looks like.
 */
type ColumnKind = 'kyat' | 'day' | 'instant' | 'word' | 'text';
/** A column by the way to it in a row: `player.phone` stands under "Player phone". */
export type Column = { heading: string; way: string[]; kind: ColumnKind };
export type Table = { columns: readonly Column[]; rows: Cell[][] };

const KYAT = /^-?\d{1,13}\.\d\d$/;

/** The columns of a list, in the order of its contract: those of what is in a row are columns of their own. */
export function columnsOf({ reply }: Endpoint): Column[] {
  const row = rowOf(reply);
  return row === null ? [] : columnsIn(row, []);
}

/** What a row has in each column. */
export function cellsOf(columns: readonly Column[], row: object): Cell[] {
  return columns.map(({ way, kind }) =>
    cellOf(
      way.reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], row),
      kind,
    ),
  );
}

function columnsIn(shape: unknown, way: string[]): Column[] {
  const plain = unwrapped(shape);
  if (plain instanceof z.ZodObject) return Object.entries(plain.shape).flatMap(([name, part]) => columnsIn(part, [...way, name]));
  return [{ way, heading: headingOf(way), kind: kindOf(plain) }];
}

function kindOf(shape: unknown): ColumnKind {
  if (shape === Day) return 'day';
  if (shape === Instant) return 'instant';
  if (shape === Kyat || (shape instanceof z.ZodUnion && shape.options.includes(Kyat))) return 'kyat';
  return shape instanceof z.ZodEnum || shape instanceof z.ZodBoolean ? 'word' : 'text';
}

function unwrapped(shape: unknown): unknown {
  return shape instanceof z.ZodNullable || shape instanceof z.ZodOptional ? unwrapped(shape.unwrap()) : shape;
}

function headingOf(way: string[]): string {
  const words = way.join(' ').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Kyat are numbers, days and instants are times of Yangon, what has parts of its own is written as it came over the wire. */
function cellOf(value: unknown, kind: ColumnKind): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return wordsOf(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (kind === 'kyat' && KYAT.test(value)) return Number(value);
  if (kind === 'instant') return { time: yangonStamp(new Date(value)).slice(0, 19).replace('T', ' ') };
  return kind === 'day' ? { time: value } : value;
}

/** Words side by side, the numbers of a slip as the trade writes them (`12.34=500`), anything else as it came over the wire. */
function wordsOf(values: readonly unknown[]): string {
  if (values.every(isWord)) return values.join(', ');
  if (values.every(isBet)) return writeBets(values.map((it) => [it.bet_number, Number(it.amount)] as const)).replaceAll('\n', ', ');
  return JSON.stringify(values);
}

/** What a cell says where nothing counts with it. */
export function wordOf(cell: Cell): string | number {
  if (cell === null) return '';
  return typeof cell === 'object' ? cell.time : cell;
}

function isBet(value: unknown): value is { bet_number: string; amount: string } {
  const { bet_number, amount } = (value ?? {}) as Record<string, unknown>;
  return typeof bet_number === 'string' && typeof amount === 'string' && KYAT.test(amount);
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
