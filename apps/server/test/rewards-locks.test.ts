import pg from 'pg';
import { expect, test } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import { must } from './people.ts';
import { letTermsHold } from './rewards-world.ts';
import { fresh, seamlessPeople, speaker } from './seamless.ts';
import { until } from './until.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const people = await seamlessPeople(world);
const gsc = speaker(world.server, 'gsc');
const client = async () => {
  const it = new pg.Client({ connectionString: world.database_url });
  await it.connect();
  await it.query('begin');
  return it;
};

test('who claims while rewards are given waits for them, and never they for each other', async () => {
  await letTermsHold(world, people, { welcome: { is_open: true, amount: 1000, needs: 'cash_in' } });
  const reader = await client();
  await reader.query(`select from fact_reader where name = 'rewards' for update`);
  // One chunk of facts gives this player both points and a welcome.
  const player = await people.player(2000);
  const member = String((await world.sql('select user_code from player where id = $1', [player.id]))[0]?.['user_code']);
  await must(people.transfer(player, 'in', 2000));
  const wager = fresh();
  await gsc.send('bet', { member }, { wager, amount: -2000 });
  await gsc.send('result', { member }, { wager, amount: 0, bet: 2000, valid: 2000 });

  const claimer = await client();
  await claimer.query(`select lock_purses(array[$1::bigint], 'main')`, [player.id]);
  await reader.query('commit');
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%lock_purses%' and datname = current_database()`;
  await until(async () => (await world.sql(waiting)).length > 0);
  // As a claim of points locks: main, then points.
  await claimer.query(`select lock_purses(array[$1::bigint], 'points')`, [player.id]);
  await claimer.query('commit');
  await Promise.all([reader.end(), claimer.end()]);
  await until(async () => {
    const { data } = await must(world.call('GET /api/user/profile', { token: player.token }));
    return data.point === 2 && data.balance === '1000.00';
  });
  expect(await world.sql('select deadlocks::int as n from pg_stat_database where datname = current_database()')).toEqual([{ n: 0 }]);
  expect((await audit(world.database_url)).difference).toBeNull();
});
