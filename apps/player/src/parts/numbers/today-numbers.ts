import type { LotteryCode } from '@shwekan/rules';
import type { TODAY_CALLS } from '../../house/results.ts';

/** The calls that say whether a lottery draws today at all. */
export const DAY_CALLS = {
  '1D': 'GET /api/section_1d',
  '2D': 'GET /api/section',
  C1D: 'GET /api/section_crypton1d',
  C2D: 'GET /api/section_crypton2d',
} as const satisfies Record<DailyCode, string>;

/** The lotteries that draw several times a day. */
export type DailyCode = keyof typeof TODAY_CALLS;

/** Whether a lottery draws several times a day. */
export function isDaily(code: LotteryCode): code is DailyCode {
  return code in DAY_CALLS;
}
