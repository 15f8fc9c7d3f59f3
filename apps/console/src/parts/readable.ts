import { dayShown, isDay, kyatShown, sectionLabel } from '@shwekan/rules';
import { say } from '../app/say.tsx';
import { sayOfServer } from '../app/say-of-server.ts';
import { instantShown } from './time.ts';

/** One field of a stored record, as a person reads it. */
export type Field = { readonly name: string; readonly value: string };
/** A field that differs between two records; null where one of them has none. */
export type Change = { readonly name: string; readonly before: string | null; readonly after: string | null };

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const SECTION = /^\d\d:\d\d:00$/;
const UNITS = /_(pya|hundredths)$/;
/** A word of the contract's lists, as `time_out`; and fields in which such a word would be somebody's name or a code. */
const WORD = /^[a-z]+(_[a-z]+)*$/;
const NAMES = /(^|[._])(names?|username|operator|by|code|ref|key|words?|text|host)$/;

/** The fields of a stored record, nested ones with their path. Money is shown in kyat, odds as x85, instants in Yangon. */
export function fieldsOf(record: unknown): readonly Field[] {
  return leavesOf(record, '').map(({ path, leaf }) => ({ name: nameOf(path), value: textOf(path, leaf) }));
}

/**
 * What differs between a record before and after, in the order of the fields. `after` says what was set: a field that it
 * does not speak of was not touched.
 */
export function changesOf(before: unknown, after: unknown): readonly Change[] {
  const old = new Map(fieldsOf(before).map((field) => [field.name, field.value]));
  const fresh = new Map(fieldsOf(after).map((field) => [field.name, field.value]));
  const isWhole = before === null || before === undefined || after === null || after === undefined;
  const names = isWhole ? [...old.keys(), ...fresh.keys()] : [...fresh.keys()];
  return [...new Set(names)]
    .map((name) => ({ name, before: old.get(name) ?? null, after: fresh.get(name) ?? null }))
    .filter((change) => change.before !== change.after);
}

type Leaf = { path: string; leaf: unknown };

function leavesOf(value: unknown, path: string): Leaf[] {
  if (value === null || value === undefined) return path === '' ? [] : [{ path, leaf: null }];
  if (typeof value !== 'object') return [{ path, leaf: value }];
  const entries = Array.isArray(value) ? value.map((it, index) => [itemName(it, index), it] as const) : Object.entries(value);
  return entries.flatMap(([key, it]) => leavesOf(it, path === '' ? key : `${path}.${key}`));
}

/** The name of an item in a list: the number it is about when it says one, else its place. */
function itemName(item: unknown, index: number): string {
  const number = typeof item === 'object' && item !== null && 'bet_number' in item ? item.bet_number : null;
  return typeof number === 'string' ? number : String(index + 1);
}

function nameOf(path: string): string {
  return path
    .replace(UNITS, '')
    .split('.')
    .map((it) => sayOfServer(it.replaceAll('_', ' ')))
    .join(' › ');
}

function textOf(path: string, leaf: unknown): string {
  if (leaf === null || leaf === '') return say('none');
  if (typeof leaf === 'boolean') return say(leaf ? 'yes' : 'no');
  if (path.endsWith('_pya') && Number.isSafeInteger(Number(leaf))) return `${kyatShown(Number(leaf))} kyat`;
  if (path.endsWith('_hundredths')) return `x${Number(leaf) / 100}`;
  if (typeof leaf === 'string' && INSTANT.test(leaf)) return instantShown(leaf);
  if (typeof leaf === 'string' && isDay(leaf)) return dayShown(leaf);
  if (typeof leaf === 'string' && SECTION.test(leaf)) return sectionLabel(leaf.slice(0, 5));
  if (typeof leaf !== 'string' || NAMES.test(path)) return String(leaf);
  // Besides words of lists, the lines of deeds stand in the trail as the server wrote them.
  return WORD.test(leaf) ? say(leaf.replaceAll('_', ' ')) : sayOfServer(leaf);
}
