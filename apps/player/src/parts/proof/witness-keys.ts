import { witnessKeysIn } from '@shwekan/proof';
import { local } from '../../phone/storage.ts';

const STORAGE_KEY = 'log-witnesses';
/** A verifier key of `signed-note`: name, id, bytes. */
const KEY = /^[^+\s]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]+=*$/;
/** So many are taken over from the house, which cannot fill up what its player keeps. */
const NAMED_MAX = 20;

/**
 * The witnesses whom this phone trusts, and those whom the house names now and this phone does not. The first that a house names are
 * trusted and kept: later the house cannot put others in their place, only its player can.
 */
export type WitnessKeys = { trusted: readonly string[]; others: readonly string[] };

/** Asks the house whom it names, as far as it can be reached. */
export async function witnessKeys(): Promise<WitnessKeys> {
  const kept = keptKeys();
  const named = await namedKeys();
  if (kept !== null) return { trusted: kept, others: named.filter((it) => !kept.includes(it)) };
  if (named.length > 0) keep(named);
  return { trusted: named, others: [] };
}

/** Trusts more witnesses from now on. */
export function trustWitnesses(keys: readonly string[]): void {
  keep([...new Set([...(keptKeys() ?? []), ...keys])]);
}

/** Trusts a witness no more. */
export function forgetWitness(key: string): void {
  keep((keptKeys() ?? []).filter((it) => it !== key));
}

/** The name in a witness' key. */
export function nameOfWitness(key: string): string {
  return key.split('+')[0] ?? key;
}

function keep(keys: readonly string[]): void {
  local.setItem(STORAGE_KEY, JSON.stringify(keys));
}

function keptKeys(): string[] | null {
  try {
    const kept: unknown = JSON.parse(local.getItem(STORAGE_KEY) ?? 'null');
    return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string' && KEY.test(it)) : null;
  } catch {
    return null;
  }
}

async function namedKeys(): Promise<string[]> {
  try {
    const answer = await fetch('/log/witnesses', { cache: 'no-store' });
    if (!answer.ok) return [];
    return [...new Set(witnessKeysIn(await answer.text()).filter((it) => KEY.test(it)))].slice(0, NAMED_MAX);
  } catch {
    return [];
  }
}
