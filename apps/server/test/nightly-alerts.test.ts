import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { isArchiveStill, tellNightly } from '../src/platform/nightly-alerts.ts';
import { must, operatorToken } from './people.ts';
import { testWorld } from './world.ts';

const PASSWORD = 'a-long-operator-password';
const world = await testWorld();
for (const [username, role] of [
  ['boss', 'owner'],
  ['teller', 'cash'],
] as const)
  await addOperator(world.database_url, { username, password: PASSWORD, roles: [role] });
const boss = await operatorToken(world, 'boss', PASSWORD);

const KINDS = ['books_wrong', 'backup_bad'];
/** What is told of the nightly runs, and whether it still stands. */
async function told(token = boss) {
  await tellNightly(world.server.world);
  const { data } = await must(world.call('GET /api/console/alerts', { token, query: { limit: 50 } }));
  const ours = data.filter((it) => KINDS.includes(it.kind)).sort((one, other) => one.id - other.id);
  return ours.map((it) => [
    it.kind,
    (it.data as { difference?: string; trouble?: string }).difference ?? (it.data as { trouble?: string }).trouble,
    it.closed_at === null,
  ]);
}
const audit = (difference: string | null, after_day: string | null = null) =>
  world.sql('insert into audit_run (check_count, difference, after_day) values (9, $1, $2)', [difference, after_day]);
const rehearsal = (trouble: string | null) => world.sql('insert into rehearsal_run (trouble) values ($1)', [trouble]);

test('an audit that found a difference and a rehearsal that failed are told to owners, once each, until the next is good', async () => {
  await audit(null);
  await rehearsal(null);
  expect(await told()).toEqual([]);
  await audit('purse 7 holds 1.00 more');
  await rehearsal('a segment is missing');
  const both = [
    ['books_wrong', 'purse 7 holds 1.00 more', true],
    ['backup_bad', 'a segment is missing', true],
  ];
  expect(await told()).toEqual(both);
  expect(await told()).toEqual(both);
  expect(await told(await operatorToken(world, 'teller', PASSWORD)), 'who is no owner can do nothing about it').toEqual([]);
  // The next night finds the same: one alert stands, the newest.
  await audit('purse 7 holds 1.00 more');
  expect(await told()).toEqual([['books_wrong', both[0]?.[1], false], both[1], both[0]]);
  await audit(null);
  await rehearsal(null);
  expect((await told()).map(([, , isOpen]) => isOpen)).toEqual([false, false, false]);
});

test('what the audit of the whole found wrong stands until the whole is right: a step of the next night does not look at it', async () => {
  const open = async () =>
    (await told()).filter(([kind, , isOpen]) => kind === 'books_wrong' && isOpen).map(([, difference]) => difference);
  await audit('a wager counts for nothing');
  await audit(null, '2026-11-29');
  expect(await open()).toEqual(['a wager counts for nothing']);
  await audit(null);
  expect(await open()).toEqual([]);
  // What a step found is right when a step from the same day on is, or from one before.
  await audit('purse 9 holds 2.00 more', '2026-11-28');
  await audit(null, '2026-11-29');
  expect(await open()).toEqual(['purse 9 holds 2.00 more']);
  await audit(null, '2026-11-28');
  expect(await open()).toEqual([]);
});

test.each([
  [3600, false, false],
  [3601, false, true],
  [600, true, false],
  [601, true, true],
])('an archive that took nothing for %s s, and has failed since %s, is told of: %s', (still_s, has_failed, isTold) => {
  expect(isArchiveStill(still_s, has_failed)).toBe(isTold);
});

test('nightly runs that stop, or never begin, are told to owners of a house once each, and the next run ends it', async () => {
  const house = await testWorld({ DEMO: 'false' });
  await addOperator(house.database_url, { username: 'boss', password: PASSWORD, roles: ['owner'] });
  const token = await operatorToken(house, 'boss', PASSWORD);
  const missing = async () => {
    await tellNightly(house.server.world);
    const { data } = await must(house.call('GET /api/console/alerts', { token, query: { limit: 50 } }));
    const ours = data.filter((it) => it.kind === 'nightly_missing').sort((one, other) => one.id - other.id);
    return ours.map((it) => [(it.data as { what: string }).what, it.closed_at === null]);
  };
  const ago = (table: string, hours: number) =>
    house.sql(
      table === 'audit_run'
        ? 'insert into audit_run (check_count, at) values (9, product_now() - make_interval(mins => $1))'
        : 'insert into rehearsal_run (at) values (product_now() - make_interval(mins => $1))',
      [hours * 60],
    );
  expect(await missing(), 'a house of today had no night yet').toEqual([]);
  await ago('audit_run', 25.9);
  await ago('rehearsal_run', 26.1);
  expect(await missing()).toEqual([['rehearsal', true]]);
  expect(await missing()).toEqual([['rehearsal', true]]);
  await ago('rehearsal_run', 0);
  expect(await missing()).toEqual([['rehearsal', false]]);
  await house.sql(`begin; set local session_replication_role = replica; delete from audit_run; delete from rehearsal_run;
    update audit_row set at = at - interval '27 hours'; commit`);
  expect(await missing()).toEqual([
    ['rehearsal', false],
    ['audit', true],
    ['rehearsal', true],
  ]);
  await ago('audit_run', 1);
  expect((await missing()).filter(([, isOpen]) => isOpen)).toEqual([['rehearsal', true]]);
});

test('a demo has no nights: nobody is told that they are missing', async () => {
  await world.sql('delete from audit_run; delete from rehearsal_run');
  await world.moveClock(30 * 3_600_000);
  await tellNightly(world.server.world);
  expect(await world.sql(`select from alert where kind = 'nightly_missing'`)).toEqual([]);
});
