/** Types generated for queries found in "src/players/level-two.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'LockLevel' parameters type */
export interface LockLevelParams {
  player_id: number;
}

/** 'LockLevel' return type */
export interface LockLevelResult {
  birthday: string | null;
  lvl_2_state: string;
  name: string;
}

/** 'LockLevel' query type */
export interface LockLevelQuery {
  params: LockLevelParams;
  result: LockLevelResult;
}

const lockLevelIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":68}]}],"statement":"select lvl_2_state, name, birthday from player where id = :player_id! for no key update"};

/**
 * Query generated from SQL:
 * ```
 * select lvl_2_state, name, birthday from player where id = :player_id! for no key update
 * ```
 */
export const lockLevel = new PreparedQuery<LockLevelParams,LockLevelResult>(lockLevelIR);


/** 'InsertRequest' parameters type */
export interface InsertRequestParams {
  image_key: string;
  player_id: number;
}

/** 'InsertRequest' return type */
export interface InsertRequestResult {
  id: number;
}

/** 'InsertRequest' query type */
export interface InsertRequestQuery {
  params: InsertRequestParams;
  result: InsertRequestResult;
}

const insertRequestIR: any = {"usedParamSet":{"player_id":true,"image_key":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":71}]},{"name":"image_key","required":true,"transform":{"type":"scalar"},"locs":[{"a":74,"b":84}]}],"statement":"insert into level_two_request (player_id, image_key) values (:player_id!, :image_key!) returning id"};

/**
 * Query generated from SQL:
 * ```
 * insert into level_two_request (player_id, image_key) values (:player_id!, :image_key!) returning id
 * ```
 */
export const insertRequest = new PreparedQuery<InsertRequestParams,InsertRequestResult>(insertRequestIR);


/** 'SetLevel' parameters type */
export interface SetLevelParams {
  name?: string | null | void;
  player_id: number;
  state: string;
}

/** 'SetLevel' return type */
export type SetLevelResult = void;

/** 'SetLevel' query type */
export interface SetLevelQuery {
  params: SetLevelParams;
  result: SetLevelResult;
}

const setLevelIR: any = {"usedParamSet":{"state":true,"name":true,"player_id":true},"params":[{"name":"state","required":true,"transform":{"type":"scalar"},"locs":[{"a":32,"b":38}]},{"name":"name","required":false,"transform":{"type":"scalar"},"locs":[{"a":63,"b":67}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":93,"b":103}]}],"statement":"update player set lvl_2_state = :state!, lvl_2_name = coalesce(:name, lvl_2_name) where id = :player_id!"};

/**
 * Query generated from SQL:
 * ```
 * update player set lvl_2_state = :state!, lvl_2_name = coalesce(:name, lvl_2_name) where id = :player_id!
 * ```
 */
export const setLevel = new PreparedQuery<SetLevelParams,SetLevelResult>(setLevelIR);


/** 'LevelTwoPage' parameters type */
export interface LevelTwoPageParams {
  player_id?: number | null | void;
  request_id?: number | null | void;
  row_count: number;
  skipped: number;
  state?: string | null | void;
}

/** 'LevelTwoPage' return type */
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
  state: string;
  total_count: number;
}

/** 'LevelTwoPage' query type */
export interface LevelTwoPageQuery {
  params: LevelTwoPageParams;
  result: LevelTwoPageResult;
}

const levelTwoPageIR: any = {"usedParamSet":{"request_id":true,"player_id":true,"state":true,"row_count":true,"skipped":true},"params":[{"name":"request_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":535,"b":545},{"a":573,"b":583}]},{"name":"player_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":591,"b":600},{"a":635,"b":644}]},{"name":"state","required":false,"transform":{"type":"scalar"},"locs":[{"a":652,"b":657},{"a":686,"b":691}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":790,"b":800}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":809,"b":817}]}],"statement":"select r.id, r.state, r.name as \"name?\", r.reason, r.created_at, r.decided_at, p.id as player_id, p.name as player_name, p.phone as player_phone,\n  p.birthday as player_birthday, p.lvl_2_name, o.username as \"decided_by?\",\n  k.claimed_by as \"claimed_by?\", k.claimed_until as \"claimed_until?\",\n  count(*) over () as \"total_count!\"\nfrom level_two_request r\njoin player p on p.id = r.player_id\nleft join public_operator o on o.id = r.decided_by\nleft join standing_claim k on k.subject = 'level_two:' || r.id and r.state = 'pending'\nwhere (:request_id::bigint is null or r.id = :request_id) and (:player_id::bigint is null or r.player_id = :player_id) and (:state::text is null or r.state = :state)\norder by r.state = 'pending' desc, case when r.state = 'pending' then r.id else -r.id end\nlimit :row_count! offset :skipped!"};

/**
 * Query generated from SQL:
 * ```
 * select r.id, r.state, r.name as "name?", r.reason, r.created_at, r.decided_at, p.id as player_id, p.name as player_name, p.phone as player_phone,
 *   p.birthday as player_birthday, p.lvl_2_name, o.username as "decided_by?",
 *   k.claimed_by as "claimed_by?", k.claimed_until as "claimed_until?",
 *   count(*) over () as "total_count!"
 * from level_two_request r
 * join player p on p.id = r.player_id
 * left join public_operator o on o.id = r.decided_by
 * left join standing_claim k on k.subject = 'level_two:' || r.id and r.state = 'pending'
 * where (:request_id::bigint is null or r.id = :request_id) and (:player_id::bigint is null or r.player_id = :player_id) and (:state::text is null or r.state = :state)
 * order by r.state = 'pending' desc, case when r.state = 'pending' then r.id else -r.id end
 * limit :row_count! offset :skipped!
 * ```
 */
export const levelTwoPage = new PreparedQuery<LevelTwoPageParams,LevelTwoPageResult>(levelTwoPageIR);


/** 'ImageKeyOf' parameters type */
export interface ImageKeyOfParams {
  request_id: number;
}

/** 'ImageKeyOf' return type */
export interface ImageKeyOfResult {
  image_key: string;
}

/** 'ImageKeyOf' query type */
export interface ImageKeyOfQuery {
  params: ImageKeyOfParams;
  result: ImageKeyOfResult;
}

const imageKeyOfIR: any = {"usedParamSet":{"request_id":true},"params":[{"name":"request_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":51,"b":62}]}],"statement":"select image_key from level_two_request where id = :request_id!"};

/**
 * Query generated from SQL:
 * ```
 * select image_key from level_two_request where id = :request_id!
 * ```
 */
export const imageKeyOf = new PreparedQuery<ImageKeyOfParams,ImageKeyOfResult>(imageKeyOfIR);


/** 'OwnImageKey' parameters type */
export interface OwnImageKeyParams {
  player_id: number;
}

/** 'OwnImageKey' return type */
export interface OwnImageKeyResult {
  image_key: string;
}

/** 'OwnImageKey' query type */
export interface OwnImageKeyQuery {
  params: OwnImageKeyParams;
  result: OwnImageKeyResult;
}

const ownImageKeyIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":68}]}],"statement":"select image_key from level_two_request where player_id = :player_id! order by id desc limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select image_key from level_two_request where player_id = :player_id! order by id desc limit 1
 * ```
 */
export const ownImageKey = new PreparedQuery<OwnImageKeyParams,OwnImageKeyResult>(ownImageKeyIR);


/** 'LockRequest' parameters type */
export interface LockRequestParams {
  request_id: number;
}

/** 'LockRequest' return type */
export interface LockRequestResult {
  id: number;
  is_open: boolean;
  player_id: number;
}

/** 'LockRequest' query type */
export interface LockRequestQuery {
  params: LockRequestParams;
  result: LockRequestResult;
}

const lockRequestIR: any = {"usedParamSet":{"request_id":true},"params":[{"name":"request_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":88,"b":99}]}],"statement":"select id, player_id, state = 'pending' as \"is_open!\" from level_two_request where id = :request_id! for no key update"};

/**
 * Query generated from SQL:
 * ```
 * select id, player_id, state = 'pending' as "is_open!" from level_two_request where id = :request_id! for no key update
 * ```
 */
export const lockRequest = new PreparedQuery<LockRequestParams,LockRequestResult>(lockRequestIR);


/** 'DecideRequest' parameters type */
export interface DecideRequestParams {
  name?: string | null | void;
  operator_id: number;
  reason?: string | null | void;
  request_id: number;
  state: string;
}

/** 'DecideRequest' return type */
export type DecideRequestResult = void;

/** 'DecideRequest' query type */
export interface DecideRequestQuery {
  params: DecideRequestParams;
  result: DecideRequestResult;
}

const decideRequestIR: any = {"usedParamSet":{"state":true,"name":true,"reason":true,"operator_id":true,"request_id":true},"params":[{"name":"state","required":true,"transform":{"type":"scalar"},"locs":[{"a":37,"b":43}]},{"name":"name","required":false,"transform":{"type":"scalar"},"locs":[{"a":53,"b":57}]},{"name":"reason","required":false,"transform":{"type":"scalar"},"locs":[{"a":69,"b":75}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":91,"b":103}]},{"name":"request_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":144,"b":155}]}],"statement":"update level_two_request set state = :state!, name = :name, reason = :reason, decided_by = :operator_id!, decided_at = product_now()\nwhere id = :request_id! and state = 'pending'"};

/**
 * Query generated from SQL:
 * ```
 * update level_two_request set state = :state!, name = :name, reason = :reason, decided_by = :operator_id!, decided_at = product_now()
 * where id = :request_id! and state = 'pending'
 * ```
 */
export const decideRequest = new PreparedQuery<DecideRequestParams,DecideRequestResult>(decideRequestIR);


