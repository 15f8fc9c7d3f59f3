import { setTimeout as wait } from 'node:timers/promises';
import { calls, type Endpoint, ROLES, type Role } from '@shwekan/contract';
import { doorFor } from '@shwekan/contract/address';
import { Agent, request } from 'undici';
import { sessionHeaders } from '../../apps/server/src/demo/session-headers.ts';
import { addOperator } from '../../apps/server/src/operators/add-operator.ts';
import { newToken } from '../../apps/server/src/platform/tokens.ts';
import { diceOf } from '../../apps/server/test/dice.ts';
import { type Answer, isPromisedRefusal } from '../../apps/server/test/hostile-values.ts';
import { isTheirs } from '../../apps/server/test/role-rule.ts';
import { auditFaults, SUM } from './house/check.ts';
import { hostileRequest } from './house/hostile-request.ts';
import { type House, inHouse } from './house/house.ts';
import { mustBeFound, mustBeNothing, print, printFigures } from './house/page.ts';

// Every call of the contract but the demo's own, asked hundreds of times each by every caller there is, with hostile paths, queries and bodies: none fails in a way
// that its contract does not promise, nobody does what is not theirs, and the books are right. `npm run proof -- hostile [seed] [requests of each call] [a pattern of paths]`.
const SEED = Number(process.argv[2] ?? 20261127);
const EACH = Number(process.argv[3] ?? 500);
const PART = new RegExp(process.argv[4] ?? '');
const TRIES_MOST = 20;
const IN_FLIGHT = 16;
const PLAYERS = 4;

/** Who asks: nobody, a player, or an operator of one role. */
type Caller = { name: string; side: 'player' | 'operator' | 'nobody'; id: number; role?: Role };
type Ask = { call: Endpoint; caller: Caller; token: string | null; of: number };

const agent = new Agent({ connections: IN_FLIGHT, headersTimeout: 60_000, bodyTimeout: 60_000 });
const seen = { asked: 0, done: 0, kept_out: 0, refused: 0, told_later: 0 };

await inHouse({ players: PLAYERS, servers: 1 }, async (house) => {
  const callers = await callersOf(house);
  const asked = calls.filter((it: Endpoint) => !it.demo && PART.test(it.path));
  const began = performance.now();
  const found: string[] = [];
  for (const [nth, call] of asked.entries()) {
    found.push(...(await askAll(house, callers, call, SEED + nth)));
    if (nth % 25 === 24) print(`${nth + 1} of ${asked.length} calls, ${seen.asked} requests, ${found.length} findings ${found[0] ?? ''}`);
  }
  const took_s = (performance.now() - began) / 1000;
  const figures = { ...seen };
  for (const row of (await house.database.owner.query(SUM)).rows) found.push(`a sum is not zero: ${JSON.stringify(row)}`);
  found.push(...(await auditFaults(house.database)));
  mustBeNothing('hostile requests', found, SEED);
  await control(house, callers);
  printFigures('hostile', 'Every call is asked in every wrong way by every caller: none fails, and nobody does what is not theirs.', SEED, [
    `${figures.asked} requests, ${EACH} to each of ${asked.length} calls, by ${callers.length} kinds of callers in ${took_s.toFixed(0)} s: ${figures.done} done, ${figures.kept_out} kept out, ${figures.refused} refused otherwise; ${figures.told_later} times told to come again`,
    'no answer that a contract does not promise, no call done by who may not; every sum is zero and the audit without a finding',
    'controls, a role that was given more and a table that is gone: both found',
  ]);
});

async function callersOf({ database, players }: House): Promise<Caller[]> {
  const operators: Caller[] = [];
  for (const role of ROLES) {
    const id = await addOperator(database.url, { username: `hostile-${role}`, password: 'a-password-of-a-proof', roles: [role] });
    operators.push({ name: role, side: 'operator', id: Number(id), role });
  }
  return [{ name: 'nobody', side: 'nobody', id: 0 }, { name: 'a player', side: 'player', id: players[0]?.id ?? 0 }, ...operators];
}

/** Asks one call in turn as every caller, each time in a session of its own. Answers what was wrong. */
async function askAll(house: House, callers: Caller[], call: Endpoint, seed: number): Promise<string[]> {
  const asks = await openAsks(house, callers, call, seed);
  const found: string[] = [];
  await Promise.all(
    Array.from({ length: IN_FLIGHT }, async () => {
      for (let ask = asks.pop(); ask !== undefined; ask = asks.pop()) {
        const wrong = await askOnce(house, ask);
        if (wrong !== null) found.push(wrong);
      }
    }),
  );
  return found;
}

/** Who asked before may have locked others out, or themselves: each call finds all callers as they were. */
async function openAsks({ database: { owner } }: House, callers: Caller[], call: Endpoint, seed: number): Promise<Ask[]> {
  await owner.query(
    `update player set blocked_at = null, excluded_until = null where blocked_at is not null or excluded_until is not null`,
  );
  await owner.query(`update operator set disabled_at = null where disabled_at is not null`);
  // Every second request is by one who may ask, so that rules behind the door are met as well.
  const allowed = callers.filter((it) => may(it, call));
  const asks = Array.from({ length: EACH }, (_, n) => {
    const some = n % 2 === 0 ? allowed : callers;
    return { call, caller: some[(n >> 1) % some.length] as Caller, of: seed * 10_000 + n, ...newToken() };
  });
  const to = (side: Caller['side']) => {
    const some = asks.filter((it) => it.caller.side === side);
    return [some.map((it) => it.hash), some.map((it) => it.caller.id)];
  };
  await owner.query(
    `insert into player_session (token_hash, player_id, expires_at) select x.hash, x.id, '2100-01-01' from unnest($1::bytea[], $2::bigint[]) as x(hash, id)`,
    to('player'),
  );
  await owner.query(
    `insert into operator_session (token_hash, operator_id, expires_at, seen_at, proved_at)
     select x.hash, x.id, '2100-01-01', '2100-01-01', '2100-01-01' from unnest($1::bytea[], $2::bigint[]) as x(hash, id)`,
    to('operator'),
  );
  return asks.map((it) => ({ ...it, token: it.caller.side === 'nobody' ? null : it.token }));
}

async function askOnce({ servers }: House, { call, caller, token, of }: Ask): Promise<string | null> {
  const dice = diceOf(of);
  const doors = { player_url: servers[0]?.url ?? '', console_url: servers[0]?.console_url ?? '' };
  const { path, headers, body } = hostileRequest(call, dice);
  const from = { 'X-Forwarded-For': `10.${dice.below(256)}.${dice.below(256)}.${dice.below(256)}` };
  const sent = { ...from, 'Accept-Language': 'en', ...sessionHeaders(call, doors, token), ...headers };
  const options = { method: call.method, dispatcher: agent, headers: sent, ...(body === undefined ? {} : { body }) };
  let said = await answerOf(doorFor(call, doors) + path, options);
  // A machine that has too much to do says so and when to come again: that is what is promised, and the question is still open.
  for (let tries = 1; said.status === 503 && said.is_later && tries < TRIES_MOST; tries += 1) {
    seen.told_later += 1;
    await wait(1000);
    said = await answerOf(doorFor(call, doors) + path, options);
  }
  const what = `${call.method} ${path.slice(0, 200)} ${body?.slice(0, 300) ?? ''} by ${caller.name}`;
  return note(said, may(caller, call), what);
}

async function answerOf(url: string, options: Parameters<typeof request>[1]): Promise<Answer & { is_later: boolean }> {
  const { statusCode: status, headers, body } = await request(url, options);
  const isJson = String(headers['content-type']).includes('json');
  const said = isJson ? ((await body.json()) as Record<string, unknown>) : {};
  if (!isJson) await body.dump();
  return { status, body: said, is_later: said['code'] === 'busy' && Number(headers['retry-after']) > 0 };
}

function note(said: Answer, isAllowed: boolean, what: string): string | null {
  seen.asked += 1;
  if (said.status === 200) {
    seen.done += 1;
    return isAllowed ? null : `not theirs and done: ${what}`;
  }
  if (!isPromisedRefusal(said)) return `an accident: ${said.status} ${JSON.stringify(said.body).slice(0, 200)}: ${what}`;
  if (said.status === 401 || said.body['code'] === 'not_allowed') seen.kept_out += 1;
  else seen.refused += 1;
  return null;
}

function may({ side, role }: Caller, call: Endpoint): boolean {
  if (call.auth === 'none' || call.auth === 'optional') return true;
  return call.auth === 'player' ? side === 'player' : role !== undefined && isTheirs(role, call);
}

/** Someone got rights that the contract does not name, and a table is not there: a checker that sees neither proves nothing. */
async function control(house: House, callers: Caller[]): Promise<void> {
  const { owner } = house.database;
  const [rights, accounts] = ['/api/console/operators', '/api/console/house-accounts'].map((path) =>
    calls.find((it) => it.method === 'GET' && it.path === path),
  );
  if (!rights || !accounts) throw new Error('the calls of the controls are gone');
  await owner.query(`update operator set roles = '{owner}' where username = 'hostile-content'`);
  mustBeFound('a role that was given more', /not theirs/, await askAll(house, callers, rights, SEED));
  await owner.query(`alter table payment_account rename to payment_account_gone`);
  mustBeFound('a table that is gone', /an accident: 5/, await askAll(house, callers, accounts, SEED));
}
