/** Types and statements of src/platform/house-settings.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface ReadHouseSettingsParams {
  keys: string[];
}

export interface ReadHouseSettingsResult {
  key: string;
  value: unknown;
}

export const readHouseSettings = new PreparedQuery<ReadHouseSettingsParams, ReadHouseSettingsResult>({"usedParamSet":{"keys":true},"params":[{"name":"keys","required":true,"transform":{"type":"scalar"},"locs":[{"a":48,"b":53}]}],"statement":"select key, value from setting where key = any (:keys!)"} as never);

export interface WriteHouseSettingParams {
  key: string;
  value: unknown;
}

export type WriteHouseSettingResult = void;

export const writeHouseSetting = new PreparedQuery<WriteHouseSettingParams, WriteHouseSettingResult>({"usedParamSet":{"key":true,"value":true},"params":[{"name":"key","required":true,"transform":{"type":"scalar"},"locs":[{"a":41,"b":45}]},{"name":"value","required":true,"transform":{"type":"scalar"},"locs":[{"a":48,"b":54}]}],"statement":"insert into setting (key, value) values (:key!, :value!)\non conflict (key) do update set value = excluded.value, changed_at = product_now()"} as never);

export interface LockHouseSettingParams {
  key: string;
}

export interface LockHouseSettingResult {
  locked: string | null;
}

export const lockHouseSetting = new PreparedQuery<LockHouseSettingParams, LockHouseSettingResult>({"usedParamSet":{"key":true},"params":[{"name":"key","required":true,"transform":{"type":"scalar"},"locs":[{"a":44,"b":48}]}],"statement":"select pg_advisory_xact_lock(2001, hashtext(:key!))::text as locked"} as never);

