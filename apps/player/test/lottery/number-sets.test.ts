import { expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, it: string) => kept.set(key, it) });
const { dropSet, keepSet, readSets } = await import('../../src/parts/lottery/number-sets.ts');

const lines = [
  { bet_number: '12', stake_pya: 50_000 },
  { bet_number: '34', stake_pya: 100_000 },
];

test("a player's numbers are kept under a name, for lotteries of as many digits, and for nobody else", () => {
  keepSet(7, 2, { name: 'Sunday', lines });
  expect(readSets(7, 2)).toEqual([{ name: 'Sunday', lines }]);
  expect([readSets(7, 3), readSets(8, 2), readSets(null, 2)]).toEqual([[], [], []]);
  keepSet(7, 2, { name: 'Sunday', lines: lines.slice(1) });
  expect(readSets(7, 2)).toEqual([{ name: 'Sunday', lines: lines.slice(1) }]);
  expect(dropSet(7, 2, 'Sunday')).toEqual([]);
});

test('only so many are kept, the newest first, and what was spoiled is left out', () => {
  for (let n = 1; n <= 25; n++) keepSet(7, 2, { name: `set ${n}`, lines });
  expect(readSets(7, 2).map((it) => it.name)).toEqual(Array.from({ length: 20 }, (_, n) => `set ${25 - n}`));
  kept.set(
    'sets:7:2',
    JSON.stringify([
      { name: 'ok', lines: [...lines, { bet_number: '123', stake_pya: 1 }, null] },
      { name: '' },
      5,
      { name: 'x', lines: [] },
    ]),
  );
  expect(readSets(7, 2)).toEqual([{ name: 'ok', lines }]);
  kept.set('sets:7:2', '{');
  expect(readSets(7, 2)).toEqual([]);
});
