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

export const pageOfCashInRequests = new PreparedQuery<PageOfCashInRequestsParams, PageOfCashInRequestsResult>({"usedParamSet":{"after_id":true,"player_id":true,"search":true,"sort":true,"row_count":true,"skipped":true},"params":[{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":87,"b":95},{"a":123,"b":131}]},{"name":"player_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":139,"b":148},{"a":183,"b":192}]},{"name":"search","required":false,"transform":{"type":"scalar"},"locs":[{"a":206,"b":212},{"a":246,"b":252},{"a":347,"b":353},{"a":385,"b":391},{"a":420,"b":426},{"a":512,"b":518},{"a":550,"b":556},{"a":594,"b":600},{"a":633,"b":639},{"a":687,"b":693},{"a":763,"b":769},{"a":846,"b":852},{"a":871,"b":877}]},{"name":"sort","required":false,"transform":{"type":"scalar"},"locs":[{"a":1015,"b":1019},{"a":1184,"b":1188},{"a":1327,"b":1331}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1951,"b":1961}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1970,"b":1978}]}],"statement":"with found as materialized (\n  select array(\n    select c.id from cash_in c\n    where (:after_id::bigint is null or c.id < :after_id) and (:player_id::bigint is null or c.player_id = :player_id)\n      and (:search::text is null\n        or length(:search) > 2 and c.player_id = any (array(select p.id from public_player p where p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%'))\n        or length(:search) < 3 and c.player_id in (select p.id from public_player p where p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%')\n        or c.id = case when :search ~ '^#[0-9]{1,15}$' then substr(:search, 2)::bigint end\n        or c.transaction_id = :search and c.voucher_code is null\n        or c.full_transaction_id = upper(:search) and c.voucher_code is null\n        or c.transaction_id = case when length(:search) > 11 then right(:search, 6) end and c.full_transaction_id is null)\n    order by c.id desc limit 10000\n  ) as ids\n), sorted as materialized (\n  select case when :sort::text is null then found.ids else array(\n    select x.id from unnest(found.ids) with ordinality x(id, place) join cash_in c on c.id = x.id\n    order by case ltrim(:sort, '-') when 'amount' then coalesce(c.corrected_pya, c.amount_pya) when 'created_at' then extract(epoch from c.created_at) end * case when :sort like '-%' then -1 else 1 end nulls last, x.place\n  ) end as ids from found\n)\nselect c.id, c.player_id, p.name as player_name, p.phone as player_phone, m.name as method_name, c.amount_pya, c.corrected_pya, c.voucher_code is not null as \"is_card!\", c.state,\n  case when c.voucher_code is null then coalesce(c.full_transaction_id, c.transaction_id) end as \"transaction_id?\", coalesce(c.reason, c.correction) as reason, c.created_at, c.decided_at,\n  cardinality(found.ids) as \"total_count!\"\nfrom sorted found cross join lateral (\n  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!\n) shown\njoin cash_in c on c.id = shown.id\njoin public_player p on p.id = c.player_id\njoin payment_method m on m.id = c.method_id\norder by shown.place"} as never);

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

export const pageOfCashOutRequests = new PreparedQuery<PageOfCashOutRequestsParams, PageOfCashOutRequestsResult>({"usedParamSet":{"after_id":true,"player_id":true,"search":true,"sort":true,"row_count":true,"skipped":true},"params":[{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":88,"b":96},{"a":124,"b":132}]},{"name":"player_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":140,"b":149},{"a":184,"b":193}]},{"name":"search","required":false,"transform":{"type":"scalar"},"locs":[{"a":207,"b":213},{"a":247,"b":253},{"a":348,"b":354},{"a":386,"b":392},{"a":421,"b":427},{"a":513,"b":519},{"a":551,"b":557},{"a":595,"b":601},{"a":634,"b":640},{"a":688,"b":694}]},{"name":"sort","required":false,"transform":{"type":"scalar"},"locs":[{"a":791,"b":795},{"a":961,"b":965},{"a":1077,"b":1081}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1585,"b":1595}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1604,"b":1612}]}],"statement":"with found as materialized (\n  select array(\n    select c.id from cash_out c\n    where (:after_id::bigint is null or c.id < :after_id) and (:player_id::bigint is null or c.player_id = :player_id)\n      and (:search::text is null\n        or length(:search) > 2 and c.player_id = any (array(select p.id from public_player p where p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%'))\n        or length(:search) < 3 and c.player_id in (select p.id from public_player p where p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%')\n        or c.id = case when :search ~ '^#[0-9]{1,15}$' then substr(:search, 2)::bigint end or c.payout_reference = upper(:search))\n    order by c.id desc limit 10000\n  ) as ids\n), sorted as materialized (\n  select case when :sort::text is null then found.ids else array(\n    select x.id from unnest(found.ids) with ordinality x(id, place) join cash_out c on c.id = x.id\n    order by case ltrim(:sort, '-') when 'amount' then c.amount_pya when 'created_at' then extract(epoch from c.created_at) end * case when :sort like '-%' then -1 else 1 end nulls last, x.place\n  ) end as ids from found\n)\nselect c.id, c.player_id, p.name as player_name, p.phone as player_phone, m.name as method_name, c.amount_pya, null::bigint as \"corrected_pya?\", false as \"is_card!\", c.state,\n  c.payout_reference as transaction_id, c.reason, c.created_at, c.decided_at, cardinality(found.ids) as \"total_count!\"\nfrom sorted found cross join lateral (\n  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!\n) shown\njoin cash_out c on c.id = shown.id\njoin public_player p on p.id = c.player_id\njoin payment_method m on m.id = c.method_id\norder by shown.place"} as never);

