import { fileURLToPath } from 'node:url';
import { ALERT_KINDS, type CallName } from '@shwekan/contract';
import { addDays, yangonDay } from '@shwekan/rules';
import { describe, expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { decide } from './deeds.ts';
import { fromSomewhere, must, operatorToken, registerPlayer } from './people.ts';
import { runProgram } from './run-program.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const password = 'an-operator-password';
const HOUR_MS = 3_600_000;

const operators: Record<string, string[]> = {
  boss: ['owner'],
  cashier: ['cash'],
  drawer: ['draws'],
  writer: ['content'],
  helper: ['support'],
};
const tokens: Record<string, string> = {};
for (const [username, roles] of Object.entries(operators)) {
  await addOperator(world.database_url, { username, password, roles });
  tokens[username] = await operatorToken(world, username, password);
}
const logIn = (username: string, typed: string, headers: Record<string, string> = fromSomewhere()) =>
  world.call('POST /api/console/login', { headers, body: { username, password: typed } });

describe('logging in', () => {
  test('opens a session of twelve hours, with the roles of this moment', async () => {
    await addOperator(world.database_url, { username: 'temp', password, roles: ['cash'] });
    const token = await operatorToken(world, 'Temp ', password);
    const me = () => world.call('GET /api/console/me', { token });
    expect((await me()).body).toMatchObject({ data: { username: 'temp', roles: ['cash'] }, is_demo: true });
    await world.sql(`update operator set roles = '{draws}' where username = 'temp'`);
    expect((await me()).body.data.roles).toEqual(['draws']);
    await world.moveClock(11 * HOUR_MS);
    expect((await me()).status).toBe(200);
    await world.moveClock(2 * HOUR_MS);
    expect((await me()).body).toMatchObject({ status: 401, code: 'session_expired' });
    for (const username of Object.keys(operators)) tokens[username] = await operatorToken(world, username, password);
  });

  test('ends with logout, and at once when the operator is disabled', async () => {
    await addOperator(world.database_url, { username: 'gone', password, roles: ['cash'] });
    const [first, second] = [await operatorToken(world, 'gone', password), await operatorToken(world, 'gone', password)];
    await must(world.call('POST /api/console/logout', { token: first }));
    expect((await world.call('GET /api/console/me', { token: first })).status).toBe(401);
    expect((await world.call('GET /api/console/me', { token: second })).status).toBe(200);
    await world.sql(`update operator set disabled_at = product_now() where username = 'gone'`);
    expect((await world.call('GET /api/console/me', { token: second })).status).toBe(401);
    expect((await logIn('gone', password)).body.code).toBe('operator_login_wrong');
  });

  test('says the same for an unknown name and a wrong password', async () => {
    const answers = [await logIn('boss', 'wrong-password'), await logIn('nobody', 'wrong-password')];
    expect(answers.map((it) => [it.status, it.body.code])).toEqual([
      [401, 'operator_login_wrong'],
      [401, 'operator_login_wrong'],
    ]);
  });

  test('is refused after ten wrong tries from an address, for whomever; from elsewhere a right password always opens', async () => {
    const from = fromSomewhere();
    const many = await Promise.all(Array.from({ length: 15 }, (_, at) => logIn(`nobody-${at}`, 'wrong-password', from)));
    expect(many.filter((it) => it.status === 401)).toHaveLength(10);
    expect(many.filter((it) => it.status === 429)).toHaveLength(5);
    await Promise.all(Array.from({ length: 12 }, () => logIn('drawer', 'wrong-password', fromSomewhere())));
    expect((await logIn('drawer', password)).status).toBe(200);
  });

  test('refused leaves a row in the audit trail, and many an alert', async () => {
    await addOperator(world.database_url, { username: 'target', password, roles: ['cash'] });
    for (let tries = 0; tries < 5; tries += 1) await logIn('target', 'wrong-password');
    const { data } = await must(
      world.call('GET /api/console/audit', { token: tokens.boss, query: { action: 'login_refused', operator: 'target' } }),
    );
    expect(data).toHaveLength(5);
    const told = () => world.sql(`select kind, data->>'tried' as tried from alert where data->>'tried' = 'target'`);
    expect(await told()).toEqual([{ kind: 'console_logins', tried: 'target' }]);
    await logIn('target', 'wrong-password');
    expect(await told()).toHaveLength(1);
    await world.sql(`delete from alert where kind = 'console_logins'`);
  });

  test.each<[unknown, unknown, number]>([
    ['boss', undefined, 422],
    [undefined, password, 422],
    [{ a: 1 }, password, 422],
    ["boss' --", password, 401],
    ['bo\u0000ss', password, 401],
    ['x'.repeat(61), password, 422],
    ['boss', 'x'.repeat(201), 422],
  ])('of %j with %j is refused', async (username, typed, status) => {
    const answer = await world.call('POST /api/console/login', { headers: fromSomewhere(), body: { username, password: typed } });
    expect(answer.status).toBe(status);
    expect(answer.body.code).toBeTypeOf('string');
  });
});

describe('what a role may', () => {
  const asks: [CallName, string[]][] = [
    ['GET /api/console/me', ['boss', 'cashier', 'drawer', 'writer', 'helper']],
    ['GET /api/console/alerts', ['boss', 'cashier', 'drawer', 'writer', 'helper']],
    ['GET /api/console/audit', ['boss']],
    ['GET /api/console/outbox', ['boss', 'helper']],
    ['GET /api/console/social-links', ['boss', 'writer']],
    ['GET /api/console/house-maintenance', ['boss']],
  ];
  test.each(asks)('%s: %j', async (call, may) => {
    for (const [username, token] of Object.entries(tokens)) {
      const answer = await world.call(call, { token });
      expect([username, answer.status]).toEqual([username, may.includes(username) ? 200 : 403]);
      if (!may.includes(username)) expect(answer.body.code).toBe('not_allowed');
    }
  });

  test("is nothing with a player's token, and an operator's opens nothing of a player", async () => {
    const player = await registerPlayer(world);
    expect((await world.call('GET /api/console/me', { token: player.token })).status).toBe(401);
    expect((await world.call('GET /api/user/profile', { token: tokens.boss })).status).toBe(401);
  });
});

describe('the audit trail', () => {
  test('tells who did what, newest first, by subject', async () => {
    const body = { text: { en: 'Good evening', zh: '', my: '', th: '' } };
    await must(decide(world, world.call('POST /api/console/marquee', { token: tokens.writer, body })));
    const { data } = await must(world.call('GET /api/console/audit', { token: tokens.boss, query: { subject: 'marquee' } }));
    expect(data.map((it) => [it.operator, it.action, it.after])).toEqual([
      ['second-person', 'confirm_broadcast', expect.objectContaining({ 'Text, English': 'Good evening' })],
      ['writer', 'ask_broadcast', expect.objectContaining({ 'Text, English': 'Good evening' })],
    ]);
    const logins = await must(world.call('GET /api/console/audit', { token: tokens.boss, query: { subject: 'operator', limit: 3 } }));
    expect(logins.data).toHaveLength(3);
    expect(logins.total_count).toBeGreaterThan(3);
    expect(logins.data.every((it) => it.subject.startsWith('operator:'))).toBe(true);
    const second = await must(
      world.call('GET /api/console/audit', { token: tokens.boss, query: { subject: 'operator', limit: 3, page: 2 } }),
    );
    expect(second.data[0]?.id).toBeLessThan(logins.data[2]?.id ?? 0);
    expect((await must(world.call('GET /api/console/audit', { token: tokens.boss, query: { subject: '%' } }))).data).toEqual([]);
  });

  test('is searched by who, by a word of what, and by day of Yangon', async () => {
    await must(
      world.call('POST /api/console/marquee', { token: tokens.writer, body: { text: { en: 'Good morning', zh: '', my: '', th: '' } } }),
    );
    const find = async (query: Record<string, string>) =>
      (await must(world.call('GET /api/console/audit', { token: tokens.boss, query }))).data.map((it) => `${it.operator} ${it.action}`);
    const { operators: names } = await must(world.call('GET /api/console/audit', { token: tokens.boss }));
    expect(names).toEqual(expect.arrayContaining(Object.keys(operators)));
    expect((await find({ operator: 'writer' })).every((it) => it.startsWith('writer '))).toBe(true);
    expect((await find({ action: 'Add oper' })).every((it) => it.endsWith(' add_operator'))).toBe(true);
    expect(await find({ operator: 'writer', action: 'broad' })).toContain('writer ask_broadcast');
    const [last] = (await must(world.call('GET /api/console/audit', { token: tokens.boss }))).data;
    const today = yangonDay(new Date(last?.at ?? ''));
    expect((await find({ action: 'ask_broadcast', from: today, to: today })).length).toBeGreaterThan(0);
    expect(await find({ from: addDays(today, 1) })).toEqual([]);
    expect(await find({ action: 'ask_broadcast', to: addDays(today, -1) })).toEqual([]);
    expect(await find({ operator: 'nobody' })).toEqual([]);
  });

  test('cannot be changed', async () => {
    await expect(world.sql('delete from audit_row')).rejects.toThrow('append only');
    await expect(world.sql(`update audit_row set action = 'x'`)).rejects.toThrow('append only');
  });

  test.each<Record<string, string | number>>([{ subject: 'a\u0000b' }, { page: 0 }, { page: 'x' }, { limit: 201 }, { limit: 1.5 }])(
    'asked with %j is refused',
    async (query) => {
      const answer = await world.call('GET /api/console/audit', { token: tokens.boss, query });
      expect(answer.body).toMatchObject({ status: 422, code: 'malformed' });
    },
  );
});

describe('alerts', () => {
  test('wait until an operator has seen to them, and are closed once', async () => {
    await world.sql(
      `insert into alert (ref, kind, data) values ('test:1', 'results_disagree', '{"draw": 7}'), ('test:2', 'sms_budget', '{}')`,
    );
    const waiting = async () => (await must(world.call('GET /api/console/me', { token: tokens.boss }))).waiting.alerts;
    expect(await waiting()).toBe(2);
    const { data } = await must(world.call('GET /api/console/alerts', { token: tokens.drawer }));
    const alert = data.find((it) => it.ref === 'test:1');
    expect(alert).toMatchObject({ kind: 'results_disagree', data: { draw: 7 }, closed_at: null });
    const close = (token: string | undefined, id: number) => world.call('POST /api/console/alerts/:id/close', { token, params: { id } });
    const answers = await Promise.all([close(tokens.drawer, alert?.id ?? 0), close(tokens.boss, alert?.id ?? 0)]);
    expect(answers.map((it) => it.status)).toEqual([200, 200]);
    expect(await waiting()).toBe(1);
    const trail = await must(world.call('GET /api/console/audit', { token: tokens.boss, query: { subject: 'alert' } }));
    expect(trail.total_count).toBe(1);
    expect((await close(tokens.boss, 999_999)).body).toMatchObject({ status: 404, code: 'not_found' });
  });
});

test('the outbox shows text messages, of all or of one phone; who reads it is in the audit trail', async () => {
  const player = await registerPlayer(world);
  await registerPlayer(world);
  const all = await must(world.call('GET /api/console/outbox', { token: tokens.helper }));
  expect(all.total_count).toBeGreaterThanOrEqual(2);
  const one = await must(world.call('GET /api/console/outbox', { token: tokens.helper, query: { phone: player.phone } }));
  expect(one.data).toMatchObject([{ phone: player.phone, text: expect.stringMatching(/\d{6}/), state: 'sent', error: null }]);
  expect((await must(world.call('GET /api/console/outbox', { token: tokens.helper, query: { phone: '\u0000' } }))).data).toEqual([]);
  const { data } = await must(world.call('GET /api/console/audit', { token: tokens.boss, query: { action: 'read_texts' } }));
  // The page asks every few seconds: an hour of it is one row for each thing looked for.
  expect(data.map((it) => [it.operator, it.subject])).toEqual(
    expect.arrayContaining([
      ['helper', 'texts'],
      ['helper', `texts:${player.phone}`],
    ]),
  );
  await must(world.call('GET /api/console/outbox', { token: tokens.helper }));
  expect((await must(world.call('GET /api/console/audit', { token: tokens.boss, query: { action: 'read_texts' } }))).total_count).toBe(
    data.length,
  );
});

describe('the command line', () => {
  const run = (args: string[], input: string) =>
    runProgram(
      fileURLToPath(new URL('../src/operators/add-operator.ts', import.meta.url)),
      args,
      { ...process.env, DATABASE_URL: world.database_url },
      input,
    );

  test('adds an operator with the password of the standard input; again, it replaces it and logs them out', async () => {
    expect(await run(['first', 'owner,cash'], 'a-long-password\n')).toMatchObject({ status: 0 });
    const token = await operatorToken(world, 'first', 'a-long-password');
    expect((await run(['first', 'cash'], 'another-long-password\n')).status).toBe(0);
    expect((await world.call('GET /api/console/me', { token })).status).toBe(401);
    expect((await logIn('first', 'a-long-password')).status).toBe(401);
    expect((await logIn('first', 'another-long-password')).body.data.roles).toEqual(['cash']);
  });

  test('shuts an operator out at once, and lets them in again when they are added again', async () => {
    await addOperator(world.database_url, { username: 'leaver', password, roles: ['cash'] });
    const token = await operatorToken(world, 'leaver', password);
    expect(await run(['leaver', 'none'], '')).toMatchObject({ status: 0, stdout: 'operator leaver is shut out\n' });
    expect((await world.call('GET /api/console/me', { token })).status).toBe(401);
    expect((await logIn('leaver', password)).body.code).toBe('operator_login_wrong');
    const { data } = await must(world.call('GET /api/console/audit', { token: tokens.boss, query: { action: 'shut out' } }));
    expect(data).toMatchObject([{ action: 'shut_out_operator', after: { username: 'leaver' } }]);
    expect((await run(['leaver', 'cash'], 'another-long-password\n')).status).toBe(0);
    expect((await logIn('leaver', 'another-long-password')).status).toBe(200);
  });

  test.each([
    [['nobody-known', 'none'], '', 'There is no operator nobody-known'],
    [['first'], 'a-long-password', 'Usage'],
    [['first', 'king'], 'a-long-password', 'There is no role king'],
    [['First One', 'cash'], 'a-long-password', 'The name needs'],
    [['first', 'cash'], 'short', 'The password needs at least 12'],
    [['first', 'cash'], 'aaaaaaaaaaaa', 'must not be easy to guess'],
    [['first', 'cash'], 'passwordpassword', 'must not be easy to guess'],
  ])('%j says what is wrong', async (args, input, says) => {
    const ran = await run(args, input);
    expect(ran.status).toBe(1);
    expect(ran.stderr).toContain(says);
    expect(ran.stderr).not.toContain('    at ');
  });
});

describe('an alert', () => {
  const ROLES = { boss: 'owner', cashier: 'cash', drawer: 'draws', writer: 'content', helper: 'support' } as const;
  const KINDS: Record<string, readonly string[]> = { ...ALERT_KINDS, of_another_time: [] };
  type Username = keyof typeof ROLES;
  const sees = (username: Username, kind: string) => username === 'boss' || (KINDS[kind] ?? []).includes(ROLES[username]);
  const usernames = Object.keys(ROLES) as Username[];
  const shownTo = async (username: Username) => {
    const token = tokens[username];
    const { data } = await must(world.call('GET /api/console/alerts', { token, query: { limit: 200 } }));
    const { waiting } = await must(world.call('GET /api/console/me', { token }));
    return { open: data.filter((it) => it.closed_at === null), counted: waiting.alerts };
  };

  test.each(usernames)(
    'of every kind is listed for, counted for and closed by %s if their roles see it, and no other',
    async (username) => {
      const before = await shownTo(username);
      // No job of the house ends an alert of such a name.
      await world.sql(`insert into alert (ref, kind) select 'test:' || $1 || ':' || kind, kind from unnest($2::text[]) as kind`, [
        username,
        Object.keys(KINDS),
      ]);
      const rows = () =>
        world.sql(
          `select a.id::int, a.kind, o.username from alert a left join operator o on o.id = a.closed_by where a.ref like 'test:' || $1 || ':%' order by a.id`,
          [username],
        );
      const raised = (await rows()) as { id: number; kind: string }[];
      const expected = raised.filter((it) => sees(username, it.kind)).map((it) => it.id);
      const now = await shownTo(username);
      const ours = new Set(raised.map((it) => it.id));
      expect(
        now.open
          .map((it) => it.id)
          .filter((id) => ours.has(id))
          .toSorted((a, b) => a - b),
      ).toEqual(expected);
      expect(now.counted - before.counted).toBe(expected.length);
      for (const { id, kind } of raised) {
        const closed = await world.call('POST /api/console/alerts/:id/close', { token: tokens[username], params: { id } });
        expect([kind, closed.status]).toEqual([kind, sees(username, kind) ? 200 : 404]);
      }
      for (const it of await rows())
        expect([it['kind'], it['username']]).toEqual([it['kind'], sees(username, String(it['kind'])) ? username : null]);
      await world.sql(`update alert set closed_at = coalesce(closed_at, product_now()) where ref like 'test:' || $1 || ':%'`, [username]);
    },
  );
});
