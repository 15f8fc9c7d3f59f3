import { expect, test } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import { playModel } from './model/play.ts';
import { testWorld } from './world.ts';

const SEED = 7;
const COMMANDS = 70;

test('random commands of players, operators and providers come to what a model of all money says, and the books are right', async () => {
  const { server, sql, database_url } = await testWorld({}, 'open', '2026-11-23T08:00:00+06:30');
  const place = { doors: server, sql, world: server.world };
  const played = await playModel(place, { seed: SEED, commands: Array.from({ length: COMMANDS }, (_, n) => n), players: 4 });
  expect([...played.found, ...(played.found.length > 0 ? played.log.slice(-20) : [])]).toEqual([]);
  expect(played.compared).toBeGreaterThan(5);
  expect((await audit(database_url)).difference).toBeNull();
}, 120_000);
