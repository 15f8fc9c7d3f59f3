import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes.ts';
import { documentSizes } from './documents.ts';
import type { Outcome } from './outcome.ts';

const KB = 1_000;
/** What the player app may weigh on the wire (brotli): with more, a cheap phone on 3G waits. */
const FIRST_MAX_BYTES = 85 * KB;
const LAZY_MAX_BYTES = 20 * KB;
/** The console's shell with the first of what its pages share, and what one page adds. */
const CONSOLE_FIRST_MAX_BYTES = 180 * KB;
const CONSOLE_PAGE_MAX_BYTES = 100 * KB;
/** One flight of a fresh connection. */
const DOCUMENT_MAX_BYTES = 14 * KB;

/** An entry of Vite's manifest. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Chunk>;

/**
 * Weighs the player app: what every visit loads first, with its largest language, the documents that the server draws, and each part that is
 * loaded later; and of the console what is loaded before any page, and each page.
 */
export async function checkSizes(): Promise<Outcome> {
  const dist = join(root, 'apps/player/dist');
  const { first, later } = weightsOf(dist);
  const language = Math.max(0, ...[...later].filter(([key]) => isLanguage(key)).map(([, size]) => size));
  const console = weightsOf(join(root, 'apps/console/dist'));
  const lines = [
    line('first JavaScript with one language', first + language, FIRST_MAX_BYTES),
    ...[...(await documentSizes(dist))].map(([path, size]) => line(`document of ${path}`, size, DOCUMENT_MAX_BYTES)),
    ...heaviestFirst(later).map(([key, size]) => line(key, size, LAZY_MAX_BYTES)),
    line('first JavaScript of the console', console.first, CONSOLE_FIRST_MAX_BYTES),
    ...heaviestFirst(console.later).map(([key, size]) => line(`console: ${key}`, size, CONSOLE_PAGE_MAX_BYTES)),
  ];
  const failed = lines.filter((it) => it.startsWith('TOO LARGE')).length;
  const output = `${lines.join('\n')}\n`;
  return { passed: failed === 0 ? 1 : 0, failed: failed === 0 ? 0 : 1, output, note: lines[0] };
}

/** What comes first of a built app, and what each part that is loaded later brings besides. */
function weightsOf(dist: string): { first: number; later: Map<string, number> } {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const weigh = (keys: Iterable<string>): number => {
    const files = new Set([...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')));
    return [...files].reduce((sum, file) => sum + sizeSent(join(dist, file)), 0);
  };
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const first = withImports(
    manifest,
    keysWhere(manifest, (_, { file }) => page.includes(`src="/${file}"`)),
  );
  const later = new Map<string, number>();
  for (const key of keysWhere(manifest, (it) => !first.has(it) && isLoadedLater(manifest, it)))
    later.set(key, weigh([...withImports(manifest, [key])].filter((part) => !first.has(part))));
  return { first: weigh(first), later };
}

/** How many bytes a phone is sent of a file: the compressed copy that the build laid beside it, where there is one. */
function sizeSent(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

function heaviestFirst(weights: Map<string, number>): [string, number][] {
  return [...weights].sort((a, b) => b[1] - a[1]);
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
