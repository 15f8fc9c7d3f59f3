import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fresh, seamlessPeople, speaker } from './seamless.ts';
import { readsOf } from './table-reads.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const MANY = 60;

test('a callback looks at none of the wagers and transactions that its player has already', async () => {
  // A house whose books were looked through while they were empty: plans made then must do for many wagers as well.
  await world.sql('vacuum analyze');
  const people = await seamlessPeople(world);
  const say = speaker(world.server, 'gsc');
  const player = await people.gamePlayer(10_000);
  const play = async () => {
    const wager = fresh();
    expect((await say.send('bet', player, { wager, amount: -10 })).code).toBe(0);
    expect((await say.send('result', player, { wager, amount: 5 })).code).toBe(0);
  };
  await play();
  const tables = ['wager', 'game_transaction', 'wager_tombstone'];
  const before = await Promise.all(tables.map((it) => readsOf(world, it)));
  for (let played = 0; played < MANY; played += 1) await play();
  await wait(1100);
  await play();
  await expect.poll(async () => (await readsOf(world, 'game_transaction')).written - (before[1]?.written ?? 0)).toBeGreaterThan(2 * MANY);
  const after = await Promise.all(tables.map((it) => readsOf(world, it)));
  for (const [n, table] of tables.entries()) {
    expect((after[n]?.fetched ?? 0) - (before[n]?.fetched ?? 0), table).toBeLessThan(5 * MANY);
    expect((after[n]?.scans ?? 0) - (before[n]?.scans ?? 0), table).toBeLessThan(MANY);
  }
});
