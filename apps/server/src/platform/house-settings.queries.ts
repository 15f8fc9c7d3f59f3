/** Types generated for queries found in "src/platform/house-settings.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'ReadHouseSettings' parameters type */
export interface ReadHouseSettingsParams {
  keys: stringArray;
}

/** 'ReadHouseSettings' return type */
export interface ReadHouseSettingsResult {
  key: string;
  value: unknown;
}

/** 'ReadHouseSettings' query type */
export interface ReadHouseSettingsQuery {
  params: ReadHouseSettingsParams;
  result: ReadHouseSettingsResult;
}

const readHouseSettingsIR: any = {"usedParamSet":{"keys":true},"params":[{"name":"keys","required":true,"transform":{"type":"scalar"},"locs":[{"a":48,"b":53}]}],"statement":"select key, value from setting where key = any (:keys!)"};

/**
 * Query generated from SQL:
 * ```
 * select key, value from setting where key = any (:keys!)
 * ```
 */
export const readHouseSettings = new PreparedQuery<ReadHouseSettingsParams,ReadHouseSettingsResult>(readHouseSettingsIR);


/** 'WriteHouseSetting' parameters type */
export interface WriteHouseSettingParams {
  key: string;
  value: unknown;
}

/** 'WriteHouseSetting' return type */
export type WriteHouseSettingResult = void;

/** 'WriteHouseSetting' query type */
export interface WriteHouseSettingQuery {
  params: WriteHouseSettingParams;
  result: WriteHouseSettingResult;
}

const writeHouseSettingIR: any = {"usedParamSet":{"key":true,"value":true},"params":[{"name":"key","required":true,"transform":{"type":"scalar"},"locs":[{"a":41,"b":45}]},{"name":"value","required":true,"transform":{"type":"scalar"},"locs":[{"a":48,"b":54}]}],"statement":"insert into setting (key, value) values (:key!, :value!)\non conflict (key) do update set value = excluded.value, changed_at = product_now()"};

/**
 * Query generated from SQL:
 * ```
 * insert into setting (key, value) values (:key!, :value!)
 * on conflict (key) do update set value = excluded.value, changed_at = product_now()
 * ```
 */
export const writeHouseSetting = new PreparedQuery<WriteHouseSettingParams,WriteHouseSettingResult>(writeHouseSettingIR);


/** 'LockHouseSetting' parameters type */
export interface LockHouseSettingParams {
  key: string;
}

/** 'LockHouseSetting' return type */
export interface LockHouseSettingResult {
  locked: string | null;
}

/** 'LockHouseSetting' query type */
export interface LockHouseSettingQuery {
  params: LockHouseSettingParams;
  result: LockHouseSettingResult;
}

const lockHouseSettingIR: any = {"usedParamSet":{"key":true},"params":[{"name":"key","required":true,"transform":{"type":"scalar"},"locs":[{"a":44,"b":48}]}],"statement":"select pg_advisory_xact_lock(2001, hashtext(:key!))::text as locked"};

/**
 * Query generated from SQL:
 * ```
 * select pg_advisory_xact_lock(2001, hashtext(:key!))::text as locked
 * ```
 */
export const lockHouseSetting = new PreparedQuery<LockHouseSettingParams,LockHouseSettingResult>(lockHouseSettingIR);


