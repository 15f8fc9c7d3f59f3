import { phrases } from '@shwekan/phrases';
import { phrases as cn } from '@shwekan/phrases/wallet/cn';
import { phrases as en } from '@shwekan/phrases/wallet/en';
import { phrases as mm } from '@shwekan/phrases/wallet/mm';
import { phrases as thai } from '@shwekan/phrases/wallet/thai';
import { beforeEach, expect, test, vi } from 'vitest';
import { percentPlayed } from '../../src/screens/wallet/turnover.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
beforeEach(() => kept.clear());

test.each([
  ['en', en, phrases.en],
  ['mm', mm, phrases.my],
  ['thai', thai, phrases.th],
  ['cn', cn, phrases.zh],
] as const)('in %s the wallet says a refusal as the server does', (_, app, server) => {
  expect(app.level.needed).toBe(server.refusals.level_two_needed);
});

test('a sentence of the wallet has the same places for values in every language', () => {
  for (const other of [mm, thai, cn]) expect(placesOf(other)).toEqual(placesOf(en));
});

test('the bar measures turnover against the most that was left, until there is none', () => {
  expect(percentPlayed(1, 10_000)).toBe(0);
  expect(percentPlayed(1, 7_500)).toBe(25);
  // A second promotion adds to what is left.
  expect(percentPlayed(1, 20_000)).toBe(0);
  expect(percentPlayed(1, 1)).toBe(99);
  expect(percentPlayed(1, 0)).toBe(100);
  expect(percentPlayed(1, 5_000)).toBe(0);
});

test('another player on the same phone starts with an own bar', () => {
  percentPlayed(1, 10_000);
  expect(percentPlayed(2, 5_000)).toBe(0);
});

type Sentences = { [key: string]: string | Sentences };

/** Every sentence's places for values, by its key. */
function placesOf(sentences: Sentences, under = ''): Record<string, string> {
  const found = Object.entries(sentences).map(([key, said]) =>
    typeof said === 'string' ? { [under + key]: (said.match(/\{\w+\}/g) ?? []).sort().join(' ') } : placesOf(said, `${under}${key}.`),
  );
  return Object.assign({}, ...found);
}
