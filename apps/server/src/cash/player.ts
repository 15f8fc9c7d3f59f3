import { QUIET_AFTER_CREDENTIALS_HOURS } from '@shwekan/rules';
import { findPassword, type LockPlayerResult, lockPlayer } from '#queries/cash/player.ts';
import type { PlayerKind } from '../ledger/entries.ts';
import { type LockedPurse, lockPurses } from '../ledger/ledger.ts';
import type { Tx } from '../platform/db.ts';
import { tryOwnPassword } from '../platform/password-tries.ts';
import { passwordDoor } from '../platform/passwords.ts';
import { Refusal } from '../platform/refusal.ts';
import type { PlayerCaller } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';

/** Refuses with `password_wrong` unless this is the player's password; wrong ones are limited together with those of changing it. */
export async function askPassword(world: World, { player_id, session_id }: PlayerCaller, password: string): Promise<void> {
  const matches = await passwordDoor(async () => {
    const [player] = await findPassword.run({ player_id }, world.db);
    if (!player) throw new Error(`player ${player_id} is gone`);
    const { phone, password_hash: stored } = player;
    return tryOwnPassword(world.db, { player_id, phone, by: `${session_id}`, password, stored });
  });
  if (!matches) throw new Refusal('password_wrong', { errors: { password: 'password_wrong' } });
}

/** Locks a player for this transaction, so that their money requests are decided one after the other. */
export async function holdPlayer(tx: Tx, player_id: number): Promise<LockPlayerResult> {
  const [player] = await lockPlayer.run({ player_id, quiet_hours: QUIET_AFTER_CREDENTIALS_HOURS }, tx);
  if (!player) throw new Error(`player ${player_id} is gone`);
  return player;
}

/** Locks one purse of a player. Several are locked in the order main, game, hold: by id ascending. */
export async function holdPurse(tx: Tx, player_id: number, kind: PlayerKind): Promise<LockedPurse> {
  const [purse] = await lockPurses(tx, [player_id], kind);
  if (!purse) throw new Error(`player ${player_id} has no purse ${kind}`);
  return purse;
}
