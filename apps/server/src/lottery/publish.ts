import { type LotteryCode, numberFrom, yangonStamp } from '@shwekan/rules';
import type { DrawsForOperatorResult } from '#queries/lottery/draws.ts';
import { drawPublished, writePublished } from '#queries/lottery/publish.ts';
import { raiseAlert } from '../platform/alerts.ts';
import type { World } from '../platform/world.ts';
import { tellDraws } from './board.ts';
import { keepDraws } from './calendar.ts';
import { lockDrawAt } from './results.ts';

type Feed = { name: string; lottery: LotteryCode };
/** A number that is public for a day; `value` is null while there are several. */
export type Publication = { day: string; value: string | null };

/**
 * A feed says that a number is public. The draw it belongs to, on that day or planned near it, closes at once: its row is locked, so
 * that a bet in flight is in before the closing or refused. The day is kept for an operator to move the draw to; the next draw opens.
 * Safe to be told the same again.
 */
export async function closePublished(world: World, feed: Feed, { day, value }: Publication): Promise<void> {
  const [place] = await drawPublished.run({ code: feed.lottery, day }, world.db);
  if (place === undefined) return;
  const is_closed_now = await world.db.transaction(async (tx) => {
    const locked = await lockDrawAt(tx, { code: feed.lottery, ...place });
    if (locked === null) return false;
    const { draw, now } = locked;
    if (draw.voided_at !== null || draw.result !== null) return false;
    const is_open = now < draw.closes_at && draw.closed_at === null;
    if (!is_open && draw.published_day === day && draw.published_value === value) return false;
    // A moment after now: bets up to now were taken.
    const closes_at = is_open ? new Date(now.getTime() + 1) : draw.closes_at;
    await writePublished.run({ draw_id: draw.id, day, value, feed: feed.name, closes_at }, tx);
    if (is_open) await tellDraws(tx, draw.code);
    const kind = day === draw.day ? 'result_public' : 'draw_held_elsewhere';
    const section = draw.section.slice(0, 5);
    const data = { lottery: feed.lottery, draw_id: draw.id, day: draw.day, section, feed: feed.name, public_for: day };
    if (is_open || day !== draw.day) await raiseAlert(tx, `${kind}:${draw.id}:${day}`, kind, data);
    return is_open;
  });
  if (is_closed_now) await keepDraws(world);
}

/** What a feed made public of a draw, as an operator sees it; null while nothing is. */
export function publishedWire(row: DrawsForOperatorResult) {
  const { published_day: date, published_value: value, published_by: feed, published_at } = row;
  if (date === null || feed === null || published_at === null) return null;
  const number = value === null ? null : numberFrom(row.code as LotteryCode, { value, bid: value, first_prize: value });
  return { date, value, number, feed, at: yangonStamp(published_at), late_slips: row.late_slips };
}
