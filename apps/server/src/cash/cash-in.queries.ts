/** Types generated for queries found in "src/cash/cash-in.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'FindCashInFacts' parameters type */
export interface FindCashInFactsParams {
  method_id: number;
  player_id: number;
}

/** 'FindCashInFacts' return type */
export interface FindCashInFactsResult {
  account_numbers: stringArray;
  birthday: string | null;
  is_blocked: boolean;
  is_excluded: boolean;
  is_open: boolean | null;
  maximum_pya: number | null;
  method_id: number | null;
  minimum_pya: number | null;
  today: string;
}

/** 'FindCashInFacts' query type */
export interface FindCashInFactsQuery {
  params: FindCashInFactsParams;
  result: FindCashInFactsResult;
}

const findCashInFactsIR: any = {"usedParamSet":{"method_id":true,"player_id":true},"params":[{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":456,"b":466}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":510,"b":520}]}],"statement":"select p.birthday, p.blocked_at is not null as \"is_blocked!\", coalesce(p.excluded_until > product_now(), false) as \"is_excluded!\",\n  yangon_day(product_now()) as \"today!\", m.id as \"method_id?\", m.cash_in_open as \"is_open?\", m.in_min_pya as \"minimum_pya?\", m.in_max_pya as \"maximum_pya?\",\n  array(select a.account_number from payment_account a where a.method_id = m.id and a.is_open) as \"account_numbers!\"\nfrom player p left join payment_method m on m.id = :method_id! and m.kind <> 'mobile_topup'\nwhere p.id = :player_id!"};

/**
 * Query generated from SQL:
 * ```
 * select p.birthday, p.blocked_at is not null as "is_blocked!", coalesce(p.excluded_until > product_now(), false) as "is_excluded!",
 *   yangon_day(product_now()) as "today!", m.id as "method_id?", m.cash_in_open as "is_open?", m.in_min_pya as "minimum_pya?", m.in_max_pya as "maximum_pya?",
 *   array(select a.account_number from payment_account a where a.method_id = m.id and a.is_open) as "account_numbers!"
 * from player p left join payment_method m on m.id = :method_id! and m.kind <> 'mobile_topup'
 * where p.id = :player_id!
 * ```
 */
export const findCashInFacts = new PreparedQuery<FindCashInFactsParams,FindCashInFactsResult>(findCashInFactsIR);


/** 'InsertCashIn' parameters type */
export interface InsertCashInParams {
  account_name: string;
  amount_pya: number;
  expires_hours: number;
  holder_phone: string;
  method_id: number;
  player_id: number;
  transaction_id: string;
}

/** 'InsertCashIn' return type */
export interface InsertCashInResult {
  id: number;
}

/** 'InsertCashIn' query type */
export interface InsertCashInQuery {
  params: InsertCashInParams;
  result: InsertCashInResult;
}

const insertCashInIR: any = {"usedParamSet":{"player_id":true,"method_id":true,"amount_pya":true,"account_name":true,"transaction_id":true,"holder_phone":true,"expires_hours":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":130,"b":140}]},{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":143,"b":153}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":156,"b":167}]},{"name":"account_name","required":true,"transform":{"type":"scalar"},"locs":[{"a":170,"b":183}]},{"name":"transaction_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":186,"b":201}]},{"name":"holder_phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":204,"b":217}]},{"name":"expires_hours","required":true,"transform":{"type":"scalar"},"locs":[{"a":252,"b":266}]}],"statement":"insert into cash_in (player_id, method_id, amount_pya, account_name, transaction_id, holder_phone, created_at, expires_at)\nselect :player_id!, :method_id!, :amount_pya!, :account_name!, :transaction_id!, :holder_phone!, at, at + make_interval(hours => :expires_hours!)\nfrom product_now() as at\non conflict (player_id) where state = 'pending' do nothing\nreturning id"};

/**
 * Query generated from SQL:
 * ```
 * insert into cash_in (player_id, method_id, amount_pya, account_name, transaction_id, holder_phone, created_at, expires_at)
 * select :player_id!, :method_id!, :amount_pya!, :account_name!, :transaction_id!, :holder_phone!, at, at + make_interval(hours => :expires_hours!)
 * from product_now() as at
 * on conflict (player_id) where state = 'pending' do nothing
 * returning id
 * ```
 */
export const insertCashIn = new PreparedQuery<InsertCashInParams,InsertCashInResult>(insertCashInIR);


/** 'ListCashInsOf' parameters type */
export interface ListCashInsOfParams {
  cash_in_id?: number | null | void;
  from_at?: Date | null | void;
  player_id: number;
  row_count: number;
  skipped: number;
  until_at?: Date | null | void;
}

/** 'ListCashInsOf' return type */
export interface ListCashInsOfResult {
  account_name: string;
  amount_pya: number;
  created_at: Date;
  holder_phone: string;
  id: number;
  logo: string | null;
  method_id: number;
  method_name: string;
  new_balance_pya: number | null;
  old_balance_pya: number | null;
  reason: string | null;
  state: string;
  total_count: number;
  transaction_id: string;
}

/** 'ListCashInsOf' query type */
export interface ListCashInsOfQuery {
  params: ListCashInsOfParams;
  result: ListCashInsOfResult;
}

const listCashInsOfIR: any = {"usedParamSet":{"player_id":true,"cash_in_id":true,"from_at":true,"until_at":true,"row_count":true,"skipped":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":375,"b":385}]},{"name":"cash_in_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":392,"b":402},{"a":430,"b":440}]},{"name":"from_at","required":false,"transform":{"type":"scalar"},"locs":[{"a":450,"b":457},{"a":499,"b":506}]},{"name":"until_at","required":false,"transform":{"type":"scalar"},"locs":[{"a":514,"b":522},{"a":563,"b":571}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":599,"b":609}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":618,"b":626}]}],"statement":"select c.id, c.amount_pya, c.old_balance_pya, c.new_balance_pya, c.state, c.reason, c.account_name as \"account_name!\", c.transaction_id as \"transaction_id!\",\n  c.holder_phone as \"holder_phone!\", c.created_at,\n  m.id as method_id, m.name as method_name, m.logo, count(*) over () as \"total_count!\"\nfrom cash_in c join payment_method m on m.id = c.method_id\nwhere c.player_id = :player_id! and (:cash_in_id::bigint is null or c.id = :cash_in_id)\n  and (:from_at::timestamptz is null or c.created_at >= :from_at) and (:until_at::timestamptz is null or c.created_at < :until_at)\norder by c.id desc limit :row_count! offset :skipped!"};

/**
 * Query generated from SQL:
 * ```
 * select c.id, c.amount_pya, c.old_balance_pya, c.new_balance_pya, c.state, c.reason, c.account_name as "account_name!", c.transaction_id as "transaction_id!",
 *   c.holder_phone as "holder_phone!", c.created_at,
 *   m.id as method_id, m.name as method_name, m.logo, count(*) over () as "total_count!"
 * from cash_in c join payment_method m on m.id = c.method_id
 * where c.player_id = :player_id! and (:cash_in_id::bigint is null or c.id = :cash_in_id)
 *   and (:from_at::timestamptz is null or c.created_at >= :from_at) and (:until_at::timestamptz is null or c.created_at < :until_at)
 * order by c.id desc limit :row_count! offset :skipped!
 * ```
 */
export const listCashInsOf = new PreparedQuery<ListCashInsOfParams,ListCashInsOfResult>(listCashInsOfIR);


/** 'AskToday' parameters type */
export type AskTodayParams = void;

/** 'AskToday' return type */
export interface AskTodayResult {
  today: string;
}

/** 'AskToday' query type */
export interface AskTodayQuery {
  params: AskTodayParams;
  result: AskTodayResult;
}

const askTodayIR: any = {"usedParamSet":{},"params":[],"statement":"select yangon_day(product_now()) as \"today!\""};

/**
 * Query generated from SQL:
 * ```
 * select yangon_day(product_now()) as "today!"
 * ```
 */
export const askToday = new PreparedQuery<AskTodayParams,AskTodayResult>(askTodayIR);


