/** Types generated for queries found in "src/rewards/offers.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'OpenOffers' parameters type */
export type OpenOffersParams = void;

/** 'OpenOffers' return type */
export interface OpenOffersResult {
  amount_pya: number;
  id: number;
  image: string | null;
  name: unknown;
  points: number;
}

/** 'OpenOffers' query type */
export interface OpenOffersQuery {
  params: OpenOffersParams;
  result: OpenOffersResult;
}

const openOffersIR: any = {"usedParamSet":{},"params":[],"statement":"select id, name, points, amount_pya, image from point_offer\nwhere is_open and (shown_from is null or shown_from <= product_now()) and (shown_until is null or shown_until > product_now())\norder by position, id"};

/**
 * Query generated from SQL:
 * ```
 * select id, name, points, amount_pya, image from point_offer
 * where is_open and (shown_from is null or shown_from <= product_now()) and (shown_until is null or shown_until > product_now())
 * order by position, id
 * ```
 */
export const openOffers = new PreparedQuery<OpenOffersParams,OpenOffersResult>(openOffersIR);


/** 'HoldOffer' parameters type */
export interface HoldOfferParams {
  offer_id: number;
}

/** 'HoldOffer' return type */
export interface HoldOfferResult {
  amount_pya: number;
  id: number;
  points: number;
}

/** 'HoldOffer' query type */
export interface HoldOfferQuery {
  params: HoldOfferParams;
  result: HoldOfferResult;
}

const holdOfferIR: any = {"usedParamSet":{"offer_id":true},"params":[{"name":"offer_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":67}]}],"statement":"select id, points, amount_pya from point_offer\nwhere id = :offer_id! and is_open and (shown_from is null or shown_from <= product_now()) and (shown_until is null or shown_until > product_now())\nfor share"};

/**
 * Query generated from SQL:
 * ```
 * select id, points, amount_pya from point_offer
 * where id = :offer_id! and is_open and (shown_from is null or shown_from <= product_now()) and (shown_until is null or shown_until > product_now())
 * for share
 * ```
 */
export const holdOffer = new PreparedQuery<HoldOfferParams,HoldOfferResult>(holdOfferIR);


/** 'InsertPointClaim' parameters type */
export interface InsertPointClaimParams {
  amount_pya: number;
  main_after_pya: number;
  offer_id: number;
  player_id: number;
  points: number;
  points_after: number;
}

/** 'InsertPointClaim' return type */
export interface InsertPointClaimResult {
  id: number;
}

/** 'InsertPointClaim' query type */
export interface InsertPointClaimQuery {
  params: InsertPointClaimParams;
  result: InsertPointClaimResult;
}

const insertPointClaimIR: any = {"usedParamSet":{"player_id":true,"offer_id":true,"points":true,"amount_pya":true,"points_after":true,"main_after_pya":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":104,"b":114}]},{"name":"offer_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":117,"b":126}]},{"name":"points","required":true,"transform":{"type":"scalar"},"locs":[{"a":129,"b":136}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":139,"b":150}]},{"name":"points_after","required":true,"transform":{"type":"scalar"},"locs":[{"a":153,"b":166}]},{"name":"main_after_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":169,"b":184}]}],"statement":"insert into point_claim (player_id, offer_id, points, amount_pya, points_after, main_after_pya)\nvalues (:player_id!, :offer_id!, :points!, :amount_pya!, :points_after!, :main_after_pya!) returning id"};

/**
 * Query generated from SQL:
 * ```
 * insert into point_claim (player_id, offer_id, points, amount_pya, points_after, main_after_pya)
 * values (:player_id!, :offer_id!, :points!, :amount_pya!, :points_after!, :main_after_pya!) returning id
 * ```
 */
export const insertPointClaim = new PreparedQuery<InsertPointClaimParams,InsertPointClaimResult>(insertPointClaimIR);


/** 'PointsOf' parameters type */
export interface PointsOfParams {
  from_at: Date;
  player_id: number;
  row_count: number;
  skipped: number;
  until_at: Date;
}

/** 'PointsOf' return type */
export interface PointsOfResult {
  amount_pya: number | null;
  at: Date;
  key: string;
  kind: string;
  name: unknown | null;
  points: number;
  total_count: number;
}

/** 'PointsOf' query type */
export interface PointsOfQuery {
  params: PointsOfParams;
  result: PointsOfResult;
}

const pointsOfIR: any = {"usedParamSet":{"player_id":true,"from_at":true,"until_at":true,"row_count":true,"skipped":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":286,"b":296},{"a":502,"b":512}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":308,"b":316},{"a":526,"b":534}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":327,"b":336},{"a":547,"b":556}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":599,"b":609}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":618,"b":626}]}],"statement":"select x.key as \"key!\", x.kind as \"kind!\", x.points as \"points!\", x.amount_pya, x.name, x.at as \"at!\", count(*) over () as \"total_count!\"\nfrom (\n  select 'e' || id as key, source as kind, points, null::bigint as amount_pya, null::jsonb as name, at from point_change\n  where player_id = :player_id! and at >= :from_at! and at < :until_at!\n  union all\n  select 'c' || c.id, 'claimed', -c.points, c.amount_pya, o.name, c.at from point_claim c join point_offer o on o.id = c.offer_id\n  where c.player_id = :player_id! and c.at >= :from_at! and c.at < :until_at!\n) x\norder by x.at desc, x.key desc limit :row_count! offset :skipped!"};

/**
 * Query generated from SQL:
 * ```
 * select x.key as "key!", x.kind as "kind!", x.points as "points!", x.amount_pya, x.name, x.at as "at!", count(*) over () as "total_count!"
 * from (
 *   select 'e' || id as key, source as kind, points, null::bigint as amount_pya, null::jsonb as name, at from point_change
 *   where player_id = :player_id! and at >= :from_at! and at < :until_at!
 *   union all
 *   select 'c' || c.id, 'claimed', -c.points, c.amount_pya, o.name, c.at from point_claim c join point_offer o on o.id = c.offer_id
 *   where c.player_id = :player_id! and c.at >= :from_at! and c.at < :until_at!
 * ) x
 * order by x.at desc, x.key desc limit :row_count! offset :skipped!
 * ```
 */
export const pointsOf = new PreparedQuery<PointsOfParams,PointsOfResult>(pointsOfIR);


