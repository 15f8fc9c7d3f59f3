import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDesk } from '../src/platform/desk.ts';
import { makeLog } from '../src/platform/log.ts';
import { Refusal } from '../src/platform/refusal.ts';

const LOCKED_MS = 1000;

/** What becomes of works that are decided one after the other: how long each takes, and how often somebody else holds what it needs. */
function outcomesOf(works: { takes_ms: number; locked_times: number }[]) {
  const desk = openDesk<number, string>(
    makeLog('silent'),
    { batch_max: 1, lanes: 1, waiting_max: 10 },
    {
      name: 'works',
      patience_ms: 30_000,
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
