/** Types and statements of src/lottery/desk.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { StopReason } from '#queries/unions.ts';

export interface HoldForBetsParams {
  asking: number[];
  days: string[];
  keys: string[];
  lotteries: string[];
  number_draws: number[];
  numbers: number[];
  players: number[];
  sections: string[];
  slip_count: number;
  waits: boolean;
}

export interface HoldForBetsResult {
  are_blocked: boolean[] | null;
  are_excluded: boolean[] | null;
  are_open: boolean[] | null;
  are_overdrawn: boolean[] | null;
  are_players_blocked: boolean[] | null;
  at: Date;
  balances_pya: number[] | null;
  birthdays: string[] | null;
  caps_pya: number[] | null;
  closed_at: Date[] | null;
  closes_at: Date[] | null;
  draw_ids: number[];
  held_draw_ids: number[] | null;
  known_slip_ids: number[];
  limit_player_ids: number[] | null;
  number_caps_pya: number[] | null;
  number_draw_ids: number[] | null;
  numbers: number[] | null;
  odds_hundredths: number[] | null;
  opens_at: Date[] | null;
  player_ids: number[] | null;
  purse_ids: number[] | null;
  results: number[] | null;
  settled_at: Date[] | null;
  slip_ids: number[];
  stake_maxs_pya: number[] | null;
  stake_mins_pya: number[] | null;
  stake_steps_pya: number[] | null;
  stakes_left_pya: number[] | null;
  stop: StopReason | null;
  taken_pya: number[] | null;
  tot_odds_hundredths: number[] | null;
  voided_at: Date[] | null;
}

export const holdForBets = new PreparedQuery<HoldForBetsParams, HoldForBetsResult>({"usedParamSet":{"waits":true,"lotteries":true,"sections":true,"days":true,"number_draws":true,"numbers":true,"players":true,"asking":true,"keys":true,"slip_count":true},"params":[{"name":"waits","required":true,"transform":{"type":"scalar"},"locs":[{"a":542,"b":548}]},{"name":"lotteries","required":true,"transform":{"type":"scalar"},"locs":[{"a":560,"b":570}]},{"name":"sections","required":true,"transform":{"type":"scalar"},"locs":[{"a":581,"b":590}]},{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":601,"b":606}]},{"name":"number_draws","required":true,"transform":{"type":"scalar"},"locs":[{"a":617,"b":630}]},{"name":"numbers","required":true,"transform":{"type":"scalar"},"locs":[{"a":644,"b":652}]},{"name":"players","required":true,"transform":{"type":"scalar"},"locs":[{"a":669,"b":677}]},{"name":"asking","required":true,"transform":{"type":"scalar"},"locs":[{"a":690,"b":697}]},{"name":"keys","required":true,"transform":{"type":"scalar"},"locs":[{"a":710,"b":715}]},{"name":"slip_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":726,"b":737}]}],"statement":"select at as \"at!\", draw_ids as \"draw_ids!\", slip_ids as \"slip_ids!\",\n  held_draw_ids, opens_at, closes_at, closed_at, results, settled_at, voided_at, are_open, odds_hundredths, tot_odds_hundredths, caps_pya,\n    stake_mins_pya, stake_maxs_pya, stake_steps_pya,\n  number_draw_ids, numbers, taken_pya, number_caps_pya, are_blocked,\n  player_ids, purse_ids, balances_pya, are_overdrawn, birthdays,\n  limit_player_ids, are_players_blocked, are_excluded, stakes_left_pya,\n  known_slip_ids as \"known_slip_ids!\", stop as \"stop?\"\nfrom hold_for_bets(:waits!::boolean, :lotteries!::text[], :sections!::time[], :days!::text[], :number_draws!::integer[], :numbers!::smallint[],\n  :players!::bigint[], :asking!::bigint[], :keys!::text[], :slip_count!::integer)"} as never);

export interface KnownSlipsParams {
  slip_ids: number[];
}

export interface KnownSlipsResult {
  accepted_at: Date;
  balance_after_pya: number;
  line_count: number;
  player_id: number;
  request_hash: string;
  request_key: string;
  slip_id: number;
  total_pya: number;
  voucher: string;
}

export const knownSlips = new PreparedQuery<KnownSlipsParams, KnownSlipsResult>({"usedParamSet":{"slip_ids":true},"params":[{"name":"slip_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":176,"b":185}]}],"statement":"select id as slip_id, player_id, request_key, request_hash, voucher, total_pya, cardinality(numbers) as \"line_count!\", balance_after_pya, accepted_at\nfrom slip where id = any (:slip_ids!::bigint[])"} as never);

export interface WriteSlipsParams {
  accepted_at: Date;
  balances_after_pya: number[];
  draw_ids: number[];
  ids: number[];
  odds_hundredths: number[];
  player_ids: number[];
  request_hashes: string[];
  request_keys: string[];
  slip_numbers: string[];
  slip_stakes_pya: string[];
  taken_draw_ids: number[];
  taken_numbers: number[];
  taken_stakes_pya: number[];
  tot_odds_hundredths: number[];
  totals_pya: number[];
  vouchers: string[];
}

export interface WriteSlipsResult {
  number: number;
}

export const writeSlips = new PreparedQuery<WriteSlipsParams, WriteSlipsResult>({"usedParamSet":{"accepted_at":true,"ids":true,"vouchers":true,"player_ids":true,"draw_ids":true,"slip_numbers":true,"slip_stakes_pya":true,"totals_pya":true,"odds_hundredths":true,"tot_odds_hundredths":true,"balances_after_pya":true,"request_keys":true,"request_hashes":true,"taken_draw_ids":true,"taken_numbers":true,"taken_stakes_pya":true},"params":[{"name":"accepted_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":390,"b":402}]},{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":462,"b":466}]},{"name":"vouchers","required":true,"transform":{"type":"scalar"},"locs":[{"a":479,"b":488}]},{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":499,"b":510}]},{"name":"draw_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":523,"b":532}]},{"name":"slip_numbers","required":true,"transform":{"type":"scalar"},"locs":[{"a":545,"b":558}]},{"name":"slip_stakes_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":573,"b":589}]},{"name":"totals_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":600,"b":611}]},{"name":"odds_hundredths","required":true,"transform":{"type":"scalar"},"locs":[{"a":624,"b":640}]},{"name":"tot_odds_hundredths","required":true,"transform":{"type":"scalar"},"locs":[{"a":654,"b":674}]},{"name":"balances_after_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":692,"b":711}]},{"name":"request_keys","required":true,"transform":{"type":"scalar"},"locs":[{"a":724,"b":737}]},{"name":"request_hashes","required":true,"transform":{"type":"scalar"},"locs":[{"a":748,"b":763}]},{"name":"taken_draw_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":1015,"b":1030}]},{"name":"taken_numbers","required":true,"transform":{"type":"scalar"},"locs":[{"a":1043,"b":1057}]},{"name":"taken_stakes_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":1072,"b":1089}]}],"statement":"with slips as (\n  insert into slip (id, voucher, player_id, draw_id, numbers, stakes_pya, total_pya, odds_hundredths, tot_odds_hundredths,\n    balance_after_pya, accepted_at, request_key, request_hash)\n  select x.id, x.voucher, x.player_id, x.draw_id, x.numbers::smallint[], x.stakes_pya::bigint[], x.total_pya, x.odds_hundredths,\n    nullif(x.tot_odds_hundredths, 0), x.balance_after_pya, :accepted_at!::timestamptz, x.request_key, x.request_hash\n  from unnest(:ids!::bigint[], :vouchers!::text[], :player_ids!::bigint[], :draw_ids!::bigint[], :slip_numbers!::text[],\n    :slip_stakes_pya!::text[], :totals_pya!::bigint[], :odds_hundredths!::integer[], :tot_odds_hundredths!::integer[],\n    :balances_after_pya!::bigint[], :request_keys!::text[], :request_hashes!::text[])\n    as x(id, voucher, player_id, draw_id, numbers, stakes_pya, total_pya, odds_hundredths, tot_odds_hundredths,\n      balance_after_pya, request_key, request_hash)\n)\nupdate draw_number n set taken_pya = n.taken_pya + x.stake_pya\nfrom unnest(:taken_draw_ids!::bigint[], :taken_numbers!::smallint[], :taken_stakes_pya!::bigint[]) as x(draw_id, number, stake_pya)\nwhere n.draw_id = x.draw_id and n.number = x.number\nreturning n.number"} as never);

