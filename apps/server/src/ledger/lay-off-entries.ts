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

/** A payment between another house and this one. `method` is the way to pay of the account of ours that it went through; without one it is the owner's money. */
type TakerPayment = { payment_id: number; taker_id: number; direction: 'in' | 'out'; amount_pya: number; method: string | null };

/** Another house paid this one, or was paid by it. */
export function takerPayment(it: TakerPayment): Entry {
  return paid('taker_payment', it, it.direction);
}

/** Takes back a payment between another house and this one. */
export function takerPaymentReversed(it: TakerPayment): Entry {
  return paid('taker_payment_reversed', it, it.direction === 'in' ? 'out' : 'in');
}

function paid(reason: Reason, it: TakerPayment, direction: 'in' | 'out'): Entry {
  const ours: HousePurse = it.method === null ? { kind: 'house_owner', name: '' } : { kind: 'house_cash', name: it.method };
  const sides = direction === 'in' ? { from: ours, to: ofTaker(it) } : { from: ofTaker(it), to: ours };
  return { ref: `${reason}:${it.payment_id}`, reason, moves: [{ ...sides, amount: it.amount_pya }] };
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

function ofTaker({ taker_id }: Pick<Sale, 'taker_id'>): HousePurse {
  return { kind: 'house_lay_off', name: String(taker_id) };
}
