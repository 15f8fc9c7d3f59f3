import type { houseOperators, operators } from '@shwekan/contract';
import { findOperatorById } from '#queries/operators/house-operators.ts';
import { endOperatorSession, endSessionOf, findOperatorSession, openSessions, seeOperator } from '#queries/operators/login.ts';
import { auditCall } from '../platform/audit-row.ts';
import type { Tx } from '../platform/db.ts';
import { endedOperatorCookie } from '../platform/operator-cookie.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call, OperatorCaller } from '../platform/serve.ts';
import type { Config } from '../platform/settings.ts';
import { tokenHash } from '../platform/tokens.ts';
import type { World } from '../platform/world.ts';

const IDLE_MINUTES = 15;
/** As long as any session. */
const IDLE_MINUTES_OF_A_DEMO = 720;

/** After how many minutes without a hand on it a session ends. */
export function idleMinutes({ CONSOLE_IDLE_MINUTES, DEMO }: Pick<Config, 'CONSOLE_IDLE_MINUTES' | 'DEMO'>): number {
  return CONSOLE_IDLE_MINUTES ?? (DEMO ? IDLE_MINUTES_OF_A_DEMO : IDLE_MINUTES);
}

/**
 * The operator whose token this is, with the roles of this moment; null when the session is over. Every call asks it; nothing caches it.
 * A call that a page makes by itself while nobody is there (`isAway`) does not put its end off.
 */
export async function whoIsOperator(world: World, token: string, isAway: boolean): Promise<OperatorCaller | null> {
  const [session] = await findOperatorSession.run({ token_hash: tokenHash(token), idle_minutes: idleMinutes(world.config) }, world.db);
  if (!session) return null;
  const { is_long_unseen, ...who } = session;
  if (is_long_unseen && !isAway) await seeOperator.run({ session_id: who.session_id }, world.db);
  return who;
}

/** Ends the operator's session of this call, here and in the browser. */
export async function logOutOperator(world: World, { who, setHeader }: Call<typeof operators.logout>) {
  await endOperatorSession.run({ session_id: who.session_id }, world.db);
  setHeader('Set-Cookie', endedOperatorCookie(world.config));
  return {};
}

/** The open sessions of an operator, their own or as an owner asks, the one that was used last first. */
export async function listSessions(world: World, { session_id }: OperatorCaller, operator_id: number) {
  const rows = await openSessions.run({ operator_id, idle_minutes: idleMinutes(world.config) }, world.db);
  const data = rows.map(({ id, address, device, created_at, seen_at }) => ({
    id,
    address,
    device,
    opened_at: created_at.toISOString(),
    seen_at: seen_at.toISOString(),
    is_this: id === session_id,
  }));
  return { data };
}

/** Ends an own session. One of another operator is not there (`not_found`). */
export async function endOneSession(world: World, call: Call<typeof operators.endSession>) {
  const { operator_id } = call.who;
  return world.db.transaction(async (tx) => {
    const before = await endSession(tx, { session_id: call.params.id, operator_id });
    await auditCall(tx, call, { action: 'end_own_session', subject: `operator:${operator_id}`, before });
    return {};
  });
}

/** Ends a session of an operator, as of a machine that was stolen. It gives no right and takes none: one owner is enough. Refuses `not_found`. */
export async function endOperatorsSession(world: World, call: Call<typeof houseOperators.endSession>) {
  const { id: operator_id, session_id } = call.params;
  return world.db.transaction(async (tx) => {
    const [known] = await findOperatorById.run({ operator_id }, tx);
    const before = await endSession(tx, { session_id, operator_id });
    const after = { username: known?.username };
    await auditCall(tx, call, { action: 'end_operator_session', subject: `operator:${operator_id}`, before, after });
    return {};
  });
}

/** Where a session was, that is over now. One of another operator is not there. */
async function endSession(tx: Tx, which: { session_id: number; operator_id: number }) {
  const [was] = await endSessionOf.run(which, tx);
  if (!was) throw new Refusal('not_found');
  return { address: was.address, device: was.device, opened_at: was.created_at.toISOString() };
}
