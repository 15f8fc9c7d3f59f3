import { expect, test } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import { playDays } from './days.ts';
import { drawsWorld } from './draws-world.ts';

const world = await drawsWorld();

test('nine days of all five lotteries: every slip is paid what an independent calculation says, and the books are right', async () => {
  const player_ids: number[] = [];
  for (let n = 0; n < 4; n += 1) player_ids.push((await world.player(1_000_000)).id);
  // A 3D draw is among them, and a weekend.
  const days = {
    world: world.server.world,
    sql: world.sql,
    player_ids,
    from_day: '2026-11-24',
    day_count: 9,
    seed: 20_261_124,
    slips_per_draw: 4,
  };
  const played = await playDays(days);
  expect(played.wrong).toEqual([]);
  expect(played.draws).toBe(9 * 8 + 7 * 8 + 1);
  expect(Math.min(played.winners, played.refunds)).toBeGreaterThan(0);
  expect((await audit(world.database_url)).difference).toBeNull();
}, 60_000);
