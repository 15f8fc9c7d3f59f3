import type { LotteryCode } from '@shwekan/rules';
import type { FeedResult } from '../announce.ts';
import type { LiveCrypto, LiveNumber } from '../reads.ts';

/** Something about a feed that an operator should see, told once per `ref`. It never closes or settles anything by itself. */
export type FeedNote = { ref: string; kind: 'feed_holiday' | 'feed_inconsistent' | 'feed_missing'; data: Record<string, unknown> };

/** What a feed said. */
export type Reading<L extends LiveNumber | LiveCrypto = LiveNumber | LiveCrypto> = {
  /** The message as received, and what of it counts as news: it is kept when that changed. Null when there is nothing to keep. */
  message: { body: string; news: string } | null;
  live: L | null;
  results: FeedResult[];
  notes: FeedNote[];
};

/** A draw whose time has come and that has no result. `section` is HH:MM; `is_proposed` when this feed has already given one. */
export type WaitingDraw = { day: string; section: string; is_proposed?: boolean };

/** Where numbers come from: one adapter each, chosen by configuration. */
export type Feed<L extends LiveNumber | LiveCrypto = LiveNumber | LiveCrypto> = {
  name: string;
  lottery: LotteryCode;
  market: string;
  /** Asks once. Throws when the feed does not answer in time or not sensibly; the caller asks again later. */
  read(asked: { now: Date; waiting: WaitingDraw[] }): Promise<Reading<L>>;
};
