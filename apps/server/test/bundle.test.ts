import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callOf } from '@shwekan/contract/address';
import { expect, test } from 'vitest';
import { audit, CHECKS, readBundle } from '../../auditor/audit-bundle.mjs';
import { sessionHeaders } from '../src/demo/session-headers.ts';
import { addOperator } from '../src/operators/add-operator.ts';
import { loginsOf } from '../src/platform/logins.ts';
import { BUNDLE_LOCK, monthOf, openBundle } from '../src/proof/bundle.ts';
import { writeBundle } from '../src/proof/write-bundle.ts';
import { beginLogAnewAs } from '../src/transparency/begin-anew.ts';
import { bookBeside, tellEarlierDraw } from './beside-manipulations.ts';
import { PLAYED_MONTH, playMonth } from './bundle-month.ts';
import { linesOf, openTables, readLogPem } from './forgery.ts';
import { holdRows } from './hold-rows.ts';
import { MANIPULATIONS } from './manipulations.ts';
import { must, operatorToken } from './people.ts';
import { until } from './until.ts';

const world = await playMonth();
const folder = String(world.server.world.config.LOG_KEY_DIR);
const file = join(folder, 'bundle.ndjson.gz');
await writeBundle(loginsOf(world.database_url).READER_DATABASE_URL, PLAYED_MONTH, file, true);
const { tables, known } = await openTables(file, world.witness_key);
const key = readLogPem(await readFile(join(folder, 'key.pem'), 'utf8'));

test('an untouched month has no finding', async () => {
  const done = await audit(linesOf(tables), known);
  expect(done.findings).toEqual([]);
  // It is not over: nobody is given what it ends with.
  expect(done.closing_digest).toBeNull();
  // Draws come by their ids, and which lottery's draws of a day are made first is left open: they are compared by name.
  const played = done.draws.filter((it) => it.slips > 0).map((it) => [`${it.lottery} ${it.state}`, it.staked, it.paid, it.back, it.profit]);
  expect(played.sort(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
    ['1D 7', 60_000n, 240_000n, 0n, -180_000n],
    ['2D 07', 220_000n, 5_600_000n, 0n, -5_380_000n],
    ['2D 33', 80_000n, 3_200_000n, 0n, -3_120_000n],
    ['2D called off', 70_000n, 0n, 70_000n, 0n],
    ['3D 387', 100_000n, 11_400_000n, 0n, -11_300_000n],
    ['C1D 2', 30_000n, 240_000n, 0n, -210_000n],
    ['C2D 12', 60_000n, 2_400_000n, 0n, -2_340_000n],
  ]);
});

test.each(MANIPULATIONS)('$what: found by $found_by', async ({ found_by, forge }) => {
  const forged = structuredClone(tables);
  forge({ tables: forged, key });
  const { findings } = await audit(linesOf(forged), known);
  expect(Object.keys(CHECKS)).toContain(found_by);
  expect(findings.map((it) => it.check)).toContain(found_by);
});

test('a slip of the month before that is paid what it won has no finding by its payment', async () => {
  const forged = structuredClone(tables);
  tellEarlierDraw({ tables: forged, key });
  bookBeside({ tables: forged, key }, 8_000_000);
  const { findings } = await audit(linesOf(forged));
  expect(findings).toEqual([]);
});

test('what a feed sent may be gone once it was kept for thirty days from when it came, and not before', async () => {
  const without = structuredClone(tables);
  without.set('feeds', []);
  const came = tables.get('results')!.filter((it) => it.source === 'replay').map((it) => Date.parse(it.received_at)); // biome-ignore format: one line
  const checksAt = async (ms: number) => {
    without.get('about')![0].made_at = new Date(ms).toISOString().replace('Z', '000Z');
    return (await audit(linesOf(without), known)).findings.map((it) => it.check);
  };
  const day = 86_400_000;
  expect(await checksAt(Math.max(...came) + 30 * day - 1_800_000)).not.toContain('result-source');
  expect(await checksAt(Math.min(...came) + 29 * day)).toContain('result-source');
});

test('a bundle that was cut or changed on its way is found by its manifest', async () => {
  async function* changed(change: (line: [string, string]) => [string, string][]) {
    for await (const line of readBundle(file)) yield* change(line);
  }
  const checks = async (change: (line: [string, string]) => [string, string][]) =>
    (await audit(changed(change))).findings.map((it) => it.check);
  expect(await checks((line) => [line])).toEqual([]);
  expect(await checks((line) => (line[0] === 'feeds' ? [] : [line]))).toContain('bundle-whole');
  expect(await checks((line) => (line[0] === 'manifest' ? [] : [line]))).toEqual(['bundle-whole']);
});

test('months meet without a gap: what was staked before its month is known in both', async () => {
  const before = join(folder, 'before.ndjson.gz');
  await writeBundle(loginsOf(world.database_url).READER_DATABASE_URL, '2026-11', before);
  const done = await audit(readBundle(before));
  expect(done.findings).toEqual([]);
  expect(done.closing_digest).toBe(known.opening);
  expect(done.beside.stakes_after).toBe(known.stakes);
  expect((await audit(linesOf(tables))).beside).toMatchObject({ stakes_before: known.stakes, payments_after: known.payments });
  const beside = [];
  for await (const [table, text] of readBundle(before)) if (table === 'slips_beside') beside.push(JSON.parse(text).total_pya);
  expect(beside).toEqual([60_000, 50_000]);
  for (const [month, sentence] of [
    ['2026-13', 'is no month'],
    ['2099-01', 'is yet to come'],
  ] as const)
    await expect(writeBundle(loginsOf(world.database_url).READER_DATABASE_URL, month, before)).rejects.toThrow(sentence);
});

test('an owner downloads it from the console once they asked, which the trail keeps; one is made at a time', async () => {
  const password = 'an-owner-password';
  await addOperator(world.database_url, { username: 'an-owner', password, roles: ['owner'] });
  const owner = await operatorToken(world, 'an-owner', password);
  const ask = (token: string, month = PLAYED_MONTH) => world.call('POST /api/console/bundles', { token, body: { month } });
  const lockedBundles = async () =>
    (await world.sql(`select from pg_locks where locktype = 'advisory' and objid = $1`, [BUNDLE_LOCK])).length;
  const get = (token: string, signal: AbortSignal | null = null) =>
    fetch(new URL(`/api/console/bundles/${PLAYED_MONTH}`, world.server.console_url), {
      headers: sessionHeaders(callOf('POST /api/console/bundles'), world.server, token),
      signal,
    });
  expect((await ask(world.draws_a)).body.code).toBe('not_allowed');
  expect((await ask(owner, '2099-01')).body.code).toBe('time_not_valid');
  expect((await get(owner)).status).toBe(404);
  const { path } = await must(ask(owner));
  expect(path).toBe(`/api/console/bundles/${PLAYED_MONTH}`);
  const [row] = await world.sql(`select subject, operator_id from audit_row where action = 'download_bundle'`);
  expect(row?.['subject']).toBe(`bundle:${PLAYED_MONTH}`);
  expect((await get(world.draws_a)).status).toBe(404);
  // Who asked is a session, not an operator: it has just said who it is.
  const elsewhere = await operatorToken(world, 'an-owner', password);
  expect((await get(elsewhere)).status).toBe(404);

  // Who goes away before it begins leaves nothing behind.
  const held = await holdRows(world.database_url, 'lock table log_head in access exclusive mode');
  const gone = new AbortController();
  const early = get(owner, gone.signal).catch(() => 'gone');
  await until(async () => (await lockedBundles()) === 1);
  gone.abort();
  expect(await early).toBe('gone');
  await held.release();
  await until(async () => (await lockedBundles()) === 0);

  const answer = await get(owner);
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    `attachment; filename="bundle-${PLAYED_MONTH}.ndjson.gz"`,
  ]);
  const taken = join(folder, 'taken.ndjson.gz');
  await writeFile(taken, Buffer.from(await answer.arrayBuffer()));
  expect((await audit(readBundle(taken))).findings).toEqual([]);

  // Who goes away in the middle leaves nothing behind: the next one can be made.
  const month = monthOf(PLAYED_MONTH);
  const open = month && (await openBundle(loginsOf(world.database_url).READER_DATABASE_URL, { ...month, has_trail_text: false }));
  if (open === null || typeof open === 'string') throw new Error(`no bundle: ${open}`);
  expect((await ask(owner)).body.code).toBe('bundle_running');
  expect((await get(owner)).status).toBe(409);
  await open.close();
  await until(async () => (await ask(owner)).status === 200);
});

test('every check of the auditor stands in its page, in the same words', async () => {
  const page = await readFile(new URL('../../../docs/auditing.md', import.meta.url), 'utf8');
  for (const [name, sentence] of Object.entries(CHECKS)) expect(page).toContain(`| \`${name}\` | ${sentence} |`);
});

test('no bundle names a player, and its tables are the ones that are described', async () => {
  const text = [...linesOf(tables)].filter(([table]) => table !== 'trail').join('\n');
  for (const row of await world.sql('select phone, name, user_code, referral_code from player'))
    for (const word of Object.values(row)) expect(text).not.toContain(`"${word}"`);
  expect([...tables.keys()]).toEqual(
    expect.arrayContaining(['about', 'log', 'checkpoints', 'slips', 'entries', 'entries_beside', 'manifest']),
  );
});

test('a log that was begun anew has no finding by it, and is remarked', async () => {
  await addOperator(world.database_url, { username: 'log-owner', password: 'a-good-long-password', roles: ['owner'] });
  const wanted = { operator: 'log-owner', name: 'shwekan.example/log2', reason: 'the key is lost' };
  await beginLogAnewAs(world.database_url, world.server.world.config, wanted);
  const begun = join(folder, 'begun.ndjson.gz');
  await writeBundle(loginsOf(world.database_url).READER_DATABASE_URL, PLAYED_MONTH, begun, true);
  const { findings, remarks } = await audit(linesOf((await openTables(begun, world.witness_key)).tables));
  expect(findings).toEqual([]);
  expect(remarks.filter((it) => it.includes('the log was begun anew at'))).toHaveLength(1);
});
