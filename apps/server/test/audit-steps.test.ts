import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import { bet, drawsWorld, MONDAY, TUESDAY } from './draws-world.ts';
import { must } from './people.ts';
import { runProgram } from './run-program.ts';
import { sumUpAll } from './sum-up.ts';
import { until } from './until.ts';

const world = await drawsWorld();
const WEDNESDAY = '2026-11-25';
const AUDIT = fileURLToPath(new URL('../src/proof/audit.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'heads-'));
const file = join(folder, 'heads');
const owner = new pg.Client({ connectionString: world.database_url });
await owner.connect();
afterAll(async () => {
  await owner.end();
  rmSync(folder, { recursive: true });
});

/** The nightly audit as a person runs it, with the heads that it wrote down before. */
async function runNightly(): Promise<string> {
  const { stdout, stderr } = await runProgram(AUDIT, ['--heads', file], { ...process.env, DATABASE_URL: world.database_url });
  return stdout + stderr;
}

const heads = () =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ day: line.split(':')[0] ?? '', hash: line.split(':')[1] ?? '' }));

async function closed(day: string): Promise<void> {
  await until(async () => {
    await sumUpAll(world);
    return (await world.sql('select from closing where day = $1', [day])).length === 1;
  });
}

/** What a step finds once rows were changed by hand, with every trigger off; they are put back after it. */
async function stepFinds(change: string, undo: string, known = heads().slice(0, 1)): Promise<string | undefined> {
  const run = (sql: string) => owner.query(`begin; set local session_replication_role = replica; ${sql}; commit`);
  await run(change);
  try {
    return (await audit(world.database_url, { heads: known })).difference?.check;
  } finally {
    await run(undo);
  }
}

const [one, other] = [await world.player(50_000), await world.player(50_000)];
await must(bet(world, one, [['07', 1_000]]));
await must(bet(world, other, [['08', 1_000]]));
await world.moveClock(`${TUESDAY}T00:05:00+06:30`);
await closed(MONDAY);

test('the first nightly audit proves all of the books, the next what came after the last head, and each day is written down once', async () => {
  expect(await runNightly()).toMatch(/^The books are right: \d+ checks over \d+ entries,.*\n(?:.*\n)?Proven to 2026-11-23:[0-9a-f]{64}\n$/);
  expect(heads().map((it) => it.day)).toEqual([MONDAY]);
  await world.moveClock(`${TUESDAY}T10:00:00+06:30`);
  await must(bet(world, one, [['07', 2_000]], { date: TUESDAY }));
  await world.player(7_000);
  expect(await runNightly()).toMatch(/^The books are right: \d+ checks over what came after 2026-11-23\.\n/);
  expect(heads().map((it) => it.day)).toEqual([MONDAY]);
  await world.moveClock(`${WEDNESDAY}T00:05:00+06:30`);
  await closed(TUESDAY);
  expect(await runNightly()).toMatch(/Proven to 2026-11-24:/);
  expect(heads().map((it) => it.day)).toEqual([MONDAY, TUESDAY]);
});

const newest = (reason: string) => `(select max(id) from entry where reason = '${reason}')`;
const CHANGED: [what: string, change: string, undo: string, check: string][] = [
  [
    'a balance',
    'update purse set balance = balance + 1 where id = (select min(id) from purse where player_id is not null)',
    'update purse set balance = balance - 1 where id = (select min(id) from purse where player_id is not null)',
    'every kept balance is the sum of its moves',
  ],
  [
    'a move and its balance',
    `update move set amount = amount + 1 where entry_id = ${newest('stake')}`,
    `update move set amount = amount - 1 where entry_id = ${newest('stake')}`,
    'every kept balance is the sum of its moves',
  ],
  [
    'a stake of a slip',
    `update slip set total_pya = total_pya + 1 where id = (select max(id) from slip)`,
    `update slip set total_pya = total_pya - 1 where id = (select max(id) from slip)`,
    'every slip has its stake',
  ],
  [
    'a cash-in',
    `update cash_in set old_balance_pya = old_balance_pya + 1 where id = (select max(id) from cash_in)`,
    `update cash_in set old_balance_pya = old_balance_pya - 1 where id = (select max(id) from cash_in)`,
    'every approved cash in has its entry',
  ],
  [
    'what a day was summed up to',
    `update booked_day set amount_pya = amount_pya + 1 where day = '${TUESDAY}' and subject = 'house'`,
    `update booked_day set amount_pya = amount_pya - 1 where day = '${TUESDAY}' and subject = 'house'`,
    'every day is what the ledger booked',
  ],
  [
    'what was owed at the end of the new day',
    `update closing set main_pya = main_pya + 1 where day = '${TUESDAY}'`,
    `update closing set main_pya = main_pya - 1 where day = '${TUESDAY}'`,
    'every closing is what its entries came to',
  ],
  [
    'the stakes that were open',
    `update closing set open_stakes_pya = open_stakes_pya + 1 where day = '${TUESDAY}'`,
    `update closing set open_stakes_pya = open_stakes_pya - 1 where day = '${TUESDAY}'`,
    'every closing has the stakes that were open',
  ],
  [
    'the root of a day that was proven',
    `update closing set entry_root = sha256('forged') where day = '${MONDAY}'`,
    `update closing set entry_root = (select decode(entry::jsonb->>'root', 'hex') from log_leaf where subject = 'day:${MONDAY}') where day = '${MONDAY}'`,
    'every day is as it was when it was proven',
  ],
];

test.each(CHANGED)('a step names %s that was changed', async (_, change, undo, check) => {
  expect(await stepFinds(change, undo)).toBe(check);
  expect((await audit(world.database_url, { heads: heads().slice(0, 1) })).difference).toBeNull();
});

test('what a day held that was proven is read by a whole audit, and by no step', async () => {
  const first = `(select min(id) from entry where reason = 'cash_in')`;
  const undo = `update entry set ref = 'cash_in:' || (select min(id) from cash_in) where id = ${first}`;
  expect(await stepFinds(`update entry set ref = 'cash_in:x' where id = ${first}`, undo, heads())).toBeUndefined();
  expect(await stepFinds(`update entry set ref = 'cash_in:x' where id = ${first}`, undo, [])).toBe('every approved cash in has its entry');
  expect((await audit(world.database_url)).difference).toBeNull();
});
