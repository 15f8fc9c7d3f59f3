import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { hashLeaf, readCanonical, readFundsProof, rootOf, toHex, utf8, verifyFunds, writeEntryLeaf } from '@shwekan/proof';
import { unzipSync } from 'fflate';
import pg from 'pg';
import { expect, test } from 'vitest';
import { sessionHeaders } from '../src/demo/session-headers.ts';
import { addOperator } from '../src/operators/add-operator.ts';
import { audit } from '../src/proof/audit.ts';
import { closeDays } from '../src/reports/closing.ts';
import { lookAtSigned } from '../src/reports/signing.ts';
import { sha256, verifyEd25519 } from '../src/transparency/key.ts';
import { confirmDeed, decide, waiting } from './deeds.ts';
import { bet, drawsWorld, giveResult, MONDAY, settled, TUESDAY } from './draws-world.ts';
import { holdRows } from './hold-rows.ts';
import { must, operatorToken, type TestPlayer } from './people.ts';
import { sumUpAll } from './sum-up.ts';
import { until } from './until.ts';

const world = await drawsWorld({ CHECKPOINT_EVERY_MS: '50' });
const WEDNESDAY = '2026-11-25';
const TOOLS = { sha256, verify: verifyEd25519 };

/** Changes rows as only a superuser can: with every trigger off, and takes it back after it was looked at. */
async function byHand<T>(sql: string, undo: string, look: () => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: world.database_url });
  await owner.connect();
  const run = (text: string) => owner.query(`begin; set local session_replication_role = replica; ${text}; commit`);
  await run(sql);
  try {
    return await look();
  } finally {
    await run(undo);
    await owner.end();
  }
}
/** Waits until a day is closed and the log has signed it. */
const closed = (day: string) =>
  until(async () => {
    await sumUpAll(world);
    const [row] = await world.sql(`select l.n < (select max(size) from log_checkpoint) as is_signed from log_leaf l where l.subject = $1`, [
      `funds:${day}`,
    ]);
    return row?.['is_signed'] === true;
  });
const told = async (subject: string) => {
  const [row] = await world.sql('select entry from log_leaf where subject = $1', [subject]);
  return readCanonical(String(row?.['entry']));
};
const closings = async () => (await must(world.call('GET /api/console/reports/closings', { token: world.finance }))).data;
const proofAsked = async (player: TestPlayer, day?: string) =>
  (await must(world.call('GET /api/funds/proof', { token: player.token, query: day ? { day } : {} }))).data;
const proofOf = async (player: TestPlayer, day?: string) => {
  const proof = await proofAsked(player, day);
  if (proof === null) throw new Error(`nothing was told of ${day ?? 'any day'}`);
  return proof;
};
const logKey = async () => (await (await fetch(`${world.server.player_url}/log/key`)).text()).split('\n')[0] ?? '';

const signing = (period: string, token = world.finance) => world.call('GET /api/console/reports/signing', { token, query: { period } });
const sign = (period: string, sha256: string, token = world.finance) =>
  world.call('POST /api/console/reports/signing', { token, body: { period, sha256 } });
/** The signatures of a period, once the files of the newest are kept. */
const filed = async (period: string) => {
  await until(async () => (await must(signing(period))).signings[0]?.files.length === 2);
  return (await must(signing(period))).signings;
};
const download = async (id: number, format: string, token = world.finance) => {
  const path = `/api/console/reports/signing/${id}/${format}`;
  const got = await fetch(`${world.server.console_url}${path}`, { headers: sessionHeaders({ path }, world.server, token) });
  return { status: got.status, bytes: Buffer.from(await got.arrayBuffer()) };
};
/** Another operator of cash, who is added once. */
const cashier = async () => {
  const password = 'a-long-operator-password';
  const [known] = await world.sql(`select from operator where username = 'finance-b'`);
  if (!known) await addOperator(world.database_url, { username: 'finance-b', password, roles: ['cash'] });
  return operatorToken(world, 'finance-b', password);
};

const [one, other, idle] = [await world.player(50_000), await world.player(50_000), await world.player(0)];
await must(bet(world, one, [['07', 1_000]]));
await must(bet(world, other, [['08', 1_000]]));

test('a day that is over is closed once: what is owed is what purses held at its end, and the log tells it', async () => {
  expect(await closings()).toEqual([]);
  // A house that has told nothing yet is no error: the wallet of every phone asks.
  expect(await proofAsked(one)).toBeNull();
  await world.moveClock(`${TUESDAY}T00:05:00+06:30`);
  // As many processes at it as there may be.
  await Promise.all([closed(MONDAY), ...Array.from({ length: 3 }, () => closeDays(world.server.world)())]);
  const [day, ...more] = await closings();
  expect(more).toEqual([]);
  const [owed] = await world.sql(
    `select sum(balance) filter (where kind = 'main')::text as main, sum(balance) filter (where unit = 'pya')::text as all from purse where player_id is not null`,
  );
  expect(day).toMatchObject({
    day: MONDAY,
    open_stakes: '2000.00',
    below_zero: '0.00',
    booked: '100000.00',
    counted: null,
    difference: null,
  });
  expect(day?.purses[0]).toEqual({ purse: 'main', amount: (Number(owed?.['main']) / 100).toFixed(2) });
  expect(day?.owed).toBe('100000.00');
  expect(await told(`funds:${MONDAY}`)).toMatchObject({
    day: MONDAY,
    main_pya: Number(owed?.['main']),
    purses_pya: Number(owed?.['all']),
    open_stakes_pya: 200_000,
    owed_pya: 10_000_000,
    size: 256,
  });
  // A root over the day's entries that whoever has them works out alone.
  const rows =
    await world.sql(`select e.id::text, e.ref, e.reason, log_time(e.at) as at, e.operator_id::text as operator, jsonb_agg(jsonb_build_object('amount', m.amount,
    'from', case when f.player_id is null then f.kind || ':' || f.name else f.id::text end, 'to', case when t.player_id is null then t.kind || ':' || t.name else t.id::text end) order by m.line) as moves
    from entry e join move m on m.entry_id = e.id join purse f on f.id = m.from_purse join purse t on t.id = m.to_purse where e.id <= ${day?.last_entry} group by e.id order by e.id`);
  const leaves = rows.map((it) => hashLeaf(sha256, utf8(writeEntryLeaf(it as Parameters<typeof writeEntryLeaf>[0]))));
  expect(await told(`day:${MONDAY}`)).toMatchObject({
    day: MONDAY,
    first_entry: '1',
    last_entry: String(day?.last_entry),
    entry_count: rows.length,
    root: toHex(rootOf(sha256, leaves)),
  });
  expect(await audit(world.database_url)).toMatchObject({ difference: null });
});

test('a player proves that their money is in the total, offline, and by the own code alone', async () => {
  const [key, mine, theirs] = [await logKey(), await proofOf(one), await proofOf(other)];
  const verdict = async (text: string) => {
    const read = readFundsProof(text);
    return read && verifyFunds(TOOLS, read, { log_key: key, witnesses: [] });
  };
  const good = await verdict(JSON.stringify(mine));
  expect(good).toEqual({
    checks: { log_signed: 'true', in_total: 'true', whole: 'true' },
    day: MONDAY,
    own_pya: { main: 4_900_000 },
    balance_pya: 4_900_000,
    purses_pya: 9_800_000,
    owed_pya: 10_000_000,
  });
  // What people download says the same, without the house.
  const path = join(String(world.server.world.config.DATA_DIR), 'own.funds.json');
  await writeFile(path, JSON.stringify(mine));
  const verifier = fileURLToPath(new URL('../../player/public/verify.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [verifier, path, '--key', key]);
  expect(stdout).toContain('Of this player: 49,000 Ks. Of all players: 98,000 Ks; with stakes of open draws 100,000 Ks.');
  // Two players with one balance have leaves of their own.
  expect(theirs.parts.map((it) => it.index)).not.toEqual(mine.parts.map((it) => it.index));
  expect(await verdict(JSON.stringify({ ...mine, parts: theirs.parts }))).toMatchObject({ checks: { in_total: 'unsure' } });
  expect(await verdict(JSON.stringify(mine).replace('\\"amount_pya\\":', '\\"amount_pya\\":1'))).toMatchObject({
    checks: { in_total: 'unsure' },
  });
  const [part] = mine.parts;
  const [first, ...rest] = part?.path ?? [];
  const grown = { ...mine, parts: [{ ...part, path: [{ ...first, sum: (first?.sum ?? 0) + 1 }, ...rest] }, ...mine.parts.slice(1)] };
  expect(await verdict(JSON.stringify(grown))).toMatchObject({ checks: { in_total: 'unsure' } });
  expect(await verdict(JSON.stringify({ ...mine, parts: mine.parts.slice(1) }))).toMatchObject({ checks: { whole: 'unsure' } });
  expect(await verdict(JSON.stringify({ ...mine, day: TUESDAY }))).toMatchObject({ checks: { log_signed: 'unsure' } });
  // What stands beside a leaf of theirs says nobody's balance.
  expect(mine.parts.flatMap((it) => it.path.slice(0, 1).map((node) => node.sum))).not.toContain(4_900_000);
  expect((await proofOf(idle)).parts).toEqual([]);
  expect(await proofAsked(one, TUESDAY)).toBeNull();
});

test('an operator writes down what was counted: the difference stands there and in the trail', async () => {
  const [day] = await closings();
  const [account] = day?.accounts ?? [];
  const check = (accounts: { method: string; amount: string }[], token = world.finance, on = MONDAY) =>
    world.call('POST /api/console/reports/closings/check', { token, body: { day: on, accounts } });
  expect(await check([{ method: 'nowhere', amount: '1' }])).toMatchObject({ status: 404 });
  expect(await check([{ method: account?.method ?? '', amount: '1' }], world.finance, TUESDAY)).toMatchObject({ status: 404 });
  expect(await check([{ method: account?.method ?? '', amount: '1' }], world.draws_a)).toMatchObject({ status: 403 });
  await must(check([{ method: account?.method ?? '', amount: '99000' }]));
  await must(check([{ method: account?.method ?? '', amount: '100500' }]));
  const [after] = await closings();
  expect(after).toMatchObject({
    counted: '100500.00',
    difference: '500.00',
    checked_by: 'finance',
    accounts: [{ booked: '100000.00', counted: '100500.00', difference: '500.00' }],
  });
  const trail = await world.sql(
    `select subject, before->>'counted' as before, after->>'counted' as after from audit_row where action = 'check_accounts' order by id`,
  );
  expect(trail).toEqual([
    { subject: `closing:${MONDAY}`, before: null, after: '99000.00' },
    { subject: `closing:${MONDAY}`, before: '99000.00', after: '100500.00' },
  ]);
});

test('an entry that comes late belongs to the next closing, and the day before stays as it was told', async () => {
  const before = await told(`funds:${MONDAY}`);
  await world.moveClock(`${MONDAY}T23:00:00+06:30`);
  const late = await world.player(7_000);
  await world.moveClock(`${WEDNESDAY}T00:05:00+06:30`);
  await world.player(1_000);
  await world.moveClock('2026-11-26T00:05:00+06:30');
  await closed(WEDNESDAY);
  expect(await told(`funds:${MONDAY}`)).toEqual(before);
  expect((await closings()).map((it) => [it.day, it.owed])).toEqual([
    [WEDNESDAY, '108000.00'],
    [MONDAY, '100000.00'],
  ]);
  expect((await proofOf(late)).parts).toHaveLength(2);
  expect((await proofOf(late, MONDAY)).parts).toEqual([]);
  expect(await audit(world.database_url)).toMatchObject({ difference: null });
});

test('at midnight stakes are cut at the entry at which purses are, whatever their times', async () => {
  // A stake with the time of the next day and a number before the day's last, as one that did not wait beside one that waited for its purse.
  await world.moveClock('2026-11-27T00:00:10+06:30');
  await must(bet(world, one, [['09', 3_000]], { date: '2026-11-27' }));
  await world.moveClock('2026-11-26T23:59:50+06:30');
  await world.player(1_000);
  await world.moveClock('2026-11-27T00:05:00+06:30');
  await closed('2026-11-26');
  expect((await closings())[0]).toMatchObject({ day: '2026-11-26', owed: '109000.00', open_stakes: '5000.00' });
  expect(await audit(world.database_url)).toMatchObject({ difference: null });
});

test('a day is signed by two operators who saw the same figures; it is kept as files, and what changes later stands there line by line', async () => {
  const [second, by_draws] = [await cashier(), world.draws_a];
  const before = await must(signing(MONDAY));
  const amount = (part: string, name: string, what: string) =>
    before.figures.find((it) => it.part === part && it.name === name && it.what === what)?.amount;
  expect([amount('Owed to players', 'All', 'Kyat'), amount('Accounts', 'All', 'Counted')]).toEqual(['100000.00', '100500.00']);
  expect([amount('Play', 'Lotteries', 'Stakes'), amount('Draws of the day', '2D 11:00 AM', 'Stakes')]).toEqual(['2000.00', '2000.00']);
  expect(amount('Draws of the day', '2D 11:00 AM', 'Payouts')).toBe('0.00');
  // Who has the figures works the hash out.
  const lines = [MONDAY, ...before.figures.map((it) => [it.part, it.name, it.what, it.amount].join('\t'))];
  expect(before.sha256).toBe(toHex(sha256(utf8(`${lines.join('\n')}\n`))));
  expect([(await signing(TUESDAY)).status, (await signing(MONDAY, by_draws)).status, (await signing('2026-11')).status]).toEqual([
    404, 403, 404,
  ]);

  // While its draw has no number, its figures are not the last ones.
  const { id: draw_id } = await world.drawOf('11:00 AM');
  const unsettled = [{ lottery: '2D', date: MONDAY, section: '11:00 AM' }];
  expect(before.unsettled).toEqual(unsettled);
  const reverse = () =>
    must(
      decide(
        world,
        world.call('POST /api/console/draws/:id/reverse', { token: by_draws, params: { id: draw_id }, body: { reason: 'Another number' } }),
      ),
    );
  const giveNumber = async (set: string) => {
    await until(async () => (await world.sql('select from draw where id = $1 and reversing_at is null', [draw_id])).length === 1);
    await giveResult(world, draw_id, set, '33,617.38');
    await settled(world, draw_id);
  };
  expect((await sign(MONDAY, before.sha256)).body).toMatchObject({ code: 'draw_not_settled', draws: unsettled });
  await giveNumber('1,316.81');
  expect((await must(signing(MONDAY))).unsettled).toEqual([]);

  expect((await sign(MONDAY, 'f'.repeat(64))).body.code).toBe('record_changed');
  expect((await sign(MONDAY, before.sha256, by_draws)).status).toBe(403);
  const { deed_id } = await must(sign(MONDAY, before.sha256));
  expect((await sign(MONDAY, before.sha256, second)).body.code).toBe('deed_waits');
  expect((await must(signing(MONDAY))).deed).toEqual({ id: deed_id, asked_by: 'finance' });
  const waits = async () => (await closings()).filter((it) => it.first_signed_by !== null).map((it) => [it.day, it.first_signed_by]);
  expect(await waits()).toEqual([[MONDAY, 'finance']]);
  const deed = (await waiting(world, second)).find((it) => it.id === deed_id);
  expect(deed?.lines.slice(0, 2).map((it) => it.after)).toEqual([before.sha256, '98,000']);
  expect(deed?.lines).toContainEqual({
    field: 'Accounts: All',
    before: null,
    after: 'By the books 100,000, Counted 100,500, Over or missing 500',
  });
  expect((await confirmDeed(world, deed_id, world.finance)).body.code).toBe('same_operator');
  // Taken back meanwhile, and nobody had won: the same figures, and not the last ones.
  await reverse();
  expect((await confirmDeed(world, deed_id, second)).body.code).toBe('draw_not_settled');
  await giveNumber('1,316.81');
  await must(confirmDeed(world, deed_id, second));
  const signed = { asked_by: 'finance', signed_by: 'finance-b', is_changed: false };
  expect((await closings()).find((it) => it.day === MONDAY)?.signed).toMatchObject(signed);
  expect(await waits()).toEqual([]);
  expect((await sign(MONDAY, before.sha256)).body.code).toBe('already_decided');

  const [first] = await filed(MONDAY);
  expect(first).toMatchObject({ sha256: before.sha256, changes: [], asked_by: 'finance', signed_by: 'finance-b' });
  for (const { format, sha256: kept, byte_count } of first?.files ?? []) {
    const { bytes, status } = await download(first?.id ?? 0, format);
    expect([status, bytes.length, toHex(sha256(bytes))]).toEqual([200, byte_count, kept]);
    expect((await download(first?.id ?? 0, format, by_draws)).status).toBe(403);
  }
  expect((await download(first?.id ?? 0, 'csv')).status).toBe(404);
  const trail = await world.sql(
    `select after->>'format' as format from audit_row where action = 'download_closing' and subject = $1 order by id`,
    [`closing:${MONDAY}`],
  );
  expect(trail).toEqual([{ format: 'xlsx' }, { format: 'pdf' }]);

  // The draw of Monday has another number days later, and an account is counted anew.
  await reverse();
  await giveNumber('1,316.80');
  const [account] = (await closings())[0]?.accounts ?? [];
  const accounts = [{ method: account?.method ?? '', amount: '100400' }];
  await must(world.call('POST /api/console/reports/closings/check', { token: world.finance, body: { day: MONDAY, accounts } }));
  const after = await must(signing(MONDAY));
  expect(after.signings[0]?.changes.map((it) => [it.part, it.name, it.what, it.signed, it.now])).toEqual([
    ['Accounts', account?.name, 'Counted', '100500.00', '100400.00'],
    ['Accounts', account?.name, 'Over or missing', '500.00', '400.00'],
    ['Accounts', 'All', 'Counted', '100500.00', '100400.00'],
    ['Accounts', 'All', 'Over or missing', '500.00', '400.00'],
    ['Accounts', 'Beside what is owed to players', 'Over or missing', '500.00', '400.00'],
    ['Draws of the day', '2D 11:00 AM', 'Payouts', '0.00', '85000.00'],
    ['Draws of the day', '2D 11:00 AM', 'Gross result', '2000.00', '-83000.00'],
  ]);
  expect((await closings()).find((it) => it.day === MONDAY)?.signed).toEqual({
    ...signed,
    is_changed: true,
    signed_at: expect.any(String),
  });
  for (let nth = 0; nth < 2; nth += 1) await lookAtSigned(world.server.world);
  expect(await world.sql(`select data from alert where kind = 'closing_changed'`)).toEqual([{ data: { period: MONDAY } }]);
  // Signed anew the day stands as it is now, and what was signed before stays.
  await must(confirmDeed(world, (await must(sign(MONDAY, after.sha256, second))).deed_id, world.finance));
  const [again, earlier] = await filed(MONDAY);
  expect([again?.changes, earlier?.changes.length, earlier?.files]).toEqual([[], 7, first?.files]);
});

test('the audit names what was changed of a closing, its tree and the entries below it', async () => {
  const found = async (sql: string, undo: string) => (await byHand(sql, undo, () => audit(world.database_url))).difference?.check;
  const of = `where day = '${MONDAY}'`;
  expect(await found(`update closing set game_pya = game_pya + 1 ${of}`, `update closing set game_pya = game_pya - 1 ${of}`)).toBe(
    'every closing is what its entries came to',
  );
  expect(
    await found(
      `update closing_account set amount_pya = amount_pya + 1 ${of}`,
      `update closing_account set amount_pya = amount_pya - 1 ${of}`,
    ),
  ).toBe('every closing is what its entries came to');
  expect(await found(`update closing set open_stakes_pya = 1 ${of}`, `update closing set open_stakes_pya = 200000 ${of}`)).toBe(
    'every closing has the stakes that were open',
  );
  const [row] = await world.sql(`select encode(entry_root, 'hex') as root from closing ${of}`);
  const undo = `update closing set entry_root = decode('${row?.['root']}', 'hex') ${of}`;
  expect(await found(`update closing set entry_root = sha256('x') ${of}`, undo)).toBe('every closing is told as it was written down');
  const tile = `${of} and level = 0 and tile = 0`;
  const flip = `update closing_tile set nodes = set_byte(nodes, 39, get_byte(nodes, 39) # 1) ${tile}`;
  expect(await found(flip, flip)).toBe('every closing has the roots of its entries and purses');
  const at = `update entry set at = at + interval '1 microsecond' where id = 1`;
  expect(await found(at, at.replace('+', '-'))).toBe('every closing has the roots of its entries and purses');
});

test('trees of a month ago are forgotten whole, however many tiles they have, and nobody is shown a half', async () => {
  const owner = new pg.Client({ connectionString: world.database_url });
  await owner.connect();
  await owner.query(
    `insert into reports.closing_tile (day, level, tile, nodes) select '${MONDAY}', 1, n, nodes from reports.closing_tile, generate_series(1, 4500) n where day = '${MONDAY}' and level = 0`,
  );
  await owner.end();
  await world.moveClock('2027-01-02T23:00:00+06:30');
  const later = await world.player(1_000);
  await world.moveClock('2027-01-03T00:05:00+06:30');
  await closed('2027-01-02');
  await until(async () => (await world.sql(`select from closing_tile where day < '2027-01-02'`)).length === 0);
  expect((await proofOf(later)).parts).toHaveLength(2);
  expect(await proofAsked(later, MONDAY)).toBeNull();
  expect(await audit(world.database_url)).toMatchObject({ difference: null });
});

test('a month that is over and closed is signed with the statement and its draws, and kept as the statement was', async () => {
  expect((await signing('2027-01')).status).toBe(404);
  const { unsettled, figures, sha256: hash } = await must(signing('2026-11'));
  expect(unsettled).toEqual([{ lottery: '2D', date: '2026-11-27', section: '11:00 AM' }]);
  expect((await sign('2026-11', hash)).body.code).toBe('draw_not_settled');
  const { id } = await world.drawOf('11:00 AM', '2026-11-27');
  await giveResult(world, id, '1,316.81', '33,617.38');
  await settled(world, id);
  const statement = await must(world.call('GET /api/console/reports/statement', { token: world.finance, query: { month: '2026-11' } }));
  expect(figures.slice(0, statement.data.length)).toEqual(statement.data);
  expect(figures.slice(statement.data.length).map((it) => [it.part, it.name, it.what, it.amount])[1]).toEqual([
    'Draws of the month',
    '2D',
    'Payouts',
    '85000.00',
  ]);
  await must(confirmDeed(world, (await must(sign('2026-11', hash))).deed_id, await cashier()));
  const [signed] = await filed('2026-11');
  expect(signed).toMatchObject({ sha256: hash, changes: [] });
  const book = Buffer.from(unzipSync((await download(signed?.id ?? 0, 'xlsx')).bytes)['xl/workbook.xml'] ?? []).toString();
  for (const part of ['Lotteries', 'Draws of the month', 'Signatures']) expect(book).toContain(part);
});

test('a month is not closed while entries of its last day are still to be summed up', async () => {
  await world.moveClock('2027-01-31T23:50:00+06:30');
  const summing = await holdRows(world.database_url, 'select from booked_place for update');
  const player = await world.player(1_000);
  await world.moveClock('2027-02-01T00:01:00+06:30');
  expect((await signing('2027-01')).status).toBe(404);
  await summing.release();
  await closed('2027-01-31');
  expect((await signing('2027-01')).status).toBe(200);
  expect((await proofOf(player)).day).toBe('2027-01-31');
});
