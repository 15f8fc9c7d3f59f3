/* @name page_of_campaigns */
select c.id, c.name, c.budget_pya, c.spent_pya, c.smallest_pya, c.largest_pya, c.from_at, c.until_at, c.period, c.level, c.turnover_pya, c.turnover_since,
  c.video, c.state,
  (select count(*) from pocket_draw d where d.campaign_id = c.id) as "winner_count!", count(*) over () as "total_count!"
from pocket_campaign c
where (:campaign_id::bigint is null or c.id = :campaign_id) and (:from_at::timestamptz is null or c.until_at > :from_at)
  and (:until_at::timestamptz is null or c.from_at < :until_at)
order by c.id desc limit :row_count! offset :skipped!;

/* @name lock_campaign */
select id, state, spent_pya, until_at from pocket_campaign where id = :campaign_id! for no key update;

/* @name campaign_to_start  -- all that says what it gives */
select name, budget_pya, spent_pya, smallest_pya, largest_pya, from_at, until_at, period, level, turnover_pya, turnover_since, video, state,
  until_at <= product_now() as "is_over!"
from pocket_campaign where id = :campaign_id!;

/* @name insert_campaign */
insert into pocket_campaign (name, budget_pya, smallest_pya, largest_pya, from_at, until_at, period, level, turnover_pya, turnover_since, video)
values (:name!, :budget_pya!, :smallest_pya!, :largest_pya!, :from_at!, :until_at!, :period!, :level!, :turnover_pya!, :turnover_since, :video)
returning id;

/* @name update_campaign */
update pocket_campaign set name = :name!, budget_pya = :budget_pya!, smallest_pya = :smallest_pya!, largest_pya = :largest_pya!, from_at = :from_at!,
  until_at = :until_at!, period = :period!, level = :level!, turnover_pya = :turnover_pya!, turnover_since = :turnover_since, video = :video
where id = :campaign_id!;

/* @name mark_campaign_started */
update pocket_campaign set state = 'running', deed_id = :deed_id! where id = :campaign_id!;

/* @name mark_campaign_stopped */
update pocket_campaign set state = 'stopped', deed_id = null where id = :campaign_id! and state = 'running';

/* @name winners_of  -- newest first, counted up to ten thousand */
with found as materialized (
  select array(
    select d.id from pocket_draw d
    where d.campaign_id = :campaign_id! and (:after_id::bigint is null or d.id < :after_id)
    order by d.id desc limit 10000
  ) as ids
), sorted as materialized (
  select case when :sort::text is null then found.ids else array(
    select x.id from unnest(found.ids) with ordinality x(id, place) join pocket_draw d on d.id = x.id
    order by case ltrim(:sort, '-') when 'created_at' then extract(epoch from d.at) when 'amount' then d.amount_pya end * case when :sort like '-%' then -1 else 1 end nulls last, x.place
  ) end as ids from found
)
select d.id, d.player_id, p.name, p.phone, d.amount_pya, d.at, cardinality(found.ids) as "total_count!"
from sorted found cross join lateral (
  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!
) shown
join pocket_draw d on d.id = shown.id
join public_player p on p.id = d.player_id
order by shown.place;
