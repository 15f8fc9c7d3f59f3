import { ALERT_KINDS, type alertKinds, alertKindsClosedBy, alertKindsOf, mayDo, type Reply } from '@shwekan/contract';
import { alertSeverity, isAlertKind } from '@shwekan/contract/alert-kinds';
import { kindsDecided, newestOpenAlert, openCounts, operatorsToOwn, ownKind, snoozeKind } from '#queries/platform/alert-messages/kinds.ts';
import { auditCall } from '../audit-row.ts';
import { Refusal } from '../refusal.ts';
import type { Call, OperatorCaller } from '../serve.ts';
import type { World } from '../world.ts';

/** Each kind of alert that the operator sees, and what was decided of it. */
export async function listKinds(world: World, who: OperatorCaller): Promise<Reply<typeof alertKinds.list>> {
  const decided = new Map((await kindsDecided.run(undefined, world.db)).map((it) => [it.kind, it]));
  const counts = new Map((await openCounts.run(undefined, world.db)).map((it) => [it.kind, it.open_count]));
  const operators = await operatorsToOwn.run(undefined, world.db);
  const kinds = alertKindsOf(who.roles) ?? Object.keys(ALERT_KINDS);
  const data = kinds.map((kind) => {
    const { owner = null, snoozed_until = null, snoozed_by = null } = decided.get(kind) ?? {};
    return {
      kind,
      severity: alertSeverity(kind),
      open_count: counts.get(kind) ?? 0,
      owner,
      snoozed_until: snoozed_until?.toISOString() ?? null,
      snoozed_by: snoozed_until === null ? null : snoozed_by,
    };
  });
  return { operators: operators.map((it) => it.username), data };
}

/** The number of the newest open alert that is for this operator, of kinds that are not snoozed, or of what who snoozed them did; 0 where there is none. */
export async function newestAlert(world: World, { roles, username }: OperatorCaller): Promise<number> {
  const [newest] = await newestOpenAlert.run({ kinds: alertKindsOf(roles), username }, world.db);
  return newest?.newest ?? 0;
}

/** Keeps a kind inside the console for some hours, but not what the operator does themself. Refuses `alert_grave`; kinds that the operator does not close are not there (`not_found`). */
export async function snooze(world: World, call: Call<typeof alertKinds.snooze>) {
  const { kind } = call.params;
  const { hours } = call.body;
  const kinds = alertKindsClosedBy(call.who.roles);
  if (!isAlertKind(kind) || (kinds !== null && !kinds.includes(kind))) throw new Refusal('not_found');
  if (alertSeverity(kind) === 'grave') throw new Refusal('alert_grave');
  await world.db.transaction(async (tx) => {
    await snoozeKind.run({ kind, hours, operator_id: call.who.operator_id }, tx);
    await auditCall(tx, call, { action: 'snooze_alerts', subject: `alert_kind:${kind}`, after: { hours } });
  });
  return {};
}

/** Names who sees to a kind. Refuses `operator_not_allowed` for one whose roles do not close it. */
export async function nameOwner(world: World, call: Call<typeof alertKinds.own>) {
  const { kind } = call.params;
  const { username } = call.body;
  if (!isAlertKind(kind)) throw new Refusal('not_found');
  await world.db.transaction(async (tx) => {
    const named = (await operatorsToOwn.run(undefined, tx)).find((it) => it.username === username);
    if (username !== null && (named === undefined || !mayDo(named.roles, ALERT_KINDS[kind]))) throw new Refusal('operator_not_allowed');
    await ownKind.run({ kind, owner_id: named?.id ?? null }, tx);
    await auditCall(tx, call, { action: 'name_alert_owner', subject: `alert_kind:${kind}`, after: { owner: username } });
  });
  return {};
}
