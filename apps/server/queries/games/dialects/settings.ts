/** Types and statements of src/games/dialects/settings.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { DialectName } from '#queries/unions.ts';

export interface ReadDialectParams {
  dialect: DialectName;
}

export interface ReadDialectResult {
  allow_list: string[];
  base_url: string;
  freshness_s: number;
  is_on: boolean;
  member_key: string;
  operator_code: string;
  secret_encrypted: Buffer | null;
}

export const readDialect = new PreparedQuery<ReadDialectParams, ReadDialectResult>({"usedParamSet":{"dialect":true},"params":[{"name":"dialect","required":true,"transform":{"type":"scalar"},"locs":[{"a":127,"b":135}]}],"statement":"select is_on, operator_code, secret_encrypted, base_url, allow_list, freshness_s, member_key from game_dialect where dialect = :dialect!"} as never);

export interface LockDialectsParams {
  dialect?: DialectName | null | void;
}

export interface LockDialectsResult {
  allow_list: string[];
  base_url: string;
  dialect: DialectName;
  freshness_s: number;
  is_on: boolean;
  operator_code: string;
  secret_encrypted: Buffer | null;
}

export const lockDialects = new PreparedQuery<LockDialectsParams, LockDialectsResult>({"usedParamSet":{"dialect":true},"params":[{"name":"dialect","required":false,"transform":{"type":"scalar"},"locs":[{"a":114,"b":121},{"a":158,"b":165}]}],"statement":"select dialect, is_on, operator_code, secret_encrypted, base_url, allow_list, freshness_s from game_dialect\nwhere :dialect::dialect_name is null or dialect = :dialect order by dialect for update"} as never);

export interface FindDialectParams {
  dialect: DialectName;
}

export interface FindDialectResult {
  allow_list: string[];
  base_url: string;
  dialect: DialectName;
  freshness_s: number;
  is_on: boolean;
  operator_code: string;
  secret_encrypted: Buffer | null;
}

export const findDialect = new PreparedQuery<FindDialectParams, FindDialectResult>({"usedParamSet":{"dialect":true},"params":[{"name":"dialect","required":true,"transform":{"type":"scalar"},"locs":[{"a":124,"b":132}]}],"statement":"select dialect, is_on, operator_code, secret_encrypted, base_url, allow_list, freshness_s from game_dialect where dialect = :dialect!"} as never);

export interface UpdateDialectParams {
  allow_list: string[];
  base_url: string;
  dialect: DialectName;
  freshness_s: number;
  is_on: boolean;
  operator_code: string;
  secret_encrypted?: Buffer | null | void;
}

export type UpdateDialectResult = void;

export const updateDialect = new PreparedQuery<UpdateDialectParams, UpdateDialectResult>({"usedParamSet":{"is_on":true,"operator_code":true,"secret_encrypted":true,"base_url":true,"allow_list":true,"freshness_s":true,"dialect":true},"params":[{"name":"is_on","required":true,"transform":{"type":"scalar"},"locs":[{"a":32,"b":38}]},{"name":"operator_code","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":71}]},{"name":"secret_encrypted","required":false,"transform":{"type":"scalar"},"locs":[{"a":93,"b":109}]},{"name":"base_url","required":true,"transform":{"type":"scalar"},"locs":[{"a":123,"b":132}]},{"name":"allow_list","required":true,"transform":{"type":"scalar"},"locs":[{"a":150,"b":161}]},{"name":"freshness_s","required":true,"transform":{"type":"scalar"},"locs":[{"a":178,"b":190}]},{"name":"dialect","required":true,"transform":{"type":"scalar"},"locs":[{"a":236,"b":244}]}],"statement":"update game_dialect set is_on = :is_on!, operator_code = :operator_code!, secret_encrypted = :secret_encrypted, base_url = :base_url!,\n  allow_list = :allow_list!, freshness_s = :freshness_s!, changed_at = product_now()\nwhere dialect = :dialect!"} as never);

export type FindAgelessParams = void;

export interface FindAgelessResult {
  dialect: DialectName;
}

export const findAgeless = new PreparedQuery<FindAgelessParams, FindAgelessResult>({"usedParamSet":{},"params":[],"statement":"select dialect from game_dialect where is_on and freshness_s = 0 order by dialect"} as never);

