import type { Operator, operators } from '@shwekan/contract';
import { findOperator, insertOperatorSession, todayOfOperators } from '#queries/operators/login.ts';
import { raiseAlert } from '../platform/alerts.ts';
import { auditRow } from '../platform/audit-row.ts';
import { operatorCookie } from '../platform/operator-cookie.ts';
import { isBeyond, logInLimits, noteWrongTry, tryPassword } from '../platform/password-tries.ts';
import { passwordDoor } from '../platform/passwords.ts';
import { placeOf } from '../platform/places.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import { newToken } from '../platform/tokens.ts';
import type { World } from '../platform/world.ts';
import { takeCode } from './second-factor.ts';
import { isUsername } from './usernames.ts';

/** So many wrong tries in ten minutes, for one operator or from one network, are told to all of them. */
const TRIES_UNTOLD = 5;
const TEN_MINUTES_S = 600;

/**
 * Opens an operator's session of twelve hours. An unknown or disabled name and a wrong password get the same
 * answer in the same time. A refused try leaves a row in the audit trail of the named operator, and many leave an alert.
 * Wrong tries from elsewhere keep nobody out.
 */
export function logInOperator(world: World, call: Call<typeof operators.login>) {
  return passwordDoor(() => openByPassword(world, call));
}

async function openByPassword(world: World, { body, address, device, setHeader }: Call<typeof operators.login>) {
  const username = isUsername(body.username) ? body.username : '';
  const { password } = body;
  const [operator] = await findOperator.run({ username }, world.db);
  const limits = await logInLimits(world.db, { door: 'console', account: username, address, device: null });
  const matches = await tryPassword(world.db, { password, stored: operator?.password_hash ?? null }, ...limits);
  if (!operator || !matches || operator.is_disabled) {
    await tellOfWrongTry(world, { operator_id: operator?.id ?? null, username, address });
    throw new Refusal('operator_login_wrong');
  }
  if (operator.has_second_factor) await demandCode(world, { operator_id: operator.id, username, address }, body.code);
  const { token, hash } = newToken();
  await world.db.transaction(async (tx) => {
    await insertOperatorSession.run({ token_hash: hash, operator_id: operator.id, address, device }, tx);
    await auditRow(tx, { operator_id: operator.id, action: 'login', subject: `operator:${operator.id}`, address });
  });
  setHeader('Set-Cookie', operatorCookie(world.config, token));
  return { data: operatorWire(operator) };
}

/** Refuses `code_needed` until a code comes with the password, and one that does not count, which is a wrong try like any. */
async function demandCode(world: World, who: WrongTry & { operator_id: number }, code: string | undefined): Promise<void> {
  if (!code?.trim()) throw new Refusal('code_needed');
  if (await takeCode(world, who, code)) return;
  await tellOfWrongTry(world, who);
  throw new Refusal('code_wrong', { errors: { code: 'code_wrong' } });
}

type WrongTry = { operator_id: number | null; username: string; address: string; action?: 'login_refused' | 'proof_refused' };

/** Leaves a row in the trail of a known operator; an alert, once a day, when tries for a name or from a network become many. */
export async function tellOfWrongTry(world: World, { operator_id, username, address, action = 'login_refused' }: WrongTry): Promise<void> {
  await noteWrongTry(world.db, 'console', username);
  if (operator_id !== null)
    await world.db.transaction((tx) => auditRow(tx, { operator_id, action, subject: `operator:${operator_id}`, address }));
  const { network } = placeOf(address);
  // A name that nobody has may be any: what tells is where it comes from.
  for (const whom of [operator_id === null ? null : username, network]) {
    if (whom === null) continue;
    const isMany = await isBeyond(world.db, { bucket: `console:untold:${whom}`, most: TRIES_UNTOLD - 1, window_s: TEN_MINUTES_S });
    if (!isMany) continue;
    const [clock] = await todayOfOperators.run(undefined, world.db);
    await raiseAlert(world.db, `console_logins:${whom}:${clock?.today}`, 'console_logins', { tried: whom, last_address: address });
  }
}

/** An operator as the console knows them. Roles are the permissions of the contract: a check of the table lets no other in. */
export function operatorWire(operator: { id: number; username: string; roles: string[] }): Operator {
  return { id: operator.id, username: operator.username, roles: operator.roles as Operator['roles'] };
}
