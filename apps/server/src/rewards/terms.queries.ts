/** Types generated for queries found in "src/rewards/terms.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'ReadRewardSetting' parameters type */
export interface ReadRewardSettingParams {
  key: string;
}

/** 'ReadRewardSetting' return type */
export interface ReadRewardSettingResult {
  value: unknown;
}

/** 'ReadRewardSetting' query type */
export interface ReadRewardSettingQuery {
  params: ReadRewardSettingParams;
  result: ReadRewardSettingResult;
}

const readRewardSettingIR: any = {"usedParamSet":{"key":true},"params":[{"name":"key","required":true,"transform":{"type":"scalar"},"locs":[{"a":38,"b":42}]}],"statement":"select value from setting where key = :key!"};

/**
 * Query generated from SQL:
 * ```
 * select value from setting where key = :key!
 * ```
 */
export const readRewardSetting = new PreparedQuery<ReadRewardSettingParams,ReadRewardSettingResult>(readRewardSettingIR);


/** 'WriteRewardSetting' parameters type */
export interface WriteRewardSettingParams {
  key: string;
  value: unknown;
}

/** 'WriteRewardSetting' return type */
export type WriteRewardSettingResult = void;

/** 'WriteRewardSetting' query type */
export interface WriteRewardSettingQuery {
  params: WriteRewardSettingParams;
  result: WriteRewardSettingResult;
}

const writeRewardSettingIR: any = {"usedParamSet":{"key":true,"value":true},"params":[{"name":"key","required":true,"transform":{"type":"scalar"},"locs":[{"a":41,"b":45}]},{"name":"value","required":true,"transform":{"type":"scalar"},"locs":[{"a":48,"b":54}]}],"statement":"insert into setting (key, value) values (:key!, :value!)\non conflict (key) do update set value = excluded.value, changed_at = product_now()"};

/**
 * Query generated from SQL:
 * ```
 * insert into setting (key, value) values (:key!, :value!)
 * on conflict (key) do update set value = excluded.value, changed_at = product_now()
 * ```
 */
export const writeRewardSetting = new PreparedQuery<WriteRewardSettingParams,WriteRewardSettingResult>(writeRewardSettingIR);


/** 'LockRewardSetting' parameters type */
export type LockRewardSettingParams = void;

/** 'LockRewardSetting' return type */
export interface LockRewardSettingResult {
  locked: string | null;
}

/** 'LockRewardSetting' query type */
export interface LockRewardSettingQuery {
  params: LockRewardSettingParams;
  result: LockRewardSettingResult;
}

const lockRewardSettingIR: any = {"usedParamSet":{},"params":[],"statement":"select pg_advisory_xact_lock(2017, 1)::text as locked"};

/**
 * Query generated from SQL:
 * ```
 * select pg_advisory_xact_lock(2017, 1)::text as locked
 * ```
 */
export const lockRewardSetting = new PreparedQuery<LockRewardSettingParams,LockRewardSettingResult>(lockRewardSettingIR);


/** 'BestPoint' parameters type */
export type BestPointParams = void;

/** 'BestPoint' return type */
export interface BestPointResult {
  pya: number;
}

/** 'BestPoint' query type */
export interface BestPointQuery {
  params: BestPointParams;
  result: BestPointResult;
}

const bestPointIR: any = {"usedParamSet":{},"params":[],"statement":"select coalesce(max(amount_pya::float8 / points), 0) as \"pya!\" from point_offer where is_open"};

/**
 * Query generated from SQL:
 * ```
 * select coalesce(max(amount_pya::float8 / points), 0) as "pya!" from point_offer where is_open
 * ```
 */
export const bestPoint = new PreparedQuery<BestPointParams,BestPointResult>(bestPointIR);


