import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type AggregatorRequest = { path: string; query: URLSearchParams; body: Record<string, unknown> };
type AggregatorAnswer = { status?: number; body: unknown; delay_ms?: number; type?: string };

/** An aggregator of a test: it answers as the test says and remembers what it was asked. */
export type FakeAggregator = {
  url: string;
  heard: AggregatorRequest[];
  says(answer: (heard: AggregatorRequest) => AggregatorAnswer): void;
  stop(): Promise<void>;
};

/** Opens a fake aggregator on a port of its own. */
export async function fakeAggregator(): Promise<FakeAggregator> {
  const heard: AggregatorRequest[] = [];
  let answer: (heard: AggregatorRequest) => AggregatorAnswer = () => ({ status: 404, body: {} });
  const server = createServer(async (request, reply) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    const one = { path: url.pathname, query: url.searchParams, body: await bodyOf(request) };
    heard.push(one);
    const said = answer(one);
    if (said.delay_ms) await new Promise((resolve) => setTimeout(resolve, said.delay_ms));
    reply.writeHead(said.status ?? 200, { 'Content-Type': said.type ?? 'application/json' });
    reply.end(Buffer.isBuffer(said.body) || typeof said.body === 'string' ? said.body : JSON.stringify(said.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    says(next) {
      answer = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of request) text += part;
  return text === '' ? {} : JSON.parse(text);
}
