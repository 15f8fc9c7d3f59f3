import type { DialectName } from '@shwekan/rules';
import { findMember } from '#queries/games/wallet/callbacks.ts';
import { tryOwnPassword } from '../../platform/password-tries.ts';
import { passwordDoor } from '../../platform/passwords.ts';
import type { World } from '../../platform/world.ts';
import type { Unit, UnitOutcome } from '../dialects/operation.ts';
import { balancesOf } from './balances.ts';

/** The provider's own app lets a member in by our password. It has the tries of one session, which keep nobody out at our own doors. */
export async function logIn(
  world: World,
  dialect: DialectName,
  { units, password }: { units: readonly Unit[]; password: string },
): Promise<UnitOutcome[]> {
  const none = { before_pya: 0, after_pya: 0, currency: 'MMK' } as const;
  const [found] = await findMember.run({ member: units[0]?.member ?? '' }, world.db);
  if (!found) return [{ code: 'no_member', ...none }];
  const typed = { player_id: found.id, phone: found.phone, by: dialect, password, stored: found.password_hash };
  const matches = await passwordDoor(() => tryOwnPassword(world.db, typed));
  if (!matches || found.is_blocked) return [{ code: 'refused', ...none }];
  return balancesOf(world, units);
}
