import { createHash, randomBytes } from 'node:crypto';
import * as calls from '@shwekan/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { insertTicket, takeTicket } from '#queries/realtime/stream.ts';
import { placeOf } from '../platform/places.ts';
import { Refusal } from '../platform/refusal.ts';
import { languageOf } from '../platform/refusal-answer.ts';
import { on, type PlayerCaller, type Route, type WhoIs } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { placeOf as eventPlaceOf } from './eras.ts';
import { eventStream, whenClosed } from './event-stream.ts';
import type { Hub, StreamStart } from './hub.ts';
import { type LiveEar, makeLiveEar } from './live.ts';
import * as notices from './notice-console.ts';
import { listNotifications, listNotificationsOf, readNotifications } from './notifications.ts';
import type { PushKeys } from './push/send.ts';
import { choose, removeSubscription, renewSubscription, saveSubscription, showChoices } from './push-devices.ts';
import { makeStreamPlaces } from './stream-places.ts';
import { type StreamSessions, watchSessions } from './stream-sessions.ts';

/** Where event streams are opened. */
export const STREAM_PATH = '/api/stream';
const BEAT_EVERY_MS = 15_000;
const STREAMS_AT_MOST = 20_000;
/** Without a login, from one address (one /64 of IPv6). Streams with a login count only towards the whole. */
const VISITORS_OF_A_PLACE = 10;

/** `keys` sign pushes; without them no subscription is taken. */
export function realtimeRoutes(world: World, keys: PushKeys | null): Route[] {
  return [
    ...on(calls.stream, {
      ticket: (call) => makeTicket(world, call.who),
    }),
    ...on(calls.push, {
      saveDevice: (call) => saveSubscription(world, keys, call),
      renewDevice: (call) => renewSubscription(world, keys, call),
      removeDevice: (call) => removeSubscription(world, call),
      choices: (call) => showChoices(world, call.who),
      choose: (call) => choose(world, call),
    }),
    ...on(calls.notifications, {
      list: (call) => listNotifications(world, call.who, call.language),
      ofPlayer: (call) => listNotificationsOf(world, call),
      read: (call) => readNotifications(world, call),
    }),
    ...on(calls.notices, {
      list: (call) => notices.listNotices(world, call),
      players: (call) => notices.findPlayers(world, call),
      write: (call) => notices.write(world, call),
    }),
  ];
}

/** Gives a ticket that opens one stream within a minute. */
async function makeTicket(world: World, who: PlayerCaller) {
  const ticket = randomBytes(32).toString('base64url');
  await insertTicket.run({ token_hash: hashOf(ticket), player_id: who.player_id, session_id: who.session_id }, world.db);
  return { ticket };
}

/**
 * Opens `GET /api/stream`: public events for anyone, ten at most for a place, a player's too with a token or a ticket. It goes on
 * after `Last-Event-ID`, or tells what happened in the last `age_ms`. `live` names the moving numbers it is told. A session that ends, ends its stream at once.
 */
export async function streamRoute(world: World, hub: Hub, whoIs: WhoIs, door: FastifyInstance): Promise<void> {
  const visitors = makeStreamPlaces(VISITORS_OF_A_PLACE);
  const sessions = watchSessions(world);
  door.get(STREAM_PATH, { config: { is_stream: true } }, async (request, reply) => {
    const who = await listenerOf(world, whoIs, request);
    if (hub.count() >= STREAMS_AT_MOST) throw new Refusal('busy', { retry_after_s: 10 });
    if (who === null) {
      const leave = visitors.enter(placeOf(request.ip).place);
      if (leave === null) throw new Refusal('too_many_streams', { retry_after_s: 30 });
      reply.raw.once('close', leave);
    }
    const query = request.query as { lang?: string; last_event_id?: string; age_ms?: string; live?: unknown };
    const live = liveOf(query.live);
    const from = eventPlaceOf(String(request.headers['last-event-id'] ?? query.last_event_id ?? '')) ?? ageOf(query.age_ms);
    const language = languageOf(query.lang ?? request.headers['accept-language']);
    await openStream(hub, sessions, reply, {
      player_id: who?.player_id ?? null,
      session_id: who?.session_id ?? null,
      language,
      live,
      from,
    });
  });
}

type Opening = {
  player_id: number | null;
  session_id: number | null;
  language: ReturnType<typeof languageOf>;
  live: LiveEar | null;
  from: StreamStart;
};

async function openStream(hub: Hub, sessions: StreamSessions, reply: FastifyReply, opening: Opening): Promise<void> {
  const stream = eventStream(reply);
  const session = opening.session_id === null ? null : sessions.add(opening.session_id, () => stream.end());
  const listener = { ...opening, ...stream, sessionEnded: () => void session?.look() };
  const leave = await hub.add(listener, opening.from).catch((error) => {
    session?.leave();
    // A stream that has begun and cannot go on ends, so that its reader comes again.
    if (stream.isOpen()) stream.close();
    throw error;
  });
  const beat = setInterval(() => void stream.write(': beat\n\n'), BEAT_EVERY_MS);
  whenClosed(reply, () => {
    clearInterval(beat);
    session?.leave();
    leave();
  });
}

async function listenerOf(world: World, whoIs: WhoIs, request: FastifyRequest): Promise<PlayerCaller | null> {
  const ticket = (request.query as { ticket?: unknown }).ticket;
  if (typeof ticket === 'string') {
    const [taken] = await takeTicket.run({ token_hash: hashOf(ticket) }, world.db);
    if (!taken?.is_valid) throw new Refusal('session_expired');
    return { player_id: taken.player_id, session_id: taken.session_id };
  }
  const token = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return null;
  const who = await whoIs.player(token, request.ip);
  if (who === null) throw new Refusal('session_expired');
  return who;
}

/** How long ago the page was asked for that opens a stream: what happened since then is told, for the page may not show it. */
function ageOf(age_ms: unknown): StreamStart {
  return typeof age_ms === 'string' && /^\d{1,12}$/.test(age_ms) ? { age_ms: Number(age_ms) } : null;
}

/** The moving numbers that a stream asks for; without the word all of them, as it was before there was a choice. */
function liveOf(live: unknown): LiveEar | null {
  if (live === undefined) return null;
  const names: unknown[] = typeof live === 'string' ? live.split(',').filter((it) => it !== '') : [null];
  const shown = calls.LIVE_NAMES.filter((it) => names.includes(it));
  if (shown.length !== names.length) throw new Refusal('malformed', { errors: { live: 'malformed' } });
  return makeLiveEar(shown);
}

function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}
