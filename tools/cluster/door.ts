import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DRILLS, type DrillKind, type Drills } from './drills.ts';

const PAGE = join(import.meta.dirname, 'page');
const FILES: Record<string, string> = { '/page.css': 'text/css', '/page.js': 'text/javascript' };
const BODY_MOST = 1000;
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
};

/** What the page says of the house once: where its doors are. */
export type PageWords = { players: string; console: string; prometheus: string };

/**
 * Serves the drill page at 127.0.0.1 alone. A drill is a POST with the token that only the page has, to the very name that the page was opened by: no page of
 * another and no name that leads here can do one.
 */
export async function openDoor(
  drills: Pick<Drills, 'run' | 'state'>,
  port: number,
  words: PageWords,
): Promise<{ url: string; close(): Promise<void> }> {
  const token = randomBytes(24).toString('base64url');
  const page = readFileSync(join(PAGE, 'index.html'), 'utf8').replaceAll('TOKEN', token);
  const shown = Object.entries(words).reduce((html, [name, url]) => html.replaceAll(`href="${name}"`, `href="${url}"`), page);
  const server = createServer((request, response) => void answer(request, response).catch(() => say(response, 500, 'It went wrong.')));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '/', headers } = request;
    const here = [`127.0.0.1:${port}`, `localhost:${port}`];
    if (!here.includes(headers.host ?? '')) return say(response, 403, 'This page answers to 127.0.0.1 alone.');
    if (method === 'GET' && url === '/') return say(response, 200, shown, 'text/html; charset=utf-8');
    const type = FILES[url];
    if (method === 'GET' && type !== undefined) return say(response, 200, readFileSync(join(PAGE, url.slice(1)), 'utf8'), type);
    if (method === 'GET' && url === '/state') return say(response, 200, JSON.stringify(await drills.state()), 'application/json');
    if (method !== 'POST' || url !== '/drill') return say(response, 404, 'There is nothing here.');
    const isOurs = headers.origin === undefined || here.some((it) => headers.origin === `http://${it}`);
    if (!isOurs || !isSame(String(headers['x-drill-token'] ?? ''), token))
      return say(response, 403, 'Open the page anew: this one is of another start.');
    const { kind, name } = await bodyOf(request);
    if (!Object.hasOwn(DRILLS, kind)) return say(response, 400, 'There is no such drill.');
    // Its name is one of the drills'.
    await drills.run(kind as DrillKind, name).then(
      () => say(response, 200, 'Done.'),
      (error: Error) => say(response, 409, error.message),
    );
  };
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function say(response: ServerResponse, status: number, text: string, type = 'text/plain'): void {
  response.writeHead(status, { ...HEADERS, 'Content-Type': type }).end(text);
}

function isSame(given: string, token: string): boolean {
  return given.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token));
}

async function bodyOf(request: IncomingMessage): Promise<{ kind: string; name: string }> {
  let text = '';
  for await (const part of request) {
    text += part;
    if (text.length > BODY_MOST) break;
  }
  try {
    const body: unknown = JSON.parse(text);
    const said = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
    return { kind: String(said['kind'] ?? ''), name: String(said['name'] ?? '') };
  } catch {
    return { kind: '', name: '' };
  }
}
