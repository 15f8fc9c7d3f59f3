import { expect, test } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import { rewardsReader } from '../src/rewards/facts.ts';
import { workOnWeeks } from '../src/rewards/weekly.ts';
import { MONDAY } from './draws-world.ts';
import { holdRows } from './hold-rows.ts';
import { must } from './people.ts';
import { readAllFacts, rewardsWorld } from './rewards-world.ts';
import { until } from './until.ts';

const world = await rewardsWorld();
const { teller_a } = world.people;

const runs = async () => (await must(world.call('GET /api/console/weekly-runs', { token: teller_a }))).data;
const items = async (id: number) =>
  (await must(world.call('GET /api/console/weekly-runs/:id/items', { token: teller_a, params: { id } }))).data;
const worked = (isSo: () => Promise<boolean>) =>
  until(async () => {
    await workOnWeeks(world.server.world);
    return isSo();
  });

test('a wager that is taken back while the first players of its week are being counted counts for nothing', async () => {
  const [lucky, loser] = [await world.player(0), await world.player(0)];
  const lost = await world.wager(lucky, { bet: 10_000 });
  await world.wager(loser, { bet: 10_000 });
  const [wager] = await world.sql('select id::int as wager_id from wager where wager_code = $1', [lost]);
  // Nobody can read facts: one of the week stays unread, and the week's run waits for it before its first player.
  const reader = await holdRows(world.database_url, `select from fact_reader where name = 'rewards' for update`);
  const [unread] = await world.sql(
    `insert into fact (kind, data, at) values ('wager_changed', '{"wager_id": 0}', '2026-11-29') returning id`,
  );
  await world.moveClock('2026-11-30T00:00:00+06:30');
  await worked(async () => (await runs())[0]?.waits === true);
  const [{ id } = { id: 0 }] = await runs();
  await world.tellTakenBack(lucky, lost);

  const [written, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const beside = world.server.world.db.transaction(async (tx) => {
    await rewardsReader.take(tx, [{ kind: 'wager_changed', player_id: lucky.id, data: { ...wager }, age_s: 0 }]);
    written.resolve();
    await released.promise;
  });
  await written.promise;
  await world.sql('delete from fact where id = $1', [unread?.['id']]);
  const working = workOnWeeks(world.server.world);
  const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%weekly_run%' and datname = current_database()`;
  await until(async () => (await runs())[0]?.state === 'counted' || (await world.sql(waits)).length > 0);
  released.resolve();
  await Promise.all([beside, working]);
  await reader.release();
  await readAllFacts(world);
  await worked(async () => (await runs())[0]?.state === 'counted');
  expect((await runs())[0]).toMatchObject({ from: MONDAY, player_count: 1 });
  expect((await items(id)).map((it) => it.player.id)).toEqual([loser.id]);
  expect((await audit(world.database_url)).difference).toBeNull();
});
