import { type DialectName, refuseTurnoverLeft } from '@shwekan/rules';
import type { WagerKind, WagerStatus } from '#queries/unions.ts';
import { gameTypeCategory } from '../dialects/game-types.ts';

/** A row of the table `wager`. Instants are ISO 8601. */
export type WagerRow = {
  id: number;
  player_id: number;
  product: string;
  wager_code: string;
  dialect: DialectName;
  kind: WagerKind;
  status: WagerStatus;
  is_flagged: boolean;
  round_id: string | null;
  game_code: string | null;
  game_type: string | null;
  bet_pya: number;
  valid_bet_pya: number;
  payout_pya: number;
  commission_pya: number;
  staked_pya: number;
  returned_pya: number;
  paid_pya: number;
  taken_back_pya: number;
  turnover_pya: number;
  is_turnover_counted: boolean;
  is_result_rolled_back: boolean;
  is_repaired: boolean;
  /** What was staked and no result has answered: it may come back as it went. */
  waiting_pya: number;
  /** Staked as a reserve, of which a part may come back unused. */
  is_reserved: boolean;
  before_pya: number;
  after_pya: number;
  data_at: string | null;
  created_at: string;
  settled_at: string | null;
  changed_at: string;
};

/**
 * The player's turnover as it is held, what the house knows of the product's games, and where a wager whose settled figures change is noted.
 * `at` is now. `game_categories` are by `gameKey`, the product's are those of all its games.
 */
export type Standing = {
  held: { at: Date; game_categories: ReadonlyMap<string, readonly number[]> };
  product: { categories: readonly number[] };
  member: { turnover_pya: number };
  changed: Set<number>;
};

/** Which game a wager or a transaction is of, as far as the provider tells it. */
export type GameWords = { game_code: string | null; game_type: string | null };

/** Names a game within its product. No text of a callback holds a zero character. */
export const gameKey = (product: string, g_code: string | null) => `${product}\0${g_code ?? '\0'}`;

/** A wager's game with what is told now: it fills in what was not told before, and makes no other game of it. */
export function gameOf(known: GameWords | null, told: GameWords): GameWords {
  const is_named = gameTypeCategory(known?.game_type ?? null) !== null || told.game_type === null;
  return { game_code: known?.game_code ?? told.game_code, game_type: is_named ? (known?.game_type ?? null) : told.game_type };
}

/** The categories that a game may be of: the one that the provider tells, else those of the catalogue, else all of its product. */
export function categoriesOf(
  { held, product: its }: Pick<Standing, 'held' | 'product'>,
  product: string,
  it: GameWords,
): readonly number[] {
  const category_id = gameTypeCategory(it.game_type);
  if (category_id !== null) return [category_id];
  return held.game_categories.get(gameKey(product, it.game_code)) ?? its.categories;
}

type WagerFacts = Pick<
  WagerRow,
  'id' | 'player_id' | 'product' | 'wager_code' | 'dialect' | 'kind' | 'round_id' | 'game_code' | 'game_type'
>;

/** A wager as it is first heard of: open, with nothing bet, paid or counted, beside the balance of its player in pya. */
export function untouchedWager({ balance_pya, at, ...known }: WagerFacts & { balance_pya: number; at: Date }): WagerRow {
  return {
    ...known,
    status: 'open',
    is_flagged: false,
    bet_pya: 0,
    valid_bet_pya: 0,
    payout_pya: 0,
    commission_pya: 0,
    staked_pya: 0,
    returned_pya: 0,
    paid_pya: 0,
    taken_back_pya: 0,
    turnover_pya: 0,
    is_turnover_counted: false,
    is_result_rolled_back: false,
    is_repaired: false,
    waiting_pya: 0,
    is_reserved: false,
    before_pya: balance_pya,
    after_pya: balance_pya,
    data_at: null,
    created_at: at.toISOString(),
    settled_at: null,
    changed_at: at.toISOString(),
  };
}

/**
 * The wager is settled: its valid bet comes off the player's turnover, once per wager, not below 0. Games that may not be opened
 * while turnover is left take nothing off it, whenever they were bet on and whatever the settlement tells of their type.
 */
export function settle(draft: Standing, wager: WagerRow): void {
  draft.changed.add(wager.id);
  wager.settled_at ??= draft.held.at.toISOString();
  wager.status = 'settled';
  if (wager.is_turnover_counted) return;
  wager.is_turnover_counted = true;
  if (refuseTurnoverLeft(draft.member.turnover_pya, categoriesOf(draft, wager.product, wager)) !== null) return;
  wager.turnover_pya = Math.max(0, Math.min(draft.member.turnover_pya, wager.valid_bet_pya));
  draft.member.turnover_pya -= wager.turnover_pya;
}

/** A settled wager's valid bet is known only now: the turnover is counted anew. */
export function recount(draft: Standing, wager: WagerRow): void {
  draft.member.turnover_pya += wager.turnover_pya;
  wager.is_turnover_counted = false;
  settle(draft, wager);
}

/** The wager is no longer settled: void, or open again. The turnover it took comes back. */
export function unsettle(draft: Standing, wager: WagerRow, status: 'open' | 'void'): void {
  draft.changed.add(wager.id);
  wager.status = status;
  wager.waiting_pya = status === 'open' ? Math.max(0, wager.staked_pya - wager.returned_pya) : 0;
  wager.settled_at = null;
  draft.member.turnover_pya += wager.turnover_pya;
  wager.turnover_pya = 0;
  wager.is_turnover_counted = false;
}
