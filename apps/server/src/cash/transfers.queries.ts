/** Types generated for queries found in "src/cash/transfers.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'InsertTransfer' parameters type */
export interface InsertTransferParams {
  amount_pya: number;
  direction: string;
  game_after_pya: number;
  main_after_pya: number;
  player_id: number;
  reference_id: string;
  turnover_dropped_pya: number;
}

/** 'InsertTransfer' return type */
export type InsertTransferResult = void;

/** 'InsertTransfer' query type */
export interface InsertTransferQuery {
  params: InsertTransferParams;
  result: InsertTransferResult;
}

const insertTransferIR: any = {"usedParamSet":{"reference_id":true,"player_id":true,"direction":true,"amount_pya":true,"main_after_pya":true,"game_after_pya":true,"turnover_dropped_pya":true},"params":[{"name":"reference_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":132,"b":145}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":148,"b":158}]},{"name":"direction","required":true,"transform":{"type":"scalar"},"locs":[{"a":161,"b":171}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":174,"b":185}]},{"name":"main_after_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":188,"b":203}]},{"name":"game_after_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":206,"b":221}]},{"name":"turnover_dropped_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":224,"b":245}]}],"statement":"insert into transfer (reference_id, player_id, direction, amount_pya, main_after_pya, game_after_pya, turnover_dropped_pya)\nvalues (:reference_id!, :player_id!, :direction!, :amount_pya!, :main_after_pya!, :game_after_pya!, :turnover_dropped_pya!)"};

/**
 * Query generated from SQL:
 * ```
 * insert into transfer (reference_id, player_id, direction, amount_pya, main_after_pya, game_after_pya, turnover_dropped_pya)
 * values (:reference_id!, :player_id!, :direction!, :amount_pya!, :main_after_pya!, :game_after_pya!, :turnover_dropped_pya!)
 * ```
 */
export const insertTransfer = new PreparedQuery<InsertTransferParams,InsertTransferResult>(insertTransferIR);


/** 'MoneyWaiting' parameters type */
export interface MoneyWaitingParams {
  player_id: number;
}

/** 'MoneyWaiting' return type */
export interface MoneyWaitingResult {
  waiting_pya: number;
}

/** 'MoneyWaiting' query type */
export interface MoneyWaitingQuery {
  params: MoneyWaitingParams;
  result: MoneyWaitingResult;
}

const moneyWaitingIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":26,"b":36}]}],"statement":"select money_at_providers(:player_id!) as \"waiting_pya!\""};

/**
 * Query generated from SQL:
 * ```
 * select money_at_providers(:player_id!) as "waiting_pya!"
 * ```
 */
export const moneyWaiting = new PreparedQuery<MoneyWaitingParams,MoneyWaitingResult>(moneyWaitingIR);


/** 'ListTransfersOf' parameters type */
export interface ListTransfersOfParams {
  direction: string;
  from_at: Date;
  player_id: number;
  row_count: number;
  skipped: number;
  until_at: Date;
}

/** 'ListTransfersOf' return type */
export interface ListTransfersOfResult {
  amount_pya: number;
  created_at: Date;
  game_after_pya: number;
  id: number;
  main_after_pya: number;
  reference_id: string;
  total_count: number;
}

/** 'ListTransfersOf' query type */
export interface ListTransfersOfQuery {
  params: ListTransfersOfParams;
  result: ListTransfersOfResult;
}

const listTransfersOfIR: any = {"usedParamSet":{"player_id":true,"direction":true,"from_at":true,"until_at":true,"row_count":true,"skipped":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":148,"b":158}]},{"name":"direction","required":true,"transform":{"type":"scalar"},"locs":[{"a":176,"b":186}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":206,"b":214}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":233,"b":242}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":267,"b":277}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":286,"b":294}]}],"statement":"select id, reference_id, amount_pya, main_after_pya, game_after_pya, created_at, count(*) over () as \"total_count!\"\nfrom transfer\nwhere player_id = :player_id! and direction = :direction! and created_at >= :from_at! and created_at < :until_at!\norder by id desc limit :row_count! offset :skipped!"};

/**
 * Query generated from SQL:
 * ```
 * select id, reference_id, amount_pya, main_after_pya, game_after_pya, created_at, count(*) over () as "total_count!"
 * from transfer
 * where player_id = :player_id! and direction = :direction! and created_at >= :from_at! and created_at < :until_at!
 * order by id desc limit :row_count! offset :skipped!
 * ```
 */
export const listTransfersOf = new PreparedQuery<ListTransfersOfParams,ListTransfersOfResult>(listTransfersOfIR);


