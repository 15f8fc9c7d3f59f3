import { type CallName, calls, type Endpoint, ROLES, type Role } from '@shwekan/contract';
import { isForConsole } from '@shwekan/contract/address';
import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { operatorToken } from './people.ts';
import { isTheirs } from './role-rule.ts';
import { testWorld } from './world.ts';

// Every call of operators, asked by an operator of every role alone: nobody does what is not theirs, and nobody is kept from what is.
const world = await testWorld();
const password = 'an-operator-password';
const tokens = new Map<Role, string>();
for (const role of ROLES) {
  await addOperator(world.database_url, { username: role, password, roles: [role] });
  tokens.set(role, await operatorToken(world, role, password));
}

const ofOperators = calls.filter((it) => it.auth === 'operator');
/** An id that nothing has: what is asked of it changes nothing. */
const NOTHING = 2_147_483_000;

async function asks(role: Role, call: Endpoint): Promise<string | undefined> {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const params = Object.fromEntries(names.map((name) => [name, name === 'lottery' ? '2D' : name === 'dialect' ? 'gsc' : NOTHING]));
  const sent = { params, token: tokens.get(role) ?? '', ...(call.method === 'POST' ? { body: {} } : {}) };
  // A name made of a call is the name of a call.
  const answer = await world.call(`${call.method} ${call.path}` as CallName, sent);
  expect(answer.status).toBeLessThan(500);
  if (call.path === '/api/console/logout') tokens.set(role, await operatorToken(world, role, password));
  return answer.body.code;
}

test('every call of operators says who may make it, and no other call does', () => {
  expect(calls.filter((it) => (it.auth === 'operator') !== (it.may !== undefined)).map((it) => it.path)).toEqual([]);
  expect(ofOperators.filter((it) => !isForConsole(it)).map((it) => it.path)).toEqual([]);
});

test.each(ofOperators.map((it) => [`${it.method} ${it.path}`, it] as const))('%s', async (_name, call) => {
  for (const role of ROLES) {
    const code = await asks(role, call);
    expect([role, code === 'not_allowed']).toEqual([role, !isTheirs(role, call)]);
  }
});

test('the console shows what the door holds operators to', async () => {
  const { body } = await world.call('GET /api/console/rights', { token: tokens.get('auditor') ?? '' });
  const shown = Object.fromEntries(body.data.map((it) => [`${it.method} ${it.path}`, it.roles]));
  const held = Object.fromEntries(ofOperators.map((it) => [`${it.method} ${it.path}`, ROLES.filter((role) => isTheirs(role, it))]));
  expect(shown).toEqual(held);
});

test('an auditor sees the alerts of every kind and closes none; several roles are added up', async () => {
  await world.sql(`insert into alert (ref, kind) values ('a', 'console_logins'), ('b', 'result_missing')`);
  const seenBy = async (role: Role) =>
    (await world.call('GET /api/console/alerts', { token: tokens.get(role) ?? '' })).body.data.map((it) => it.kind).sort();
  expect(await seenBy('auditor')).toEqual(['console_logins', 'result_missing']);
  expect(await seenBy('draws')).toEqual(['result_missing']);
  const [{ id } = {}] = await world.sql(`select id::int from alert where kind = 'result_missing'`);
  const close = (token: string) => world.call('POST /api/console/alerts/:id/close', { token, params: { id: Number(id) } });
  expect((await close(tokens.get('auditor') ?? '')).body.code).toBe('not_found');
  await addOperator(world.database_url, { username: 'both', password, roles: ['auditor', 'draws'] });
  const both = await operatorToken(world, 'both', password);
  expect((await close(both)).status).toBe(200);
  expect((await world.call('GET /api/console/audit', { token: both })).status).toBe(200);
});
