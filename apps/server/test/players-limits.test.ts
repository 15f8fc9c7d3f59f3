import { expect, test } from 'vitest';
import { countAgainst } from '../src/platform/limits.ts';
import { Refusal } from '../src/platform/refusal.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const { db } = world.server.world;
const MINUTE_MS = 60_000;

/** Counts one more and answers null, or the seconds to wait. */
async function wait(bucket: string): Promise<number | null> {
  try {
    await countAgainst(db, { bucket, most: 10, window_s: 60 });
    return null;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too_many_requests') return error.more.retry_after_s ?? 0;
    throw error;
  }
}

test.each([0, 1, 15, 30, 45, 57])('%s s into a minute: ten are let through, and one more after the wait that was told', async (second) => {
  const bucket = `phase-${second}`;
  const minute_ms = Math.ceil((await world.now()).getTime() / MINUTE_MS) * MINUTE_MS;
  await world.moveClock(new Date(minute_ms + second * 1000).toISOString());
  for (let count = 0; count < 10; count += 1) expect(await wait(bucket)).toBeNull();
  const first = await wait(bucket);
  expect(first).toBeGreaterThan(0);
  for (let more = 0; more < 20; more += 1) expect(await wait(bucket)).toBeGreaterThan(0);
  const told_s = (await wait(bucket)) ?? 0;
  await world.moveClock(Math.max(1, told_s - 8) * 1000);
  expect(await wait(bucket)).toBeGreaterThan(0);
  await world.moveClock(9000);
  expect(await wait(bucket)).toBeNull();
});

test('a steady pace below the limit is never refused', async () => {
  for (let count = 0; count < 40; count += 1) {
    expect(await wait('steady')).toBeNull();
    await world.moveClock(7000);
  }
});

test('a hundred at once, from two processes: ten are let through', async () => {
  const other = (await world.another()).world.db;
  const limit = { bucket: 'crowd', most: 10, window_s: 3600 };
  const answers = await Promise.allSettled(Array.from({ length: 100 }, (_, at) => countAgainst(at % 2 ? db : other, limit)));
  expect(answers.filter((it) => it.status === 'fulfilled')).toHaveLength(10);
});
