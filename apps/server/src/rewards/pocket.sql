/* @name campaigns_for  -- running ones that are open to a player of this level and turnover, those that end first on top */
select c.id, c.name, c.from_at, c.until_at, c.period, c.smallest_pya, c.largest_pya, c.video, c.budget_pya - c.spent_pya as "left_pya!", n.now as "now!"
from (select product_now() as now) n
cross join public_player p
join pocket_campaign c on c.state = 'running' and c.from_at <= n.now and c.until_at > n.now
where p.id = :player_id! and (p.excluded_until is null or p.excluded_until <= n.now)
  and (c.level = 1 or p.lvl_2_state = 'approved')
  and (c.turnover_pya = 0 or play_since(p.id, coalesce(c.turnover_since, c.from_at)) >= c.turnover_pya)
order by c.until_at, c.id;

/* @name has_drawn  -- since then, or ever: by its time, for the campaign's first day and its period may have been others at an earlier draw */
select exists (
  select from pocket_draw where campaign_id = :campaign_id! and player_id = :player_id! and (:since::timestamptz is null or at >= :since)
) as "has_drawn!";

/* @name lock_running_campaign  -- one draw of a campaign after the other: what is left of its budget is exact */
select id, from_at, until_at, period, smallest_pya, largest_pya, budget_pya - spent_pya as "left_pya!", drawn_count as n
from pocket_campaign where id = :campaign_id! and state = 'running' for no key update;

/* @name insert_draw */
insert into pocket_draw (campaign_id, player_id, period_start, amount_pya, main_after_pya, at, seed_day, n, least_kyat, most_kyat)
values (:campaign_id!, :player_id!, :period_start!, :amount_pya!, :main_after_pya!, :at!, :seed_day!, :n!, :least_kyat!, :most_kyat!) returning id;

/* @name spend */
update pocket_campaign set spent_pya = spent_pya + :amount_pya!, drawn_count = drawn_count + 1 where id = :campaign_id!;

/* @name latest_winners */
select p.name, p.phone, d.amount_pya, d.at from pocket_draw d join public_player p on p.id = d.player_id order by d.at desc, d.id desc limit 50;

/* @name draws_of  -- newest first, after one of them where it is named */
select id, amount_pya, at from pocket_draw
where player_id = :player_id! and at >= :from_at! and at < :until_at!
  and (:after_id::bigint is null or (at, id) < (select b.at, b.id from pocket_draw b where b.id = :after_id and b.player_id = :player_id!))
order by at desc, id desc limit :row_count!;

/* @name missing_seeds  -- of this day and the next eight */
select d.day::date::text as "day!" from generate_series(yangon_day(product_now())::timestamp, yangon_day(product_now()) + 8, interval '1 day') as d(day)
where not exists (select from pocket_seed s where s.day = d.day::date);

/* @name write_seeds */
insert into pocket_seed (day, seed) select x.day, decode(x.seed, 'hex') from unnest(:days!::date[], :seeds!::text[]) as x(day, seed) on conflict do nothing;

/* @name fix_mix  -- the last 2D number that was written down after the seed was made and before its day began */
insert into pocket_mix (day, mixed)
select s.day, coalesce((
  select concat_ws(':', r.told->>'draw', r.told->>'round', r.told->>'number', (
    select concat_ws(':', x->>'set', x->>'value') from jsonb_array_elements(r.told->'sources') x where x->>'set' is not null limit 1)) from public_draw_record r
  where r.kind = 'result' and r.told->>'lottery' = '2D' and r.at >= s.made_at and r.at < yangon_instant(s.day, '00:00') order by r.id desc limit 1), 'none')
from pocket_seed s where s.day = :day! on conflict do nothing;

/* @name seed_of_day */
select encode(s.seed, 'hex') as "seed!", m.mixed from pocket_seed s join pocket_mix m using (day) where s.day = :day!;
