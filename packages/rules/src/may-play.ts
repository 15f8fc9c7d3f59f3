import { ageOn } from './age.ts';
import { MINIMUM_AGE_YEARS } from './minimum-age.ts';

export type PlayRefusal = 'blocked' | 'birthday_needed' | 'under_age' | 'excluded' | 'overdrawn' | 'limit_reached';

/** A player as far as any play for money asks. `is_overdrawn` when a reversal left a purse below zero. */
export type PlayingPlayer = {
  readonly is_blocked: boolean;
  readonly is_excluded: boolean;
  readonly is_overdrawn: boolean;
  readonly birthday: string | null;
  /** What the player's own stake and loss limits leave; null without such limits. */
  readonly stake_left_pya: number | null;
};

/**
 * Why a player may not stake so much now, or null. A stake of 0 asks whether they may play at all: with nothing left of a
 * limit they may not. A minimum age below 18 counts as 18.
 */
export function refusePlaying(
  player: PlayingPlayer,
  asked: { stake_pya: number; today: string; minimum_age_years: number },
): PlayRefusal | null {
  if (player.is_blocked) return 'blocked';
  if (player.birthday === null) return 'birthday_needed';
  if (ageOn(player.birthday, asked.today) < Math.max(asked.minimum_age_years, MINIMUM_AGE_YEARS)) return 'under_age';
  if (player.is_excluded) return 'excluded';
  if (player.is_overdrawn) return 'overdrawn';
  if (player.stake_left_pya !== null && Math.max(asked.stake_pya, 1) > player.stake_left_pya) return 'limit_reached';
  return null;
}
