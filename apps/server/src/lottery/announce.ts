import type { AlertKind } from '@shwekan/contract';
import { differOnlyByRounding, type LotteryCode, numberFrom, numberText } from '@shwekan/rules';
import { drawAt } from '#queries/lottery/live.ts';
import { type ProposalsOfResult, proposalsOf, toldEarly } from '#queries/lottery/results.ts';
import { raiseAlert } from '../platform/alerts.ts';
import type { Tx } from '../platform/db.ts';
import type { World } from '../platform/world.ts';
import { agreedOf, isEntry } from './agreement.ts';
import { heldBackBy } from './dear.ts';
import { disagreementRef } from './result-alerts.ts';
import {
  areSealed,
  confirm,
  isReversing,
  isStanding,
  type LockedDraw,
  type LockedDraws,
  lastClose,
  lastDraw,
  lockDrawAt,
  propose,
  sealPlace,
} from './results.ts';

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
 * Takes a feed's result: proposed, and confirmed when the feed is trusted for the lottery, or another feed or an operator says the same; at once, or
 * at the draw's time when it was told before. A result before closing, a second and different one, or feeds that disagree raise an alert and confirm nothing. Safe to
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
    if (locked === null || locked.draw.voided_at !== null || isReversing(locked)) return true;
    const { draw, now } = locked;
    if (now < lastClose(locked)) return alert(tx, 'result_early', draw, feed, number);
    if (!areSealed(locked)) return false;
    const proposals = await proposalsOf.run({ draw_id: draw.id }, tx);
    if (result.is_sample && proposals.some((it) => it.source === feed.name)) return true;
    if (draw.result !== null) return draw.result === number || alert(tx, 'result_differs', draw, feed, number);

    const own = proposals.filter((it) => it.source === feed.name && it.number === Number(number));
    // An operator's rejection or reversal stands, however often the feed repeats itself.
    if (own.some((it) => it.state === 'rejected' || it.state === 'reversed')) return true;
    const { set: source_set, value: source_value, source_at, is_doubted = false } = result;
    const source = { source: feed.name, source_set, source_value, source_at, is_doubted, proposed_by: null };
    if (!own.some(isStanding)) await propose(tx, draw, number, source);
    await confirmAgreed(tx, locked);
    return true;
  });
}

/** Confirms what feeds told before the time of a draw that has come. Safe to run at any time, by many processes. */
export async function confirmDrawn(world: World): Promise<void> {
  for (const { code, day, section } of await toldEarly.run(undefined, world.db))
    await world.db.transaction(async (tx) => {
      const locked = await lockDrawAt(tx, { code, day, section });
      if (locked === null || locked.draw.voided_at !== null || isReversing(locked)) return;
      if (locked.draw.result === null && areSealed(locked)) await confirmAgreed(tx, locked);
    });
}

/** Gives a draw whose time has come the number that needs no operator. Proposals that disagree are told, once a round. */
async function confirmAgreed(tx: Tx, locked: LockedDraws): Promise<void> {
  const { draw, now } = locked;
  const proposals = await proposalsOf.run({ draw_id: draw.id }, tx);
  const standing = proposals.filter(isStanding);
  if (standing.some((it) => it.number !== standing[0]?.number)) return tellDisagreement(tx, draw, standing);
  const agreed = agreedOf(standing, draw.trusted_feed);
  if (agreed === null || now < lastDraw(locked)) return;
  const against = await heldBackBy(tx, draw, { agreed, proposals });
  if (against.length > 0) return tellDisagreement(tx, draw, [...against, ...standing]);
  const { proposal: source, decided_by } = agreed;
  await confirm(tx, locked, { proposal_id: source.id, number: numberText(source.number, draw.digits), source, decided_by });
}

/** The number that a lottery reads from a feed's values; null when they give none. */
export function numberOf(lottery: LotteryCode, { set, value }: FeedResult): string | null {
  return numberFrom(lottery, { set: set ?? '', value, bid: value, first_prize: value });
}

/**
 * Tells that proposals of a draw give different numbers, once for each round of it: operators decide between them, and what they decide ends it. Of an operator's it
 * says whose it is, never the number.
 */
export async function tellDisagreement(tx: Tx, draw: LockedDraw, standing: readonly ProposalsOfResult[]): Promise<void> {
  const { id: draw_id, code: lottery, day, section, digits } = draw;
  const entries = standing.filter(isEntry);
  const feeds = standing.filter((it) => !isEntry(it));
  const said = feeds.map((it) => ({
    from: it.source,
    number: numberText(it.number, digits),
    set: it.source_set,
    value: it.source_value,
  }));
  const rounded = said.some((one) => said.some((other) => differOnlyByRounding(one, other)));
  await raiseAlert(tx, disagreementRef(draw), 'results_disagree', {
    lottery,
    draw_id,
    day,
    section: section.slice(0, 5),
    said: [
      ...said.map(
        ({ from, number, set, value }) => `${number} from ${from}${value === null ? '' : ` (${[set, value].filter(Boolean).join(', ')})`}`,
      ),
      ...entries.map(({ operator }) => `a number entered by ${operator}`),
    ],
    ...(rounded ? { likely_cause: 'One of them rounds the market value, which is only ever cut' } : {}),
  });
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
