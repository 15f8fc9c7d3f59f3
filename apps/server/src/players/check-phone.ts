import { hasAccount } from '#queries/players/otp.ts';
import { countAgainst } from '../platform/limits.ts';
import { placeLimits } from '../platform/password-tries.ts';
import { Refusal } from '../platform/refusal.ts';
import type { World } from '../platform/world.ts';
import { phoneOf } from './otp.ts';

/** Whether a phone has an account: the one call that may tell. `not_registered` (404) says it has none. As often as wrong passwords are tried from a place. */
export async function checkRegistered(world: World, typed: string, address: string) {
  const phone = phoneOf(typed);
  await countAgainst(world.db, ...placeLimits('check_phone', address));
  const [known] = await hasAccount.run({ phone }, world.db);
  if (!known?.is_registered) throw new Refusal('not_registered', { details: { registered: false } });
  return { registered: true };
}
