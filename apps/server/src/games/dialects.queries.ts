/** Types generated for queries found in "src/games/dialects.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'ReadDialect' parameters type */
export interface ReadDialectParams {
  dialect: string;
}

/** 'ReadDialect' return type */
export interface ReadDialectResult {
  allow_list: stringArray;
  base_url: string;
  freshness_s: number | null;
  is_on: boolean;
  member_key: string;
  operator_code: string;
  secret_sealed: Buffer | null;
}

/** 'ReadDialect' query type */
export interface ReadDialectQuery {
  params: ReadDialectParams;
  result: ReadDialectResult;
}

const readDialectIR: any = {"usedParamSet":{"dialect":true},"params":[{"name":"dialect","required":true,"transform":{"type":"scalar"},"locs":[{"a":124,"b":132}]}],"statement":"select is_on, operator_code, secret_sealed, base_url, allow_list, freshness_s, member_key from game_dialect where dialect = :dialect!"};

/**
 * Query generated from SQL:
 * ```
 * select is_on, operator_code, secret_sealed, base_url, allow_list, freshness_s, member_key from game_dialect where dialect = :dialect!
 * ```
 */
export const readDialect = new PreparedQuery<ReadDialectParams,ReadDialectResult>(readDialectIR);


