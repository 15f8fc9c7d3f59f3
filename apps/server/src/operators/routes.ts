import * as calls from '@shwekan/contract';
import type { AnyDeedKind } from '../platform/deeds/kind.ts';
import { on, type Route } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { deskOf, listAlerts, listAudit, listTexts, seeToAlert } from './desk.ts';
import { logInOperator, logOutOperator } from './login.ts';

/** `logins` stands on connections of its own, as the players' does; `kinds` are the deeds of all rooms. */
export function operatorsRoutes(world: World, logins: World, kinds: readonly AnyDeedKind[]): Route[] {
  return [
    on(calls.operatorLogin, (call) => logInOperator(logins, call.body, call.address)),
    on(calls.operatorLogout, (call) => logOutOperator(world, call.who)),
    on(calls.operatorMe, (call) => deskOf(world, kinds, call.who)),
    on(calls.auditTrail, (call) => listAudit(world, call.query)),
    on(calls.alerts, (call) => listAlerts(world, call.who, call.query)),
    on(calls.closeAlert, (call) => seeToAlert(world, call.who, { id: call.params.id, address: call.address })),
    on(calls.outbox, (call) => listTexts(world, { operator_id: call.who.operator_id, address: call.address }, call.query)),
  ];
}
