/** Types and statements of src/platform/play.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface HoldPlayParams {
  player_id: number;
}

export interface HoldPlayResult {
  birthday: string | null;
  is_blocked: boolean;
  is_excluded: boolean;
  is_overdrawn: boolean;
  stake_left_pya: number | null;
  today: string;
}

export const holdPlay = new PreparedQuery<HoldPlayParams, HoldPlayResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":159,"b":169}]}],"statement":"select is_blocked as \"is_blocked!\", is_excluded as \"is_excluded!\", is_overdrawn as \"is_overdrawn!\", birthday, today as \"today!\", stake_left_pya\nfrom hold_play(:player_id!::bigint)"} as never);

