import type { Db } from './db.ts';
import { countAgainst, isReached, type Limit, LimitReached } from './limits.ts';
import { isPassword } from './passwords.ts';
import { placeOf } from './places.ts';

const MINUTE_S = 60;
const TEN_MINUTES_S = 600;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** Wrong tries that one place and its network may have, for whatever accounts: one password tried on many accounts is stopped here. */
const PLACE = { minute: 10, hour: 100 };
const NETWORK = { minute: 30, hour: 300 };
/** Wrong tries for one account from one place, and from one device that its owner has used. */
const PAIR_A_MINUTE = 10;
const PAIR_IN_TEN = 30;
/** A device, or a session that is open on it, is lent, sold and stolen: who holds it now may know its owner. */
const OWN_A_DAY = 60;
/** So many wrong tries for one account in ten minutes, from all places together, slow it down: each place has few tries left. */
const ATTACK_IN_TEN = 30;
const PAIR_IN_TEN_ATTACKED = 2;

/** One who tries: an account as typed, from an address. `device` names a device from which its owner has logged in before. */
export type Trying = { door: 'login' | 'console'; account: string; address: string; device: string | null };

/** So many calls a minute and hour for a place and its network, whatever they ask. */
export function placeLimits(door: string, address: string): Limit[] {
  const { place, network } = placeOf(address);
  return [
    { bucket: `${door}:place:minute:${place}`, most: PLACE.minute, window_s: MINUTE_S },
    { bucket: `${door}:place:hour:${place}`, most: PLACE.hour, window_s: HOUR_S },
    { bucket: `${door}:network:minute:${network}`, most: NETWORK.minute, window_s: MINUTE_S },
    { bucket: `${door}:network:hour:${network}`, most: NETWORK.hour, window_s: HOUR_S },
  ];
}

/**
 * Whether this is the password of a stored hash, under limits that wrong tries alone fill. Counted before it is looked at and given back
 * when it was right, so that tries made at once count one by one. Refuses with `too_many_requests`, and with `busy` like `isPassword`.
 */
export async function tryPassword(db: Db, typed: { password: string; stored: string | null }, ...limits: Limit[]): Promise<boolean> {
  const counted = await countAgainst(db, ...limits);
  let matches = false;
  try {
    matches = await isPassword(typed.password, typed.stored);
  } catch (error) {
    await counted.giveBack();
    throw error;
  }
  if (matches) await counted.giveBack();
  return matches;
}

/**
 * The limits of a try to log in. No number of wrong tries from elsewhere keeps a right password out: what an account has for itself only
 * makes the tries of each place fewer. A device from which the owner has logged in before has tries of its own.
 */
export async function logInLimits(db: Db, { door, account, address, device }: Trying): Promise<Limit[]> {
  if (device !== null) return ownLimits(`${door}:device`, `${account}:${device}`);
  const isAttacked = await isReached(db, wrongOf(door, account));
  const pair = `${account}:${placeOf(address).place}`;
  return [
    ...placeLimits(door, address),
    { bucket: `${door}:pair:minute:${pair}`, most: PAIR_A_MINUTE, window_s: MINUTE_S },
    { bucket: `${door}:pair:ten:${pair}`, most: isAttacked ? PAIR_IN_TEN_ATTACKED : PAIR_IN_TEN, window_s: TEN_MINUTES_S },
  ];
}

/** An account whose password is asked for anew, and the session that asks, or the provider whose own app does. */
export type OwnTry = { player_id: number; phone: string; by: string; password: string; stored: string | null };

/**
 * Whether this is the password of a player whose session is open already, as where money leaves or the password changes. All doors that ask it share the
 * tries of the session, so that another phone of the owner has its own; wrong ones count for the account like those of a log-in.
 */
export async function tryOwnPassword(db: Db, { player_id, phone, by, password, stored }: OwnTry): Promise<boolean> {
  const matches = await tryPassword(db, { password, stored }, ...ownLimits('password', `${player_id}:${by}`));
  if (!matches) await noteWrongTry(db, 'login', phone);
  return matches;
}

/** Tries of one who holds what the owner has used: a device, or a session. */
export function ownLimits(door: string, own: string): Limit[] {
  return [
    { bucket: `${door}:${own}`, most: PAIR_A_MINUTE, window_s: MINUTE_S },
    { bucket: `${door}:ten:${own}`, most: PAIR_IN_TEN, window_s: TEN_MINUTES_S },
    { bucket: `${door}:day:${own}`, most: OWN_A_DAY, window_s: DAY_S },
  ];
}

/** Notes a wrong try for an account; answers whether it is one of more than thirty in ten minutes. */
export async function noteWrongTry(db: Db, door: Trying['door'], account: string): Promise<boolean> {
  return isBeyond(db, wrongOf(door, account));
}

/** Counts one more and answers whether it is beyond the limit; refuses nothing. */
export async function isBeyond(db: Db, limit: Limit): Promise<boolean> {
  try {
    await countAgainst(db, limit);
    return false;
  } catch (error) {
    if (error instanceof LimitReached) return true;
    throw error;
  }
}

function wrongOf(door: Trying['door'], account: string): Limit {
  return { bucket: `${door}:wrong:${account}`, most: ATTACK_IN_TEN, window_s: TEN_MINUTES_S };
}
