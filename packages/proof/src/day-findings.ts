import { isAmount } from './json-shape.ts';
import type { LogEntry } from './receipt-file.ts';

/** The members of a `funds` entry that its purses are told by. */
const KINDS = ['main_pya', 'game_pya', 'hold_pya', 'promotion_pya', 'referral_pya'] as const;
const SMALLEST_TREE = 256;
const ROOT = /^[0-9a-f]{64}$/;
const ENTRY_ID = /^[1-9]\d{0,17}$/;

/** What a `funds` entry says of the tree over purses, and in all; null when it contradicts itself. */
export function fundsTotals(funds: LogEntry): { root: string; size: number; purses_pya: number; owed_pya: number } | null {
  const { root, size, purses_pya, open_stakes_pya, owed_pya } = funds;
  if (typeof root !== 'string' || !ROOT.test(root) || !isTreeSize(size)) return null;
  const purses = sumOf(KINDS.map((it) => funds[it]));
  const owed = sumOf([purses_pya, open_stakes_pya]);
  return purses !== null && owed !== null && purses === purses_pya && owed === owed_pya
    ? { root, size, purses_pya: purses, owed_pya: owed }
    : null;
}

/**
 * What is wrong with the days that a whole log tells of, a sentence each: a total that is not the sum of its parts, entries that do not go on where those of
 * the day before end, a day without what was owed at its end, or one that is told again.
 */
export function dayFindings(entries: readonly LogEntry[]): string[] {
  const found: string[] = [];
  const days = entries.filter((it) => it.type === 'day');
  const funds = entries.filter((it) => it.type === 'funds');
  let before: { day: string; last_entry: bigint } = { day: '', last_entry: 0n };
  for (const it of days) {
    const day = String(it['day']);
    const [first, last] = [idOf(it['first_entry']), idOf(it['last_entry'])];
    if (day <= before.day) found.push(`${day} is told after ${before.day}`);
    if (first === null || first !== before.last_entry + 1n) found.push(`the entries of ${day} do not begin where those before it end`);
    if (first === null || last === null || !isCountWithin(it['entry_count'], first, last))
      found.push(`the count of the entries of ${day} does not fit their ids`);
    before = { day, last_entry: last ?? before.last_entry };
  }
  for (const it of funds) {
    if (fundsTotals(it) === null) found.push(`what was owed at the end of ${it['day']} is not the sum of its parts`);
  }
  const [told, owed] = [days.map((it) => String(it['day'])), funds.map((it) => String(it['day']))];
  for (const day of new Set([...told, ...owed])) {
    if (told.filter((it) => it === day).length > 1 || owed.filter((it) => it === day).length > 1) found.push(`${day} is told twice`);
    if (!owed.includes(day)) found.push(`what was owed at the end of ${day} is not told`);
    if (!told.includes(day)) found.push(`the entries of ${day} are not told`);
  }
  return found;
}

/** The sum of whole amounts, none of them below zero; null for anything else. */
function sumOf(amounts: readonly unknown[]): number | null {
  const sum = amounts.reduce<number>((all, it) => (isAmount(it) ? all + it : Number.NaN), 0);
  return isAmount(sum) ? sum : null;
}

function isCountWithin(count: unknown, first: bigint, last: bigint): boolean {
  return isAmount(count) && count > 0 && last >= first && BigInt(count) <= last - first + 1n;
}

function isTreeSize(value: unknown): value is number {
  return isAmount(value) && value >= SMALLEST_TREE && Number.isInteger(Math.log2(value));
}

function idOf(value: unknown): bigint | null {
  return typeof value === 'string' && ENTRY_ID.test(value) ? BigInt(value) : null;
}
