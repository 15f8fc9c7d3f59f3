/** Types generated for queries found in "src/cash/promotions.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'FindPromotion' parameters type */
export interface FindPromotionParams {
  code?: string | null | void;
  promotion_id?: number | null | void;
}

/** 'FindPromotion' return type */
export interface FindPromotionResult {
  bonus_basis_points: number;
  code: string;
  id: number;
  level: number;
  turnover_hundredths: number;
}

/** 'FindPromotion' query type */
export interface FindPromotionQuery {
  params: FindPromotionParams;
  result: FindPromotionResult;
}

const findPromotionIR: any = {"usedParamSet":{"code":true,"promotion_id":true},"params":[{"name":"code","required":false,"transform":{"type":"scalar"},"locs":[{"a":105,"b":109}]},{"name":"promotion_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":125,"b":137}]}],"statement":"select id, code, bonus_basis_points, turnover_hundredths, level from promotion\nwhere is_open and (code = :code::text or id = :promotion_id::bigint)"};

/**
 * Query generated from SQL:
 * ```
 * select id, code, bonus_basis_points, turnover_hundredths, level from promotion
 * where is_open and (code = :code::text or id = :promotion_id::bigint)
 * ```
 */
export const findPromotion = new PreparedQuery<FindPromotionParams,FindPromotionResult>(findPromotionIR);


/** 'ListOpenPromotions' parameters type */
export interface ListOpenPromotionsParams {
  player_id: number;
}

/** 'ListOpenPromotions' return type */
export interface ListOpenPromotionsResult {
  bonus_basis_points: number;
  code: string;
  id: number;
  image: string | null;
  is_used_today: boolean;
  level: number;
  rule: string;
  title: string;
  turnover_hundredths: number;
}

/** 'ListOpenPromotions' query type */
export interface ListOpenPromotionsQuery {
  params: ListOpenPromotionsParams;
  result: ListOpenPromotionsResult;
}

const listOpenPromotionsIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":162,"b":172}]}],"statement":"select f.id, f.title, f.bonus_basis_points, f.code, f.turnover_hundredths, f.level, f.rule, f.image,\n  exists (\n    select from cash_in c\n    where c.player_id = :player_id! and c.promotion_id = f.id and c.state in ('pending', 'approved')\n      and yangon_day(c.created_at) = yangon_day(product_now())\n  ) as \"is_used_today!\"\nfrom promotion f where f.is_open order by f.position, f.id"};

/**
 * Query generated from SQL:
 * ```
 * select f.id, f.title, f.bonus_basis_points, f.code, f.turnover_hundredths, f.level, f.rule, f.image,
 *   exists (
 *     select from cash_in c
 *     where c.player_id = :player_id! and c.promotion_id = f.id and c.state in ('pending', 'approved')
 *       and yangon_day(c.created_at) = yangon_day(product_now())
 *   ) as "is_used_today!"
 * from promotion f where f.is_open order by f.position, f.id
 * ```
 */
export const listOpenPromotions = new PreparedQuery<ListOpenPromotionsParams,ListOpenPromotionsResult>(listOpenPromotionsIR);


/** 'ListPromotions' parameters type */
export interface ListPromotionsParams {
  promotion_id?: number | null | void;
}

/** 'ListPromotions' return type */
export interface ListPromotionsResult {
  bonus_basis_points: number;
  changed_by: string;
  code: string;
  id: number;
  image: string | null;
  is_open: boolean;
  level: number;
  opened_by: string | null;
  position: number;
  rule: string;
  title: string;
  turnover_hundredths: number;
  used_count: number;
}

/** 'ListPromotions' query type */
export interface ListPromotionsQuery {
  params: ListPromotionsParams;
  result: ListPromotionsResult;
}

const listPromotionsIR: any = {"usedParamSet":{"promotion_id":true},"params":[{"name":"promotion_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":390,"b":402},{"a":430,"b":442}]}],"statement":"select f.id, f.title, f.bonus_basis_points, f.code, f.turnover_hundredths, f.level, f.rule, f.image, f.position, f.is_open,\n  b.username as changed_by, s.username as \"opened_by?\",\n  (select count(*) from cash_in c where c.promotion_id = f.id and c.state = 'approved') as \"used_count!\"\nfrom promotion f join operator b on b.id = f.changed_by left join operator s on s.id = f.opened_by\nwhere :promotion_id::bigint is null or f.id = :promotion_id order by f.position, f.id"};

/**
 * Query generated from SQL:
 * ```
 * select f.id, f.title, f.bonus_basis_points, f.code, f.turnover_hundredths, f.level, f.rule, f.image, f.position, f.is_open,
 *   b.username as changed_by, s.username as "opened_by?",
 *   (select count(*) from cash_in c where c.promotion_id = f.id and c.state = 'approved') as "used_count!"
 * from promotion f join operator b on b.id = f.changed_by left join operator s on s.id = f.opened_by
 * where :promotion_id::bigint is null or f.id = :promotion_id order by f.position, f.id
 * ```
 */
export const listPromotions = new PreparedQuery<ListPromotionsParams,ListPromotionsResult>(listPromotionsIR);


/** 'LockPromotion' parameters type */
export interface LockPromotionParams {
  promotion_id: number;
}

/** 'LockPromotion' return type */
export interface LockPromotionResult {
  bonus_basis_points: number;
  changed_by: number;
  id: number;
  image: string | null;
  is_open: boolean;
  level: number;
  opened_by: number | null;
  turnover_hundredths: number;
}

/** 'LockPromotion' query type */
export interface LockPromotionQuery {
  params: LockPromotionParams;
  result: LockPromotionResult;
}

const lockPromotionIR: any = {"usedParamSet":{"promotion_id":true},"params":[{"name":"promotion_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":123,"b":136}]}],"statement":"select id, bonus_basis_points, turnover_hundredths, level, image, is_open, changed_by, opened_by from promotion where id = :promotion_id! for update"};

/**
 * Query generated from SQL:
 * ```
 * select id, bonus_basis_points, turnover_hundredths, level, image, is_open, changed_by, opened_by from promotion where id = :promotion_id! for update
 * ```
 */
export const lockPromotion = new PreparedQuery<LockPromotionParams,LockPromotionResult>(lockPromotionIR);


/** 'InsertPromotion' parameters type */
export interface InsertPromotionParams {
  bonus_basis_points: number;
  code: string;
  image?: string | null | void;
  level: number;
  operator_id: number;
  position: number;
  rule: string;
  title: string;
  turnover_hundredths: number;
}

/** 'InsertPromotion' return type */
export interface InsertPromotionResult {
  id: number;
}

/** 'InsertPromotion' query type */
export interface InsertPromotionQuery {
  params: InsertPromotionParams;
  result: InsertPromotionResult;
}

const insertPromotionIR: any = {"usedParamSet":{"title":true,"code":true,"bonus_basis_points":true,"turnover_hundredths":true,"level":true,"rule":true,"image":true,"position":true,"operator_id":true},"params":[{"name":"title","required":true,"transform":{"type":"scalar"},"locs":[{"a":127,"b":133}]},{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":136,"b":141}]},{"name":"bonus_basis_points","required":true,"transform":{"type":"scalar"},"locs":[{"a":144,"b":163}]},{"name":"turnover_hundredths","required":true,"transform":{"type":"scalar"},"locs":[{"a":166,"b":186}]},{"name":"level","required":true,"transform":{"type":"scalar"},"locs":[{"a":189,"b":195}]},{"name":"rule","required":true,"transform":{"type":"scalar"},"locs":[{"a":198,"b":203}]},{"name":"image","required":false,"transform":{"type":"scalar"},"locs":[{"a":206,"b":211}]},{"name":"position","required":true,"transform":{"type":"scalar"},"locs":[{"a":214,"b":223}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":226,"b":238}]}],"statement":"insert into promotion (title, code, bonus_basis_points, turnover_hundredths, level, rule, image, position, changed_by)\nvalues (:title!, :code!, :bonus_basis_points!, :turnover_hundredths!, :level!, :rule!, :image, :position!, :operator_id!)\non conflict (code) do nothing returning id"};

/**
 * Query generated from SQL:
 * ```
 * insert into promotion (title, code, bonus_basis_points, turnover_hundredths, level, rule, image, position, changed_by)
 * values (:title!, :code!, :bonus_basis_points!, :turnover_hundredths!, :level!, :rule!, :image, :position!, :operator_id!)
 * on conflict (code) do nothing returning id
 * ```
 */
export const insertPromotion = new PreparedQuery<InsertPromotionParams,InsertPromotionResult>(insertPromotionIR);


/** 'SetImage' parameters type */
export interface SetImageParams {
  image: string;
  promotion_id: number;
}

/** 'SetImage' return type */
export type SetImageResult = void;

/** 'SetImage' query type */
export interface SetImageQuery {
  params: SetImageParams;
  result: SetImageResult;
}

const setImageIR: any = {"usedParamSet":{"image":true,"promotion_id":true},"params":[{"name":"image","required":true,"transform":{"type":"scalar"},"locs":[{"a":29,"b":35}]},{"name":"promotion_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":48,"b":61}]}],"statement":"update promotion set image = :image! where id = :promotion_id!"};

/**
 * Query generated from SQL:
 * ```
 * update promotion set image = :image! where id = :promotion_id!
 * ```
 */
export const setImage = new PreparedQuery<SetImageParams,SetImageResult>(setImageIR);


/** 'UpdatePromotion' parameters type */
export interface UpdatePromotionParams {
  bonus_basis_points: number;
  changed_by: number;
  image?: string | null | void;
  is_open: boolean;
  level: number;
  opened_by?: number | null | void;
  position: number;
  promotion_id: number;
  rule: string;
  title: string;
  turnover_hundredths: number;
}

/** 'UpdatePromotion' return type */
export type UpdatePromotionResult = void;

/** 'UpdatePromotion' query type */
export interface UpdatePromotionQuery {
  params: UpdatePromotionParams;
  result: UpdatePromotionResult;
}

const updatePromotionIR: any = {"usedParamSet":{"title":true,"bonus_basis_points":true,"turnover_hundredths":true,"level":true,"rule":true,"image":true,"position":true,"is_open":true,"changed_by":true,"opened_by":true,"promotion_id":true},"params":[{"name":"title","required":true,"transform":{"type":"scalar"},"locs":[{"a":29,"b":35}]},{"name":"bonus_basis_points","required":true,"transform":{"type":"scalar"},"locs":[{"a":59,"b":78}]},{"name":"turnover_hundredths","required":true,"transform":{"type":"scalar"},"locs":[{"a":103,"b":123}]},{"name":"level","required":true,"transform":{"type":"scalar"},"locs":[{"a":134,"b":140}]},{"name":"rule","required":true,"transform":{"type":"scalar"},"locs":[{"a":152,"b":157}]},{"name":"image","required":false,"transform":{"type":"scalar"},"locs":[{"a":168,"b":173}]},{"name":"position","required":true,"transform":{"type":"scalar"},"locs":[{"a":187,"b":196}]},{"name":"is_open","required":true,"transform":{"type":"scalar"},"locs":[{"a":209,"b":217}]},{"name":"changed_by","required":true,"transform":{"type":"scalar"},"locs":[{"a":233,"b":244}]},{"name":"opened_by","required":false,"transform":{"type":"scalar"},"locs":[{"a":259,"b":268}]},{"name":"promotion_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":281,"b":294}]}],"statement":"update promotion set title = :title!, bonus_basis_points = :bonus_basis_points!, turnover_hundredths = :turnover_hundredths!, level = :level!,\n  rule = :rule!, image = :image, position = :position!, is_open = :is_open!, changed_by = :changed_by!, opened_by = :opened_by\nwhere id = :promotion_id!"};

/**
 * Query generated from SQL:
 * ```
 * update promotion set title = :title!, bonus_basis_points = :bonus_basis_points!, turnover_hundredths = :turnover_hundredths!, level = :level!,
 *   rule = :rule!, image = :image, position = :position!, is_open = :is_open!, changed_by = :changed_by!, opened_by = :opened_by
 * where id = :promotion_id!
 * ```
 */
export const updatePromotion = new PreparedQuery<UpdatePromotionParams,UpdatePromotionResult>(updatePromotionIR);


