/** Types and statements of src/players/login.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface FindLoginParams {
  device_hash: Buffer;
  phone: string;
}

export interface FindLoginResult {
  id: number;
  is_blocked: boolean;
  is_known_device: boolean;
  password_hash: string;
}

export const findLogin = new PreparedQuery<FindLoginParams, FindLoginResult>({"usedParamSet":{"device_hash":true,"phone":true},"params":[{"name":"device_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":156,"b":168},{"a":258,"b":270}]},{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":413,"b":419}]}],"statement":"select id, password_hash, blocked_at is not null as \"is_blocked!\",\n  exists (select from player_session s where s.player_id = player.id and s.device_hash = :device_hash!)\n  or exists (\n    select from otp where otp.phone = player.phone and otp.device_hash = :device_hash!\n      and coalesce(otp.used_at, otp.verified_at) > product_now() - interval '10 minutes'\n  ) as \"is_known_device!\"\nfrom player where phone = :phone!"} as never);

export interface HoldPasswordParams {
  password_hash: string;
  player_id: number;
}

export interface HoldPasswordResult {
  id: number;
}

export const holdPassword = new PreparedQuery<HoldPasswordParams, HoldPasswordResult>({"usedParamSet":{"player_id":true,"password_hash":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":33,"b":43}]},{"name":"password_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":65,"b":79}]}],"statement":"select id from player where id = :player_id! and password_hash = :password_hash! for share"} as never);

export interface PasswordOfParams {
  player_id: number;
}

export interface PasswordOfResult {
  password_hash: string;
  phone: string;
}

export const passwordOf = new PreparedQuery<PasswordOfParams, PasswordOfResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":51,"b":61}]}],"statement":"select phone, password_hash from player where id = :player_id!"} as never);

export interface ChangePasswordParams {
  password_hash: string;
  phone: string;
}

export interface ChangePasswordResult {
  id: number;
}

export const changePassword = new PreparedQuery<ChangePasswordParams, ChangePasswordResult>({"usedParamSet":{"password_hash":true,"phone":true},"params":[{"name":"password_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":34,"b":48}]},{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":107}]}],"statement":"update player set password_hash = :password_hash!, password_changed_at = product_now()\nwhere phone = :phone! returning id"} as never);

export interface ReplacePasswordParams {
  old_hash: string;
  password_hash: string;
  player_id: number;
}

export interface ReplacePasswordResult {
  id: number;
}

export const replacePassword = new PreparedQuery<ReplacePasswordParams, ReplacePasswordResult>({"usedParamSet":{"password_hash":true,"player_id":true,"old_hash":true},"params":[{"name":"password_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":34,"b":48}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":98,"b":108}]},{"name":"old_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":130,"b":139}]}],"statement":"update player set password_hash = :password_hash!, password_changed_at = product_now()\nwhere id = :player_id! and password_hash = :old_hash! returning id"} as never);

