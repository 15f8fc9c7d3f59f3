/** Types and statements of src/lottery/desk.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type numberArray = (number)[];

export type stringArray = (string)[];

export interface HoldForBetsParams {
  asking: numberArray;
  days: stringArray;
  keys: stringArray;
  lotteries: stringArray;
  number_draws: numberArray;
  numbers: numberArray;
  players: numberArray;
  sections: stringArray;
  slip_count: number;
  waits: boolean;
}

export interface HoldForBetsResult {
  at: Date;
  draw_ids: numberArray;
  draws: unknown | null;
  known: unknown | null;
  limits: unknown | null;
  numbers: unknown | null;
  players: unknown | null;
  slip_ids: numberArray;
}

export const holdForBets = new PreparedQuery<HoldForBetsParams, HoldForBetsResult>({"usedParamSet":{"waits":true,"lotteries":true,"sections":true,"days":true,"number_draws":true,"numbers":true,"players":true,"asking":true,"keys":true,"slip_count":true},"params":[{"name":"waits","required":true,"transform":{"type":"scalar"},"locs":[{"a":128,"b":134}]},{"name":"lotteries","required":true,"transform":{"type":"scalar"},"locs":[{"a":146,"b":156}]},{"name":"sections","required":true,"transform":{"type":"scalar"},"locs":[{"a":167,"b":176}]},{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":187,"b":192}]},{"name":"number_draws","required":true,"transform":{"type":"scalar"},"locs":[{"a":203,"b":216}]},{"name":"numbers","required":true,"transform":{"type":"scalar"},"locs":[{"a":230,"b":238}]},{"name":"players","required":true,"transform":{"type":"scalar"},"locs":[{"a":255,"b":263}]},{"name":"asking","required":true,"transform":{"type":"scalar"},"locs":[{"a":276,"b":283}]},{"name":"keys","required":true,"transform":{"type":"scalar"},"locs":[{"a":296,"b":301}]},{"name":"slip_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":312,"b":323}]}],"statement":"select at as \"at!\", draw_ids as \"draw_ids!\", draws, numbers, players, limits, known, slip_ids as \"slip_ids!\"\nfrom hold_for_bets(:waits!::boolean, :lotteries!::text[], :sections!::time[], :days!::text[], :number_draws!::integer[], :numbers!::smallint[],\n  :players!::bigint[], :asking!::bigint[], :keys!::text[], :slip_count!::integer)"} as never);

export interface WriteSlipsParams {
  accepted_at: Date;
  balances_after_pya: numberArray;
  draw_ids: numberArray;
  ids: numberArray;
  odds_hundredths: numberArray;
  player_ids: numberArray;
  request_hashes: stringArray;
  request_keys: stringArray;
  slip_numbers: stringArray;
  slip_stakes_pya: stringArray;
  taken_draw_ids: numberArray;
  taken_numbers: numberArray;
  taken_stakes_pya: numberArray;
  tot_odds_hundredths: numberArray;
  totals_pya: numberArray;
  vouchers: stringArray;
}

export interface WriteSlipsResult {
  number: number;
}

export const writeSlips = new PreparedQuery<WriteSlipsParams, WriteSlipsResult>({"usedParamSet":{"accepted_at":true,"ids":true,"vouchers":true,"player_ids":true,"draw_ids":true,"slip_numbers":true,"slip_stakes_pya":true,"totals_pya":true,"odds_hundredths":true,"tot_odds_hundredths":true,"balances_after_pya":true,"request_keys":true,"request_hashes":true,"taken_draw_ids":true,"taken_numbers":true,"taken_stakes_pya":true},"params":[{"name":"accepted_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":390,"b":402}]},{"name":"ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":462,"b":466}]},{"name":"vouchers","required":true,"transform":{"type":"scalar"},"locs":[{"a":479,"b":488}]},{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":499,"b":510}]},{"name":"draw_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":523,"b":532}]},{"name":"slip_numbers","required":true,"transform":{"type":"scalar"},"locs":[{"a":545,"b":558}]},{"name":"slip_stakes_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":573,"b":589}]},{"name":"totals_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":600,"b":611}]},{"name":"odds_hundredths","required":true,"transform":{"type":"scalar"},"locs":[{"a":624,"b":640}]},{"name":"tot_odds_hundredths","required":true,"transform":{"type":"scalar"},"locs":[{"a":654,"b":674}]},{"name":"balances_after_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":692,"b":711}]},{"name":"request_keys","required":true,"transform":{"type":"scalar"},"locs":[{"a":724,"b":737}]},{"name":"request_hashes","required":true,"transform":{"type":"scalar"},"locs":[{"a":748,"b":763}]},{"name":"taken_draw_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":1015,"b":1030}]},{"name":"taken_numbers","required":true,"transform":{"type":"scalar"},"locs":[{"a":1043,"b":1057}]},{"name":"taken_stakes_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":1072,"b":1089}]}],"statement":"with slips as (\n  insert into slip (id, voucher, player_id, draw_id, numbers, stakes_pya, total_pya, odds_hundredths, tot_odds_hundredths,\n    balance_after_pya, accepted_at, request_key, request_hash)\n  select x.id, x.voucher, x.player_id, x.draw_id, x.numbers::smallint[], x.stakes_pya::bigint[], x.total_pya, x.odds_hundredths,\n    nullif(x.tot_odds_hundredths, 0), x.balance_after_pya, :accepted_at!::timestamptz, x.request_key, x.request_hash\n  from unnest(:ids!::bigint[], :vouchers!::text[], :player_ids!::bigint[], :draw_ids!::bigint[], :slip_numbers!::text[],\n    :slip_stakes_pya!::text[], :totals_pya!::bigint[], :odds_hundredths!::integer[], :tot_odds_hundredths!::integer[],\n    :balances_after_pya!::bigint[], :request_keys!::text[], :request_hashes!::text[])\n    as x(id, voucher, player_id, draw_id, numbers, stakes_pya, total_pya, odds_hundredths, tot_odds_hundredths,\n      balance_after_pya, request_key, request_hash)\n)\nupdate draw_number n set taken_pya = n.taken_pya + x.stake_pya\nfrom unnest(:taken_draw_ids!::bigint[], :taken_numbers!::smallint[], :taken_stakes_pya!::bigint[]) as x(draw_id, number, stake_pya)\nwhere n.draw_id = x.draw_id and n.number = x.number\nreturning n.number"} as never);

