import { KYAT } from '../books.ts';
import type { Operator } from '../house.ts';
import type { Model } from '../model.ts';
import type { Scene } from '../scene.ts';
import { waitingOf } from '../seat.ts';
import type { CashIn, Player } from '../things.ts';

export const TELLERS = ['cash-a', 'cash-b', 'cash-c'] as const satisfies Operator[];
/** Above it two operators decide, of money in and of money out. */
export const SECOND_ABOVE = 500_000 * KYAT;
/** What one operator credits alone in a day. */
export const ALONE_A_DAY = 5_000_000 * KYAT;
const VOUCHED_ABOVE = 5_000 * KYAT;
const NEXT_TO_NOTHING = 1_000 * KYAT;
const MONTH_MS = 30 * 86_400_000;
const AMOUNTS_KYAT = [500, 1000, 3000, 5000, 20_000, 50_000, 100_000, 300_000, 500_000, 500_001, 900_000, 1_000_000, 1_000_001];

/** An amount of money in or out, often at a limit or just beyond it. */
export const someAmount = ({ dice }: Scene): number => KYAT * dice.of(AMOUNTS_KYAT);

/** What an operator has credited alone today. */
export function aloneToday(model: Model, by: string): number {
  const counted = model.cash_ins.filter((it) => it.alone?.by === by && it.alone.day === model.day());
  return counted.reduce((sum, it) => sum + it.counted, 0);
}

/** A credit that is about to be booked: what came before it was gone when the player has next to nothing anywhere. `by` approved it alone. */
export function noteCredit(model: Model, { player }: CashIn, { by, amount }: { by: string | null; amount: number }): CashIn['alone'] {
  if (moneyOf(model, player) < NEXT_TO_NOTHING) player.credits = [];
  if (by !== null) player.credits.push({ by, amount, at: model.now() });
  return by === null ? null : { by, day: model.day() };
}

/** Whether an operator credited a player so much alone that they do not pay them alone. */
export function isVoucher(model: Model, player: Player, by: string): boolean {
  const credits = player.credits.filter((it) => it.by === by && it.at > model.now() - MONTH_MS);
  return credits.reduce((sum, it) => sum + it.amount, 0) > VOUCHED_ABOVE;
}

/** What a player has anywhere: in purses, held, staked on open draws, at providers. */
function moneyOf(model: Model, player: Player): number {
  const purses = ['main', 'game', 'hold'].map((kind) => Math.max(0, model.books.of(`${kind}:${player.n}`)));
  const staked = model.slips.filter((it) => it.player === player && it.draw.result === null && !it.draw.is_void).map((it) => it.total);
  return [...purses, ...staked].reduce((sum, it) => sum + it, 0) + waitingOf(model, player);
}
