import { type PlayRefusal, refusePlaying } from '@shwekan/rules';
import { z } from 'zod';
import { holdPlay } from '#queries/platform/play.ts';
import type { Queryable } from './db.ts';
import type { HouseSetting } from './house-settings.ts';
import type { World } from './world.ts';

/** Whether no game may be played and no money moved to one. Operators of games switch it, and so do those of cash. */
export const GAME_MAINTENANCE: HouseSetting<boolean> = { key: 'game_maintenance', shape: z.boolean(), initial: false };

/**
 * Why a player may not play for money now, or null: `blocked`, `birthday_needed`, `under_age`, `excluded` (time-out or
 * self-exclusion), `overdrawn`, `limit_reached` (the stake and loss limits they set, lotteries and games together). For every
 * room. With the stake of a bet, call it in the transaction that posts the bet, before any other lock on purses: it locks the
 * player's main and game purses, so that no two bets pass a limit together. With 0 it asks whether a game may be opened.
 */
export async function refusePlay(
  world: World,
  db: Queryable,
  { player_id, stake_pya }: { player_id: number; stake_pya: number },
): Promise<PlayRefusal | null> {
  const [player] = await holdPlay.run({ player_id }, db);
  if (!player) throw new Error(`player ${player_id} is gone`);
  return refusePlaying(player, { stake_pya, today: player.today, minimum_age_years: world.config.MINIMUM_AGE });
}
