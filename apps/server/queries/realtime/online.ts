/** Types and statements of src/realtime/online.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface TellOnlineParams {
  name: string;
  player_count: number;
}

export type TellOnlineResult = void;

export const tellOnline = new PreparedQuery<TellOnlineParams, TellOnlineResult>({"usedParamSet":{"name":true,"player_count":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":56,"b":61}]},{"name":"player_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":64,"b":77}]}],"statement":"insert into stream_process (name, player_count) values (:name!, :player_count!)\non conflict (name) do update set player_count = excluded.player_count, told_at = clock_timestamp()"} as never);

export interface OnlineElsewhereParams {
  name: string;
}

export interface OnlineElsewhereResult {
  player_count: number;
}

export const onlineElsewhere = new PreparedQuery<OnlineElsewhereParams, OnlineElsewhereResult>({"usedParamSet":{"name":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":100,"b":105}]}],"statement":"select coalesce(sum(player_count), 0)::integer as \"player_count!\" from stream_process\nwhere name <> :name! and told_at > clock_timestamp() - interval '30 seconds'"} as never);

export interface ForgetOnlineParams {
  name: string;
}

export type ForgetOnlineResult = void;

export const forgetOnline = new PreparedQuery<ForgetOnlineParams, ForgetOnlineResult>({"usedParamSet":{"name":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":40,"b":45}]}],"statement":"delete from stream_process where name = :name! or told_at < clock_timestamp() - interval '1 hour'"} as never);

