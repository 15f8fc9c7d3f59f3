/** Types and statements of src/cash/statements/difference.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { AccountLineDirection } from '#queries/unions.ts';

export interface StatementSpanParams {
  account_id: number;
}

export interface StatementSpanResult {
  counted_at: Date | null;
  first_at: Date | null;
  last_at: Date | null;
  last_balance_at: Date | null;
  now: Date;
}

export const statementSpan = new PreparedQuery<StatementSpanParams, StatementSpanResult>({"usedParamSet":{"account_id":true},"params":[{"name":"account_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":221,"b":232},{"a":318,"b":329}]}],"statement":"select min(l.occurred_at) as \"first_at?\", max(l.occurred_at) as \"last_at?\", max(l.occurred_at) filter (where l.balance_pya is not null) as \"last_balance_at?\",\n  (select max(x.at) from account_count x where x.account_id = :account_id!) as \"counted_at?\", product_now() as \"now!\"\nfrom account_line l where l.account_id = :account_id!"} as never);

export interface LinesBetweenParams {
  account_id: number;
  from_at: Date;
  row_count: number;
  until_at: Date;
}

export interface LinesBetweenResult {
  amount_pya: number;
  balance_pya: number | null;
  direction: AccountLineDirection;
  id: number;
  line_number: number;
  occurred_at: Date;
  party: string | null;
  transaction_id: string | null;
}

export const linesBetween = new PreparedQuery<LinesBetweenParams, LinesBetweenResult>({"usedParamSet":{"account_id":true,"from_at":true,"until_at":true,"row_count":true},"params":[{"name":"account_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":152,"b":163}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":186,"b":194}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":217,"b":226}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":273,"b":283}]}],"statement":"select l.id, l.occurred_at, l.line_number, l.transaction_id, l.direction, l.amount_pya, l.party, l.balance_pya\nfrom account_line l where l.account_id = :account_id! and l.occurred_at >= :from_at! and l.occurred_at <= :until_at!\norder by l.occurred_at desc, l.id desc limit :row_count!"} as never);

export interface BookingsSinceParams {
  account_id: number;
  account_number: string;
  method_id: number;
  since: Date;
}

export interface BookingsSinceResult {
  at: Date;
  booked_pya: number;
  cash_in_id: number | null;
  cash_out_id: number | null;
  line_id: number | null;
  line_pya: number | null;
  transaction_id: string | null;
  who: string;
}

export const bookingsSince = new PreparedQuery<BookingsSinceParams, BookingsSinceResult>({"usedParamSet":{"account_id":true,"method_id":true,"account_number":true,"since":true},"params":[{"name":"account_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":418,"b":429},{"a":935,"b":946},{"a":1089,"b":1100},{"a":1491,"b":1502},{"a":1696,"b":1707}]},{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":571,"b":581}]},{"name":"account_number","required":true,"transform":{"type":"scalar"},"locs":[{"a":604,"b":619}]},{"name":"since","required":true,"transform":{"type":"scalar"},"locs":[{"a":641,"b":647},{"a":1122,"b":1128},{"a":1258,"b":1264},{"a":1747,"b":1753}]}],"statement":"select c.id as \"cash_in_id?\", null::bigint as \"cash_out_id?\", c.counted_pya as \"booked_pya!\", p.name as \"who!\", c.full_transaction_id as \"transaction_id?\",\n  coalesce(l.occurred_at, c.created_at) as \"at!\", l.id as \"line_id?\", l.amount_pya as \"line_pya?\"\nfrom cash_in c\njoin public_player p on p.id = c.player_id\nleft join lateral (\n  select x.id, x.occurred_at, x.amount_pya from account_line x\n  where x.account_id = :account_id! and x.direction = 'in' and x.id_plain = c.id_plain order by x.amount_pya = c.counted_pya desc, x.id limit 1\n) l on true\nwhere c.method_id = :method_id! and c.holder_phone = :account_number! and c.created_at >= :since! and c.state = 'approved'\nunion all\nselect null, c.id, -c.amount_pya, c.account_name, c.payout_reference, coalesce(l.occurred_at, c.decided_at), l.id, -l.amount_pya\nfrom cash_out c\nleft join lateral (\n  select x.id, x.occurred_at, x.amount_pya from account_line x\n  where x.account_id = :account_id! and x.direction = 'out' and x.id_plain = c.id_plain order by x.amount_pya = c.amount_pya desc, x.id limit 1\n) l on true\nwhere c.account_id = :account_id! and c.decided_at >= :since!\nunion all\nselect null, null, y.came_pya, y.taker, y.reference, coalesce(l.occurred_at, greatest(yangon_instant(y.day, '12:00'), :since!)), l.id, l.signed_pya\nfrom public_taker_payment y\nleft join lateral (\n  select x.id, x.occurred_at, case x.direction when 'in' then x.amount_pya else -x.amount_pya end as signed_pya from account_line x\n  where x.account_id = :account_id! and (x.direction = 'in') = (y.came_pya > 0) and lower(x.id_plain) = ltrim(y.reference_plain, '0')\n  order by x.amount_pya = abs(y.came_pya) desc, x.id limit 1\n) l on true\nwhere y.account_id = :account_id! and y.reversed_at is null and y.at >= :since!"} as never);

export interface SignedSinceParams {
  account_id: number;
  from_at: Date;
}

export interface SignedSinceResult {
  at: Date;
  difference_pya: number;
  note: string;
}

export const signedSince = new PreparedQuery<SignedSinceParams, SignedSinceResult>({"usedParamSet":{"account_id":true,"from_at":true},"params":[{"name":"account_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":80,"b":91}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":104,"b":112}]}],"statement":"select x.difference_pya, x.at, x.note from account_count x where x.account_id = :account_id! and x.at > :from_at! and x.difference_pya <> 0 order by x.id"} as never);

