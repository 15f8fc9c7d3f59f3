import type { secondFactor } from '@shwekan/contract';
import { findOperatorById } from '#queries/operators/house-operators.ts';
import { noteProof } from '#queries/operators/second-factor.ts';
import { ownLimits, tryPassword } from '../platform/password-tries.ts';
import { passwordDoor } from '../platform/passwords.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call, OperatorCaller } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { tellOfWrongTry } from './login.ts';
import { takeCode } from './second-factor.ts';

/**
 * Notes that whoever sits there is the operator: calls of money and rights ask for it when the last proof is old. By a code, or by the password
 * where there is no second factor. A wrong one is in the trail like a wrong log-in. Refuses `code_wrong`, `password_wrong`.
 */
export function prove(world: World, { who, body, address }: Call<typeof secondFactor.prove>) {
  return passwordDoor(async () => {
    if (!(await isRight(world, who, body.proof, address))) {
      const { operator_id, username } = who;
      await tellOfWrongTry(world, { operator_id, username, address, action: 'proof_refused' });
      const code = who.has_second_factor ? 'code_wrong' : 'password_wrong';
      throw new Refusal(code, { errors: { proof: code } });
    }
    await noteProof.run({ session_id: who.session_id }, world.db);
    return {};
  });
}

async function isRight(
  world: World,
  { operator_id, session_id, has_second_factor }: OperatorCaller,
  proof: string,
  address: string,
): Promise<boolean> {
  if (has_second_factor) return takeCode(world, { operator_id, address }, proof);
  const [known] = await findOperatorById.run({ operator_id }, world.db);
  const tries = ownLimits('console:own_password', `${operator_id}:${session_id}`);
  return tryPassword(world.db, { password: proof, stored: known?.password_hash ?? null }, ...tries);
}
