import { availablePya, type Digits, kyatWire, type LotteryCode, type NumberState, numberText, sectionLabel } from '@shwekan/rules';
import { drawsTold } from '#queries/lottery/board.ts';
import type { Tx } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';

// What open boards are told, so that nobody has to ask for one again and again.

/** What is left of a number is told by tenths of its cap: a whole draw sold out is told in ten times its numbers, however many bets it took. */
const STEPS = 10;

type Limits = { stake_min_pya: number; stake_step_pya: number };

/** What a number still takes from all players together, in whole steps; 0 when blocked or full. */
export function leftOf(limits: Limits, state: NumberState): number {
  return availablePya({ ...limits, stake_max_pya: Number.MAX_SAFE_INTEGER }, state);
}

/** Whether what is left of a number is another tenth of its cap than before, or it is full now. */
export function isStep(limits: Limits, before: NumberState, after: NumberState): boolean {
  const stepOf = (state: NumberState) => Math.ceil((leftOf(limits, state) * STEPS) / state.cap_pya);
  return stepOf(before) !== stepOf(after);
}

/** A number of a draw as players are told of it: only what is otherwise than before. */
export type NumberTold = { number: number; left_pya?: number; is_blocked?: boolean };

/** Tells all who listen what is otherwise on the boards of draws, in the transaction of the change. */
export async function tellBoards(tx: Tx, boards: Map<number, NumberTold[]>): Promise<void> {
  if (boards.size === 0) return;
  const draws = await drawsTold.run({ draw_ids: [...boards.keys()] }, tx);
  await tell(
    tx,
    ...draws.map(({ id, code, digits, day, section }) => ({
      kind: 'board',
      data: {
        lottery: code,
        section: sectionLabel(section.slice(0, 5)),
        date: day,
        numbers: (boards.get(id) ?? []).map(({ number, left_pya, is_blocked }) => ({
          bet_number: numberText(number, digits as Digits),
          ...(left_pya === undefined ? {} : { remaining: kyatWire(left_pya) }),
          ...(is_blocked === undefined ? {} : { block: is_blocked ? 'yes' : 'no' }),
        })),
      },
    })),
  );
}

/** Tells all who listen that draws of a lottery are otherwise than by time alone: who shows them asks anew. */
export function tellDraws(tx: Tx, ...lotteries: LotteryCode[]): Promise<void> {
  return tell(tx, ...[...new Set(lotteries)].map((lottery) => ({ kind: 'draws', data: { lottery } })));
}

/** The same for lotteries that are known by their draws. */
export async function tellOfDraws(tx: Tx, draw_ids: number[]): Promise<void> {
  if (draw_ids.length === 0) return;
  const draws = await drawsTold.run({ draw_ids }, tx);
  await tellDraws(tx, ...draws.map((it) => it.code as LotteryCode));
}
