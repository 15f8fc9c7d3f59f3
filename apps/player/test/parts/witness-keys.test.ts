import { beforeEach, expect, test, vi } from 'vitest';
import { forgetWitness, nameOfWitness, trustWitnesses, witnessKeys } from '../../src/parts/proof/witness-keys.ts';

const kept = new Map<string, string>();
/** What the house answers at /log/witnesses; null: nobody can be reached. */
let policy: string | null = null;
vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, it: string) => kept.set(key, it) });
vi.stubGlobal('fetch', async () => {
  if (policy === null) throw new TypeError('offline');
  return new Response(policy);
});

const key = (name: string) => `${name}.example/w+0123abcd+BPBqVQHbklPZ`;
const [PAPER, BANK, FAKE] = ['paper', 'bank', 'fake'].map(key) as [string, string, string];
const named = (...keys: string[]) => keys.map((it, n) => `witness w${n} ${it} https://w.example/\n`).join('');

beforeEach(() => {
  kept.clear();
  policy = null;
});

test('a phone keeps the first witnesses that a house names; those that it names later are trusted when the player says so', async () => {
  policy = 'log house.example/log+00000000+AAAA\nquorum none\n';
  expect(await witnessKeys()).toEqual({ trusted: [], others: [] });
  policy = named(PAPER, BANK);
  expect(await witnessKeys()).toEqual({ trusted: [PAPER, BANK], others: [] });
  policy = named(PAPER, FAKE);
  expect(await witnessKeys()).toEqual({ trusted: [PAPER, BANK], others: [FAKE] });
  policy = null;
  expect(await witnessKeys()).toEqual({ trusted: [PAPER, BANK], others: [] });
  policy = named(FAKE);
  trustWitnesses([FAKE, PAPER]);
  forgetWitness(BANK);
  expect(await witnessKeys()).toEqual({ trusted: [PAPER, FAKE], others: [] });
});

test('a house that names ever so many keeps no player from adding one', async () => {
  const many = Array.from({ length: 40 }, (_, n) => key(`w${n}`));
  policy = named(...many);
  expect((await witnessKeys()).trusted).toEqual(many.slice(0, 20));
  trustWitnesses([PAPER]);
  policy = named(...many.slice(20), FAKE);
  expect(await witnessKeys()).toEqual({ trusted: [...many.slice(0, 20), PAPER], others: many.slice(20) });
  trustWitnesses(many.slice(20));
  expect((await witnessKeys()).trusted).toHaveLength(41);
});

test('whom a player brings is not joined by those of the house, and one who trusts nobody stays so', async () => {
  trustWitnesses([PAPER]);
  policy = named(FAKE, 'no key', BANK.replace('+', ' '));
  expect(await witnessKeys()).toEqual({ trusted: [PAPER], others: [FAKE] });
  forgetWitness(PAPER);
  expect(await witnessKeys()).toEqual({ trusted: [], others: [FAKE] });
  kept.set('log-witnesses', '{"damaged');
  policy = null;
  expect(await witnessKeys()).toEqual({ trusted: [], others: [] });
  expect(nameOfWitness(PAPER)).toBe('paper.example/w');
});
