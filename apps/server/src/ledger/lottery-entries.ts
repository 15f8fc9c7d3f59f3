import type { Entry, HousePurse } from './book.ts';

/** The stake of a slip: from the player's main purse to the lottery's. */
export function stake(it: { slip_id: number; lottery: string; main_purse: number; total_pya: number }): Entry {
  return { ref: `stake:${it.slip_id}`, reason: 'stake', moves: [{ from: it.main_purse, to: ofLottery(it.lottery), amount: it.total_pya }] };
}

/** What a settled draw pays a slip: from the lottery's purse to the player's main purse. */
export function win(it: { slip_id: number; round?: number; lottery: string; main_purse: number; amount_pya: number }): Entry {
  return { ref: `win:${ofRound(it)}`, reason: 'win', moves: [{ from: ofLottery(it.lottery), to: it.main_purse, amount: it.amount_pya }] };
}

/** The whole stake of a slip whose draw was called off, back to the player's main purse. */
export function refund(it: { slip_id: number; lottery: string; main_purse: number; amount_pya: number }): Entry {
  return {
    ref: `refund:${it.slip_id}`,
    reason: 'refund',
    moves: [{ from: ofLottery(it.lottery), to: it.main_purse, amount: it.amount_pya }],
  };
}

/** Takes a wrong win back. The only entry that may leave a main purse below zero. */
export function winReversed(it: { slip_id: number; round?: number; lottery: string; main_purse: number; amount_pya: number }): Entry {
  return {
    ref: `win_reversed:${ofRound(it)}`,
    reason: 'win_reversed',
    moves: [{ from: it.main_purse, to: ofLottery(it.lottery), amount: it.amount_pya }],
  };
}

/** A slip in a round of its draw; the first one is the slip alone. */
export function ofRound({ slip_id, round = 1 }: { slip_id: number; round?: number }): string {
  return round === 1 ? String(slip_id) : `${slip_id}:${round}`;
}

function ofLottery(code: string): HousePurse {
  return { kind: 'house_lottery', name: code };
}
