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

export const listMethodsIn = new PreparedQuery<ListMethodsInParams, ListMethodsInResult>({"usedParamSet":{},"params":[],"statement":"select m.id, m.code, m.name, m.kind, m.logo, m.in_min_pya, m.in_max_pya, m.fee_percent, a.accounts as \"accounts!\"\nfrom payment_method m\ncross join lateral (\n  select coalesce(json_agg(json_build_object('account_number', a.account_number, 'account_name', a.account_name) order by a.id), '[]') as accounts,\n    count(*) as account_count\n  from payment_account a where a.method_id = m.id and a.is_open\n) a\nwhere m.cash_in_open and (m.kind = 'mobile_topup' or a.account_count > 0) order by m.position, m.id"} as never);

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

