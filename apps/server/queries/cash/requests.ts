/** Types and statements of src/cash/requests.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { CashInState, CashOutState } from '#queries/unions.ts';

export interface PageOfCashInRequestsParams {
  after_id?: number | null | void;
  player_id?: number | null | void;
  row_count: number;
  search?: string | null | void;
  skipped: number;
  sort?: string | null | void;
}

export interface PageOfCashInRequestsResult {
  amount_pya: number;
  corrected_pya: number | null;
  created_at: Date;
  decided_at: Date | null;
  id: number;
  is_card: boolean;
  method_name: string;
  player_id: number;
  player_name: string;
  player_phone: string;
  reason: string | null;
  state: CashInState;
  total_count: number;
  transaction_id: string | null;
}

export const pageOfCashInRequests = new PreparedQuery<PageOfCashInRequestsParams, PageOfCashInRequestsResult>({"usedParamSet":{"search":true,"after_id":true,"player_id":true,"sort":true,"row_count":true,"skipped":true},"params":[{"name":"search","required":false,"transform":{"type":"scalar"},"locs":[{"a":142,"b":148},{"a":180,"b":186},{"a":218,"b":224},{"a":438,"b":444},{"a":628,"b":634},{"a":720,"b":726},{"a":758,"b":764},{"a":802,"b":808},{"a":841,"b":847},{"a":895,"b":901},{"a":969,"b":975},{"a":1054,"b":1060}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":319,"b":327},{"a":355,"b":363}]},{"name":"player_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":371,"b":380},{"a":415,"b":424}]},{"name":"sort","required":false,"transform":{"type":"scalar"},"locs":[{"a":1191,"b":1195},{"a":1360,"b":1364},{"a":1503,"b":1507}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":2127,"b":2137}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":2146,"b":2154}]}],"statement":"with named as materialized (\n  select array_agg(p.id) as ids, min(p.id) as first_id, max(p.id) as last_id\n  from public_player p where length(:search) > 2 and (p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%')\n), found as materialized (\n  select array(\n    select c.id from cash_in c\n    where (:after_id::bigint is null or c.id < :after_id) and (:player_id::bigint is null or c.player_id = :player_id)\n      and (:search::text is null\n        or c.player_id = any ((select ids from named)::bigint[]) and c.player_id between (select first_id from named) and (select last_id from named)\n        or length(:search) < 3 and c.player_id in (select p.id from public_player p where p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%')\n        or c.id = case when :search ~ '^#[0-9]{1,15}$' then substr(:search, 2)::bigint end\n        or c.transaction_id = :search and c.voucher_code is null\n        or c.id_plain = plain_id(upper(:search)) and c.voucher_code is null\n        or c.transaction_id = last_digits_of_id(:search) and c.full_transaction_id is null)\n    order by c.id desc limit 10000\n  ) as ids\n), sorted as materialized (\n  select case when :sort::text is null then found.ids else array(\n    select x.id from unnest(found.ids) with ordinality x(id, place) join cash_in c on c.id = x.id\n    order by case ltrim(:sort, '-') when 'amount' then coalesce(c.corrected_pya, c.amount_pya) when 'created_at' then extract(epoch from c.created_at) end * case when :sort like '-%' then -1 else 1 end nulls last, x.place\n  ) end as ids from found\n)\nselect c.id, c.player_id, p.name as player_name, p.phone as player_phone, m.name as method_name, c.amount_pya, c.corrected_pya, c.voucher_code is not null as \"is_card!\", c.state,\n  case when c.voucher_code is null then coalesce(c.full_transaction_id, c.transaction_id) end as \"transaction_id?\", coalesce(c.reason, c.correction) as reason, c.created_at, c.decided_at,\n  cardinality(found.ids) as \"total_count!\"\nfrom sorted found cross join lateral (\n  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!\n) shown\njoin cash_in c on c.id = shown.id\njoin public_player p on p.id = c.player_id\njoin payment_method m on m.id = c.method_id\norder by shown.place"} as never);

export interface PageOfCashOutRequestsParams {
  after_id?: number | null | void;
  player_id?: number | null | void;
  row_count: number;
  search?: string | null | void;
  skipped: number;
  sort?: string | null | void;
}

export interface PageOfCashOutRequestsResult {
  amount_pya: number;
  corrected_pya: number | null;
  created_at: Date;
  decided_at: Date | null;
  id: number;
  is_card: boolean;
  method_name: string;
  player_id: number;
  player_name: string;
  player_phone: string;
  reason: string | null;
  state: CashOutState;
  total_count: number;
  transaction_id: string | null;
}

export const pageOfCashOutRequests = new PreparedQuery<PageOfCashOutRequestsParams, PageOfCashOutRequestsResult>({"usedParamSet":{"search":true,"after_id":true,"player_id":true,"sort":true,"row_count":true,"skipped":true},"params":[{"name":"search","required":false,"transform":{"type":"scalar"},"locs":[{"a":142,"b":148},{"a":180,"b":186},{"a":218,"b":224},{"a":439,"b":445},{"a":629,"b":635},{"a":721,"b":727},{"a":759,"b":765},{"a":803,"b":809},{"a":842,"b":848},{"a":905,"b":911}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":320,"b":328},{"a":356,"b":364}]},{"name":"player_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":372,"b":381},{"a":416,"b":425}]},{"name":"sort","required":false,"transform":{"type":"scalar"},"locs":[{"a":1009,"b":1013},{"a":1179,"b":1183},{"a":1295,"b":1299}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1803,"b":1813}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1822,"b":1830}]}],"statement":"with named as materialized (\n  select array_agg(p.id) as ids, min(p.id) as first_id, max(p.id) as last_id\n  from public_player p where length(:search) > 2 and (p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%')\n), found as materialized (\n  select array(\n    select c.id from cash_out c\n    where (:after_id::bigint is null or c.id < :after_id) and (:player_id::bigint is null or c.player_id = :player_id)\n      and (:search::text is null\n        or c.player_id = any ((select ids from named)::bigint[]) and c.player_id between (select first_id from named) and (select last_id from named)\n        or length(:search) < 3 and c.player_id in (select p.id from public_player p where p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%')\n        or c.id = case when :search ~ '^#[0-9]{1,15}$' then substr(:search, 2)::bigint end\n        or c.id_plain = plain_id(upper(:search)))\n    order by c.id desc limit 10000\n  ) as ids\n), sorted as materialized (\n  select case when :sort::text is null then found.ids else array(\n    select x.id from unnest(found.ids) with ordinality x(id, place) join cash_out c on c.id = x.id\n    order by case ltrim(:sort, '-') when 'amount' then c.amount_pya when 'created_at' then extract(epoch from c.created_at) end * case when :sort like '-%' then -1 else 1 end nulls last, x.place\n  ) end as ids from found\n)\nselect c.id, c.player_id, p.name as player_name, p.phone as player_phone, m.name as method_name, c.amount_pya, null::bigint as \"corrected_pya?\", false as \"is_card!\", c.state,\n  c.payout_reference as transaction_id, c.reason, c.created_at, c.decided_at, cardinality(found.ids) as \"total_count!\"\nfrom sorted found cross join lateral (\n  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!\n) shown\njoin cash_out c on c.id = shown.id\njoin public_player p on p.id = c.player_id\njoin payment_method m on m.id = c.method_id\norder by shown.place"} as never);

