import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ALIVE, READY } from './health-paths.ts';
import { Refusal } from './refusal.ts';

/** What a process works on at once, all its doors together; a call beyond that is refused before anything is looked at. */
export const AT_ONCE = 768;
/** Room beside it that a crowd of players never takes: a provider's callback has one chance, and an operator's yes is waited for. */
const KEPT_FREE = 256;
/** Of one player: so many are worked on, so many wait in memory alone, and no longer than this. */
const OF_ONE = { at_once: 4, waiting_max: 96, waiting_ms: 2000 };
/** Whether the process is well is asked and answered whatever the crowd, also while it ends. */
const isOfHealth = (request: FastifyRequest) => request.routeOptions.url === ALIVE || request.routeOptions.url === READY;
const LOOK_EVERY_MS = 20;
/** The longest that calls in flight may take once the process is asked to end. */
const DRAIN_MS = 10_000;

/** The calls that are under way in this process, and whether more may come. */
export type Crowd = {
  /**
   * Counts a door's calls; `refuse` answers those that cannot be taken. What providers send, and all of a door that `goesFirst`, is taken when there is
   * no more room for players. Event streams are not calls: they stand for hours.
   */
  watch(
    door: FastifyInstance,
    refuse: (error: Refusal, request: FastifyRequest, reply: FastifyReply) => unknown,
    more?: { goesFirst: boolean },
  ): void;
  /** Works on a player's call in its turn. Refuses with `too_many_requests` when too many of the player wait, with `busy` when this one waited too long. */
  inTurn<T>(player_id: number, work: () => Promise<T>): Promise<T>;
  /**
   * From now on says at its health, and on each connection, that the process will stop: who balances sends the next call elsewhere. What comes all the
   * same is served.
   */
  giveNotice(): void;
  /** From now on refuses what comes and closes its connection; resolves when everybody is answered and that was said for `grace_ms`. */
  drain(grace_ms: number): Promise<void>;
  /** Whether notice was given. */
  isStopping(): boolean;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** How it is counted; null for a stream. */
    call: { is_in_flight: boolean } | null;
  }
  interface FastifyContextConfig {
    /** It is a stream of events, which stands for hours. */
    is_stream?: boolean;
  }
}

/** Opens the count of a process. */
export function openCrowd(): Crowd {
  const turns = openTurns();
  // The calls that are not answered yet, and those of them whose body is here: a slow sender takes nobody's place.
  let present = 0;
  let in_flight = 0;
  let is_stopping = false;
  let is_draining = false;
  return {
    watch(door, refuse, { goesFirst } = { goesFirst: false }) {
      const hasRoom = ({ routeOptions }: FastifyRequest) =>
        in_flight < AT_ONCE + (goesFirst || routeOptions.config.is_for_machines === true ? KEPT_FREE : 0);
      door.decorateRequest('call', null);
      door.addHook('onRequest', (request, reply, done) => {
        if (isOfHealth(request)) return done();
        if (request.routeOptions.config.is_stream !== true) {
          const call = { is_in_flight: false };
          request.call = call;
          present += 1;
          reply.raw.once('close', () => {
            present -= 1;
            if (call.is_in_flight) in_flight -= 1;
          });
        }
        if (hasRoom(request)) return done();
        refuse(new Refusal('busy'), request, reply);
      });
      // Once its body is read: an answer before that, on a connection that is closed, might not reach who still sends.
      door.addHook('preValidation', (request, reply, done) => {
        if (isOfHealth(request)) return done();
        if (is_draining || !hasRoom(request)) return void refuse(new Refusal('busy', { retry_after_s: 1 }), request, reply);
        // A caller that is gone by now has said so already.
        if (request.call !== null && !reply.raw.destroyed) {
          request.call.is_in_flight = true;
          in_flight += 1;
        }
        done();
      });
      door.addHook('onSend', (_request, reply, payload, done) => {
        // A caller that was answered asks the next time where somebody stays.
        if (is_stopping) reply.header('Connection', 'close');
        done(null, payload);
      });
    },
    inTurn: turns,
    isStopping: () => is_stopping,
    giveNotice() {
      is_stopping = true;
    },
    async drain(grace_ms) {
      is_stopping = true;
      is_draining = true;
      const began = performance.now();
      const lasted = () => performance.now() - began;
      while (lasted() < grace_ms || (present > 0 && lasted() < DRAIN_MS)) await wait(LOOK_EVERY_MS);
    },
  };
}

type Turn = { start(): void };

/** Lets few calls of each player run at once. What waits has no connection of the database and nothing but its place. */
function openTurns(): Crowd['inTurn'] {
  const players = new Map<number, { running: number; waiting: Turn[] }>();
  return async (player_id, work) => {
    const own = players.get(player_id) ?? { running: 0, waiting: [] };
    players.set(player_id, own);
    if (own.running < OF_ONE.at_once) own.running += 1;
    else await waitIn(own.waiting);
    try {
      return await work();
    } finally {
      // The place is handed on, not freed: nobody who comes now can slip in before those who wait.
      const next = own.waiting.shift();
      if (next) next.start();
      else own.running -= 1;
      if (own.running === 0) players.delete(player_id);
    }
  };
}

function waitIn(waiting: Turn[]): Promise<void> {
  if (waiting.length >= OF_ONE.waiting_max) throw new Refusal('too_many_requests', { retry_after_s: 1 });
  return new Promise((resolve, reject) => {
    const turn = {
      start() {
        clearTimeout(patience);
        resolve();
      },
    };
    const patience = setTimeout(() => {
      waiting.splice(waiting.indexOf(turn), 1);
      reject(new Refusal('busy'));
    }, OF_ONE.waiting_ms);
    waiting.push(turn);
  });
}
