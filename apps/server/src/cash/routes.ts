import * as calls from '@shwekan/contract';
import { on, type Route } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { askAdjustment, listAdjustments } from './adjustments.ts';
import { approve, reject } from './approval.ts';
import { listForOperator } from './approval-queue.ts';
import { askCashIn, listCashIns } from './cash-in.ts';
import { addImage, showImages, showWaiting } from './cash-in-images.ts';
import { askCashOut, listCashOuts } from './cash-out.ts';
import { giveExactAmount } from './exact-amount.ts';
import { countAccount, listHouseAccounts, setRoom } from './house-accounts.ts';
import { addAccount, addMethod, editAccount, editMethod, listMethods, setLogo } from './method-console.ts';
import { cashInAmounts, cashOutAmounts, showCashIn, showCashOut } from './methods.ts';
import { askToPay, pay, refuse } from './payout.ts';
import { listCashOutsForOperator } from './payout-queue.ts';
import { createPromotion, editPromotion, listAllPromotions, listPromotionsFor, setPromotionPicture } from './promotions.ts';
import { showStory } from './request-story.ts';
import { listCashRequests } from './requests.ts';
import { downloadStatement, knownPlayer, showStatement } from './statement.ts';
import { showDifference } from './statements/difference.ts';
import { listExceptions, noteException } from './statements/exceptions.ts';
import { approveMatches, listMatches } from './statements/matches.ts';
import { sampleStatement } from './statements/sample.ts';
import { keepStatement, listStatements, lookAtStatement } from './statements/statements.ts';
import { changeTerms, showTerms } from './terms-console.ts';
import { listTransfers, moveMoney, showGameBalance, showOutParts } from './transfers.ts';

/** The calls of the cash room: how to pay in and be paid out, asking, deciding, own purses, and the player's statement. */
export function cashRoutes(world: World, files: Files): Route[] {
  return [
    ...on(calls.cashIn, {
      methods: () => showCashIn(world),
      amounts: () => cashInAmounts(world),
      ask: (call) => askCashIn(world, call),
      exactAmount: (call) => giveExactAmount(world, call),
      history: (call) => listCashIns(world, call),
      waiting: (call) => showWaiting(world, call.who),
      addImage: (call) => addImage(world, files, call),
      list: (call) => listForOperator(world, call),
      images: (call) => showImages(world, files, call.params.id),
      story: (call) => showStory(world, 'cash_in', call.params.id),
      approve: (call) => approve(world, call),
      reject: (call) => reject(world, call),
    }),
    ...on(calls.cashOut, {
      methods: () => showCashOut(world),
      amounts: () => cashOutAmounts(world),
      ask: (call) => askCashOut(world, call),
      history: (call) => listCashOuts(world, call),
      list: (call) => listCashOutsForOperator(world, call),
      story: (call) => showStory(world, 'cash_out', call.params.id),
      askToPay: (call) => askToPay(world, call),
      pay: (call) => pay(world, call),
      reject: (call) => refuse(world, call),
    }),
    ...on(calls.cashRequests, { list: (call) => listCashRequests(world, call) }),
    ...on(calls.transfers, {
      in: (call) => moveMoney(world, call, 'in'),
      out: (call) => moveMoney(world, call, 'out'),
      outParts: (call) => showOutParts(world, call),
      inHistory: (call) => listTransfers(world, call, 'in'),
      outHistory: (call) => listTransfers(world, call, 'out'),
      balance: (call) => showGameBalance(world, call),
    }),
    ...on(calls.statement, {
      show: (call) => showStatement(world, call.who.player_id, call),
      file: (call) => downloadStatement(world, call.who.player_id, call),
      ofPlayer: async (call) => showStatement(world, await knownPlayer(world, call.params.id), call),
    }),
    ...on(calls.adjustments, {
      list: (call) => listAdjustments(world, call),
      ask: (call) => askAdjustment(world, call),
    }),
    ...setupRoutes(world, files),
  ];
}

/** How money may come and go: terms, ways to pay, promotions. */
function setupRoutes(world: World, files: Files): Route[] {
  return [
    ...on(calls.cashTerms, {
      show: () => showTerms(world),
      change: (call) => changeTerms(world, call),
    }),
    ...on(calls.paymentMethods, {
      list: () => listMethods(world),
      add: (call) => addMethod(world, call),
      change: (call) => editMethod(world, call),
      setLogo: (call) => setLogo(world, files, call),
      addAccount: (call) => addAccount(world, call),
      changeAccount: (call) => editAccount(world, call),
    }),
    ...on(calls.houseAccounts, {
      list: () => listHouseAccounts(world),
      setRoom: (call) => setRoom(world, call),
      count: (call) => countAccount(world, call),
    }),
    ...on(calls.accountStatements, {
      look: (call) => lookAtStatement(world, call),
      keep: (call) => keepStatement(world, call),
      list: (call) => listStatements(world, call),
      sample: (call) => sampleStatement(world, call),
      matches: (call) => listMatches(world, call),
      approve: (call) => approveMatches(world, call),
      exceptions: (call) => listExceptions(world, call),
      note: (call) => noteException(world, call),
      difference: (call) => showDifference(world, call),
    }),
    ...on(calls.promotions, {
      forPlayer: (call) => listPromotionsFor(world, call),
      list: () => listAllPromotions(world),
      add: (call) => createPromotion(world, call),
      change: (call) => editPromotion(world, call),
      setImage: (call) => setPromotionPicture(world, files, call),
    }),
  ];
}
