import { operatorTokenOf } from '../src/demo/session-headers.ts';
import { authenticator } from './authenticator.ts';
import type { TestWorld } from './world.ts';

export type TestPlayer = { id: number; phone: string; password: string; token: string };

/** A header that makes a call come from an address of its own: limits count by it. */
export function fromSomewhere(): { 'X-Forwarded-For': string } {
  const byte = () => Math.floor(Math.random() * 256);
  return { 'X-Forwarded-For': `10.${byte()}.${byte()}.${byte()}` };
}

let nextPhone = 100_000_000 + Math.floor(Math.random() * 800_000_000);

/** Registers a player as a person would: code by text message, token, account. */
export async function registerPlayer(
  world: TestWorld,
  more: { name?: string; birthday?: string; phone?: string; referral?: string } = {},
): Promise<TestPlayer> {
  nextPhone += 1;
  const phone = more.phone ?? `09${nextPhone}`;
  const password = 'a-good-password';
  const headers = fromSomewhere();
  await must(world.call('POST /api/user/send_otp', { headers, body: { phone, purpose: 'register' } }));
  const sent = await must(world.call('GET /api/demo/outbox', { query: { phone } }));
  const verified = await must(
    world.call('POST /api/user/verify_otp', { headers, body: { phone, code: sent.data.code, purpose: 'register' } }),
  );
  const opened = await must(
    world.call('POST /api/user/verify_register', {
      headers,
      body: { name: 'Aung Aung', birthday: birthdayOf(nextPhone), ...more, phone, password, otp_token: verified.otp_token },
    }),
  );
  return { id: opened.user_info.id, phone, password, token: opened.token };
}

/** A day in one of 1970 to 1997, another for each: people who share name and birthday are taken for one when one of them is barred. */
function birthdayOf(n: number): string {
  return new Date(Date.UTC(1970, 0, 1 + (n % 10_000))).toISOString().slice(0, 10);
}

/** Logs an operator in; `addOperator` (operators/add-operator.ts) made them. Outside demo mode they set up the second factor that is demanded. */
export async function operatorToken(world: TestWorld, username: string, password: string): Promise<string> {
  const answer = await world.call('POST /api/console/login', { headers: fromSomewhere(), body: { username, password } });
  const token = operatorTokenOf(answer.headers);
  if (token === null) throw new Error(`${username} is not logged in: ${JSON.stringify(answer.body)}`);
  if (world.server.world.config.DEMO) return token;
  const { secret } = await must(world.call('POST /api/console/second-factor', { token }));
  await must(world.call('POST /api/console/second-factor/confirm', { token, body: { code: await authenticator(secret)() } }));
  return token;
}

/** The body of an answer that must be a success. */
export async function must<B>(asked: Promise<{ status: number; body: B }>): Promise<B> {
  const got = await asked;
  if (got.status !== 200) throw new Error(`refused with ${got.status}: ${JSON.stringify(got.body)}`);
  return got.body;
}

/** Keeps the sessions that operators have open, whatever becomes of the clock. */
export async function keepLoggedIn(world: TestWorld): Promise<void> {
  await world.sql(
    `update operator_session set expires_at = it, seen_at = it, proved_at = it from (select '2100-01-01'::timestamptz as it) far`,
  );
}
