/** Types generated for queries found in "src/rewards/offers-desk.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type numberArray = (number)[];

/** 'AllOffers' parameters type */
export interface AllOffersParams {
  offer_id?: number | null | void;
}

/** 'AllOffers' return type */
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

/** 'AllOffers' query type */
export interface AllOffersQuery {
  params: AllOffersParams;
  result: AllOffersResult;
}

const allOffersIR: any = {"usedParamSet":{"offer_id":true},"params":[{"name":"offer_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":214,"b":222},{"a":250,"b":258}]}],"statement":"select o.id, o.name, o.points, o.amount_pya, o.image, o.position, o.is_open, o.shown_from, o.shown_until,\n  (select count(*) from point_claim c where c.offer_id = o.id) as \"claimed_count!\"\nfrom point_offer o\nwhere :offer_id::bigint is null or o.id = :offer_id order by o.position, o.id"};

/**
 * Query generated from SQL:
 * ```
 * select o.id, o.name, o.points, o.amount_pya, o.image, o.position, o.is_open, o.shown_from, o.shown_until,
 *   (select count(*) from point_claim c where c.offer_id = o.id) as "claimed_count!"
 * from point_offer o
 * where :offer_id::bigint is null or o.id = :offer_id order by o.position, o.id
 * ```
 */
export const allOffers = new PreparedQuery<AllOffersParams,AllOffersResult>(allOffersIR);


/** 'LockOffer' parameters type */
export interface LockOfferParams {
  offer_id: number;
}

/** 'LockOffer' return type */
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

/** 'LockOffer' query type */
export interface LockOfferQuery {
  params: LockOfferParams;
  result: LockOfferResult;
}

const lockOfferIR: any = {"usedParamSet":{"offer_id":true},"params":[{"name":"offer_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":105,"b":114}]}],"statement":"select id, name, points, amount_pya, is_open, shown_from, shown_until, image from point_offer where id = :offer_id! for update"};

/**
 * Query generated from SQL:
 * ```
 * select id, name, points, amount_pya, is_open, shown_from, shown_until, image from point_offer where id = :offer_id! for update
 * ```
 */
export const lockOffer = new PreparedQuery<LockOfferParams,LockOfferResult>(lockOfferIR);


/** 'FindOffer' parameters type */
export interface FindOfferParams {
  offer_id: number;
}

/** 'FindOffer' return type */
export interface FindOfferResult {
  amount_pya: number;
  is_open: boolean;
  name: unknown;
  points: number;
  shown_from: Date | null;
  shown_until: Date | null;
}

/** 'FindOffer' query type */
export interface FindOfferQuery {
  params: FindOfferParams;
  result: FindOfferResult;
}

const findOfferIR: any = {"usedParamSet":{"offer_id":true},"params":[{"name":"offer_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":94,"b":103}]}],"statement":"select name, points, amount_pya, is_open, shown_from, shown_until from point_offer where id = :offer_id!"};

/**
 * Query generated from SQL:
 * ```
 * select name, points, amount_pya, is_open, shown_from, shown_until from point_offer where id = :offer_id!
 * ```
 */
export const findOffer = new PreparedQuery<FindOfferParams,FindOfferResult>(findOfferIR);


/** 'InsertOffer' parameters type */
export interface InsertOfferParams {
  amount_pya: number;
  name: unknown;
  points: number;
  shown_from?: Date | null | void;
  shown_until?: Date | null | void;
}

/** 'InsertOffer' return type */
export interface InsertOfferResult {
  id: number;
}

/** 'InsertOffer' query type */
export interface InsertOfferQuery {
  params: InsertOfferParams;
  result: InsertOfferResult;
}

const insertOfferIR: any = {"usedParamSet":{"name":true,"points":true,"amount_pya":true,"shown_from":true,"shown_until":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":93,"b":98}]},{"name":"points","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":108}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":111,"b":122}]},{"name":"shown_from","required":false,"transform":{"type":"scalar"},"locs":[{"a":125,"b":135}]},{"name":"shown_until","required":false,"transform":{"type":"scalar"},"locs":[{"a":151,"b":162}]}],"statement":"insert into point_offer (name, points, amount_pya, shown_from, shown_until, position)\nselect :name!, :points!, :amount_pya!, :shown_from::timestamptz, :shown_until::timestamptz, coalesce(max(position) + 1, 0) from point_offer\nreturning id"};

/**
 * Query generated from SQL:
 * ```
 * insert into point_offer (name, points, amount_pya, shown_from, shown_until, position)
 * select :name!, :points!, :amount_pya!, :shown_from::timestamptz, :shown_until::timestamptz, coalesce(max(position) + 1, 0) from point_offer
 * returning id
 * ```
 */
export const insertOffer = new PreparedQuery<InsertOfferParams,InsertOfferResult>(insertOfferIR);


/** 'UpdateOffer' parameters type */
export interface UpdateOfferParams {
  amount_pya: number;
  is_open: boolean;
  name: unknown;
  offer_id: number;
  points: number;
  shown_from?: Date | null | void;
  shown_until?: Date | null | void;
}

/** 'UpdateOffer' return type */
export type UpdateOfferResult = void;

/** 'UpdateOffer' query type */
export interface UpdateOfferQuery {
  params: UpdateOfferParams;
  result: UpdateOfferResult;
}

const updateOfferIR: any = {"usedParamSet":{"name":true,"points":true,"amount_pya":true,"is_open":true,"shown_from":true,"shown_until":true,"offer_id":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":30,"b":35}]},{"name":"points","required":true,"transform":{"type":"scalar"},"locs":[{"a":47,"b":54}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":70,"b":81}]},{"name":"is_open","required":true,"transform":{"type":"scalar"},"locs":[{"a":94,"b":102},{"a":181,"b":189}]},{"name":"shown_from","required":false,"transform":{"type":"scalar"},"locs":[{"a":118,"b":128}]},{"name":"shown_until","required":false,"transform":{"type":"scalar"},"locs":[{"a":147,"b":158}]},{"name":"offer_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":219,"b":228}]}],"statement":"update point_offer set name = :name!, points = :points!, amount_pya = :amount_pya!, is_open = :is_open!, shown_from = :shown_from,\n  shown_until = :shown_until, deed_id = case when :is_open! then deed_id end\nwhere id = :offer_id!"};

/**
 * Query generated from SQL:
 * ```
 * update point_offer set name = :name!, points = :points!, amount_pya = :amount_pya!, is_open = :is_open!, shown_from = :shown_from,
 *   shown_until = :shown_until, deed_id = case when :is_open! then deed_id end
 * where id = :offer_id!
 * ```
 */
export const updateOffer = new PreparedQuery<UpdateOfferParams,UpdateOfferResult>(updateOfferIR);


/** 'OpenOffer' parameters type */
export interface OpenOfferParams {
  amount_pya: number;
  deed_id: number;
  offer_id: number;
  points: number;
}

/** 'OpenOffer' return type */
export type OpenOfferResult = void;

/** 'OpenOffer' query type */
export interface OpenOfferQuery {
  params: OpenOfferParams;
  result: OpenOfferResult;
}

const openOfferIR: any = {"usedParamSet":{"points":true,"amount_pya":true,"deed_id":true,"offer_id":true},"params":[{"name":"points","required":true,"transform":{"type":"scalar"},"locs":[{"a":32,"b":39}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":55,"b":66}]},{"name":"deed_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":95,"b":103}]},{"name":"offer_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":116,"b":125}]}],"statement":"update point_offer set points = :points!, amount_pya = :amount_pya!, is_open = true, deed_id = :deed_id! where id = :offer_id!"};

/**
 * Query generated from SQL:
 * ```
 * update point_offer set points = :points!, amount_pya = :amount_pya!, is_open = true, deed_id = :deed_id! where id = :offer_id!
 * ```
 */
export const openOffer = new PreparedQuery<OpenOfferParams,OpenOfferResult>(openOfferIR);


/** 'SetOfferImage' parameters type */
export interface SetOfferImageParams {
  image: string;
  offer_id: number;
}

/** 'SetOfferImage' return type */
export type SetOfferImageResult = void;

/** 'SetOfferImage' query type */
export interface SetOfferImageQuery {
  params: SetOfferImageParams;
  result: SetOfferImageResult;
}

const setOfferImageIR: any = {"usedParamSet":{"image":true,"offer_id":true},"params":[{"name":"image","required":true,"transform":{"type":"scalar"},"locs":[{"a":31,"b":37}]},{"name":"offer_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":50,"b":59}]}],"statement":"update point_offer set image = :image! where id = :offer_id!"};

/**
 * Query generated from SQL:
 * ```
 * update point_offer set image = :image! where id = :offer_id!
 * ```
 */
export const setOfferImage = new PreparedQuery<SetOfferImageParams,SetOfferImageResult>(setOfferImageIR);


/** 'LockOffers' parameters type */
export type LockOffersParams = void;

/** 'LockOffers' return type */
export interface LockOffersResult {
  id: number;
}

/** 'LockOffers' query type */
export interface LockOffersQuery {
  params: LockOffersParams;
  result: LockOffersResult;
}

const lockOffersIR: any = {"usedParamSet":{},"params":[],"statement":"select id from point_offer order by id for update"};

/**
 * Query generated from SQL:
 * ```
 * select id from point_offer order by id for update
 * ```
 */
export const lockOffers = new PreparedQuery<LockOffersParams,LockOffersResult>(lockOffersIR);


/** 'OrderOffers' parameters type */
export interface OrderOffersParams {
  ids: numberArray;
}

/** 'OrderOffers' return type */
export type OrderOffersResult = void;

/** 'OrderOffers' query type */
export interface OrderOffersQuery {
  params: OrderOffersParams;
  result: OrderOffersResult;
}

const orderOffersIR: any = {"usedParamSet":{"ids":true},"params":[{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":227,"b":231}]}],"statement":"update point_offer o set position = x.place\nfrom (\n  select p.id, (row_number() over (order by a.nth nulls last, p.position, p.id) - 1)::integer as place\n  from point_offer p\n  left join (select id, min(nth) as nth from unnest(:ids!::bigint[]) with ordinality as u(id, nth) group by id) a on a.id = p.id\n) x\nwhere o.id = x.id"};

/**
 * Query generated from SQL:
 * ```
 * update point_offer o set position = x.place
 * from (
 *   select p.id, (row_number() over (order by a.nth nulls last, p.position, p.id) - 1)::integer as place
 *   from point_offer p
 *   left join (select id, min(nth) as nth from unnest(:ids!::bigint[]) with ordinality as u(id, nth) group by id) a on a.id = p.id
 * ) x
 * where o.id = x.id
 * ```
 */
export const orderOffers = new PreparedQuery<OrderOffersParams,OrderOffersResult>(orderOffersIR);


