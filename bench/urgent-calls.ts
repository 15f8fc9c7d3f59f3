import { setTimeout as wait } from 'node:timers/promises';
import { gscBody, gscMove } from '../apps/server/test/seamless.ts';
import type { BenchDatabase } from './database.ts';
import { newKey, quantile } from './load.ts';
import { type Answer, postTo, type ServerProcess } from './server.ts';
import { openOperator } from './sessions.ts';

const OPERATOR = 'BENCH';
const SECRET = 'bench-secret';
/** What a server is told so that it takes the callbacks. */
export const PROVIDER_SETTINGS = {
  AGGREGATOR_GSC_OPERATOR: OPERATOR,
  AGGREGATOR_GSC_SECRET: SECRET,
  AGGREGATOR_GSC_ALLOW: '127.0.0.0/8,::1',
};
const REST_MS = 100;
/** Players who play games meanwhile. */
const MEMBERS = 50;

/** How calls of a kind fared: how many were done, how many were asked to come again, and how long they took. */
export type Fared = { name: string; done: number; refused: number; took_ms: number[] };
/** What may not wait for a crowd of bets, until `end`: it answers how callbacks and approvals fared. */
export type UrgentCalls = { end(): Promise<Fared[]> };

/** Makes cash-ins that wait for an operator, one of each player. Answers how to approve them, one after the other, beside a provider's rounds. */
export async function urgentCalls(database: BenchDatabase, server: ServerProcess, tokens: readonly string[]): Promise<() => UrgentCalls> {
  await database.owner.query(
    `insert into provider (id, p_code, name, dialect) values (1006, '1006', 'Bench', 'gsc') on conflict do nothing`,
  );
  const { rows: members } = await database.owner.query(`select user_code from player order by id limit ${MEMBERS}`);
  const { rows: methods } = await database.owner.query(`select id from payment_method where code = 'kbzpay'`);
  const cookie = await openOperator(database);
  await database.owner.query(
    `update operator_session set proved_at = product_now() + interval '1 day', seen_at = product_now() + interval '1 day'`,
  );
  const ids: number[] = [];
  for (const [n, token] of tokens.entries()) {
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': newKey() };
    const body = {
      payment_id: Number(methods[0].id),
      account_name: 'U Ba',
      transaction_id: String(100_000 + n),
      amount: 1000,
      holder_phone: '09799000111',
    };
    const answer = await server.post('/api/cash-in', body, headers);
    mustBeDone(answer);
    if (n < MEMBERS)
      mustBeDone(await server.post('/api/user/transfer_in', { transfer_balance: 1000 }, { ...headers, 'Idempotency-Key': newKey() }));
    ids.push((answer.body['data'] as { id: number }).id);
  }
  const console_door = postTo(server.console_url, 2);
  const headers = { Cookie: cookie, Origin: new URL(server.console_url).origin };
  const approve = () => {
    const id = ids.shift();
    return id === undefined
      ? null
      : console_door.post(`/api/console/cash-in/${id}/approve`, { full_transaction_id: `KBZ-${id}-${last(id)}` }, headers);
  };
  const last = (id: number) => String(100_000 + id - first);
  const first = ids[0] ?? 0;
  let wager = 0;
  const bet = () => {
    wager += 1;
    const member = String(members[wager % members.length].user_code);
    const moves = { Transactions: [gscMove('bet', { id: `b-${wager}`, wager: `w-${wager}`, amount: -1 })] };
    return server.post('/Seamless/PlaceBet', gscBody('PlaceBet', { member, operator: OPERATOR, secret: SECRET }, moves));
  };
  return () => {
    let isOver = false;
    const callbacks = again(
      'callbacks',
      bet,
      () => isOver,
      ({ body }) => body['ErrorCode'] === 0,
    );
    const approvals = again(
      'approvals',
      approve,
      () => isOver,
      ({ status }) => status === 200,
    );
    return {
      async end() {
        isOver = true;
        return [await callbacks, await approvals];
      },
    };
  };
}

/** Does one call after the other, with a rest between them, until it is over or there is nothing left to do. */
async function again(
  name: string,
  call: () => Promise<Answer> | null,
  isOver: () => boolean,
  isDone: (answer: Answer) => boolean,
): Promise<Fared> {
  const fared: Fared = { name, done: 0, refused: 0, took_ms: [] };
  while (!isOver()) {
    const began = performance.now();
    const sent = call();
    if (sent === null) break;
    const answer = await sent;
    fared.took_ms.push(performance.now() - began);
    if (isDone(answer)) fared.done += 1;
    else if ([429, 503].includes(answer.status) || answer.body['ErrorCode'] === 999) fared.refused += 1;
    else throw new Error(`an urgent call was answered ${answer.status} ${JSON.stringify(answer.body)}`);
    await wait(REST_MS);
  }
  return fared;
}

/** The same in words. */
export function sayFared({ name, done, refused, took_ms }: Fared): string {
  const sorted = took_ms.toSorted((a, b) => a - b);
  return `${name}: ${done} done, ${refused} asked to come again, p50 ${quantile(sorted, 0.5).toFixed(0)} ms, p99 ${quantile(sorted, 0.99).toFixed(0)} ms`;
}

function mustBeDone({ status, body }: Answer): void {
  if (status !== 200) throw new Error(`what urgent calls need was answered ${status} ${JSON.stringify(body)}`);
}
