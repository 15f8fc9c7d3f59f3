import type { CallName } from '@shwekan/contract';
import type { Doors } from '@shwekan/contract/address';
import { expireCashIns } from '../../src/cash/jobs.ts';
import { confirmDrawn } from '../../src/lottery/announce.ts';
import { keepDraws } from '../../src/lottery/calendar.ts';
import { sealClosed } from '../../src/lottery/seal.ts';
import { settleLost } from '../../src/lottery/settlement.ts';
import { hashPassword } from '../../src/platform/passwords.ts';
import { newToken } from '../../src/platform/tokens.ts';
import type { World } from '../../src/platform/world.ts';
import { rewardsJobs } from '../../src/rewards/jobs.ts';
import { loopsOf } from '../loops-of.ts';
import { type CallInput, callServer, type Got } from '../world.ts';
import type { Model } from './model.ts';
import type { Player } from './things.ts';

export type Sql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
/** Where a model plays: a server's doors, its database as the owner, and a world in which the product's own jobs can be hurried. */
export type Place = {
  doors: Doors;
  sql: Sql;
  world: World;
  /** Does at once what the product's jobs do, where a place has its own way to. */
  hurry?(): Promise<void>;
  /** Lets a player in again whose session is over. */
  letIn?(player: Player): Promise<void>;
};
export const OPERATORS = {
  'cash-a': 'cash',
  'cash-b': 'cash',
  'cash-c': 'cash',
  'draws-a': 'draws',
  'draws-b': 'draws',
  'owner-a': 'owner',
  'owner-b': 'owner',
} as const;
export type Operator = keyof typeof OPERATORS;
export const PASSWORD = 'a-password-of-a-model';
const FAR = '2100-01-01';

/** A house that a model plays, open for it. */
export type ModelHouse = Place & { operators: Record<Operator, string>; method_id: number; card_id: number; account: string };

/** Makes players, each friend of the one before but the first of three, operators and products in an open house on a database with the demo clock. */
export async function openModelHouse(place: Place, player_count: number): Promise<{ house: ModelHouse; players: Player[] }> {
  const { sql } = place;
  await sql(
    `insert into player (user_code, name, phone, password_hash, birthday, referral_code, lvl_2_state, lvl_2_name, created_at)
     select 'm' || n, 'Player ' || n, '09' || lpad(n::text, 9, '0'), $2, '1990-01-01'::date + n, 'r' || n, 'approved', 'Aung Aung', product_now() - interval '1 month'
     from generate_series(1, $1::int) n`,
    [player_count, await hashPassword(PASSWORD)],
  );
  await sql('select open_purses(id) from player');
  await sql(
    `insert into provider (id, p_code, name, dialect, takes_unknown_result) values (91006, '1006', 'Shwe Studio', 'gsc', false), (91020, '1020', 'Royal Live', 'gsc_plus', false) on conflict do nothing`,
  );
  const rows = await sql('select id::int, user_code, phone from player order by id');
  const players: Player[] = [];
  for (const [n, row] of rows.entries()) {
    const { token, hash } = newToken();
    const id = Number(row['id']);
    await sql('insert into player_session (token_hash, player_id, expires_at) values ($1, $2, $3)', [hash, id, FAR]);
    const referrer = n % 3 === 0 ? null : (players[n - 1] ?? null);
    if (referrer) await sql('update player set referred_by = $2 where id = $1', [id, referrer.id]);
    players.push({
      n,
      id,
      token,
      member: String(row['user_code']),
      phone: String(row['phone']),
      referrer,
      turnover: 0,
      micro_points: 0,
      granted_points: 0,
      cash_in: null,
      credits: [],
      excluded_until: 0,
      self_excluded_until: 0,
      earned: 0,
      most: 0,
      given: 0,
      limits: [],
    });
  }
  const operators = {} as Record<Operator, string>;
  for (const [name, role] of Object.entries(OPERATORS)) {
    const { token, hash } = newToken();
    const [row] = await sql('insert into operator (username, roles) values ($1, $2) returning id', [name, [role]]);
    await sql('insert into operator_session (token_hash, operator_id, expires_at, seen_at, proved_at) values ($1, $2, $3, $3, $3)', [
      hash,
      row?.['id'],
      FAR,
    ]);
    operators[name as Operator] = token;
  }
  const [method] = await sql(
    `select m.id::int, a.account_number from payment_method m join payment_account a on a.method_id = m.id where m.code = 'kbzpay'`,
  );
  const [card] = await sql(`select id::int from payment_method where code = 'mpt'`);
  const ways = { method_id: Number(method?.['id']), card_id: Number(card?.['id']), account: String(method?.['account_number']) };
  return { house: { ...place, operators, ...ways }, players };
}

const MOST_TRIES = 20;

/** Asks the product; who is told to come again, comes again. */
export async function ask<N extends CallName>({ doors }: Place, name: N, sent: CallInput): Promise<Got<N>> {
  for (let tries = 1; ; tries += 1) {
    const got = await callServer(doors, name, sent);
    if (![429, 503].includes(got.status) || tries === MOST_TRIES) return got;
    await new Promise((resolve) => setTimeout(resolve, Number(got.headers.get('retry-after') ?? 1) * 1000));
  }
}

/** Does at once what the product's jobs do every second or two. They go on beside it, as on a second server. */
export async function hurry({ world, hurry: own }: Place): Promise<void> {
  if (own) return own();
  for (const work of [keepDraws, sealClosed, confirmDrawn, settleLost, expireCashIns]) await work(world);
  for (const loop of loopsOf(rewardsJobs(world))) await loop.run(() => false);
}

export async function moveClock({ sql }: Place, model: Model, to_ms: number): Promise<void> {
  await sql('update demo_clock set shift = $1::timestamptz - clock_timestamp()', [new Date(to_ms).toISOString()]);
  model.shift_ms = to_ms - Date.now();
}
