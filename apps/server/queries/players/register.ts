/** Types and statements of src/players/register.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { PageLanguage } from '#queries/unions.ts';

export interface InsertPlayerParams {
  birthday: string;
  language: PageLanguage;
  name: string;
  password_hash: string;
  phone: string;
  referral_code: string;
  referred_by?: number | null | void;
  user_code: string;
}

export interface InsertPlayerResult {
  id: number;
}

export const insertPlayer = new PreparedQuery<InsertPlayerParams, InsertPlayerResult>({"usedParamSet":{"user_code":true,"name":true,"phone":true,"password_hash":true,"birthday":true,"referral_code":true,"referred_by":true,"language":true},"params":[{"name":"user_code","required":true,"transform":{"type":"scalar"},"locs":[{"a":115,"b":125}]},{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":128,"b":133}]},{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":136,"b":142}]},{"name":"password_hash","required":true,"transform":{"type":"scalar"},"locs":[{"a":145,"b":159}]},{"name":"birthday","required":true,"transform":{"type":"scalar"},"locs":[{"a":162,"b":171}]},{"name":"referral_code","required":true,"transform":{"type":"scalar"},"locs":[{"a":174,"b":188}]},{"name":"referred_by","required":false,"transform":{"type":"scalar"},"locs":[{"a":191,"b":202}]},{"name":"language","required":true,"transform":{"type":"scalar"},"locs":[{"a":205,"b":214}]}],"statement":"insert into player (user_code, name, phone, password_hash, birthday, referral_code, referred_by, language)\nvalues (:user_code!, :name!, :phone!, :password_hash!, :birthday!, :referral_code!, :referred_by, :language!)\non conflict (phone) do nothing\nreturning id"} as never);

export interface OpenPursesParams {
  player_id: number;
}

export interface OpenPursesResult {
  open_purses: undefined | null;
}

export const openPurses = new PreparedQuery<OpenPursesParams, OpenPursesResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":19,"b":29}]}],"statement":"select open_purses(:player_id!)"} as never);

