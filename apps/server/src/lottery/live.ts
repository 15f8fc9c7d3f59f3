import { type Digits, numberText, yangonDay } from '@shwekan/rules';
import { raiseAlert } from '../platform/alerts.ts';
import { tell } from '../platform/facts.ts';
import type { World } from '../platform/world.ts';
import { announce, type FeedResult, numberOf } from './announce.ts';
import type { Feed, Reading } from './feeds/feed.ts';
import { keepMessage, pruneMessages, resultsOfDay, takeTurn, waitingDraws, writeLive } from './live.queries.ts';

const PAUSE_MAX_S = 30;
const PRUNE_EVERY_TURNS = 3600;

/**
 * One turn of following a feed, to be taken every second: asks it when no other process has, shows the moving number, keeps
 * what it said, and announces its results. A feed that fails is asked again after 1, 2, 4 ... at most 30 s.
 */
export function follow(world: World, feed: Feed): () => Promise<void> {
  let failures = 0;
  let pause_until = 0;
  let last_news: string | null = null;
  let turns = 0;

  return async () => {
    if (performance.now() < pause_until) return;
    const [turn] = await takeTurn.run({ market: feed.market }, world.db);
    if (turn === undefined) return;
    const waiting = await waitingDraws.run({ code: feed.lottery, feed: feed.name, now: turn.now }, world.db);
    let reading: Reading;
    try {
      reading = await feed.read({ now: turn.now, waiting: waiting.map((it) => ({ ...it, section: it.section.slice(0, 5) })) });
      failures = 0;
    } catch (error) {
      failures += 1;
      pause_until = performance.now() + 1000 * Math.min(PAUSE_MAX_S, 2 ** (failures - 1));
      world.log.warn({ err: (error as Error).message, feed: feed.name, failures }, 'a feed did not answer and is asked again later');
      return;
    }
    if (reading.message !== null && reading.message.news !== last_news) {
      await keepMessage.run({ feed: feed.name, body: reading.message.body }, world.db);
      last_news = reading.message.news;
    }
    await showMoving(world, feed, reading);
    for (const note of reading.notes) await raiseAlert(world.db, note.ref, note.kind, note.data);
    for (const result of await newsOf(world, feed, reading.results, turn.now)) await announce(world, feed, result);
    turns += 1;
    if (turns % PRUNE_EVERY_TURNS === 0) await pruneMessages.run({ feed: feed.name }, world.db);
  };
}

/** Writes the moving number and tells it when it changed: at most once a turn. */
async function showMoving(world: World, feed: Feed, reading: Reading): Promise<void> {
  const { live } = reading;
  if (live === null) return;
  await world.db.transaction(async (tx) => {
    const [written] = await writeLive.run({ market: feed.market, data: JSON.stringify(live) }, tx);
    // Apps ask for the bid as often as they show it: it is not told to everyone.
    if (written?.is_changed && 'twod' in live) await tell(tx, { kind: 'live_2d', data: { ...live } });
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
