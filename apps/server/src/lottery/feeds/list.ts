import { reachOf } from '../../platform/outside.ts';
import type { Config } from '../../platform/settings.ts';
import { binance } from './binance.ts';
import type { Feed } from './feed.ts';
import { glo } from './glo.ts';
import { replay } from './replay.ts';
import { replayCrypto } from './replay-crypto.ts';
import { replayGlo } from './replay-glo.ts';
import { set } from './set.ts';
import { thaistock2d } from './thaistock2d.ts';
import { thaistock2dHistory } from './thaistock2d-history.ts';

/** The feeds that the machine's settings name. */
export function feedsOf(config: Config): Feed[] {
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
