import { expect, test } from 'vitest';
import { diceOf } from '../../apps/server/test/dice.ts';
import { judge } from '../../bench/proof/soak/judge.ts';
import type { Point } from '../../bench/proof/soak/measure.ts';

const MB = 2 ** 20;
const HEAP = 'server 1: heap';
const FILES = 'server 1: open files and sockets';
const EACH = 1000;

/** Forty points of a soak, a thousand operations apart. */
function points(valuesAt: (n: number) => { heap?: number; files?: number; rows?: number; bytes?: number; life?: number }): Point[] {
  return Array.from({ length: 40 }, (_, n) => {
    const { heap = 80 * MB, files = 50, rows = 4, bytes = 8192, life = 1 } = valuesAt(n);
    const values = new Map([
      [HEAP, heap],
      [FILES, files],
    ]);
    return { asked: n * EACH, values, lives: new Map([['server 1', life]]), tables: new Map([['platform.outbox', { rows, bytes }]]) };
  });
}
const dice = diceOf(7);
const noise = (of: number) => dice.below(2 * of + 1) - of;
const found = (all: Point[]) => judge(all, () => false).flatMap((it) => (it.finding === null ? [] : it.what));

test.each([
  [
    'a heap that keeps 200 bytes of each operation, below the noise of its points',
    points((n) => ({ heap: 80 * MB + n * EACH * 200 + noise(MB) })),
    [HEAP],
  ],
  ['a file that is never closed in a thousand operations', points((n) => ({ files: 50 + n + noise(2) })), [FILES]],
  ['a table that nobody sweeps', points((n) => ({ rows: 4 + 3 * n })), ['table platform.outbox']],
  ['a table whose dead rows nobody vacuums', points((n) => ({ bytes: n * 100_000 })), ['table platform.outbox, its bytes']],
  [
    'a leak in a process that was killed half way and begins anew',
    points((n) => ({ heap: 80 * MB + (n % 20) * EACH * 400, life: n < 20 ? 1 : 2 })),
    [HEAP],
  ],
])('%s is found', (_, all, what) => expect(found(all)).toEqual(what));

test.each([
  ['noise', points(() => ({ heap: 80 * MB + noise(2 * MB), files: 50 + noise(15), rows: dice.below(40) }))],
  ['a heap that grows while it warms up', points((n) => ({ heap: 80 * MB + Math.min(n, 8) * MB }))],
  ['a heap that compiles what is done seldom', points((n) => ({ heap: 80 * MB + (n * MB) / 20 }))],
  [
    'a process that is killed again and again and warms up each time',
    points((n) => ({ heap: (80 + (n % 5)) * MB, life: Math.floor(n / 5) })),
  ],
  ['a cache that fills all the time, and more and more slowly', points((n) => ({ heap: 80 * MB + Math.min(n, 24) * MB }))],
  ['one point far off', points((n) => ({ heap: n === 39 ? 300 * MB : 80 * MB, files: n === 38 ? 400 : 50 }))],
  ['a process that begins anew with more', points((n) => ({ heap: (n < 20 ? 70 : 90) * MB, life: n < 20 ? 1 : 2 }))],
])('%s is no leak', (_, all) => expect(found(all)).toEqual([]));

test('noise that is larger than what a leak would be is no leak, forty times over', () => {
  for (let times = 0; times < 40; times += 1) expect(found(points(() => ({ heap: 80 * MB + noise(25 * MB) })))).toEqual([]);
});

test('too few points say nothing', () => expect(() => found(points(() => ({})).slice(0, 15))).toThrow('points'));
