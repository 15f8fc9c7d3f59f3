import { type Endpoint, rowOf } from '@shwekan/contract';
import { writeBets, yangonStamp } from '@shwekan/rules';
import { z } from 'zod';

/** A day or an instant as it stands in Yangon, `2026-11-28` or `2026-11-28 12:01:00`: a sheet counts with it. */
type Time = { time: string };
export type Cell = string | number | Time | null;
/** A column by the way to it in a row: `player.phone` stands under "Player phone". `isWord` has words of the contract alone, as states are. */
export type Column = { heading: string; way: string[]; isWord: boolean };
export type Table = { columns: readonly Column[]; rows: Cell[][] };

const KYAT = /^-?\d{1,13}\.\d\d$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;

/** The columns of a list, in the order of its contract: those of what is in a row are columns of their own. */
export function columnsOf({ reply }: Endpoint): Column[] {
  const row = rowOf(reply);
  return row === null ? [] : columnsIn(row, []);
}

/** What a row has in each column. */
export function cellsOf(columns: readonly Column[], row: object): Cell[] {
  return columns.map(({ way }) => cellOf(way.reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], row)));
}

function columnsIn(shape: unknown, way: string[]): Column[] {
  const plain = unwrapped(shape);
  if (plain instanceof z.ZodObject) return Object.entries(plain.shape).flatMap(([name, part]) => columnsIn(part, [...way, name]));
  return [{ way, heading: headingOf(way), isWord: plain instanceof z.ZodEnum || plain instanceof z.ZodBoolean }];
}

function unwrapped(shape: unknown): unknown {
  return shape instanceof z.ZodNullable || shape instanceof z.ZodOptional ? unwrapped(shape.unwrap()) : shape;
}

function headingOf(way: string[]): string {
  const words = way.join(' ').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Kyat are numbers, days and instants are times of Yangon, what has parts of its own is written as it came over the wire. */
function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return wordsOf(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (KYAT.test(value)) return Number(value);
  if (INSTANT.test(value)) return { time: yangonStamp(new Date(value)).slice(0, 19).replace('T', ' ') };
  return DAY.test(value) ? { time: value } : value;
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
