import type { User } from '@shwekan/contract';
import { onWindow } from '../phone/browser.ts';
import { LOCK_KEY } from '../phone/lock.ts';
import { local } from '../phone/storage.ts';
import { createStore } from '../phone/store.ts';

/** What is kept of a player: the token, and the profile as last told. */
export type Session = User & { token: string };

const STORAGE_KEY = 'user_info';
const store = createStore<Session | null>(stored(), () => null);

/** Reads again what is kept: a tab that slept did not hear what others did. */
export const lookAtSession = () => store.set(stored());

// Another tab logged in, out, or heard of a new balance.
onWindow('storage', (event) => {
  const { key } = event as StorageEvent;
  if (key === STORAGE_KEY || key === null) lookAtSession();
});

/** The session, or null when logged out. */
export const session = store.get;
export const useSession = store.use;
export const onSession = store.subscribe;

export function token(): string | null {
  return store.get()?.token ?? null;
}

/** Starts a session with what login or registration answered. */
export function startSession(user: User, newToken: string): void {
  keep({ ...user, token: newToken });
}

/** Merges what the server told of the player. Balances with an older `version` never overwrite newer ones. */
export function mergeUser(told: Partial<User>): void {
  const current = store.get();
  if (current === null) return;
  // Another tab has logged out, or in as somebody else, and this one has not heard of it yet: whoever left is not brought back.
  if (stored()?.token !== current.token) lookAtSession();
  else if (told.version === undefined || told.version >= current.version) keep({ ...current, ...told });
  else keep({ ...current, ...told, ...pursesOf(current) });
}

/** What a player sees without a network, and when their balances were told last. */
export const KEPT_OWN = 'kept_own';
export const HEARD_AT = 'heard_at';

/** Forgets the session on this phone. What its player asked for and typed waits for them: it may only have run out. */
export function endSession(): void {
  for (const key of [LOCK_KEY, KEPT_OWN, HEARD_AT, STORAGE_KEY]) local.removeItem(key);
  store.set(null);
}

function pursesOf({ balance, game_balance, p_balance, point, version }: User): Partial<User> {
  return { balance, game_balance, p_balance, point, version };
}

function keep(next: Session): void {
  local.setItem(HEARD_AT, String(Date.now()));
  local.setItem(STORAGE_KEY, JSON.stringify(next));
  store.set(next);
}

function stored(): Session | null {
  try {
    const kept = JSON.parse(local.getItem(STORAGE_KEY) ?? 'null') as Session | null;
    return typeof kept?.token === 'string' ? kept : null;
  } catch {
    return null;
  }
}
