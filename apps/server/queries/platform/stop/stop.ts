/** Types and statements of src/platform/stop/stop.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { StopReason } from '#queries/unions.ts';

export type StopOfHouseParams = void;

export interface StopOfHouseResult {
  stop: StopReason | null;
}

export const stopOfHouse = new PreparedQuery<StopOfHouseParams, StopOfHouseResult>({"usedParamSet":{},"params":[],"statement":"select house_stop() as \"stop?\""} as never);

