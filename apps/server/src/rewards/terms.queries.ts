/** Types generated for queries found in "src/rewards/terms.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'BestPoint' parameters type */
export type BestPointParams = void;

/** 'BestPoint' return type */
export interface BestPointResult {
  pya: number;
}

/** 'BestPoint' query type */
export interface BestPointQuery {
  params: BestPointParams;
  result: BestPointResult;
}

const bestPointIR: any = {"usedParamSet":{},"params":[],"statement":"select coalesce(max(amount_pya::float8 / points), 0) as \"pya!\" from point_offer where is_open"};

/**
 * Query generated from SQL:
 * ```
 * select coalesce(max(amount_pya::float8 / points), 0) as "pya!" from point_offer where is_open
 * ```
 */
export const bestPoint = new PreparedQuery<BestPointParams,BestPointResult>(bestPointIR);


