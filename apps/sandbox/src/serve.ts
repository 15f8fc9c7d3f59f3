import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { gscRoutes } from './aggregator/gsc-routes.ts';
import { plusRoutes } from './aggregator/plus-routes.ts';
import { controlRoutes, NotThere } from './control/routes.ts';
import { playRoutes, SessionOver } from './play/routes.ts';
import { PlayRefusal } from './rounds.ts';
import type { Sandbox } from './sandbox.ts';

const PAGES = fileURLToPath(new URL('../dist/', import.meta.url));
/** The games may be shown inside the product's own pages, on whatever port those are. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self' http://localhost:* http://127.0.0.1:*",
].join('; ');

/** The sandbox's one door: the aggregator's calls, the games with their pages, the test buttons. */
export async function openDoor(sandbox: Sandbox): Promise<FastifyInstance> {
  const door = fastify({ bodyLimit: 256 * 1024, forceCloseConnections: true });
  door.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof PlayRefusal) return reply.code(200).send({ no: error.code, balance_pya: error.balance_pya });
    if (error instanceof SessionOver) return reply.code(200).send({ no: 'session_over' });
    if (error instanceof NotThere) return reply.code(404).send({ error: `There is no such ${error.message}` });
    const status = error.statusCode ?? 500;
    if (status >= 500) process.stderr.write(`${error.stack ?? error.message}\n`);
    return reply.code(status).send({ error: status >= 500 ? 'something went wrong' : error.message });
  });
  door.addHook('onSend', async (_request, reply) => {
    reply.header('Content-Security-Policy', POLICY);
    reply.header('X-Content-Type-Options', 'nosniff');
    // The launch address is a key: it is not told to where a player goes next.
    reply.header('Referrer-Policy', 'no-referrer');
  });
  gscRoutes(sandbox, door);
  plusRoutes(sandbox, door);
  playRoutes(sandbox, door);
  sandbox.alerts.routes(door);
  controlRoutes(sandbox, door);
  door.get('/health', async () => ({ ok: true }));
  await servePages(door);
  return door;
}

async function servePages(door: FastifyInstance): Promise<void> {
  const page = `${PAGES}index.html`;
  if (!existsSync(page)) return;
  await door.register(fastifyStatic, {
    root: PAGES,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
    },
  });
  for (const path of ['/', '/control', '/play/:token']) {
    // Read each time: the page names the files of its build, and a build may be made anew while this runs.
    door.get(path, async (_request, reply) => {
      const html = await readFile(page, 'utf8');
      return reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(html);
    });
  }
}
