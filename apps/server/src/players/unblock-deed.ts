import { z } from 'zod';
import { lockBlock, playerForConsole, setBlock } from '#queries/players/console.ts';
import { lockPurses } from '../ledger/ledger.ts';
import type { Queryable } from '../platform/db.ts';
import type { DeedKind } from '../platform/deeds/kind.ts';
import { tell } from '../platform/facts.ts';

const Unblock = z.object({ player_id: z.number(), reason: z.string() });
type Block = { name: string; reason: string; at: string };

/**
 * A blocked player is let in again: an operator alone could let in a friend whom a colleague has blocked for fraud, or a person who has stopped play and
 * opened another account.
 */
export const unblockDeed: DeedKind<z.output<typeof Unblock>, Block> = {
  kind: 'unblock_player',
  asks: ['support', 'risk'],
  decides: ['support', 'risk'],
  data: Unblock,
  subject: ({ player_id }) => `player:${player_id}`,
  async lock(tx, { player_id }) {
    await lockBlock.run({ player_id }, tx);
  },
  basis: (db, { player_id }) => blockOf(db, player_id),
  title: (_data, { name }) => `${name} is let in again`,
  lines: ({ reason }, block) => [
    { field: 'Blocked because', before: block.reason, after: null },
    { field: 'Let in because', before: null, after: reason },
  ],
  /** Holds the purses that bets hold: a bet is decided wholly before it or wholly after it. */
  async perform(tx, { data: { player_id } }) {
    await lockPurses(tx, [player_id], 'main');
    await lockPurses(tx, [player_id], 'game');
    await setBlock.run({ player_id, reason: null }, tx);
    await tell(tx, { kind: 'changed', player_id, data: { what: 'profile' } });
  },
};

/** The name of a player who is blocked, why and since when; null of one who is not. */
async function blockOf(db: Queryable, player_id: number): Promise<Block | null> {
  const [player] = await playerForConsole.run({ player_id }, db);
  if (!player?.blocked_at) return null;
  return { name: player.name, reason: player.blocked_reason ?? '', at: player.blocked_at.toISOString() };
}
