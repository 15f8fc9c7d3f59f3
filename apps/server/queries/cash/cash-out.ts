/** Types and statements of src/cash/cash-out.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { CashOutState } from '#queries/unions.ts';

export interface FindCashOutFactsParams {
  method_id: number;
  player_id: number;
}

export interface FindCashOutFactsResult {
  asked_today_pya: number;
  cash_out_open: boolean;
  code: string;
  method_id: number | null;
  out_max_pya: number;
  out_min_pya: number;
}

export const findCashOutFacts = new PreparedQuery<FindCashOutFactsParams, FindCashOutFactsResult>({"usedParamSet":{"player_id":true,"method_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":172,"b":182}]},{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":361,"b":371}]}],"statement":"select m.id as \"method_id?\", m.code, m.cash_out_open, m.out_min_pya, m.out_max_pya,\n  (select coalesce(sum(c.amount_pya), 0)::bigint from cash_out c\n   where c.player_id = :player_id! and c.state <> 'rejected' and c.created_at >= yangon_instant(today, '00:00')) as \"asked_today_pya!\"\nfrom yangon_day(product_now()) as today left join payment_method m on m.id = :method_id!"} as never);

export interface InsertCashOutParams {
  account_name: string;
  account_number: string;
  amount_pya: number;
  is_name_same: boolean;
  lvl_2_name?: string | null | void;
  method_id: number;
  needs_second: boolean;
  new_balance_pya: number;
  old_balance_pya: number;
  player_id: number;
}

export interface InsertCashOutResult {
  id: number;
}

export const insertCashOut = new PreparedQuery<InsertCashOutParams, InsertCashOutResult>({"usedParamSet":{"player_id":true,"method_id":true,"amount_pya":true,"account_name":true,"account_number":true,"lvl_2_name":true,"is_name_same":true,"needs_second":true,"old_balance_pya":true,"new_balance_pya":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":170,"b":180}]},{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":183,"b":193}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":196,"b":207}]},{"name":"account_name","required":true,"transform":{"type":"scalar"},"locs":[{"a":210,"b":223}]},{"name":"account_number","required":true,"transform":{"type":"scalar"},"locs":[{"a":226,"b":241}]},{"name":"lvl_2_name","required":false,"transform":{"type":"scalar"},"locs":[{"a":244,"b":254}]},{"name":"is_name_same","required":true,"transform":{"type":"scalar"},"locs":[{"a":257,"b":270}]},{"name":"needs_second","required":true,"transform":{"type":"scalar"},"locs":[{"a":273,"b":286}]},{"name":"old_balance_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":291,"b":307}]},{"name":"new_balance_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":310,"b":326}]}],"statement":"insert into cash_out (player_id, method_id, amount_pya, account_name, account_number, lvl_2_name, is_name_same, needs_second,\n  old_balance_pya, new_balance_pya)\nvalues (:player_id!, :method_id!, :amount_pya!, :account_name!, :account_number!, :lvl_2_name, :is_name_same!, :needs_second!,\n  :old_balance_pya!, :new_balance_pya!)\nreturning id"} as never);

export interface ListCashOutsOfParams {
  after_id?: number | null | void;
  cash_out_id?: number | null | void;
  from_at?: Date | null | void;
  player_id: number;
  row_count: number;
  until_at?: Date | null | void;
}

export interface ListCashOutsOfResult {
  account_name: string;
  account_number: string;
  amount_pya: number;
  created_at: Date;
  id: number;
  logo: string | null;
  method_id: number;
  method_name: string;
  new_balance_pya: number;
  old_balance_pya: number;
  payout_reference: string | null;
  reason: string | null;
  state: CashOutState;
}

export const listCashOutsOf = new PreparedQuery<ListCashOutsOfParams, ListCashOutsOfResult>({"usedParamSet":{"player_id":true,"cash_out_id":true,"from_at":true,"until_at":true,"after_id":true,"row_count":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":283,"b":293}]},{"name":"cash_out_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":300,"b":311},{"a":339,"b":350}]},{"name":"from_at","required":false,"transform":{"type":"scalar"},"locs":[{"a":360,"b":367},{"a":409,"b":416}]},{"name":"until_at","required":false,"transform":{"type":"scalar"},"locs":[{"a":424,"b":432},{"a":473,"b":481}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":491,"b":499},{"a":527,"b":535}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":563,"b":573}]}],"statement":"select c.id, c.amount_pya, c.old_balance_pya, c.new_balance_pya, c.state, c.reason, c.account_name, c.account_number, c.payout_reference,\n  c.created_at, m.id as method_id, m.name as method_name, m.logo\nfrom cash_out c join payment_method m on m.id = c.method_id\nwhere c.player_id = :player_id! and (:cash_out_id::bigint is null or c.id = :cash_out_id)\n  and (:from_at::timestamptz is null or c.created_at >= :from_at) and (:until_at::timestamptz is null or c.created_at < :until_at)\n  and (:after_id::bigint is null or c.id < :after_id)\norder by c.id desc limit :row_count!"} as never);

export interface LockDayParams {
  player_id: number;
}

export interface LockDayResult {
  id: number;
}

export const lockDay = new PreparedQuery<LockDayParams, LockDayResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":42,"b":52}]}],"statement":"select id from cash_out\nwhere player_id = :player_id! and state = 'pending' and not needs_second and created_at >= yangon_instant(yangon_day(product_now()), '00:00')\norder by id for update"} as never);

export interface MarkForSecondParams {
  cash_out_ids: number[];
}

export type MarkForSecondResult = void;

export const markForSecond = new PreparedQuery<MarkForSecondParams, MarkForSecondResult>({"usedParamSet":{"cash_out_ids":true},"params":[{"name":"cash_out_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":60,"b":73}]}],"statement":"update cash_out c set needs_second = true\nwhere c.id = any (:cash_out_ids!::bigint[]) and not exists (select from public_standing_claim k where k.subject = 'cash_out:' || c.id)"} as never);

