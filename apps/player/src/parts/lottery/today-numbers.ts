import type { LotteryCode } from '@shwekan/rules';
import { NOT_DRAWN, TODAY_CALLS } from '../../house/results.ts';

/** The calls that say whether a lottery draws today at all. */
export const DAY_CALLS = {
  '1D': 'GET /api/section_1d',
  '2D': 'GET /api/section',
  C1D: 'GET /api/section_crypton1d',
  C2D: 'GET /api/section_crypton2d',
} as const satisfies Record<DailyCode, string>;

/** The lotteries that draw several times a day. */
export type DailyCode = keyof typeof TODAY_CALLS;

/** The number in a row of today's numbers, or null while it is not drawn: each lottery has it under a name of its own. */
export function drawnNumber(row: { readonly section: string }): string | null {
  const { section: _, ...number } = row;
  const [drawn] = Object.values<unknown>(number);
  return typeof drawn === 'string' && drawn !== NOT_DRAWN ? drawn : null;
}

/** Whether a lottery draws several times a day. */
export function isDaily(code: LotteryCode): code is DailyCode {
  return code in TODAY_CALLS;
}
