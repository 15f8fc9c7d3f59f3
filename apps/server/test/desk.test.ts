import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openDesk } from '../src/platform/desk.ts';
import { makeLog } from '../src/platform/log.ts';
import { Refusal } from '../src/platform/refusal.ts';

const LOCKED_MS = 1000;
const PATIENCE_MS = 30_000;

type TimedWork = { takes_ms: number; locked_times: number };

/** A desk that decides works one after the other: how long each takes, and how often somebody else holds what it needs. */
function openWith(works: TimedWork[]) {
  return openDesk<number, string>(
    makeLog('silent'),
    { batch_max: 1, lanes: 1, waiting_max: 10 },
    {
      name: 'works',
      patience_ms: PATIENCE_MS,
      locked_ms: LOCKED_MS,
      decide: async ([at = 0]) => {
        const work = works[at];
        if (work === undefined) throw new Error('no such work');
        await wait(work.takes_ms);
        if (work.locked_times === 0) return [{ answer: 'done' }];
        work.locked_times -= 1;
        return [{ is_locked: true }];
      },
      busy: () => new Refusal('busy'),
      isOfAll: () => false,
      failure: async (error) => error,
    },
  );
}

/** What becomes of works that are handed in together. */
function outcomesOf(works: TimedWork[]) {
  const desk = openWith(works);
  return Promise.allSettled(works.map((_, at) => desk.take(at)));
}

test('a work that waited long for its turn is tried again as any other when somebody holds what it needs', async () => {
  const [slow, held] = await outcomesOf([
    { takes_ms: LOCKED_MS + 200, locked_times: 0 },
    { takes_ms: 0, locked_times: 1 },
  ]);
  expect(slow).toMatchObject({ status: 'fulfilled' });
  expect(held).toEqual({ status: 'fulfilled', value: 'done' });
});

test('a work of which somebody holds something for longer is refused as busy', async () => {
  const [held] = await outcomesOf([{ takes_ms: LOCKED_MS + 200, locked_times: 1 }]);
  expect(held).toMatchObject({ status: 'rejected', reason: { code: 'busy' } });
});

/** A work that is never answered is waited for so long; the others take milliseconds, on a busy machine more. */
const ANSWERED_WITHIN_MS = 20_000;

test('a work whose time ends while its batch is looked through is answered like any other', async () => {
  // A machine so busy that its clock has gone on at each look.
  const clock = vi.spyOn(performance, 'now');
  try {
    for (let left_ms = 0; left_ms < 12; left_ms += 1) {
      let now_ms = 1_000_000;
      clock.mockImplementation(() => now_ms++);
      const desk = openWith([{ takes_ms: 0, locked_times: 0 }]);
      const answered = desk.take(0, now_ms - PATIENCE_MS + left_ms).then(
        () => 'answered',
        () => 'answered',
      );
      expect([left_ms, await Promise.race([answered, wait(ANSWERED_WITHIN_MS, 'never', { ref: false })])]).toEqual([left_ms, 'answered']);
    }
  } finally {
    clock.mockRestore();
  }
});
