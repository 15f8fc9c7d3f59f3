import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStream, type StreamEvent } from '../../src/house/stream.ts';

let server: Server;
let asked: IncomingMessage['headers'][] = [];
let paths: (string | undefined)[] = [];
/** How long the request is on its way. */
let way_ms = 0;
let connections: ServerResponse[] = [];
let ending: AbortController;
/** What the window tells of: a browser has one. */
let page: EventTarget;

beforeEach(async () => {
  asked = [];
  paths = [];
  connections = [];
  way_ms = 0;
  ending = new AbortController();
  let late_ms = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + late_ms);
  server = createServer((request, response) => {
    late_ms += way_ms;
    asked.push(request.headers);
    paths.push(request.url);
    connections.push(response.writeHead(200, { 'Content-Type': 'text/event-stream' }));
    response.flushHeaders();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  ending.abort();
  server.closeAllConnections();
  server.close();
  vi.restoreAllMocks();
});

function optionsWith(lastId: () => string | null, heard: (event: StreamEvent) => void) {
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/api/stream`;
  return {
    address,
    live: '2d',
    token: 'the-token',
    language: 'my',
    lastId,
    age_ms: () => 700.2,
    heard,
    expired: () => {},
    open: () => {},
    signal: ending.signal,
  };
}

test('events are heard in order, and after a break the stream goes on behind the last one; what fails is only logged', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const heard: StreamEvent[] = [];
  let lastId: string | null = null;
  const hear = (event: StreamEvent) => {
    heard.push(event);
    lastId = event.id ?? lastId;
  };
  void readStream(optionsWith(() => lastId, hear));
  await until(() => connections.length === 1);
  // A character of three bytes is cut in two by the network.
  const event = Buffer.from('id: 41\nevent: message\ndata: {"text":"မင်္ဂလာပါ"}\n\n');
  connections[0]?.write(event.subarray(0, 42));
  await new Promise((done) => setTimeout(done, 100));
  connections[0]?.write(event.subarray(42));
  connections[0]?.write(': heartbeat\n\nid: 42\nevent: balance\ndata: {"balance":"5000.00"}\n\nevent: broken\ndata: {no\n\n');
  await until(() => heard.length === 2);
  expect(heard).toEqual([
    { id: '41', name: 'message', data: { text: 'မင်္ဂလာပါ' }, is_past: true },
    { id: '42', name: 'balance', data: { balance: '5000.00' }, is_past: false },
  ]);
  expect(asked[0]).toMatchObject({ authorization: 'Bearer the-token', 'accept-language': 'my' });
  expect(asked[0]).not.toHaveProperty('last-event-id');
  await until(() => logged.mock.calls.length > 0);
  expect(logged.mock.calls).toEqual([['realtime:', expect.any(SyntaxError)]]);

  connections[0]?.end();
  await until(() => asked.length === 2);
  expect(asked[1]).toMatchObject({ 'last-event-id': '42' });
  expect(paths, 'the first one tells how old the page is, with what the way may take').toEqual([
    '/api/stream?live=2d&age_ms=5701',
    '/api/stream?live=2d',
  ]);
});

test('a first stream that was longer on its way than it told asks for everything again; one that comes back does not', async () => {
  way_ms = 6_000;
  const heard: StreamEvent[] = [];
  void readStream(
    optionsWith(
      () => (asked.length === 0 ? null : '42'),
      (event) => heard.push(event),
    ),
  );
  await until(() => heard.length === 1);
  connections[0]?.end();
  await until(() => connections.length === 2);
  connections[1]?.write('id: 43\nevent: message\ndata: {"text":"now"}\n\n');
  await until(() => heard.length === 2);
  expect(heard).toEqual([
    { id: null, name: 'reset', data: {}, is_past: true },
    { id: '43', name: 'message', data: { text: 'now' }, is_past: false },
  ]);
});

test('what a first stream tells of before it was opened is past, and nothing after that', async () => {
  const heard: StreamEvent[] = [];
  void readStream(
    optionsWith(
      () => null,
      (event) => heard.push(event),
    ),
  );
  await until(() => connections.length === 1);
  const ids = ['1000-999999999999999-aa', '999-7-aa', '1000-3-aa', '1000-999999999999999-aa', '1001-1-aa', '10000-1-aa'];
  for (const id of ids) connections[0]?.write(`id: ${id}\nevent: message\ndata: {}\n\n`);
  await until(() => heard.length === ids.length);
  expect(heard.map((it) => it.is_past)).toEqual([true, true, true, true, false, false]);
});

test('a phone that is looked at after a sleep, or has its network back, opens its stream anew at once; one that looked away for a moment does not', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  void readStream(
    optionsWith(
      () => '42',
      () => {},
    ),
  );
  await until(() => connections.length === 1);
  page.dispatchEvent(new Event('visibilitychange'));
  const slept = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25_000);
  expect(asked).toHaveLength(1);
  page.dispatchEvent(new Event('visibilitychange'));
  slept.mockRestore();
  await until(() => connections.length === 2);
  page.dispatchEvent(new Event('online'));
  await until(() => connections.length === 3);
  expect(asked[2]).toMatchObject({ 'last-event-id': '42' });
});

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 4500; tries += 1) {
    if (holds()) return;
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error('it never came to hold');
}
