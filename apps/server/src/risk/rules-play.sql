/* @name large_slips  -- accepted after one instant and not after another; a case for each player and day */
select 'large_stake:' || s.player_id || ':' || yangon_day(s.accepted_at) as "ref!", 'slip:' || s.id as "subject!", s.player_id as "player_id!", s.total_pya as "amount_pya?",
  s.voucher as "text!", s.accepted_at as "happened_at!"
from public_slip s where s.total_pya >= 10000000 and s.total_pya >= :least_pya! and s.accepted_at > :from_at! and s.accepted_at <= :until_at!
order by s.accepted_at, s.id limit 2000;

/* @name large_wagers  -- of these wagers, those with a large stake */
select 'large_stake:' || w.player_id || ':' || yangon_day(w.created_at) as "ref!", 'wager:' || w.id as "subject!", w.player_id as "player_id!", w.bet_pya as "amount_pya?",
  coalesce(w.product, '') as "text!", w.created_at as "happened_at!"
from public_wager w where w.id = any (:wager_ids!::bigint[]) and w.bet_pya >= :least_pya! and w.status <> 'void' order by w.id;

/* @name large_game_wins  -- of these wagers, those that paid much */
select 'large_win:' || w.player_id || ':' || yangon_day(w.created_at) as "ref!", 'wager:' || w.id as "subject!", w.player_id as "player_id!", w.payout_pya as "amount_pya?",
  coalesce(w.product, '') as "text!", w.created_at as "happened_at!"
from public_wager w where w.id = any (:wager_ids!::bigint[]) and w.payout_pya >= :least_pya! and w.status = 'settled' order by w.id;

/* @name large_wins  -- of these slips, by their vouchers, those that were paid much */
select 'large_win:' || s.player_id || ':' || yangon_day(product_now()) as "ref!", 'slip:' || s.id as "subject!", s.player_id as "player_id!", p.amount_pya as "amount_pya?",
  s.voucher as "text!", s.accepted_at as "happened_at!"
from public_slip s join public_payout p on p.slip_id = s.id and p.kind = 'win'
where s.id = any (array(select slip_of_voucher(v) from unnest(:vouchers!::text[]) v)) and s.voucher = any (:vouchers) and p.amount_pya >= :least_pya! order by s.id;

/* @name look_from  -- how far was looked; who looks holds it, and nobody looks twice */
select looked_to from case_look where name = :name! for no key update skip locked;

/* @name look_to */
update case_look set looked_to = :looked_to! where name = :name!;

