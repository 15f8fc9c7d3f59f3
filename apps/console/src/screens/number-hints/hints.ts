import type { AnswerRow } from '@shwekan/contract';
import { type LotteryCode, latinDigits, lotteryOf, numberValue } from '@shwekan/rules';
import { z } from 'zod';
import { askList, live } from '../../app/queries.ts';
import { pageNumber } from '../../app/search.ts';
import { FIRST_LOTTERY, lotterySearch } from '../../parts/lottery-choice.ts';

export type Hint = AnswerRow<'GET /api/console/number-hints'>;
export const HINTS = ['GET /api/console/number-hints'] as const;

const HINTS_PER_PAGE = 50;

export const hintSearch = z.object({ lottery: lotterySearch, page: pageNumber });
export type HintSearch = z.output<typeof hintSearch>;

/** As the trade calls them. */
export const KIND_NAMES: Record<Hint['kind'], string> = { modern: 'Modern', internet: 'Internet' };

/** The hints of a lottery, and the draw that comes next. */
export function hintsOf({ lottery = FIRST_LOTTERY, page = 1 }: HintSearch) {
  return live(askList('GET /api/console/number-hints', { query: { lottery, page, limit: HINTS_PER_PAGE } }), 'draws');
}

/** The number of a hint as it is sent, in whose digits it was typed does not matter; null for what is no number of the lottery. */
export function hintNumber(typed: string, lottery: LotteryCode): string | null {
  const number = latinDigits(typed.trim());
  return numberValue(number, lotteryOf(lottery).digits) < 0 ? null : number;
}
