import { afterAll, expect, test } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import { drawsWorld } from './draws-world.ts';
import { betAcrossClosing } from './late-bets.ts';
import type { TestPlayer } from './people.ts';
import { startServerProcess } from './server-process.ts';

const world = await drawsWorld();
const other = await startServerProcess(world.database_url);
afterAll(() => other.child.kill('SIGKILL'));

test('of 2,000 bets from two processes across the closing none is late, with transactions that stall and a clock that is moved', async () => {
  const players: TestPlayer[] = [];
  for (let n = 0; n < 8; n += 1) players.push(await world.player(100_000));
  const draw = await world.drawOf('11:00 AM');
  const found = await betAcrossClosing({
    servers: [world.server.player_url, other.url],
    tokens: players.map((it) => it.token),
    player_ids: players.map((it) => it.id),
    database_url: world.database_url,
    draw_id: draw.id,
    bet_count: 2000,
  });
  expect(found.other).toEqual([]);
  expect(found).toMatchObject({ late: 0, after_seal: 0 });
  expect(found.taken + found.refused).toBe(2000);
  expect(Math.min(found.taken, found.refused, found.stalled)).toBeGreaterThan(0);
  // Every bet that was answered yes is in the book, and nothing else is.
  expect([found.slips, found.sealed]).toEqual([found.taken + found.stalled, found.taken + found.stalled]);
  expect((await audit(world.database_url)).difference).toBeNull();
}, 60_000);
