import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BrandNow } from './brand/brand.ts';
import { nonceSender, openFirstScreen, plainSender } from './first-screen.ts';
import type { Log } from './log.ts';
import { Refusal } from './refusal.ts';

type Sender = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;
type House = { log: Log; brand: BrandNow; sendFramed?: Sender };

/**
 * Serves a built web app: its files with their precompressed twins, hashed ones cacheable for ever, and its page for every
 * other path, because the app has its own routes and its own 404: drawn, where the build can draw first screens. Unknown
 * paths under /api are refused. Pages bear the brand of the house. Where `sendFramed` is given, it answers who asks for a page to
 * show it in a frame: an app that stands inside itself is none.
 */
export async function serveApp(door: FastifyInstance, folder: URL, house: House): Promise<void> {
  const root = fileURLToPath(folder);
  const page = `${root}index.html`;
  if (!existsSync(page)) {
    door.setNotFoundHandler(() => {
      throw new Refusal('not_found');
    });
    return;
  }
  await door.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', cachedHow(path));
    },
  });
  const html = await readFile(page, 'utf8');
  const sendPlain = nonceSender(html, house.brand) ?? plainSender(html, house.brand);
  const sendWhole = (await openFirstScreen(door, root, house)) ?? sendPlain;
  const { sendFramed = sendWhole } = house;
  const send: Sender = (request, reply) => (request.headers['sec-fetch-dest'] === 'iframe' ? sendFramed : sendWhole)(request, reply);
  // The folder itself is no file: without these, its first address would be looked for as one.
  door.get('/', send);
  // The plain page is what an installed app starts with where no network answers.
  door.get('/index.html', sendPlain);
  const files = await filesIn(root);
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api') && !/\/assets\//.test(request.url);
    if (!isPage) throw new Refusal('not_found');
    return send(request, reply);
  };
  door.get<{ Params: { '*': string } }>('/*', (request, reply) =>
    files.has(request.params['*']) ? reply.sendFile(request.params['*']) : sendPage(request, reply),
  );
  door.setNotFoundHandler(sendPage);
}

/**
 * The names of a build's files. They are read once: the library's own route reads a file's folder at each request, to compare the
 * spelling of its name. What the build keeps for the server lies in folders with a dot, and is not among them.
 */
async function filesIn(root: string): Promise<Set<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((it) => it.isFile()).map((it) => relative(root, join(it.parentPath, it.name)).replaceAll('\\', '/'));
  return new Set(paths.filter((path) => !path.split('/').some((part) => part.startsWith('.'))));
}

function cachedHow(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  // A browser must see at once that there is a new version.
  return /\/sw\.js(\.br|\.gz)?$/.test(path) ? 'no-cache' : 'public, max-age=300';
}
