/** Types and statements of src/cash/cash-in.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { CashInState } from '#queries/unions.ts';

export interface FindCashInFactsParams {
  is_card: boolean;
  method_id: number;
  player_id: number;
}

export interface FindCashInFactsResult {
  account_numbers: string[];
  birthday: string | null;
  closed_numbers: string[];
  fee_percent: number | null;
  is_blocked: boolean;
  is_excluded: boolean;
  is_level_2: boolean;
  is_open: boolean | null;
  maximum_pya: number | null;
  method_id: number | null;
  minimum_pya: number | null;
  today: string;
}

export const findCashInFacts = new PreparedQuery<FindCashInFactsParams, FindCashInFactsResult>({"usedParamSet":{"method_id":true,"is_card":true,"player_id":true},"params":[{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":666,"b":676}]},{"name":"is_card","required":true,"transform":{"type":"scalar"},"locs":[{"a":710,"b":718}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":733,"b":743}]}],"statement":"select p.birthday, p.blocked_at is not null as \"is_blocked!\", coalesce(p.excluded_until > product_now(), false) as \"is_excluded!\",\n  p.lvl_2_state = 'approved' as \"is_level_2!\",\n  yangon_day(product_now()) as \"today!\", m.id as \"method_id?\", m.cash_in_open as \"is_open?\", m.in_min_pya as \"minimum_pya?\", m.in_max_pya as \"maximum_pya?\",\n  m.fee_percent as \"fee_percent?\",\n  array(select a.account_number from payment_account a where a.method_id = m.id and a.is_open) as \"account_numbers!\",\n  array(select a.account_number from payment_account a where a.method_id = m.id and not a.is_open) as \"closed_numbers!\"\nfrom public_player p left join payment_method m on m.id = :method_id! and (m.kind = 'mobile_topup') = :is_card!\nwhere p.id = :player_id!"} as never);

export interface QueueForLimitsParams {
  player_id: number;
}

export interface QueueForLimitsResult {
  held: number;
}

export const queueForLimits = new PreparedQuery<QueueForLimitsParams, QueueForLimitsResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":42,"b":52}]}],"statement":"select 1 as \"held!\" from queue_for_limits(:player_id!::bigint)"} as never);

export interface ReadCashInLeftParams {
  player_id: number;
}

export interface ReadCashInLeftResult {
  left_pya: number | null;
}

export const readCashInLeft = new PreparedQuery<ReadCashInLeftParams, ReadCashInLeftResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":59,"b":69}]}],"statement":"select cash_in_left_pya as \"left_pya?\" from play_allowance(:player_id!::bigint)"} as never);

export interface ReadLeftOfRequestParams {
  cash_in_id: number;
}

export interface ReadLeftOfRequestResult {
  left_pya: number | null;
}

export const readLeftOfRequest = new PreparedQuery<ReadLeftOfRequestParams, ReadLeftOfRequestResult>({"usedParamSet":{"cash_in_id":true},"params":[{"name":"cash_in_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":90,"b":101}]}],"statement":"select cash_in_allowance_at(player_id, created_at) as \"left_pya?\" from cash_in where id = :cash_in_id!"} as never);

export interface InsertCashInParams {
  account_name?: string | null | void;
  amount_pya: number;
  bonus_basis_points?: number | null | void;
  expires_hours: number;
  fee_percent: number;
  holder_phone?: string | null | void;
  method_id: number;
  player_id: number;
  promotion_id?: number | null | void;
  transaction_id?: string | null | void;
  turnover_hundredths?: number | null | void;
  voucher_code?: string | null | void;
}

export interface InsertCashInResult {
  id: number;
}

export const insertCashIn = new PreparedQuery<InsertCashInParams, InsertCashInResult>({"usedParamSet":{"player_id":true,"method_id":true,"amount_pya":true,"account_name":true,"transaction_id":true,"holder_phone":true,"voucher_code":true,"fee_percent":true,"promotion_id":true,"bonus_basis_points":true,"turnover_hundredths":true,"expires_hours":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":227,"b":237},{"a":535,"b":545}]},{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":240,"b":250},{"a":473,"b":483}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":253,"b":264},{"a":504,"b":515}]},{"name":"account_name","required":false,"transform":{"type":"scalar"},"locs":[{"a":267,"b":279}]},{"name":"transaction_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":282,"b":296}]},{"name":"holder_phone","required":false,"transform":{"type":"scalar"},"locs":[{"a":299,"b":311}]},{"name":"voucher_code","required":false,"transform":{"type":"scalar"},"locs":[{"a":314,"b":326}]},{"name":"fee_percent","required":true,"transform":{"type":"scalar"},"locs":[{"a":329,"b":341}]},{"name":"promotion_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":346,"b":358}]},{"name":"bonus_basis_points","required":false,"transform":{"type":"scalar"},"locs":[{"a":361,"b":379}]},{"name":"turnover_hundredths","required":false,"transform":{"type":"scalar"},"locs":[{"a":382,"b":401}]},{"name":"expires_hours","required":true,"transform":{"type":"scalar"},"locs":[{"a":600,"b":614}]}],"statement":"insert into cash_in (player_id, method_id, amount_pya, account_name, transaction_id, holder_phone, voucher_code, fee_percent,\n  promotion_id, bonus_basis_points, turnover_hundredths, exact_since, created_at, expires_at)\nselect :player_id!, :method_id!, :amount_pya!, :account_name, :transaction_id, :holder_phone, :voucher_code, :fee_percent!,\n  :promotion_id, :bonus_basis_points, :turnover_hundredths,\n  (select h.given_at from cash_in_exact_amount h where h.method_id = :method_id! and h.amount_pya = :amount_pya! and h.player_id = :player_id! and h.until > at),\n  at, at + make_interval(hours => :expires_hours!)\nfrom product_now() as at\non conflict (player_id) where state = 'pending' do nothing\nreturning id"} as never);

export interface ListCashInsOfParams {
  after_id?: number | null | void;
  cash_in_id?: number | null | void;
  from_at?: Date | null | void;
  player_id: number;
  row_count: number;
  until_at?: Date | null | void;
}

export interface ListCashInsOfResult {
  account_name: string | null;
  amount_pya: number;
  bonus_basis_points: number | null;
  correction: string | null;
  counted_pya: number;
  created_at: Date;
  holder_phone: string | null;
  id: number;
  logo: string | null;
  method_id: number;
  method_name: string;
  new_balance_pya: number | null;
  old_balance_pya: number | null;
  reason: string | null;
  state: CashInState;
  transaction_id: string | null;
  voucher_code: string | null;
}

export const listCashInsOf = new PreparedQuery<ListCashInsOfParams, ListCashInsOfResult>({"usedParamSet":{"player_id":true,"cash_in_id":true,"from_at":true,"until_at":true,"after_id":true,"row_count":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":347,"b":357}]},{"name":"cash_in_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":364,"b":374},{"a":402,"b":412}]},{"name":"from_at","required":false,"transform":{"type":"scalar"},"locs":[{"a":422,"b":429},{"a":471,"b":478}]},{"name":"until_at","required":false,"transform":{"type":"scalar"},"locs":[{"a":486,"b":494},{"a":535,"b":543}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":553,"b":561},{"a":589,"b":597}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":625,"b":635}]}],"statement":"select c.id, c.amount_pya, c.counted_pya, c.correction, c.old_balance_pya, c.new_balance_pya, c.state, c.reason, c.account_name, c.transaction_id, c.holder_phone,\n  c.voucher_code, c.bonus_basis_points, c.created_at,\n  m.id as method_id, m.name as method_name, m.logo\nfrom cash_in c join payment_method m on m.id = c.method_id\nwhere c.player_id = :player_id! and (:cash_in_id::bigint is null or c.id = :cash_in_id)\n  and (:from_at::timestamptz is null or c.created_at >= :from_at) and (:until_at::timestamptz is null or c.created_at < :until_at)\n  and (:after_id::bigint is null or c.id < :after_id)\norder by c.id desc limit :row_count!"} as never);

