import {
  lockPursesEach as lockEach,
  lockPursesOf,
  postDecidedMoves,
  postMoves,
  pursesOf,
  someStatementLines,
  sumHousePurse,
} from '#queries/ledger/ledger.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import type { Entry, HousePurse, PlayerKind, Side } from './entries.ts';

/** A purse held by this transaction. Money in its unit: pya, or points. */
export type LockedPurse = { player_id: number; purse_id: number; balance: number; version: number; is_overdrawn: boolean };

/** What an entry did. `is_new` is false when its ref was posted before: then these are the balances of that first time. */
export type Posted = { ref: string; is_new: boolean; moves: { from_balance_after: number | null; to_balance_after: number | null }[] };

/**
 * Posts entries, all or none, and answers them in the order given. An entry that was posted before is not posted again.
 * Locks the players' purses by id ascending: a transaction posts once, with everything it has to post. Tells the fact
 * `purse` of every player touched. Throws SQLSTATE SK001 (the front door's `not_enough_money`) when a purse cannot pay;
 * SK002 to SK004 are bugs of the caller.
 */
export async function post(tx: Tx, entries: readonly Entry[], operator_id: number | null = null): Promise<Posted[]> {
  if (entries.length === 0) return [];
  const houses = new HouseNumbers();
  const lines = entries.flatMap((entry) => entry.moves.map((move) => ({ ref: entry.ref, reason: entry.reason, ...move })));
  const rows = await postMoves.run(
    {
      refs: lines.map((it) => it.ref),
      reasons: lines.map((it) => it.reason),
      from_purses: lines.map((it) => houses.numberOf(it.from)),
      to_purses: lines.map((it) => houses.numberOf(it.to)),
      amounts: lines.map((it) => it.amount),
      house_kinds: houses.list.map((it) => it.kind),
      house_names: houses.list.map((it) => it.name),
      operator_id,
    },
    tx,
  );
  rows.sort((a, b) => a.ord - b.ord);
  let next = 0;
  return entries.map((entry) => {
    const own = rows.slice(next, next + entry.moves.length);
    next += entry.moves.length;
    const moves = own.map(({ from_balance_after, to_balance_after }) => ({ from_balance_after, to_balance_after }));
    return { ref: entry.ref, is_new: own[0]?.is_new ?? false, moves };
  });
}

/** An entry of one move between a player's purse and the house, which leaves that purse with `balance_after`. */
export type DecidedEntry = { entry: Entry; balance_after: number };

/**
 * Posts entries that are all new, for a transaction that holds their purses and has decided by what they hold (the desks of bets and of callbacks): each is one move
 * between a player's purse and the house, with house purses of one kind. The purses must come to the balances that were decided. All or none; refuses what
 * `post` refuses, and a ref that is known. Tells one fact, `purses` of all players touched.
 */
export async function postDecided(tx: Tx, decided: readonly DecidedEntry[]): Promise<void> {
  if (decided.length === 0) return;
  const houses = new HouseNumbers();
  const moves = decided.map(({ entry }) => decidedMove(entry, houses));
  const [house] = houses.list;
  if (house === undefined || houses.list.some((it) => it.kind !== house.kind))
    throw new Error('decided entries are with one kind of house purses');
  await postDecidedMoves.run(
    {
      refs: decided.map((it) => it.entry.ref),
      reasons: decided.map((it) => it.entry.reason),
      purses: moves.map((it) => it.purse),
      amounts: moves.map((it) => it.amount),
      balances_after: decided.map((it) => it.balance_after),
      houses: moves.map((it) => it.house),
      house_kind: house.kind,
      house_names: houses.list.map((it) => it.name),
    },
    tx,
  );
}

/** An entry's move as a player's purse sees it: `amount` is below 0 when the purse gives. */
function decidedMove({ ref, moves: [move, ...more] }: Entry, houses: HouseNumbers): { purse: number; amount: number; house: number } {
  if (move !== undefined && more.length === 0) {
    const { from, to, amount } = move;
    if (typeof from === 'number' && typeof to !== 'number') return { purse: from, amount: -amount, house: -houses.numberOf(to) };
    if (typeof from !== 'number' && typeof to === 'number') return { purse: to, amount, house: -houses.numberOf(from) };
  }
  throw new Error(`${ref} is no entry that can be posted as decided`);
}

/** How post() is told of house purses: -1 is the first of the list, so that callers and processes keep no ids of them. */
class HouseNumbers {
  readonly list: HousePurse[] = [];
  readonly known = new Map<string, number>();

  numberOf(side: Side): number {
    if (typeof side === 'number') return side;
    const key = `${side.kind} ${side.name}`;
    let number = this.known.get(key);
    if (number === undefined) {
      number = -this.list.push(side);
      this.known.set(key, number);
    }
    return number;
  }
}

/** Locks players' purses of one kind, by purse id ascending whatever the order given, and answers what they hold. */
export async function lockPurses(tx: Tx, player_ids: number[], kind: PlayerKind): Promise<LockedPurse[]> {
  return lockPursesOf.run({ player_ids, kind }, tx);
}

/** Locks purses of several kinds at once, by purse id ascending: for a transaction that looks at some of them before it posts to all. */
export async function lockPursesEach(tx: Tx, wanted: { player_id: number; kind: PlayerKind }[]): Promise<void> {
  if (wanted.length === 0) return;
  await lockEach.run({ player_ids: wanted.map((it) => it.player_id), kinds: wanted.map((it) => it.kind) }, tx);
}

export type Purse = { balance: number; version: number; is_overdrawn: boolean };

/** What a player has in each purse: pya, and points in `points`. Throws for a player without purses. */
export async function balancesOf(db: Queryable, player_id: number): Promise<Record<PlayerKind, Purse>> {
  const rows = await pursesOf.run({ player_id }, db);
  const held = new Map<string, Purse>(rows.map(({ kind, balance, version, is_overdrawn }) => [kind, { balance, version, is_overdrawn }]));
  const of = (kind: PlayerKind): Purse => {
    const purse = held.get(kind);
    if (purse === undefined) throw new Error(`player ${player_id} has no purse ${kind}`);
    return purse;
  };
  return {
    main: of('main'),
    game: of('game'),
    promotion: of('promotion'),
    points: of('points'),
    referral: of('referral'),
    hold: of('hold'),
  };
}

/** What a purse of the house holds, summed from its moves: below zero when the house paid more than it took. */
export async function houseBalance(db: Queryable, purse: HousePurse): Promise<number> {
  const [row] = await sumHousePurse.run(purse, db);
  return row?.balance ?? 0;
}

/** One purse's side of a move. `amount` is below 0 when the purse gave. */
export type StatementLine = {
  id: number;
  purse: string;
  unit: string;
  reason: string;
  ref: string;
  amount: number;
  balance_after: number;
  at: Date;
};
export type StatementRange = { from_at: Date; until_at: Date; purse: PlayerKind | null; reason: string | null };
/** Between which entries to look: `last_id` is null where it may be the newest. */
export type StatementSpan = { first_id: number; last_id: number | null };
export type StatementAsked = StatementRange & StatementSpan & { cursor: string | null; limit: number };

const CURSOR = /^\d{1,15}$/;
/** A line's id is its entry's times this, and its place in it. */
const LINES_OF_ENTRY = 1000;

/**
 * A player's moves from `from_at` until before `until_at`, newest first, and the cursor of the next page (null at the end).
 * Lines that are posted while someone turns pages are neither skipped nor shown twice. An unreadable cursor is the first page.
 */
export async function statementOf(
  db: Queryable,
  player_id: number,
  asked: StatementAsked,
): Promise<{ lines: StatementLine[]; next: string | null }> {
  const from_id = CURSOR.test(asked.cursor ?? '') ? Number(asked.cursor) : Number.MAX_SAFE_INTEGER;
  const before_id = asked.last_id === null ? from_id : Math.min(from_id, (asked.last_id + 1) * LINES_OF_ENTRY);
  const rows = await someStatementLines.run(
    {
      player_id,
      purse: asked.purse,
      reason: asked.reason,
      from_at: asked.from_at,
      until_at: asked.until_at,
      first_id: asked.first_id,
      before_id,
      line_count: asked.limit + 1,
    },
    db,
  );
  const shown = rows.slice(0, asked.limit);
  return {
    lines: shown.map(({ kind: purse, ...line }) => ({ purse, ...line })),
    next: rows.length > asked.limit ? String(shown.at(-1)?.id) : null,
  };
}
