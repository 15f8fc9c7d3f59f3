/** Types and statements of src/platform/claims/claims.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface FindClaimParams {
  subject: string;
}

export interface FindClaimResult {
  claimed_by: string;
  claimed_until: Date;
  operator_id: number;
}

export const findClaim = new PreparedQuery<FindClaimParams, FindClaimResult>({"usedParamSet":{"subject":true},"params":[{"name":"subject","required":true,"transform":{"type":"scalar"},"locs":[{"a":144,"b":152}]}],"statement":"select operator_id as \"operator_id!\", claimed_by as \"claimed_by!\", claimed_until as \"claimed_until!\" from public_standing_claim where subject = :subject!"} as never);

export interface PutClaimParams {
  minutes: number;
  operator_id: number;
  subject: string;
}

export type PutClaimResult = void;

export const putClaim = new PreparedQuery<PutClaimParams, PutClaimResult>({"usedParamSet":{"subject":true,"operator_id":true,"minutes":true},"params":[{"name":"subject","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":69}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":72,"b":84}]},{"name":"minutes","required":true,"transform":{"type":"scalar"},"locs":[{"a":125,"b":133}]}],"statement":"insert into claim (subject, operator_id, expires_at) values (:subject!, :operator_id!, product_now() + make_interval(mins => :minutes!))\non conflict (subject) do update set operator_id = excluded.operator_id, expires_at = excluded.expires_at"} as never);

export interface DropClaimParams {
  subject: string;
}

export type DropClaimResult = void;

export const dropClaim = new PreparedQuery<DropClaimParams, DropClaimResult>({"usedParamSet":{"subject":true},"params":[{"name":"subject","required":true,"transform":{"type":"scalar"},"locs":[{"a":34,"b":42}]}],"statement":"delete from claim where subject = :subject!"} as never);

export interface OperatorsAmongParams {
  roles: string[];
}

export interface OperatorsAmongResult {
  id: number;
  username: string;
}

export const operatorsAmong = new PreparedQuery<OperatorsAmongParams, OperatorsAmongResult>({"usedParamSet":{"roles":true},"params":[{"name":"roles","required":true,"transform":{"type":"scalar"},"locs":[{"a":56,"b":62}]}],"statement":"select id, username from public_operator where roles && :roles!::text[] and disabled_at is null order by username"} as never);

