/* @name hold_for_bets  -- see the function: draws for share, numbers and free purses for update, then the clock */
select at as "at!", draw_ids as "draw_ids!", slip_ids as "slip_ids!",
  held_draw_ids, opens_at, closes_at, closed_at, results, settled_at, voided_at, are_open, odds_hundredths, tot_odds_hundredths, caps_pya,
    stake_mins_pya, stake_maxs_pya, stake_steps_pya,
  number_draw_ids, numbers, taken_pya, number_caps_pya, are_blocked,
  player_ids, purse_ids, balances_pya, are_overdrawn, birthdays,
  limit_player_ids, are_players_blocked, are_excluded, stakes_left_pya,
  known_slip_ids as "known_slip_ids!", stop as "stop?"
from hold_for_bets(:waits!::boolean, :lotteries!::text[], :sections!::time[], :days!::text[], :number_draws!::integer[], :numbers!::smallint[],
  :players!::bigint[], :asking!::bigint[], :keys!::text[], :slip_count!::integer);

/* @name known_slips  -- what requests that were sent before came to: a slip never changes */
select id as slip_id, player_id, request_key, request_hash, voucher, total_pya, cardinality(numbers) as "line_count!", balance_after_pya, accepted_at
from slip where id = any (:slip_ids!::bigint[]);

/* @name write_slips  -- the accepted slips of a batch, and what they add to their numbers; a row per number */
with slips as (
  insert into slip (id, voucher, player_id, draw_id, numbers, stakes_pya, total_pya, odds_hundredths, tot_odds_hundredths,
    balance_after_pya, accepted_at, request_key, request_hash)
  select x.id, x.voucher, x.player_id, x.draw_id, x.numbers::smallint[], x.stakes_pya::bigint[], x.total_pya, x.odds_hundredths,
    nullif(x.tot_odds_hundredths, 0), x.balance_after_pya, :accepted_at!::timestamptz, x.request_key, x.request_hash
  from unnest(:ids!::bigint[], :vouchers!::text[], :player_ids!::bigint[], :draw_ids!::bigint[], :slip_numbers!::text[],
    :slip_stakes_pya!::text[], :totals_pya!::bigint[], :odds_hundredths!::integer[], :tot_odds_hundredths!::integer[],
    :balances_after_pya!::bigint[], :request_keys!::text[], :request_hashes!::text[])
    as x(id, voucher, player_id, draw_id, numbers, stakes_pya, total_pya, odds_hundredths, tot_odds_hundredths,
      balance_after_pya, request_key, request_hash)
)
update draw_number n set taken_pya = n.taken_pya + x.stake_pya
from unnest(:taken_draw_ids!::bigint[], :taken_numbers!::smallint[], :taken_stakes_pya!::bigint[]) as x(draw_id, number, stake_pya)
where n.draw_id = x.draw_id and n.number = x.number
returning n.number;
