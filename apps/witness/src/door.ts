import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeVerifierKey } from '@shwekan/proof';
import { type Answer, addCheckpoint, refusal, type Witness } from './witness.ts';

const BODY_BYTES_MAX = 64 * 1024;
/** Whoever asks slower than this is let go. */
const PATIENCE_MS = 10_000;
const CONNECTIONS_MAX = 256;

/** Opens the witness' door: the call of the protocol, its own key, and the last checkpoint of each log that it cosigned. */
export async function openDoor(witness: Witness, host: string, port: number): Promise<{ url: string; server: Server }> {
  const server = createServer({ requestTimeout: PATIENCE_MS, headersTimeout: PATIENCE_MS }, (request, response) => {
    answer(witness, request)
      .catch((error: Error) => {
        process.stderr.write(`${JSON.stringify({ msg: error.message })}\n`);
        return refusal(500, 'the witness cannot answer now');
      })
      .then(({ status, type, body }) => {
        // What was not read to its end is no beginning of another request.
        if (!request.complete) response.shouldKeepAlive = false;
        response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }).end(body);
      });
  });
  server.maxConnections = CONNECTIONS_MAX;
  server.listen(port, host);
  await once(server, 'listening');
  // A server that listens on a port has an address with one.
  const { port: own } = server.address() as AddressInfo;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${own}`, server };
}

async function answer(witness: Witness, request: IncomingMessage): Promise<Answer> {
  const { pathname } = new URL(request.url ?? '/', 'http://witness');
  if (request.method === 'POST' && pathname === '/add-checkpoint') {
    const body = await bodyOf(request);
    if (body === null) return refusal(413, 'too much');
    return addCheckpoint(witness, body);
  }
  if (request.method !== 'GET') return refusal(404, 'there is nothing here');
  if (pathname === '/' || pathname === '/key') return text(writeVerifierKey(witness.key.verifier));
  const log = witness.logs.find((it) => pathname === `/checkpoint/${it.name}`);
  const seen = log && (await witness.record.last(log));
  return seen ? { status: 200, type: 'text/plain; charset=utf-8', body: seen.note } : refusal(404, 'there is nothing here');
}

function text(line: string): Answer {
  return { status: 200, type: 'text/plain; charset=utf-8', body: `${line}\n` };
}

/** The body as text, or null when there is too much of it. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > BODY_BYTES_MAX) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
