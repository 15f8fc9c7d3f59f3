import { local } from '../../phone/storage.ts';

const STORAGE_KEY = 'log-key';
const STORAGE_BEFORE = 'log-keys-before';
/** A verifier key of `signed-note`: name, id, bytes. */
const KEY = /^[^+\s]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]+=*$/;

/**
 * The house's log key as this phone first saw it, or as its player trusts it since; `before`: those it trusted until then, under which the log had other names.
 * `other`: the house shows another one now, which this phone does not trust. Null while the phone has never been told.
 * A key is seen once and kept: a house that shows some players another key cannot show it to a phone that knows the right one.
 */
export type LogKey = { key: string; before: readonly string[]; other: string | null } | null;

/** The key that this phone trusts; asks the house for it, as far as it can be reached. */
export async function trustedLogKey(): Promise<LogKey> {
  const known = local.getItem(STORAGE_KEY);
  const shown = await shownKey();
  if (known === null) {
    if (shown === null) return null;
    local.setItem(STORAGE_KEY, shown);
    return { key: shown, before: [], other: null };
  }
  return { key: known, before: keysBefore(), other: shown === known ? null : shown };
}

/** Trusts another key from now on, as its player says. What was signed under the ones before is still verified by them. */
export function trustLogKey(key: string): void {
  const known = local.getItem(STORAGE_KEY);
  local.setItem(STORAGE_BEFORE, JSON.stringify([...new Set([...keysBefore(), ...(known === null ? [] : [known])])]));
  local.setItem(STORAGE_KEY, key);
}

/**
 * The key by which a file is verified: the trusted one of the name that it is signed under, or the one in the file where this phone knows none. `is_renamed`: its name is the one that the house
 * gives its log now, and this phone does not trust it yet.
 */
export function keyFor(key: LogKey, file: { origin: string; log_key: string }): { log_key: string; is_renamed: boolean } {
  if (key === null) return { log_key: file.log_key, is_renamed: false };
  const trusted = [key.key, ...key.before].find((it) => nameOfKey(it) === file.origin);
  const is_renamed = trusted === undefined && key.other !== null && nameOfKey(key.other) === file.origin;
  return { log_key: trusted ?? key.key, is_renamed };
}

/** The name in a key. */
export function nameOfKey(key: string): string {
  return key.split('+')[0] ?? key;
}

function keysBefore(): string[] {
  try {
    const kept: unknown = JSON.parse(local.getItem(STORAGE_BEFORE) ?? '[]');
    return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string' && KEY.test(it)) : [];
  } catch {
    return [];
  }
}

/** The key that the house shows now; null when it cannot be asked. */
async function shownKey(): Promise<string | null> {
  try {
    const answer = await fetch('/log/key', { cache: 'no-store' });
    const [first = ''] = answer.ok ? (await answer.text()).split('\n') : [];
    return KEY.test(first) ? first : null;
  } catch {
    return null;
  }
}
