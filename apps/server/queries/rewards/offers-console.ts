/** Types and statements of src/rewards/offers-console.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface AllOffersParams {
  offer_id?: number | null | void;
}

export interface AllOffersResult {
  amount_pya: number;
  claimed_count: number;
  id: number;
  image: string | null;
  is_open: boolean;
  name: unknown;
  points: number;
  position: number;
  shown_from: Date | null;
  shown_until: Date | null;
}

export const allOffers = new PreparedQuery<AllOffersParams, AllOffersResult>({"usedParamSet":{"offer_id":true},"params":[{"name":"offer_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":214,"b":222},{"a":250,"b":258}]}],"statement":"select o.id, o.name, o.points, o.amount_pya, o.image, o.position, o.is_open, o.shown_from, o.shown_until,\n  (select count(*) from point_claim c where c.offer_id = o.id) as \"claimed_count!\"\nfrom point_offer o\nwhere :offer_id::bigint is null or o.id = :offer_id order by o.position, o.id"} as never);

export interface LockOfferParams {
  offer_id: number;
}

export interface LockOfferResult {
  amount_pya: number;
  id: number;
  image: string | null;
  is_open: boolean;
  name: unknown;
  points: number;
  shown_from: Date | null;
  shown_until: Date | null;
}

export const lockOffer = new PreparedQuery<LockOfferParams, LockOfferResult>({"usedParamSet":{"offer_id":true},"params":[{"name":"offer_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":105,"b":114}]}],"statement":"select id, name, points, amount_pya, is_open, shown_from, shown_until, image from point_offer where id = :offer_id! for update"} as never);

export interface FindOfferParams {
  offer_id: number;
}

export interface FindOfferResult {
  amount_pya: number;
  image: string | null;
  is_open: boolean;
  name: unknown;
  points: number;
  shown_from: Date | null;
  shown_until: Date | null;
}

export const findOffer = new PreparedQuery<FindOfferParams, FindOfferResult>({"usedParamSet":{"offer_id":true},"params":[{"name":"offer_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":110}]}],"statement":"select name, points, amount_pya, image, is_open, shown_from, shown_until from point_offer where id = :offer_id!"} as never);

export interface InsertOfferParams {
  amount_pya: number;
  name: unknown;
  points: number;
  shown_from?: Date | null | void;
  shown_until?: Date | null | void;
}

export interface InsertOfferResult {
  id: number;
}

export const insertOffer = new PreparedQuery<InsertOfferParams, InsertOfferResult>({"usedParamSet":{"name":true,"points":true,"amount_pya":true,"shown_from":true,"shown_until":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":93,"b":98}]},{"name":"points","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":108}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":111,"b":122}]},{"name":"shown_from","required":false,"transform":{"type":"scalar"},"locs":[{"a":125,"b":135}]},{"name":"shown_until","required":false,"transform":{"type":"scalar"},"locs":[{"a":151,"b":162}]}],"statement":"insert into point_offer (name, points, amount_pya, shown_from, shown_until, position)\nselect :name!, :points!, :amount_pya!, :shown_from::timestamptz, :shown_until::timestamptz, coalesce(max(position) + 1, 0) from point_offer\nreturning id"} as never);

export interface UpdateOfferParams {
  amount_pya: number;
  is_open: boolean;
  name: unknown;
  offer_id: number;
  points: number;
  shown_from?: Date | null | void;
  shown_until?: Date | null | void;
}

export type UpdateOfferResult = void;

export const updateOffer = new PreparedQuery<UpdateOfferParams, UpdateOfferResult>({"usedParamSet":{"name":true,"points":true,"amount_pya":true,"is_open":true,"shown_from":true,"shown_until":true,"offer_id":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":30,"b":35}]},{"name":"points","required":true,"transform":{"type":"scalar"},"locs":[{"a":47,"b":54}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":70,"b":81}]},{"name":"is_open","required":true,"transform":{"type":"scalar"},"locs":[{"a":94,"b":102},{"a":181,"b":189}]},{"name":"shown_from","required":false,"transform":{"type":"scalar"},"locs":[{"a":118,"b":128}]},{"name":"shown_until","required":false,"transform":{"type":"scalar"},"locs":[{"a":147,"b":158}]},{"name":"offer_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":219,"b":228}]}],"statement":"update point_offer set name = :name!, points = :points!, amount_pya = :amount_pya!, is_open = :is_open!, shown_from = :shown_from,\n  shown_until = :shown_until, deed_id = case when :is_open! then deed_id end\nwhere id = :offer_id!"} as never);

export interface OpenOfferParams {
  amount_pya: number;
  deed_id: number;
  image?: string | null | void;
  name: unknown;
  offer_id: number;
  points: number;
  shown_from?: Date | null | void;
  shown_until?: Date | null | void;
}

export type OpenOfferResult = void;

export const openOffer = new PreparedQuery<OpenOfferParams, OpenOfferResult>({"usedParamSet":{"name":true,"image":true,"points":true,"amount_pya":true,"shown_from":true,"shown_until":true,"deed_id":true,"offer_id":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":30,"b":35}]},{"name":"image","required":false,"transform":{"type":"scalar"},"locs":[{"a":46,"b":51}]},{"name":"points","required":true,"transform":{"type":"scalar"},"locs":[{"a":63,"b":70}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":97}]},{"name":"shown_from","required":false,"transform":{"type":"scalar"},"locs":[{"a":113,"b":123}]},{"name":"shown_until","required":false,"transform":{"type":"scalar"},"locs":[{"a":140,"b":151}]},{"name":"deed_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":182,"b":190}]},{"name":"offer_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":203,"b":212}]}],"statement":"update point_offer set name = :name!, image = :image, points = :points!, amount_pya = :amount_pya!, shown_from = :shown_from, shown_until = :shown_until, is_open = true,\n  deed_id = :deed_id!\nwhere id = :offer_id!"} as never);

export interface IsOfferShownByDeedParams {
  image: string;
  offer_id: number;
}

export interface IsOfferShownByDeedResult {
  is_shown: boolean;
}

export const isOfferShownByDeed = new PreparedQuery<IsOfferShownByDeedParams, IsOfferShownByDeedResult>({"usedParamSet":{"offer_id":true,"image":true},"params":[{"name":"offer_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":110}]},{"name":"image","required":true,"transform":{"type":"scalar"},"locs":[{"a":143,"b":149}]}],"statement":"select exists (\n  select from public_deed where kind = 'point_offer' and subject = 'point_offer:' || :offer_id!::bigint and data ->> 'image' = :image!\n) as \"is_shown!\""} as never);

export interface SetOfferImageParams {
  image: string;
  offer_id: number;
}

export type SetOfferImageResult = void;

export const setOfferImage = new PreparedQuery<SetOfferImageParams, SetOfferImageResult>({"usedParamSet":{"image":true,"offer_id":true},"params":[{"name":"image","required":true,"transform":{"type":"scalar"},"locs":[{"a":31,"b":37}]},{"name":"offer_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":50,"b":59}]}],"statement":"update point_offer set image = :image! where id = :offer_id!"} as never);

export type LockOffersParams = void;

export interface LockOffersResult {
  id: number;
}

export const lockOffers = new PreparedQuery<LockOffersParams, LockOffersResult>({"usedParamSet":{},"params":[],"statement":"select id from point_offer order by id for update"} as never);

export interface OrderOffersParams {
  ids: number[];
}

export type OrderOffersResult = void;

export const orderOffers = new PreparedQuery<OrderOffersParams, OrderOffersResult>({"usedParamSet":{"ids":true},"params":[{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":227,"b":231}]}],"statement":"update point_offer o set position = x.place\nfrom (\n  select p.id, (row_number() over (order by a.nth nulls last, p.position, p.id) - 1)::integer as place\n  from point_offer p\n  left join (select id, min(nth) as nth from unnest(:ids!::bigint[]) with ordinality as u(id, nth) group by id) a on a.id = p.id\n) x\nwhere o.id = x.id"} as never);

