import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BrandNow, type KnownBrand, OWN_BRAND } from './brand/brand.ts';
import { branded, brandedForPlayers } from './brand/pages.ts';
import { type Compressed, compressed, sendCompressed } from './compressed.ts';
import type { Log } from './log.ts';

/** What an app's build brings to draw its first screens: `draw.js` beside the files it is served with. */
type Drawing = {
  keyOf(visit: Visit): string;
  draw(visit: Visit, build: Build, fetch: AskItself): Promise<{ html: string; status: number }>;
};
type Visit = { path: string; cookies: string };
/** `house_name` is what the house is called; the page bears its brand. */
type Build = {
  page: string;
  house_name: string;
  css: string;
  manifest: Record<string, { file: string; css?: string[]; isEntry?: boolean }>;
};
type AskItself = (address: string, request: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;

type Page = { status: number; body: Compressed; scripts: string[]; styles: string[] };
type House = { log: Log; brand: BrandNow };
type Sender = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** For so long a drawn page serves everyone of its key: thousands at once cost one drawing. */
const FRESH_MS = 3_000;
const KEPT_MAX = 200;
const BROTLI_QUALITY = 7;

/**
 * Sends pages of an app whose build can draw first screens; null when it cannot. A page is the same for every visitor of its
 * path and language and holds nothing of a player. When drawing fails the plain page is sent, and the phone draws.
 */
export async function openFirstScreen(door: FastifyInstance, root: string, { log, brand }: House): Promise<Sender | null> {
  const file = `${root}.server/draw.js`;
  if (!existsSync(file)) return null;
  // Made by the app's build: its types are told here, for the server never imports an app.
  const drawing = (await import(pathToFileURL(file).href)) as Drawing;
  const build = await readBuild(root);
  const plain = plainPages(build.page);
  const pages = new Map<string, { at_ms: number; page: Promise<Page> }>();
  const ask = askingItself(door);

  const pageFor = async (visit: Visit): Promise<Page> => {
    const house = await brand();
    const key = `${drawing.keyOf(visit)} ${JSON.stringify(house)}`;
    const known = pages.get(key);
    if (known && Date.now() - known.at_ms < FRESH_MS) return known.page;
    if (pages.size >= KEPT_MAX) pages.clear();
    const ours = { ...build, page: brandedForPlayers(build.page, house), house_name: house.name };
    const page = drawing.draw(visit, ours, ask).then(
      ({ html, status }) => pageOf(html, status),
      (error: unknown) => {
        log.error({ err: error, key }, 'a first screen could not be drawn');
        return plain(house);
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
export function plainSender(html: string, brand: BrandNow): Sender {
  const page = plainPages(html);
  return async (request, reply) => sendPage(page(await brand()), request, reply);
}

/** The plain page under a brand, made once for as long as that is the house's. */
function plainPages(html: string): (brand: KnownBrand) => Page {
  let made: { brand: KnownBrand; page: Page } | null = null;
  return (brand) => {
    if (made?.brand !== brand) made = { brand, page: pageOf(brandedForPlayers(html, brand), 200) };
    return made.page;
  };
}

/** What an app's build writes where a page names its nonce. */
const NONCE = '%CSP_NONCE%';

/**
 * The page of an app that asks for a nonce: each answer has one of its own, which only this page's policy and its styles know.
 * Null for a page that asks for none.
 */
export function nonceSender(html: string, brand: BrandNow): Sender | null {
  if (!html.includes(NONCE)) return null;
  return async (_request, reply) => {
    const page = branded(html, await brand()).replaceAll(NONCE, reply.cspNonce.style);
    return reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(page);
  };
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
  return { page, house_name: OWN_BRAND.name, css: sheet === undefined ? '' : await readFile(`${root}${sheet}`, 'utf8'), manifest };
}
