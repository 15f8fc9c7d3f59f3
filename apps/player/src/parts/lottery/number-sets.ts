import { type Digits, numberValue, PYA_PER_KYAT } from '@shwekan/rules';
import { pyaOf, Refused } from '@shwekan/ui';
import { call } from '../../house/call.ts';
import { local } from '../../phone/storage.ts';
import type { DraftLine } from './kinds.ts';
import { mergeLines } from './lines.ts';

/** Numbers with their amounts that a player keeps under a name: "my numbers". */
export type NumberSet = { readonly name: string; readonly lines: readonly DraftLine[] };

const SETS_MAX = 20;
export const NAME_MAX = 24;

/** Where the sets of a visitor lie on this phone; lotteries of as many digits share them. Those of players lay here before the house kept them. */
const keyOf = (player_id: number | null, digits: Digits): string => `sets:${player_id ?? 'visitor'}:${digits}`;

/** A player's sets as the house keeps them, the newest first. Those that this phone kept by itself are brought over first, once. */
export async function askSets(player_id: number, digits: Digits): Promise<NumberSet[]> {
  const kept = readSets(player_id, digits);
  const known = setsIn(await call('GET /api/user/number_sets', { query: { digits } }), digits);
  if (kept.length === 0) return known;
  let all = known;
  // The oldest first: they come to lie as they did. A name that the house knows already is of another phone, and stays as it is there.
  for (const set of [...kept].reverse()) {
    if (all.some((it) => it.name === set.name) || all.length >= SETS_MAX) continue;
    try {
      all = await sendSet(digits, set);
    } catch (error) {
      // One that the house does not take keeps no other from it.
      if (!(error instanceof Refused)) throw error;
    }
  }
  local.removeItem(keyOf(player_id, digits));
  return all;
}

/** Keeps a set with the account, in the place of one of its name; answers all of them. */
export async function sendSet(digits: Digits, { name, lines }: NumberSet): Promise<NumberSet[]> {
  const sent = lines.map(({ bet_number, stake_pya }) => ({ bet_number, amount: stake_pya / PYA_PER_KYAT }));
  return setsIn(await call('POST /api/user/number_sets', { body: { digits, name, lines: sent } }), digits);
}

/** Lets a set of the account go; answers the others. */
export async function unsendSet(digits: Digits, name: string): Promise<NumberSet[]> {
  return setsIn(await call('POST /api/user/number_sets/delete', { body: { digits, name } }), digits);
}

type SetsAnswer = { data: readonly { name: string; lines: readonly { bet_number: string; amount: string }[] }[] };

function setsIn({ data }: SetsAnswer, digits: Digits): NumberSet[] {
  const sets = data.map(({ name, lines }) => ({
    name,
    lines: lines.map((it) => ({ bet_number: it.bet_number, stake_pya: pyaOf(it.amount) })),
  }));
  return sets.flatMap((it) => setIn(it, digits) ?? []);
}

/** The sets kept on this phone, the newest first. What cannot be read is none. */
export function readSets(player_id: number | null, digits: Digits): NumberSet[] {
  try {
    const kept: unknown = JSON.parse(local.getItem(keyOf(player_id, digits)) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap((it) => setIn(it, digits) ?? []) : [];
  } catch {
    return [];
  }
}

/** Keeps a visitor's set on this phone, in the place of one of its name, and of the oldest where there are too many; answers all of them. */
export function keepSet(digits: Digits, set: NumberSet): NumberSet[] {
  const others = readSets(null, digits).filter((it) => it.name !== set.name);
  return write(digits, [set, ...others].slice(0, SETS_MAX));
}

/** Lets a visitor's set go; answers the others. */
export function dropSet(digits: Digits, name: string): NumberSet[] {
  return write(
    digits,
    readSets(null, digits).filter((it) => it.name !== name),
  );
}

function write(digits: Digits, sets: NumberSet[]): NumberSet[] {
  local.setItem(keyOf(null, digits), JSON.stringify(sets));
  return sets;
}

function setIn(value: unknown, digits: Digits): NumberSet | null {
  const { name, lines } = (value ?? {}) as { name?: unknown; lines?: unknown };
  if (typeof name !== 'string' || name === '' || !Array.isArray(lines)) return null;
  const known = lines.filter(
    (it): it is DraftLine =>
      typeof it?.bet_number === 'string' &&
      numberValue(it.bet_number, digits) >= 0 &&
      Number.isSafeInteger(it.stake_pya) &&
      it.stake_pya >= 0,
  );
  return known.length === 0 ? null : { name: name.slice(0, NAME_MAX), lines: mergeLines(known) };
}
