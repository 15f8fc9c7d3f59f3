import { expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, it: string) => kept.set(key, it),
  removeItem: (key: string) => kept.delete(key),
});
const { askSets, dropSet, keepSet, readSets } = await import('../../src/parts/lottery/number-sets.ts');

const lines = [
  { bet_number: '12', stake_pya: 50_000 },
  { bet_number: '34', stake_pya: 100_000 },
];

test("a visitor's numbers are kept on the phone under a name, for lotteries of as many digits", () => {
  keepSet(2, { name: 'Sunday', lines });
  expect(readSets(null, 2)).toEqual([{ name: 'Sunday', lines }]);
  expect([readSets(null, 3), readSets(8, 2)]).toEqual([[], []]);
  keepSet(2, { name: 'Sunday', lines: lines.slice(1) });
  expect(readSets(null, 2)).toEqual([{ name: 'Sunday', lines: lines.slice(1) }]);
  expect(dropSet(2, 'Sunday')).toEqual([]);
});

test("what a phone kept of a player's is brought to the account once, and takes the place of nothing there", async () => {
  kept.set('sets:7:2', JSON.stringify(['new', 'there', 'old'].map((name) => ({ name, lines }))));
  const account = [{ name: 'there', lines: [{ bet_number: '99', amount: '500.00' }] }];
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'POST') {
      const { name, lines: sent } = JSON.parse(body ?? '{}');
      account.unshift({ name, lines: sent.map((it: { amount: number }) => ({ ...it, amount: `${it.amount}.00` })) });
    }
    return { ok: true, status: 200, json: async () => ({ data: account }) };
  });
  const sets = await askSets(7, 2);
  expect(sets.map((it) => it.name)).toEqual(['new', 'old', 'there']);
  expect(sets[0]).toEqual({ name: 'new', lines });
  expect(sets[2]?.lines).toEqual([{ bet_number: '99', stake_pya: 50_000 }]);
  expect(kept.has('sets:7:2')).toBe(false);
  expect(await askSets(7, 2)).toHaveLength(3);
});

test('only so many are kept, the newest first, and what was spoiled is left out', () => {
  for (let n = 1; n <= 25; n++) keepSet(2, { name: `set ${n}`, lines });
  expect(readSets(null, 2).map((it) => it.name)).toEqual(Array.from({ length: 20 }, (_, n) => `set ${25 - n}`));
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
