/** Types and statements of src/risk/rules-play.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface LargeSlipsParams {
  from_at: Date;
  least_pya: number;
  until_at: Date;
}

export interface LargeSlipsResult {
  amount_pya: number | null;
  happened_at: Date;
  player_id: number;
  ref: string;
  subject: string;
  text: string;
}

export const largeSlips = new PreparedQuery<LargeSlipsParams, LargeSlipsResult>({"usedParamSet":{"least_pya":true,"from_at":true,"until_at":true},"params":[{"name":"least_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":298,"b":308}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":330,"b":338}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":361,"b":370}]}],"statement":"select 'large_stake:' || s.player_id || ':' || yangon_day(s.accepted_at) as \"ref!\", 'slip:' || s.id as \"subject!\", s.player_id as \"player_id!\", s.total_pya as \"amount_pya?\",\n  s.voucher as \"text!\", s.accepted_at as \"happened_at!\"\nfrom public_slip s where s.total_pya >= 10000000 and s.total_pya >= :least_pya! and s.accepted_at > :from_at! and s.accepted_at <= :until_at!\norder by s.accepted_at, s.id limit 2000"} as never);

export interface LargeWagersParams {
  least_pya: number;
  wager_ids: number[];
}

export interface LargeWagersResult {
  amount_pya: number | null;
  happened_at: Date;
  player_id: number;
  ref: string;
  subject: string;
  text: string;
}

export const largeWagers = new PreparedQuery<LargeWagersParams, LargeWagersResult>({"usedParamSet":{"wager_ids":true,"least_pya":true},"params":[{"name":"wager_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":279,"b":289}]},{"name":"least_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":319,"b":329}]}],"statement":"select 'large_stake:' || w.player_id || ':' || yangon_day(w.created_at) as \"ref!\", 'wager:' || w.id as \"subject!\", w.player_id as \"player_id!\", w.bet_pya as \"amount_pya?\",\n  coalesce(w.product, '') as \"text!\", w.created_at as \"happened_at!\"\nfrom public_wager w where w.id = any (:wager_ids!::bigint[]) and w.bet_pya >= :least_pya! and w.status <> 'void' order by w.id"} as never);

export interface LargeGameWinsParams {
  least_pya: number;
  wager_ids: number[];
}

export interface LargeGameWinsResult {
  amount_pya: number | null;
  happened_at: Date;
  player_id: number;
  ref: string;
  subject: string;
  text: string;
}

export const largeGameWins = new PreparedQuery<LargeGameWinsParams, LargeGameWinsResult>({"usedParamSet":{"wager_ids":true,"least_pya":true},"params":[{"name":"wager_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":280,"b":290}]},{"name":"least_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":323,"b":333}]}],"statement":"select 'large_win:' || w.player_id || ':' || yangon_day(w.created_at) as \"ref!\", 'wager:' || w.id as \"subject!\", w.player_id as \"player_id!\", w.payout_pya as \"amount_pya?\",\n  coalesce(w.product, '') as \"text!\", w.created_at as \"happened_at!\"\nfrom public_wager w where w.id = any (:wager_ids!::bigint[]) and w.payout_pya >= :least_pya! and w.status = 'settled' order by w.id"} as never);

export interface LargeWinsParams {
  least_pya: number;
  vouchers: string[];
}

export interface LargeWinsResult {
  amount_pya: number | null;
  happened_at: Date;
  player_id: number;
  ref: string;
  subject: string;
  text: string;
}

export const largeWins = new PreparedQuery<LargeWinsParams, LargeWinsResult>({"usedParamSet":{"vouchers":true,"least_pya":true},"params":[{"name":"vouchers","required":true,"transform":{"type":"scalar"},"locs":[{"a":370,"b":379},{"a":415,"b":423}]},{"name":"least_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":446,"b":456}]}],"statement":"select 'large_win:' || s.player_id || ':' || yangon_day(product_now()) as \"ref!\", 'slip:' || s.id as \"subject!\", s.player_id as \"player_id!\", p.amount_pya as \"amount_pya?\",\n  s.voucher as \"text!\", s.accepted_at as \"happened_at!\"\nfrom public_slip s join public_payout p on p.slip_id = s.id and p.kind = 'win'\nwhere s.id = any (array(select slip_of_voucher(v) from unnest(:vouchers!::text[]) v)) and s.voucher = any (:vouchers) and p.amount_pya >= :least_pya! order by s.id"} as never);

export interface LookFromParams {
  name: string;
}

export interface LookFromResult {
  looked_to: Date;
}

export const lookFrom = new PreparedQuery<LookFromParams, LookFromResult>({"usedParamSet":{"name":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":45,"b":50}]}],"statement":"select looked_to from case_look where name = :name! for no key update skip locked"} as never);

export interface LookToParams {
  looked_to: Date;
  name: string;
}

export type LookToResult = void;

export const lookTo = new PreparedQuery<LookToParams, LookToResult>({"usedParamSet":{"looked_to":true,"name":true},"params":[{"name":"looked_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":33,"b":43}]},{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":63}]}],"statement":"update case_look set looked_to = :looked_to! where name = :name!"} as never);

