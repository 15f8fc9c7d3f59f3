import type { Doors } from '@shwekan/contract/address';
import { sessionHeaders } from '../apps/server/src/demo/session-headers.ts';
import type { BenchDatabase } from './database.ts';
import { openSessions } from './sessions.ts';

/** What operators of the bench find: a house of the demo with so much to decide. */
export const CASH_INS = 20;
export const CASH_OUTS = 5;
const CASH_IN_KYAT = 30_000;
const CASH_OUT_KYAT = 20_000;
const PASSWORD = 'demo-player';

type Account = { payment_id: number; holder_phone: string };
type Product = { doors: Doors; database: BenchDatabase };
/** A player who asks, and the whole transaction id of the payment, as the house's account has it. */
export type Payer = { name: string; phone: string; token: string; paid_by: string };

/** Twenty players of level 2 who paid and say so. The last six digits of a payment are what its player writes. */
export async function askCashIns(product: Product): Promise<Payer[]> {
  const payers = await payersOf(product.database);
  const { payment_id, holder_phone } = await accountOf(product.doors);
  for (const { name, token, paid_by } of payers) {
    const body = { payment_id, holder_phone, account_name: name, transaction_id: paid_by.slice(-6), amount: CASH_IN_KYAT };
    await ask(product.doors, '/api/cash-in', { token, body, key: `operator-in-${paid_by}` });
  }
  return payers;
}

/** The first of them want a part of it back. */
export async function askCashOuts({ doors }: Product, payers: readonly Payer[]): Promise<void> {
  const { payment_id } = await accountOf(doors);
  for (const { name, phone, token } of payers.slice(0, CASH_OUTS)) {
    const body = { payment_id, account_name: name, user_phone: phone, amount: CASH_OUT_KYAT, password: PASSWORD };
    await ask(doors, '/api/cash-out', { token, body, key: `operator-out-${phone}` });
  }
}

/** Moves the product's clock. */
export async function moveClock(doors: Doors, now: Date): Promise<void> {
  await ask(doors, '/api/demo/clock', { body: { now: now.toISOString() } });
}

async function payersOf(database: BenchDatabase): Promise<Payer[]> {
  const { rows } = await database.owner.query<{ id: string; name: string; phone: string }>(
    `insert into player (user_code, name, phone, password_hash, birthday, referral_code, lvl_2_state, lvl_2_name)
     select 'op' || n, 'Ma Waiting ' || chr(64 + n), '0979' || lpad((4000000 + n)::text, 7, '0'), p.password_hash, date '1985-05-05' + n, 'op' || n,
       'approved', 'Ma Waiting ' || chr(64 + n)
     from generate_series(1, $1::int) n cross join (select password_hash from player where phone = '09420000001') p
     returning id, name, phone`,
    [CASH_INS],
  );
  const ids = rows.map((it) => Number(it.id));
  await database.owner.query('select open_purses(id) from unnest($1::bigint[]) id', [ids]);
  const tokens = await openSessions(database, ids);
  return rows.map(({ name, phone }, nth) => ({
    name,
    phone,
    token: tokens[nth] ?? '',
    paid_by: `0100234556${String(710_001 + nth * 37)}`,
  }));
}

async function accountOf(doors: Doors): Promise<Account> {
  type Methods = { pay: { id: number; payment_account_numbers: { account_number: string }[] }[] };
  const { pay } = (await ask(doors, '/api/payment-method/show-cashin', {})) as unknown as Methods;
  const [method] = pay;
  return { payment_id: method?.id ?? 0, holder_phone: method?.payment_account_numbers[0]?.account_number ?? '' };
}

async function ask(doors: Doors, path: string, { token, body, key }: { token?: string; body?: object; key?: string }) {
  const headers = {
    'Content-Type': 'application/json',
    ...sessionHeaders({ path }, { console_url: doors.console_url }, token),
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
  };
  const sent = { headers, ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }) };
  const answer = await fetch(new URL(path, doors.player_url), sent);
  const said = (await answer.json()) as Record<string, unknown>;
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(said)}`);
  return said;
}
