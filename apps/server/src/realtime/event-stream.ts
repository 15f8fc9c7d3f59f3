import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/** After so long a stream of a process that ends comes back: to another one, or to the one that follows. */
const COME_BACK_MS = 1000;
const UNREAD_BYTES_AT_MOST = 512 * 1024;

/** A stream of server-sent events as its writer sees it. */
export type EventStream = {
  /** Answers false when its reader is too slow to keep. The first text opens the stream. */
  write(text: string): boolean;
  /** Ends it, with a last text; once. */
  end(text?: string): void;
  /** Breaks it off. */
  close(): void;
  /** Tells the reader to come back in a moment, and ends. */
  comeBack(): void;
  /** Whether it has begun. */
  isOpen(): boolean;
};

/** Makes a reply a stream of events, which no proxy keeps or holds back. Nothing is sent before the first text. */
export function eventStream(reply: FastifyReply): EventStream {
  const out = reply.raw;
  const start = () => {
    if (out.headersSent) return;
    reply.hijack();
    out.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
      Connection: 'keep-alive',
    });
  };
  // A text after the end would be an error that nobody hears, and the end of the process: two may end a stream whose reader is slow to go.
  const end = (text?: string) => {
    if (!out.writableEnded) out.end(text);
  };
  return {
    write(text) {
      if (out.writableEnded) return true;
      start();
      out.write(text);
      return out.writableLength < UNREAD_BYTES_AT_MOST;
    },
    end,
    close: () => void out.destroy(),
    comeBack: () => end(`retry: ${COME_BACK_MS}\n\n`),
    isOpen: () => out.headersSent,
  };
}

/** Does what ends with a stream when it is closed, also where it is closed by now. */
export function whenClosed({ raw }: FastifyReply, done: () => void): void {
  if (raw.destroyed) done();
  else raw.on('close', done);
}
