import { hash } from 'node:crypto';
import { type DialectName, GAME_CREDIT_ALERT_PYA, isProviderCurrency, type ProviderCurrency } from '@shwekan/rules';
import {
  buyInsOfCodes,
  gameCategories,
  type HoldForCallbacksResult,
  holdForCallbacks,
  type WagersOfCallbacksResult,
  wagersOfCallbacks,
} from '#queries/games/wallet/callbacks.ts';
import { cell } from '../../platform/columns.ts';
import type { Tx } from '../../platform/db.ts';
import { gameTypeCategory } from '../dialects/game-types.ts';
import type { Operation, Unit } from '../dialects/operation.ts';
import type { Callback } from './callback.ts';
import { gameKey, gameOf, type WagerRow } from './wager.ts';

/** A member's game purse and what decides whether they may bet, held by this transaction. */
export type MemberState = {
  player_id: number;
  purse_id: number;
  balance_pya: number;
  /** The main purse; the game purse is when its balance is below 0. */
  is_main_overdrawn: boolean;
  birthday: string | null;
  is_blocked: boolean;
  is_excluded: boolean;
  turnover_pya: number;
  stake_left_pya: number | null;
};
export type ProductState = {
  p_code: string;
  currency: ProviderCurrency;
  is_active: boolean;
  is_in_maintenance: boolean;
  /** Null is as the dialect has it. */
  takes_unknown_result: boolean | null;
  reverses_settled: boolean;
  /** The categories of its games. */
  categories: number[];
};
/** What the buy-ins of a code took and nothing gave back; bought out once a buy-out of the product came since, for it may have been theirs. */
export type BuyIn = { left_pya: number; is_bought_out: boolean };
/** All that a batch is decided by. `at` was read after the last lock. */
export type WalletState = {
  at: Date;
  is_maintained: boolean;
  /** A credit above it is told to the operators. */
  credit_alert_above_pya: number;
  /** By user code. */
  members: Map<string, MemberState>;
  products: Map<string, ProductState>;
  /** The hash of the request by the key of a transaction that is booked. */
  known: Map<string, string>;
  wagers: Map<string, WagerRow>;
  tombstones: Set<string>;
  /** By `wagerKey`, of the codes that the batch rolls back and that name no stake. */
  buy_ins: Map<string, BuyIn>;
  /** The categories of games whose type nobody told, where it matters: by `gameKey`. */
  game_categories: Map<string, number[]>;
  transaction_ids: number[];
  wager_ids: number[];
  callback_ids: number[];
};

// No text of a callback holds a zero character (`TextField`), so words with one between them name one thing alone.

/** Names a wager within its product and player. */
export const wagerKey = (player_id: number, product: string, code: string) => `${player_id}\0${product}\0${code}`;

/** Names a transaction for ever, within a dialect, product and player. Without an id, what it does names it. */
export function transactionKey(operation: Operation): string {
  if (operation.transaction_id !== null) return `id:${operation.transaction_id}`;
  return `no:${digestOf([operation.wager_code, operation.amount, operation.round_id])}`;
}

/** The key of a known transaction among all of a batch. */
export function knownKey(dialect: DialectName, unit: Unit, operation: Operation): string {
  return `${dialect}\0${unit.member}\0${unit.product}\0${operation.operation}\0${transactionKey(operation)}`;
}

/** The hash by which a repeated transaction is told from one with other data: all that says money, and of what. */
export function hashOf({ kind, wager_code, amount, currency, round_id, game_code, reported }: Operation): string {
  const said = [kind, wager_code, amount, round_id, game_code, reported.bet, reported.valid_bet, reported.payout];
  // Kyat, told or not, are the same data.
  return digestOf(currency === null || currency === 'MMK' ? said : [...said, currency]);
}

/** The wager of an operation: a bonus without one is a wager of its own, so that the report has it. A buy-in makes none, but may have been rolled back by its code. */
export function wagerCodeOf(operation: Operation): string | null {
  if (operation.kind === 'buy_out') return null;
  return operation.wager_code ?? (operation.kind === 'bonus' ? transactionKey(operation) : null);
}

/** Whether an operation may change a player's turnover: also a bet, whose result or report may have come first. */
function settles({ kind }: Operation): boolean {
  return !['tip', 'buy_in', 'buy_out', 'refund'].includes(kind);
}

function digestOf(what: unknown): string {
  return hash('sha256', JSON.stringify(what), 'base64url');
}

/**
 * Locks what is free of the members of a batch and reads what they say then, with what is known of its transactions and wagers. Answers the
 * callbacks of which all members are free, in their order, and what is held for them; null when there are none. It never waits.
 */
export async function holdFree(tx: Tx, asked: readonly Callback[]): Promise<{ callbacks: readonly Callback[]; held: WalletState } | null> {
  const { columns, known_keys, wager_places } = askedOf(asked);
  const { members: codes, wager_members, wager_products, wager_codes } = columns;
  const [[row], rows] = await Promise.all([
    holdForCallbacks.run({ ...columns, callbacks: asked.length }, tx),
    wagersOfCallbacks.run({ members: codes, wager_members, wager_products, wager_codes }, tx),
  ]);
  if (row === undefined) throw new Error('hold_for_callbacks answered nothing');
  const locked = new Set(row.locked.map((n) => codes[n - 1]));
  const callbacks = locked.size === 0 ? asked : asked.filter((it) => !it.units.some((unit) => locked.has(unit.member)));
  if (callbacks.length === 0) return null;
  const members = membersOf(row, codes);
  const wagers = new Map(rows.map((it) => [wagerKey(it.player_id, it.product, it.wager_code), wagerRow(it)]));
  const buried = row.tombstones?.map((n) => cell(wager_places, n - 1)) ?? [];
  const held = {
    at: row.at,
    is_maintained: row.is_maintained,
    credit_alert_above_pya: row.credit_alert_above_pya ?? GAME_CREDIT_ALERT_PYA,
    members,
    products: productsOf(row, columns.products),
    known: new Map(row.known?.map((n, place) => [cell(known_keys, n - 1), cell(row.known_hashes, place)])),
    wagers,
    tombstones: new Set(buried.map(([member, product, code]) => wagerKey(members.get(member)?.player_id ?? 0, product, code))),
    buy_ins: await buyInsOf(tx, callbacks, { members, wagers }),
    game_categories: await untoldCategories(tx, callbacks, { members, wagers }),
    transaction_ids: row.transaction_ids,
    wager_ids: row.wager_ids,
    callback_ids: row.callback_ids.slice(0, callbacks.length),
  };
  return { callbacks, held };
}

/** Asked only where a roll-back names nothing that we know as staked. */
async function buyInsOf(
  tx: Tx,
  callbacks: readonly Callback[],
  { members, wagers }: Pick<WalletState, 'members' | 'wagers'>,
): Promise<Map<string, BuyIn>> {
  const asked = new Map<string, { player_id: number; product: string; code: string }>();
  for (const { member, product, operations } of callbacks.flatMap((it) => it.units)) {
    const player_id = members.get(member)?.player_id;
    for (const { kind, wager_code: code } of operations) {
      if (player_id === undefined || code === null || (kind !== 'rollback' && kind !== 'cancel')) continue;
      const key = wagerKey(player_id, product, code);
      if ((wagers.get(key)?.staked_pya ?? 0) === 0) asked.set(key, { player_id, product, code });
    }
  }
  if (asked.size === 0) return new Map();
  const all = [...asked.values()];
  const columns = { player_ids: all.map((it) => it.player_id), products: all.map((it) => it.product), codes: all.map((it) => it.code) };
  const keys = [...asked.keys()];
  const rows = await buyInsOfCodes.run(columns, tx);
  return new Map(rows.map(({ n, left_pya, is_bought_out }) => [cell(keys, n - 1), { left_pya, is_bought_out }]));
}

function membersOf(row: HoldForCallbacksResult, codes: readonly string[]): Map<string, MemberState> {
  const members = new Map<string, MemberState>();
  row.members?.forEach((number, n) => {
    members.set(cell(codes, number - 1), {
      player_id: cell(row.player_ids, n),
      purse_id: cell(row.purse_ids, n),
      balance_pya: cell(row.balances_pya, n),
      is_main_overdrawn: cell(row.are_main_overdrawn, n),
      birthday: row.birthdays?.[n] ?? null,
      is_blocked: cell(row.are_blocked, n),
      is_excluded: cell(row.are_excluded, n),
      turnover_pya: cell(row.turnovers_pya, n),
      stake_left_pya: row.stakes_left_pya?.[n] ?? null,
    });
  });
  return members;
}

/** The products in a currency that we know. */
function productsOf(row: HoldForCallbacksResult, codes: readonly string[]): Map<string, ProductState> {
  const products = new Map<string, ProductState>();
  row.products?.forEach((number, n) => {
    const p_code = cell(codes, number - 1);
    const currency = cell(row.currencies, n);
    if (!isProviderCurrency(currency)) return;
    products.set(p_code, {
      p_code,
      currency,
      is_active: cell(row.are_active, n),
      is_in_maintenance: cell(row.are_in_maintenance, n),
      takes_unknown_result: row.take_unknown_results?.[n] ?? null,
      reverses_settled: cell(row.reverse_settled, n),
      categories: row.categories?.filter((_, place) => row.category_products?.[place] === number) ?? [],
    });
  });
  return products;
}

function wagerRow({ data_at, created_at, settled_at, changed_at, ...it }: WagersOfCallbacksResult): WagerRow {
  return {
    ...it,
    data_at: data_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
    changed_at: changed_at.toISOString(),
  };
}

/**
 * The categories, by the catalogue, of the games whose type neither their wager nor what is said of it now tells. Asked only where somebody
 * has turnover left, or would have it again.
 */
async function untoldCategories(
  tx: Tx,
  callbacks: readonly Callback[],
  { members, wagers }: Pick<WalletState, 'members' | 'wagers'>,
): Promise<Map<string, number[]>> {
  const is_asked = [...members.values(), ...wagers.values()].some((it) => it.turnover_pya > 0);
  const games = new Map<string, { p_code: string; g_code: string }>();
  for (const { member, product, operations } of is_asked ? callbacks.flatMap((it) => it.units) : []) {
    for (const operation of operations) {
      const code = wagerCodeOf(operation);
      const known = wagers.get(wagerKey(members.get(member)?.player_id ?? 0, product, code ?? ''));
      const { game_code, game_type } = gameOf(known ?? null, operation);
      if (game_code === null || gameTypeCategory(game_type) !== null) continue;
      games.set(gameKey(product, game_code), { p_code: product, g_code: game_code });
    }
  }
  if (games.size === 0) return new Map();
  const asked = [...games.values()];
  const rows = await gameCategories.run({ p_codes: asked.map((it) => it.p_code), g_codes: asked.map((it) => it.g_code) }, tx);
  return new Map(rows.map((it) => [gameKey(it.p_code, it.g_code), it.categories]));
}

/** The different members, products and wagers of a batch, and a row per transaction, as columns for the database. `wager_places` names each wager by its member. */
function askedOf(callbacks: readonly Callback[]) {
  const members = new Map<string, { n: number; settles: boolean }>();
  const products = new Set<string>();
  const wagers = new Map<string, [member: number, product: string, code: string]>();
  const wager_places: [member: string, product: string, code: string][] = [];
  const rows: { member: number; dialect: DialectName; product: string; operation: string; key: string }[] = [];
  const known_keys: string[] = [];
  for (const { dialect, units } of callbacks) {
    for (const unit of units) {
      const member = members.get(unit.member) ?? { n: members.size + 1, settles: false };
      members.set(unit.member, member);
      products.add(unit.product);
      for (const it of unit.operations) {
        member.settles ||= settles(it);
        rows.push({ member: member.n, dialect, product: unit.product, operation: it.operation, key: transactionKey(it) });
        known_keys.push(knownKey(dialect, unit, it));
        const code = wagerCodeOf(it);
        if (code === null) continue;
        const place = wagerKey(member.n, unit.product, code);
        if (wagers.has(place)) continue;
        wagers.set(place, [member.n, unit.product, code]);
        wager_places.push([unit.member, unit.product, code]);
      }
    }
  }
  const columns = {
    members: [...members.keys()],
    settles: [...members.values()].map((it) => it.settles),
    products: [...products],
    op_members: rows.map((it) => it.member),
    op_dialects: rows.map((it) => it.dialect),
    op_products: rows.map((it) => it.product),
    operations: rows.map((it) => it.operation),
    keys: rows.map((it) => it.key),
    wager_members: [...wagers.values()].map((it) => it[0]),
    wager_products: [...wagers.values()].map((it) => it[1]),
    wager_codes: [...wagers.values()].map((it) => it[2]),
  };
  return { known_keys, wager_places, columns };
}
