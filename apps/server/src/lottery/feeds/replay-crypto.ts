import { readFileSync } from 'node:fs';
import { addDays, cryptoTwoDFrom, yangonDay, yangonInstant, yangonTime } from '@shwekan/rules';
import { parse } from 'csv-parse/sync';
import type { LiveCrypto } from '../reads.ts';
import type { Feed } from './feed.ts';
import { scatter } from './replay.ts';

/** A recorded draw of crypto 2D. */
export type RecordedBid = { btcusdt_bid: string; c2d: string };

const SECTIONS = ['10:00', '14:00', '18:00', '21:00'];
const FIRST_DAY = '2001-01-01';
const DAY_MS = 86_400_000;
const WAVES = 3;
const WAVE_HUNDREDTHS = 6_000;
const SWING_HUNDREDTHS = 400;

/** The recorded draws, oldest first. */
export function recordedBids(): RecordedBid[] {
  return parse(readFileSync(new URL('./replay-btc.csv', import.meta.url)), { columns: true, skip_empty_lines: true });
}

/**
 * Replays recorded bids on the product clock, so that a fresh machine has crypto draws: draw after draw in the order they were
 * recorded, and between two draws a bid that moves, the same way each time, until it stands at the recorded one.
 */
export function replayCrypto(bids: RecordedBid[] = recordedBids()): Feed<LiveCrypto> {
  return {
    name: 'replay',
    lottery: 'C2D',
    market: 'BTCUSDT',
    async read({ now, waiting }) {
      const results = waiting.flatMap(({ day, section }) => {
        const row = rowAt(bids, day, section);
        return row ? [{ day, section, set: null, value: row.btcusdt_bid, source_at: yangonInstant(day, section) }] : [];
      });
      return { message: null, live: liveAt(bids, now), results, notes: [] };
    },
  };
}

function rowAt(bids: RecordedBid[], day: string, section: string): RecordedBid | undefined {
  const nth = SECTIONS.indexOf(section);
  if (nth < 0) return undefined;
  return bids[(((Date.parse(day) - Date.parse(FIRST_DAY)) / DAY_MS) * SECTIONS.length + nth) % bids.length];
}

type Point = { at: Date; hundredths: number };

function liveAt(bids: RecordedBid[], now: Date): LiveCrypto {
  const today = yangonDay(now);
  const points: Point[] = [addDays(today, -1), today, addDays(today, 1)].flatMap((day) =>
    SECTIONS.map((section) => ({
      at: yangonInstant(day, section),
      hundredths: Number((rowAt(bids, day, section)?.btcusdt_bid ?? '0').replace('.', '')),
    })),
  );
  const before = points.filter((it) => it.at <= now).at(-1);
  const next = points.find((it) => it.at > now);
  const hundredths = before && next ? between(before, next, now) : 0;
  const bid = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
  return { bid, c2d: cryptoTwoDFrom(bid) ?? '--', time: yangonTime(now), status: 'open' };
}

/** The bid on its way between two draws: in waves around the straight line, with small steps each second, and at each draw as recorded. */
function between(from: Point, to: Point, now: Date): number {
  const second = Math.floor((now.getTime() - from.at.getTime()) / 1000);
  const part = (second * 1000) / (to.at.getTime() - from.at.getTime());
  const room = Math.min(1, 8 * part * (1 - part));
  const wave = WAVE_HUNDREDTHS * Math.sin(part * WAVES * 2 * Math.PI);
  const step = SWING_HUNDREDTHS * scatter(`${from.at.getTime()} ${second}`);
  return Math.round(from.hundredths + (to.hundredths - from.hundredths) * part + room * (wave + step));
}
