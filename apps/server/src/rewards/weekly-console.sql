/* @name page_of_runs  -- first the page, then the sums of its runs: each reads all items of one */
with page as materialized (
  select w.*, count(*) over () as total_count from weekly_run w
  where :run_id::bigint is null or w.id = :run_id
  order by w.week_start desc limit :row_count! offset :skipped!
)
select r.id, r.week_start, r.week_start + 6 as "week_end!", r.state, r.basis_points, r.needs_confirmation, r.waits, r.started_at, r.counted_at, r.paid_at,
  s.username as started_by, x.username as stopped_by,
  i.player_count as "player_count!", i.net_loss_pya as "net_loss_pya!", i.amount_pya as "amount_pya!", i.paid_pya as "paid_pya!", i.paid_count as "paid_count!",
  r.total_count as "total_count!"
from page r
left join public_operator s on s.id = r.started_by
left join public_operator x on x.id = r.stopped_by
cross join lateral (
  select count(*) as player_count, coalesce(sum(lottery_loss_pya + game_loss_pya), 0)::bigint as net_loss_pya,
    coalesce(sum(amount_pya), 0)::bigint as amount_pya, coalesce(sum(amount_pya) filter (where paid_at is not null), 0)::bigint as paid_pya,
    count(paid_at) as paid_count
  from weekly_item where run_id = r.id
) i
order by r.week_start desc;

/* @name lock_run_to_decide */
select id, state from weekly_run where id = :run_id! for no key update;

/* @name items_of_run  -- the largest first, counted up to ten thousand */
with found as materialized (
  select array(
    select i.id from weekly_item i
    where i.run_id = :run_id!
      and (:search::text is null or i.player_id in (select p.id from public_player p where p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%'))
      and (:after_id::bigint is null or i.amount_pya <= (select k.amount_pya from weekly_item k where k.id = :after_id)
        and (-i.amount_pya, i.id) > (select -k.amount_pya, k.id from weekly_item k where k.id = :after_id))
    order by i.amount_pya desc, i.id limit 10000
  ) as ids
), sorted as materialized (
  select case when :sort::text is null then found.ids else array(
    select x.id from unnest(found.ids) with ordinality x(id, place) join weekly_item i on i.id = x.id
    order by case ltrim(:sort, '-') when 'lottery_loss' then i.lottery_loss_pya when 'game_loss' then i.game_loss_pya when 'amount' then i.amount_pya end * case when :sort like '-%' then -1 else 1 end nulls last, x.place
  ) end as ids from found
)
select i.id, i.player_id, p.name, p.phone, i.lottery_loss_pya, i.game_loss_pya, i.amount_pya, i.paid_at, cardinality(found.ids) as "total_count!"
from sorted found cross join lateral (
  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!
) shown
join weekly_item i on i.id = shown.id
join public_player p on p.id = i.player_id
order by shown.place;

/* @name find_run */
select id from weekly_run where id = :run_id!;

/* @name counted_run  -- what a run gives to those who are not paid yet */
select r.week_start, r.week_start + 6 as "week_end!", r.state, r.counted_at, r.basis_points, count(i.id)::int as "player_count!",
  coalesce(sum(i.lottery_loss_pya + i.game_loss_pya), 0)::bigint as "net_loss_pya!", coalesce(sum(i.amount_pya), 0)::bigint as "amount_pya!"
from weekly_run r left join weekly_item i on i.run_id = r.id and i.paid_at is null
where r.id = :run_id! group by r.id;

/* @name mark_paying */
update weekly_run set state = 'paying' where id = :run_id!;

/* @name mark_stopped */
update weekly_run set stopped_by = :operator_id!, state = 'stopped' where id = :run_id!;

/* @name count_again */
update weekly_run set state = 'counting', counted_to = 0, counted_at = null, paid_at = null, stopped_by = null,
  needs_confirmation = :needs_confirmation!
where id = :run_id!;
