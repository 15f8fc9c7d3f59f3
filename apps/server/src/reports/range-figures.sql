/* @name sums_of_range
  What was booked for some reasons between two days, by row: a period, a section, or the key of the figures; in columns, each of some of the reasons, the entries of two of them counted as well.
  The largest rows first, periods newest first, or by a column: 1 to 5, 6 is all of them, 7 and 8 the counts. Each row carries the sums of all. What is sold to another house is told as its
  lottery's: the purse of that house has the other side of it. */
with booked as materialized (
  select case :rows!
      when 'day' then b.day::text
      when 'week' then date_trunc('week', b.day::timestamp)::date::text
      when 'month' then date_trunc('month', b.day::timestamp)::date::text
      when 'section' then (select l.code || ' ' || to_char(d.section, 'HH24:MI') from public_draw d join public_lottery l on l.id = d.lottery_id where d.id = b.key::bigint)
      when 'referrer' then coalesce(p.referred_by::text, 'none')
      else b.key end as key,
    coalesce(sum(b.amount_pya) filter (where b.reason = any (:of_1!::text[])), 0)::bigint as sum_1,
    coalesce(sum(b.amount_pya) filter (where b.reason = any (:of_2!::text[])), 0)::bigint as sum_2,
    coalesce(sum(b.amount_pya) filter (where b.reason = any (:of_3!::text[])), 0)::bigint as sum_3,
    coalesce(sum(b.amount_pya) filter (where b.reason = any (:of_4!::text[])), 0)::bigint as sum_4,
    coalesce(sum(b.amount_pya) filter (where b.reason = any (:of_5!::text[])), 0)::bigint as sum_5,
    coalesce(sum(b.entry_count) filter (where b.reason = :counted_1::text), 0)::bigint as count_1,
    coalesce(sum(b.entry_count) filter (where b.reason = :counted_2::text), 0)::bigint as count_2
  from booked_in(array[:subject!]::report_subject[], :from!, :to!, :rows! not in ('day', 'week')) b
  left join public_player p on p.id = case when :rows! = 'referrer' then b.key::bigint end
  where b.reason = any (:reasons!::text[]) and b.key not like 'house\_lay\_off:%'
  group by 1
), shown as (
  select b.*, row_number() over () as place
  from (
    select * from booked
    order by case when :rows! in ('day', 'week', 'month') and :column::int is null then key end desc,
      case :column::int when 1 then sum_1 when 2 then sum_2 when 3 then sum_3 when 4 then sum_4 when 5 then sum_5 when 6 then sum_1 + sum_2 + sum_3 + sum_4 + sum_5 when 7 then count_1 when 8 then count_2
        else abs(sum_1) + abs(sum_2) + abs(sum_3) + abs(sum_4) + abs(sum_5) end * case when :is_down! then -1 else 1 end,
      key
    limit :row_count! offset :skipped!
  ) b
)
select s.key as "key!", array[s.sum_1, s.sum_2, s.sum_3, s.sum_4, s.sum_5] as "sums_pya!", array[s.count_1, s.count_2] as "counts!",
  a.total_count as "total_count!", a.sums_pya as "all_pya!", a.counts as "all_counts!"
from shown s cross join (
  select count(*)::int as total_count, array[sum(sum_1), sum(sum_2), sum(sum_3), sum(sum_4), sum(sum_5)]::bigint[] as sums_pya, array[sum(count_1), sum(count_2)]::bigint[] as counts from booked
) a
order by s.place;

/* @name draws_labelled */
select d.id, l.code, d.day, to_char(d.section, 'HH24:MI') as "section!" from public_draw d join public_lottery l on l.id = d.lottery_id where d.id = any (:draw_ids!);

/* @name players_labelled */
select id, name, phone from public_player where id = any (:player_ids!);

/* @name operators_labelled */
select id, username from public_operator where id = any (:operator_ids!);
