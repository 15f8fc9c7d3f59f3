import { createParser } from 'eventsource-parser';
import type { RunningServer } from '../src/main.ts';
import { PATIENCE_MS } from './until.ts';

export type StreamMessage = { id: string; name: string; data: Record<string, unknown> };

/** A client of the event stream that keeps all it hears. */
export type Ear = {
  heard: StreamMessage[];
  status: number;
  named(name: string): StreamMessage[];
  until(enough: (heard: StreamMessage[]) => boolean): Promise<void>;
  lastId(): string;
  /** Comes when the server ends the stream. */
  ended: Promise<void>;
  close(): void;
};

/** Opens `GET /api/stream` and waits for its first event. */
export async function listen(
  server: RunningServer,
  more: { token?: string; last_event_id?: string; age_ms?: number; ticket?: string; lang?: string; from?: string; live?: string } = {},
): Promise<Ear> {
  const url = new URL('/api/stream', server.player_url);
  if (more.ticket) url.searchParams.set('ticket', more.ticket);
  if (more.age_ms !== undefined) url.searchParams.set('age_ms', String(more.age_ms));
  if (more.live !== undefined) url.searchParams.set('live', more.live);
  url.searchParams.set('lang', more.lang ?? 'en');
  return hear(url, {
    ...(more.token ? { Authorization: `Bearer ${more.token}` } : {}),
    ...(more.from ? { 'X-Forwarded-For': more.from } : {}),
    ...(more.last_event_id ? { 'Last-Event-ID': more.last_event_id } : {}),
  });
}

/** Opens a stream of events and waits for its first one. */
export async function hear(url: URL, headers: Record<string, string>): Promise<Ear> {
  const stop = new AbortController();
  const answer = await fetch(url, { signal: stop.signal, headers });
  const heard: StreamMessage[] = [];
  const wakers = new Set<() => void>();
  const parser = createParser({
    onEvent: (event) => {
      heard.push({ id: event.id ?? '', name: event.event ?? '', data: JSON.parse(event.data) });
      for (const wake of wakers) wake();
    },
  });
  const ear: Ear = {
    heard,
    status: answer.status,
    named: (name) => heard.filter((it) => it.name === name),
    until: (enough) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`not heard in time; heard ${JSON.stringify(heard.slice(-10))}`)), PATIENCE_MS);
        const check = () => {
          if (!enough(heard)) return;
          clearTimeout(late);
          wakers.delete(check);
          resolve();
        };
        wakers.add(check);
        check();
      }),
    lastId: () => heard.at(-1)?.id ?? '',
    ended: Promise.resolve(),
    close: () => stop.abort(),
  };
  if (answer.status === 200) {
    ear.ended = read(answer, (text) => parser.feed(text)).catch(() => undefined);
    await ear.until((it) => it.length > 0);
  }
  return ear;
}

async function read(answer: Response, feed: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) feed(decoder.decode(chunk as Uint8Array, { stream: true }));
}
