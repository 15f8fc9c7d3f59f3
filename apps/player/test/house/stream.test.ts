import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStream, type StreamEvent } from '../../src/house/stream.ts';

let server: Server;
let asked: IncomingMessage['headers'][] = [];
let connections: ServerResponse[] = [];
const ending = new AbortController();

beforeEach(async () => {
  asked = [];
  connections = [];
  server = createServer((request, response) => {
    asked.push(request.headers);
    connections.push(response.writeHead(200, { 'Content-Type': 'text/event-stream' }));
    response.flushHeaders();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // The reader wakes early when the network comes back, which a browser tells by this.
  globalThis.addEventListener ??= () => {};
});

afterEach(() => {
  ending.abort();
  server.closeAllConnections();
  server.close();
});

test('events are heard in order, and after a break the stream goes on behind the last one; what fails is only logged', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const heard: StreamEvent[] = [];
  let lastId: string | null = null;
  void readStream({
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/stream`,
    token: 'the-token',
    language: 'my',
    lastId: () => lastId,
    heard: (event) => {
      heard.push(event);
      lastId = event.id ?? lastId;
    },
    signal: ending.signal,
  });
  await until(() => connections.length === 1);
  // A character of three bytes is cut in two by the network.
  const event = Buffer.from('id: 41\nevent: message\ndata: {"text":"မင်္ဂလာပါ"}\n\n');
  connections[0]?.write(event.subarray(0, 42));
  await new Promise((done) => setTimeout(done, 100));
  connections[0]?.write(event.subarray(42));
  connections[0]?.write(': heartbeat\n\nid: 42\nevent: balance\ndata: {"balance":"5000.00"}\n\nevent: broken\ndata: {no\n\n');
  await until(() => heard.length === 2);
  expect(heard).toEqual([
    { id: '41', name: 'message', data: { text: 'မင်္ဂလာပါ' } },
    { id: '42', name: 'balance', data: { balance: '5000.00' } },
  ]);
  expect(asked[0]).toMatchObject({ authorization: 'Bearer the-token', 'accept-language': 'my' });
  expect(asked[0]).not.toHaveProperty('last-event-id');
  await until(() => logged.mock.calls.length > 0);
  expect(logged.mock.calls).toEqual([['realtime:', expect.any(SyntaxError)]]);

  connections[0]?.end();
  await until(() => asked.length === 2);
  expect(asked[1]).toMatchObject({ 'last-event-id': '42' });
});

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 4500; tries += 1) {
    if (holds()) return;
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error('it never came to hold');
}
