import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { addOperator } from '../src/operators/add-operator.ts';
import { audit } from '../src/proof/audit.ts';
import { cashRoom } from './cash-room.ts';
import { confirmDeed } from './deeds.ts';
import { must, operatorToken, registerPlayer } from './people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const room = await cashRoom(world);
const password = 'finance-password';
await addOperator(world.database_url, { username: 'finance-b', password, roles: ['cash'] });
await addOperator(world.database_url, { username: 'helper', password, roles: ['support'] });
const second = await operatorToken(world, 'finance-b', password);
const [account] = (await must(world.call('GET /api/console/house-accounts', { token: room.token() }))).data.filter(
  (it) => it.method === room.method.name,
);
if (!account) throw new Error('no account');
const params = { id: account.id };
const [{ now } = { now: new Date() }] = (await world.sql('select product_now() as now')) as { now: Date }[];

/** Minutes before now, as a statement has it. */
const stamp = (minutes: number) =>
  new Date(now.getTime() - minutes * 60_000 + 6.5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
const HEAD = 'Transaction Time,Transaction No.,Amount,Name,Balance';
const csv = (...rows: string[]) => Buffer.from([HEAD, ...rows].join('\n')).toString('base64');
const file = (content: string, more: object = {}) => ({ kind: 'file' as const, content, name: 'kbz.csv', ...more });
const look = (body: object) => world.call('POST /api/console/house-accounts/:id/statements/look', { token: room.token(), params, body });
const keep = (body: object, token = room.token()) => world.call('POST /api/console/house-accounts/:id/statements', { token, params, body });
const matches = async () => (await must(world.call('GET /api/console/house-accounts/:id/matches', { token: room.token(), params }))).data;
const approve = (pairs: { line_id: number; cash_in_id: number }[], token = room.token()) =>
  world.call('POST /api/console/house-accounts/:id/matches/approve', { token, params, body: { pairs } });
const exceptions = async (state: 'open' | 'closed' = 'open') =>
  (await must(world.call('GET /api/console/house-accounts/:id/exceptions', { token: room.token(), params, query: { state } }))).data;
const note = (body: object) => world.call('POST /api/console/house-accounts/:id/exceptions', { token: room.token(), params, body });
const difference = async (query: Record<string, string | number> = {}) =>
  (await must(world.call('GET /api/console/house-accounts/:id/difference', { token: room.token(), params, query }))).data;
const asks = async (transaction_id: string, amount: number) => {
  const player = await registerPlayer(world);
  const { data } = await must(room.ask(player, { transaction_id, amount, holder_phone: account.account_number }));
  return { player, id: data.id };
};
const pairsOf = (found: Awaited<ReturnType<typeof matches>>) =>
  found.filter((it) => it.state === 'certain').map((it) => ({ line_id: it.id, cash_in_id: it.cash_in_id }));

test('a statement is looked at first, kept with the lines that none before had, and approves nothing by itself', async () => {
  const { id, player } = await asks('300001', 30_000);
  const rows = [
    `${stamp(60)},0100000000300001,"30,000.00",U BA,"530,000.00"`,
    `${stamp(50)},0100000000999999,-5000,DAW MYA,525000`,
    'Total,,,,',
  ];
  const seen = (await must(look(file(csv(...rows))))).data;
  expect(seen).toMatchObject({ source: 'csv', line_count: 2, new_count: 2, skipped_count: 1 });
  expect(seen.lines[1]).toMatchObject({ direction: 'out', amount: '5000.00', balance: '525000.00', party: 'DAW MYA' });
  expect(seen.skipped).toEqual([{ line_number: 4, reason: 'no_time', said: 'Total' }]);
  expect((await must(keep(file(csv(...rows))))).data).toMatchObject({ new_count: 2, operator: 'finance', skipped_count: 1 });
  expect((await must(keep(file(csv(...rows)), second))).data, 'the same lines again count once').toMatchObject({
    line_count: 2,
    new_count: 0,
  });
  expect((await must(look(file(csv(...rows))))).data.lines.map((it) => it.is_known)).toEqual([true, true]);
  expect(await matches()).toMatchObject([
    { cash_in_id: id, state: 'certain', reason: 'digits', brought_by: 'finance', is_name_same: false },
  ]);
  await world.sql(`update player set lvl_2_name = 'ba maung' where id = $1`, [player.id]);
  expect(await matches(), 'the name of level 2, without its title').toMatchObject([{ is_name_same: true }]);
  expect(await room.balance(player)).toBe('0.00');
});

test('the certain ones are approved as a list, once, however often and by how many at once; the trail names the file', async () => {
  const pairs = pairsOf(await matches());
  const answers = await Promise.all([approve(pairs), approve(pairs), approve(pairs, second)]);
  for (const answer of answers) expect((await must(Promise.resolve(answer))).data.map((it) => it.outcome)).toEqual(['approved']);
  expect((await must(approve(pairs))).data[0], 'a lost answer is asked for again').toMatchObject({ outcome: 'approved' });
  const [pair = { cash_in_id: 0, line_id: 0 }] = pairs;
  expect(await world.sql('select ref from entry where ref = $1', [`cash_in:${pair.cash_in_id}`])).toHaveLength(1);
  const [row] = await world.sql(`select after from audit_row where action = 'approve_cash_in' and subject = $1`, [
    `cash_in:${pair.cash_in_id}`,
  ]);
  const [kept] = await world.sql('select file_sha256 from account_statement order by id limit 1');
  expect(row?.['after']).toMatchObject({
    full_transaction_id: '0100000000300001',
    account_line_id: pair.line_id,
    file_sha256: kept?.['file_sha256'],
  });
  expect(await matches()).toEqual([]);
});

test('whoever brought a statement in approves by it no more in a day than one person may; a colleague does the rest; a large one is asked for', async () => {
  const asked = [await asks('310001', 250_000), await asks('310002', 260_000), await asks('310003', 600_000)];
  const rows = [310_001, 310_002, 310_003].map((it, nth) => `${stamp(40 - nth)},0100000000${it},${[250_000, 260_000, 600_000][nth]},U BA,`);
  await must(keep(file(csv(...rows))));
  const found = await matches();
  const pairs = asked.map(({ id }) => ({ cash_in_id: id, line_id: found.find((it) => it.cash_in_id === id)?.id ?? 0 }));
  const mine = (await must(approve(pairs))).data;
  expect(mine.map((it) => it.code ?? it.outcome)).toEqual(['approved', 'own_statement', 'asked']);
  const [, middle, large] = pairs;
  if (!middle || !large) throw new Error('no pairs');
  expect((await must(approve([middle, large], second))).data.map((it) => it.outcome)).toEqual(['approved', 'asked']);
  const [deed] = (await must(world.call('GET /api/console/deeds', { token: second, query: { subject: `cash_in:${large.cash_in_id}` } })))
    .data;
  await must(confirmDeed(world, deed?.id ?? 0, second));
  for (const [nth, { player }] of asked.entries()) expect(await room.balance(player)).toBe(['250000.00', '260000.00', '600000.00'][nth]);
  expect((await must(approve([large]))).data[0]).toMatchObject({ outcome: 'approved' });
});

test('a pair that is not certain, of another account, or whose request somebody works on is refused by itself', async () => {
  const { id } = await asks('320001', 20_000);
  const other = await asks('320002', 20_000);
  await must(keep(file(csv(`${stamp(30)},0100000000320001,15000,U BA,`, `${stamp(29)},0100000000320002,20000,U BA,`))));
  const found = await matches();
  const lineOf = (cash_in_id: number) => found.find((it) => it.cash_in_id === cash_in_id)?.id ?? 0;
  expect(found.find((it) => it.cash_in_id === id)).toMatchObject({
    state: 'likely',
    reason: 'amount_differs',
    asked: '20000.00',
    amount: '15000.00',
  });
  await must(world.call('POST /api/console/claims', { token: second, body: { queue: 'cash_in', id: other.id } }));
  const ended = await must(
    approve([
      { cash_in_id: id, line_id: lineOf(id) },
      { cash_in_id: id, line_id: 999_999 },
      { cash_in_id: other.id, line_id: lineOf(id) },
      { cash_in_id: other.id, line_id: lineOf(other.id) },
    ]),
  );
  expect(ended.data.map((it) => it.code)).toEqual(['match_not_certain', 'not_found', 'match_not_certain', 'claimed']);
  expect(ended.data[3]?.message).not.toBe('');
  await must(world.call('POST /api/console/claims/release', { token: second, body: { queue: 'cash_in', id: other.id } }));
  expect((await must(approve([{ cash_in_id: other.id, line_id: lineOf(other.id) }], second))).data[0]?.outcome).toBe('approved');
});

test('what fits nothing is an exception until somebody says what became of it, and it can be opened again', async () => {
  const open = await exceptions();
  expect(open.map((it) => [it.kind, it.transaction_id, it.came])).toEqual([
    ['amount_differs', '0100000000320001', '15000.00'],
    ['no_cash_out', '0100000000999999', '5000.00'],
  ]);
  const [, left] = open;
  if (!left) throw new Error('no exception');
  await must(note({ subject: left.subject, state: 'closed', note: 'The office’s rent' }));
  expect((await exceptions()).map((it) => it.subject)).not.toContain(left.subject);
  expect(await exceptions('closed')).toMatchObject([{ subject: left.subject, note: 'The office’s rent', noted_by: 'finance' }]);
  await must(note({ subject: left.subject, state: 'open', note: 'No, it was not' }));
  expect(await exceptions('closed')).toEqual([]);
  expect((await note({ subject: 'account_line:999999', state: 'closed', note: 'x' })).body.code).toBe('not_found');
});

test('an id that comes again with another amount is no line known already: both are told, and neither is certain', async () => {
  const { id } = await asks('330001', 70_000);
  await must(keep(file(csv(`${stamp(20)},0100000000330001,70000,U BA,`))));
  await must(keep(file(csv(`${stamp(20)},0100000000330001,700,U BA,`)), second));
  expect((await matches()).find((it) => it.cash_in_id === id)).toMatchObject({ state: 'likely', reason: 'used_twice' });
  expect(
    (await exceptions())
      .filter((it) => it.kind === 'used_twice')
      .map((it) => it.came)
      .sort(),
  ).toEqual(['700.00', '70000.00']);
});

test('a line that somebody closed pays no request that comes later by itself, and what was booked without money is told', async () => {
  await must(keep(file(csv(`${stamp(10)},0100000000340001,9000,U BA,`))));
  const line = (await exceptions()).find((it) => it.transaction_id === '0100000000340001');
  await must(note({ subject: line?.subject, state: 'closed', note: 'Nobody asked for it' }));
  const { id } = await asks('340001', 9000);
  expect((await matches()).find((it) => it.cash_in_id === id)).toMatchObject({ state: 'likely', reason: 'closed' });
  const forged = await asks('350001', 8000);
  await must(room.approve(forged.id, 'KBZ350001'));
  await must(keep(file(csv(`${stamp(61)},,1,X,`, `${stamp(-30)},,1,X,`))));
  expect((await exceptions()).find((it) => it.subject === `cash_in:${forged.id}`)).toMatchObject({
    kind: 'no_money',
    came: null,
    booked: '8000.00',
  });
});

test('the difference between the app and the books is explained line by line, and what is not is said', async () => {
  const told = await difference();
  const sum = told.lines.reduce((total, it) => total + Number(it.amount), 0);
  expect(told).toMatchObject({ source: 'statement', rest: '0.00' });
  expect(Number(told.difference)).toBe(sum);
  expect(Number(told.app) - Number(told.booked)).toBe(sum);
  expect(told.lines.map((it) => it.kind)).toEqual(expect.arrayContaining(['at_start', 'not_booked', 'booked_later']));
  expect(told.lines.find((it) => it.text.includes('0100000000999999'))).toMatchObject({ amount: '-5000.00', note: 'No, it was not' });
  const counted = await difference({ counted: 1_000_000 });
  expect(counted).toMatchObject({ source: 'counted', app: '1000000.00' });
  expect(Number(counted.explained) + Number(counted.rest)).toBe(Number(counted.difference));
  expect(counted.rest).not.toBe('0.00');
});

test('a workbook is read as a file of text is, messages as well, and columns are chosen where their heads are not known', async () => {
  const cell = (value: string | number) => (typeof value === 'number' ? { type: Number, value } : { type: String, value });
  const rows = [
    ['ရက်စွဲ', 'လုပ်ဆောင်မှုအမှတ်', 'ငွေပမာဏ'],
    [stamp(5), '0100000000360001', 4500],
    [stamp(6), '0100000000360002', 4500.100000000002],
    [stamp(7), '0100000000360003', 12.345],
  ].map((it) => it.map(cell));
  const sheet = await writeXlsxFile(rows as never, {}).toBuffer();
  expect((await must(look(file(sheet.toString('base64'))))).data).toMatchObject({
    source: 'xlsx',
    lines: [
      { transaction_id: '0100000000360001', amount: '4500.00' },
      { transaction_id: '0100000000360002', amount: '4500.10' },
    ],
    skipped_count: 1,
  });
  const content = `You have received 4,500 Ks from U BA. Transaction ID: 0100000000360001. Date: ${stamp(5)}`;
  expect((await must(look({ kind: 'messages', content }))).data).toMatchObject({ source: 'messages', line_count: 1 });
  const unknown = Buffer.from(`Wann,Was,Wieviel\n${stamp(5)},0100000000360001,4500`).toString('base64');
  expect((await must(look(file(unknown)))).data).toMatchObject({ heads: ['Wann', 'Was', 'Wieviel'], columns: {}, line_count: 0 });
  expect((await keep(file(unknown))).body.code).toBe('statement_columns_unknown');
  const columns = { time: 0, transaction_id: 1, amount: 2 };
  expect((await must(keep(file(unknown, { columns })))).data).toMatchObject({ new_count: 1 });
});

test('hostile files are refused with a sentence, and the house goes on', async () => {
  const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64');
  const part = (text: string) => new TextEncoder().encode(text);
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(60_000_000) }, { level: 9 });
  const wide = await writeXlsxFile([[{ type: String, value: 'Date' }]] as never, {}).toBuffer();
  const hostile: [string, string][] = [
    [base64(bomb), 'statement_not_valid'],
    [base64(zipSync({ 'a.xml': part('<x/>') })), 'statement_not_valid'],
    [base64(wide.subarray(0, 200)), 'statement_not_valid'],
    [base64(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])), 'statement_not_valid'],
    [base64(new Uint8Array([0xff, 0xd8, 0xff, 0, 1, 2])), 'statement_not_valid'],
    [base64('\n\n'), 'statement_not_valid'],
    [base64(`${HEAD}\n${`${stamp(5)},,1,x,\n`.repeat(5_100)}`), 'statement_too_long'],
    [base64(new Uint8Array(2_200_000).fill(65)), 'statement_too_long'],
  ];
  for (const [content, code] of hostile)
    expect((await look(file(content))).body, content.slice(0, 40)).toMatchObject({ status: 422, code });
  expect((await keep(file(csv(`31/12/2999 10:00,ID123456,1000,x,`)))).body.code, 'what has not happened yet').toBe('statement_empty');
  expect((await must(look(file(csv(`${stamp(5)},=cmd|' /C calc'!A0,1000,"=1+1",`))))).data.lines).toMatchObject([
    { transaction_id: null, party: '=1+1' },
  ]);
});

test('the whole story of a request is told in its order: deeds, the line that approved it with its file, the ledger', async () => {
  const [found] = await world.sql(
    'select id::int, account_line_id::int from cash_in where account_line_id is not null order by id limit 1',
  );
  const id = Number(found?.['id']);
  const story = (await must(world.call('GET /api/console/cash-in/:id/story', { token: room.token(), params: { id } }))).data.events;
  expect(story.map((it) => [it.source, it.what])).toEqual([
    ['statement', 'came'],
    ['player', 'asked'],
    ['entry', 'cash_in'],
    ['trail', 'approve_cash_in'],
  ]);
  expect(story[0]).toMatchObject({
    who: 'U BA',
    amount: '30000.00',
    details: { brought_in_by: 'finance', file_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  expect(story[3]?.details).toMatchObject({ account_line_id: found?.['account_line_id'] });
  expect((await world.call('GET /api/console/cash-out/:id/story', { token: room.token(), params: { id: 999_999 } })).body.code).toBe(
    'not_found',
  );
});

test('only who works with cash brings statements in; nobody changes a line; an approved line approves no other request', async () => {
  const helper = await operatorToken(world, 'helper', password);
  expect((await keep(file(csv(`${stamp(5)},ID123456,1000,x,`)), helper)).body.code).toBe('not_allowed');
  expect((await approve([{ line_id: 1, cash_in_id: 1 }], helper)).body.code).toBe('not_allowed');
  for (const table of ['account_line', 'account_statement', 'account_note'])
    await expect(world.sql(`update ${table} set account_id = account_id`), table).rejects.toThrow();
  expect((await audit(world.database_url)).difference).toBeNull();
  await expect(
    world.sql(
      `update cash_in set account_line_id = (select account_line_id from cash_in where account_line_id is not null limit 1) where full_transaction_id = 'KBZ350001'`,
    ),
  ).rejects.toThrow(/cash_in_account_line_id_key/);
  await world.sql(
    `update cash_in set account_line_id = (select id from account_line where transaction_id = '0100000000340001') where full_transaction_id = 'KBZ350001'`,
  );
  expect((await audit(world.database_url)).difference?.difference).toMatch(
    /cash-in \d+ of player \d+ was approved by line \d+ of a statement/,
  );
  await world.sql(`update cash_in set account_line_id = null where full_transaction_id = 'KBZ350001'`);
});
