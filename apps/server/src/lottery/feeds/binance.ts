import { cryptoTwoDFrom, yangonInstant, yangonTime } from '@shwekan/rules';
import { z } from 'zod';
import type { Reach } from '../../platform/outside.ts';
import type { FeedResult } from '../announce.ts';
import type { LiveCrypto } from '../reads.ts';
import { FeedFault, readMessage } from './fault.ts';
import type { Feed, WaitingDraw } from './feed.ts';
import { fetchText } from './fetch-text.ts';

const Ticker = z.object({ symbol: z.literal('BTCUSDT'), bidPrice: z.string().max(40) });
/** A price that comes later than this after a section's second 0 is not its sample. */
const SAMPLE_WITHIN_MS = 20_000;

/**
 * The best bid of BTC/USDT at Binance. A section's sample is the first bid received at or after its second 0 and within 20 s; one that
 * was asked for before that second does not count, as its price may be older. Without a sample an alert asks for an operator.
 */
export function binance(options: { base: string; reach: Reach }): Feed<LiveCrypto> {
  const url = new URL(`${options.base.replace(/\/$/, '')}/api/v3/ticker/bookTicker?symbol=BTCUSDT`);
  return {
    name: 'binance',
    lottery: 'C2D',
    market: 'BTCUSDT',
    overdueAfterMs: () => SAMPLE_WITHIN_MS,
    async read({ now, waiting }) {
      const asked_ms = performance.now();
      const body = await fetchText(url, options);
      const received_at = new Date(now.getTime() + (performance.now() - asked_ms));
      const { bidPrice: bid } = readMessage(Ticker, body);
      const c2d = cryptoTwoDFrom(bid);
      if (c2d === null) throw new FeedFault('feed_unreadable', 'Binance gave a price that no number follows from', body);
      const results = waiting.flatMap((it) => sampleOf(it, bid, received_at));
      const time = yangonTime(received_at);
      // A message a minute, and each that may be a sample, tell the price of every draw.
      const news = results.length > 0 ? time : time.slice(0, 5);
      return { message: { body, news, said_at: null }, live: { bid, c2d, time, status: 'open' }, results, notes: [] };
    },
  };
}

function sampleOf(draw: WaitingDraw, bid: string, received_at: Date): FeedResult[] {
  const since_ms = received_at.getTime() - yangonInstant(draw.day, draw.section).getTime();
  if (draw.was_proposed || since_ms > SAMPLE_WITHIN_MS) return [];
  return [{ day: draw.day, section: draw.section, set: null, value: bid, source_at: received_at, is_sample: true }];
}
