import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { installDemoClock } from '../src/demo/clock.ts';
import { seedDemo } from '../src/demo/seed.ts';
import { startServer } from '../src/main.ts';
import { migrate } from '../src/migrate.ts';
import { addOperator } from '../src/operators/add-operator.ts';
import { readConfig } from '../src/platform/config.ts';
import { loginsOf } from '../src/platform/logins.ts';
import { MACHINE_SETTINGS } from './machine-settings.ts';
import { fromSomewhere, must, operatorToken, registerPlayer } from './people.ts';
import { emptyDatabase, testWorld } from './world.ts';

const PASSWORD = 'a-long-password';

/** All of a database that a demo would change: its tables, and the rows of operators, audit trail, players and money. */
async function contentOf(url: string): Promise<unknown> {
  const tables = await ask(
    url,
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^(pg_|information_schema)' order by 1`,
  );
  const is_ours = tables.some(({ name }) => name === 'operators.operator');
  if (!is_ours) return tables;
  const rows = `select (select json_agg(o) from operator o) as operators, (select json_agg(a) from audit_row a) as trail,
    (select json_agg(p) from player p) as players, (select count(*) from entry) as entries, (select json_agg(s) from setting s) as settings`;
  return [tables, await ask(url, rows)];
}

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return await client
    .query(text)
    .then((it) => it.rows)
    .finally(() => client.end());
}

/** An empty database that goes after the test. */
async function ownDatabase(): Promise<string> {
  const database = await emptyDatabase();
  onTestFinished(database.drop);
  return database.url;
}

const serve = (url: string, more: Record<string, string>) =>
  startServer(readConfig({ NODE_ENV: 'test', PORT: '0', CONSOLE_PORT: '0', LOG_LEVEL: 'silent', ...loginsOf(url), ...more }));

test('a new house has no account, no way to pay and no open lottery; each is opened by an operator, with a row in the trail', async () => {
  const world = await testWorld({}, 'new', '2026-12-02T09:00:00+06:30');
  await addOperator(world.database_url, { username: 'boss', password: PASSWORD, roles: ['owner'] });
  const token = await operatorToken(world, 'boss', PASSWORD);
  const player = await registerPlayer(world);

  const methods = await must(world.call('GET /api/console/payment-methods', { token }));
  expect(methods.data).toHaveLength(11);
  expect(methods.data.filter((it) => it.cash_in_open || it.cash_out_open || it.accounts.length > 0)).toEqual([]);
  const none = { pay: [], banking: [], mobile_topup: [] };
  expect(await must(world.call('GET /api/payment-method/show-cashin'))).toMatchObject(none);
  expect(await must(world.call('GET /api/payment-method/show-cashout', { token: player.token }))).toMatchObject(none);
  const lotteries = async () => must(world.call('GET /api/lottery/list'));
  expect((await lotteries()).map((it) => it.is_open)).toEqual([0, 0, 0, 0, 0]);
  for (const lottery of ['1D', '2D', '3D', 'C1D', 'C2D'] as const)
    expect((await must(world.call('GET /api/console/lotteries/:lottery', { token, params: { lottery } }))).data.trusted_feed).toBeNull();
  expect(await world.sql('select count(*)::int as draws from draw')).toEqual([{ draws: 0 }]);
  const bet = () =>
    world.call('POST /api/user/betting', {
      token: player.token,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: { section: '12:01 PM', bet_obj: [{ bet_number: '07', amount: 100 }] },
    });
  expect((await bet()).body.code).toBe('no_digit_data');

  await must(world.call('POST /api/console/lotteries/:lottery', { token, params: { lottery: '2D' }, body: { is_open: true } }));
  expect((await lotteries()).filter((it) => it.is_open === 1).map((it) => it.code)).toEqual(['2D']);
  expect(
    await world.sql('select code, min(day) >= yangon_day(product_now()) as ahead from draw join lottery l on l.id = lottery_id group by 1'),
  ).toEqual([{ code: '2D', ahead: true }]);
  expect((await bet()).body.code).toBe('not_enough_money');
  const { data } = await must(world.call('GET /api/console/audit', { token, query: { action: 'change lottery' } }));
  expect(data).toMatchObject([{ subject: 'lottery:2D', before: { is_open: false }, after: { is_open: true } }]);
});

test.each([
  ['an operator', async (url: string) => void (await addOperator(url, { username: 'owner', password: PASSWORD, roles: ['owner'] }))],
  [
    'a player',
    async (url: string) =>
      void (await ask(
        url,
        `insert into player (user_code, name, phone, password_hash, birthday, referral_code) values ('u1', 'Aung', '09420000001', '-', '1990-01-01', 'r1')`,
      )),
  ],
])('a demo is never seeded into a database with %s, and nothing of it changes', async (_, live) => {
  const url = await ownDatabase();
  await migrate(url, loginsOf(url));
  await live(url);
  const before = await contentOf(url);
  await expect(seedDemo(url)).rejects.toThrow(/This database holds a house .* nothing was written.* set DEMO=0/);
  expect(await contentOf(url)).toEqual(before);
});

test('a demo is never seeded into the tables of another program', async () => {
  const url = await ownDatabase();
  await ask(url, 'create table public.invoice (id int)');
  const before = await contentOf(url);
  await expect(seedDemo(url)).rejects.toThrow('This database holds tables of another program');
  expect(await contentOf(url)).toEqual(before);
});

test('a server in demo mode does not start on a house’s database, nor one outside it on a demo’s; neither writes', async () => {
  const house = await ownDatabase();
  await migrate(house, loginsOf(house));
  await addOperator(house, { username: 'owner', password: PASSWORD, roles: ['owner'] });
  const before = await contentOf(house);
  await expect(serve(house, { DEMO: 'true' })).rejects.toThrow('This database was not made in demo mode');
  expect(await contentOf(house)).toEqual(before);

  const demo = await ownDatabase();
  await migrate(demo, loginsOf(demo));
  await installDemoClock(demo);
  const made = await contentOf(demo);
  await expect(serve(demo, MACHINE_SETTINGS)).rejects.toThrow('This database was made in demo mode and its clock can be moved');
  expect(await contentOf(demo)).toEqual(made);
});

test('an operator who is there keeps password and roles when one of that name is seeded', async () => {
  const world = await testWorld();
  const first = await addOperator(world.database_url, { username: 'owner', password: PASSWORD, roles: ['cash'] });
  expect(first).toEqual(expect.any(Number));
  expect(await addOperator(world.database_url, { username: 'owner', password: 'demo-operator', roles: ['owner'] })).toBeNull();
  const logIn = (password: string) =>
    world.call('POST /api/console/login', { headers: fromSomewhere(), body: { username: 'owner', password } });
  expect((await logIn('demo-operator')).body.code).toBe('operator_login_wrong');
  expect((await must(logIn(PASSWORD))).data.roles).toEqual(['cash']);
});
