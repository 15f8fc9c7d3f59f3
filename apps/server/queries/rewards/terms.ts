/** Types and statements of src/rewards/terms.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type BestPointParams = void;

export interface BestPointResult {
  pya: number;
}

export const bestPoint = new PreparedQuery<BestPointParams, BestPointResult>({"usedParamSet":{},"params":[],"statement":"select coalesce(max(amount_pya::float8 / points), 0) as \"pya!\" from point_offer where is_open"} as never);

