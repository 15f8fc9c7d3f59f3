/** Types generated for queries found in "src/platform/play.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'HoldPlay' parameters type */
export interface HoldPlayParams {
  player_id: number;
}

/** 'HoldPlay' return type */
export interface HoldPlayResult {
  birthday: string | null;
  is_blocked: boolean;
  is_excluded: boolean;
  is_overdrawn: boolean;
  stake_left_pya: number | null;
  today: string;
}

/** 'HoldPlay' query type */
export interface HoldPlayQuery {
  params: HoldPlayParams;
  result: HoldPlayResult;
}

const holdPlayIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":159,"b":169}]}],"statement":"select is_blocked as \"is_blocked!\", is_excluded as \"is_excluded!\", is_overdrawn as \"is_overdrawn!\", birthday, today as \"today!\", stake_left_pya\nfrom hold_play(:player_id!::bigint)"};

/**
 * Query generated from SQL:
 * ```
 * select is_blocked as "is_blocked!", is_excluded as "is_excluded!", is_overdrawn as "is_overdrawn!", birthday, today as "today!", stake_left_pya
 * from hold_play(:player_id!::bigint)
 * ```
 */
export const holdPlay = new PreparedQuery<HoldPlayParams,HoldPlayResult>(holdPlayIR);


