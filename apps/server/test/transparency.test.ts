import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  fromBase64,
  hashLeaf,
  isIncluded,
  openCheckpoint,
  readCanonical,
  readDrawProof,
  readEntries,
  readNote,
  readProof,
  readReceipt,
  readVerifierKey,
  rootOf,
  signaturesOf,
  toBase64,
  utf8,
  verifyDraw,
  verifyReceipt,
  writeVerifierKey,
} from '@shwekan/proof';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { Config } from '../src/platform/settings.ts';
import { audit } from '../src/proof/audit.ts';
import { contradiction } from '../src/transparency/guard.ts';
import { keepHead, keysOf, type LogKey, readLogKey, sha256, verifyEd25519 } from '../src/transparency/key.ts';
import { showReceipt } from '../src/transparency/receipt.ts';
import { keepLog } from '../src/transparency/writer.ts';
import { decide } from './deeds.ts';
import { bet, drawsWorld, giveResult, MONDAY, settled } from './draws-world.ts';
import { must, type TestPlayer } from './people.ts';
import { startServerProcess } from './server-process.ts';
import { until } from './until.ts';

const world = await drawsWorld({ CHECKPOINT_EVERY_MS: '50' });
const folder = String(world.server.world.config.LOG_KEY_DIR);

/** Changes rows as only a superuser can: with every trigger off. */
async function byHand(sql: string): Promise<void> {
  const owner = new pg.Client({ connectionString: world.database_url });
  await owner.connect();
  await owner.query(`begin; set local session_replication_role = replica; ${sql}; commit`);
  await owner.end();
}
type LogEntry = { type: string; draw: string } & Record<string, unknown>;
const entries = async (): Promise<LogEntry[]> =>
  (await world.sql('select entry from log_leaf order by n')).map((it) => readCanonical(String(it['entry'])) as unknown as LogEntry);
const entriesOf = async (draw_id: number) => (await entries()).filter((it) => it.draw === String(draw_id));
/** Waits until all that was written down has a leaf and is signed. */
const signed = () =>
  until(async () => {
    const [row] =
      await world.sql(`select (select count(*) from draw_record) as told, count(*) filter (where subject like 'draw_record:%') as told_by_leaves,
      count(*) as leaves, (select max(size) from log_checkpoint) as signed from log_leaf`);
    return row !== undefined && row['told'] === row['told_by_leaves'] && row['signed'] === row['leaves'];
  });
const alerts = async () =>
  (await world.sql(`select data->>'reason' as reason from alert where kind = 'log_refused' order by id`)).map((it) => it['reason']);

test('what becomes of a draw is told by leaves, in their order, and signed', async () => {
  const [winner, loser] = [await world.player(5000), await world.player(5000)];
  await must(bet(world, winner, [['15', 1000], ['07', 200]])); // biome-ignore format: a slip a line
  await must(bet(world, loser, [['44', 500]]));
  const draw = await world.drawOf('11:00 AM');
  const numbers = (is_blocked: boolean) =>
    must(
      world.call('POST /api/console/draws/:id/numbers', {
        token: world.draws_a,
        params: { id: draw.id },
        body: { numbers: [{ bet_number: '33', is_blocked, cap: null }] },
      }),
    );
  await numbers(true);
  await numbers(false);
  await world.moveClock(`${MONDAY}T11:00:00+06:30`);
  await until(async () => (await world.sql('select from draw_seal where draw_id = $1', [draw.id])).length === 1);
  // A feed that says otherwise, which operators overrule.
  await world.sql(
    `insert into result_proposal (draw_id, number, source, derivation, source_set, source_value) values ($1, 25, 'other', '2d', '1,338.92', '32,345.64')`,
    [draw.id],
  );
  await giveResult(world, draw.id, '1,338.91', '32,345.64');
  await settled(world, draw.id);
  await signed();

  const told = await entriesOf(draw.id);
  expect(told.map((it) => it.type)).toEqual(['terms', 'terms', 'terms', 'book', 'result', 'settlement']);
  expect(told.slice(0, 3).map((it) => it['numbers'])).toEqual([{}, { '33': { is_blocked: true, cap_pya: null } }, {}]);
  expect(told[3]).toMatchObject({ lottery: '2D', day: MONDAY, section: '11:00', slip_count: 2, total_pya: 170_000, worst_pya: 8_500_000 });
  expect(told[4]).toMatchObject({ round: 1, number: '15', decided: 'operators' });
  expect(told[4]?.['sources']).toMatchObject([{ name: 'other', number: '25', set: '1,338.92', value: '32,345.64', sha256: null }]);
  expect(told[5]).toMatchObject({ round: 1, slip_count: 1, paid_pya: 8_500_000 });

  const [head] = await world.sql('select origin, public_key from log_head');
  const trusted = keysOf(String(head?.['origin']), head?.['public_key'] as Uint8Array).log;
  // What is kept outside comes after the commit.
  const readHead = async () => openCheckpoint(verifyEd25519, await readFile(join(folder, 'checkpoint'), 'utf8').catch(() => ''), trusted);
  await until(async () => (await readHead())?.checkpoint.size === (await entries()).length);
  const opened = await readHead();
  const rows = await world.sql('select entry from log_leaf where n < $1 order by n', [opened?.checkpoint.size]);
  const own = rows.map((it) => hashLeaf(sha256, utf8(String(it['entry']))));
  expect(toBase64(opened?.checkpoint.root ?? new Uint8Array())).toBe(toBase64(rootOf(sha256, own)));
  expect((await stat(join(folder, 'key.pem'))).mode & 0o777).toBe(0o600);
});

const receiptOf = (player: TestPlayer, voucher: string) =>
  world.call('GET /api/slips/:voucher/receipt', { token: player.token, params: { voucher } });
type Receipt = Awaited<ReturnType<typeof receiptOf>>['body'];
const bytes = (base64: string) => fromBase64(base64) ?? new Uint8Array();
const unhex = (hex: unknown) => new Uint8Array(Buffer.from(String(hex), 'hex'));

/** Checks a receipt as its holder would, by nothing but the format. Answers the slip that is promised and what the log tells, by type. */
async function prove(receipt: Receipt) {
  const [log, promise] = [receipt.log_key, receipt.promise_key].map((it) => readVerifierKey(sha256, it));
  const note = readNote(receipt.promise);
  if (!log || !promise || !note) throw new Error('not a receipt');
  expect([log.name, promise.name, note.text.split('\n')[0]]).toEqual([
    receipt.origin,
    `${receipt.origin}/promise`,
    `${receipt.origin}/promise`,
  ]);
  const [own] = signaturesOf(note, promise);
  expect(verifyEd25519(promise.public_key, utf8(note.text), own?.signature ?? new Uint8Array())).toBe(true);
  const leaf = note.text.split('\n')[1] ?? '';
  const told: LogEntry[] = [];
  for (const { entry, proof } of receipt.leaves) {
    const file = readProof(proof);
    const opened = file && (await openCheckpoint(verifyEd25519, file.checkpoint, log));
    if (!opened) throw new Error('not a proof');
    expect(isIncluded(sha256, { hash: hashLeaf(sha256, utf8(entry)), index: file.index }, opened.checkpoint, file.hashes)).toBe(true);
    told.push(readCanonical(entry) as unknown as LogEntry);
  }
  const last = (type: string) => told.findLast((it) => it.type === type);
  const isIn = (text: string, place: NonNullable<Receipt['book']>, root: unknown) =>
    isIncluded(
      sha256,
      { hash: hashLeaf(sha256, utf8(text)), index: place.index },
      { size: place.size, root: unhex(root) },
      place.proof.map(bytes),
    );
  if (receipt.book) expect(isIn(leaf, receipt.book, last('book')?.['root'])).toBe(true);
  const paid = last('settlement') ?? last('refund');
  if (receipt.payout) expect(isIn(receipt.payout.leaf, receipt.payout, paid?.['root'])).toBe(true);
  return { slip: readCanonical(leaf), told, types: told.map((it) => it.type), paid: receipt.payout && readCanonical(receipt.payout.leaf) };
}

test('a receipt grows: promised before closing, in the book after it, and paid at last; it proves itself by nothing but the format', async () => {
  const [winner, loser] = [await world.player(5000), await world.player(5000)];
  const won = (await must(bet(world, winner, [['07', 1000], ['15', 100]], { section: '12:01 PM' }))).voucher; // biome-ignore format: a slip a line
  const lost = (await must(bet(world, loser, [['44', 500]], { section: '12:01 PM' }))).voucher;
  const draw = await world.drawOf('12:01 PM');
  const before = await must(receiptOf(winner, won));
  expect(before).toMatchObject({ v: 1, book: null, payout: null });
  const promised = await prove(before);
  expect(promised.types.every((it) => it === 'terms')).toBe(true);
  const draw_of = { draw: String(draw.id), lottery: '2D', day: MONDAY, section: '12:01' };
  const money = { stakes_pya: [100_000, 10_000], total_pya: 110_000, odds_hundredths: 8500, tot_odds_hundredths: null };
  expect(promised.slip).toMatchObject({ v: 1, type: 'slip', voucher: won, ...draw_of, numbers: ['07', '15'], ...money });
  expect(JSON.stringify(before)).not.toContain(winner.phone);
  // Who keeps a promise after a bet asks for no more than that.
  const only = { token: winner.token, params: { voucher: won }, query: { only: 'promise' } };
  const promise_of = async () => (await must(world.call('GET /api/slips/:voucher/receipt', only))).promise;
  expect(await must(world.call('GET /api/slips/:voucher/receipt', only))).toEqual({ ...before, leaves: [] });
  // Nobody else gets it, and nobody at all without a session.
  expect((await receiptOf(loser, won)).body.code).toBe('not_found');
  expect((await world.call('GET /api/slips/:voucher/receipt', { params: { voucher: won } })).status).toBe(401);

  await world.moveClock(`${MONDAY}T12:01:00+06:30`);
  await until(async () => (await world.sql('select from draw_seal where draw_id = $1', [draw.id])).length === 1);
  await signed();
  const sealed = await prove(await must(receiptOf(winner, won)));
  expect(sealed.slip).toEqual(promised.slip);
  expect(sealed.types.at(-1)).toBe('book');
  await giveResult(world, draw.id, '1,316.80', '33,617.38');
  await settled(world, draw.id);
  await signed();
  const paid = await prove(await must(receiptOf(winner, won)));
  expect(paid.types.slice(-3)).toEqual(['book', 'result', 'settlement']);
  expect(paid.paid).toMatchObject({ type: 'payout', voucher: won, amount_pya: 8_500_000 });
  expect(await promise_of()).toBe(before.promise);
  // A slip that is not in the book, though its id is between two that are, is told so.
  const ids = async (change: string) => byHand(`update seal_block set slip_ids = ${change} where draw_id = ${draw.id}`);
  const [slip] = await world.sql('select id, slip_ids from slip join seal_block using (draw_id) where voucher = $1', [won]);
  await ids(`array_replace(slip_ids, ${slip?.['id']}, 0)`);
  expect((await must(receiptOf(winner, won))).book).toBeNull();
  await ids(`array_replace(slip_ids, 0, ${slip?.['id']})`);
  // The verifier, which is written apart and knows the format only, says the same.
  const text = JSON.stringify(await must(receiptOf(winner, won)));
  const tools = { sha256, verify: verifyEd25519 };
  const read = readReceipt(text);
  const verdict = read && (await verifyReceipt(tools, read, { log_key: before.log_key, witnesses: [] }));
  expect(verdict?.checks).toMatchObject({ promise_signed: 'true', log_signed: 'true', odds_told: 'true', in_book: 'true', sealed_in_time: 'true', settled: 'true' }); // biome-ignore format: one line
  expect(verdict).toMatchObject({ number: '07', owed_pya: 8_500_000 });
  const nothing = await must(receiptOf(loser, lost));
  expect(nothing.payout).toBeNull();
  expect((await prove(nothing)).types.at(-1)).toBe('settlement');

  // Taken back by two operators: what stood is gone from the receipt, not from the log.
  const reversal = { token: world.draws_a, params: { id: draw.id }, body: { reason: 'The exchange corrected itself' } };
  await must(decide(world, world.call('POST /api/console/draws/:id/reverse', reversal)));
  await signed();
  const reversed = await must(receiptOf(winner, won));
  expect(reversed.payout).toBeNull();
  expect((await prove(reversed)).told.at(-1)).toEqual({ v: 1, type: 'reversal', at: expect.any(String), draw: String(draw.id), round: 1 });
});

test('a draw that is called off is told without the words of its operator, and every stake back is proven', async () => {
  const player = await world.player(5000);
  const { voucher } = await must(bet(world, player, [['01', 300]], { section: '03:00 PM' }));
  const draw = await world.drawOf('03:00 PM');
  const off = { token: world.draws_a, params: { id: draw.id }, body: { reason: 'A power cut' } };
  await must(world.call('POST /api/console/draws/:id/void', off));
  await settled(world, draw.id);
  await signed();
  const proven = await prove(await must(receiptOf(player, voucher)));
  expect(proven.types.slice(-3)).toEqual(['void', 'book', 'refund']);
  expect(proven.told.at(-3)).toEqual({ v: 1, type: 'void', at: expect.any(String), draw: String(draw.id) });
  expect(proven.paid).toMatchObject({ amount_pya: 30_000 });
});

test('the trail of what operators did is told once an hour, and its links are those of the database', async () => {
  const told = async () => (await entries()).filter((it) => it.type === 'trail');
  const [first] = await told();
  const [link] = await world.sql(`select encode(hash, 'hex') as sha256 from audit_link where n = $1`, [first?.['n']]);
  expect(first).toMatchObject(link ?? {});
  await world.sql('update draw_number set is_blocked = not is_blocked where number = 7');
  await signed();
  expect(await told()).toHaveLength(1);
  await world.sql(`update log_head set trail_at = clock_timestamp() - interval '2 hours'`);
  await until(async () => (await told()).length === 2);
  const [last] = await world.sql(`select n::int, encode(hash, 'hex') as sha256 from audit_link order by n desc limit 1`);
  expect((await told())[1]).toMatchObject(last ?? {});
  await signed();
});

test('everybody reads the key, the checkpoint and the tiles, and rebuilds the tree from them', async () => {
  await signed();
  const get = (path: string) => fetch(`${world.server.player_url}${path}`);
  const keys = (await (await get('/log/key')).text()).trim().split('\n');
  const [log] = keys.map((it) => readVerifierKey(sha256, it));
  const answered = await get('/log/checkpoint');
  expect(answered.headers.get('cache-control')).toBe('no-cache');
  const opened = log && (await openCheckpoint(verifyEd25519, await answered.text(), log));
  if (!opened) throw new Error('no checkpoint');
  const { size, root } = opened.checkpoint;
  expect(size).toBeLessThan(256);
  const tile = await get(`/log/tile/0/000.p/${size}`);
  expect(tile.headers.get('cache-control')).toContain('immutable');
  const hashes = new Uint8Array(await tile.arrayBuffer());
  const bundle = readEntries(new Uint8Array(await (await get(`/log/tile/entries/000.p/${size}`)).arrayBuffer())) ?? [];
  const own = bundle.map((it) => hashLeaf(sha256, it));
  expect(Buffer.concat(own)).toEqual(Buffer.from(hashes));
  expect(Buffer.from(rootOf(sha256, own))).toEqual(Buffer.from(root));
  for (const path of ['0/000', `0/000.p/${size + 1}`, '0/001.p/1', '1/000.p/1', '0/0', 'x'])
    expect((await get(`/log/tile/${path}`)).status).toBe(404);
});

test('everybody verifies what the log says of a draw, also what was taken back, and reads which draws a day has', async () => {
  const { id } = await world.drawOf('12:01 PM');
  await signed();
  const get = (path: string) => fetch(`${world.server.player_url}/log/${path}`);
  const { draws } = (await (await get(`draws/${MONDAY}`)).json()) as { draws: unknown[] };
  expect(draws).toContainEqual({ draw: String(id), lottery: '2D', section: '12:01' });
  const answered = await get(`draw/${id}`);
  expect(answered.headers.get('cache-control')).toBe('public, max-age=5');
  const proof = readDrawProof(await answered.text());
  if (proof === null) throw new Error('no proof of a draw');
  const [log_key = ''] = (await (await get('key')).text()).split('\n');
  expect(await verifyDraw({ sha256, verify: verifyEd25519 }, proof, { log_key, witnesses: [] })).toMatchObject({
    history: {
      ...{ draw: String(id), lottery: '2D', section: '12:01', day: MONDAY, voided_at: null },
      book: { slip_count: 2, total_pya: 160_000 },
      results: [{ number: '07', is_reversed: true }],
      payments: [{ slip_count: 1, paid_pya: 8_500_000, is_reversed: true }],
    },
    checks: { log_signed: 'true', terms_told: 'true', sealed_first: 'true', number_follows: 'waiting', paid: 'waiting' },
  });
  for (const path of ['draw/0', 'draw/999999', 'draw/01', 'draw/x', 'draws/2026-02-30', 'draws/0000-01-01', 'draws/x'])
    expect((await get(path)).status).toBe(404);
});

test('turns taken at once by many, of two processes, write every leaf once', async () => {
  const key = await readLogKey(world.server.world.config, world.server.world.db);
  const other = await world.another();
  const leaves = (await entries()).length;
  const set = (is_blocked: boolean) => world.sql('update draw_number set is_blocked = $1 where number = 9', [is_blocked]);
  for (const is_blocked of [true, false, true, false]) {
    await set(is_blocked);
    await Promise.all([world.server.world, other.world, world.server.world].map((it) => keepLog(it, key)()));
  }
  await signed();
  const [{ draws } = { draws: 0 }] = await world.sql('select count(*)::int as draws from draw_number where number = 9');
  expect((await entries()).length).toBe(leaves + 4 * Number(draws));
  const [gaps] = await world.sql(
    'select count(*)::int as n, max(n)::int + 1 as size, count(distinct subject)::int as subjects from log_leaf',
  );
  expect(gaps).toEqual({ n: gaps?.['size'], size: gaps?.['size'], subjects: gaps?.['size'] });
  expect((await audit(world.database_url)).difference).toBeNull();
  await other.stop();
});

test('a server that is killed in the middle leaves one log, and a receipt of before is one of after', async () => {
  const player = await world.player(5000);
  const { voucher } = await must(bet(world, player, [['01', 300]], { section: '04:30 PM' }));
  const draw = await world.drawOf('04:30 PM');
  const before = await prove(await must(receiptOf(player, voucher)));
  const started = await startServerProcess(world.database_url, { CHECKPOINT_EVERY_MS: '1' });
  const end = performance.now() + 1500;
  for (let is_blocked = true; performance.now() < end; is_blocked = !is_blocked)
    await world.sql('update draw_number set is_blocked = $1 where number = 8 and draw_id = $2', [is_blocked, draw.id]);
  started.child.kill('SIGKILL');
  await signed();
  const after = await prove(await must(receiptOf(player, voucher)));
  expect(after.slip).toEqual(before.slip);
  expect((await audit(world.database_url)).difference).toBeNull();
  expect(await alerts()).toEqual([]);
});

test('what does not come to the log for minutes raises an alert, also when every turn fails', async () => {
  await signed();
  const [made] = await world.sql('select max(id)::int + 1000 as id from draw_record');
  await byHand(`insert into draw_record (id, draw_id, kind, told, recorded_at) overriding system value
    values (${made?.['id']}, 1, 'void', '{"draw": 1.5}', clock_timestamp() - interval '10 minutes')`);
  const { world: own } = world.server;
  await expect(keepLog(own, await readLogKey(own.config, own.db))()).rejects.toThrow();
  expect((await alerts()).at(-1)).toContain('not in the log after minutes: void of draw 1');
  await byHand(`delete from draw_record where id = ${made?.['id']}; delete from alert where kind = 'log_refused'`);
});

test.each([
  ['an edited leaf', `update log_leaf set entry = replace(entry, 'cap_pya', 'cap_pyx') where n = 3`, 'leaf 3 is not as it was written'],
  ['a leaf that was hashed anew', `update log_leaf set entry = 'x', hash = sha256(decode('0078', 'hex')) where n = 3`, 'are not those'],
  ['a missing leaf', 'delete from log_leaf where n = 3', 'says that they are'],
  [
    'a backup of before',
    'delete from log_leaf where n > 20; delete from log_checkpoint where size > 21; update log_head set size = 21',
    'was signed, and the database has 21',
  ],
  [
    'an empty log',
    'delete from log_leaf; delete from log_node; delete from log_checkpoint; update log_head set size = 0',
    'was signed, and the database has 0',
  ],
])('%s is noticed before anything more is signed', async (_what, sql, reason) => {
  await signed();
  await world.server.stop();
  for (const name of ['log_leaf', 'log_node', 'log_checkpoint', 'log_head']) await world.sql(`create table kept_${name} as table ${name}`);
  await byHand(sql);
  const note = await readFile(join(folder, 'checkpoint'), 'utf8');
  const before = (await alerts()).length;
  const other = await world.another();
  await until(async () => (await alerts()).length > before);
  expect((await alerts()).at(-1)).toContain(reason);
  // A turn that does not hash every leaf would find nothing in some of them: none is taken.
  const count = async () => (await world.sql('select count(*)::int as n from log_leaf'))[0]?.['n'];
  const leaves = await count();
  const [told] = await world.sql('select max(id) as id from draw_record');
  await world.sql('update draw_number set is_blocked = not is_blocked where number = 6');
  await wait(200);
  expect(await count()).toBe(leaves);
  expect(await readFile(join(folder, 'checkpoint'), 'utf8')).toBe(note);
  await other.stop();
  const back = ['log_leaf', 'log_node', 'log_checkpoint', 'log_head'].map(
    (it) => `delete from ${it}; insert into ${it} select * from kept_${it}; drop table kept_${it}`,
  );
  back.push(`delete from draw_record where id > ${told?.['id']}`, 'update draw_number set is_blocked = not is_blocked where number = 6');
  await byHand(back.join('; '));
});

test('without its key a server signs nothing and makes none; another key signs nothing; with its own the log goes on', async () => {
  const kept = await readFile(join(folder, 'key.pem'));
  await rm(join(folder, 'key.pem'));
  const other = await world.another();
  await until(async () => String((await alerts()).at(-1)).includes('is not in its folder'));
  await expect(stat(join(folder, 'key.pem'))).rejects.toThrow();
  const [head] = await world.sql('select size::int, origin, public_key from log_head');
  const own = keysOf(String(head?.['origin']), head?.['public_key'] as Uint8Array);
  // Readers get the key that signed the log, and players no promise by another.
  expect((await (await fetch(`${other.player_url}/log/key`)).text()).split('\n')[0]).toBe(writeVerifierKey(own.log));
  const [slip] = await world.sql('select player_id::int, voucher from slip limit 1');
  const asked = { params: { voucher: slip?.['voucher'] }, query: {}, who: { player_id: slip?.['player_id'] } };
  const made = { ...other.world.config, LOG_KEY_DIR: `${folder}-made` };
  const wrong = present(await readLogKey(made, { query: async () => ({ rows: [{ origin: null, public_key: null }], rowCount: 1 }) }));
  for (const key of [null, wrong])
    await expect(showReceipt(other.world, key, asked as unknown as Parameters<typeof showReceipt>[2])).rejects.toThrow('busy');
  const refusal = (config: Config, key: LogKey, of: unknown) =>
    other.world.db.transaction((tx) => contradiction(tx, config, key, of as Parameters<typeof contradiction>[3], false));
  expect(await refusal(other.world.config, wrong, head)).toContain('the key in its folder is another');

  await writeFile(join(folder, 'key.pem'), kept);
  const key = present(await readLogKey(other.world.config, other.world.db));
  // No house begins a log anew where one was signed, and none goes on that does not know what was signed; a demo does.
  const house = { ...other.world.config, DEMO: false };
  expect(await refusal(house, key, { size: 0, origin: null, public_key: null })).toContain('the database knows of none');
  expect(await refusal({ ...house, LOG_KEY_DIR: made.LOG_KEY_DIR }, key, head)).toContain('an operator puts one there');
  expect(await refusal(made, key, head)).toBeNull();
  expect(await refusal(house, key, head)).toBeNull();
  // What is kept outside never becomes less.
  const note = await readFile(join(folder, 'checkpoint'), 'utf8');
  const [older] = await world.sql('select note from log_checkpoint order by size limit 1');
  await keepHead(house, String(older?.['note']));
  expect(await readFile(join(folder, 'checkpoint'), 'utf8')).toBe(note);
  await rm(made.LOG_KEY_DIR, { recursive: true });
  await other.stop();
  await world.another();
  await world.sql('update draw_number set is_blocked = true where number = 5');
  await signed();
});

function present(key: LogKey | null): LogKey {
  if (key === null) throw new Error('there is no key');
  return key;
}
