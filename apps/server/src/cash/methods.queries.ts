/** Types generated for queries found in "src/cash/methods.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'ListMethodsIn' parameters type */
export type ListMethodsInParams = void;

/** 'ListMethodsIn' return type */
export interface ListMethodsInResult {
  accounts: unknown;
  fee_percent: number;
  id: number;
  in_max_pya: number;
  in_min_pya: number;
  kind: string;
  logo: string | null;
  name: string;
}

/** 'ListMethodsIn' query type */
export interface ListMethodsInQuery {
  params: ListMethodsInParams;
  result: ListMethodsInResult;
}

const listMethodsInIR: any = {"usedParamSet":{},"params":[],"statement":"select m.id, m.name, m.kind, m.logo, m.in_min_pya, m.in_max_pya, m.fee_percent,\n  coalesce((\n    select json_agg(json_build_object('account_number', a.account_number, 'account_name', a.account_name) order by a.id)\n    from payment_account a where a.method_id = m.id and a.is_open\n  ), '[]') as \"accounts!\"\nfrom payment_method m where m.cash_in_open order by m.position, m.id"};

/**
 * Query generated from SQL:
 * ```
 * select m.id, m.name, m.kind, m.logo, m.in_min_pya, m.in_max_pya, m.fee_percent,
 *   coalesce((
 *     select json_agg(json_build_object('account_number', a.account_number, 'account_name', a.account_name) order by a.id)
 *     from payment_account a where a.method_id = m.id and a.is_open
 *   ), '[]') as "accounts!"
 * from payment_method m where m.cash_in_open order by m.position, m.id
 * ```
 */
export const listMethodsIn = new PreparedQuery<ListMethodsInParams,ListMethodsInResult>(listMethodsInIR);


