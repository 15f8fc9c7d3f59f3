import * as calls from '@shwekan/contract';
import { on, type Route } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { approve, listForOperator, reject } from './approval.ts';
import { askCashIn, listCashIns } from './cash-in.ts';
import { cashInAmounts, showCashIn } from './methods.ts';
import { showStatement } from './statement.ts';

/** The calls of the cash room: how to pay in, asking, deciding, and the player's statement. */
export function cashRoutes(world: World): Route[] {
  return [
    on(calls.showCashIn, () => showCashIn(world)),
    on(calls.cashInAmounts, () => cashInAmounts(world)),
    on(calls.cashIn, (call) => askCashIn(world, call)),
    on(calls.cashInHistory, (call) => listCashIns(world, call)),
    on(calls.statement, (call) => showStatement(world, call)),
    on(calls.cashInQueue, (call) => listForOperator(world, call)),
    on(calls.approveCashIn, (call) => approve(world, call)),
    on(calls.rejectCashIn, (call) => reject(world, call)),
  ];
}
