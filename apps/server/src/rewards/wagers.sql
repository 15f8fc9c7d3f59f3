/* @name rounds_of  -- a wager's whole round is counted with it: what players win from each other is of all of them */
select w.id as "wager_id!", w.player_id as "player_id!"
from public_wager w where w.id = any (:wager_ids!::bigint[]) and w.kind <> 'report'
union
select w.id, w.player_id
from public_wager x join public_wager w on w.product = x.product and w.round_id = x.round_id
where x.id = any (:wager_ids!::bigint[]) and w.kind <> 'report'
  and w.created_at between x.created_at - interval '1 day' and x.created_at + interval '1 day';

/* @name wagers_to_count  -- as they are now, and as they were counted before; an open or void one counts for nothing, a report moved no money */
select w.id as "wager_id!", w.player_id as "player_id!", w.product || '/' || w.round_id as round, w.game_type, f.referred_by as now_referred_by,
  w.status = 'settled' as "is_settled!", w.settled_at,
  case w.status when 'settled' then greatest(w.valid_bet_pya, 0) else 0 end as "valid_bet_pya!",
  case w.status when 'settled' then w.bet_pya - w.payout_pya else 0 end as "loss_pya!",
  g.wager_id is not null as "is_known!", g.loss_pya as "counted_loss_pya?", g.settled_at as "counted_settled_at?", g.referrer_id as "referrer_id?", g.first_settled_at as "first_settled_at?", g.pya_per_point as "pya_per_point?",
  g.referral_basis_points as "referral_basis_points?", g.edge_basis_points as "edge_basis_points?", coalesce(g.micro_points, 0) as "micro_points!",
  coalesce(g.referral_pya, 0) as "referral_pya!", coalesce(g.edge_pya, 0) as "edge_pya!", coalesce(g.risk_pya, 0) as "risk_pya!", coalesce(g.round, 0) as "count!"
from public_wager w join public_player f on f.id = w.player_id left join game_reward g on g.wager_id = w.id
where w.id = any (:wager_ids!::bigint[]) and w.kind <> 'report'
order by w.id;

/* @name write_counted  -- answers what that is worth in points */
insert into game_reward (wager_id, player_id, referrer_id, valid_bet_pya, loss_pya, settled_at, first_settled_at, pya_per_point, micro_points,
  referral_basis_points, referral_pya, round, risk_pya, edge_basis_points, counted_pya, edge_pya)
select x.wager_id, x.player_id, x.referrer_id, x.valid_bet_pya, x.loss_pya, x.settled_at, x.first_settled_at, x.pya_per_point,
  micro_points(x.counted_pya, x.pya_per_point), x.referral_basis_points, x.referral_pya, x.round, x.risk_pya, x.edge_basis_points, x.counted_pya, x.edge_pya
from jsonb_populate_recordset(null::game_reward, :rows!::jsonb) x
order by x.wager_id
on conflict (wager_id) do update set
  valid_bet_pya = excluded.valid_bet_pya, loss_pya = excluded.loss_pya, settled_at = excluded.settled_at, micro_points = excluded.micro_points,
  referral_pya = excluded.referral_pya, round = excluded.round, risk_pya = excluded.risk_pya, counted_pya = excluded.counted_pya,
  edge_pya = excluded.edge_pya
returning wager_id, micro_points;

/* @name write_game_referrals  -- into the week in which the wager was settled, a change of it into this one; never into one that is netted already */
insert into game_referral (wager_id, round, referrer_id, friend_id, amount_pya, most_pya, at)
select x.*, greatest(case x.round when 1 then g.first_settled_at else product_now() end,
  (select yangon_instant(max(week_start) + 7, '00:00') from referral_week_run))
from unnest(:wager_ids!::bigint[], :rounds!::integer[], :referrer_ids!::bigint[], :friend_ids!::bigint[], :amounts_pya!::bigint[], :mosts_pya!::bigint[])
  as x(wager_id, round, referrer_id, friend_id, amount_pya, most_pya)
join game_reward g on g.wager_id = x.wager_id;
