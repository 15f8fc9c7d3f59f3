/** Types and statements of src/rewards/welcome.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface NewToWelcomeParams {
  needs: string;
  player_ids: number[];
  since: Date;
}

export interface NewToWelcomeResult {
  player_id: number;
}

export const newToWelcome = new PreparedQuery<NewToWelcomeParams, NewToWelcomeResult>({"usedParamSet":{"player_ids":true,"since":true,"needs":true},"params":[{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":64,"b":75}]},{"name":"since","required":true,"transform":{"type":"scalar"},"locs":[{"a":108,"b":114}]},{"name":"needs","required":true,"transform":{"type":"scalar"},"locs":[{"a":152,"b":158}]}],"statement":"select p.id as player_id from public_player p\nwhere p.id = any (:player_ids!::bigint[]) and p.created_at >= :since! and p.blocked_at is null\n  and case :needs! when 'level_2' then p.lvl_2_state = 'approved'\n    else exists (select from public_cash_in c where c.player_id = p.id and c.state = 'approved') end\n  and not exists (select from welcome_bonus w where w.player_id = p.id)\norder by p.id"} as never);

export interface WriteWelcomesParams {
  amount_pya: number;
  mains_after_pya: number[];
  player_ids: number[];
}

export type WriteWelcomesResult = void;

export const writeWelcomes = new PreparedQuery<WriteWelcomesParams, WriteWelcomesResult>({"usedParamSet":{"amount_pya":true,"player_ids":true,"mains_after_pya":true},"params":[{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":97}]},{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":129,"b":140}]},{"name":"mains_after_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":153,"b":169}]}],"statement":"insert into welcome_bonus (player_id, amount_pya, main_after_pya)\nselect x.player_id, :amount_pya!, x.main_after_pya\nfrom unnest(:player_ids!::bigint[], :mains_after_pya!::bigint[]) as x(player_id, main_after_pya)"} as never);

export interface HasWelcomeParams {
  player_id: number;
}

export interface HasWelcomeResult {
  has_welcome: boolean;
}

export const hasWelcome = new PreparedQuery<HasWelcomeParams, HasWelcomeResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":59,"b":69}]}],"statement":"select exists (select from welcome_bonus where player_id = :player_id!) as \"has_welcome!\""} as never);

