import { whileBusy } from '../apps/server/src/demo/patience.ts';
import { operatorTokenOf, sessionHeaders } from '../apps/server/src/demo/session-headers.ts';
import { expect, isBusy, type Stage } from './stage.ts';

/** A call of the product without a screen, for what a story needs to have happened before it begins. */
export async function ask<T>(
  door: string,
  path: string,
  { token, body, key }: { token?: string; body?: object; key?: string } = {},
): Promise<T> {
  const headers = {
    'Content-Type': 'application/json',
    'Accept-Language': 'en',
    // A story has changed something and looks.
    'Cache-Control': 'no-cache',
    ...sessionHeaders({ path }, { console_url: door }, token),
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
  };
  const sent = { headers, ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }) };
  const answer = await whileBusy(() => fetch(new URL(path, door), sent), isBusy);
  const said = (await answer.json()) as T;
  expect(answer.status, `${path}: ${JSON.stringify(said)}`).toBe(200);
  return said;
}

const LOGIN = '/api/console/login';

/** A new session of an operator, as its cookie has it. */
export async function operatorToken(stage: Stage, username: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json', ...sessionHeaders({ path: LOGIN }, stage) };
  const sent = { method: 'POST', headers, body: JSON.stringify({ username, password: 'demo-operator' }) };
  const answer = await whileBusy(() => fetch(new URL(LOGIN, stage.console_url), sent), isBusy);
  const token = operatorTokenOf(answer.headers);
  expect(token, `${username} is logged in`).not.toBeNull();
  return String(token);
}

/** Has a second operator, whose session it is, confirm a deed as it reads. */
export async function confirmDeed(stage: Stage, deed_id: number, token: string): Promise<void> {
  const { data } = await ask<{ data: { id: number; digest: string }[] }>(stage.console_url, '/api/console/deeds?limit=200', { token });
  const digest = data.find((it) => it.id === deed_id)?.digest;
  await ask(stage.console_url, `/api/console/deeds/${deed_id}/confirm`, { token, body: { digest } });
}

/** A player of the story, who logs in with the demo players' password. */
export async function newPlayer(
  stage: Stage,
  { phone, name, referral }: { phone: string; name: string; referral?: string },
): Promise<string> {
  await ask(stage.player_url, '/api/user/send_otp', { body: { phone, purpose: 'register' } });
  const body = { phone, name, referral, birthday: '1990-05-06', password: 'demo-player', code: await stage.codeOf(phone) };
  return (await ask<{ token: string }>(stage.player_url, '/api/user/verify_register', { body })).token;
}

/** A cash-in that a player asked for and that waits; answers its number. */
export async function askIn(
  stage: Stage,
  token: string,
  { kyat, transaction_id }: { kyat: number; transaction_id: string },
): Promise<number> {
  type Methods = { pay: { id: number; payment_account_numbers: { account_number: string }[] }[] };
  const { pay } = await ask<Methods>(stage.player_url, '/api/payment-method/show-cashin');
  const body = {
    payment_id: pay[0]?.id,
    account_name: 'Story Holder',
    transaction_id,
    amount: kyat,
    holder_phone: pay[0]?.payment_account_numbers[0]?.account_number,
  };
  const asked = await ask<{ data: { id: number } }>(stage.player_url, '/api/cash-in', { token, body, key: `story-${transaction_id}` });
  return asked.data.id;
}

/** A cash-in of a player, asked and approved. */
export async function payIn(stage: Stage, token: string, it: { kyat: number; transaction_id: string }): Promise<void> {
  await approveIn(stage, { id: await askIn(stage, token, it), transaction_id: it.transaction_id });
}

/** Approves a cash-in that waits. */
export async function approveIn(stage: Stage, { id, transaction_id }: { id: number; transaction_id: string }): Promise<void> {
  await ask(stage.console_url, `/api/console/cash-in/${id}/approve`, {
    token: await operatorToken(stage, 'finance'),
    body: { full_transaction_id: `01007${transaction_id}` },
  });
}
