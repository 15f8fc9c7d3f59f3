import { expect, test } from 'vitest';
import { readEntries, TILE_WIDTH, tileAt, tilePath, tilesOf, utf8, writeEntries } from '../src/index.ts';

test.each([
  [{ level: 0, index: 0, width: 256 }, 'tile/0/000'],
  [{ level: 1, index: 1_234_067, width: 256 }, 'tile/1/x001/x234/067'],
  [{ level: 0, index: 273, width: 112 }, 'tile/0/273.p/112'],
  [{ level: 'entries', index: 1000, width: 1 }, 'tile/entries/x001/000.p/1'],
] as const)('tile %o is served at %s', (tile, path) => {
  expect(tilePath(tile)).toBe(path);
  expect(tileAt(path)).toEqual(tile);
});

test.each([
  '',
  'tile',
  'tile/0/0',
  'tile/0/x000/001',
  'tile/0/001/002',
  'tile/00/001',
  'tile/64/001',
  'tile/0/001.p/0',
  'tile/0/001.p/256',
  'tile/0/001.p/01',
  'tile/-1/001',
])('"%s" names no tile', (path) => expect(tileAt(path)).toBeNull());

test('a tree of 70,000 leaves has the tiles that the format says', () => {
  const tiles = tilesOf(70_000);
  expect(tiles.filter(({ level, width }) => level === 0 && width === TILE_WIDTH)).toHaveLength(273);
  expect(tiles.filter(({ width }) => width < TILE_WIDTH)).toEqual([
    { level: 0, index: 273, width: 112 },
    { level: 1, index: 1, width: 17 },
    { level: 2, index: 0, width: 1 },
  ]);
  expect(tilesOf(256)).toEqual([
    { level: 0, index: 0, width: 256 },
    { level: 1, index: 0, width: 1 },
  ]);
  expect(tilesOf(0)).toEqual([]);
});

test('a bundle of entries is read as it was written; one that is cut is none', () => {
  const entries = [utf8(''), utf8('a'), new Uint8Array(300).fill(7)];
  const bundle = writeEntries(entries);
  expect(Buffer.from(bundle.slice(0, 5)).toString('hex')).toBe('0000000161');
  expect(readEntries(bundle)).toEqual(entries);
  expect(readEntries(bundle.slice(0, -1))).toBeNull();
  expect(() => writeEntries([new Uint8Array(65_536)])).toThrow(RangeError);
});
