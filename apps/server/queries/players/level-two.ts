/** Types and statements of src/players/level-two.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { LevelTwoRequestState, Lvl2State } from '#queries/unions.ts';

export interface LockLevelParams {
  player_id: number;
}

export interface LockLevelResult {
  birthday: string | null;
  lvl_2_state: Lvl2State;
  name: string;
}

export const lockLevel = new PreparedQuery<LockLevelParams, LockLevelResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":68}]}],"statement":"select lvl_2_state, name, birthday from player where id = :player_id! for no key update"} as never);

export interface InsertRequestParams {
  image_key: string;
  player_id: number;
}

export interface InsertRequestResult {
  id: number;
}

export const insertRequest = new PreparedQuery<InsertRequestParams, InsertRequestResult>({"usedParamSet":{"player_id":true,"image_key":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":71}]},{"name":"image_key","required":true,"transform":{"type":"scalar"},"locs":[{"a":74,"b":84}]}],"statement":"insert into level_two_request (player_id, image_key) values (:player_id!, :image_key!) returning id"} as never);

export interface SetLevelParams {
  name?: string | null | void;
  player_id: number;
  state: Lvl2State;
}

export type SetLevelResult = void;

export const setLevel = new PreparedQuery<SetLevelParams, SetLevelResult>({"usedParamSet":{"state":true,"name":true,"player_id":true},"params":[{"name":"state","required":true,"transform":{"type":"scalar"},"locs":[{"a":32,"b":38}]},{"name":"name","required":false,"transform":{"type":"scalar"},"locs":[{"a":63,"b":67}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":93,"b":103}]}],"statement":"update player set lvl_2_state = :state!, lvl_2_name = coalesce(:name, lvl_2_name) where id = :player_id!"} as never);

export interface LevelTwoPageParams {
  after_id?: number | null | void;
  player_id?: number | null | void;
  request_id?: number | null | void;
  row_count: number;
  skipped: number;
  sort?: string | null | void;
  state?: LevelTwoRequestState | null | void;
}

export interface LevelTwoPageResult {
  claimed_by: string | null;
  claimed_until: Date | null;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  id: number;
  lvl_2_name: string | null;
  name: string | null;
  player_birthday: string | null;
  player_id: number;
  player_name: string;
  player_phone: string;
  reason: string | null;
  state: LevelTwoRequestState;
  total_count: number;
}

export const levelTwoPage = new PreparedQuery<LevelTwoPageParams, LevelTwoPageResult>({"usedParamSet":{"request_id":true,"player_id":true,"state":true,"after_id":true,"sort":true,"row_count":true,"skipped":true},"params":[{"name":"request_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":97,"b":107},{"a":135,"b":145}]},{"name":"player_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":153,"b":162},{"a":197,"b":206}]},{"name":"state","required":false,"transform":{"type":"scalar"},"locs":[{"a":220,"b":225},{"a":273,"b":278}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":292,"b":300},{"a":397,"b":405},{"a":452,"b":460},{"a":499,"b":507}]},{"name":"sort","required":false,"transform":{"type":"scalar"},"locs":[{"a":678,"b":682},{"a":891,"b":895}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1427,"b":1437}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1446,"b":1454}]}],"statement":"with found as materialized (\n  select array(\n    select r.id from level_two_request r\n    where (:request_id::bigint is null or r.id = :request_id) and (:player_id::bigint is null or r.player_id = :player_id)\n      and (:state::level_two_request_state is null or r.state = :state)\n      and (:after_id::bigint is null or case when (select k.state = 'pending' from level_two_request k where k.id = :after_id)\n        then r.state <> 'pending' or r.id > :after_id else r.state <> 'pending' and r.id < :after_id end)\n    order by r.state = 'pending' desc, case when r.state = 'pending' then r.id end, r.id desc limit 10000\n  ) as ids\n), sorted as materialized (\n  select case when :sort::text is null then found.ids else array(\n    select x.id from unnest(found.ids) with ordinality x(id, place) join level_two_request r on r.id = x.id\n    order by extract(epoch from r.created_at) * case when :sort like '-%' then -1 else 1 end, x.place\n  ) end as ids from found\n)\nselect r.id, r.state, r.name as \"name?\", r.reason, r.created_at, r.decided_at, p.id as player_id, p.name as player_name, p.phone as player_phone,\n  p.birthday as player_birthday, p.lvl_2_name, o.username as \"decided_by?\",\n  k.claimed_by as \"claimed_by?\", k.claimed_until as \"claimed_until?\", cardinality(found.ids) as \"total_count!\"\nfrom sorted found cross join lateral (\n  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!\n) shown\njoin level_two_request r on r.id = shown.id\njoin player p on p.id = r.player_id\nleft join public_operator o on o.id = r.decided_by\nleft join public_standing_claim k on k.subject = 'level_two:' || r.id and r.state = 'pending'\norder by shown.place"} as never);

export interface ImageKeyOfParams {
  request_id: number;
}

export interface ImageKeyOfResult {
  image_key: string;
}

export const imageKeyOf = new PreparedQuery<ImageKeyOfParams, ImageKeyOfResult>({"usedParamSet":{"request_id":true},"params":[{"name":"request_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":51,"b":62}]}],"statement":"select image_key from level_two_request where id = :request_id!"} as never);

export interface OwnImageKeyParams {
  player_id: number;
}

export interface OwnImageKeyResult {
  image_key: string;
}

export const ownImageKey = new PreparedQuery<OwnImageKeyParams, OwnImageKeyResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":68}]}],"statement":"select image_key from level_two_request where player_id = :player_id! order by id desc limit 1"} as never);

export interface LockRequestParams {
  request_id: number;
}

export interface LockRequestResult {
  decided_by: string | null;
  id: number;
  is_open: boolean;
  player_id: number;
  state: LevelTwoRequestState;
}

export const lockRequest = new PreparedQuery<LockRequestParams, LockRequestResult>({"usedParamSet":{"request_id":true},"params":[{"name":"request_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":194,"b":205}]}],"statement":"select r.id, r.player_id, r.state = 'pending' as \"is_open!\", r.state, (select o.username from public_operator o where o.id = r.decided_by) as \"decided_by?\"\nfrom level_two_request r where r.id = :request_id! for no key update"} as never);

export interface DecideRequestParams {
  name?: string | null | void;
  operator_id: number;
  reason?: string | null | void;
  request_id: number;
  state: LevelTwoRequestState;
}

export type DecideRequestResult = void;

export const decideRequest = new PreparedQuery<DecideRequestParams, DecideRequestResult>({"usedParamSet":{"state":true,"name":true,"reason":true,"operator_id":true,"request_id":true},"params":[{"name":"state","required":true,"transform":{"type":"scalar"},"locs":[{"a":37,"b":43}]},{"name":"name","required":false,"transform":{"type":"scalar"},"locs":[{"a":53,"b":57}]},{"name":"reason","required":false,"transform":{"type":"scalar"},"locs":[{"a":69,"b":75}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":91,"b":103}]},{"name":"request_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":144,"b":155}]}],"statement":"update level_two_request set state = :state!, name = :name, reason = :reason, decided_by = :operator_id!, decided_at = product_now()\nwhere id = :request_id! and state = 'pending'"} as never);

export interface UnnamedImagesParams {
  keys: string[];
}

export interface UnnamedImagesResult {
  key: string;
}

export const unnamedImages = new PreparedQuery<UnnamedImagesParams, UnnamedImagesResult>({"usedParamSet":{"keys":true},"params":[{"name":"keys","required":true,"transform":{"type":"scalar"},"locs":[{"a":33,"b":38}]}],"statement":"select key as \"key!\" from unnest(:keys!::text[]) key where not exists (select from level_two_request r where r.image_key = key)"} as never);

