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
