import { type Digits, numberValue } from '@shwekan/rules';
import { local } from '../../phone/storage.ts';
import { mergeLines } from './draft.ts';
import type { DraftLine } from './kinds.ts';

/** Numbers with their amounts that a player keeps under a name: "my numbers". */
export type NumberSet = { readonly name: string; readonly lines: readonly DraftLine[] };

const SETS_MAX = 20;
export const NAME_MAX = 24;

/** Where a player's sets lie on this phone; lotteries of as many digits share them. */
const keyOf = (player_id: number | null, digits: Digits): string => `sets:${player_id ?? 'visitor'}:${digits}`;

/** A player's sets, the newest first. What cannot be read is none. */
export function readSets(player_id: number | null, digits: Digits): NumberSet[] {
  try {
    const kept: unknown = JSON.parse(local.getItem(keyOf(player_id, digits)) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap((it) => setIn(it, digits) ?? []) : [];
  } catch {
    return [];
  }
}

/** Keeps a set in the place of one of its name, and of the oldest where there are too many; answers all of them. */
export function keepSet(player_id: number | null, digits: Digits, set: NumberSet): NumberSet[] {
  const others = readSets(player_id, digits).filter((it) => it.name !== set.name);
  return write(player_id, digits, [set, ...others].slice(0, SETS_MAX));
}

/** Lets a set go; answers the others. */
export function dropSet(player_id: number | null, digits: Digits, name: string): NumberSet[] {
  return write(
    player_id,
    digits,
    readSets(player_id, digits).filter((it) => it.name !== name),
  );
}

function write(player_id: number | null, digits: Digits, sets: NumberSet[]): NumberSet[] {
  local.setItem(keyOf(player_id, digits), JSON.stringify(sets));
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
