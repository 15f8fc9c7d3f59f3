/** Types and statements of src/rewards/welcome.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface WelcomesOfParams {
  needs: string;
  open_times: unknown;
  player_ids: number[];
}

export interface WelcomesOfResult {
  given_pya: number | null;
  has_asked: boolean;
  has_done: boolean;
  is_promised: boolean;
  player_id: number;
}

export const welcomesOf = new PreparedQuery<WelcomesOfParams, WelcomesOfResult>({"usedParamSet":{"open_times":true,"needs":true,"player_ids":true},"params":[{"name":"open_times","required":true,"transform":{"type":"scalar"},"locs":[{"a":97,"b":108}]},{"name":"needs","required":true,"transform":{"type":"scalar"},"locs":[{"a":716,"b":722},{"a":931,"b":936}]},{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":1134,"b":1145}]}],"statement":"with open_time as (\n  select since, coalesce(until, 'infinity') as until from jsonb_to_recordset(:open_times!::jsonb) as x(since timestamptz, until timestamptz)\n)\nselect p.id as player_id, w.amount_pya as \"given_pya?\",\n  w.player_id is null and p.blocked_at is null and exists (select from open_time o where p.created_at >= o.since and p.created_at < o.until) as \"is_promised!\",\n  a.has_asked as \"has_asked!\", a.has_done as \"has_done!\"\nfrom public_player p\nleft join welcome_bonus w on w.player_id = p.id\ncross join lateral (\n  select count(*) > 0 as has_asked, coalesce(bool_or(asked.is_done), false) as has_done from (\n    select c.created_at as at, c.state = 'approved' as is_done from public_cash_in c\n    where :needs! = 'cash_in' and c.player_id = p.id and c.state in ('pending', 'approved')\n    union all\n    select r.created_at, r.state = 'approved' and p.lvl_2_state = 'approved' from public_level_two_request r\n    where :needs = 'level_2' and r.player_id = p.id and r.state in ('pending', 'approved')\n  ) asked\n  where exists (select from open_time o where asked.at >= o.since and asked.at < o.until)\n) a\nwhere p.id = any (:player_ids!::bigint[])\norder by p.id"} as never);

export interface WriteWelcomesParams {
  amount_pya: number;
  mains_after_pya: number[];
  player_ids: number[];
}

export type WriteWelcomesResult = void;

export const writeWelcomes = new PreparedQuery<WriteWelcomesParams, WriteWelcomesResult>({"usedParamSet":{"amount_pya":true,"player_ids":true,"mains_after_pya":true},"params":[{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":97}]},{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":129,"b":140}]},{"name":"mains_after_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":153,"b":169}]}],"statement":"insert into welcome_bonus (player_id, amount_pya, main_after_pya)\nselect x.player_id, :amount_pya!, x.main_after_pya\nfrom unnest(:player_ids!::bigint[], :mains_after_pya!::bigint[]) as x(player_id, main_after_pya)"} as never);

