import type { ServerResponse } from 'node:http';
import type { Session } from './sessions.ts';

const HEARTBEAT_MS = 15_000;

/** The open pages, each with a stream of what happens at its game. */
export interface Streams {
  open(session: Session, to: ServerResponse): void;
  /** Tells the pages that a test names, all pages of one player's session for instance. */
  tell(who: (session: Session) => boolean, event: string, news: unknown): void;
  count(who: (session: Session) => boolean): number;
  stop(): void;
}

/** Opens the hub of server-sent events. A page that reads too slowly is let go: it comes back and asks anew. */
export function openStreams(): Streams {
  const open = new Map<ServerResponse, Session>();
  const MOST_WAITING_BYTES = 256 * 1024;
  const write = (to: ServerResponse, text: string): void => {
    if (to.writableLength > MOST_WAITING_BYTES) to.destroy();
    else to.write(text);
  };
  const beat = setInterval(() => {
    for (const to of open.keys()) write(to, ': still here\n\n');
  }, HEARTBEAT_MS);
  beat.unref();
  return {
    open(session, to) {
      to.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
      to.write('retry: 1500\n\n');
      open.set(to, session);
      to.on('close', () => open.delete(to));
      to.on('error', () => open.delete(to));
    },
    tell(who, event, news) {
      const text = `event: ${event}\ndata: ${JSON.stringify(news)}\n\n`;
      for (const [to, session] of open) if (who(session)) write(to, text);
    },
    count: (who) => new Set([...open.values()].filter(who).map((it) => it.member)).size,
    stop() {
      clearInterval(beat);
      for (const to of open.keys()) to.destroy();
    },
  };
}
