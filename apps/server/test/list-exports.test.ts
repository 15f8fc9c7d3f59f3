import { calls, isList } from '@shwekan/contract';
import { exportHeadings } from '@shwekan/phrases/export-headings';
import { unzipSync } from 'fflate';
import pg from 'pg';
import { expect, test } from 'vitest';
import { sessionHeaders } from '../src/demo/session-headers.ts';
import { addOperator } from '../src/operators/add-operator.ts';
import { columnsOf } from '../src/platform/exports/cells.ts';
import { inLanguage } from '../src/platform/exports/language.ts';
import { forgetExports } from '../src/platform/exports/routes.ts';
import { openFiles } from '../src/platform/storage.ts';
import { must, operatorToken, registerPlayer } from './people.ts';
import { until } from './until.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const password = 'an-operator-password';
const HOUR_MS = 3_600_000;
/** A busy machine makes seventy files slowly. */
const MANY_MS = 300_000;
for (const [username, roles] of Object.entries({ boss: ['owner'], helper: ['support'], cashier: ['cash'] }))
  await addOperator(world.database_url, { username, password, roles });
const boss = await operatorToken(world, 'boss', password);
const player = await registerPlayer(world);
const [{ id: player_id } = { id: 0 }] = await world.sql('select id from player order by id limit 1');

/** What lists want to be asked. */
const ASKED: Record<string, object> = {
  '/api/console/reports/entries': { figure: 'in' },
  '/api/console/reports/statement': { month: '2026-11' },
  '/api/console/views': { page: '/players' },
  '/api/console/claims/operators': { queue: 'cash_in' },
  '/api/console/content': { kind: 'banner' },
  '/api/console/draws': { lottery: '2D' },
  '/api/console/calendar': { year: 2026 },
  '/api/console/lotteries/:lottery/off-days/proposal': { year: 2026 },
  '/api/console/lotteries/:lottery/dates/proposal': { year: 2026 },
  '/api/console/notice-players': { search: 'a' },
  '/api/console/slips': { voucher: '2D-0000000' },
};
/** Rows of things that are not in this house: such an export fails, and says so; the list of exports itself and the search over all lists are no lists of the house. */
const NOT_HERE = [
  '/api/console/exports: not_found',
  '/api/console/game-imports/:id/rows',
  '/api/console/pocket-campaigns/:id/winners',
  '/api/console/search: not_found',
  '/api/console/takers/:id/statement',
  '/api/console/weekly-runs/:id/items',
];

type ExportRequest = { list: string; format?: 'csv' | 'xlsx'; params?: object; query?: object };
const ask = (token: string, { format = 'csv', ...asked }: ExportRequest) =>
  world.call('POST /api/console/exports', { token, body: { format, ...asked } });
const own = async (token: string) => (await must(world.call('GET /api/console/exports', { token }))).data;
const fetchFile = (token: string, id: number) => {
  const path = `/api/console/exports/${id}/file`;
  return fetch(`${world.server.console_url}${path}`, { headers: sessionHeaders({ path }, world.server, token) });
};

/** Does something while nobody can read a table: an export of it is not done before. */
async function whileUnread<T>(table: string, work: () => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: world.database_url });
  await owner.connect();
  try {
    await owner.query('begin');
    await owner.query(`lock table ${table} in access exclusive mode`);
    return await work();
  } finally {
    await owner.end();
  }
}

/** Asks for a list and waits until its file is made. */
async function made(token: string, asked: ExportRequest) {
  const { id } = await must(ask(token, asked));
  await until(async () => ['done', 'failed'].includes((await own(token)).find((it) => it.id === id)?.state ?? ''));
  const row = (await own(token)).find((it) => it.id === id);
  return { id, row, bytes: Buffer.from(await (await fetchFile(token, id)).arrayBuffer()) };
}

test(
  'every list of the console is exported, as the contract has its rows',
  async () => {
    const lists = calls.filter(isList);
    expect(lists.length).toBeGreaterThan(30);
    const failed: string[] = [];
    let token = boss;
    for (const [nth, { path }] of lists.entries()) {
      // A session asks for ten a minute.
      if (nth % 10 === 0) token = await operatorToken(world, 'boss', password);
      const params = path.includes('/dates/') ? { lottery: '3D' } : path.includes(':lottery') ? { lottery: '2D' } : { id: player_id };
      const asked = await ask(token, { list: path, params, query: ASKED[path] ?? {}, format: nth % 2 === 0 ? 'csv' : 'xlsx' });
      if (asked.status !== 200) {
        failed.push(`${path}: ${asked.body.code}`);
        continue;
      }
      await until(async () => (await own(token)).every((it) => it.state === 'done' || it.state === 'failed'));
      const row = (await own(token)).find((it) => it.id === asked.body.id);
      if (row?.state !== 'done') failed.push(path);
    }
    expect(failed.sort()).toEqual(NOT_HERE);
  },
  MANY_MS,
);

test('a file has every row of the list, and nothing in it begins a formula', async () => {
  const texts = ['=1+1', '+95 9', '-5', '@SUM(A1)', 'ဆက်သွယ်ပါ, "ညနေ"'];
  for (const text of texts)
    await must(world.call('POST /api/console/players/:id/notes', { token: boss, params: { id: Number(player_id) }, body: { text } }));
  const notes = { list: '/api/console/players/:id/notes', params: { id: player_id } };
  const { row, bytes } = await made(boss, notes);
  expect(row).toMatchObject({ state: 'done', row_count: 5, is_cut: false, format: 'csv' });
  const lines = bytes.toString('utf8').split('\r\n');
  expect(lines[0]).toBe('\ufeffId,Text,Operator,At');
  const written = lines.slice(1, -1).map((line) => line.replace(/^\d+,/, '').replace(/,boss,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, ''));
  expect(written).toEqual(['"ဆက်သွယ်ပါ, ""ညနေ"""', "'@SUM(A1)", "'-5", "'+95 9", "'=1+1"]);

  const sheet = await made(boss, { ...notes, format: 'xlsx' });
  const parts = unzipSync(sheet.bytes);
  const xml = Object.entries(parts).flatMap(([name, part]) =>
    name.includes('sheet') || name.includes('Strings') ? [Buffer.from(part).toString('utf8')] : [],
  );
  expect(xml.join('')).toContain('=1+1');
  expect(xml.join('')).not.toMatch(/<f[ >]/);
});

test('a file reads in the language of who asked for it: its headings and states, not what people typed', async () => {
  const asked = { list: '/api/console/players', query: { search: player.phone }, format: 'csv' };
  const ofLanguage = async (language: string) => {
    const { id } = await must(
      world.call('POST /api/console/exports', { token: boss, headers: { 'Accept-Language': language }, body: asked }),
    );
    await until(async () => (await own(boss)).find((it) => it.id === id)?.state === 'done');
    return Buffer.from(await (await fetchFile(boss, id)).arrayBuffer())
      .toString('utf8')
      .split('\r\n');
  };
  const [english, burmese] = [await ofLanguage('en'), await ofLanguage('my')];
  expect(english[0]).toMatch(/^\ufeffId,Name,Phone,/);
  expect(burmese[0]).toMatch(/^\ufeffနံပါတ်,အမည်,ဖုန်း,/);
  expect(english[1]).toContain(',no,');
  expect(burmese[1]).toContain(',မရှိ,');
  expect(burmese[1]).toContain(`,${player.phone},`);
});

test('every heading of every list is said in Burmese, and none that no list has', () => {
  const columns = calls.filter(isList).flatMap((it) => columnsOf(it));
  expect(columns.length).toBeGreaterThan(500);
  const { columns: said } = inLanguage({ columns, rows: [] }, 'my');
  expect(said.map((it) => it.heading).filter((it) => /^[\x20-\x7e]+$/.test(it) && !/^[A-Z0-9 -]+$/.test(it))).toEqual([]);
  const words = new Set(columns.flatMap((it) => it.way.map((word) => word.replaceAll('_', ' '))));
  expect(Object.keys(exportHeadings).filter((it) => !words.has(it))).toEqual([]);
});

test('in a sheet instants and days are dates that it counts with, and phones keep their zero', async () => {
  const sheet = async (list: string, query: object = {}) => {
    const parts = unzipSync((await made(boss, { list, query, format: 'xlsx' })).bytes);
    const text = (name: string) => Buffer.from(parts[name] ?? new Uint8Array()).toString('utf8');
    return { cells: text('xl/worksheets/sheet1.xml'), words: text('xl/sharedStrings.xml'), styles: text('xl/styles.xml') };
  };
  const players = await sheet('/api/console/players', { search: player.phone });
  expect(players.words).toContain(`>${player.phone}<`);
  expect(players.words).not.toMatch(/>\d{4}-\d\d-\d\d/);
  expect(players.styles).toContain('dd/mm/yyyy hh:mm:ss');
  const [{ days }] = (await world.sql(
    `select extract(epoch from created_at at time zone 'Asia/Yangon') / 86400 + 25569 as days from player where id = $1`,
    [player_id],
  )) as [{ days: string }];
  const serials = [...players.cells.matchAll(/<v>(\d{5}\.\d+)<\/v>/g)].map((it) => Number(it[1]));
  expect(
    serials.some((it) => Math.abs(it - Number(days)) < 2 / 86_400),
    'the hands of the clock in Yangon',
  ).toBe(true);
  expect((await sheet('/api/console/calendar', { year: 2026 })).styles).toMatch(/dd\/mm\/yyyy"/);
});

test('a file has every name as its player wrote it, also one that looks like an amount, a day or an instant', async () => {
  const names = ['1000.00', '2026-13-01', '2026-99-99T1Z', '2026-11-28'];
  const phones: string[] = [];
  for (const name of names) phones.push((await registerPlayer(world, { name })).phone);
  const csv = await made(boss, { list: '/api/console/players' });
  expect(csv.row?.state).toBe('done');
  const lines = csv.bytes.toString('utf8').split('\r\n');
  for (const [nth, name] of names.entries()) expect(lines.find((it) => it.includes(`,${phones[nth]},`))).toContain(`,${name},`);

  const sheet = await made(boss, { list: '/api/console/players', format: 'xlsx' });
  expect(sheet.row?.state).toBe('done');
  const parts = unzipSync(sheet.bytes);
  const text = (name: string) => Buffer.from(parts[name] ?? new Uint8Array()).toString('utf8');
  for (const name of names) expect(text('xl/sharedStrings.xml')).toContain(`>${name}<`);
  expect(text('xl/worksheets/sheet1.xml')).not.toContain('NaN');
});

test('a list that counts no further than ten thousand is exported whole, each row once, in its order', async () => {
  const count = 10_400;
  await world.sql(
    `insert into cash_in (player_id, method_id, amount_pya, account_name, transaction_id, holder_phone, state, decided_at, expires_at)
     select $1, m.id, 100000, 'U Ba', lpad(n::text, 6, '0'), '09799000111', case when n = $2 then 'pending' else 'expired' end::cash_in_state, case when n = $2 then null else product_now() end, product_now() + interval '1 hour'
     from generate_series(1, $2::int) n, (select id from payment_method order by id limit 1) m`,
    [player_id, count],
  );
  // So many at once are what a database learns of by itself within a minute.
  await world.sql('analyze cash_in');
  const { row, bytes } = await made(boss, { list: '/api/console/cash-in' });
  expect(row).toMatchObject({ state: 'done', row_count: count, total_count: count, is_cut: false });
  const ids = bytes
    .toString('utf8')
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',', 1)[0]));
  expect(new Set(ids).size).toBe(count);
  const [first = 0, ...rest] = ids;
  expect(first, 'the one that waits is first').toBe(Math.max(...ids));
  expect(rest, 'then newest first').toEqual([...rest].sort((a, b) => b - a));
});

test('a statement that is read on from where it stopped is exported whole, each movement once', async () => {
  const { id } = await registerPlayer(world);
  const owner = new pg.Client({ connectionString: world.database_url });
  await owner.connect();
  await owner.query(
    `select from (
       select array_agg('adjustment:' || 50000 + n) as refs, array_agg('adjustment'::text) as reasons, array_agg(-1::bigint) as house, array_agg(p.id) as purses,
         array_agg(100::bigint) as amounts, array_agg('house_adjustment'::text) as kinds, array_agg(''::text) as names
       from generate_series(1, 1100) n, purse p where p.player_id = $1 and p.kind = 'main'
     ) a cross join lateral post(a.refs, a.reasons, a.house, a.purses, a.amounts, a.kinds, a.names)`,
    [id],
  );
  await owner.end();
  // A session asks for ten a minute.
  const token = await operatorToken(world, 'boss', password);
  const { row, bytes } = await made(token, { list: '/api/console/players/:id/statement', params: { id } });
  expect(row).toMatchObject({ state: 'done', is_cut: false });
  const refs = bytes.toString('utf8').match(/adjustment:\d+/g) ?? [];
  expect([refs.length, new Set(refs).size]).toEqual([1100, 1100]);
});

test('money is a number, what is in a row stands in columns of its own, filters count', async () => {
  const { bytes } = await made(boss, { list: '/api/console/players', query: { search: player.phone } });
  const [head, first, end] = bytes.toString('utf8').split('\r\n');
  expect(head).toContain('Balance,Game balance');
  expect(first).toContain(`${player.phone},`);
  expect(first).toMatch(/,0,0,\d{4}-/);
  expect(end).toBe('');
});

test('only who may read a list exports it, and only who asked for a file, and may still read the list, gets it', async () => {
  const helper = await operatorToken(world, 'helper', password);
  expect((await ask(helper, { list: '/api/console/audit' })).body).toMatchObject({ status: 403, code: 'not_allowed' });
  for (const list of ['/api/console/me', '/api/console/nothing', '/api/user/login'])
    expect((await ask(helper, { list })).body).toMatchObject({ status: 404, code: 'not_found' });
  const { id } = await made(helper, { list: '/api/console/players' });
  expect((await fetchFile(helper, id)).status).toBe(200);
  expect((await fetchFile(boss, id)).status).toBe(404);
  expect((await fetch(`${world.server.console_url}/api/console/exports/${id}/file`)).status).toBe(401);
  await world.sql(`update operator set roles = '{draws}' where username = 'helper'`);
  expect((await fetchFile(helper, id)).status).toBe(403);
});

test('the trail keeps who asked for what and when it left the house; an operator asks for one at a time', async () => {
  const cashier = await operatorToken(world, 'cashier', password);
  const answers = await whileUnread('cash_in', () =>
    Promise.all([1, 2, 3].map(() => ask(cashier, { list: '/api/console/cash-in', query: { state: 'approved' } }))),
  );
  expect(answers.map((it) => it.body.code ?? 'asked').sort()).toEqual(['asked', 'export_running', 'export_running']);
  const id = answers.find((it) => it.status === 200)?.body.id ?? 0;
  await until(async () => (await own(cashier))[0]?.state === 'done');
  await fetchFile(cashier, id);
  const rows = await world.sql('select action, after from audit_row where subject = $1 order by id', [`export:${id}`]);
  expect(rows).toEqual([
    { action: 'export_list', after: { list: '/api/console/cash-in', format: 'csv', state: 'approved' } },
    { action: 'download_export', after: null },
  ]);
});

test('a file is deleted after a day, with its row', async () => {
  const [before] = await own(boss);
  const keys = (await world.sql('select file_key from export where file_key is not null')).map((it) => String(it['file_key']));
  expect(keys.length).toBeGreaterThan(5);
  expect((await fetchFile(boss, before?.id ?? 0)).status).toBe(200);
  await world.moveClock(25 * HOUR_MS);
  const files = await openFiles(world.server.world.config);
  await forgetExports(world.server.world, files);
  const again = await operatorToken(world, 'boss', password);
  expect((await fetchFile(again, before?.id ?? 0)).status).toBe(404);
  expect(await world.sql('select count(*)::int as count from export')).toEqual([{ count: 0 }]);
  expect(await Promise.all(keys.map((key) => files.find(key)))).toEqual(keys.map(() => null));
});
