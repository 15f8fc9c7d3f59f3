/** Types and statements of src/cash/methods.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { PaymentMethodKind } from '#queries/unions.ts';

export type ListMethodsInParams = void;

export interface ListMethodsInResult {
  accounts: unknown;
  code: string;
  fee_percent: number;
  id: number;
  in_max_pya: number;
  in_min_pya: number;
  kind: PaymentMethodKind;
  logo: string | null;
  name: string;
}

export const listMethodsIn = new PreparedQuery<ListMethodsInParams, ListMethodsInResult>({"usedParamSet":{},"params":[],"statement":"select m.id, m.code, m.name, m.kind, m.logo, m.in_min_pya, m.in_max_pya, m.fee_percent, a.accounts as \"accounts!\"\nfrom payment_method m\ncross join lateral (\n  select coalesce(json_agg(json_build_object('account_number', r.account_number, 'account_name', r.account_name, 'left_pya', r.left_pya)\n      order by r.left_pya desc nulls first, r.id), '[]') as accounts,\n    count(*) as account_count\n  from (\n    select a.id, a.account_number, a.account_name, least(a.day_room_pya - used.day_pya, a.month_room_pya - used.month_pya) as left_pya\n    from payment_account a\n    cross join lateral (\n      select coalesce(sum(c.counted_pya) filter (where c.created_at >= yangon_instant(yangon_day(product_now()), '00:00')), 0)::bigint as day_pya,\n        coalesce(sum(c.counted_pya), 0)::bigint as month_pya\n      from cash_in c\n      where (a.day_room_pya is not null or a.month_room_pya is not null) and c.method_id = a.method_id and c.holder_phone = a.account_number\n        and c.created_at >= yangon_instant(date_trunc('month', yangon_day(product_now()))::date, '00:00') and c.state in ('pending', 'approved')\n    ) used\n    where a.method_id = m.id and a.is_open\n  ) r where r.left_pya is null or r.left_pya >= m.in_min_pya\n) a\nwhere house_stop() is null and m.cash_in_open and (m.kind = 'mobile_topup' or a.account_count > 0) order by m.position, m.id"} as never);

export type ListTransferMethodsParams = void;

export interface ListTransferMethodsResult {
  code: string;
  id: number;
  in_max_pya: number;
  in_min_pya: number;
  logo: string | null;
  name: string;
}

export const listTransferMethods = new PreparedQuery<ListTransferMethodsParams, ListTransferMethodsResult>({"usedParamSet":{},"params":[],"statement":"select m.id, m.code, m.name, m.logo, m.in_min_pya, m.in_max_pya\nfrom payment_method m\nwhere m.kind <> 'mobile_topup' and exists (select from payment_account a where a.method_id = m.id) order by m.position, m.id"} as never);

export type ListMethodsOutParams = void;

export interface ListMethodsOutResult {
  code: string;
  id: number;
  kind: PaymentMethodKind;
  logo: string | null;
  name: string;
  out_max_pya: number;
  out_min_pya: number;
}

export const listMethodsOut = new PreparedQuery<ListMethodsOutParams, ListMethodsOutResult>({"usedParamSet":{},"params":[],"statement":"select id, code, name, kind, logo, out_min_pya, out_max_pya from payment_method where cash_out_open order by position, id"} as never);

export interface ReadUsualPaymentParams {
  enough: number;
}

export interface ReadUsualPaymentResult {
  median_s: number | null;
}

export const readUsualPayment = new PreparedQuery<ReadUsualPaymentParams, ReadUsualPaymentResult>({"usedParamSet":{"enough":true},"params":[{"name":"enough","required":true,"transform":{"type":"scalar"},"locs":[{"a":29,"b":36}]}],"statement":"select case when count(*) >= :enough! then percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)::float8) end as \"median_s?\"\nfrom (select created_at, decided_at from cash_out where state = 'paid' order by id desc limit 100) last\nwhere decided_at > product_now() - interval '1 day'"} as never);

