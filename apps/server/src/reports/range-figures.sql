/* @name sums_of_range
  What was booked for some reasons between two days, by row: a period, a section, or the key of the figures. The largest rows first, periods newest first;
  each row carries the sums of all. What is sold to another house is told as its lottery's: the purse of that house has the other side of it. */
with booked as materialized (
  select case :rows!
      when 'day' then b.day::text
      when 'week' then date_trunc('week', b.day::timestamp)::date::text
      when 'month' then date_trunc('month', b.day::timestamp)::date::text
      when 'section' then (select l.code || ' ' || to_char(d.section, 'HH24:MI') from public_draw d join public_lottery l on l.id = d.lottery_id where d.id = b.key::bigint)
      when 'referrer' then coalesce(p.referred_by::text, 'none')
      else b.key end as key,
    b.reason, sum(b.amount_pya) as amount_pya, sum(b.entry_count) as entry_count
  from booked_between(array[:subject!]::report_subject[], :from!, :to!) b
  left join public_player p on p.id = case when :rows! = 'referrer' then b.key::bigint end
  where b.reason = any (:reasons!::text[]) and b.key not like 'house\_lay\_off:%'
  group by 1, 2
), kept as (
  select key, sum(abs(amount_pya)) as size, count(*) over () as total_count from booked group by key
  order by case when :rows! in ('day', 'week', 'month') then key end desc, size desc, key
  limit :row_count! offset :skipped!
)
select k.key as "key!", jsonb_object_agg(b.reason, jsonb_build_array(b.amount_pya, b.entry_count)) as "figures!", k.total_count::int as "total_count!",
  (select jsonb_object_agg(a.reason, jsonb_build_array(a.amount_pya, a.entry_count))
    from (select reason, sum(amount_pya) as amount_pya, sum(entry_count) as entry_count from booked group by reason) a) as "sums!"
from kept k join booked b on b.key = k.key
group by k.key, k.size, k.total_count
order by case when :rows! in ('day', 'week', 'month') then k.key end desc, k.size desc, k.key;

/* @name draws_labelled */
select d.id, l.code, d.day, to_char(d.section, 'HH24:MI') as "section!" from public_draw d join public_lottery l on l.id = d.lottery_id where d.id = any (:draw_ids!);

/* @name players_labelled */
select id, name, phone from public_player where id = any (:player_ids!);

/* @name operators_labelled */
select id, username from public_operator where id = any (:operator_ids!);
