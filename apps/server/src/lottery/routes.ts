import * as calls from '@shwekan/contract';
import { on, type Route } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { askReversal } from './ask-reversal.ts';
import { placeBet } from './bets.ts';
import { callOff } from './call-off.ts';
import { setDate } from './date-change.ts';
import { proposeDates, setDates } from './dates-year.ts';
import { confirmProposed, rejectProposed } from './decide.ts';
import type { BetDesk } from './desk.ts';
import { listDrawSlips, showSlip } from './draw-slips.ts';
import { listDraws, setDraw, setNumbers, showDrawWithNumbers } from './draws.ts';
import { enter } from './enter.ts';
import { showBoard } from './exposure.ts';
import { listHints, listHintsForConsole, removeHint, sayHint } from './hints.ts';
import { listLayOffs } from './lay-off/list.ts';
import { askPayment, askTakeBack } from './lay-off/payments.ts';
import { sell } from './lay-off/sell.ts';
import { showTakerStatement } from './lay-off/statement.ts';
import { askTaker, changeTaker, listTakers } from './lay-off/takers.ts';
import { addNumberRule, endNumberRule, listRules } from './number-rules.ts';
import { dropNumberSet, keepNumberSet, listSets } from './number-sets.ts';
import { changeOffDay, showOffDay } from './off-days.ts';
import { addOffDays, proposeOffDays } from './off-days-year.ts';
import { listDaysOff, showFigures } from './past-numbers.ts';
import { findSlip, listSlipsOf } from './player-slips.ts';
import { listLotteries, listLucky, listSections, listWinners, luckyToday, showLive, showLiveCrypto, showNumbers } from './reads.ts';
import { resume } from './reverse.ts';
import { setLottery, setSection, showSettings } from './settings.ts';
import { listSlips } from './slips.ts';
import { listLucky3d, listSlips3d, listSlipsToday, placeBet3d, showNumbers3d, showSection3d } from './three-d.ts';
import { showYear } from './year.ts';

const LUCKY_DAYS_BACK = 30;

/** The calls of the lotteries: for players what is open, betting, own slips, results and winners; for operators draws and settings. */
export function lotteryRoutes(world: World, desk: BetDesk): Route[] {
  return [
    ...on(calls.lotteries, {
      list: (call) => listLotteries(world, call.keepAtMost),
      section2d: (call) => listSections(world, '2D', call.keepAtMost),
      numbers2d: (call) => showNumbers(world, '2D', call.body, call.keepAtMost),
      betting2d: (call) => placeBet(desk, '2D', call),
      slips2d: (call) => listSlips(world, call.who.player_id, '2D', call.query),
      luckyToday2d: async () => (await luckyToday(world, '2D')).map(({ number, draw, source }) => ({ '2d': number, ...draw, ...source })),
      live2d: () => showLive(world),
      section1d: (call) => listSections(world, '1D', call.keepAtMost),
      numbers1d: (call) => showNumbers(world, '1D', call.body, call.keepAtMost),
      betting1d: (call) => placeBet(desk, '1D', call),
      slips1d: (call) => listSlips(world, call.who.player_id, '1D', call.query),
      luckyToday1d: async () => (await luckyToday(world, '1D')).map(({ number, draw }) => ({ '1d': number, ...draw })),
      sectionC2d: (call) => listSections(world, 'C2D', call.keepAtMost),
      numbersC2d: (call) => showNumbers(world, 'C2D', call.body, call.keepAtMost),
      bettingC2d: (call) => placeBet(desk, 'C2D', call),
      slipsC2d: async (call) => {
        const { data, next } = await listSlips(world, call.who.player_id, 'C2D', call.query);
        return { data: data.map((it) => ({ ...it, bettings_c2d: it.bettings })), next };
      },
      luckyTodayC2d: async () => (await luckyToday(world, 'C2D')).map(({ number, draw }) => ({ c2d: number, ...draw })),
      liveCrypto: () => showLiveCrypto(world),
      sectionC1d: (call) => listSections(world, 'C1D', call.keepAtMost),
      numbersC1d: (call) => showNumbers(world, 'C1D', call.body, call.keepAtMost),
      bettingC1d: (call) => placeBet(desk, 'C1D', call),
      slipsC1d: (call) => listSlips(world, call.who.player_id, 'C1D', call.query),
      luckyTodayC1d: async () => (await luckyToday(world, 'C1D')).map(({ number, draw }) => ({ c1d: number, ...draw })),
      slipsToday: (call) => listSlipsToday(world, call.who.player_id),
      section3d: (call) => showSection3d(world, call.keepAtMost),
      numbers3d: (call) => showNumbers3d(world, call.query.date, call.keepAtMost),
      betting3d: (call) => placeBet3d(desk, call),
      slips3d: (call) => listSlips3d(world, call.who.player_id, call.query),
      lucky3d: () => listLucky3d(world),
      luckyHistory: (call) => listLucky(world, call.params.lottery, { ...call.query, days_back: LUCKY_DAYS_BACK }),
      winners: (call) => listWinners(world, call.params.lottery),
      playerSlips: (call) => listSlipsOf(world, call),
      slipByVoucher: (call) => findSlip(world, call),
    }),
    ...on(calls.pastNumbers, {
      daysOff: (call) => listDaysOff(world, call.params.lottery, { ...call.query, language: call.language }),
      figures: (call) => showFigures(world, call.params.lottery, call.query.days),
    }),
    ...on(calls.numberHints, {
      list: (call) => listHints(world, call.params.lottery),
      listForConsole: (call) => listHintsForConsole(world, call),
      say: (call) => sayHint(world, call),
      remove: (call) => removeHint(world, call),
    }),
    ...on(calls.numberSets, {
      list: (call) => listSets(world.db, call.who.player_id, call.query.digits),
      keep: (call) => keepNumberSet(world, call),
      drop: (call) => dropNumberSet(world, call),
    }),
    ...consoleRoutes(world),
  ];
}

function consoleRoutes(world: World): Route[] {
  return [
    ...on(calls.lotterySettings, {
      show: (call) => showSettings(world, call.params.lottery),
      changeLottery: (call) => setLottery(world, call),
      changeSection: (call) => setSection(world, call),
      offDayEffect: (call) => showOffDay(world, call),
      setOffDay: (call) => changeOffDay(world, call),
      proposedOffDays: (call) => proposeOffDays(world, call),
      confirmOffDays: (call) => addOffDays(world, call),
      proposedDates: (call) => proposeDates(world, call),
      confirmDates: (call) => setDates(world, call),
    }),
    ...on(calls.numberRules, {
      list: (call) => listRules(world, call),
      add: (call) => addNumberRule(world, call),
      end: (call) => endNumberRule(world, call),
    }),
    ...on(calls.layOff, {
      takers: () => listTakers(world),
      addTaker: (call) => askTaker(world, call),
      changeTaker: (call) => changeTaker(world, call),
      statement: (call) => showTakerStatement(world, call),
      pay: (call) => askPayment(world, call),
      takeBackPayment: (call) => askTakeBack(world, call),
      list: (call) => listLayOffs(world, call),
      sell: (call) => sell(world, call),
    }),
    ...on(calls.drawSlips, { list: (call) => listDrawSlips(world, call), show: (call) => showSlip(world, call) }),
    ...on(calls.lotteryYear, { show: (call) => showYear(world, call) }),
    ...on(calls.board, { show: () => showBoard(world) }),
    ...on(calls.draws, {
      list: (call) => listDraws(world, call),
      show: (call) => showDrawWithNumbers(world, call),
      change: (call) => setDraw(world, call),
      move: (call) => setDate(world, call),
      changeNumbers: (call) => setNumbers(world, call),
      enterResult: (call) => enter(world, call),
      confirmResult: (call) => confirmProposed(world, call),
      rejectResult: (call) => rejectProposed(world, call),
      callOff: (call) => callOff(world, call),
      askReversal: (call) => askReversal(world, call),
      resumeSettlement: (call) => resume(world, call),
    }),
  ];
}
