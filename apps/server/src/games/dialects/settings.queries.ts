/** Types generated for queries found in "src/games/dialects/settings.sql" */
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
  freshness_s: number;
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


/** 'LockDialects' parameters type */
export interface LockDialectsParams {
  dialect?: string | null | void;
}

/** 'LockDialects' return type */
export interface LockDialectsResult {
  allow_list: stringArray;
  base_url: string;
  dialect: string;
  freshness_s: number;
  is_on: boolean;
  operator_code: string;
  secret_sealed: Buffer | null;
}

/** 'LockDialects' query type */
export interface LockDialectsQuery {
  params: LockDialectsParams;
  result: LockDialectsResult;
}

const lockDialectsIR: any = {"usedParamSet":{"dialect":true},"params":[{"name":"dialect","required":false,"transform":{"type":"scalar"},"locs":[{"a":111,"b":118},{"a":147,"b":154}]}],"statement":"select dialect, is_on, operator_code, secret_sealed, base_url, allow_list, freshness_s from game_dialect\nwhere :dialect::text is null or dialect = :dialect order by dialect for update"};

/**
 * Query generated from SQL:
 * ```
 * select dialect, is_on, operator_code, secret_sealed, base_url, allow_list, freshness_s from game_dialect
 * where :dialect::text is null or dialect = :dialect order by dialect for update
 * ```
 */
export const lockDialects = new PreparedQuery<LockDialectsParams,LockDialectsResult>(lockDialectsIR);


/** 'FindDialect' parameters type */
export interface FindDialectParams {
  dialect: string;
}

/** 'FindDialect' return type */
export interface FindDialectResult {
  allow_list: stringArray;
  base_url: string;
  dialect: string;
  freshness_s: number;
  is_on: boolean;
  operator_code: string;
  secret_sealed: Buffer | null;
}

/** 'FindDialect' query type */
export interface FindDialectQuery {
  params: FindDialectParams;
  result: FindDialectResult;
}

const findDialectIR: any = {"usedParamSet":{"dialect":true},"params":[{"name":"dialect","required":true,"transform":{"type":"scalar"},"locs":[{"a":121,"b":129}]}],"statement":"select dialect, is_on, operator_code, secret_sealed, base_url, allow_list, freshness_s from game_dialect where dialect = :dialect!"};

/**
 * Query generated from SQL:
 * ```
 * select dialect, is_on, operator_code, secret_sealed, base_url, allow_list, freshness_s from game_dialect where dialect = :dialect!
 * ```
 */
export const findDialect = new PreparedQuery<FindDialectParams,FindDialectResult>(findDialectIR);


/** 'UpdateDialect' parameters type */
export interface UpdateDialectParams {
  allow_list: stringArray;
  base_url: string;
  dialect: string;
  freshness_s: number;
  is_on: boolean;
  operator_code: string;
  secret_sealed?: Buffer | null | void;
}

/** 'UpdateDialect' return type */
export type UpdateDialectResult = void;

/** 'UpdateDialect' query type */
export interface UpdateDialectQuery {
  params: UpdateDialectParams;
  result: UpdateDialectResult;
}

const updateDialectIR: any = {"usedParamSet":{"is_on":true,"operator_code":true,"secret_sealed":true,"base_url":true,"allow_list":true,"freshness_s":true,"dialect":true},"params":[{"name":"is_on","required":true,"transform":{"type":"scalar"},"locs":[{"a":32,"b":38}]},{"name":"operator_code","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":71}]},{"name":"secret_sealed","required":false,"transform":{"type":"scalar"},"locs":[{"a":90,"b":103}]},{"name":"base_url","required":true,"transform":{"type":"scalar"},"locs":[{"a":117,"b":126}]},{"name":"allow_list","required":true,"transform":{"type":"scalar"},"locs":[{"a":144,"b":155}]},{"name":"freshness_s","required":true,"transform":{"type":"scalar"},"locs":[{"a":172,"b":184}]},{"name":"dialect","required":true,"transform":{"type":"scalar"},"locs":[{"a":230,"b":238}]}],"statement":"update game_dialect set is_on = :is_on!, operator_code = :operator_code!, secret_sealed = :secret_sealed, base_url = :base_url!,\n  allow_list = :allow_list!, freshness_s = :freshness_s!, changed_at = product_now()\nwhere dialect = :dialect!"};

/**
 * Query generated from SQL:
 * ```
 * update game_dialect set is_on = :is_on!, operator_code = :operator_code!, secret_sealed = :secret_sealed, base_url = :base_url!,
 *   allow_list = :allow_list!, freshness_s = :freshness_s!, changed_at = product_now()
 * where dialect = :dialect!
 * ```
 */
export const updateDialect = new PreparedQuery<UpdateDialectParams,UpdateDialectResult>(updateDialectIR);


/** 'FindAgeless' parameters type */
export type FindAgelessParams = void;

/** 'FindAgeless' return type */
export interface FindAgelessResult {
  dialect: string;
}

/** 'FindAgeless' query type */
export interface FindAgelessQuery {
  params: FindAgelessParams;
  result: FindAgelessResult;
}

const findAgelessIR: any = {"usedParamSet":{},"params":[],"statement":"select dialect from game_dialect where is_on and freshness_s = 0 order by dialect"};

/**
 * Query generated from SQL:
 * ```
 * select dialect from game_dialect where is_on and freshness_s = 0 order by dialect
 * ```
 */
export const findAgeless = new PreparedQuery<FindAgelessParams,FindAgelessResult>(findAgelessIR);


