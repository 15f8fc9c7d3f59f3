import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { sessionHeaders } from '../src/demo/session-headers.ts';
import { addOperator } from '../src/operators/add-operator.ts';
import { lookAtSigned } from '../src/reports/signing.ts';
import { cashIn } from './cash-in.ts';
import { confirmDeed, decide } from './deeds.ts';
import { drawsWorld, MONDAY, TUESDAY } from './draws-world.ts';
import { must, operatorToken } from './people.ts';
import { sumUpAll } from './sum-up.ts';
import { until } from './until.ts';

const world = await drawsWorld();
const PASSWORD = 'a-long-operator-password';
await addOperator(world.database_url, { username: 'finance-b', password: PASSWORD, roles: ['cash'] });
const second = await operatorToken(world, 'finance-b', PASSWORD);

const methodOf = async (code: string) => {
  const { data } = await must(world.call('GET /api/console/payment-methods', { token: world.finance }));
  return data.find((it) => it.code === code) ?? expect.fail(`there is no way to pay ${code}`);
};
/** Changes a way to pay; a second operator confirms what needs one. */
const change = async (code: string, body: { name?: string; position?: number; cash_in_open?: boolean }) => {
  const { id } = await methodOf(code);
  await must(decide(world, world.call('POST /api/console/payment-methods/:id', { token: world.finance, params: { id }, body })));
};
const closings = async () => (await must(world.call('GET /api/console/reports/closings', { token: world.finance }))).data;
const signing = (period: string) => must(world.call('GET /api/console/reports/signing', { token: world.finance, query: { period } }));
const sign = (period: string, sha256: string) =>
  world.call('POST /api/console/reports/signing', { token: world.finance, body: { period, sha256 } });

// Money came in by two ways to pay.
const player = await world.player(30_000);
const wave = { params: { id: (await methodOf('wavepay')).id }, body: { account_number: '09420000777', account_name: 'Shwekan' } };
await must(decide(world, world.call('POST /api/console/payment-methods/:id/accounts', { token: world.finance, ...wave })));
await change('wavepay', { position: 0, cash_in_open: true });
await change('kbzpay', { position: 900 });
await cashIn(world, player, 20_000, world.finance);
await world.moveClock(`${TUESDAY}T00:05:00+06:30`);
await until(async () => {
  await sumUpAll(world);
  return (await closings()).length === 1;
});

test('ways to pay that change places change nothing that was signed, or is being signed', async () => {
  const shown = async () => (await closings())[0]?.accounts.map((it) => it.method);
  expect(await shown()).toEqual(['wavepay', 'kbzpay']);
  const before = await signing(MONDAY);
  const { deed_id } = await must(sign(MONDAY, before.sha256));
  await change('kbzpay', { position: 0 });
  await change('wavepay', { position: 900 });
  await must(confirmDeed(world, deed_id, second));
  await change('kbzpay', { position: 901 });
  await lookAtSigned(world.server.world);
  await change('kbzpay', { position: 0 });
  await lookAtSigned(world.server.world);
  expect(await world.sql(`select data from alert where kind = 'closing_changed'`)).toEqual([]);
  expect(await shown(), 'the page of the day has the order of now').toEqual(['kbzpay', 'wavepay']);
  expect((await closings())[0]?.signed).toMatchObject({ signed_by: 'finance-b', is_changed: false });
  const after = await signing(MONDAY);
  expect([after.sha256, after.signings[0]?.changes]).toEqual([before.sha256, []]);
  expect((await sign(MONDAY, after.sha256)).body.code).toBe('already_decided');
  // Also where the lines were signed in another order than they have now.
  await world.sql(
    `insert into signing (period, figures, sha256, asked_by, signed_by, asked_at, deed_id)
     select period, (select jsonb_agg(line order by nth desc) from jsonb_array_elements(figures) with ordinality as l(line, nth)), sha256('another order'), asked_by, signed_by, asked_at, -1
     from signing`,
  );
  await lookAtSigned(world.server.world);
  expect(await world.sql(`select data from alert where kind = 'closing_changed'`)).toEqual([]);
  expect((await closings())[0]?.signed).toMatchObject({ is_changed: false });
});

test('two ways to pay of one name are two rows of the day, of the month and of their files, and the page says which is which', async () => {
  const { name } = await methodOf('kbzpay');
  await change('wavepay', { name });
  const names = [`${name} (kbzpay)`, `${name} (wavepay)`];
  const [day] = await closings();
  expect(day?.accounts.map((it) => it.name).sort()).toEqual(names);
  const { figures, sha256 } = await signing(MONDAY);
  const booked = figures.filter((it) => it.part === 'Accounts' && it.what === 'By the books').map((it) => [it.name, it.amount]);
  expect(booked).toEqual([
    [names[0], '30000.00'],
    [names[1], '20000.00'],
    ['All', '50000.00'],
  ]);
  await must(confirmDeed(world, (await must(sign(MONDAY, sha256))).deed_id, second));
  await until(async () => (await signing(MONDAY)).signings[0]?.files.length === 2);
  const path = `/api/console/reports/signing/${(await signing(MONDAY)).signings[0]?.id}/xlsx`;
  const got = await fetch(`${world.server.console_url}${path}`, { headers: sessionHeaders({ path }, world.server, world.finance) });
  const sheets = Object.values(unzipSync(Buffer.from(await got.arrayBuffer()))).map((bytes) => Buffer.from(bytes).toString());
  for (const it of names) expect(sheets.some((sheet) => sheet.includes(`<t>${it}</t>`))).toBe(true);
  const [accounts = '', ...others] = sheets.filter((it) => it.includes('<v>20000</v>'));
  expect([accounts.includes('<v>30000</v>'), others]).toEqual([true, []]);

  const month = await must(world.call('GET /api/console/reports/statement', { token: world.finance, query: { month: '2026-11' } }));
  const came = (part: string) => month.data.filter((it) => it.part === part && it.what === 'In').map((it) => [it.name, it.amount]);
  expect(came('Cash by way to pay')).toEqual(booked);
  expect(
    came('Cash by account')
      .map(([, amount]) => amount)
      .sort(),
  ).toEqual(['20000.00', '30000.00']);
  expect(
    came('Cash by account')
      .map(([account]) => names.findIndex((it) => account?.startsWith(it)))
      .sort(),
  ).toEqual([0, 1]);
  expect(new Set(month.data.map((it) => [it.part, it.name, it.what].join())).size).toBe(month.data.length);
});

test('two products of one name are two rows of the statement, and one that is called as sums are is told from them', async () => {
  await world.sql(
    `insert into provider (id, p_code, name, dialect) values (1006, '1006', 'Shwe Studio', 'gsc'), (1079, '1079', 'Shwe Studio', 'gsc_plus'), (1012, '1012', 'All', 'gsc')`,
  );
  await world.sql(
    `insert into booked_month (subject, month, key, reason, amount_pya, entry_count)
     select 'house', date_trunc('month', $1::date), 'house_provider:' || p.p_code, 'game_bet', p.id * 100, 1 from provider p`,
    [MONDAY],
  );
  const month = await must(world.call('GET /api/console/reports/statement', { token: world.finance, query: { month: '2026-11' } }));
  const staked = month.data.filter((it) => it.part === 'Providers' && it.what === 'Stakes').map((it) => [it.name, it.amount]);
  expect(staked).toEqual([
    ['Shwe Studio (1006)', '1006.00'],
    ['All (1012)', '1012.00'],
    ['Shwe Studio (1079)', '1079.00'],
    ['All', '3097.00'],
  ]);
});
