import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** What a feed answers: a message, a text, or a way to answer. */
export type FeedAnswer = object | string | ((response: ServerResponse) => void);

/** A local HTTP server in the place of a feed. */
export async function feedServer() {
  let said: FeedAnswer = '';
  let asked_count = 0;
  const server = createServer((_request, response) => {
    asked_count += 1;
    if (typeof said === 'function') said(response);
    else response.end(typeof said === 'string' ? said : JSON.stringify(said));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    says: (next: FeedAnswer) => {
      said = next;
    },
    asked: () => asked_count,
  };
}

export const HTML = '<!doctype html><title>Just a moment...</title>';
export const HUGE = (response: ServerResponse) => {
  response.end(Buffer.alloc(10 * 1024 * 1024, '9'));
};
export const BROKEN = (response: ServerResponse) => {
  response.writeHead(502).end('{}');
};
/** Says its message so many milliseconds later. */
export const later =
  (ms: number, message: object): FeedAnswer =>
  (response) => {
    setTimeout(() => response.end(JSON.stringify(message)), ms);
  };
/** One byte of the message a second. */
export const slowly =
  (message: object): FeedAnswer =>
  (response) => {
    const body = JSON.stringify(message);
    let sent = 0;
    const timer = setInterval(() => response.write(body[sent++] ?? ' '), 1000);
    response.on('close', () => clearInterval(timer));
  };
