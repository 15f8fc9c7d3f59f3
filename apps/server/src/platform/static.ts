import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * Serves a built web app: its files with their precompressed twins, hashed ones cacheable for ever, and its page for every
 * other path, because the app has its own routes and its own 404. Unknown paths under /api are refused.
 */
export async function serveApp(door: FastifyInstance, folder: URL): Promise<void> {
  const root = fileURLToPath(folder);
  const page = `${root}index.html`;
  if (existsSync(page)) {
    await door.register(fastifyStatic, {
      root,
      index: false,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
      },
    });
  }
  const html = existsSync(page) ? await readFile(page, 'utf8') : null;
  const sendPage = (reply: FastifyReply) => reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(html);
  // The folder itself is no file: without this, clients that accept no compression would be refused at the first address.
  if (html !== null) door.get('/', (_request, reply) => sendPage(reply));
  door.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api') && !/\/assets\//.test(request.url);
    if (html === null || !isPage) throw new Refusal('not_found');
    return sendPage(reply);
  });
}
