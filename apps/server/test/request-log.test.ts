import type { ChildProcess } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { calls, type Endpoint } from '@shwekan/contract';
import { doorFor } from '@shwekan/contract/address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { fromSomewhere, must, operatorToken, registerPlayer } from './people.ts';
import { startServerProcess } from './server-process.ts';
import { until } from './until.ts';
import { askedOnce, type TestServer, type TestWorld, testWorld } from './world.ts';

// Canaries are sent in every place of every call, rightly and wrongly; nothing that the process says has one of them.
const here = await testWorld();
const mark = randomBytes(5).toString('hex');
const CANARY = {
  phone: `09${randomInt(100_000_000, 999_999_999)}`,
  password: `canary-password-${mark}`,
  token: `canary-token-${mark}`,
  name: `Canary Maung ${mark}`,
  address: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(100, 256)}`,
};
const OTHERS = Array.from({ length: 3 }, () => `09${randomInt(100_000_000, 999_999_999)}`);

let said = '';
let child: ChildProcess;
let world: TestWorld;
type Line = { msg?: string; route?: string | null; status?: number; request_id?: string };
const lines = (): Line[] =>
  said
    .slice(0, said.lastIndexOf('\n'))
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
const requests = () => lines().filter((it) => it.msg === 'request');

beforeAll(async () => {
  await addOperator(here.database_url, { username: 'boss', password: CANARY.password, roles: ['owner'] });
  const started = await startServerProcess(here.database_url, { LOG_LEVEL: 'debug' }, (text) => {
    said += text;
  });
  child = started.child;
  const server = { ...here.server, player_url: started.url, console_url: started.console_url } satisfies TestServer;
  world = askedOnce(here, server);
});
afterAll(() => child.kill('SIGKILL'));

const everywhere = { ...CANARY, phone_number: CANARY.phone, otp_token: CANARY.token, code: CANARY.token, account: CANARY.phone };
const fieldsOf = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

/** A call with a canary in every part that a caller may fill: it is never understood whole, and comes as far as it does. */
async function askWith(it: Endpoint, canary: string): Promise<void> {
  const url = new URL(it.path.replace(/:\w+/g, encodeURIComponent(canary)), doorFor(it, world.server));
  for (const [name, value] of Object.entries(everywhere)) url.searchParams.set(name, value);
  for (const name of fieldsOf(it.query)) url.searchParams.set(name, canary);
  const body = { ...everywhere, ...Object.fromEntries(fieldsOf(it.body).map((name) => [name, canary])) };
  const answer = await fetch(url, {
    method: it.method,
    headers: {
      'X-Forwarded-For': CANARY.address,
      Authorization: `Bearer ${CANARY.token}`,
      Cookie: `operator=${CANARY.token}; device=${CANARY.token}`,
      'User-Agent': CANARY.name,
      'Idempotency-Key': CANARY.token,
      ...(it.method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(it.method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  await answer.body?.cancel();
}

/** Lets the database refuse a new player of a phone in a way that no call promises, and the database's own words quote the row. */
async function breakFor(phone: string, body: string): Promise<void> {
  await world.sql(`create or replace function break_${phone}() returns trigger language plpgsql as $$ begin
    if new.phone = '${phone}' then ${body} end if; return new; end $$`);
  await world.sql(`create trigger break_${phone} before insert on player for each row execute function break_${phone}()`);
}

test('a canary of each kind goes in at every call, in its path, query, headers and body', async () => {
  for (const it of calls as readonly Endpoint[]) await askWith(it, CANARY.phone);
  for (const path of [`/api/${CANARY.phone}`, `/%F0${CANARY.phone}`, `/api/stream?ticket=${CANARY.token}`, `/${CANARY.name}`])
    await (await fetch(new URL(path, world.server.player_url))).body?.cancel();
  const cut = `{"phone":"${CANARY.phone}","password":"${CANARY.password}`;
  for (const body of [cut, JSON.stringify({ name: CANARY.name.repeat(20_000) })]) {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(new URL('/api/user/login', world.server.player_url), { method: 'POST', headers, body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  }
});

test('a person registers and an operator logs in, with them', async () => {
  const player = await registerPlayer(world, { phone: CANARY.phone, name: CANARY.name });
  await must(world.call('POST /api/user/login', { headers: fromSomewhere(), body: { phone: CANARY.phone, password: player.password } }));
  const token = await operatorToken(world, 'boss', CANARY.password);
  await must(world.call('GET /api/console/players', { token, query: { search: CANARY.phone } as never }));
  said.includes(token) && expect.fail('the operator’s token is in the log');
  expect(said.includes(player.token)).toBe(false);
});

test('the database fails and quotes them: the caller gets 500 and a request id, which the log has', async () => {
  const [raised = '', unfit = '', ruled = ''] = OTHERS;
  await breakFor(raised, `raise exception 'no % %', new.phone, new.name;`);
  await breakFor(unfit, `perform new.phone::date + new.name::integer;`);
  await world.sql(`alter table player add constraint broken_rule check (phone <> '${ruled}')`);
  for (const phone of OTHERS) await expect(registerPlayer(world, { phone, name: CANARY.name })).rejects.toThrow(/refused with 500/);
  await until(() => lines().filter((it) => it.msg?.startsWith('a call failed in a way')).length === OTHERS.length);
  const told = JSON.stringify(lines().filter((it) => it.msg?.startsWith('a call failed')));
  // What a person needs who mends it is there all the same.
  expect(told).toContain('broken_rule');
  expect(told).toContain(`break_${raised}`.replace(raised, ''));
  const failed = lines().filter((it) => it.msg?.startsWith('a call failed'));
  const routeOf = (it: Line) => requests().find((request) => request.request_id === it.request_id)?.route;
  await until(() => failed.every((it) => routeOf(it) === '/api/user/verify_register'));
});

test('each request is one line of six fields, whatever came of it', async () => {
  await until(() => [200, 401, 404, 413, 422, 500].every((status) => requests().some((it) => it.status === status)));
  for (const line of requests()) {
    expect(Object.keys(line).sort()).toEqual(['level', 'method', 'ms', 'msg', 'request_id', 'route', 'status', 'time']);
    expect(line.request_id).toMatch(/^[0-9a-f-]{36}$/);
  }
  expect(requests().length).toBeGreaterThan(calls.length);
  expect(new Set(requests().map((it) => it.request_id)).size).toBe(requests().length);
  const routes = requests().map((it) => it.route);
  expect(routes).toContain('/api/console/players/:id');
  expect(routes).toContain('/api/user/verify_register');
});

test('nothing that the process said has any of them', () => {
  // The break of a phone is a function of its name, which the log tells: the name is the test's own.
  const text = said.replaceAll(/break_09\d{9}/g, 'break');
  const found = [...Object.entries(CANARY), ...OTHERS.map((it) => ['phone', it] as const)].filter(
    ([, value]) => text.includes(value) || text.includes(encodeURIComponent(value)),
  );
  expect(found).toEqual([]);
});
