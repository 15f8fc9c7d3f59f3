/* @name costs  -- what each kind gave, what of it was claimed and what reached players, in days of Yangon, by period */
select x.kind as "kind!", case :per! when 'all' then null else date_trunc(:per!, yangon_day(x.at)::timestamp)::date end as period,
  coalesce(sum(x.given), 0)::bigint as "given!", coalesce(sum(x.claimed), 0)::bigint as "claimed!", coalesce(sum(x.cost), 0)::bigint as "cost!", count(*) as "count!"
from (
  select 'points'::reward_kind as kind, at, points as given, 0 as claimed, 0 as cost from point_change
  union all select 'points', at, 0, points, amount_pya from point_claim
  union all select 'weekly_promotion', paid_at, amount_pya, 0, 0 from weekly_item where paid_at is not null
  union all select 'weekly_promotion', at, 0, amount_pya, amount_pya from promotion_claim
  union all select 'pocket_money', at, amount_pya, amount_pya, amount_pya from pocket_draw
  union all select 'welcome_bonus', at, amount_pya, amount_pya, amount_pya from welcome_bonus
  union all select 'cash_in_bonus', decided_at, bonus_pya, bonus_pya, bonus_pya from public_cash_in where state = 'approved' and bonus_pya > 0
  union all select 'lottery_referral', at, amount_pya, amount_pya, amount_pya from lottery_referral
  union all select 'lottery_referral', earned_at, amount_pya, amount_pya, amount_pya from lottery_referral_reversed
  union all select 'lottery_referral', at, -amount_pya, -amount_pya, -amount_pya from lottery_referral_reversed
  union all select 'game_referral', at, amount_pya, 0, 0 from game_referral where is_paid_at_once
  union all select 'game_referral', at, amount_pya, 0, 0 from referral_week where amount_pya <> 0
  union all select 'game_referral', at, 0, amount_pya, amount_pya from referral_claim
) x
where x.at >= :from_at! and x.at < :until_at!
group by 1, 2 order by 2 desc nulls first, 1;

/* @name open_rewards  -- what players hold now; a referral purse below zero is nothing to claim */
select case kind when 'points' then 'points'::reward_kind when 'promotion' then 'weekly_promotion' else 'game_referral' end as "kind!",
  coalesce(sum(greatest(balance, 0)), 0)::bigint as "open!"
from public_purse where player_id is not null and kind in ('points', 'promotion', 'referral') group by kind order by 1;
