import * as calls from '@shwekan/contract';
import type { AnyDeedKind } from '../platform/deeds/kind.ts';
import { on, type Route } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { consoleOf, listAlerts, listAudit, listRights, listTexts, seeToAlert } from './console.ts';
import * as house from './house-operators.ts';
import { listListViews, removeView, saveView } from './list-views.ts';
import { logInOperator } from './login.ts';
import { prove } from './proof.ts';
import * as factor from './second-factor.ts';
import { endOneSession, endOperatorsSession, listSessions, logOutOperator } from './sessions.ts';

/** `logins` stands on connections of its own, as the players' does; `kinds` are the deeds of all rooms. */
export function operatorsRoutes(world: World, logins: World, kinds: readonly AnyDeedKind[]): Route[] {
  return [
    ...on(calls.operators, {
      login: (call) => logInOperator(logins, call),
      logout: (call) => logOutOperator(world, call),
      sessions: (call) => listSessions(world, call.who, call.who.operator_id),
      endSession: (call) => endOneSession(world, call),
      me: (call) => consoleOf(world, kinds, call.who),
      rights: () => listRights(),
      auditTrail: (call) => listAudit(world, call.query),
      outbox: (call) => listTexts(world, { operator_id: call.who.operator_id, address: call.address }, call.query),
    }),
    ...on(calls.houseOperators, {
      list: () => house.listHouseOperators(world),
      sessions: (call) => listSessions(world, call.who, call.params.id),
      endSession: (call) => endOperatorsSession(world, call),
      add: (call) => house.askForOperator(world, call),
      changeRoles: (call) => house.askForRoles(world, call),
      invite: (call) => house.askForInvitation(world, call),
      giveHalf: (call) => house.giveHalf(world, call),
      shutOut: (call) => house.shutOut(world, call),
      join: (call) => house.join(logins, call),
      changePassword: (call) => house.changeOwnPassword(logins, call),
    }),
    ...on(calls.secondFactor, {
      begin: (call) => factor.beginFactor(world, call),
      confirm: (call) => factor.confirmFactor(world, call),
      renewCodes: (call) => factor.renewRecoveryCodes(world, call),
      prove: (call) => prove(logins, call),
      reset: (call) => factor.askForFactorReset(world, call),
    }),
    ...on(calls.listViews, {
      list: (call) => listListViews(world, call),
      save: (call) => saveView(world, call),
      remove: (call) => removeView(world, call),
    }),
    ...on(calls.alerts, {
      list: (call) => listAlerts(world, call.who, call.query),
      close: (call) => seeToAlert(world, call.who, { id: call.params.id, address: call.address }),
    }),
  ];
}
