/** Types generated for queries found in "src/players/login.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'FindLogin' parameters type */
export interface FindLoginParams {
  device_hash: Buffer;
  phone: string;
}

/** 'FindLogin' return type */
export interface FindLoginResult {
  id: number;
  is_blocked: boolean;
  is_known_device: boolean;
  password_hash: string;
}

/** 'FindLogin' query type */
export interface FindLoginQuery {
  params: FindLoginParams;
  result: FindLoginResult;
}

const findLoginIR: any = {"usedParamSet":{"device_hash":true,"phone":true},"params":[{"name":"device_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":156,"b":168}]},{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":219,"b":225}]}],"statement":"select id, password_hash, blocked_at is not null as \"is_blocked!\",\n  exists (select from player_session s where s.player_id = player.id and s.device_hash = :device_hash!) as \"is_known_device!\"\nfrom player where phone = :phone!"};

/**
 * Query generated from SQL:
 * ```
 * select id, password_hash, blocked_at is not null as "is_blocked!",
 *   exists (select from player_session s where s.player_id = player.id and s.device_hash = :device_hash!) as "is_known_device!"
 * from player where phone = :phone!
 * ```
 */
export const findLogin = new PreparedQuery<FindLoginParams,FindLoginResult>(findLoginIR);


/** 'HoldPassword' parameters type */
export interface HoldPasswordParams {
  password_hash: string;
  player_id: number;
}

/** 'HoldPassword' return type */
export interface HoldPasswordResult {
  id: number;
}

/** 'HoldPassword' query type */
export interface HoldPasswordQuery {
  params: HoldPasswordParams;
  result: HoldPasswordResult;
}

const holdPasswordIR: any = {"usedParamSet":{"player_id":true,"password_hash":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":33,"b":43}]},{"name":"password_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":65,"b":79}]}],"statement":"select id from player where id = :player_id! and password_hash = :password_hash! for share"};

/**
 * Query generated from SQL:
 * ```
 * select id from player where id = :player_id! and password_hash = :password_hash! for share
 * ```
 */
export const holdPassword = new PreparedQuery<HoldPasswordParams,HoldPasswordResult>(holdPasswordIR);


/** 'PasswordOf' parameters type */
export interface PasswordOfParams {
  player_id: number;
}

/** 'PasswordOf' return type */
export interface PasswordOfResult {
  password_hash: string;
  phone: string;
}

/** 'PasswordOf' query type */
export interface PasswordOfQuery {
  params: PasswordOfParams;
  result: PasswordOfResult;
}

const passwordOfIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":51,"b":61}]}],"statement":"select phone, password_hash from player where id = :player_id!"};

/**
 * Query generated from SQL:
 * ```
 * select phone, password_hash from player where id = :player_id!
 * ```
 */
export const passwordOf = new PreparedQuery<PasswordOfParams,PasswordOfResult>(passwordOfIR);


/** 'ChangePassword' parameters type */
export interface ChangePasswordParams {
  password_hash: string;
  phone: string;
}

/** 'ChangePassword' return type */
export interface ChangePasswordResult {
  id: number;
}

/** 'ChangePassword' query type */
export interface ChangePasswordQuery {
  params: ChangePasswordParams;
  result: ChangePasswordResult;
}

const changePasswordIR: any = {"usedParamSet":{"password_hash":true,"phone":true},"params":[{"name":"password_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":34,"b":48}]},{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":107}]}],"statement":"update player set password_hash = :password_hash!, password_changed_at = product_now()\nwhere phone = :phone! returning id"};

/**
 * Query generated from SQL:
 * ```
 * update player set password_hash = :password_hash!, password_changed_at = product_now()
 * where phone = :phone! returning id
 * ```
 */
export const changePassword = new PreparedQuery<ChangePasswordParams,ChangePasswordResult>(changePasswordIR);


/** 'ReplacePassword' parameters type */
export interface ReplacePasswordParams {
  old_hash: string;
  password_hash: string;
  player_id: number;
}

/** 'ReplacePassword' return type */
export interface ReplacePasswordResult {
  id: number;
}

/** 'ReplacePassword' query type */
export interface ReplacePasswordQuery {
  params: ReplacePasswordParams;
  result: ReplacePasswordResult;
}

const replacePasswordIR: any = {"usedParamSet":{"password_hash":true,"player_id":true,"old_hash":true},"params":[{"name":"password_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":34,"b":48}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":98,"b":108}]},{"name":"old_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":130,"b":139}]}],"statement":"update player set password_hash = :password_hash!, password_changed_at = product_now()\nwhere id = :player_id! and password_hash = :old_hash! returning id"};

/**
 * Query generated from SQL:
 * ```
 * update player set password_hash = :password_hash!, password_changed_at = product_now()
 * where id = :player_id! and password_hash = :old_hash! returning id
 * ```
 */
export const replacePassword = new PreparedQuery<ReplacePasswordParams,ReplacePasswordResult>(replacePasswordIR);


