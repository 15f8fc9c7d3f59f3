/** Types generated for queries found in "src/players/change-phone.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'CredentialsOf' parameters type */
export interface CredentialsOfParams {
  player_id: number;
}

/** 'CredentialsOf' return type */
export interface CredentialsOfResult {
  password_hash: string;
  phone: string;
}

/** 'CredentialsOf' query type */
export interface CredentialsOfQuery {
  params: CredentialsOfParams;
  result: CredentialsOfResult;
}

const credentialsOfIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":51,"b":61}]}],"statement":"select phone, password_hash from player where id = :player_id!"};

/**
 * Query generated from SQL:
 * ```
 * select phone, password_hash from player where id = :player_id!
 * ```
 */
export const credentialsOf = new PreparedQuery<CredentialsOfParams,CredentialsOfResult>(credentialsOfIR);


/** 'SetPhone' parameters type */
export interface SetPhoneParams {
  password_hash: string;
  phone: string;
  player_id: number;
}

/** 'SetPhone' return type */
export interface SetPhoneResult {
  id: number;
}

/** 'SetPhone' query type */
export interface SetPhoneQuery {
  params: SetPhoneParams;
  result: SetPhoneResult;
}

const setPhoneIR: any = {"usedParamSet":{"phone":true,"player_id":true,"password_hash":true},"params":[{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":26,"b":32}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":45,"b":55}]},{"name":"password_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":77,"b":91}]}],"statement":"update player set phone = :phone! where id = :player_id! and password_hash = :password_hash! returning id"};

/**
 * Query generated from SQL:
 * ```
 * update player set phone = :phone! where id = :player_id! and password_hash = :password_hash! returning id
 * ```
 */
export const setPhone = new PreparedQuery<SetPhoneParams,SetPhoneResult>(setPhoneIR);


