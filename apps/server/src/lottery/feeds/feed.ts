import type { LotteryCode } from '@shwekan/rules';
import type { FeedResult } from '../announce.ts';
import type { LiveNumber } from '../reads.ts';

/** Something about a feed that an operator should see, told once per `ref`. It never closes or settles anything by itself. */
export type FeedNote = { ref: string; kind: 'feed_holiday' | 'feed_inconsistent'; data: Record<string, unknown> };

/** What a feed said. */
export type Reading = {
  /** The message as received, and what of it counts as news: it is kept when that changed. Null when there is nothing to keep. */
  message: { body: string; news: string } | null;
  live: LiveNumber | null;
  results: FeedResult[];
  notes: FeedNote[];
};

/** A draw whose time has come and that has no result. `section` is HH:MM. */
export type WaitingDraw = { day: string; section: string };

/** Where numbers come from: one adapter each, chosen by configuration. */
export type Feed = {
  name: string;
  lottery: LotteryCode;
  market: string;
  /** Asks once. Throws when the feed does not answer in time or not sensibly; the caller asks again later. */
  read(asked: { now: Date; waiting: WaitingDraw[] }): Promise<Reading>;
};
