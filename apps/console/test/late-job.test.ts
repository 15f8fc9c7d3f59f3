import { expect, test } from 'vitest';
import { isLate } from '../src/parts/late-job.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const job = { every_ms: SECOND, silent_ms: 2 * SECOND, has_ended: true, has_failed: false, stands_by: false };

test.each([
  ['had its turn just now', {}, false],
  ['takes its time', { silent_ms: 59 * SECOND }, false],
  ['is behind', { silent_ms: 61 * SECOND }, true],
  ['is behind by less than five of its turns', { every_ms: HOUR, silent_ms: 4 * HOUR }, false],
  ['is behind by more than five of its turns', { every_ms: HOUR, silent_ms: 6 * HOUR }, true],
  ['failed', { has_failed: true }, true],
  ['is at its first turn', { has_ended: false, silent_ms: 30 * SECOND }, false],
  ['hangs in its first turn', { has_ended: false, silent_ms: 61 * SECOND }, true],
  ['hangs in its first turn, and has one each hour', { has_ended: false, every_ms: HOUR, silent_ms: 301 * SECOND }, true],
  ['is led by another process', { stands_by: true, has_ended: false, silent_ms: HOUR }, false],
  ['cannot be led by any process', { stands_by: true, has_ended: false, has_failed: true }, true],
])('a job that %s: late %s', (_name, changed, late) => {
  expect(isLate({ ...job, ...changed })).toBe(late);
});
