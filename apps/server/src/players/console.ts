import type { players } from '@shwekan/contract';
import { kyatWire, normalisePhone, PYA_PER_KYAT, yangonStamp } from '@shwekan/rules';
import {
  lockBlock,
  type PageOfPlayersResult,
  type PlayerForConsoleResult,
  pageOfPlayers,
  playerForConsole,
  pursesForConsole,
  setBlock,
} from '#queries/players/console.ts';
import { lockPurses } from '../ledger/ledger.ts';
import { auditCall } from '../platform/audit-row.ts';
import { literal, type Queryable } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';
import { readCounted } from '../platform/lists.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { limitsOf } from './play-limits.ts';
import { endOtherSessions } from './sessions.ts';

/** Players for an operator, newest first, counted up to ten thousand; a phone as people type it finds its own. */
export async function listPlayers(world: World, call: Call<typeof players.list>) {
  const { state = null, referred_by = null } = call.query;
  const typed = call.query.search?.trim() ?? '';
  const search = normalisePhone(typed) ?? (literal(typed) || null);
  const wanted = { search, state, referred_by, sort: call.query.sort ?? null };
  const { rows, total_count, next } = await readCounted(world.db, pageOfPlayers, wanted, call.query);
  return { total_count, next, data: rows.map(rowWire) };
}

function rowWire({ main_pya, game_pya, total_count: _, ...row }: PageOfPlayersResult) {
  return {
    ...row,
    excluded_until: row.excluded_until && yangonStamp(row.excluded_until),
    created_at: yangonStamp(row.created_at),
    seen_at: row.seen_at && yangonStamp(row.seen_at),
    balance: kyatWire(main_pya),
    game_balance: kyatWire(game_pya),
  };
}

/** A player as operators see them, every purse with them. Refuses `not_found`. */
export async function showPlayer(db: Queryable, player_id: number) {
  const [row] = await playerForConsole.run({ player_id }, db);
  if (!row) throw new Refusal('not_found');
  const purses = await pursesForConsole.run({ player_id }, db);
  return {
    ...profileWire(row),
    limits: await limitsOf(db, player_id),
    purses: purses.map(({ kind, unit, balance, is_overdrawn }) => ({
      kind,
      // Points stand on the wire as kyat do.
      balance: kyatWire(unit === 'points' ? balance * PYA_PER_KYAT : balance),
      is_overdrawn,
    })),
  };
}

function profileWire(row: PlayerForConsoleResult) {
  const { id, user_code, name, phone, email, birthday, image, language, session_count, note_count } = row;
  const by = row.referrer_id === null ? null : { id: row.referrer_id, name: row.referrer_name ?? '', phone: row.referrer_phone ?? '' };
  return {
    ...{ id, user_code, name, phone, email, birthday, image, language, session_count, note_count },
    created_at: yangonStamp(row.created_at),
    credentials_changed_at: row.credentials_changed_at && yangonStamp(row.credentials_changed_at),
    lvl_2: { state: row.lvl_2_state, name: row.lvl_2_name, reason: row.lvl_2_reason },
    block: row.blocked_at && { at: yangonStamp(row.blocked_at), reason: row.blocked_reason ?? '' },
    turnover: kyatWire(row.turnover_pya),
    referral: {
      code: row.referral_code,
      by,
      friend_count: row.friend_count,
      earned: kyatWire(row.earned_pya),
      claimed: kyatWire(row.claimed_pya),
    },
  };
}

/**
 * Blocks a player: every session ends, and login, bets, games, cash-in and cash-out are refused until two operators let them in
 * again. What they asked for before waits for an operator as it did. Holds the purses that bets hold: a bet is decided wholly before it or
 * wholly after it. Refuses `already_decided` for a player who is blocked.
 */
export async function block(world: World, { params: { id: player_id }, body: { reason }, who, address }: Call<typeof players.block>) {
  return world.db.transaction(async (tx) => {
    const [before] = await lockBlock.run({ player_id }, tx);
    if (!before) throw new Refusal('not_found');
    if (before.is_blocked) throw new Refusal('already_decided');
    await lockPurses(tx, [player_id], 'main');
    await lockPurses(tx, [player_id], 'game');
    await setBlock.run({ player_id, reason }, tx);
    await endOtherSessions(tx, player_id, null);
    const changed = { before: { blocked: false }, after: { blocked: true } };
    await auditCall(tx, { who, address }, { action: 'block_player', subject: `player:${player_id}`, ...changed, reason });
    await tell(tx, { kind: 'changed', player_id, data: { what: 'profile' } });
    return { data: await showPlayer(tx, player_id) };
  });
}
