/** Types and statements of src/players/profile.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { Lvl2State, PageLanguage } from '#queries/unions.ts';

export interface ReadUserParams {
  player_id: number;
}

export interface ReadUserResult {
  birthday: string | null;
  email: string | null;
  excluded_until: Date | null;
  game_pya: number;
  has_referrer: boolean;
  id: number;
  image: string | null;
  is_blocked: boolean;
  lvl_2_reason: string | null;
  lvl_2_state: Lvl2State;
  main_pya: number;
  name: string;
  phone: string;
  points: number;
  promotion_pya: number;
  refer_count: number;
  referral_code: string;
  referral_pya: number;
  turnover_pya: number;
  user_code: string;
  version: number;
}

export const readUser = new PreparedQuery<ReadUserParams, ReadUserResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":1277,"b":1287}]}],"statement":"select p.id, p.user_code, p.name, p.phone, p.email, p.birthday, p.image, p.turnover_pya, p.referral_code, p.referred_by is not null as \"has_referrer!\", p.lvl_2_state,\n  case when p.lvl_2_state = 'rejected' then (\n    select r.reason from level_two_request r where r.player_id = p.id order by r.id desc limit 1\n  ) end as \"lvl_2_reason?\",\n  p.blocked_at is not null as \"is_blocked!\", case when p.excluded_until > product_now() then p.excluded_until end as \"excluded_until?\",\n  (select count(*)::int from player friend where friend.referred_by = p.id) as \"refer_count!\",\n  w.main_pya as \"main_pya!\", w.game_pya as \"game_pya!\", w.promotion_pya as \"promotion_pya!\", w.referral_pya as \"referral_pya!\",\n  w.points as \"points!\", w.version as \"version!\"\nfrom player p\ncross join lateral (\n  select\n    coalesce(max(balance) filter (where kind = 'main'), 0) as main_pya,\n    coalesce(max(balance) filter (where kind = 'game'), 0) as game_pya,\n    coalesce(max(balance) filter (where kind = 'promotion'), 0) as promotion_pya,\n    coalesce(max(balance) filter (where kind = 'referral'), 0) as referral_pya,\n    coalesce(max(balance) filter (where kind = 'points'), 0) as points,\n    coalesce(sum(version), 0)::bigint as version\n  from public_purse where player_id = p.id\n) w\nwhere p.id = :player_id!"} as never);

export interface LockPlayerParams {
  player_id: number;
}

export interface LockPlayerResult {
  birthday: string | null;
  name: string;
  referred_by: number | null;
}

export const lockPlayer = new PreparedQuery<LockPlayerParams, LockPlayerResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":68}]}],"statement":"select name, birthday, referred_by from player where id = :player_id! for no key update"} as never);

export interface FindReferrerParams {
  code: string;
  younger_id?: number | null | void;
}

export interface FindReferrerResult {
  id: number;
}

export const findReferrer = new PreparedQuery<FindReferrerParams, FindReferrerResult>({"usedParamSet":{"code":true,"younger_id":true},"params":[{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":44,"b":49}]},{"name":"younger_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":56,"b":66},{"a":92,"b":102}]}],"statement":"select id from player where referral_code = :code! and (:younger_id::bigint is null or id < :younger_id::bigint)"} as never);

export interface UpdatePlayerParams {
  birthday?: string | null | void;
  email?: string | null | void;
  language?: PageLanguage | null | void;
  name?: string | null | void;
  player_id: number;
  referred_by?: number | null | void;
}

export type UpdatePlayerResult = void;

export const updatePlayer = new PreparedQuery<UpdatePlayerParams, UpdatePlayerResult>({"usedParamSet":{"name":true,"email":true,"birthday":true,"referred_by":true,"language":true,"player_id":true},"params":[{"name":"name","required":false,"transform":{"type":"scalar"},"locs":[{"a":36,"b":40}]},{"name":"email","required":false,"transform":{"type":"scalar"},"locs":[{"a":70,"b":75},{"a":114,"b":119}]},{"name":"birthday","required":false,"transform":{"type":"scalar"},"locs":[{"a":169,"b":177}]},{"name":"referred_by","required":false,"transform":{"type":"scalar"},"locs":[{"a":225,"b":236}]},{"name":"language","required":false,"transform":{"type":"scalar"},"locs":[{"a":270,"b":278}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":302,"b":312}]}],"statement":"update player set\n  name = coalesce(:name, name),\n  email = case when :email::text is null then email else nullif(:email::text, '') end,\n  birthday = coalesce(birthday, :birthday::date),\n  referred_by = coalesce(referred_by, :referred_by::bigint),\n  language = coalesce(:language, language)\nwhere id = :player_id!"} as never);

