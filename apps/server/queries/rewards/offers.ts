/** Types and statements of src/rewards/offers.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { PointSource } from '#queries/unions.ts';

export type OpenOffersParams = void;

export interface OpenOffersResult {
  amount_pya: number;
  id: number;
  image: string | null;
  name: unknown;
  points: number;
}

export const openOffers = new PreparedQuery<OpenOffersParams, OpenOffersResult>({"usedParamSet":{},"params":[],"statement":"select id, name, points, amount_pya, image from point_offer\nwhere is_open and (shown_from is null or shown_from <= product_now()) and (shown_until is null or shown_until > product_now())\norder by position, id"} as never);

export interface HoldOfferParams {
  offer_id: number;
}

export interface HoldOfferResult {
  amount_pya: number;
  id: number;
  points: number;
}

export const holdOffer = new PreparedQuery<HoldOfferParams, HoldOfferResult>({"usedParamSet":{"offer_id":true},"params":[{"name":"offer_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":67}]}],"statement":"select id, points, amount_pya from point_offer\nwhere id = :offer_id! and is_open and (shown_from is null or shown_from <= product_now()) and (shown_until is null or shown_until > product_now())\nfor share"} as never);

export interface InsertPointClaimParams {
  amount_pya: number;
  main_after_pya: number;
  offer_id: number;
  player_id: number;
  points: number;
  points_after: number;
}

export interface InsertPointClaimResult {
  id: number;
}

export const insertPointClaim = new PreparedQuery<InsertPointClaimParams, InsertPointClaimResult>({"usedParamSet":{"player_id":true,"offer_id":true,"points":true,"amount_pya":true,"points_after":true,"main_after_pya":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":104,"b":114}]},{"name":"offer_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":117,"b":126}]},{"name":"points","required":true,"transform":{"type":"scalar"},"locs":[{"a":129,"b":136}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":139,"b":150}]},{"name":"points_after","required":true,"transform":{"type":"scalar"},"locs":[{"a":153,"b":166}]},{"name":"main_after_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":169,"b":184}]}],"statement":"insert into point_claim (player_id, offer_id, points, amount_pya, points_after, main_after_pya)\nvalues (:player_id!, :offer_id!, :points!, :amount_pya!, :points_after!, :main_after_pya!) returning id"} as never);

export interface PointsOfParams {
  from_at: Date;
  player_id: number;
  row_count: number;
  skipped: number;
  until_at: Date;
}

export interface PointsOfResult {
  amount_pya: number | null;
  at: Date;
  key: string;
  name: unknown | null;
  points: number;
  source: PointSource | null;
  total_count: number;
}

export const pointsOf = new PreparedQuery<PointsOfParams, PointsOfResult>({"usedParamSet":{"player_id":true,"from_at":true,"until_at":true,"row_count":true,"skipped":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":269,"b":279},{"a":480,"b":490}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":291,"b":299},{"a":504,"b":512}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":310,"b":319},{"a":525,"b":534}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":577,"b":587}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":596,"b":604}]}],"statement":"select x.key as \"key!\", x.source, x.points as \"points!\", x.amount_pya, x.name, x.at as \"at!\", count(*) over () as \"total_count!\"\nfrom (\n  select 'e' || id as key, source, points, null::bigint as amount_pya, null::jsonb as name, at from point_change\n  where player_id = :player_id! and at >= :from_at! and at < :until_at!\n  union all\n  select 'c' || c.id, null, -c.points, c.amount_pya, o.name, c.at from point_claim c join point_offer o on o.id = c.offer_id\n  where c.player_id = :player_id! and c.at >= :from_at! and c.at < :until_at!\n) x\norder by x.at desc, x.key desc limit :row_count! offset :skipped!"} as never);

