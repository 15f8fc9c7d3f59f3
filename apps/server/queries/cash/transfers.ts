/** Types and statements of src/cash/transfers.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { TransferDirection } from '#queries/unions.ts';

export interface InsertTransferParams {
  amount_pya: number;
  direction: TransferDirection;
  forfeited_pya: number;
  game_after_pya: number;
  main_after_pya: number;
  player_id: number;
  reference_id: string;
  turnover_dropped_pya: number;
}

export type InsertTransferResult = void;

export const insertTransfer = new PreparedQuery<InsertTransferParams, InsertTransferResult>({"usedParamSet":{"reference_id":true,"player_id":true,"direction":true,"amount_pya":true,"main_after_pya":true,"game_after_pya":true,"turnover_dropped_pya":true,"forfeited_pya":true},"params":[{"name":"reference_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":147,"b":160}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":163,"b":173}]},{"name":"direction","required":true,"transform":{"type":"scalar"},"locs":[{"a":176,"b":186}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":189,"b":200}]},{"name":"main_after_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":203,"b":218}]},{"name":"game_after_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":221,"b":236}]},{"name":"turnover_dropped_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":239,"b":260}]},{"name":"forfeited_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":263,"b":277}]}],"statement":"insert into transfer (reference_id, player_id, direction, amount_pya, main_after_pya, game_after_pya, turnover_dropped_pya, forfeited_pya)\nvalues (:reference_id!, :player_id!, :direction!, :amount_pya!, :main_after_pya!, :game_after_pya!, :turnover_dropped_pya!, :forfeited_pya!)"} as never);

export interface PromotedMoneyParams {
  player_id: number;
  turnover_pya: number;
}

export interface PromotedMoneyResult {
  bonus_pya: number;
  code: string | null;
  own_pya: number;
}

export const promotedMoney = new PreparedQuery<PromotedMoneyParams, PromotedMoneyResult>({"usedParamSet":{"player_id":true,"turnover_pya":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":343,"b":353}]},{"name":"turnover_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":463,"b":476}]}],"statement":"with promoted as (\n  select c.id, c.credited_pya, c.bonus_pya, c.old_balance_pya, f.code,\n    sum(c.turnover_pya) over (order by c.decided_at desc, c.id desc) - c.turnover_pya as newer_pya,\n    row_number() over (order by c.decided_at desc, c.id desc) as newest\n  from cash_in c join promotion f on f.id = c.promotion_id\n  where c.player_id = :player_id! and c.state = 'approved' and c.turnover_pya > 0\n), unplayed as (\n  select * from promoted where newer_pya < :turnover_pya!::bigint\n)\nselect coalesce(sum(credited_pya), 0)::bigint\n    + greatest(coalesce((select old_balance_pya from unplayed order by newest desc limit 1), 0), 0) as \"own_pya!\",\n  coalesce(sum(bonus_pya), 0)::bigint as \"bonus_pya!\", (select code from promoted where newest = 1) as \"code?\"\nfrom unplayed"} as never);

export interface MoneyWaitingParams {
  player_id: number;
}

export interface MoneyWaitingResult {
  waiting_pya: number;
}

export const moneyWaiting = new PreparedQuery<MoneyWaitingParams, MoneyWaitingResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":26,"b":36}]}],"statement":"select money_at_providers(:player_id!) as \"waiting_pya!\""} as never);

export interface ListTransfersOfParams {
  after_id?: number | null | void;
  direction: TransferDirection;
  from_at: Date;
  player_id: number;
  row_count: number;
  until_at: Date;
}

export interface ListTransfersOfResult {
  amount_pya: number;
  created_at: Date;
  game_after_pya: number;
  id: number;
  main_after_pya: number;
  reference_id: string;
}

export const listTransfersOf = new PreparedQuery<ListTransfersOfParams, ListTransfersOfResult>({"usedParamSet":{"player_id":true,"direction":true,"from_at":true,"until_at":true,"after_id":true,"row_count":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":112,"b":122}]},{"name":"direction","required":true,"transform":{"type":"scalar"},"locs":[{"a":140,"b":150}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":170,"b":178}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":197,"b":206}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":215,"b":223},{"a":249,"b":257}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":283,"b":293}]}],"statement":"select id, reference_id, amount_pya, main_after_pya, game_after_pya, created_at\nfrom transfer\nwhere player_id = :player_id! and direction = :direction! and created_at >= :from_at! and created_at < :until_at!\n  and (:after_id::bigint is null or id < :after_id)\norder by id desc limit :row_count!"} as never);

