import { expect, test } from 'vitest';
import { timeOrderedKey } from '../src/index.ts';

const random = (byte: number) => new Uint8Array(10).fill(byte);

test('a key is a UUID of version 7 that tells its time, whatever the random part', () => {
  for (const byte of [0x00, 0x5a, 0xff])
    expect(timeOrderedKey(1_764_000_000_123, random(byte))).toMatch(/^019ab697-e87b-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('of two keys the later one stands behind the earlier one, and two of one time differ by chance alone', () => {
  expect(timeOrderedKey(1_764_000_000_123, random(0xff)) < timeOrderedKey(1_764_000_000_124, random(0x00))).toBe(true);
  expect(timeOrderedKey(1_764_000_000_123, random(0x01))).not.toBe(timeOrderedKey(1_764_000_000_123, random(0x02)));
});
