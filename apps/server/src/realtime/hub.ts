import { CONSOLE_TOPICS, type ConsoleTopic } from '@shwekan/contract';
import { balancesOf, factsBetween, notificationsOf, quietWinners } from '#queries/realtime/stream.ts';
import { readNow } from '../platform/clock.ts';
import { type Fact, factsAfter, latestPlace, type SeenPlace } from '../platform/facts.ts';
import type { PageLanguage } from '../platform/refusal-answer.ts';
import type { World } from '../platform/world.ts';
import { canRepeat, eraNow, idOf, openEra, type placeOf, type StreamPlace } from './eras.ts';
import { openListeners } from './listeners.ts';
import { isLive, type LiveEar } from './live.ts';
import { openOnline } from './online.ts';
import { makePastPlaces } from './past-places.ts';
import { openRests } from './rests.ts';
import { balanceEvents, type Looked, toEvents } from './to-event.ts';

const READ_AT_ONCE = 1000;
const REPEAT_AT_MOST = 500;

/** One open stream. `write` answers false when its reader is too slow to keep. */
export type Listener = {
  player_id: number | null;
  language: PageLanguage;
  /** The moving numbers it is told; null for all of them, each time as a whole. */
  live: LiveEar | null;
  write(text: string): boolean;
  /** A session of the player ended: it may be the one that opened this stream. */
  sessionEnded(): void;
  close(): void;
  /** Tells the reader to come back in a moment, and ends. */
  comeBack(): void;
};

type Subscriber = Listener & { waiting: string[] | null };

/** From where a stream goes on: the place it was told last, or how long ago its page was asked for; null for now. */
export type StreamStart = ReturnType<typeof placeOf> | { age_ms: number };

export type Hub = {
  /** Adds a listener and sends what it missed since `from`; `reset` when that is more than the stream repeats, or not of this database's past. */
  add(listener: Listener, from: StreamStart): Promise<() => void>;
  count(): number;
  /** How many players have a stream open, here or at another process. */
  playerCount(): Promise<number>;
  /** Somebody asked for what `heard` is about: for a while looks are as frequent as with a stream open. */
  quicken(): void;
  stop(): Promise<void>;
};

/**
 * Reads facts in the order in which they became visible and hands them to open streams. The facts are the only source, so
 * any number of server processes tell the same, and a stream that comes back with its last place misses nothing. `heard` is told of news
 * for everyone, before any stream; `tellConsole` of what operators' pages follow.
 */
export function openHub(world: World, heard: () => void, tellConsole: (of: readonly ConsoleTopic[]) => void = () => {}): Hub {
  const listeners = openListeners<Subscriber>();
  const past = makePastPlaces();
  const online = openOnline(world);
  let place: SeenPlace | null = null;
  let stopped = false;
  const rests = openRests(() => listeners.all().size > 0);

  const begin = async (): Promise<SeenPlace> => {
    await openEra(world);
    past.forget();
    const first = await latestPlace(world.db);
    past.note(first);
    return first;
  };
  /** One look at the facts; answers whether there is more to read at once. */
  const turn = async (): Promise<boolean> => {
    place ??= await begin();
    const players = listeners.players();
    await online.tell(players.length);
    const read = await factsAfter(world.db, place, { players, has: listeners.has, most: READ_AT_ONCE });
    if (read.place.timeline !== place.timeline || BigInt(read.place.xid) < BigInt(place.xid)) {
      // The order of facts never runs back: the database was, or another leads now, which gives the numbers of transactions that it never heard of
      // to others. Every stream comes again, with a place that is of no past.
      world.log.warn('the database was put back, or another leads: streams begin anew');
      place = await begin();
      heard();
      tellConsole(CONSOLE_TOPICS);
      for (const listener of listeners.all()) listener.close();
      return false;
    }
    if (read.facts.some(isForAll)) heard();
    const topics = read.facts.flatMap(topicsOf);
    if (topics.length > 0) tellConsole([...new Set(topics)]);
    const facts = read.facts.flatMap((it) => ofPlayers(it, listeners.has));
    if (facts.length > 0) {
      const looked = await lookUp(world, facts, listeners.has);
      const era = await eraNow(world, read.place);
      for (const fact of facts) deliver(fact, listeners.of(fact), textsOf(fact, { looked, era }));
    }
    place = read.place;
    past.note(place);
    return !read.is_all;
  };
  const placeAt = async (from: StreamStart, now: SeenPlace): Promise<ReturnType<typeof placeOf>> => {
    if (from === null || from === 'unknown' || !('age_ms' in from)) return from;
    const before = past.before(from.age_ms);
    return before === null ? 'unknown' : { ...before, era: await eraNow(world, now) };
  };
  let turning: Promise<boolean> = Promise.resolve(false);
  const going = (async () => {
    while (!stopped) {
      turning = turn().catch((error: Error) => {
        world.log.warn({ err: error.message }, 'facts could not be read; streams wait');
        return false;
      });
      if (!(await turning) && !stopped) await rests.next();
    }
  })();

  return {
    async add(listener, from) {
      // The listener gets nothing new until the past is sent: what arrives meanwhile waits, so the order stays.
      const held: Subscriber = { ...listener, waiting: [] };
      rests.quicken();
      // A look under way does not ask for this player's facts: the place is taken when none is.
      for (let seen: Promise<boolean> | null = null; seen !== turning; ) {
        seen = turning;
        await seen;
      }
      place ??= await begin();
      const until = place;
      listeners.add(held);
      try {
        await sendPast(world, held, { from: await placeAt(from, until), until });
      } catch (error) {
        listeners.remove(held);
        throw error;
      }
      const waiting = held.waiting ?? [];
      held.waiting = null;
      for (const text of waiting) held.write(text);
      if (stopped) held.comeBack();
      return () => listeners.remove(held);
    },
    count: () => listeners.all().size,
    playerCount: () => online.count(listeners.players().length),
    quicken: rests.quicken,
    async stop() {
      stopped = true;
      rests.quicken();
      // The last look is delivered before the goodbye: nothing can be written after it. A stream that still hears its past is told after that.
      await going;
      for (const listener of listeners.all()) if (listener.waiting === null) listener.comeBack();
      await online.end().catch(() => {}); // It is forgotten by itself.
    },
  };
}

type Span = { from: ReturnType<typeof placeOf>; until: SeenPlace };

async function sendPast(world: World, listener: Listener, { from, until }: Span): Promise<void> {
  const now = await readNow(world.db);
  const era = await eraNow(world, until);
  listener.write(eventText('hello', { now: now.toISOString() }, idOf(until, era)));
  const missed = from === null ? [] : await missedFacts(world, listener, from, until);
  if (missed === null) listener.write(eventText('reset', {}, idOf(until, era)));
  else if (missed.length > 0) {
    const looked = await lookUp(world, missed, () => true);
    for (const fact of missed)
      for (const event of toEvents(fact, looked, listener.language)) listener.write(eventText(event.name, event.data, idOf(fact, era)));
  }
  if (listener.player_id !== null) {
    const [balances] = await balancesOf.run({ players: [listener.player_id] }, world.db);
    if (balances) for (const event of balanceEvents(balances)) listener.write(eventText(event.name, event.data, idOf(until, era)));
  }
}

/** The facts between two places for one listener, or null when they are too many, no longer kept or of a future that was lost. */
async function missedFacts(world: World, listener: Listener, from: StreamPlace | 'unknown', until: SeenPlace): Promise<Fact[] | null> {
  if (from === 'unknown' || !(await canRepeat(world, from, until))) return null;
  const span = { from_xid: from.xid, from_id: from.id, to_xid: until.xid, to_id: until.id };
  const rows = await factsBetween.run({ ...span, player_id: listener.player_id, most: REPEAT_AT_MOST + 1 }, world.db);
  return rows.length > REPEAT_AT_MOST ? null : (rows as Fact[]);
}

/** A fact of the purses of many, as one of each of them who listens; any other as it is. */
function ofPlayers(fact: Fact, listens: (player_id: number) => boolean): Fact[] {
  if (fact.kind !== 'purses') return [fact];
  const players = fact.data['players'] as number[];
  return players.filter(listens).map((player_id) => ({ ...fact, kind: 'purse', player_id }));
}

/** What changes what everyone is answered: not what is told of players, one or many, or of operators. */
function isForAll({ player_id, kind }: Fact): boolean {
  return player_id === null && kind !== 'purses' && kind !== 'console';
}

/** What of the console's pages a fact changes. A demo whose clock moved shows another day. */
function topicsOf({ kind, data }: Fact): readonly ConsoleTopic[] {
  if (kind === 'clock_moved') return CONSOLE_TOPICS;
  return kind === 'console' ? [data['what'] as ConsoleTopic] : [];
}

async function lookUp(world: World, facts: Fact[], listens: (player_id: number) => boolean): Promise<Looked> {
  const players = new Set<number>();
  const notes = new Set<number>();
  const winners = new Set<number>();
  for (const fact of facts) {
    if (fact.kind === 'purse' && fact.player_id !== null && listens(fact.player_id)) players.add(fact.player_id);
    if (fact.kind === 'notification' && (fact.player_id === null || listens(fact.player_id))) notes.add(Number(fact.data.id));
    if (fact.kind === 'won' && fact.player_id !== null && listens(fact.player_id)) winners.add(fact.player_id);
  }
  const balances = players.size > 0 ? await balancesOf.run({ players: [...players] }, world.db) : [];
  const notifications = notes.size > 0 ? await notificationsOf.run({ ids: [...notes] }, world.db) : [];
  const quiet = winners.size > 0 ? await quietWinners.run({ players: [...winners] }, world.db) : [];
  return {
    balances: new Map(balances.map((it) => [it.player_id, it])),
    notifications: new Map(notifications.map((it) => [it.id, it])),
    quiet: new Set(quiet.map((it) => it.player_id)),
  };
}

/** Tells those whom it concerns of a fact. */
function deliver(fact: Fact, listeners: Iterable<Subscriber>, textsFor: (listener: Subscriber) => string[]): void {
  for (const listener of listeners) {
    if (fact.kind === 'session_ended') listener.sessionEnded();
    for (const text of textsFor(listener)) {
      if (listener.waiting) listener.waiting.push(text);
      else if (!listener.write(text)) listener.close();
    }
  }
}

/** How a fact is told to a listener: each text is made once, however many are told it. */
function textsOf(fact: Fact, { looked, era }: { looked: Looked; era: string }): (listener: Subscriber) => string[] {
  const made = new Map<string, string[]>();
  const once = (key: string, make: () => string[]): string[] => {
    const known = made.get(key) ?? make();
    made.set(key, known);
    return known;
  };
  const id = idOf(fact, era);
  return ({ live, language }) => {
    if (live === null || !isLive(fact))
      return once(language, () => toEvents(fact, looked, language).map((it) => eventText(it.name, it.data, id)));
    const event = live.eventOf(fact);
    if (event === null) return [];
    // Told every second to everybody who looks: its place is told with the next event of another kind, for it is never repeated.
    if (Array.isArray(event.data)) return once('brief', () => [briefText(event.name, event.data)]);
    return once('whole', () => [eventText(event.name, event.data, id)]);
  };
}

function eventText(name: string, data: unknown, id: string): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

function briefText(name: string, data: unknown): string {
  return `event:${name}\ndata:${JSON.stringify(data)}\n\n`;
}
