/* @name due_referral_week
  The oldest week that was begun and is not done: what is left of it is netted before a later one begins. Else the last, where it was not begun and something was
  earned before its end. No row while a wager told of in time is unread. */
select w.week_start as "week_start!" from (
  select coalesce((select min(week_start) from referral_week_run where done_at is null and week_start <= :last_week!), (
    select :last_week!::date where not exists (select from referral_week_run where week_start = :last_week!)
      and exists (select from game_referral where not is_paid_at_once and at < yangon_instant(:last_week!::date + 7, '00:00'))
  )) as week_start
) w
where w.week_start is not null and not has_unread_fact('rewards', 'wager_changed', yangon_instant(w.week_start + 7, '00:00'));

/* @name start_referral_week */
insert into referral_week_run (week_start) values (:week_start!) on conflict do nothing;

/* @name lock_referral_week */
select paid_to from referral_week_run where week_start = :week_start! and done_at is null for no key update;

/* @name next_referrers  -- what each earned since the week that was netted last, and all that was earned and given before */
select x.referrer_id as "referrer_id!", x.earned_pya as "earned_pya!", x.most_pya as "most_pya!", p.id as referral_purse,
  coalesce(l.earned_total_pya, 0) as "earned_before_pya!", coalesce(l.most_total_pya, 0) as "most_before_pya!", coalesce(l.given_pya, 0) as "given_before_pya!"
from (
  select referrer_id, sum(amount_pya)::bigint as earned_pya, sum(most_pya)::bigint as most_pya
  from game_referral
  where not is_paid_at_once and referrer_id > :after! and at < yangon_instant(:week_start!::date + 7, '00:00')
    and at >= coalesce((select yangon_instant(max(week_start) + 7, '00:00') from referral_week_run where week_start < :week_start!), '-infinity')
  group by referrer_id order by referrer_id limit :most!
) x
join public_purse p on p.player_id = x.referrer_id and p.kind = 'referral'
left join lateral (
  select earned_total_pya, most_total_pya, given_before_pya + amount_pya as given_pya
  from referral_week w where w.referrer_id = x.referrer_id order by w.week_start desc limit 1
) l on true
order by x.referrer_id;

/* @name write_referral_weeks */
insert into referral_week (referrer_id, week_start, earned_pya, most_pya, earned_total_pya, most_total_pya, given_before_pya, amount_pya)
select x.referrer_id, :week_start!, x.earned_pya, x.most_pya, x.earned_total_pya, x.most_total_pya, x.given_before_pya, x.amount_pya
from jsonb_populate_recordset(null::referral_week, :rows!::jsonb) x
order by x.referrer_id
returning id, referrer_id, amount_pya;

/* @name mark_referral_week */
update referral_week_run set paid_to = :paid_to! where week_start = :week_start!;

/* @name end_referral_week */
update referral_week_run set done_at = product_now() where week_start = :week_start!;
