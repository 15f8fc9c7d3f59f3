import { expect, test } from 'vitest';
import { startWatch } from '../src/platform/watches.ts';
import { until } from './until.ts';
import { testWorld } from './world.ts';

const { server } = await testWorld({ LOG_LEVEL: 'silent' });
const turnOf = (name: string) => ({ name, every_ms: 20, began_ms: 0, ended_ms: null as number | null, has_failed: false, leads: null });

test('only what a question names has a turn, beside what is at work still, and again after it failed', async () => {
  const due = { long: true, short: false, failing: false };
  const began = { long: 0, short: 0, failing: 0 };
  let asked = 0;
  let end: (() => void) | null = null;
  const kept = [turnOf('long'), turnOf('short'), turnOf('failing')];
  const stop = startWatch(
    server.world,
    {
      every_ms: 20,
      ask: async () => {
        asked += 1;
        return due;
      },
      turns: {
        long: () => {
          began.long += 1;
          return new Promise((resolve) => {
            end = resolve;
          });
        },
        short: async () => {
          began.short += 1;
          due.short = false;
        },
        failing: async () => {
          began.failing += 1;
          due.failing = began.failing < 3;
          if (due.failing) throw new Error('it failed');
        },
      },
    },
    kept,
  );
  await until(() => asked > 3);
  expect(began).toEqual({ long: 1, short: 0, failing: 0 });
  expect(kept.map((it) => it.ended_ms !== null)).toEqual([false, true, true]);
  due.short = true;
  due.failing = true;
  await until(() => began.short === 1 && began.failing === 3);
  await until(() => kept[2]?.has_failed === false);
  expect(began.long).toBe(1);
  // Who stops it waits for what is at work.
  let has_stopped = false;
  const stopped = stop().then(() => {
    has_stopped = true;
  });
  await until(() => end !== null);
  expect(has_stopped).toBe(false);
  (end as (() => void) | null)?.();
  await stopped;
});

test('what a turn leaves for another is looked for at once, and a turn that is never done not again and again', async () => {
  const due = { queue: true, send: false };
  const began = { queue: 0, send: 0 };
  const stop = startWatch(
    server.world,
    {
      every_ms: 3_600_000,
      ask: async () => due,
      turns: {
        queue: async () => {
          began.queue += 1;
          due.send = true;
        },
        send: async () => {
          began.send += 1;
        },
      },
    },
    [turnOf('queue'), turnOf('send')],
  );
  await until(() => began.send > 0);
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
  // One by the clock, one after itself, one after the other.
  expect(began.queue).toBeLessThanOrEqual(3);
  expect(began.send).toBeLessThanOrEqual(3);
  await stop();
});
