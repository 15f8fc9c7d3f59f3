import { lotteryDue } from '#queries/lottery/due.ts';
import type { Jobs, Loop } from '../platform/jobs.ts';
import type { World } from '../platform/world.ts';
import { confirmDrawn } from './announce.ts';
import { followCalendar } from './calendar.ts';
import { raiseExposed } from './exposure.ts';
import { feedsOf } from './feeds/list.ts';
import { follow } from './live.ts';
import { raiseMissing } from './missing.ts';
import { sealClosed } from './seal.ts';
import { settleDraw, settleLost } from './settlement.ts';

/** What the lotteries do by themselves: draws appear, feeds are followed, draws with a result are settled. */
export function lotteryJobs(world: World): Jobs {
  const loops: Loop[] = feedsOf(world.config).map((feed) => ({
    name: `lottery.feed.${feed.market}.${feed.name}`,
    every_ms: 1000,
    is_led: true,
    run: follow(world, feed),
  }));
  return {
    tasks: { prompt: { 'settle-draw': (payload) => settleDraw(world, Number(payload['draw_id'])) } },
    loops: [
      { name: 'lottery.draws', every_ms: 2000, run: followCalendar(world) },
      { name: 'lottery.missing', every_ms: 60_000, run: () => raiseMissing(world) },
      { name: 'lottery.exposed', every_ms: 10_000, run: () => raiseExposed(world) },
      { name: 'lottery.settle-lost', every_ms: 5000, run: () => settleLost(world) },
      ...loops,
    ],
    watches: [
      {
        every_ms: 1000,
        ask: async () => {
          const [due] = await lotteryDue.run(undefined, world.db);
          if (due === undefined) throw new Error('the draws did not answer');
          return { 'lottery.seal': due.is_closed, 'lottery.drawn': due.is_told };
        },
        turns: { 'lottery.seal': () => sealClosed(world), 'lottery.drawn': () => confirmDrawn(world) },
      },
    ],
  };
}
