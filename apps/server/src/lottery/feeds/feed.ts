import type { LotteryCode } from '@shwekan/rules';
import type { FeedResult } from '../announce.ts';
import type { Publication } from '../publish.ts';
import type { LiveCrypto, LiveNumber } from '../reads.ts';

/** Something about a feed that an operator should see, told once per `ref`. It never closes or settles anything by itself. */
export type FeedNote = {
  ref: string;
  kind: 'feed_duplicate' | 'feed_holiday' | 'feed_inconsistent' | 'feed_out_of_order' | 'feed_wrong_day';
  data: { day: string; section?: string } & Record<string, unknown>;
};

/** The one alert of a day that feeds of 2D call a holiday, whichever of them says so, and however often. */
export function holidayRef(day: string): string {
  return `feed_holiday:2D:${day}`;
}

/** What a feed said. */
export type Reading<L extends LiveNumber | LiveCrypto = LiveNumber | LiveCrypto> = {
  /**
   * The message as received, and what of it counts as news: it is kept when that changed. `said_at` is its own time, which rises as
   * text (null when it tells none). Null when there is nothing to keep.
   */
  message: { body: string; news: string; said_at: string | null } | null;
  live: L | null;
  results: FeedResult[];
  /** A number is public for a day, whether a draw is planned for it or not. */
  published?: Publication;
  notes: FeedNote[];
};

/** Under which name the process remembers what it last heard of a feed. */
export function contactAs({ market }: Pick<Feed, 'market'>): string {
  return `feed:${market}`;
}

/** A feed answered, and said nothing of what it was asked. */
export const NOTHING_SAID: Reading<never> = { message: null, live: null, results: [], notes: [] };
/** There was nothing to ask a feed, or it was asked a moment ago. */
export const NOT_ASKED: Reading<never> = { ...NOTHING_SAID };

/**
 * A draw that has no result and whose time has come, or is near (`is_ahead`) for a feed that is asked early. `section` is HH:MM;
 * `is_proposed` when what this feed said of it stands, `was_proposed` also when that was rejected or taken back.
 */
export type WaitingDraw = { day: string; section: string; is_proposed?: boolean; was_proposed?: boolean; is_ahead?: boolean };

/** What a feed is asked about: draws that wait, and those of which it has said a number, or that had theirs, within the last hour (`heard`). */
export type FeedQuestion = { now: Date; waiting: WaitingDraw[]; heard?: WaitingDraw[] };

/** So often at most a feed is asked for nothing but whether it corrects itself. */
const CORRECTED_EVERY_MS = 60_000;

/** The draws to ask a feed about that may correct its number, and how often at most. */
export function withCorrections({ waiting, heard = [] }: Pick<FeedQuestion, 'waiting' | 'heard'>, every_ms: number) {
  const open = waiting.filter((it) => !it.is_proposed);
  return { draws: [...open, ...heard], every_ms: open.length > 0 ? every_ms : Math.max(every_ms, CORRECTED_EVERY_MS) };
}

/** Where numbers come from: one adapter each, chosen by configuration. */
export type Feed<L extends LiveNumber | LiveCrypto = LiveNumber | LiveCrypto> = {
  name: string;
  lottery: LotteryCode;
  market: string;
  /** It is asked so many days before a draw's day as well: its number may be public on another day than planned. */
  early_days?: number;
  /** So long after the draw's time a result of this feed is overdue; null for a draw it does not give. Absent: it always gives all. */
  overdueAfterMs?(draw: WaitingDraw): number | null;
  /** Asks once. Throws when the feed does not answer in time or not sensibly; the caller asks again later. */
  read(asked: FeedQuestion): Promise<Reading<L>>;
};
