import { beforeAll, describe, expect, test } from 'vitest';
import { loginsOf } from '../src/platform/logins.ts';
import { breakableAddress } from './breakable.ts';
import { holdRows } from './hold-rows.ts';
import { fresh, seamlessPeople, speaker } from './seamless.ts';
import { until } from './until.ts';
import { type TestServer, testWorld } from './world.ts';

// A provider gives up after 2.5 s and drops the round. What it asked for must not be booked after that.
const world = await testWorld();
const people = await seamlessPeople(world);
const database = await breakableAddress(world.database_url);
let server: TestServer;
beforeAll(async () => {
  server = await world.another(loginsOf(database.url));
});

/** Nobody works for the server on the database any more. */
const isQuiet = async () =>
  (await world.sql(`select from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`))
    .length === 0;

describe.each(['gsc', 'gsc_plus'] as const)('a bet of %s', (dialect) => {
  test('that its commit reaches the database after the provider gave up is not booked, and a rollback comes first', async () => {
    const player = await people.gamePlayer(1000);
    const wager = fresh();
    const commit = database.holdBack('commit');
    const asked = speaker(server, dialect).send('bet', player, { wager, amount: -100 });
    await commit.came;
    expect((await asked).code).not.toBe(0);
    commit.letThrough();
    await until(isQuiet);
    expect([await people.purse(player), await people.transactions(player)]).toEqual([100_000, []]);

    const here = speaker(world.server, dialect);
    expect((await here.send('rollback', player, { wager, amount: 100 })).code).not.toBe(0);
    expect((await speaker(server, dialect).send('bet', player, { wager, amount: -100 })).code).toBe(0);
    expect(await people.purse(player)).toBe(100_000);
  });

  test('is not booked when the database answered nothing from its first message on', async () => {
    const player = await people.gamePlayer(1000);
    const begin = database.holdBack('begin');
    const asked = speaker(server, dialect).send('bet', player, { wager: fresh(), amount: -100 });
    await begin.came;
    expect((await asked).code).not.toBe(0);
    begin.letThrough();
    await until(isQuiet);
    expect([await people.purse(player), await people.transactions(player)]).toEqual([100_000, []]);
  });

  test('of a member whose purse somebody else holds keeps no other member waiting', async () => {
    const [held, other] = [await people.gamePlayer(1000), await people.gamePlayer(1000)];
    const lock = await holdRows(world.database_url, `select 1 from purse where player_id = $1 and kind = 'game' for update`, [held.id]);
    const says = speaker(world.server, dialect);
    const waiting = says.send('bet', held, { wager: fresh(), amount: -100 });
    for (let n = 0; n < 5; n += 1) expect((await says.send('bet', other, { wager: fresh(), amount: -100 })).code).toBe(0);
    expect((await waiting).code).not.toBe(0);
    await lock.release();
    expect([await people.purse(held), await people.purse(other)]).toEqual([100_000, 50_000]);
    expect((await says.send('bet', held, { wager: fresh(), amount: -100 })).code).toBe(0);
  });
});
