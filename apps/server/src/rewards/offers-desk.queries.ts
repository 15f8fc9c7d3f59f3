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
  changed_by: string;
  claimed_count: number;
  id: number;
  image: string | null;
  is_open: boolean;
  name: unknown;
  opened_by: string | null;
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

const allOffersIR: any = {"usedParamSet":{"offer_id":true},"params":[{"name":"offer_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":350,"b":358},{"a":386,"b":394}]}],"statement":"select o.id, o.name, o.points, o.amount_pya, o.image, o.position, o.is_open, o.shown_from, o.shown_until, b.username as changed_by,\n  s.username as \"opened_by?\", (select count(*) from point_claim c where c.offer_id = o.id) as \"claimed_count!\"\nfrom point_offer o join operator b on b.id = o.changed_by left join operator s on s.id = o.opened_by\nwhere :offer_id::bigint is null or o.id = :offer_id order by o.position, o.id"};

/**
 * Query generated from SQL:
 * ```
 * select o.id, o.name, o.points, o.amount_pya, o.image, o.position, o.is_open, o.shown_from, o.shown_until, b.username as changed_by,
 *   s.username as "opened_by?", (select count(*) from point_claim c where c.offer_id = o.id) as "claimed_count!"
 * from point_offer o join operator b on b.id = o.changed_by left join operator s on s.id = o.opened_by
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
  changed_by: number;
  id: number;
  image: string | null;
  is_open: boolean;
  name: unknown;
  opened_by: number | null;
  points: number;
  shown_from: Date | null;
  shown_until: Date | null;
}

/** 'LockOffer' query type */
export interface LockOfferQuery {
  params: LockOfferParams;
  result: LockOfferResult;
}

const lockOfferIR: any = {"usedParamSet":{"offer_id":true},"params":[{"name":"offer_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":128,"b":137}]}],"statement":"select id, name, points, amount_pya, is_open, shown_from, shown_until, changed_by, opened_by, image from point_offer where id = :offer_id! for update"};

/**
 * Query generated from SQL:
 * ```
 * select id, name, points, amount_pya, is_open, shown_from, shown_until, changed_by, opened_by, image from point_offer where id = :offer_id! for update
 * ```
 */
export const lockOffer = new PreparedQuery<LockOfferParams,LockOfferResult>(lockOfferIR);


/** 'InsertOffer' parameters type */
export interface InsertOfferParams {
  amount_pya: number;
  name: unknown;
  operator_id: number;
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

const insertOfferIR: any = {"usedParamSet":{"name":true,"points":true,"amount_pya":true,"shown_from":true,"shown_until":true,"operator_id":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":105,"b":110}]},{"name":"points","required":true,"transform":{"type":"scalar"},"locs":[{"a":113,"b":120}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":123,"b":134}]},{"name":"shown_from","required":false,"transform":{"type":"scalar"},"locs":[{"a":137,"b":147}]},{"name":"shown_until","required":false,"transform":{"type":"scalar"},"locs":[{"a":163,"b":174}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":190,"b":202}]}],"statement":"insert into point_offer (name, points, amount_pya, shown_from, shown_until, changed_by, position)\nselect :name!, :points!, :amount_pya!, :shown_from::timestamptz, :shown_until::timestamptz, :operator_id!, coalesce(max(position) + 1, 0) from point_offer\nreturning id"};

/**
 * Query generated from SQL:
 * ```
 * insert into point_offer (name, points, amount_pya, shown_from, shown_until, changed_by, position)
 * select :name!, :points!, :amount_pya!, :shown_from::timestamptz, :shown_until::timestamptz, :operator_id!, coalesce(max(position) + 1, 0) from point_offer
 * returning id
 * ```
 */
export const insertOffer = new PreparedQuery<InsertOfferParams,InsertOfferResult>(insertOfferIR);


/** 'UpdateOffer' parameters type */
export interface UpdateOfferParams {
  amount_pya: number;
  changed_by: number;
  is_open: boolean;
  name: unknown;
  offer_id: number;
  opened_by?: number | null | void;
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

const updateOfferIR: any = {"usedParamSet":{"name":true,"points":true,"amount_pya":true,"is_open":true,"shown_from":true,"shown_until":true,"changed_by":true,"opened_by":true,"offer_id":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":30,"b":35}]},{"name":"points","required":true,"transform":{"type":"scalar"},"locs":[{"a":47,"b":54}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":70,"b":81}]},{"name":"is_open","required":true,"transform":{"type":"scalar"},"locs":[{"a":94,"b":102}]},{"name":"shown_from","required":false,"transform":{"type":"scalar"},"locs":[{"a":118,"b":128}]},{"name":"shown_until","required":false,"transform":{"type":"scalar"},"locs":[{"a":147,"b":158}]},{"name":"changed_by","required":true,"transform":{"type":"scalar"},"locs":[{"a":174,"b":185}]},{"name":"opened_by","required":false,"transform":{"type":"scalar"},"locs":[{"a":200,"b":209}]},{"name":"offer_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":222,"b":231}]}],"statement":"update point_offer set name = :name!, points = :points!, amount_pya = :amount_pya!, is_open = :is_open!, shown_from = :shown_from,\n  shown_until = :shown_until, changed_by = :changed_by!, opened_by = :opened_by\nwhere id = :offer_id!"};

/**
 * Query generated from SQL:
 * ```
 * update point_offer set name = :name!, points = :points!, amount_pya = :amount_pya!, is_open = :is_open!, shown_from = :shown_from,
 *   shown_until = :shown_until, changed_by = :changed_by!, opened_by = :opened_by
 * where id = :offer_id!
 * ```
 */
export const updateOffer = new PreparedQuery<UpdateOfferParams,UpdateOfferResult>(updateOfferIR);


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


