/** Types and statements of src/transparency/restored.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type LogOfHouseParams = void;

export interface LogOfHouseResult {
  note: string | null;
  origin: string | null;
  public_key: Buffer | null;
  size: number;
}

export const logOfHouse = new PreparedQuery<LogOfHouseParams, LogOfHouseResult>({"usedParamSet":{},"params":[],"statement":"select h.size as \"size!\", h.origin, h.public_key, (select note from log_checkpoint order by size desc limit 1) as note from log_head h"} as never);

