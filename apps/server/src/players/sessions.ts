import { endSession, endSessionsOf, findSessions, insertSession, openSessions, touchSession } from '#queries/players/sessions.ts';
import type { Tx } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';
import type { LanesSize } from '../platform/lanes.ts';
import { openLookUps } from '../platform/look-ups.ts';
import { Refusal } from '../platform/refusal.ts';
import type { PlayerCaller } from '../platform/serve.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';
import type { World } from '../platform/world.ts';

/** Where a session is opened from, as its owner will read it. */
export type Opener = { address: string; device: string; device_hash: Buffer };

/** Opens a session of 30 days from its last use, 90 at most, and answers its token, which nobody can read again. */
export async function openSession(tx: Tx, player_id: number, from: Opener): Promise<string> {
  const { token, hash } = newToken();
  const { address, device, device_hash } = from;
  const [opened] = await insertSession.run({ token_hash: hash, player_id, device, device_hash, address }, tx);
  await tell(tx, { kind: 'session_opened', player_id, data: { session_id: opened?.id } });
  return token;
}

/** What is looked up together: as many at once as the pool of sessions has connections for, but two for the note of a use. */
const TOGETHER: LanesSize = { batch_max: 256, lanes: 2, waiting_max: 2048 };

/**
 * Answers how to ask for the player whose token this is: null when the session ended, expired or its player is blocked. Every call asks it
 * and nothing caches it: a logout counts at once on every process. Calls that come together ask together.
 */
export function openSessionLookUps(world: World): (token: string, address: string) => Promise<PlayerCaller | null> {
  const find = openLookUps(TOGETHER, async (tokens: string[]) => {
    const token_hashes = tokens.map(tokenHash);
    const found = await findSessions.run({ token_hashes }, world.db);
    const sessions = new Map(found.map((it) => [it.token_hash.toString('base64'), it]));
    return token_hashes.map((it) => sessions.get(it.toString('base64')) ?? null);
  });
  return async (token, address) => {
    const session = await find(token);
    if (session === null) return null;
    if (session.is_stale) await touchSession.run({ session_id: session.session_id, address }, world.db);
    return { player_id: session.player_id, session_id: session.session_id };
  };
}

/** The player's open sessions, last used first. */
export async function listSessions(world: World, who: PlayerCaller) {
  const rows = await openSessions.run({ player_id: who.player_id }, world.db);
  const data = rows.map((it) => ({
    id: it.id,
    device: it.device,
    address: it.address,
    created_at: it.created_at.toISOString(),
    seen_at: it.seen_at.toISOString(),
    is_current: it.id === who.session_id,
  }));
  return { data };
}

/** Ends one of the player's own sessions. Safe to repeat; another player's session is `not_found`. */
export async function endOwnSession(world: World, who: PlayerCaller, session_id: number) {
  await world.db.transaction((tx) => endOneSession(tx, who.player_id, session_id));
  return {};
}

/** Ends a session of a player, and tells the player's streams, which look whether theirs is ended. Refuses one that is not theirs. */
export async function endOneSession(tx: Tx, player_id: number, session_id: number): Promise<void> {
  const ended = await endSession.run({ session_id, player_id }, tx);
  if (ended.length === 0) throw new Refusal('not_found');
  await tell(tx, { kind: 'session_ended', player_id });
}

/** Ends all sessions of a player, but the one given; the streams are told as of one. */
export async function endOtherSessions(tx: Tx, player_id: number, but_session_id: number | null): Promise<void> {
  const ended = await endSessionsOf.run({ player_id, but_session_id }, tx);
  if (ended.length > 0) await tell(tx, { kind: 'session_ended', player_id });
}
