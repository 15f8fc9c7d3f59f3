import { CONSOLE_STREAM_PATH, type ConsoleEvents, type ConsoleTopic } from '@shwekan/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { operatorAt, type WhoIs } from '../platform/callers.ts';
import { Refusal } from '../platform/refusal.ts';
import type { World } from '../platform/world.ts';
import { type EventStream, eventStream, whenClosed } from './event-stream.ts';
import { makeStreamPlaces } from './stream-places.ts';

/** How often a stream says that it lives, and asks whether its session does. */
const BEAT_EVERY_MS = 5_000;
/** Of one operator: the pages of a browser share one. */
const STREAMS_OF_ONE = 10;

/** The consoles that hear what changes, at this process. */
export type OperatorStreams = {
  /** Tells them all that something of these changed. */
  tell(of: readonly ConsoleTopic[]): void;
  /** Tells them to come back in a moment, and ends; who comes is told the same. */
  stop(): void;
  /**
   * Opens the stream's route, for any operator: what it tells is that something changed, never what. It ends with the session, and does
   * not keep it open. Refuses more than ten of one operator.
   */
  serve(door: FastifyInstance, world: World, whoIs: WhoIs): void;
};

/** Opens the list, empty. What is not told to a stream that broke is not told again: who comes back asks for everything anew. */
export function openOperatorStreams(): OperatorStreams {
  const streams = new Set<EventStream>();
  const places = makeStreamPlaces(STREAMS_OF_ONE);
  let isStopping = false;
  const add = (reply: FastifyReply, isAnyone: () => Promise<boolean>) => {
    const stream = eventStream(reply);
    streams.add(stream);
    stream.write(eventText('beat', {}));
    const beat = setInterval(async () => {
      if (await isAnyone()) stream.write(eventText('beat', {}));
      else stream.end(eventText('ended', {}));
    }, BEAT_EVERY_MS);
    whenClosed(reply, () => {
      clearInterval(beat);
      streams.delete(stream);
    });
    if (isStopping) stream.comeBack();
  };
  return {
    tell(of) {
      const text = eventText('changed', { of: [...of] });
      for (const stream of streams) if (!stream.write(text)) stream.close();
    },
    stop() {
      isStopping = true;
      for (const stream of streams) stream.comeBack();
    },
    serve(door, world, whoIs) {
      door.get(CONSOLE_STREAM_PATH, { config: { is_stream: true } }, async (request, reply) => {
        const headers = { cookie: request.headers.cookie, 'x-away': '1' };
        const { operator_id } = await operatorAt(world, whoIs, { headers });
        const leave = places.enter(String(operator_id));
        if (leave === null) throw new Refusal('too_many_streams', { retry_after_s: 30 });
        whenClosed(reply, leave);
        // A database that does not answer says nothing of the session.
        add(reply, () =>
          operatorAt(world, whoIs, { headers }).then(
            () => true,
            (error) => !(error instanceof Refusal),
          ),
        );
      });
    },
  };
}

function eventText<N extends keyof ConsoleEvents>(name: N, data: ConsoleEvents[N]): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
