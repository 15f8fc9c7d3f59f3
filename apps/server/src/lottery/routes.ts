import * as calls from '@shwekan/contract';
import { on, type Route } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { askReversal } from './ask-reversal.ts';
import { placeBet } from './bets.ts';
import { callOff } from './call-off.ts';
import { proposeDates, setDates } from './dates-year.ts';
import { confirmProposed, rejectProposed } from './decide.ts';
import type { BetDesk } from './desk.ts';
import { listDraws, setDraw, setNumbers, showDrawWithNumbers } from './draws.ts';
import { enter } from './enter.ts';
import { setDate } from './move.ts';
import { changeOffDay, showOffDay } from './off-days.ts';
import { addOffDays, proposeOffDays } from './off-days-year.ts';
import { listSlipsOf } from './player-slips.ts';
import { listLotteries, listLucky, listSections, listWinners, luckyToday, showLive, showLiveCrypto, showNumbers } from './reads.ts';
import { resume } from './reverse.ts';
import { setLottery, setSection, showSettings } from './settings.ts';
import { listSlips } from './slips.ts';
import { listLucky3d, listSlips3d, placeBet3d, showNumbers3d, showSection3d } from './three-d.ts';

const LUCKY_DAYS_BACK = 30;

/** The calls of the lotteries: for players what is open, betting, own slips, results and winners; for operators draws and settings. */
export function lotteryRoutes(world: World, desk: BetDesk): Route[] {
  return [
    on(calls.lotteryList, () => listLotteries(world)),
    on(calls.section2d, () => listSections(world, '2D')),
    on(calls.numbers2d, (call) => showNumbers(world, '2D', call.body)),
    on(calls.betting2d, (call) => placeBet(desk, '2D', call)),
    on(calls.slips2d, (call) => listSlips(world, call.who.player_id, '2D', call.query)),
    on(calls.luckyToday2d, async () => (await luckyToday(world, '2D')).map((it) => ({ '2d': it.number, section: it.section }))),
    on(calls.luckyHistory, (call) => listLucky(world, call.params.lottery, { ...call.query, days_back: LUCKY_DAYS_BACK })),
    on(calls.winnerUsers, (call) => listWinners(world, call.params.lottery)),
    on(calls.live2d, () => showLive(world)),
    ...oneDigitRoutes(world, desk),
    ...cryptoRoutes(world, desk),
    ...threeDRoutes(world, desk),
    ...consoleRoutes(world),
  ];
}

function oneDigitRoutes(world: World, desk: BetDesk): Route[] {
  return [
    on(calls.section1d, () => listSections(world, '1D')),
    on(calls.numbers1d, (call) => showNumbers(world, '1D', call.body)),
    on(calls.betting1d, (call) => placeBet(desk, '1D', call)),
    on(calls.slips1d, (call) => listSlips(world, call.who.player_id, '1D', call.query)),
    on(calls.luckyToday1d, async () => (await luckyToday(world, '1D')).map((it) => ({ '1d': it.number, section: it.section }))),
    on(calls.sectionC1d, () => listSections(world, 'C1D')),
    on(calls.numbersC1d, (call) => showNumbers(world, 'C1D', call.body)),
    on(calls.bettingC1d, (call) => placeBet(desk, 'C1D', call)),
    on(calls.slipsC1d, (call) => listSlips(world, call.who.player_id, 'C1D', call.query)),
    on(calls.luckyTodayC1d, async () => (await luckyToday(world, 'C1D')).map((it) => ({ c1d: it.number, section: it.section }))),
  ];
}

function cryptoRoutes(world: World, desk: BetDesk): Route[] {
  return [
    on(calls.sectionC2d, () => listSections(world, 'C2D')),
    on(calls.numbersC2d, (call) => showNumbers(world, 'C2D', call.body)),
    on(calls.bettingC2d, (call) => placeBet(desk, 'C2D', call)),
    on(calls.slipsC2d, async (call) => {
      const { total_count, data } = await listSlips(world, call.who.player_id, 'C2D', call.query);
      return { total_count, data: data.map((it) => ({ ...it, bettings_c2d: it.bettings })) };
    }),
    on(calls.luckyTodayC2d, async () => (await luckyToday(world, 'C2D')).map((it) => ({ c2d: it.number, section: it.section }))),
    on(calls.liveCrypto, () => showLiveCrypto(world)),
  ];
}

function threeDRoutes(world: World, desk: BetDesk): Route[] {
  return [
    on(calls.section3d, () => showSection3d(world)),
    on(calls.numbers3d, (call) => showNumbers3d(world, call.query.date)),
    on(calls.betting3d, (call) => placeBet3d(desk, call)),
    on(calls.slips3d, (call) => listSlips3d(world, call.who.player_id, call.query)),
    on(calls.lucky3d, () => listLucky3d(world)),
  ];
}

function consoleRoutes(world: World): Route[] {
  return [
    on(calls.playerSlips, (call) => listSlipsOf(world, call)),
    on(calls.lotterySettings, (call) => showSettings(world, call.params.lottery)),
    on(calls.changeLottery, (call) => setLottery(world, call)),
    on(calls.changeSection, (call) => setSection(world, call)),
    on(calls.offDayEffect, (call) => showOffDay(world, call)),
    on(calls.setOffDay, (call) => changeOffDay(world, call)),
    on(calls.proposedOffDays, (call) => proposeOffDays(world, call)),
    on(calls.confirmOffDays, (call) => addOffDays(world, call)),
    on(calls.proposedDates, (call) => proposeDates(world, call)),
    on(calls.confirmDates, (call) => setDates(world, call)),
    on(calls.draws, (call) => listDraws(world, call)),
    on(calls.drawDetail, (call) => showDrawWithNumbers(world, call)),
    on(calls.changeDraw, (call) => setDraw(world, call)),
    on(calls.moveDraw, (call) => setDate(world, call)),
    on(calls.changeNumbers, (call) => setNumbers(world, call)),
    on(calls.enterResult, (call) => enter(world, call)),
    on(calls.confirmResult, (call) => confirmProposed(world, call)),
    on(calls.rejectResult, (call) => rejectProposed(world, call)),
    on(calls.voidDraw, (call) => callOff(world, call)),
    on(calls.askReversal, (call) => askReversal(world, call)),
    on(calls.resumeSettlement, (call) => resume(world, call)),
  ];
}
