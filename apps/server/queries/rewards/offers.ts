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
  after_id?: number | null | void;
  from_at: Date;
  player_id: number;
  row_count: number;
  until_at: Date;
}

export interface PointsOfResult {
  amount_pya: number | null;
  at: Date;
  id: number;
  key: string;
  name: unknown | null;
  points: number;
  reason: string | null;
  source: PointSource | null;
}

export const pointsOf = new PreparedQuery<PointsOfParams, PointsOfResult>({"usedParamSet":{"after_id":true,"player_id":true,"from_at":true,"until_at":true,"row_count":true},"params":[{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":56,"b":64},{"a":82,"b":90},{"a":180,"b":188},{"a":198,"b":206},{"a":310,"b":318},{"a":328,"b":336},{"a":729,"b":737},{"a":777,"b":785},{"a":1089,"b":1097},{"a":1145,"b":1153},{"a":1476,"b":1484},{"a":1540,"b":1548}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":116,"b":126},{"a":232,"b":242},{"a":362,"b":372},{"a":672,"b":682},{"a":1028,"b":1038},{"a":1371,"b":1381}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":694,"b":702},{"a":1052,"b":1060},{"a":1426,"b":1434}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":713,"b":722},{"a":1073,"b":1082},{"a":1455,"b":1464}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":834,"b":844},{"a":1206,"b":1216},{"a":1609,"b":1619},{"a":1662,"b":1672}]}],"statement":"with last as (\n  select at from point_change where id = :after_id::bigint / 3 and :after_id % 3 = 0 and player_id = :player_id!\n  union all\n  select at from point_claim where id = :after_id / 3 and :after_id % 3 = 1 and player_id = :player_id!\n  union all\n  select created_at from public_adjustment where id = :after_id / 3 and :after_id % 3 = 2 and player_id = :player_id!\n)\nselect x.id as \"id!\", x.key as \"key!\", x.source, x.points as \"points!\", x.amount_pya, x.name, x.reason, x.at as \"at!\"\nfrom (\n  (select id * 3 as id, 'e' || id as key, source, points, null::bigint as amount_pya, null::jsonb as name, null::text as reason, at from point_change\n   where player_id = :player_id! and at >= :from_at! and at < :until_at! and (:after_id is null or (at, id * 3) < (select at, :after_id from last))\n   order by at desc, id desc limit :row_count!)\n  union all\n  (select c.id * 3 + 1, 'c' || c.id, null, -c.points, c.amount_pya, o.name, null, c.at from point_claim c join point_offer o on o.id = c.offer_id\n   where c.player_id = :player_id! and c.at >= :from_at! and c.at < :until_at! and (:after_id is null or (c.at, c.id * 3 + 1) < (select at, :after_id from last))\n   order by c.at desc, c.id desc limit :row_count!)\n  union all\n  (select a.id * 3 + 2, 'a' || a.id, null, a.amount_pya, null, null, a.reason, a.created_at from public_adjustment a\n   where a.player_id = :player_id! and a.purse = 'points' and a.created_at >= :from_at! and a.created_at < :until_at!\n     and (:after_id is null or (a.created_at, a.id * 3 + 2) < (select at, :after_id from last))\n   order by a.created_at desc, a.id desc limit :row_count!)\n) x\norder by x.at desc, x.id desc limit :row_count!"} as never);

