import type { AlertKind } from '@shwekan/contract';
import { type Digits, numberText, yangonDay, yangonInstant } from '@shwekan/rules';
import { drawAt, drawsOfDay, keepMessage, pruneMessages, resultsOfDay, takeTurn, waitingDraws, writeLive } from '#queries/lottery/live.ts';
import { raiseAlert } from '../platform/alerts.ts';
import type { Db } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';
import { noteContact } from '../platform/last-contact.ts';
import type { World } from '../platform/world.ts';
import { announce, type FeedResult, numberOf } from './announce.ts';
import { FeedFault, storable } from './feeds/fault.ts';
import { contactAs, type Feed, NOT_ASKED, type Reading, type WaitingDraw } from './feeds/feed.ts';
import { closePublished } from './publish.ts';

const PAUSE_MAX_S = 30;
const PRUNE_EVERY_TURNS = 3600;
/** A failure now and then is no news; this many in a row are, and any while a draw waits for this feed. */
const FAILURES_TOLD = 3;
/** So long a message keeps older ones out: should a feed once tell a time to come, it is heard again after that. */
const NEWEST_FOR_MS = 600_000;
const KEPT_LETTERS = 65_536;
const KEPT_LETTERS_OF_FAULT = 4_096;

/**
 * One turn of following a feed, to be taken every second by the process that leads it (`db` is written under its lead): asks it when no other process has, shows the moving number, keeps
 * what it said, closes a draw whose number is public, and announces its results. A feed that fails is asked again after 1, 2, 4 ... at most 30 s, and at once when a draw falls due. A message older than one
 * before it is kept and not taken; what is odd, overdue or of no use is an alert.
 */
export function follow(world: World, feed: Feed): (isStopping?: () => boolean, db?: Db) => Promise<void> {
  const pause = pauses();
  let last_news: string | null = null;
  let turns = 0;
  let came: 'answered' | 'failed' | null = null;
  const order = ordered();
  const told = new Set<string>();

  return async (_isStopping, db = world.db) => {
    // A process that stood still while it waited for the feed writes nothing once another leads.
    const led: World = { ...world, db };
    const alerts = alertsOf(led, feed, told);
    const keep = async (body: string, news: string) => {
      if (news === last_news) return;
      await keepMessage.run({ feed: feed.name, body }, db);
      last_news = news;
    };
    const [turn] = await takeTurn.run({ market: feed.market, came }, db);
    if (turn === undefined) return;
    came = null;
    turns += 1;
    if (turns % PRUNE_EVERY_TURNS === 0) await pruneMessages.run({ feed: feed.name }, db);
    const { now } = turn;
    const rows = await waitingDraws.run({ code: feed.lottery, feed: feed.name, now, early_days: feed.early_days ?? null }, world.db);
    const draws = rows.map((it) => ({ ...it, section: it.section.slice(0, 5) }));
    const waiting = draws.filter((it) => !it.has_result);
    const heard = draws.filter((it) => it.is_fresh && (it.has_result || it.is_proposed));
    const open = waiting.filter((it) => !it.was_proposed && !it.is_ahead);
    if (pause.isOn(open.map((it) => it.id))) return;
    for (const draw of open) if (isOverdue(feed, draw, now)) await alerts.overdue(draw);
    let reading: Reading;
    try {
      reading = await feed.read({ now, waiting, heard });
      // Between draws some feeds are not asked at all.
      if (reading === NOT_ASKED) return;
      pause.end();
      came = 'answered';
      noteContact(world, contactAs(feed), null);
    } catch (error) {
      came = 'failed';
      const failures = pause.fail();
      noteContact(world, contactAs(feed), (error as Error).message.slice(0, 200));
      world.log.warn({ err: (error as Error).message, feed: feed.name, failures }, 'a feed did not answer and is asked again later');
      if (failures >= FAILURES_TOLD || open.length > 0) await alerts.fault(error, yangonDay(now), open);
      const body = error instanceof FeedFault && error.body !== null ? storable(error.body).slice(0, KEPT_LETTERS_OF_FAULT) : null;
      if (body !== null) await keep(body, body);
      return;
    }
    if (reading.message !== null) await keep(reading.message.body.slice(0, KEPT_LETTERS), reading.message.news);
    if (order.isOlder(reading.message?.said_at ?? null)) return alerts.outOfOrder(yangonDay(now), reading.message?.said_at);
    await showMoving(led, feed, reading);
    for (const note of reading.notes) await alerts.note(note.ref, note.kind, note.data);
    if (reading.published) await closePublished(led, feed, reading.published);
    for (const result of await newsOf(world, feed, reading.results, now)) await announce(led, feed, result);
  };
}

function isOverdue(feed: Feed, draw: WaitingDraw, now: Date): boolean {
  const after_ms = feed.overdueAfterMs?.(draw) ?? null;
  return after_ms !== null && now.getTime() > yangonInstant(draw.day, draw.section).getTime() + after_ms;
}

/** How long a feed that fails is left alone: longer with each failure in a row. A draw that falls due ends it, as a number may be of that moment. */
function pauses() {
  let failures = 0;
  let until_ms = 0;
  let due: ReadonlySet<number> = new Set();
  const end = () => {
    failures = 0;
    until_ms = 0;
  };
  return {
    end,
    isOn(open: number[]): boolean {
      if (open.some((it) => !due.has(it))) end();
      due = new Set(open);
      return performance.now() < until_ms;
    },
    /** Answers how many failures there are in a row. */
    fail(): number {
      failures += 1;
      until_ms = performance.now() + 1000 * Math.min(PAUSE_MAX_S, 2 ** (failures - 1));
      return failures;
    },
  };
}

/** The order of a feed's messages, by the times they tell themselves. */
function ordered() {
  let newest = '';
  let heard_ms = Number.NEGATIVE_INFINITY;
  return {
    isOlder(said_at: string | null): boolean {
      if (said_at === null) return false;
      if (said_at < newest && performance.now() - heard_ms < NEWEST_FOR_MS) return true;
      newest = said_at;
      heard_ms = performance.now();
      return false;
    },
  };
}

type Place = { day: string; section?: string };

/** The alerts about a feed, each raised once (`told`) and with the draw it is about. */
function alertsOf(world: World, feed: Feed, told: Set<string>) {
  const note = async (ref: string, kind: AlertKind, data: Place & Record<string, unknown>) => {
    if (told.has(ref)) return;
    const { day, section } = data;
    // A holiday that the calendar has as well is no news.
    if (kind === 'feed_holiday' && (await drawsOfDay.run({ code: feed.lottery, day }, world.db)).length === 0) return;
    const [draw] = section === undefined ? [] : await drawAt.run({ code: feed.lottery, day, section }, world.db);
    await raiseAlert(world.db, ref, kind, { lottery: feed.lottery, draw_id: draw?.id ?? null, feed: feed.name, ...data });
    told.add(ref);
  };
  return {
    note,
    overdue: ({ day, section }: WaitingDraw) => note(`feed_missing:${feed.name}:${day}:${section}`, 'feed_missing', { day, section }),
    outOfOrder: (day: string, said_at?: string | null) =>
      note(`feed_out_of_order:${feed.market}:${day}`, 'feed_out_of_order', { day, said_at }),
    fault(error: unknown, today: string, open: WaitingDraw[]) {
      const kind = error instanceof FeedFault ? error.kind : 'feed_unreadable';
      const place = open[0] ? { day: open[0].day, section: open[0].section } : { day: today };
      // What was told in the night is told again of the draw that waits for it.
      return note([kind, feed.market, ...Object.values(place)].join(':'), kind, {
        ...place,
        reason: (error as Error).message.slice(0, 200),
      });
    },
  };
}

/** Writes the moving number and tells it when it changed: at most once a turn. */
async function showMoving(world: World, feed: Feed, reading: Reading): Promise<void> {
  const { live } = reading;
  if (live === null) return;
  await world.db.transaction(async (tx) => {
    const [written] = await writeLive.run({ market: feed.market, data: JSON.stringify(live) }, tx);
    if (written?.is_changed) await tell(tx, { kind: 'twod' in live ? 'live_2d' : 'live_crypto', data: { ...live } });
  });
}

/** The results that are not what their draw already says. Those that are need no lock on the draw every second. */
async function newsOf(world: World, feed: Feed, results: FeedResult[], now: Date): Promise<FeedResult[]> {
  if (results.length === 0) return [];
  const today = yangonDay(now);
  const rows = await resultsOfDay.run({ code: feed.lottery, day: today }, world.db);
  const known = new Map(rows.map((it) => [it.section.slice(0, 5), numberText(it.result ?? -1, it.digits as Digits)]));
  return results.filter((it) => it.day !== today || known.get(it.section) !== numberOf(feed.lottery, it));
}
