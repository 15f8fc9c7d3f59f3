/** Types and statements of src/players/barred.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface BarredBornOnParams {
  birthdays: string[];
}

export interface BarredBornOnResult {
  birthday: string;
  id: number;
  is_blocked: boolean;
  lvl_2_name: string | null;
  name: string;
  names_before: string[];
  phone: string;
}

export const barredBornOn = new PreparedQuery<BarredBornOnParams, BarredBornOnResult>({"usedParamSet":{"birthdays":true},"params":[{"name":"birthdays","required":true,"transform":{"type":"scalar"},"locs":[{"a":238,"b":248}]}],"statement":"select p.id, p.name, p.phone, p.birthday as \"birthday!\", p.lvl_2_name, p.blocked_at is not null as \"is_blocked!\",\n  array(select n.name from player_name n where n.player_id = p.id) as \"names_before!\"\nfrom player p\nwhere p.birthday = any (:birthdays!::date[]) and (p.blocked_at is not null or p.excluded_until > product_now())\norder by p.id"} as never);

export interface BarUntilDecidedParams {
  player_id: number;
  reason: string;
}

export type BarUntilDecidedResult = void;

export const barUntilDecided = new PreparedQuery<BarUntilDecidedParams, BarUntilDecidedResult>({"usedParamSet":{"reason":true,"player_id":true},"params":[{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":63,"b":70}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":83,"b":93}]}],"statement":"update player set blocked_at = product_now(), blocked_reason = :reason! where id = :player_id!"} as never);

