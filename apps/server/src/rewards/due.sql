/* @name rewards_due
  What there is to give: one question for all that give it, each of which looks for itself then. The last week is that which ended last Monday 00:00 in
  Yangon. Of facts this asks what `fact_reader` asks. */
select settled.is_referral as "is_referral!", settled.is_stake as "is_stake!", has_news('rewards', :kinds!::text[], :changes!::text[]) as is_fact,
  exists (select from referral_week_run where week_start <= week.start and done_at is null)
    or (not exists (select from referral_week_run where week_start = week.start)
      and exists (select from game_referral where not is_paid_at_once and at < yangon_instant(week.start + 7, '00:00'))) as "is_referral_week!",
  exists (
    select from generate_series(0, 8) n where not exists (select from pocket_seed s where s.day = week.today + n)
  ) as "is_seed!",
  -- The oldest player is found by an index. The question whether there is one who is old enough reads all players while there is none.
  exists (select from weekly_run where state in ('counting', 'paying')) or coalesce(not exists (select from weekly_run where week_start = week.start)
    and (select min(created_at) from public_player) < yangon_instant(week.start + 7, '00:00'), false) as "is_week!"
from (select d.today, d.today - 6 - extract(isodow from d.today)::int as start from (select yangon_day(product_now()) as today) d) week
cross join (
  select coalesce(bool_or(r.round < d.round or d.settled_at is not null and r.done_at is null), false) as is_referral,
    coalesce(bool_or(s.round < d.round or d.settled_at is not null and s.done_at is null), false) as is_stake
  from public_draw d left join referral_run r on r.draw_id = d.id left join draw_stake_run s on s.draw_id = d.id
) settled;
