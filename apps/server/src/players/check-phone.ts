import { Refusal } from '../platform/refusal.ts';
import type { World } from '../platform/world.ts';
import { hasAccount } from './otp.queries.ts';
import { phoneOf } from './otp.ts';

/** Whether a phone has an account: the one call that may tell. `not_registered` (404) says it has none. */
export async function checkRegistered(world: World, typed: string) {
  const [known] = await hasAccount.run({ phone: phoneOf(typed) }, world.db);
  if (!known?.is_registered) throw new Refusal('not_registered', { details: { registered: false } });
  return { registered: true };
}
