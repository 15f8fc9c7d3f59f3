import { createHash, randomBytes } from 'node:crypto';
import { type CallName, calls, type Endpoint } from '@shwekan/contract';
import { doorFor, isForConsole } from '@shwekan/contract/address';
import { request } from 'undici';
import { describe, expect, test } from 'vitest';
import { sessionHeaders } from '../src/demo/session-headers.ts';
import { addOperator } from '../src/operators/add-operator.ts';
import { understood } from './contract-bodies.ts';
import { type Answer, ENDS, HOSTILE, isPromisedRefusal, NAMED, ODD_IDS, ODD_QUERIES } from './hostile-values.ts';
import { fromSomewhere, operatorToken, registerPlayer } from './people.ts';
import { testWorld } from './world.ts';

// Every call of the contract is asked in every wrong way we know: no call may fail in a way that its contract does not promise.
const world = await testWorld();
await addOperator(world.database_url, { username: 'boss', password: 'an-operator-password', roles: ['owner'] });
// The player that operators' calls name by id 1: blocked and logged out by them, it is not the one that calls.
await registerPlayer(world);
const player = await registerPlayer(world);
// The session of id 1 is ended by one of the calls; the next one asks.
await operatorToken(world, 'boss', 'an-operator-password');
const operator = await operatorToken(world, 'boss', 'an-operator-password');
/** Whom operators look at, block and log out, so that the player who asks stays logged in. */
const other = await registerPlayer(world);

type Wrong = { method: string; url: URL; headers?: Record<string, string>; body?: string };

const nameOf = (it: Endpoint) => `${it.method} ${it.path}`;
const bodyOf = (it: Endpoint) => understood[nameOf(it) as CallName];
const tokenOf = (it: Endpoint) => (it.auth === 'operator' ? operator : it.auth === 'none' ? null : player.token);
const fields = (schema: unknown) => Object.keys((schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {});

/** A call that is limited is asked by a session of its own each time, so that the limit keeps no question from being asked. */
async function sessionFor(it: Endpoint): Promise<string | null> {
  if (!it.limit || it.auth === 'none' || it.auth === 'optional') return tokenOf(it);
  const token = randomBytes(32).toString('base64url');
  const side = it.auth;
  await world.sql(
    `insert into ${side}_session (token_hash, ${side}_id, expires_at)
     select $1, ${side}_id, '2100-01-01' from ${side}_session where token_hash = $2`,
    [token, tokenOf(it) ?? ''].map((text) => createHash('sha256').update(text).digest()),
  );
  return token;
}

function urlOf(it: Endpoint, asked = '1'): URL {
  const id = asked === '1' && it.path.startsWith('/api/console/players/') ? String(other.id) : asked;
  // As it stands: what `addressOf` makes of an odd id is never so odd.
  const path = it.path.replace(/:(\w+)/g, (_, name) => (id === '1' ? (NAMED[name] ?? id) : id));
  return new URL(path, doorFor(it, world.server));
}

/** Asks from an address of its own, logged in as who the call is for unless `headers` say otherwise. */
async function ask(it: Endpoint, wrong: Partial<Wrong> = {}): Promise<Answer> {
  const token = await sessionFor(it);
  // Asked tens of thousands of times: this client takes half of what `fetch` does.
  const answer = await request(wrong.url ?? urlOf(it), {
    method: it.method,
    headers: {
      ...fromSomewhere(),
      'Accept-Language': 'en',
      ...(wrong.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...sessionHeaders(it, world.server, token),
      ...wrong.headers,
    },
    ...(wrong.body === undefined ? {} : { body: wrong.body }),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  const body = isJson ? ((await answer.body.json()) as Record<string, unknown>) : {};
  if (!isJson) await answer.body.dump();
  const status = answer.statusCode;
  // Wherever a call succeeds in this file, it says so as all calls do.
  if (isJson && status === 200 && !it.bare) {
    const success = { result: 1, status: 200, success: true, message: expect.stringMatching(/./) };
    expect(body, nameOf(it)).toMatchObject(success);
  }
  return { status, body };
}

/** A failure as the contract promises it. */
function expectRefusal(answer: Answer, what: unknown) {
  if (!isPromisedRefusal(answer)) expect.fail(JSON.stringify({ what, ...answer }));
}

/** Either the call could make sense of it, or it refused as promised. */
function expectNoAccident(answer: Answer, what: unknown) {
  if (answer.status !== 200) expectRefusal(answer, what);
}

const all: [string, Endpoint][] = calls.map((it: Endpoint) => [nameOf(it), it]);
const posts = all.filter(([, it]) => it.method === 'POST');
const withBody = posts.filter(([, it]) => it.body);

test.each(withBody)('%s: this file knows a body that it understands', async (_name, it) => {
  expect(bodyOf(it)).toBeDefined();
  const answer = await ask(it, { body: JSON.stringify(bodyOf(it)) });
  expectNoAccident(answer, bodyOf(it));
  expect(answer.body.code).not.toBe('malformed');
});

/** Calls of the console that only look, or begin and end the session that looks. */
const LOOKING = [
  'POST /api/console/login',
  'POST /api/console/logout',
  'POST /api/console/proof',
  'POST /api/console/house-accounts/:id/statements/look',
];
/** A wrong password here is a wrong try, which the trail keeps whatever becomes of it. */
const KEPT_REFUSED = ['POST /api/console/password'];
/** The campaign of this file does not run, its rule has ended above, its line and request are no pair, and nobody's cash-out waits: none of these changes anything. */
const NOTHING_TO_DO = [
  'POST /api/console/claims/many',
  'POST /api/console/pocket-campaigns/:id/stop',
  'POST /api/console/number-rules/:id/end',
  'POST /api/console/house-accounts/:id/matches/approve',
];

test.each(posts.filter(([name, it]) => isForConsole(it) && !LOOKING.includes(name)))(
  '%s leaves a row of the audit trail when it is done',
  async (name, it) => {
    const rows = async () => Number((await world.sql('select count(*) as n from audit_row'))[0]?.['n']);
    const before = await rows();
    const answer = await ask(it, { body: JSON.stringify(bodyOf(it) ?? {}) });
    const isKept = answer.status === 200 ? !NOTHING_TO_DO.includes(name) : KEPT_REFUSED.includes(name);
    if (isKept) expect(await rows()).toBeGreaterThan(before);
    else expect(await rows()).toBe(before);
  },
);

describe('without a login', () => {
  test.each(all.filter(([, it]) => it.auth === 'player' || it.auth === 'operator'))('%s is refused', async (_name, it) => {
    const body = it.method === 'POST' ? { body: JSON.stringify(bodyOf(it) ?? {}) } : {};
    const wrong =
      it.auth === 'operator'
        ? ([
            [{ Cookie: '' }, 'login_needed'],
            // A token in a header, as before there were cookies, and one that is too long.
            [{ Cookie: '', Authorization: `Bearer ${operator}` }, 'login_needed'],
            [{ Cookie: `operator=${'x'.repeat(300)}` }, 'login_needed'],
            [{ Cookie: `operator=${'x'.repeat(43)}` }, 'session_expired'],
          ] as const)
        : ([
            [{ Authorization: '' }, 'login_needed'],
            [{ Authorization: 'Basic cGxheWVy' }, 'login_needed'],
            [{ Authorization: `Bearer ${'x'.repeat(43)}` }, 'session_expired'],
          ] as const);
    for (const [headers, code] of wrong) {
      const answer = await ask(it, { ...body, headers });
      expectRefusal(answer, headers);
      expect([answer.status, answer.body.code]).toEqual([401, code]);
    }
  });

  test.each(all.filter(([, it]) => it.auth === 'none' || it.auth === 'optional'))('%s is answered', async (_name, it) => {
    const url = urlOf(it);
    for (const field of fields(it.query)) if (field === 'phone') url.searchParams.set('phone', player.phone);
    const body = it.method === 'POST' ? { body: JSON.stringify(bodyOf(it) ?? {}) } : {};
    const answer = await ask(it, { url, ...body });
    expectNoAccident(answer, 'plain');
    expect(answer.body.code).not.toBe('not_found');
  });
});

describe("with the other side's token", () => {
  test.each(all.filter(([, it]) => it.auth === 'player' || it.auth === 'operator'))('%s is refused', async (_name, it) => {
    const headers: Record<string, string> =
      it.auth === 'operator' ? { Cookie: `operator=${player.token}` } : { Authorization: `Bearer ${operator}` };
    const answer = await ask(it, { headers, ...(it.method === 'POST' ? { body: JSON.stringify(bodyOf(it) ?? {}) } : {}) });
    expect([answer.status, answer.body.code]).toEqual([401, 'session_expired']);
  });
});

describe('from a page of another origin', () => {
  // The players' app is a neighbour of the same site: the browser sends it the cookie.
  const strange = () => [new URL(world.server.player_url).origin, 'https://elsewhere.example', 'null', ''];
  test.each(posts.filter(([, it]) => isForConsole(it)))('%s is refused, with or without a session', async (_name, it) => {
    for (const Origin of strange()) {
      const answer = await ask(it, { headers: { Origin }, body: JSON.stringify(bodyOf(it) ?? {}) });
      expect([Origin, answer.status, answer.body.code]).toEqual([Origin, 403, 'foreign_origin']);
    }
  });
});

describe('with a body that is none', () => {
  test.each(posts)('%s refuses broken JSON, other kinds of content and too much of it', async (_name, it) => {
    for (const [wrong, status, code] of [
      [{ body: '{"phone":' }, 422, 'malformed'],
      [{ body: '\u0000' }, 422, 'malformed'],
      [{ body: '<a/>', headers: { 'Content-Type': 'application/xml' } }, 415, 'media_type_not_supported'],
      [{ body: 'phone=1', headers: { 'Content-Type': 'text/plain' } }, 415, 'media_type_not_supported'],
      [{ body: JSON.stringify({ text: 'x'.repeat(it.large ? 9_000_000 : 300_000) }) }, 413, 'body_too_large'],
    ] as const) {
      const answer = await ask(it, wrong);
      expectRefusal(answer, wrong.body.slice(0, 20));
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
  });

  test.each(withBody)('%s refuses JSON that is no object', async (_name, it) => {
    for (const body of ['[]', '"x"', '7', 'true', '[{}]']) {
      const answer = await ask(it, { body });
      expectRefusal(answer, body);
      expect([answer.status, answer.body.code]).toEqual([422, 'malformed']);
    }
  });
});

/** The bodies in which one number or day, however deep it stands, is an end of what there is. */
function* atItsEnds(value: unknown): Generator<unknown> {
  if (typeof value === 'number' || (typeof value === 'string' && /^\d+(-\d\d-\d\d)?$/.test(value))) {
    yield* ENDS;
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      for (const ended of atItsEnds(inner)) yield Array.isArray(value) ? value.with(Number(key), ended) : { ...value, [key]: ended };
  }
}

describe('with ids and days at their ends', () => {
  // The demo's clock would take them, and end every session.
  const some = all.filter(([, it]) => (it.path.includes(':') || it.query || it.body) && !it.demo);
  test.each(some)('%s refuses or understands', async (_name, it) => {
    const good = it.method === 'POST' ? { body: JSON.stringify(bodyOf(it) ?? {}) } : {};
    if (it.path.includes(':')) for (const id of ENDS) expectNoAccident(await ask(it, { url: urlOf(it, String(id)), ...good }), { id });
    for (const field of fields(it.query)) {
      for (const value of ENDS) {
        const url = urlOf(it);
        if (it.path.endsWith('/draws')) url.searchParams.set('lottery', '2D');
        url.searchParams.set(field, String(value));
        expectNoAccident(await ask(it, { url, ...good }), { field, value });
      }
    }
    for (const body of atItsEnds(bodyOf(it))) expectNoAccident(await ask(it, { body: JSON.stringify(body) }), body);
  });
});

describe('with hostile fields', () => {
  test.each(withBody)('%s refuses or understands, and never fails', async (_name, it) => {
    const good = bodyOf(it) ?? {};
    for (const field of Object.keys(good)) {
      const { [field]: _, ...without } = good;
      expectNoAccident(await ask(it, { body: JSON.stringify(without) }), { without: field });
      for (const value of HOSTILE) expectNoAccident(await ask(it, { body: JSON.stringify({ ...good, [field]: value }) }), { field, value });
    }
    expectNoAccident(await ask(it, { body: `{"__proto__":{"admin":true},"constructor":1,${JSON.stringify(good).slice(1)}` }), '__proto__');
  });

  test.each(all.filter(([, it]) => it.query))('%s refuses or understands odd queries', async (_name, it) => {
    for (const field of fields(it.query)) {
      for (const value of ODD_QUERIES) {
        const url = urlOf(it);
        url.searchParams.set(field, value);
        if (it.path.endsWith('/draws') && field !== 'lottery') url.searchParams.set('lottery', '2D');
        expectNoAccident(await ask(it, { url }), { field, value });
        url.searchParams.append(field, value);
        expectNoAccident(await ask(it, { url }), { field, value, twice: true });
      }
    }
  });

  test.each(all.filter(([, it]) => it.path.includes(':')))('%s refuses odd names in its path', async (_name, it) => {
    const body = it.method === 'POST' ? { body: JSON.stringify(bodyOf(it) ?? {}) } : {};
    for (const id of ODD_IDS) expectRefusal(await ask(it, { url: urlOf(it, id), ...body }), { id });
  });

  test.each(all.filter(([, it]) => it.idempotent))('%s refuses odd idempotency keys', async (_name, it) => {
    for (const key of ['', 'short', 'x'.repeat(256)]) {
      const answer = await ask(it, { body: JSON.stringify(bodyOf(it) ?? {}), headers: { 'Idempotency-Key': key } });
      expectRefusal(answer, { key });
    }
  });
});

test('paths of nobody are not found, on both doors', async () => {
  for (const base of [world.server.player_url, world.server.console_url]) {
    for (const path of ['/api/nothing', '/api/user', '/api/console/nothing', '/api/user/login/..%2f']) {
      const answer = await fetch(new URL(path, base), { headers: { 'Accept-Language': 'en' } });
      expect([path, answer.status]).toEqual([path, 404]);
      expectRefusal({ status: answer.status, body: await answer.json() }, path);
    }
  }
});

test("the console's calls do not exist on the players' door, nor the other way round", async () => {
  for (const [, it] of all) {
    const url = new URL(urlOf(it).pathname, isForConsole(it) ? world.server.player_url : world.server.console_url);
    const answer = await ask(it, { url, headers: { Origin: url.origin }, ...(it.method === 'POST' ? { body: '{}' } : {}) });
    expect([nameOf(it), answer.status]).toEqual([nameOf(it), 404]);
  }
});
