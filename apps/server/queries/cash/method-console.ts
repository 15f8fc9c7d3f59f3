/** Types and statements of src/cash/method-console.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { PaymentMethodKind } from '#queries/unions.ts';

export interface ListMethodsForOperatorParams {
  method_id?: number | null | void;
}

export interface ListMethodsForOperatorResult {
  accounts: unknown;
  cash_in_open: boolean;
  cash_out_open: boolean;
  code: string;
  fee_percent: number;
  id: number;
  in_max_pya: number;
  in_min_pya: number;
  kind: PaymentMethodKind;
  logo: string | null;
  name: string;
  out_max_pya: number;
  out_min_pya: number;
  position: number;
}

export const listMethodsForOperator = new PreparedQuery<ListMethodsForOperatorParams, ListMethodsForOperatorResult>({"usedParamSet":{"method_id":true},"params":[{"name":"method_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":439,"b":448},{"a":476,"b":485}]}],"statement":"select m.id, m.code, m.name, m.kind, m.logo, m.cash_in_open, m.cash_out_open, m.in_min_pya, m.in_max_pya, m.out_min_pya, m.out_max_pya,\n  m.fee_percent, m.position,\n  coalesce((\n    select json_agg(json_build_object('id', a.id, 'account_number', a.account_number, 'account_name', a.account_name, 'is_open', a.is_open) order by a.id)\n    from payment_account a where a.method_id = m.id\n  ), '[]') as \"accounts!\"\nfrom payment_method m where :method_id::bigint is null or m.id = :method_id order by m.position, m.id"} as never);

export interface LockMethodParams {
  method_id: number;
}

export interface LockMethodResult {
  id: number;
}

export const lockMethod = new PreparedQuery<LockMethodParams, LockMethodResult>({"usedParamSet":{"method_id":true},"params":[{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":41,"b":51}]}],"statement":"select id from payment_method where id = :method_id! for update"} as never);

export interface InsertMethodParams {
  code: string;
  fee_percent: number;
  kind: PaymentMethodKind;
  name: string;
}

export interface InsertMethodResult {
  fee_percent: number;
  id: number;
}

export const insertMethod = new PreparedQuery<InsertMethodParams, InsertMethodResult>({"usedParamSet":{"code":true,"name":true,"kind":true,"fee_percent":true},"params":[{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":105,"b":110}]},{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":113,"b":118}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":121,"b":126},{"a":222,"b":227}]},{"name":"fee_percent","required":true,"transform":{"type":"scalar"},"locs":[{"a":138,"b":150}]}],"statement":"insert into payment_method (code, name, kind, fee_percent, cash_in_open, cash_out_open, position)\nselect :code!, :name!, :kind!, greatest(:fee_percent!::int, max(fee_percent) filter (where kind = 'mobile_topup' and kind = :kind!)), false, false,\n  coalesce(max(position), 0) + 1 from payment_method\non conflict (code) do nothing returning id, fee_percent"} as never);

export interface UpdateMethodParams {
  cash_in_open: boolean;
  cash_out_open: boolean;
  in_max_pya: number;
  in_min_pya: number;
  method_id: number;
  out_max_pya: number;
  out_min_pya: number;
  position: number;
}

export type UpdateMethodResult = void;

export const updateMethod = new PreparedQuery<UpdateMethodParams, UpdateMethodResult>({"usedParamSet":{"cash_in_open":true,"cash_out_open":true,"in_min_pya":true,"in_max_pya":true,"out_min_pya":true,"out_max_pya":true,"position":true,"method_id":true},"params":[{"name":"cash_in_open","required":true,"transform":{"type":"scalar"},"locs":[{"a":41,"b":54}]},{"name":"cash_out_open","required":true,"transform":{"type":"scalar"},"locs":[{"a":73,"b":87}]},{"name":"in_min_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":105,"b":116}]},{"name":"in_max_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":132,"b":143}]},{"name":"out_min_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":160,"b":172}]},{"name":"out_max_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":189,"b":201}]},{"name":"position","required":true,"transform":{"type":"scalar"},"locs":[{"a":217,"b":226}]},{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":239,"b":249}]}],"statement":"update payment_method set cash_in_open = :cash_in_open!, cash_out_open = :cash_out_open!,\n  in_min_pya = :in_min_pya!, in_max_pya = :in_max_pya!, out_min_pya = :out_min_pya!, out_max_pya = :out_max_pya!,\n  position = :position!\nwhere id = :method_id!"} as never);

export interface FindKnownByParams {
  method_id: number;
}

export interface FindKnownByResult {
  fee_percent: number;
  kind: PaymentMethodKind;
  logo: string | null;
  name: string;
}

export const findKnownBy = new PreparedQuery<FindKnownByParams, FindKnownByResult>({"usedParamSet":{"method_id":true},"params":[{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":68,"b":78}]}],"statement":"select name, logo, kind, fee_percent from payment_method where id = :method_id!"} as never);

export interface SetKnownByParams {
  cash_in_open: boolean;
  cash_out_open: boolean;
  fee_percent?: number | null | void;
  logo?: string | null | void;
  method_id: number;
  name?: string | null | void;
}

export type SetKnownByResult = void;

export const setKnownBy = new PreparedQuery<SetKnownByParams, SetKnownByResult>({"usedParamSet":{"fee_percent":true,"name":true,"logo":true,"cash_in_open":true,"cash_out_open":true,"method_id":true},"params":[{"name":"fee_percent","required":false,"transform":{"type":"scalar"},"locs":[{"a":49,"b":60}]},{"name":"name","required":false,"transform":{"type":"scalar"},"locs":[{"a":93,"b":97}]},{"name":"logo","required":false,"transform":{"type":"scalar"},"locs":[{"a":123,"b":127}]},{"name":"cash_in_open","required":true,"transform":{"type":"scalar"},"locs":[{"a":170,"b":183}]},{"name":"cash_out_open","required":true,"transform":{"type":"scalar"},"locs":[{"a":219,"b":233}]},{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":246,"b":256}]}],"statement":"update payment_method set fee_percent = coalesce(:fee_percent, fee_percent), name = coalesce(:name, name), logo = coalesce(:logo, logo),\n  cash_in_open = cash_in_open or :cash_in_open!, cash_out_open = cash_out_open or :cash_out_open!\nwhere id = :method_id!"} as never);

export interface FindPlaceParams {
  account_number: string;
  method_id: number;
}

export interface FindPlaceResult {
  is_taken: boolean;
  method: string;
}

export const findPlace = new PreparedQuery<FindPlaceParams, FindPlaceResult>({"usedParamSet":{"account_number":true,"method_id":true},"params":[{"name":"account_number","required":true,"transform":{"type":"scalar"},"locs":[{"a":111,"b":126}]},{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":179,"b":189}]}],"statement":"select m.name as method, exists (select from payment_account a where a.method_id = m.id and a.account_number = :account_number!) as \"is_taken!\"\nfrom payment_method m where m.id = :method_id!"} as never);

export interface InsertAccountParams {
  account_name: string;
  account_number: string;
  method_id: number;
}

export interface InsertAccountResult {
  id: number;
}

export const insertAccount = new PreparedQuery<InsertAccountParams, InsertAccountResult>({"usedParamSet":{"method_id":true,"account_number":true,"account_name":true},"params":[{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":78,"b":88}]},{"name":"account_number","required":true,"transform":{"type":"scalar"},"locs":[{"a":91,"b":106}]},{"name":"account_name","required":true,"transform":{"type":"scalar"},"locs":[{"a":109,"b":122}]}],"statement":"insert into payment_account (method_id, account_number, account_name) values (:method_id!, :account_number!, :account_name!)\non conflict (method_id, account_number) do nothing returning id"} as never);

export interface UpdateAccountParams {
  account_id: number;
  account_name: string;
  is_open: boolean;
}

export type UpdateAccountResult = void;

export const updateAccount = new PreparedQuery<UpdateAccountParams, UpdateAccountResult>({"usedParamSet":{"account_name":true,"is_open":true,"account_id":true},"params":[{"name":"account_name","required":true,"transform":{"type":"scalar"},"locs":[{"a":42,"b":55}]},{"name":"is_open","required":true,"transform":{"type":"scalar"},"locs":[{"a":68,"b":76}]},{"name":"account_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":89,"b":100}]}],"statement":"update payment_account set account_name = :account_name!, is_open = :is_open! where id = :account_id!"} as never);

export interface LockAccountParams {
  account_id: number;
}

export interface LockAccountResult {
  id: number;
}

export const lockAccount = new PreparedQuery<LockAccountParams, LockAccountResult>({"usedParamSet":{"account_id":true},"params":[{"name":"account_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":42,"b":53}]}],"statement":"select id from payment_account where id = :account_id! for update"} as never);

export interface FindAccountParams {
  account_id: number;
}

export interface FindAccountResult {
  account_name: string;
  account_number: string;
  is_open: boolean;
  method: string;
  method_id: number;
}

export const findAccount = new PreparedQuery<FindAccountParams, FindAccountResult>({"usedParamSet":{"account_id":true},"params":[{"name":"account_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":162,"b":173}]}],"statement":"select a.method_id, m.name as method, a.account_number, a.account_name, a.is_open\nfrom payment_account a join payment_method m on m.id = a.method_id where a.id = :account_id!"} as never);

