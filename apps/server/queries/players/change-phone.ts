/** Types and statements of src/players/change-phone.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface CredentialsOfParams {
  player_id: number;
}

export interface CredentialsOfResult {
  password_hash: string;
  phone: string;
}

export const credentialsOf = new PreparedQuery<CredentialsOfParams, CredentialsOfResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":51,"b":61}]}],"statement":"select phone, password_hash from player where id = :player_id!"} as never);

export interface SetPhoneParams {
  password_hash: string;
  phone: string;
  player_id: number;
}

export interface SetPhoneResult {
  id: number;
}

export const setPhone = new PreparedQuery<SetPhoneParams, SetPhoneResult>({"usedParamSet":{"phone":true,"player_id":true,"password_hash":true},"params":[{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":26,"b":32}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":45,"b":55}]},{"name":"password_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":77,"b":91}]}],"statement":"update player set phone = :phone! where id = :player_id! and password_hash = :password_hash! returning id"} as never);

