import type { Entry } from './book.ts';

export type GameReason = 'game_bet' | 'game_win' | 'game_rollback' | 'game_resettled';

/** What a provider's transaction moves: `amount_pya` above 0 to the player's game purse, below 0 from it; 0 is a bug of the caller. */
export function gameMoney(it: {
  transaction_id: number;
  reason: GameReason;
  product: string;
  game_purse: number;
  amount_pya: number;
}): Entry {
  const house = { kind: 'house_provider', name: it.product } as const;
  const move =
    it.amount_pya > 0
      ? { from: house, to: it.game_purse, amount: it.amount_pya }
      : { from: it.game_purse, to: house, amount: -it.amount_pya };
  return { ref: `${it.reason}:${it.transaction_id}`, reason: it.reason, moves: [move] };
}

/** What a repaired difference moves: `amount_pya` above 0 to the player's game purse, below 0 from it; 0 is a bug of the caller. */
export function gameRepair(it: { difference_id: number; product: string; game_purse: number; amount_pya: number }): Entry {
  const house = { kind: 'house_provider', name: it.product } as const;
  const move =
    it.amount_pya > 0
      ? { from: house, to: it.game_purse, amount: it.amount_pya }
      : { from: it.game_purse, to: house, amount: -it.amount_pya };
  return { ref: `game_repair:${it.difference_id}`, reason: 'game_repair', moves: [move] };
}
