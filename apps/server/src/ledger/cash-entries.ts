import type { Entry, HousePurse } from './book.ts';

/** An approved cash-in: from the house's money at the method to the player's main purse. */
export function cashIn(it: { cash_in_id: number; method: string; main_purse: number; amount_pya: number }): Entry {
  const move = { from: atMethod(it.method), to: it.main_purse, amount: it.amount_pya };
  return { ref: `cash_in:${it.cash_in_id}`, reason: 'cash_in', moves: [move] };
}

/** An approved cash-in with a promotion: money and bonus (0 is none) go to the player's game purse, the bonus from the house's promotions. */
export function cashInPromoted(it: {
  cash_in_id: number;
  method: string;
  promotion: string;
  game_purse: number;
  amount_pya: number;
  bonus_pya: number;
}): Entry[] {
  const paid = { from: atMethod(it.method), to: it.game_purse, amount: it.amount_pya };
  const added = { from: { kind: 'house_promotions', name: it.promotion }, to: it.game_purse, amount: it.bonus_pya } as const;
  const entry: Entry = { ref: `cash_in:${it.cash_in_id}`, reason: 'cash_in', moves: [paid] };
  const bonus: Entry = { ref: `cash_in_bonus:${it.cash_in_id}`, reason: 'cash_in_bonus', moves: [added] };
  return it.bonus_pya > 0 ? [entry, bonus] : [entry];
}

/** Holds the money of a cash-out that was asked for. */
export function cashOutAsked(it: { cash_out_id: number; main_purse: number; hold_purse: number; amount_pya: number }): Entry {
  const move = { from: it.main_purse, to: it.hold_purse, amount: it.amount_pya };
  return { ref: `cash_out_asked:${it.cash_out_id}`, reason: 'cash_out_asked', moves: [move] };
}

/** The held money of a cash-out leaves the house through a method. */
export function cashOutPaid(it: { cash_out_id: number; method: string; hold_purse: number; amount_pya: number }): Entry {
  const move = { from: it.hold_purse, to: atMethod(it.method), amount: it.amount_pya };
  return { ref: `cash_out_paid:${it.cash_out_id}`, reason: 'cash_out_paid', moves: [move] };
}

/** The held money of a refused cash-out, back to the player's main purse. */
export function cashOutRejected(it: { cash_out_id: number; main_purse: number; hold_purse: number; amount_pya: number }): Entry {
  const move = { from: it.hold_purse, to: it.main_purse, amount: it.amount_pya };
  return { ref: `cash_out_rejected:${it.cash_out_id}`, reason: 'cash_out_rejected', moves: [move] };
}

/** Between a player's own purses: 'in' is main to game, 'out' is game to main. */
export function transfer(it: {
  reference_id: string;
  direction: 'in' | 'out';
  main_purse: number;
  game_purse: number;
  amount_pya: number;
}): Entry {
  const [from, to] = it.direction === 'in' ? [it.main_purse, it.game_purse] : [it.game_purse, it.main_purse];
  const reason = `transfer_${it.direction}` as const;
  return { ref: `${reason}:${it.reference_id}`, reason, moves: [{ from, to, amount: it.amount_pya }] };
}

/** What of a game purse is a promotion's, back to the house: its player excluded themself, and its turnover ends unplayed. */
export function promotionForfeited(it: { reference_id: string; promotion: string; game_purse: number; amount_pya: number }): Entry {
  const move = { from: it.game_purse, to: { kind: 'house_promotions', name: it.promotion }, amount: it.amount_pya } as const;
  return { ref: `promotion_forfeited:${it.reference_id}`, reason: 'promotion_forfeited', moves: [move] };
}

/**
 * A correction of a purse: `amount_pya` above 0 gives to the player, below 0 takes; 0 is a bug of the caller. Of a purse of
 * points it counts points, which come from the house's points.
 */
export function adjustment(it: { adjustment_id: number; purse: number; is_points?: boolean; amount_pya: number }): Entry {
  const house = { kind: it.is_points ? 'house_points' : 'house_adjustment', name: '' } as const;
  const move =
    it.amount_pya > 0 ? { from: house, to: it.purse, amount: it.amount_pya } : { from: it.purse, to: house, amount: -it.amount_pya };
  return { ref: `adjustment:${it.adjustment_id}`, reason: 'adjustment', moves: [move] };
}

function atMethod(code: string): HousePurse {
  return { kind: 'house_cash', name: code };
}
