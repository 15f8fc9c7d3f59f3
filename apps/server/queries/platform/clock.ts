/** Types and statements of src/platform/clock.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type ReadClockParams = void;

export interface ReadClockResult {
  now: Date;
}

export const readClock = new PreparedQuery<ReadClockParams, ReadClockResult>({"usedParamSet":{},"params":[],"statement":"select product_now() as \"now!\""} as never);

