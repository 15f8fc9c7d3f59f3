import type { Entry, HousePurse, Reason } from './book.ts';

/** A sale to another house, by its id, of a lottery. */
type Sale = { lay_off_id: number; taker_id: number; lottery: string };

/** A sale is made: its stake goes to the purse of the other house, and the commission comes back of it. */
export function layOffSold(it: Sale & { total_pya: number; commission_pya: number }): Entry[] {
  return [toTaker('lay_off', it, it.total_pya), ...some(fromTaker, 'lay_off_commission', it, it.commission_pya)];
}

/** Numbers of a sale won in a round of their draw. */
export function layOffWon(it: Sale & { round: number; amount_pya: number }): Entry {
  return fromTaker('lay_off_won', it, it.amount_pya, it.round);
}

/** Takes back what a wrong result made another house owe. */
export function layOffWonReversed(it: Sale & { round: number; amount_pya: number }): Entry {
  return toTaker('lay_off_won_reversed', it, it.amount_pya, it.round);
}

/** The draw of a sale was called off: the stake comes back, and the commission goes. */
export function layOffRefunded(it: Sale & { total_pya: number; commission_pya: number }): Entry[] {
  return [fromTaker('lay_off_refund', it, it.total_pya), ...some(toTaker, 'lay_off_commission_refund', it, it.commission_pya)];
}

function toTaker(reason: Reason, it: Sale, amount: number, round = 1): Entry {
  return { ref: refOf(reason, it, round), reason, moves: [{ from: ofLottery(it), to: ofTaker(it), amount }] };
}

function fromTaker(reason: Reason, it: Sale, amount: number, round = 1): Entry {
  return { ref: refOf(reason, it, round), reason, moves: [{ from: ofTaker(it), to: ofLottery(it), amount }] };
}

/** No move is of nothing: a house may give no commission. */
function some(way: typeof toTaker, reason: Reason, it: Sale, amount: number): Entry[] {
  return amount === 0 ? [] : [way(reason, it, amount)];
}

function refOf(reason: Reason, { lay_off_id }: Sale, round: number): string {
  return `${reason}:${lay_off_id}${round === 1 ? '' : `:${round}`}`;
}

function ofLottery({ lottery }: Sale): HousePurse {
  return { kind: 'house_lottery', name: lottery };
}

function ofTaker({ taker_id }: Sale): HousePurse {
  return { kind: 'house_lay_off', name: String(taker_id) };
}
