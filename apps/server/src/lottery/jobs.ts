import type { Jobs, Loop } from '../platform/jobs.ts';
import { reachOf } from '../platform/outside.ts';
import type { Config } from '../platform/settings.ts';
import type { World } from '../platform/world.ts';
import { confirmDrawn } from './announce.ts';
import { keepDraws } from './calendar.ts';
import { raiseExposed } from './exposure.ts';
import { binance } from './feeds/binance.ts';
import type { Feed } from './feeds/feed.ts';
import { glo } from './feeds/glo.ts';
import { replay } from './feeds/replay.ts';
import { replayCrypto } from './feeds/replay-crypto.ts';
import { replayGlo } from './feeds/replay-glo.ts';
import { set } from './feeds/set.ts';
import { thaistock2d } from './feeds/thaistock2d.ts';
import { thaistock2dHistory } from './feeds/thaistock2d-history.ts';
import { follow } from './live.ts';
import { raiseMissing } from './missing.ts';
import { sealClosed } from './seal.ts';
import { settleDraw, settleLost } from './settlement.ts';

/** What the lotteries do by themselves: draws appear, feeds are followed, draws with a result are settled. */
export function lotteryJobs(world: World): Jobs {
  const loops: Loop[] = feedsOf(world.config).map((feed) => ({
    name: `lottery.feed.${feed.market}.${feed.name}`,
    every_ms: 1000,
    run: follow(world, feed),
  }));
  return {
    tasks: { 'settle-draw': (payload) => settleDraw(world, Number(payload['draw_id'])) },
    loops: [
      { name: 'lottery.draws', every_ms: 2000, run: () => keepDraws(world) },
      { name: 'lottery.seal', every_ms: 1000, run: () => sealClosed(world) },
      { name: 'lottery.drawn', every_ms: 1000, run: () => confirmDrawn(world) },
      { name: 'lottery.missing', every_ms: 60_000, run: () => raiseMissing(world) },
      { name: 'lottery.exposed', every_ms: 10_000, run: () => raiseExposed(world) },
      { name: 'lottery.settle-lost', every_ms: 5000, run: () => settleLost(world) },
      ...loops,
    ],
  };
}

function feedsOf(config: Config): Feed[] {
  const reach = reachOf(config);
  const feeds: Feed[] = [];
  if (config.FEED_2D === 'replay') feeds.push(replay());
  const thai = { base: config.THAISTOCK2D_URL, reach };
  if (config.FEED_2D === 'thaistock2d') feeds.push(thaistock2d(thai), thaistock2dHistory(thai));
  if (config.SET_URL) feeds.push(set({ url: config.SET_URL, reach }));
  if (config.FEED_CRYPTO === 'replay') feeds.push(replayCrypto());
  if (config.FEED_CRYPTO === 'binance') feeds.push(binance({ base: config.BINANCE_URL, reach }));
  if (config.FEED_3D === 'replay') feeds.push(replayGlo());
  if (config.FEED_3D === 'glo') feeds.push(glo({ base: config.GLO_URL, reach }));
  return feeds;
}
