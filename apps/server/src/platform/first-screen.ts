import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Compressed, compressed, sendCompressed } from './compressed.ts';
import type { Log } from './log.ts';

/** What an app's build brings to draw its first screens: `draw.js` beside the files it is served with. */
type Drawing = {
  keyOf(visit: Visit): string;
  draw(visit: Visit, build: Build, fetch: AskItself): Promise<{ html: string; status: number }>;
};
type Visit = { path: string; cookies: string };
type Build = { page: string; css: string; manifest: Record<string, { file: string; css?: string[]; isEntry?: boolean }> };
type AskItself = (address: string, request: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;

type Page = { status: number; body: Compressed; scripts: string[]; styles: string[] };
type Sender = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** For so long a drawn page serves everyone of its key: thousands at once cost one drawing. */
const FRESH_MS = 3_000;
const KEPT_MAX = 200;
const BROTLI_QUALITY = 7;

/**
 * Sends pages of an app whose build can draw first screens; null when it cannot. A page is the same for every visitor of its
 * path and language and holds nothing of a player. When drawing fails the plain page is sent, and the phone draws.
 */
export async function openFirstScreen(door: FastifyInstance, root: string, log: Log): Promise<Sender | null> {
  const file = `${root}.server/draw.js`;
  if (!existsSync(file)) return null;
  // Made by the app's build: its types are told here, for the server never imports an app.
  const drawing = (await import(pathToFileURL(file).href)) as Drawing;
  const build = await readBuild(root);
  const plain = pageOf(build.page, 200);
  const pages = new Map<string, { at_ms: number; page: Promise<Page> }>();
  const ask = askingItself(door);

  const pageFor = (visit: Visit): Promise<Page> => {
    const key = drawing.keyOf(visit);
    const known = pages.get(key);
    if (known && Date.now() - known.at_ms < FRESH_MS) return known.page;
    if (pages.size >= KEPT_MAX) pages.clear();
    const page = drawing.draw(visit, build, ask).then(
      ({ html, status }) => pageOf(html, status),
      (error: unknown) => {
        log.error({ err: error, key }, 'a first screen could not be drawn');
        return plain;
      },
    );
    pages.set(key, { at_ms: Date.now(), page });
    return page;
  };
  return async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    return sendPage(await pageFor({ path, cookies: request.headers.cookie ?? '' }), request, reply);
  };
}

/** The plain page of an app, sent the same way. */
export function plainSender(html: string): Sender {
  const page = pageOf(html, 200);
  return (request, reply) => sendPage(page, request, reply);
}

/** What an app's build writes where a page names its nonce. */
const NONCE = '%CSP_NONCE%';

/**
 * The page of an app that asks for a nonce: each answer has one of its own, which only this page's policy and its styles know.
 * Null for a page that asks for none.
 */
export function nonceSender(html: string): Sender | null {
  if (!html.includes(NONCE)) return null;
  return async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(html.replaceAll(NONCE, reply.cspNonce.style));
}

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  allowInline(reply, page);
  reply.status(page.status).header('Cache-Control', 'no-cache').header('Vary', 'Accept-Encoding, Cookie').type('text/html; charset=utf-8');
  return sendCompressed(request, reply, page.body);
}

/** The page's own scripts and styles may run, by their hashes; nothing else that is written into it may. */
function allowInline(reply: FastifyReply, { scripts, styles }: Page): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  const said = policy.replace(/script-src 'self'/, ["script-src 'self'", ...scripts].join(' '));
  const elements = `style-src-elem ${["'self'", ...styles].join(' ')}`;
  reply.header('Content-Security-Policy', styles.length === 0 ? said : `${said};${elements}`);
}

function pageOf(html: string, status: number): Page {
  return {
    status,
    body: compressed(Buffer.from(html), { quality: BROTLI_QUALITY }),
    scripts: hashesIn(html, /<script>([\s\S]*?)<\/script>/g),
    styles: hashesIn(html, /<style>([\s\S]*?)<\/style>/g),
  };
}

function hashesIn(html: string, inline: RegExp): string[] {
  return [...html.matchAll(inline)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Asks the door's own API as a visitor does, without a way over the network. */
function askingItself(door: FastifyInstance): AskItself {
  return async (address, { method, headers, body }) => {
    const answer = await door.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: address,
      headers: headers as Record<string, string>,
      ...(typeof body === 'string' ? { payload: body } : {}),
    });
    return { ok: answer.statusCode < 400, status: answer.statusCode, json: async () => answer.json() };
  };
}

async function readBuild(root: string): Promise<Build> {
  const manifest = JSON.parse(await readFile(`${root}.vite/manifest.json`, 'utf8')) as Build['manifest'];
  const page = await readFile(`${root}index.html`, 'utf8');
  const sheet = /<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(page)?.[1];
  return { page, css: sheet === undefined ? '' : await readFile(`${root}${sheet}`, 'utf8'), manifest };
}
