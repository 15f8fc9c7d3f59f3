/** Types and statements of src/games/dialects/settings.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

export interface ReadDialectParams {
  dialect: string;
}

export interface ReadDialectResult {
  allow_list: stringArray;
  base_url: string;
  freshness_s: number;
  is_on: boolean;
  member_key: string;
  operator_code: string;
  secret_sealed: Buffer | null;
}

export const readDialect = new PreparedQuery<ReadDialectParams, ReadDialectResult>({"usedParamSet":{"dialect":true},"params":[{"name":"dialect","required":true,"transform":{"type":"scalar"},"locs":[{"a":124,"b":132}]}],"statement":"select is_on, operator_code, secret_sealed, base_url, allow_list, freshness_s, member_key from game_dialect where dialect = :dialect!"} as never);

export interface LockDialectsParams {
  dialect?: string | null | void;
}

export interface LockDialectsResult {
  allow_list: stringArray;
  base_url: string;
  dialect: string;
  freshness_s: number;
  is_on: boolean;
  operator_code: string;
  secret_sealed: Buffer | null;
}

export const lockDialects = new PreparedQuery<LockDialectsParams, LockDialectsResult>({"usedParamSet":{"dialect":true},"params":[{"name":"dialect","required":false,"transform":{"type":"scalar"},"locs":[{"a":111,"b":118},{"a":147,"b":154}]}],"statement":"select dialect, is_on, operator_code, secret_sealed, base_url, allow_list, freshness_s from game_dialect\nwhere :dialect::text is null or dialect = :dialect order by dialect for update"} as never);

export interface FindDialectParams {
  dialect: string;
}

export interface FindDialectResult {
  allow_list: stringArray;
  base_url: string;
  dialect: string;
  freshness_s: number;
  is_on: boolean;
  operator_code: string;
  secret_sealed: Buffer | null;
}

export const findDialect = new PreparedQuery<FindDialectParams, FindDialectResult>({"usedParamSet":{"dialect":true},"params":[{"name":"dialect","required":true,"transform":{"type":"scalar"},"locs":[{"a":121,"b":129}]}],"statement":"select dialect, is_on, operator_code, secret_sealed, base_url, allow_list, freshness_s from game_dialect where dialect = :dialect!"} as never);

export interface UpdateDialectParams {
  allow_list: stringArray;
  base_url: string;
  dialect: string;
  freshness_s: number;
  is_on: boolean;
  operator_code: string;
  secret_sealed?: Buffer | null | void;
}

export type UpdateDialectResult = void;

export const updateDialect = new PreparedQuery<UpdateDialectParams, UpdateDialectResult>({"usedParamSet":{"is_on":true,"operator_code":true,"secret_sealed":true,"base_url":true,"allow_list":true,"freshness_s":true,"dialect":true},"params":[{"name":"is_on","required":true,"transform":{"type":"scalar"},"locs":[{"a":32,"b":38}]},{"name":"operator_code","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":71}]},{"name":"secret_sealed","required":false,"transform":{"type":"scalar"},"locs":[{"a":90,"b":103}]},{"name":"base_url","required":true,"transform":{"type":"scalar"},"locs":[{"a":117,"b":126}]},{"name":"allow_list","required":true,"transform":{"type":"scalar"},"locs":[{"a":144,"b":155}]},{"name":"freshness_s","required":true,"transform":{"type":"scalar"},"locs":[{"a":172,"b":184}]},{"name":"dialect","required":true,"transform":{"type":"scalar"},"locs":[{"a":230,"b":238}]}],"statement":"update game_dialect set is_on = :is_on!, operator_code = :operator_code!, secret_sealed = :secret_sealed, base_url = :base_url!,\n  allow_list = :allow_list!, freshness_s = :freshness_s!, changed_at = product_now()\nwhere dialect = :dialect!"} as never);

export type FindAgelessParams = void;

export interface FindAgelessResult {
  dialect: string;
}

export const findAgeless = new PreparedQuery<FindAgelessParams, FindAgelessResult>({"usedParamSet":{},"params":[],"statement":"select dialect from game_dialect where is_on and freshness_s = 0 order by dialect"} as never);

