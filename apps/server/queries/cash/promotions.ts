/** Types and statements of src/cash/promotions.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface FindPromotionParams {
  code?: string | null | void;
  promotion_id?: number | null | void;
}

export interface FindPromotionResult {
  bonus_basis_points: number;
  code: string;
  id: number;
  level: number;
  turnover_hundredths: number;
}

export const findPromotion = new PreparedQuery<FindPromotionParams, FindPromotionResult>({"usedParamSet":{"code":true,"promotion_id":true},"params":[{"name":"code","required":false,"transform":{"type":"scalar"},"locs":[{"a":105,"b":109}]},{"name":"promotion_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":125,"b":137}]}],"statement":"select id, code, bonus_basis_points, turnover_hundredths, level from promotion\nwhere is_open and (code = :code::text or id = :promotion_id::bigint)"} as never);

export interface ListOpenPromotionsParams {
  player_id: number;
}

export interface ListOpenPromotionsResult {
  bonus_basis_points: number;
  code: string;
  id: number;
  image: string | null;
  is_used_today: boolean;
  level: number;
  rule: unknown;
  title: unknown;
  turnover_hundredths: number;
}

export const listOpenPromotions = new PreparedQuery<ListOpenPromotionsParams, ListOpenPromotionsResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":162,"b":172}]}],"statement":"select f.id, f.title, f.bonus_basis_points, f.code, f.turnover_hundredths, f.level, f.rule, f.image,\n  exists (\n    select from cash_in c\n    where c.player_id = :player_id! and c.promotion_id = f.id and c.state in ('pending', 'approved')\n      and yangon_day(c.created_at) = yangon_day(product_now())\n  ) as \"is_used_today!\"\nfrom promotion f where f.is_open order by f.position, f.id"} as never);

export interface ListPromotionsParams {
  promotion_id?: number | null | void;
}

export interface ListPromotionsResult {
  bonus_basis_points: number;
  code: string;
  id: number;
  image: string | null;
  is_open: boolean;
  level: number;
  position: number;
  rule: unknown;
  title: unknown;
  turnover_hundredths: number;
  used_count: number;
}

export const listPromotions = new PreparedQuery<ListPromotionsParams, ListPromotionsResult>({"usedParamSet":{"promotion_id":true},"params":[{"name":"promotion_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":252,"b":264},{"a":292,"b":304}]}],"statement":"select f.id, f.title, f.bonus_basis_points, f.code, f.turnover_hundredths, f.level, f.rule, f.image, f.position, f.is_open,\n  (select count(*) from cash_in c where c.promotion_id = f.id and c.state = 'approved') as \"used_count!\"\nfrom promotion f\nwhere :promotion_id::bigint is null or f.id = :promotion_id order by f.position, f.id"} as never);

export interface LockPromotionParams {
  promotion_id: number;
}

export interface LockPromotionResult {
  id: number;
}

export const lockPromotion = new PreparedQuery<LockPromotionParams, LockPromotionResult>({"usedParamSet":{"promotion_id":true},"params":[{"name":"promotion_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":36,"b":49}]}],"statement":"select id from promotion where id = :promotion_id! for update"} as never);

export interface FindPromiseParams {
  promotion_id: number;
}

export interface FindPromiseResult {
  bonus_basis_points: number;
  code: string;
  deed_id: number | null;
  image: string | null;
  is_open: boolean;
  level: number;
  rule: unknown;
  title: unknown;
  turnover_hundredths: number;
}

export const findPromise = new PreparedQuery<FindPromiseParams, FindPromiseResult>({"usedParamSet":{"promotion_id":true},"params":[{"name":"promotion_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":124,"b":137}]}],"statement":"select title, rule, image, code, bonus_basis_points, turnover_hundredths, level, is_open, deed_id from promotion where id = :promotion_id!"} as never);

export interface IsShownByDeedParams {
  image: string;
  promotion_id: number;
}

export interface IsShownByDeedResult {
  is_shown: boolean;
}

export const isShownByDeed = new PreparedQuery<IsShownByDeedParams, IsShownByDeedResult>({"usedParamSet":{"promotion_id":true,"image":true},"params":[{"name":"promotion_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":97,"b":110}]},{"name":"image","required":true,"transform":{"type":"scalar"},"locs":[{"a":143,"b":149}]}],"statement":"select exists (\n  select from public_deed where kind = 'promotion' and subject = 'promotion:' || :promotion_id!::bigint and data ->> 'image' = :image!\n) as \"is_shown!\""} as never);

export interface InsertPromotionParams {
  bonus_basis_points: number;
  code: string;
  image?: string | null | void;
  level: number;
  position: number;
  rule: unknown;
  title: unknown;
  turnover_hundredths: number;
}

export interface InsertPromotionResult {
  id: number;
}

export const insertPromotion = new PreparedQuery<InsertPromotionParams, InsertPromotionResult>({"usedParamSet":{"title":true,"code":true,"bonus_basis_points":true,"turnover_hundredths":true,"level":true,"rule":true,"image":true,"position":true},"params":[{"name":"title","required":true,"transform":{"type":"scalar"},"locs":[{"a":115,"b":121}]},{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":124,"b":129}]},{"name":"bonus_basis_points","required":true,"transform":{"type":"scalar"},"locs":[{"a":132,"b":151}]},{"name":"turnover_hundredths","required":true,"transform":{"type":"scalar"},"locs":[{"a":154,"b":174}]},{"name":"level","required":true,"transform":{"type":"scalar"},"locs":[{"a":177,"b":183}]},{"name":"rule","required":true,"transform":{"type":"scalar"},"locs":[{"a":186,"b":191}]},{"name":"image","required":false,"transform":{"type":"scalar"},"locs":[{"a":194,"b":199}]},{"name":"position","required":true,"transform":{"type":"scalar"},"locs":[{"a":202,"b":211}]}],"statement":"insert into promotion (title, code, bonus_basis_points, turnover_hundredths, level, rule, image, position)\nvalues (:title!, :code!, :bonus_basis_points!, :turnover_hundredths!, :level!, :rule!, :image, :position!)\non conflict (code) do nothing returning id"} as never);

export interface SetImageParams {
  image: string;
  promotion_id: number;
}

export type SetImageResult = void;

export const setImage = new PreparedQuery<SetImageParams, SetImageResult>({"usedParamSet":{"image":true,"promotion_id":true},"params":[{"name":"image","required":true,"transform":{"type":"scalar"},"locs":[{"a":29,"b":35}]},{"name":"promotion_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":48,"b":61}]}],"statement":"update promotion set image = :image! where id = :promotion_id!"} as never);

export interface UpdatePromotionParams {
  bonus_basis_points: number;
  image?: string | null | void;
  is_open: boolean;
  level: number;
  position: number;
  promotion_id: number;
  rule: unknown;
  title: unknown;
  turnover_hundredths: number;
}

export type UpdatePromotionResult = void;

export const updatePromotion = new PreparedQuery<UpdatePromotionParams, UpdatePromotionResult>({"usedParamSet":{"title":true,"bonus_basis_points":true,"turnover_hundredths":true,"level":true,"rule":true,"image":true,"position":true,"is_open":true,"promotion_id":true},"params":[{"name":"title","required":true,"transform":{"type":"scalar"},"locs":[{"a":29,"b":35}]},{"name":"bonus_basis_points","required":true,"transform":{"type":"scalar"},"locs":[{"a":59,"b":78}]},{"name":"turnover_hundredths","required":true,"transform":{"type":"scalar"},"locs":[{"a":103,"b":123}]},{"name":"level","required":true,"transform":{"type":"scalar"},"locs":[{"a":134,"b":140}]},{"name":"rule","required":true,"transform":{"type":"scalar"},"locs":[{"a":152,"b":157}]},{"name":"image","required":false,"transform":{"type":"scalar"},"locs":[{"a":168,"b":173}]},{"name":"position","required":true,"transform":{"type":"scalar"},"locs":[{"a":187,"b":196}]},{"name":"is_open","required":true,"transform":{"type":"scalar"},"locs":[{"a":209,"b":217},{"a":242,"b":250}]},{"name":"promotion_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":280,"b":293}]}],"statement":"update promotion set title = :title!, bonus_basis_points = :bonus_basis_points!, turnover_hundredths = :turnover_hundredths!, level = :level!,\n  rule = :rule!, image = :image, position = :position!, is_open = :is_open!,\n  deed_id = case when :is_open! then deed_id end\nwhere id = :promotion_id!"} as never);

export interface OpenPromotionParams {
  bonus_basis_points: number;
  deed_id: number;
  image?: string | null | void;
  level: number;
  promotion_id: number;
  rule: unknown;
  title: unknown;
  turnover_hundredths: number;
}

export type OpenPromotionResult = void;

export const openPromotion = new PreparedQuery<OpenPromotionParams, OpenPromotionResult>({"usedParamSet":{"title":true,"rule":true,"image":true,"bonus_basis_points":true,"turnover_hundredths":true,"level":true,"deed_id":true,"promotion_id":true},"params":[{"name":"title","required":true,"transform":{"type":"scalar"},"locs":[{"a":29,"b":35}]},{"name":"rule","required":true,"transform":{"type":"scalar"},"locs":[{"a":45,"b":50}]},{"name":"image","required":false,"transform":{"type":"scalar"},"locs":[{"a":61,"b":66}]},{"name":"bonus_basis_points","required":true,"transform":{"type":"scalar"},"locs":[{"a":90,"b":109}]},{"name":"turnover_hundredths","required":true,"transform":{"type":"scalar"},"locs":[{"a":136,"b":156}]},{"name":"level","required":true,"transform":{"type":"scalar"},"locs":[{"a":167,"b":173}]},{"name":"deed_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":202,"b":210}]},{"name":"promotion_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":223,"b":236}]}],"statement":"update promotion set title = :title!, rule = :rule!, image = :image, bonus_basis_points = :bonus_basis_points!,\n  turnover_hundredths = :turnover_hundredths!, level = :level!, is_open = true, deed_id = :deed_id!\nwhere id = :promotion_id!"} as never);

