import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { build } from 'vite';

const SOURCE = fileURLToPath(new URL('./reference-page', import.meta.url));
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };
const PICTURES = 20;

/** Builds and serves the page of `reference-page/`: what a page of React with text and pictures costs where it does nothing else. */
export async function openReferencePage(): Promise<{ url: string; close(): Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'shwekan-reference-page-'));
  await build({ root: SOURCE, configFile: false, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  const pictures = await Promise.all(Array.from({ length: PICTURES }, (_, n) => pictureOf(n)));
  const server = createServer((incoming, answer) => {
    const path = new URL(incoming.url ?? '/', 'http://reference').pathname;
    const picture = pictures[Number(/^[/]pictures[/](\d+)[.]webp$/.exec(path)?.[1])];
    if (picture !== undefined) return answer.writeHead(200, { 'content-type': 'image/webp' }).end(picture);
    const file = join(outDir, normalize(path === '/' ? '/index.html' : path));
    readFile(file).then(
      (content) => answer.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(content),
      () => answer.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

/** A drawing with as much in it as a photograph of that size weighs, the same in each run. */
function pictureOf(n: number): Promise<Buffer> {
  const circles = Array.from({ length: 60 }, (_, at) => {
    const [x, y] = [(at * 97 + n * 31) % 640, (at * 53 + n * 17) % 320];
    return `<circle cx="${x}" cy="${y}" r="${10 + ((at * 7 + n) % 50)}" fill="hsl(${(at * 29 + n * 18) % 360} 60% 55%)" opacity=".6"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"><rect width="640" height="320" fill="#ddd"/>${circles.join('')}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 75 }).toBuffer();
}
