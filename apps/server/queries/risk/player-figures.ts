/** Types and statements of src/risk/player-figures.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface FiguresOfPlayerParams {
  player_id: number;
}

export interface FiguresOfPlayerResult {
  bonus_pya: number;
  cash_in_pya: number;
  cash_out_pya: number;
  first_cash_in_at: Date | null;
  staked_pya: number;
  won_pya: number;
}

export const figuresOfPlayer = new PreparedQuery<FiguresOfPlayerParams, FiguresOfPlayerResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":406,"b":416},{"a":448,"b":458},{"a":670,"b":680},{"a":820,"b":830},{"a":959,"b":969}]}],"statement":"select d.staked_pya + g.staked_pya as \"staked_pya!\", d.won_pya + g.staked_pya - g.lost_pya as \"won_pya!\", i.cash_in_pya as \"cash_in_pya!\", o.cash_out_pya as \"cash_out_pya!\",\n  i.bonus_pya + b.bonus_pya as \"bonus_pya!\", i.first_at as \"first_cash_in_at?\"\nfrom (select coalesce(sum(stake_pya), 0)::bigint as staked_pya, coalesce(sum(payout_pya), 0)::bigint as won_pya from public_draw_stake where player_id = :player_id!) d\ncross join game_play_since(:player_id!, '-infinity') g\ncross join (\n  select coalesce(sum(counted_pya), 0)::bigint as cash_in_pya, coalesce(sum(bonus_pya), 0)::bigint as bonus_pya, min(decided_at) as first_at\n  from public_cash_in where player_id = :player_id! and state = 'approved'\n) i\ncross join (select coalesce(sum(amount_pya), 0)::bigint as cash_out_pya from public_cash_out where player_id = :player_id! and state = 'paid') o\ncross join (select coalesce(sum(amount_pya), 0)::bigint as bonus_pya from public_bonus where player_id = :player_id!) b"} as never);

export interface HarmMarksParams {
  player_id: number;
}

export interface HarmMarksResult {
  chasing: number;
  night_play: number;
  raised_limits: number;
}

export const harmMarks = new PreparedQuery<HarmMarksParams, HarmMarksResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":146,"b":156},{"a":304,"b":314},{"a":498,"b":508},{"a":755,"b":765},{"a":882,"b":892},{"a":1091,"b":1101}]}],"statement":"with days as (select product_now() - interval '30 days' as since)\nselect (\n  select count(*)::int from public_cash_in c, days where c.player_id = :player_id! and c.created_at > days.since and c.state in ('pending', 'approved') and (\n    exists (\n      select from public_draw_stake s where s.player_id = :player_id! and s.settled_at between c.created_at - interval '1 hour' and c.created_at and s.payout_pya < s.stake_pya)\n    or exists (\n      select from public_game_reward g where g.player_id = :player_id! and g.settled_at between c.created_at - interval '1 hour' and c.created_at and g.loss_pya > 0))\n) as \"chasing!\", (\n  select count(distinct yangon_day(n.at))::int from (\n    select s.accepted_at as at from public_slip s, days where s.player_id = :player_id! and s.accepted_at > days.since\n    union all\n    select w.created_at from public_wager w, days where w.player_id = :player_id! and w.created_at > days.since\n  ) n where extract(hour from n.at at time zone interval '+06:30') < 5\n) as \"night_play!\", (\n  select count(*)::int from public_play_limit_raise r where r.player_id = :player_id! and r.at > product_now() - interval '90 days'\n) as \"raised_limits!\""} as never);

export interface TagsOfParams {
  player_id: number;
}

export interface TagsOfResult {
  tag: string;
}

export const tagsOf = new PreparedQuery<TagsOfParams, TagsOfResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":45,"b":55}]}],"statement":"select tag from player_tag where player_id = :player_id! order by tag"} as never);

export interface DropTagsParams {
  player_id: number;
}

export type DropTagsResult = void;

export const dropTags = new PreparedQuery<DropTagsParams, DropTagsResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":41,"b":51}]}],"statement":"delete from player_tag where player_id = :player_id!"} as never);

export interface InsertTagsParams {
  player_id: number;
  tags: string[];
}

export type InsertTagsResult = void;

export const insertTags = new PreparedQuery<InsertTagsParams, InsertTagsResult>({"usedParamSet":{"player_id":true,"tags":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":47,"b":57}]},{"name":"tags","required":true,"transform":{"type":"scalar"},"locs":[{"a":76,"b":81}]}],"statement":"insert into player_tag (player_id, tag) select :player_id!, tag from unnest(:tags!::text[]) tag"} as never);

export interface LockForTagsParams {
  player_id: number;
}

export interface LockForTagsResult {
  held: number;
}

export const lockForTags = new PreparedQuery<LockForTagsParams, LockForTagsResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":37,"b":47}]}],"statement":"select 1 as \"held!\" from lock_player(:player_id!)"} as never);

export interface IsPlayerParams {
  player_id: number;
}

export interface IsPlayerResult {
  is_player: boolean;
}

export const isPlayer = new PreparedQuery<IsPlayerParams, IsPlayerResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":52,"b":62}]}],"statement":"select exists (select from public_player where id = :player_id!) as \"is_player!\""} as never);

