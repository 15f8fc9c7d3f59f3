import type { Operator } from '@shwekan/contract';
import { auditRow } from '../platform/audit-row.ts';
import { countAgainst } from '../platform/limits.ts';
import { isPassword } from '../platform/passwords.ts';
import { Refusal } from '../platform/refusal.ts';
import type { OperatorCaller } from '../platform/serve.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';
import type { World } from '../platform/world.ts';
import { endOperatorSession, findOperator, findOperatorSession, insertOperatorSession } from './login.queries.ts';
import { isUsername } from './usernames.ts';

const TRIES_A_MINUTE = 10;
const MINUTE_S = 60;

/** Opens an operator's session of twelve hours. An unknown or disabled name and a wrong password get the same answer in the same time. */
export async function logInOperator(world: World, sent: { username: string; password: string }, address: string) {
  const username = isUsername(sent.username) ? sent.username : '';
  await countAgainst(
    world.db,
    { bucket: `console:address:${address}`, most: TRIES_A_MINUTE, window_s: MINUTE_S },
    { bucket: `console:name:${username}`, most: TRIES_A_MINUTE, window_s: MINUTE_S },
  );
  const [operator] = await findOperator.run({ username }, world.db);
  const matches = await isPassword(sent.password, operator?.password_hash ?? null);
  if (!operator || !matches || operator.is_disabled) throw new Refusal('operator_login_wrong');
  const { token, hash } = newToken();
  await world.db.transaction(async (tx) => {
    await insertOperatorSession.run({ token_hash: hash, operator_id: operator.id }, tx);
    await auditRow(tx, { operator_id: operator.id, action: 'login', subject: `operator:${operator.id}`, address });
  });
  return { data: operatorWire(operator), token };
}

/** The operator whose token this is, with the roles of this moment; null when the session is over. Asked at every call, never cached. */
export async function whoIsOperator(world: World, token: string): Promise<OperatorCaller | null> {
  const [session] = await findOperatorSession.run({ token_hash: tokenHash(token) }, world.db);
  return session ?? null;
}

/** Ends the operator's session of this call. */
export async function logOutOperator(world: World, who: OperatorCaller) {
  await endOperatorSession.run({ session_id: who.session_id }, world.db);
  return {};
}

/** An operator as the console knows them. Roles are the permissions of the contract: a check of the table lets no other in. */
export function operatorWire(operator: { id: number; username: string; roles: string[] }): Operator {
  return { id: operator.id, username: operator.username, roles: operator.roles as Operator['roles'] };
}
