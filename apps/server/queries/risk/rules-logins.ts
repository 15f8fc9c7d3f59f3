/** Types and statements of src/risk/rules-logins.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface SharedDeviceParams {
  least: number;
  session_ids: number[];
}

export interface SharedDeviceResult {
  amount_pya: number | null;
  happened_at: Date;
  player_id: number;
  ref: string;
  subject: string;
  text: string;
}

export const sharedDevice = new PreparedQuery<SharedDeviceParams, SharedDeviceResult>({"usedParamSet":{"session_ids":true,"least":true},"params":[{"name":"session_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":96,"b":108}]},{"name":"least","required":true,"transform":{"type":"scalar"},"locs":[{"a":799,"b":805}]}],"statement":"with opened as (\n  select distinct s.device_hash from public_player_session s where s.id = any (:session_ids!::bigint[]) and s.device_hash is not null\n), used as (\n  select s.device_hash, s.id, s.player_id, s.device, s.created_at, row_number() over (partition by s.device_hash, s.player_id order by s.id desc) as nth\n  from opened o join public_player_session s on s.device_hash = o.device_hash where s.created_at > product_now() - interval '90 days'\n)\nselect 'device:' || left(encode(sha256(device_hash), 'hex'), 16) as \"ref!\", 'player:' || player_id as \"subject!\", player_id as \"player_id!\", null::bigint as \"amount_pya?\",\n  left(device, 200) as \"text!\", created_at as \"happened_at!\"\nfrom used u where nth = 1 and (select count(*) from used o where o.device_hash = u.device_hash and o.nth = 1) >= :least!\norder by device_hash, id limit 500"} as never);

export interface SharedAddressParams {
  least: number;
  session_ids: number[];
}

export interface SharedAddressResult {
  amount_pya: number | null;
  happened_at: Date;
  player_id: number;
  ref: string;
  subject: string;
  text: string;
}

export const sharedAddress = new PreparedQuery<SharedAddressParams, SharedAddressResult>({"usedParamSet":{"session_ids":true,"least":true},"params":[{"name":"session_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":92,"b":104}]},{"name":"least","required":true,"transform":{"type":"scalar"},"locs":[{"a":714,"b":720}]}],"statement":"with opened as (\n  select distinct s.address from public_player_session s where s.id = any (:session_ids!::bigint[]) and s.address <> ''\n), used as (\n  select s.address, s.id, s.player_id, s.created_at, row_number() over (partition by s.address, s.player_id order by s.id desc) as nth\n  from opened o join public_player_session s on s.address = o.address where s.created_at > product_now() - interval '1 day'\n)\nselect 'address:' || address as \"ref!\", 'player:' || player_id as \"subject!\", player_id as \"player_id!\", null::bigint as \"amount_pya?\", left(address, 200) as \"text!\",\n  created_at as \"happened_at!\"\nfrom used u where nth = 1 and (select count(*) from used o where o.address = u.address and o.nth = 1) >= :least!\norder by address, id limit 500"} as never);

export interface WrongLoginsParams {
  least: number;
}

export interface WrongLoginsResult {
  amount_pya: number | null;
  happened_at: Date;
  player_id: number;
  ref: string;
  subject: string;
  text: string;
}

export const wrongLogins = new PreparedQuery<WrongLoginsParams, WrongLoginsResult>({"usedParamSet":{"least":true},"params":[{"name":"least","required":true,"transform":{"type":"scalar"},"locs":[{"a":382,"b":388}]}],"statement":"select 'wrong_logins:' || p.id || ':' || yangon_day(w.window_start) as \"ref!\", 'player:' || p.id as \"subject!\", p.id as \"player_id!\", null::bigint as \"amount_pya?\",\n  max(w.count)::text as \"text!\", min(w.window_start) as \"happened_at!\"\nfrom public_wrong_login w join public_player p on p.phone = w.account\nwhere w.window_start > product_now() - interval '20 minutes' and w.count >= :least!\ngroup by p.id, yangon_day(w.window_start) order by p.id"} as never);

