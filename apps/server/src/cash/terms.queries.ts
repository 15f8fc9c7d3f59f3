/** Types generated for queries found in "src/cash/terms.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'ReadTerms' parameters type */
export type ReadTermsParams = void;

/** 'ReadTerms' return type */
export interface ReadTermsResult {
  key: string;
  value: unknown;
}

/** 'ReadTerms' query type */
export interface ReadTermsQuery {
  params: ReadTermsParams;
  result: ReadTermsResult;
}

const readTermsIR: any = {"usedParamSet":{},"params":[],"statement":"select key, value from setting where key in ('cash_out_terms', 'game_maintenance', 'game_credit_alert_above_pya', 'cash_in_second_above_pya')"};

/**
 * Query generated from SQL:
 * ```
 * select key, value from setting where key in ('cash_out_terms', 'game_maintenance', 'game_credit_alert_above_pya', 'cash_in_second_above_pya')
 * ```
 */
export const readTerms = new PreparedQuery<ReadTermsParams,ReadTermsResult>(readTermsIR);


/** 'WriteTerm' parameters type */
export interface WriteTermParams {
  key: string;
  value: unknown;
}

/** 'WriteTerm' return type */
export type WriteTermResult = void;

/** 'WriteTerm' query type */
export interface WriteTermQuery {
  params: WriteTermParams;
  result: WriteTermResult;
}

const writeTermIR: any = {"usedParamSet":{"key":true,"value":true},"params":[{"name":"key","required":true,"transform":{"type":"scalar"},"locs":[{"a":41,"b":45}]},{"name":"value","required":true,"transform":{"type":"scalar"},"locs":[{"a":48,"b":54}]}],"statement":"insert into setting (key, value) values (:key!, :value!)\non conflict (key) do update set value = excluded.value, changed_at = product_now()"};

/**
 * Query generated from SQL:
 * ```
 * insert into setting (key, value) values (:key!, :value!)
 * on conflict (key) do update set value = excluded.value, changed_at = product_now()
 * ```
 */
export const writeTerm = new PreparedQuery<WriteTermParams,WriteTermResult>(writeTermIR);


