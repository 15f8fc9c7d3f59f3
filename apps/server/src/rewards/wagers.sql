/* @name count_wagers
  Brings what each wager counts for to what it is now, and answers the differences: a wager that was rolled back, resettled or told of
  twice is no special case. The terms and the referrer are those of its first settlement. Rows of `report` moved no money. */
with now as (
  select w.id as wager_id, w.player_id, f.referred_by as referrer_id, w.status = 'settled' as is_settled, w.settled_at,
    case w.status when 'settled' then greatest(w.valid_bet_pya, 0) else 0 end as valid_bet_pya,
    case w.status when 'settled' then w.bet_pya - w.payout_pya else 0 end as loss_pya
  from wager w join player f on f.id = w.player_id
  where w.id = any (:wager_ids!::bigint[]) and w.kind <> 'report'
), old as (
  select g.wager_id, g.micro_points, g.referral_pya, g.first_settled_at from game_reward g where g.wager_id = any (:wager_ids!::bigint[])
), counted as (
  insert into game_reward (wager_id, player_id, referrer_id, valid_bet_pya, loss_pya, settled_at, first_settled_at, pya_per_point, micro_points, referral_basis_points, referral_pya, round)
  select n.wager_id, n.player_id, n.referrer_id, n.valid_bet_pya, n.loss_pya, n.settled_at, coalesce(n.settled_at, o.first_settled_at), :pya_per_point!::bigint, micro_points(n.valid_bet_pya, :pya_per_point!::bigint),
    :basis_points!::integer, r.referral_pya, (r.referral_pya <> 0)::integer
  from now n
  cross join lateral (
    select case when n.referrer_id is null then 0 else floor(n.loss_pya::numeric * :basis_points!::integer / 10000)::bigint end as referral_pya
  ) r
  left join old o on o.wager_id = n.wager_id
  where n.is_settled or o.wager_id is not null
  order by n.wager_id
  on conflict (wager_id) do update set
    valid_bet_pya = excluded.valid_bet_pya,
    loss_pya = excluded.loss_pya,
    settled_at = case when excluded.settled_at is not null then game_reward.first_settled_at end,
    micro_points = micro_points(excluded.valid_bet_pya, game_reward.pya_per_point),
    referral_pya = case when game_reward.referrer_id is null then 0 else floor(excluded.loss_pya::numeric * game_reward.referral_basis_points / 10000)::bigint end,
    round = game_reward.round + (game_reward.referral_pya <>
      case when game_reward.referrer_id is null then 0 else floor(excluded.loss_pya::numeric * game_reward.referral_basis_points / 10000)::bigint end)::integer
  returning wager_id, player_id, referrer_id, micro_points, referral_pya, round
)
select c.wager_id, c.player_id, c.referrer_id, c.round, c.micro_points - coalesce(o.micro_points, 0) as "micro!",
  c.referral_pya - coalesce(o.referral_pya, 0) as "referral_pya!", p.id as referral_purse
from counted c
left join old o on o.wager_id = c.wager_id
left join purse p on p.player_id = c.referrer_id and p.kind = 'referral'
where c.micro_points <> coalesce(o.micro_points, 0) or c.referral_pya <> coalesce(o.referral_pya, 0)
order by c.wager_id;

/* @name write_game_referrals */
insert into game_referral (wager_id, round, referrer_id, friend_id, amount_pya)
select * from unnest(:wager_ids!::bigint[], :rounds!::integer[], :referrer_ids!::bigint[], :friend_ids!::bigint[], :amounts_pya!::bigint[]);
