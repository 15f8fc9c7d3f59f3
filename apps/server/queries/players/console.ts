/** Types and statements of src/players/console.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { Lvl2State, PageLanguage, PurseUnit } from '#queries/unions.ts';

export interface PageOfPlayersParams {
  after_id?: number | null | void;
  referred_by?: number | null | void;
  row_count: number;
  search?: string | null | void;
  skipped: number;
  sort?: string | null | void;
  state?: string | null | void;
}

export interface PageOfPlayersResult {
  created_at: Date;
  excluded_until: Date | null;
  game_pya: number;
  id: number;
  is_blocked: boolean;
  lvl_2_state: Lvl2State;
  main_pya: number;
  name: string;
  phone: string;
  seen_at: Date | null;
  total_count: number;
  user_code: string;
}

export const pageOfPlayers = new PreparedQuery<PageOfPlayersParams, PageOfPlayersResult>({"usedParamSet":{"after_id":true,"search":true,"referred_by":true,"state":true,"sort":true,"row_count":true,"skipped":true},"params":[{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":86,"b":94},{"a":122,"b":130}]},{"name":"search","required":false,"transform":{"type":"scalar"},"locs":[{"a":144,"b":150},{"a":189,"b":195},{"a":227,"b":233},{"a":267,"b":273},{"a":302,"b":308},{"a":327,"b":333}]},{"name":"referred_by","required":false,"transform":{"type":"scalar"},"locs":[{"a":347,"b":358},{"a":395,"b":406}]},{"name":"state","required":false,"transform":{"type":"scalar"},"locs":[{"a":424,"b":429}]},{"name":"sort","required":false,"transform":{"type":"scalar"},"locs":[{"a":887,"b":891},{"a":1106,"b":1110},{"a":1255,"b":1259},{"a":1460,"b":1464}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":2008,"b":2018}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":2027,"b":2035}]}],"statement":"with found as materialized (\n  select array(\n    select p.id from player p\n    where (:after_id::bigint is null or p.id < :after_id)\n      and (:search::text is null or p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%'\n        or p.user_code = :search or p.referral_code = upper(:search) or p.id::text = :search)\n      and (:referred_by::bigint is null or p.referred_by = :referred_by)\n      and case :state::text\n        when 'blocked' then p.blocked_at is not null\n        when 'excluded' then p.excluded_until > product_now()\n        when 'level_two' then p.lvl_2_state = 'approved'\n        when 'overdrawn' then exists (select from public_purse u where u.player_id = p.id and u.kind in ('main', 'game') and u.overdrawn_at is not null)\n        else true\n      end\n    order by p.id desc\n    limit 10000\n  ) as ids\n), sorted as materialized (\n  select case when :sort::text is null then found.ids else array(\n    select x.id from unnest(found.ids) with ordinality x(id, place) join player p on p.id = x.id\n    left join public_purse u on u.player_id = p.id and u.kind = case ltrim(:sort, '-') when 'balance' then 'main' when 'game_balance' then 'game' end\n    left join player_seen s on s.player_id = p.id\n    order by case ltrim(:sort, '-') when 'balance' then u.balance when 'game_balance' then u.balance when 'created_at' then extract(epoch from p.created_at)\n      when 'seen_at' then extract(epoch from s.seen_at) end * case when :sort like '-%' then -1 else 1 end nulls last, x.place\n  ) end as ids from found\n)\nselect p.id, p.name, p.phone, p.user_code, p.lvl_2_state, p.blocked_at is not null as \"is_blocked!\",\n  case when p.excluded_until > product_now() then p.excluded_until end as \"excluded_until?\", p.created_at, s.seen_at as \"seen_at?\",\n  main.balance as \"main_pya!\", game.balance as \"game_pya!\", cardinality(found.ids) as \"total_count!\"\nfrom sorted found cross join lateral (\n  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!\n) shown\njoin player p on p.id = shown.id\njoin public_purse main on main.player_id = p.id and main.kind = 'main'\njoin public_purse game on game.player_id = p.id and game.kind = 'game'\nleft join player_seen s on s.player_id = p.id\norder by shown.place"} as never);

export interface PlayerForConsoleParams {
  player_id: number;
}

export interface PlayerForConsoleResult {
  birthday: string | null;
  blocked_at: Date | null;
  blocked_reason: string | null;
  claimed_pya: number;
  created_at: Date;
  credentials_changed_at: Date | null;
  earned_pya: number;
  email: string | null;
  friend_count: number;
  id: number;
  image: string | null;
  language: PageLanguage;
  lvl_2_name: string | null;
  lvl_2_reason: string | null;
  lvl_2_state: Lvl2State;
  name: string;
  note_count: number;
  phone: string;
  referral_code: string;
  referrer_id: number | null;
  referrer_name: string | null;
  referrer_phone: string | null;
  session_count: number;
  turnover_pya: number;
  user_code: string;
}

export const playerForConsole = new PreparedQuery<PlayerForConsoleParams, PlayerForConsoleResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":1116,"b":1126}]}],"statement":"select p.id, p.user_code, p.name, p.phone, p.email, p.birthday, p.image, p.language, p.created_at, p.credentials_changed_at,\n  p.lvl_2_state, p.lvl_2_name,\n  case when p.lvl_2_state = 'rejected' then (\n    select r.reason from level_two_request r where r.player_id = p.id order by r.id desc limit 1\n  ) end as \"lvl_2_reason?\",\n  p.blocked_at, p.blocked_reason, p.turnover_pya, p.referral_code,\n  f.id as \"referrer_id?\", f.name as \"referrer_name?\", f.phone as \"referrer_phone?\",\n  (select count(*)::int from player friend where friend.referred_by = p.id) as \"friend_count!\",\n  (select coalesce(sum(amount_pya), 0)::bigint from public_lottery_referral where referrer_id = p.id) as \"earned_pya!\",\n  (select coalesce(sum(amount_pya), 0)::bigint from public_referral_claim where player_id = p.id) as \"claimed_pya!\",\n  (select count(*)::int from player_session s where s.player_id = p.id and s.ended_at is null and s.expires_at > product_now()) as \"session_count!\",\n  (select count(*)::int from player_note n where n.player_id = p.id) as \"note_count!\"\nfrom player p left join player f on f.id = p.referred_by\nwhere p.id = :player_id!"} as never);

export interface PursesForConsoleParams {
  player_id: number;
}

export interface PursesForConsoleResult {
  balance: number;
  is_overdrawn: boolean;
  kind: string;
  unit: PurseUnit;
}

export const pursesForConsole = new PreparedQuery<PursesForConsoleParams, PursesForConsoleResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":122,"b":132}]}],"statement":"select kind, unit, balance as \"balance!\", overdrawn_at is not null as \"is_overdrawn!\" from public_purse where player_id = :player_id! order by id"} as never);

export interface LockBlockParams {
  player_id: number;
}

export interface LockBlockResult {
  blocked_reason: string | null;
  is_blocked: boolean;
}

export const lockBlock = new PreparedQuery<LockBlockParams, LockBlockResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":96}]}],"statement":"select blocked_at is not null as \"is_blocked!\", blocked_reason from player where id = :player_id! for no key update"} as never);

export interface SetBlockParams {
  player_id: number;
  reason?: string | null | void;
}

export type SetBlockResult = void;

export const setBlock = new PreparedQuery<SetBlockParams, SetBlockResult>({"usedParamSet":{"reason":true,"player_id":true},"params":[{"name":"reason","required":false,"transform":{"type":"scalar"},"locs":[{"a":41,"b":47},{"a":108,"b":114}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":127,"b":137}]}],"statement":"update player set blocked_at = case when :reason::text is not null then product_now() end, blocked_reason = :reason where id = :player_id!"} as never);

export interface PlayerExistsParams {
  player_id: number;
}

export interface PlayerExistsResult {
  exists: number;
}

export const playerExists = new PreparedQuery<PlayerExistsParams, PlayerExistsResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":45,"b":55}]}],"statement":"select 1 as \"exists!\" from player where id = :player_id!"} as never);

export interface NotesOfParams {
  player_id: number;
}

export interface NotesOfResult {
  at: Date;
  id: number;
  operator: string;
  text: string;
}

export const notesOf = new PreparedQuery<NotesOfParams, NotesOfResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":136,"b":146}]}],"statement":"select n.id, n.text, o.username as operator, n.at from player_note n join public_operator o on o.id = n.operator_id\nwhere n.player_id = :player_id! order by n.id desc limit 500"} as never);

export interface InsertNoteParams {
  operator_id: number;
  player_id: number;
  text: string;
}

export type InsertNoteResult = void;

export const insertNote = new PreparedQuery<InsertNoteParams, InsertNoteResult>({"usedParamSet":{"player_id":true,"operator_id":true,"text":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":63,"b":73}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":76,"b":88}]},{"name":"text","required":true,"transform":{"type":"scalar"},"locs":[{"a":91,"b":96}]}],"statement":"insert into player_note (player_id, operator_id, text) values (:player_id!, :operator_id!, :text!)"} as never);

