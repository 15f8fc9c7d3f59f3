import { concat } from './bytes.ts';

/** How many hashes a full tile has (c2sp.org/tlog-tiles). */
export const TILE_WIDTH = 256;
const ENTRY_BYTES_MAX = 65_535;

/** One file of a log's tree: `level` 0 holds leaf hashes; `width` is below TILE_WIDTH for the last, unfinished one. */
export type Tile = { readonly level: number | 'entries'; readonly index: number; readonly width: number };

/** Where a tile is served, below the log's address: `tile/0/x001/x234/067`, `tile/entries/000.p/12`. */
export function tilePath({ level, index, width }: Tile): string {
  const digits = String(index).padStart(Math.ceil(String(index).length / 3) * 3, '0');
  const parts = digits.match(/\d{3}/g) ?? [];
  const path = parts.map((part, place) => (place < parts.length - 1 ? `x${part}` : part)).join('/');
  return `tile/${level}/${path}${width < TILE_WIDTH ? `.p/${width}` : ''}`;
}

/** The tile that a path below the log's address names, or null when it names none. */
export function tileAt(path: string): Tile | null {
  const [, level_text = '', index_text = '', width_text] = /^tile\/(entries|\d+)\/((?:x\d{3}\/)*\d{3})(?:\.p\/(\d+))?$/.exec(path) ?? [];
  const level = level_text === 'entries' ? 'entries' : Number(level_text);
  const tile: Tile = {
    level,
    index: Number(index_text.replace(/[x/]/g, '')),
    width: width_text === undefined ? TILE_WIDTH : Number(width_text),
  };
  const fits = tile.width >= 1 && (level === 'entries' || level <= 63) && Number.isSafeInteger(tile.index);
  return path !== '' && fits && tilePath(tile) === path ? tile : null;
}

/** Every tile of hashes that a tree of so many leaves has, level by level. A tree of 70,000 has 273 full ones and 3 partial ones. */
export function tilesOf(size: number): Tile[] {
  const tiles: Tile[] = [];
  for (let level = 0, hashes = size; hashes > 0; level += 1, hashes = Math.floor(hashes / TILE_WIDTH)) {
    for (let index = 0; index * TILE_WIDTH < hashes; index += 1)
      tiles.push({ level, index, width: Math.min(TILE_WIDTH, hashes - index * TILE_WIDTH) });
  }
  return tiles;
}

/** Entries as a bundle: each after its length in two bytes. Throws for an entry that is longer than two bytes can say. */
export function writeEntries(entries: readonly Uint8Array[]): Uint8Array {
  const pieces = entries.flatMap((entry) => {
    if (entry.length > ENTRY_BYTES_MAX) throw new RangeError(`an entry of ${entry.length} bytes`);
    return [Uint8Array.of(entry.length >> 8, entry.length & 255), entry];
  });
  return concat(...pieces);
}

/** The entries of a bundle, or null when it ends within one. */
export function readEntries(bundle: Uint8Array): Uint8Array[] | null {
  const entries: Uint8Array[] = [];
  for (let at = 0; at < bundle.length; ) {
    const [high, low] = [bundle[at], bundle[at + 1]];
    if (high === undefined || low === undefined) return null;
    const end = at + 2 + high * 256 + low;
    if (end > bundle.length) return null;
    entries.push(bundle.slice(at + 2, end));
    at = end;
  }
  return entries;
}
