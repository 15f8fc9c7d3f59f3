import type { houseOperators } from '@shwekan/contract';
import {
  acceptInvitation,
  changeOperatorPassword,
  findInvited,
  findOperatorById,
  isUsernameTaken,
  type ListOperatorsResult,
  listOperators,
  lockInvitation,
  lockOperator,
  shutOperatorOut,
  writeFirstHalf,
  writeSecondHalf,
} from '#queries/operators/house-operators.ts';
import { auditCall, auditRow } from '../platform/audit-row.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { countAgainst } from '../platform/limits.ts';
import { ownLimits, placeLimits, tryPassword } from '../platform/password-tries.ts';
import { hashPassword, passwordDoor } from '../platform/passwords.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';
import type { World } from '../platform/world.ts';
import { newOperatorDeed, operatorInvitationDeed, operatorRolesDeed } from './deeds.ts';
import { operatorWire, tellOfWrongTry } from './login.ts';
import { isWeakOperatorPassword } from './operator-passwords.ts';
import { idleMinutes } from './sessions.ts';

/** Everybody who works here, with an invitation that is open. */
export async function listHouseOperators(world: World) {
  const rows = await listOperators.run({ idle_minutes: idleMinutes(world.config) }, world.db);
  return { data: rows.map(operatorOfHouse) };
}

/** Asks for a new operator; another owner confirms. Refuses `username_taken`, `deed_waits`. */
export async function askForOperator(world: World, { body, who, address }: Call<typeof houseOperators.add>) {
  return world.db.transaction(async (tx) => {
    const [name] = await isUsernameTaken.run({ username: body.username }, tx);
    if (name?.is_taken) throw new Refusal('username_taken', { errors: { username: 'username_taken' } });
    return { deed_id: await askDeed(tx, newOperatorDeed, { data: body, who, address }) };
  });
}

/** Asks for other roles of an operator; null when they are those already. Refuses `deed_waits`. */
export async function askForRoles(world: World, { params, body, who, address }: Call<typeof houseOperators.changeRoles>) {
  return world.db.transaction(async (tx) => {
    const [known] = await findOperatorById.run({ operator_id: params.id }, tx);
    if (known && String(known.roles.toSorted()) === String(body.roles.toSorted())) return { deed_id: null };
    return { deed_id: await askDeed(tx, operatorRolesDeed, { data: { operator_id: params.id, ...body }, who, address }) };
  });
}

/** Asks that an operator may choose a new password; another owner confirms. Refuses `deed_waits`. */
export async function askForInvitation(world: World, { params, who, address }: Call<typeof houseOperators.invite>) {
  return world.db.transaction(async (tx) => ({
    deed_id: await askDeed(tx, operatorInvitationDeed, { data: { operator_id: params.id }, who, address }),
  }));
}

/**
 * Makes the half of an invitation that this owner gives, told this once. Refuses `not_allowed` to an owner who neither asked nor
 * confirmed, `invitation_not_valid` when its three days are over.
 */
export async function giveHalf(world: World, call: Call<typeof houseOperators.giveHalf>) {
  const operator_id = call.params.id;
  return world.db.transaction(async (tx) => {
    const [invitation] = await lockInvitation.run({ operator_id }, tx);
    if (!invitation) throw new Refusal('not_found');
    const part = call.who.operator_id === invitation.first_by ? 'first' : 'second';
    if (part === 'second' && call.who.operator_id !== invitation.second_by) throw new Refusal('not_allowed');
    if (invitation.is_over) throw new Refusal('invitation_not_valid');
    const { token: half, hash } = newToken();
    await (part === 'first' ? writeFirstHalf : writeSecondHalf).run({ operator_id, hash }, tx);
    await auditCall(tx, call, { action: 'give_invitation_half', subject: `operator:${operator_id}`, after: { part } });
    return { part, half, expires_at: invitation.expires_at.toISOString() } as const;
  });
}

/** Shuts an operator out, whose sessions end at once. An owner does not shut themselves out: `not_allowed`. */
export async function shutOut(world: World, call: Call<typeof houseOperators.shutOut>) {
  const operator_id = call.params.id;
  if (operator_id === call.who.operator_id) throw new Refusal('not_allowed');
  return world.db.transaction(async (tx) => {
    await lockOperator.run({ operator_id }, tx);
    const [known] = await findOperatorById.run({ operator_id }, tx);
    if (!known) throw new Refusal('not_found');
    if (known.is_disabled) return {};
    await shutOperatorOut.run({ operator_id }, tx);
    const subject = `operator:${operator_id}`;
    await auditCall(tx, call, { action: 'shut_out_operator', subject, after: { username: known.username }, reason: call.body.reason });
    return {};
  });
}

/** Gives an operator who has both halves the password they choose. Refuses `invitation_not_valid`, `operator_password_weak`. */
export function join(world: World, { body, address }: Call<typeof houseOperators.join>) {
  return passwordDoor(async () => {
    await countAgainst(world.db, ...placeLimits('join', address));
    const halves = { first: tokenHash(body.first), second: tokenHash(body.second) };
    const [invited] = await findInvited.run(halves, world.db);
    if (!invited) throw new Refusal('invitation_not_valid');
    if (isWeakOperatorPassword(body.password)) refuseWeak('password');
    const password_hash = await hashPassword(body.password);
    return world.db.transaction(async (tx) => {
      const [accepted] = await acceptInvitation.run({ ...halves, password_hash }, tx);
      if (!accepted?.operator_id) throw new Refusal('invitation_not_valid');
      await auditRow(tx, { operator_id: invited.id, action: 'choose_password', subject: `operator:${invited.id}`, address });
      return { username: invited.username };
    });
  });
}

/**
 * Changes the own password; the operator's other sessions end. A wrong one is in the trail like a wrong proof. Refuses `password_wrong`,
 * `operator_password_weak`.
 */
export function changeOwnPassword(world: World, call: Call<typeof houseOperators.changePassword>) {
  const { operator_id, session_id, username } = call.who;
  const tries = ownLimits('console:own_password', `${operator_id}:${session_id}`);
  return passwordDoor(async () => {
    const [known] = await findOperatorById.run({ operator_id }, world.db);
    if (!(await tryPassword(world.db, { password: call.body.password, stored: known?.password_hash ?? null }, ...tries))) {
      await tellOfWrongTry(world, { operator_id, username, address: call.address, action: 'proof_refused' });
      throw new Refusal('password_wrong', { errors: { password: 'password_wrong' } });
    }
    if (isWeakOperatorPassword(call.body.new_password)) refuseWeak('new_password');
    const password_hash = await hashPassword(call.body.new_password);
    return world.db.transaction(async (tx) => {
      await changeOperatorPassword.run({ session_id, password_hash }, tx);
      await auditCall(tx, call, { action: 'change_own_password', subject: `operator:${operator_id}` });
      return {};
    });
  });
}

function refuseWeak(field: 'password' | 'new_password'): never {
  throw new Refusal('operator_password_weak', { errors: { [field]: 'operator_password_weak' } });
}

function operatorOfHouse(row: ListOperatorsResult) {
  const state = row.is_disabled ? ('shut_out' as const) : row.has_password ? ('active' as const) : ('invited' as const);
  const { invited_until, first_by, second_by } = row;
  const isOpen = invited_until !== null && first_by !== null && second_by !== null;
  const { first_is_given, second_is_given } = row;
  return {
    ...operatorWire(row),
    state,
    created_at: row.created_at.toISOString(),
    has_second_factor: row.has_second_factor,
    sessions_count: row.sessions_count,
    seen_at: row.seen_at?.toISOString() ?? null,
    invitation: isOpen
      ? { expires_at: invited_until.toISOString(), is_over: row.is_over ?? true, first_by, second_by, first_is_given, second_is_given }
      : null,
  };
}
