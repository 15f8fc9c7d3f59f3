import type { Answer, AnswerRow } from '@shwekan/contract';
import { allNumbers, lotteryOf } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { z } from 'zod';
import { ask, live } from '../../app/queries.ts';

export type BoardDraw = AnswerRow<'GET /api/console/board'>;
export type Together = Answer<'GET /api/console/board'>['together'][number];
type BoardNumber = BoardDraw['numbers'][number];

/** The draws without a result. */
export const board = live(ask('GET /api/console/board', {}), 'draws', 'money', 'trail');

export const boardSearch = z.object({ by: z.enum(['would_pay', 'taken']).optional().catch(undefined) });
export type HeatBy = NonNullable<z.output<typeof boardSearch>['by']>;

/** A number in the picture of a draw: `share` from 0 to 1 is its warmth, `row` is null where nothing is staked, capped or blocked. */
export type Cell = { readonly bet_number: string; readonly row: BoardNumber | null; readonly share: number };

/** Every number of a draw with its warmth: how full it is, or its payout as a share of the draw's largest. A block takes no warmth away. */
export function cellsOf(draw: BoardDraw, by: HeatBy): readonly Cell[] {
  const rows = new Map(draw.numbers.map((it) => [it.bet_number, it]));
  const largest_pya = Math.max(1, pyaOf(draw.worst.pays));
  return allNumbers(lotteryOf(draw.lottery).digits).map((bet_number) => {
    const row = rows.get(bet_number) ?? null;
    if (row === null) return { bet_number, row, share: 0 };
    const [part_pya, whole_pya] = by === 'taken' ? [pyaOf(row.taken), pyaOf(row.cap)] : [pyaOf(row.would_pay), largest_pya];
    return { bet_number, row, share: whole_pya === 0 ? Number(part_pya > 0) : Math.min(1, part_pya / whole_pya) };
  });
}

/** The numbers that are nearest to their caps, the fullest first: those at an alarm, each with how full it is in hundredths. */
export function nearCaps(draw: BoardDraw): readonly { bet_number: string; percent: number; is_blocked: boolean }[] {
  return draw.numbers
    .filter((it) => it.alarm !== null)
    .map(({ bet_number, taken, cap, is_blocked }) => ({
      bet_number,
      is_blocked,
      percent: pyaOf(cap) === 0 ? 100 : Math.floor((pyaOf(taken) / pyaOf(cap)) * 100),
    }))
    .sort((one, other) => other.percent - one.percent || one.bet_number.localeCompare(other.bet_number));
}

/** Draws in the order in which they need an eye: alarms first, then what may be lost after what other houses pay, then what would be paid. */
export function inOrder(draws: readonly BoardDraw[]): readonly BoardDraw[] {
  return draws.toSorted(
    (one, other) =>
      (other.alarm ?? 0) - (one.alarm ?? 0) ||
      pyaOf(other.net_loss) - pyaOf(one.net_loss) ||
      pyaOf(other.worst.pays) - pyaOf(one.worst.pays) ||
      Date.parse(one.draws_at) - Date.parse(other.draws_at),
  );
}
