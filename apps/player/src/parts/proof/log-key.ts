import { local } from '../../phone/storage.ts';

const STORAGE_KEY = 'log-key';
/** A verifier key of `signed-note`: name, id, bytes. */
const KEY = /^[^+\s]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]+=*$/;

/**
 * The house's log key as this phone first saw it. `changed`: the house shows another one now. Null while the phone has never been told.
 * A key is seen once and kept: a house that shows some players another key cannot show it to a phone that knows the right one.
 */
export type LogKey = { key: string; is_changed: boolean } | null;

/** The key that this phone trusts; asks the house for it, as far as it can be reached. */
export async function trustedLogKey(): Promise<LogKey> {
  const known = local.getItem(STORAGE_KEY);
  const shown = await shownKey();
  if (known === null) {
    if (shown === null) return null;
    local.setItem(STORAGE_KEY, shown);
    return { key: shown, is_changed: false };
  }
  return { key: known, is_changed: shown !== null && shown !== known };
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
