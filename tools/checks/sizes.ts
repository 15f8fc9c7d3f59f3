import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes.ts';
import { brotliSize } from '../web/precompress.ts';
import { documentSizes } from './documents.ts';
import type { Outcome } from './outcome.ts';

const KB = 1_000;
/** What the player app may weigh on the wire (brotli): with more, a cheap phone on 3G waits. */
const FIRST_MAX_BYTES = 85 * KB;
const LAZY_MAX_BYTES = 20 * KB;
/** One flight of a fresh connection. */
const DOCUMENT_MAX_BYTES = 14 * KB;

/** An entry of Vite's manifest. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Chunk>;

/** Weighs the player app: what every visit loads first, with its largest language, the documents that the server draws, and each part that is loaded later. */
export async function checkSizes(): Promise<Outcome> {
  const dist = join(root, 'apps/player/dist');
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const weigh = async (keys: Iterable<string>): Promise<number> => {
    const files = new Set([...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')));
    const sizes = await Promise.all([...files].map((file) => brotliSize(readFileSync(join(dist, file)))));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const first = withImports(
    manifest,
    keysWhere(manifest, (_, { file }) => page.includes(`src="/${file}"`)),
  );
  const later = keysWhere(manifest, (key) => !first.has(key) && isLoadedLater(manifest, key));
  const weights = new Map<string, number>();
  for (const key of later) weights.set(key, await weigh([...withImports(manifest, [key])].filter((part) => !first.has(part))));
  const language = Math.max(0, ...[...weights].filter(([key]) => isLanguage(key)).map(([, size]) => size));
  const lines = [
    line('first JavaScript with one language', (await weigh(first)) + language, FIRST_MAX_BYTES),
    ...[...(await documentSizes(dist))].map(([path, size]) => line(`document of ${path}`, size, DOCUMENT_MAX_BYTES)),
    ...[...weights].sort((a, b) => b[1] - a[1]).map(([key, size]) => line(key, size, LAZY_MAX_BYTES)),
  ];
  const failed = lines.filter((it) => it.startsWith('TOO LARGE')).length;
  const output = `${lines.join('\n')}\n`;
  return { passed: failed === 0 ? 1 : 0, failed: failed === 0 ? 0 : 1, output, note: lines[0] };
}

function line(name: string, size: number, most: number): string {
  return `${size > most ? 'TOO LARGE' : 'fits'}  ${(size / KB).toFixed(1)} of ${most / KB} kB  ${name}`;
}

function keysWhere(manifest: Manifest, test: (key: string, chunk: Chunk) => boolean): string[] {
  return Object.entries(manifest)
    .filter(([key, chunk]) => test(key, chunk))
    .map(([key]) => key);
}

function withImports(manifest: Manifest, keys: string[]): Set<string> {
  const found = new Set(keys);
  for (const key of found) for (const next of manifest[key]?.imports ?? []) found.add(next);
  return found;
}

function isLoadedLater(manifest: Manifest, key: string): boolean {
  return Object.values(manifest).some((chunk) => chunk.dynamicImports?.includes(key));
}

/** The shell's sentences come with the first view, those of the screens with the screens. */
function isLanguage(key: string): boolean {
  return key.includes('packages/phrases/src/shell/');
}
