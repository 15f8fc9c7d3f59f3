import * as calls from '@shwekan/contract';
import { on, type Route } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { placeBet } from './bets.ts';
import { callOff, confirmProposed, enter, rejectProposed } from './decide.ts';
import type { Desk } from './desk.ts';
import { listDraws, setDraw, setNumbers, showDrawWithNumbers } from './draws.ts';
import { listLotteries, listLucky, listSections, listWinners, luckyToday, showLive, showNumbers } from './reads.ts';
import { changeOffDay, setLottery, setSection, showSettings } from './settings.ts';
import { listSlips, placeAsked } from './slips.ts';

const LUCKY_DAYS_BACK = 30;

/** The calls of the lotteries: for players what is open, betting, own slips, results and winners; for operators draws and settings. */
export function lotteryRoutes(world: World, desk: Desk): Route[] {
  return [
    on(calls.lotteryList, () => listLotteries(world)),
    on(calls.section2d, () => listSections(world, '2D')),
    on(calls.numbers2d, (call) => showNumbers(world, '2D', call.body)),
    on(calls.betting2d, (call) => placeBet(desk, '2D', call)),
    on(calls.slips2d, (call) => listSlips(world, call.who.player_id, '2D', call.query)),
    on(calls.luckyToday2d, async () =>
      (await luckyToday(world, '2D')).map((it) => ({ '2d': it.number ?? 'Coming Soon', section: it.section })),
    ),
    on(calls.luckyHistory, async (call) => listLucky(world, call.params.lottery, await placeAsked(world, call.query, LUCKY_DAYS_BACK))),
    on(calls.winnerUsers, (call) => listWinners(world, call.params.lottery)),
    on(calls.live2d, () => showLive(world, 'SET')),
    ...consoleRoutes(world),
  ];
}

function consoleRoutes(world: World): Route[] {
  return [
    on(calls.lotterySettings, (call) => showSettings(world, call.params.lottery)),
    on(calls.changeLottery, (call) => setLottery(world, call)),
    on(calls.changeSection, (call) => setSection(world, call)),
    on(calls.setOffDay, (call) => changeOffDay(world, call)),
    on(calls.draws, (call) => listDraws(world, call.query)),
    on(calls.drawDetail, (call) => showDrawWithNumbers(world, call.params.id)),
    on(calls.changeDraw, (call) => setDraw(world, call)),
    on(calls.changeNumbers, (call) => setNumbers(world, call)),
    on(calls.enterResult, (call) => enter(world, call)),
    on(calls.confirmResult, (call) => confirmProposed(world, call)),
    on(calls.rejectResult, (call) => rejectProposed(world, call)),
    on(calls.voidDraw, (call) => callOff(world, call)),
  ];
}
