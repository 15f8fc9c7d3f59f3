import { figures } from '@shwekan/phrases/console/figures';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { sessionHeaders } from '../src/demo/session-headers.ts';
import { cashIn } from './cash-in.ts';
import { bet, MONDAY } from './draws-world.ts';
import { must } from './people.ts';
import { rewardsWorld } from './rewards-world.ts';
import { sumUpAll } from './sum-up.ts';
import { until } from './until.ts';

const world = await rewardsWorld();
const { people } = world;
const NOVEMBER = { month: '2026-11' };
const statement = (month = '2026-11', token = world.finance) =>
  world.call('GET /api/console/reports/statement', { token, query: { month } });
const kyat = (text: string) => Math.round(Number(text) * 100);

test('the statement of a month leads from player funds at its beginning to those at its end, and each amount is what the ledger booked', async () => {
  const player = await people.player(0);
  await cashIn(world, player, 50_000, people.banker);
  await must(bet(world, player, [['15', 300]]));
  await world.settle();
  await world.wager(player, { bet: 400, payout: 100 });
  const told = await must(statement());
  const amount = (part: string, name: string, what: string) =>
    told.data.find((it) => it.part === part && it.name === name && it.what === what)?.amount;
  const [ledger] = await world.sql(
    `select coalesce(sum(x.amount), 0)::bigint as held from entry e join move m on m.entry_id = e.id
     cross join lateral (values (m.from_purse, -m.amount), (m.to_purse, m.amount)) as x(purse_id, amount) join purse p on p.id = x.purse_id where p.player_id is not null and p.unit = 'pya'`,
  );
  expect(told).toMatchObject({ from: '2026-11-01', to: '2026-11-30', difference: '0.00', left_out_count: 0 });
  expect(kyat(amount('Player funds', 'All', 'Closing') ?? '')).toBe(Number(ledger?.['held']));
  expect(amount('Player funds', 'All', 'Opening')).toBe('0.00');
  expect([amount('Lotteries', 'All', 'Stakes'), amount('Lotteries', 'All', 'Payouts')]).toEqual(['300.00', '25500.00']);
  expect(amount('Providers', 'All', 'Gross result')).toBe('300.00');
  expect([amount('Cash by way to pay', 'All', 'In'), amount('Cash by way to pay', 'All', 'Closing')]).toEqual(['50000.00', '50000.00']);
  const section = told.data.filter((it) => it.part === 'Lotteries' && it.name === '2D 11:00 AM');
  expect(section.map((it) => it.amount)).toEqual(['300.00', '25500.00', '0.00', '0.00', '0.00', '-25200.00']);
  // What opens to its entries is what they come to; a line of the chain says to whom it went.
  expect(told.behind.length).toBeGreaterThan(25);
  for (const { part, name, what, figure, by, key } of told.behind) {
    const query = { from: told.from, to: told.to, figure, by, limit: 200, ...(key === null ? {} : { key }) };
    let sum = 0;
    // A page that takes long ends before it is full.
    for (let before: number | null | undefined; before !== null; ) {
      const sent = { ...query, ...(before === undefined ? {} : { before }) };
      const { data, next } = await must(world.call('GET /api/console/reports/entries', { token: world.finance, query: sent }));
      sum = data.reduce((sum, it) => sum + kyat(it.amount), sum);
      before = next;
    }
    const shown = kyat(amount(part, name, what) ?? '');
    expect([part, name, what, part === 'From beginning to end' ? Math.abs(sum) : sum]).toEqual([
      ...[part, name, what, part === 'From beginning to end' ? Math.abs(shown) : shown],
    ]);
  }
  // Summed up or not, it says the same; a month before has nothing and holds as well.
  await sumUpAll(world);
  expect(await must(statement())).toEqual(told);
  expect((await must(statement('2026-10'))).data.find((it) => it.name === 'Player funds at the end')?.amount).toBe('0.00');
  expect((await statement('2026-12')).body.code).toBe('time_not_valid');
  expect((await statement('2026-11', world.draws_a)).status).toBe(403);
  expect(MONDAY.startsWith(NOVEMBER.month)).toBe(true);
});

test('the statement is a file with a table for each part, kept for who asked; a list that is no document is no PDF', async () => {
  const ask = (list: string, format: 'xlsx' | 'pdf', query: object, language = 'en') => {
    const headers = { 'Accept-Language': language };
    return world.call('POST /api/console/exports', { token: world.finance, headers, body: { list, format, query: { ...query } } });
  };
  const fileOf = async (format: 'xlsx' | 'pdf', language = 'en') => {
    const { id } = await must(ask('/api/console/reports/statement', format, NOVEMBER, language));
    const own = async () => (await must(world.call('GET /api/console/exports', { token: world.finance }))).data.find((it) => it.id === id);
    await until(async () => ['done', 'failed'].includes((await own())?.state ?? ''));
    const path = `/api/console/exports/${id}/file`;
    const got = await fetch(`${world.server.console_url}${path}`, { headers: sessionHeaders({ path }, world.server, world.finance) });
    return [got.headers.get('content-type'), Buffer.from(await got.arrayBuffer())] as const;
  };
  const [sheet, xlsx] = await fileOf('xlsx');
  expect(sheet).toContain('spreadsheetml');
  const book = Buffer.from(unzipSync(xlsx)['xl/workbook.xml'] ?? []).toString();
  for (const part of ['Lotteries', 'Cash by way to pay', 'Player funds', 'From beginning to end']) expect(book).toContain(part);
  // It reads in the language of who asked for it.
  const [, burmese] = await fileOf('xlsx', 'my');
  const said = Buffer.from(unzipSync(burmese)['xl/workbook.xml'] ?? []).toString();
  for (const part of ['Lotteries', 'Cash by way to pay', 'Player funds', 'From beginning to end']) expect(said).not.toContain(part);
  for (const part of ['Cash by way to pay', 'From beginning to end']) expect(said).toContain(figures[part]);
  const [type, pdf] = await fileOf('pdf');
  expect([type, pdf.subarray(0, 5).toString(), pdf.subarray(-6).toString().trim()]).toEqual(['application/pdf', '%PDF-', '%%EOF']);
  expect((await ask('/api/console/players', 'pdf', {})).body.code).toBe('not_found');
  const trail = await world.sql(`select after from audit_row where action = 'export_list' order by id desc limit 1`);
  expect(trail[0]?.['after']).toMatchObject({ list: '/api/console/reports/statement', format: 'pdf', month: '2026-11' });
});
