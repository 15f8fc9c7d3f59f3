/** Types and statements of src/lottery/due.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type LotteryDueParams = void;

export interface LotteryDueResult {
  is_closed: boolean;
  is_told: boolean;
}

export const lotteryDue = new PreparedQuery<LotteryDueParams, LotteryDueResult>({"usedParamSet":{},"params":[],"statement":"select exists (select from draws_to_seal()) as \"is_closed!\", exists (select from draws_told_early()) as \"is_told!\""} as never);

