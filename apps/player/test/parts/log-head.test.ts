import { expect, test } from 'vitest';
import { keepHead, seenHead } from '../../src/parts/proof/log-head.ts';

const note = (origin: string, size: number, root = 'root') => `${origin}\n${size}\n${root}\n\n- ${origin} signature\n`;

test('the heads of two names of the log stand beside each other, the longer one of each', () => {
  keepHead(note('new.example/log2', 20));
  keepHead(note('old.example/log', 10));
  keepHead(note('new.example/log2', 15));
  expect(seenHead('new.example/log2')?.note).toBe(note('new.example/log2', 20));
  expect(seenHead('old.example/log')?.note).toBe(note('old.example/log', 10));
  expect(seenHead('other.example/log')).toBeNull();
});
