import type { AlertKind } from '@shwekan/contract';
import { type LotteryCode, numberFrom } from '@shwekan/rules';
import { raiseAlert } from '../platform/alerts.ts';
import type { Tx } from '../platform/db.ts';
import type { World } from '../platform/world.ts';
import { drawAt } from './live.queries.ts';
import { proposalsOf } from './results.queries.ts';
import { areSealed, confirm, isStanding, type LockedDraw, lastClose, lockDrawAt, propose, sealPlace } from './results.ts';

/**
 * A final result as a feed gave it. `section` is HH:MM; the values are as received. A sample is the first price that was
 * received at a section's time: only the feed's first one counts. A doubted one is never confirmed without an operator.
 */
export type FeedResult = {
  day: string;
  section: string;
  set: string | null;
  value: string;
  source_at: Date | null;
  is_sample?: true;
  is_doubted?: true;
};
type Feed = { name: string; lottery: LotteryCode };

/**
 * Takes a feed's result: proposed, and confirmed at once when the feed is trusted for the lottery or another feed says the
 * same. A result before closing, a second and different one, or feeds that disagree raise an alert and confirm nothing. Safe to
 * be told the same again.
 */
export async function announce(world: World, feed: Feed, result: FeedResult): Promise<void> {
  const number = numberOf(feed.lottery, result);
  if (number === null) {
    const { day, section, set, value } = result;
    const [draw] = await drawAt.run({ code: feed.lottery, day, section }, world.db);
    const data = { lottery: feed.lottery, day, section, draw_id: draw?.id ?? null, feed: feed.name, set, value };
    await raiseAlert(world.db, `result_unreadable:${feed.name}:${day}:${section}`, 'result_unreadable', data);
    return;
  }
  const place = { code: feed.lottery, day: result.day, section: result.section };
  if (await take(world, feed, result, number)) return;
  await sealPlace(world, place);
  await take(world, feed, result, number);
}

/** False when the books of its draws are not sealed yet, and nothing was done. */
async function take(world: World, feed: Feed, result: FeedResult, number: string): Promise<boolean> {
  return world.db.transaction(async (tx) => {
    const locked = await lockDrawAt(tx, { code: feed.lottery, day: result.day, section: result.section });
    if (locked === null || locked.draw.voided_at !== null || locked.draw.reversing_at !== null) return true;
    const { draw, now } = locked;
    if (now < lastClose(locked)) return alert(tx, 'result_early', draw, feed, number);
    if (!areSealed(locked)) return false;
    const proposals = await proposalsOf.run({ draw_id: draw.id }, tx);
    if (result.is_sample && proposals.some((it) => it.source === feed.name)) return true;
    if (draw.result !== null) return draw.result === number || alert(tx, 'result_differs', draw, feed, number);

    const own = proposals.filter((it) => it.source === feed.name && it.number === Number(number));
    // An operator's rejection or reversal stands, however often the feed repeats itself.
    if (own.some((it) => !isStanding(it))) return true;
    const { set: source_set, value: source_value, source_at } = result;
    const source = { source: feed.name, source_set, source_value, source_at, proposed_by: null };
    const proposal_id = own[0]?.id ?? (await propose(tx, draw, number, source));

    const standing = proposals.filter(isStanding);
    if (standing.some((it) => it.number !== Number(number))) return alert(tx, 'results_disagree', draw, feed, number);
    const is_seconded = standing.some((it) => it.source !== feed.name && it.source !== 'operator');
    if (!result.is_doubted && (draw.trusted_feed === feed.name || is_seconded))
      await confirm(tx, locked, { proposal_id, number, source, decided_by: null });
    return true;
  });
}

/** The number that a lottery reads from a feed's values; null when they give none. */
export function numberOf(lottery: LotteryCode, { set, value }: FeedResult): string | null {
  return numberFrom(lottery, { set: set ?? '', value, bid: value, first_prize: value });
}

async function alert(tx: Tx, kind: AlertKind, draw: LockedDraw, feed: Feed, number: string): Promise<true> {
  const { id: draw_id, day, section, result } = draw;
  await raiseAlert(tx, `${kind}:${draw_id}:${feed.name}:${number}`, kind, {
    lottery: feed.lottery,
    draw_id,
    day,
    section: section.slice(0, 5),
    feed: feed.name,
    number,
    result,
  });
  return true;
}
