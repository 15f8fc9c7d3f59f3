/** Types and statements of src/lottery/lay-off/payments.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { TakerPaymentDirection, TakerPaymentWay } from '#queries/unions.ts';

export interface PaymentPlaceParams {
  account_id?: number | null | void;
  reference_plain: string;
  taker_id: number;
}

export interface PaymentPlaceResult {
  account_number: string | null;
  is_booked: boolean;
  method: string | null;
  method_name: string | null;
  owed_pya: number;
  taker: string;
}

export const paymentPlace = new PreparedQuery<PaymentPlaceParams, PaymentPlaceResult>({"usedParamSet":{"reference_plain":true,"account_id":true,"taker_id":true},"params":[{"name":"reference_plain","required":true,"transform":{"type":"scalar"},"locs":[{"a":309,"b":325}]},{"name":"account_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":485,"b":495}]},{"name":"taker_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":566,"b":575}]}],"statement":"select t.name as taker, m.code as \"method?\", m.name as \"method_name?\", a.account_number as \"account_number?\",\n  coalesce((select sum(x.amount_pya) from taker_move x where x.taker_id = t.id), 0)::bigint as \"owed_pya!\",\n  exists (\n    select from taker_payment y where y.taker_id = t.id and y.reference_plain = :reference_plain! and not exists (select from taker_payment_reversal r where r.payment_id = y.id)\n  ) as \"is_booked!\"\nfrom taker t\nleft join public_payment_account a on a.id = :account_id\nleft join public_payment_method m on m.id = a.method_id\nwhere t.id = :taker_id!"} as never);

export interface InsertPaymentParams {
  account_id?: number | null | void;
  amount_pya: number;
  day: string;
  deed_id: number;
  direction: TakerPaymentDirection;
  is_ahead: boolean;
  method?: string | null | void;
  note: string;
  owed_pya: number;
  reference: string;
  reference_plain: string;
  taker_id: number;
  way: TakerPaymentWay;
}

export interface InsertPaymentResult {
  id: number;
}

export const insertPayment = new PreparedQuery<InsertPaymentParams, InsertPaymentResult>({"usedParamSet":{"taker_id":true,"direction":true,"amount_pya":true,"day":true,"way":true,"reference":true,"reference_plain":true,"note":true,"account_id":true,"method":true,"owed_pya":true,"is_ahead":true,"deed_id":true},"params":[{"name":"taker_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":165,"b":174},{"a":362,"b":371}]},{"name":"direction","required":true,"transform":{"type":"scalar"},"locs":[{"a":177,"b":187}]},{"name":"amount_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":190,"b":201}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":204,"b":208}]},{"name":"way","required":true,"transform":{"type":"scalar"},"locs":[{"a":211,"b":215}]},{"name":"reference","required":true,"transform":{"type":"scalar"},"locs":[{"a":218,"b":228}]},{"name":"reference_plain","required":true,"transform":{"type":"scalar"},"locs":[{"a":231,"b":247},{"a":397,"b":413}]},{"name":"note","required":true,"transform":{"type":"scalar"},"locs":[{"a":419,"b":424}]},{"name":"account_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":427,"b":437}]},{"name":"method","required":false,"transform":{"type":"scalar"},"locs":[{"a":440,"b":446}]},{"name":"owed_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":449,"b":458}]},{"name":"is_ahead","required":true,"transform":{"type":"scalar"},"locs":[{"a":461,"b":470}]},{"name":"deed_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":473,"b":481}]}],"statement":"insert into taker_payment (taker_id, direction, amount_pya, day, way, reference, reference_plain, nth, note, account_id, method, owed_pya, is_ahead, deed_id)\nselect :taker_id!, :direction!, :amount_pya!, :day!, :way!, :reference!, :reference_plain!,\n  (select count(*) from taker_payment y join taker_payment_reversal r on r.payment_id = y.id where y.taker_id = :taker_id! and y.reference_plain = :reference_plain!),\n  :note!, :account_id, :method, :owed_pya!, :is_ahead!, :deed_id!\nreturning id"} as never);

export interface FindPaymentParams {
  payment_id: number;
}

export interface FindPaymentResult {
  amount_pya: number;
  day: string;
  direction: TakerPaymentDirection;
  id: number;
  is_taken_back: boolean;
  method: string | null;
  reference: string;
  taker: string;
  taker_id: number;
  way: TakerPaymentWay;
}

export const findPayment = new PreparedQuery<FindPaymentParams, FindPaymentResult>({"usedParamSet":{"payment_id":true},"params":[{"name":"payment_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":290,"b":301}]}],"statement":"select y.id, y.taker_id, t.name as taker, y.direction, y.amount_pya, y.day, y.way, y.reference, y.method as \"method?\", r.payment_id is not null as \"is_taken_back!\"\nfrom taker_payment y join taker t on t.id = y.taker_id left join taker_payment_reversal r on r.payment_id = y.id\nwhere y.id = :payment_id!"} as never);

export interface InsertPaymentReversalParams {
  deed_id: number;
  payment_id: number;
  reason: string;
}

export type InsertPaymentReversalResult = void;

export const insertPaymentReversal = new PreparedQuery<InsertPaymentReversalParams, InsertPaymentReversalResult>({"usedParamSet":{"payment_id":true,"reason":true,"deed_id":true},"params":[{"name":"payment_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":73,"b":84}]},{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":87,"b":94}]},{"name":"deed_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":97,"b":105}]}],"statement":"insert into taker_payment_reversal (payment_id, reason, deed_id) values (:payment_id!, :reason!, :deed_id!)"} as never);

export interface StatementOfParams {
  row_count: number;
  skipped: number;
  taker_id: number;
}

export interface StatementOfResult {
  account: string | null;
  amount_pya: number;
  at: Date;
  balance_pya: number;
  by: string | null;
  code: string | null;
  confirmed_by: string | null;
  day: string;
  draw_id: number | null;
  id: number;
  is_taken_back: boolean;
  kind: string;
  note: string | null;
  payment_id: number | null;
  reference: string | null;
  section: string | null;
  total_count: number;
  way: TakerPaymentWay | null;
}

export const statementOf = new PreparedQuery<StatementOfParams, StatementOfResult>({"usedParamSet":{"taker_id":true,"row_count":true,"skipped":true},"params":[{"name":"taker_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":820,"b":829}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1634,"b":1644}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1653,"b":1661}]}],"statement":"select s.nth::int as \"id!\", s.kind as \"kind!\", s.at as \"at!\", s.amount_pya as \"amount_pya!\", s.balance_pya as \"balance_pya!\", s.total_count as \"total_count!\",\n  o.draw_id as \"draw_id?\", l.code as \"code?\", d.section as \"section?\", coalesce(d.day, y.day) as \"day!\",\n  y.id as \"payment_id?\", y.way as \"way?\", y.reference as \"reference?\", m.name || ' ' || a.account_number as \"account?\",\n  case s.kind when 'payment_taken_back' then r.reason else y.note end as \"note?\",\n  coalesce(asked.username, seller.username) as \"by?\", decided.username as \"confirmed_by?\", r.payment_id is not null and s.kind <> 'payment_taken_back' as \"is_taken_back!\"\nfrom (\n  select x.*, row_number() over in_order as nth, sum(x.amount_pya) over in_order::bigint as balance_pya, count(*) over () as total_count\n  from taker_move x where x.taker_id = :taker_id! window in_order as (order by x.at, x.step, x.of_id rows unbounded preceding)\n) s\nleft join lay_off o on o.id = s.of_id and s.step < 4\nleft join draw d on d.id = o.draw_id\nleft join lottery l on l.id = d.lottery_id\nleft join taker_payment y on y.id = s.of_id and s.step >= 4\nleft join taker_payment_reversal r on r.payment_id = y.id\nleft join public_payment_account a on a.id = y.account_id\nleft join public_payment_method m on m.id = a.method_id\nleft join public_deed e on e.id = case s.kind when 'payment_taken_back' then r.deed_id when 'sale' then o.deed_id else y.deed_id end\nleft join public_operator asked on asked.id = e.asked_by\nleft join public_operator decided on decided.id = e.decided_by\nleft join public_operator seller on seller.id = o.sold_by and s.kind = 'sale'\norder by s.nth desc limit :row_count! offset :skipped!"} as never);

