import * as calls from '@shwekan/contract';
import { on, type Route } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { askAdjustment, listAdjustments } from './adjustments.ts';
import { approve, reject } from './approval.ts';
import { listForOperator } from './approval-queue.ts';
import { askCashIn, listCashIns } from './cash-in.ts';
import { askCashOut, listCashOuts } from './cash-out.ts';
import { addAccount, addMethod, editAccount, editMethod, listMethods, setLogo } from './method-desk.ts';
import { cashInAmounts, cashOutAmounts, showCashIn, showCashOut } from './methods.ts';
import { askToPay, pay, refuse } from './payout.ts';
import { listCashOutsForOperator } from './payout-queue.ts';
import { createPromotion, editPromotion, listAllPromotions, listPromotionsFor, setPromotionPicture } from './promotions.ts';
import { downloadStatement, knownPlayer, showStatement } from './statement.ts';
import { changeTerms, showTerms } from './terms-desk.ts';
import { listTransfers, moveMoney, showGameBalance, showOutParts } from './transfers.ts';

/** The calls of the cash room: how to pay in and be paid out, asking, deciding, own purses, and the player's statement. */
export function cashRoutes(world: World, files: Files): Route[] {
  return [
    on(calls.showCashIn, () => showCashIn(world)),
    on(calls.cashInAmounts, () => cashInAmounts(world)),
    on(calls.cashIn, (call) => askCashIn(world, call)),
    on(calls.cashInHistory, (call) => listCashIns(world, call)),
    on(calls.promoCashIn, (call) => listPromotionsFor(world, call)),
    on(calls.showCashOut, () => showCashOut(world)),
    on(calls.cashOutAmounts, () => cashOutAmounts(world)),
    on(calls.cashOut, (call) => askCashOut(world, call)),
    on(calls.cashOutHistory, (call) => listCashOuts(world, call)),
    on(calls.transferIn, (call) => moveMoney(world, call, 'in')),
    on(calls.transferOut, (call) => moveMoney(world, call, 'out')),
    on(calls.transferOutParts, (call) => showOutParts(world, call)),
    on(calls.transferInHistory, (call) => listTransfers(world, call, 'in')),
    on(calls.transferOutHistory, (call) => listTransfers(world, call, 'out')),
    on(calls.gameBalance, (call) => showGameBalance(world, call)),
    on(calls.statement, (call) => showStatement(world, call.who.player_id, call)),
    on(calls.statementCsv, (call) => downloadStatement(world, call.who.player_id, call)),
    ...consoleRoutes(world),
    ...setupRoutes(world, files),
  ];
}

function consoleRoutes(world: World): Route[] {
  return [
    on(calls.cashInQueue, (call) => listForOperator(world, call)),
    on(calls.approveCashIn, (call) => approve(world, call)),
    on(calls.rejectCashIn, (call) => reject(world, call)),
    on(calls.cashOutQueue, (call) => listCashOutsForOperator(world, call)),
    on(calls.askCashOut, (call) => askToPay(world, call)),
    on(calls.payCashOut, (call) => pay(world, call)),
    on(calls.rejectCashOut, (call) => refuse(world, call)),
    on(calls.playerStatement, async (call) => showStatement(world, await knownPlayer(world, call.params.id), call)),
    on(calls.playerStatementCsv, async (call) => downloadStatement(world, await knownPlayer(world, call.params.id), call)),
    on(calls.adjustments, (call) => listAdjustments(world, call)),
    on(calls.askAdjustment, (call) => askAdjustment(world, call)),
  ];
}

/** How money may come and go: terms, ways to pay, promotions. */
function setupRoutes(world: World, files: Files): Route[] {
  return [
    on(calls.cashTerms, () => showTerms(world)),
    on(calls.changeCashTerms, (call) => changeTerms(world, call)),
    on(calls.paymentMethods, () => listMethods(world)),
    on(calls.changePaymentMethod, (call) => editMethod(world, call)),
    on(calls.addPaymentAccount, (call) => addAccount(world, call)),
    on(calls.changePaymentAccount, (call) => editAccount(world, call)),
    on(calls.promotions, () => listAllPromotions(world)),
    on(calls.addPromotion, (call) => createPromotion(world, call)),
    on(calls.changePromotion, (call) => editPromotion(world, call)),
    on(calls.addPaymentMethod, (call) => addMethod(world, call)),
    on(calls.setPaymentLogo, (call) => setLogo(world, files, call)),
    on(calls.setPromotionImage, (call) => setPromotionPicture(world, files, call)),
  ];
}
