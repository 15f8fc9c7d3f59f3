/* @name rests_between  -- days off of a lottery, and of the one it follows */
select day, min(reason) as "reason!" from off_day
where lottery_id = any (:lottery_ids!::smallint[]) and day between :from_day! and :until_day! group by day order by day limit :row_count!;

/* @name called_off_between */
select d.day, d.section from draw d join lottery l on l.id = d.lottery_id
where l.code = :code! and l.is_offered and d.voided_at is not null and d.day between :from_day! and :until_day!
order by d.day, d.section limit :row_count!;

/* @name dates_between  -- of a lottery that is drawn on dates of its own */
select t.day, t.confirmed_at is not null as "is_confirmed!" from draw_date t join lottery l on l.id = t.lottery_id
where l.code = :code! and l.is_offered and t.day between :from_day! and :until_day! order by t.day limit :row_count!;

/* @name drawn_numbers  -- how often each number came out in the last days, and how many settled draws and days ago it last did, as far back as is looked */
with clock as materialized (select yangon_day(product_now()) as today),
drawn as (
  select d.result, d.day, clock.today, row_number() over (order by d.draws_at desc, d.id desc) - 1 as since
  from clock, draw d join lottery l on l.id = d.lottery_id
  where l.code = :code! and l.is_offered and d.settled_at is not null and d.day > clock.today - :looked_back!::integer
)
select result as "number!", count(*) filter (where day > today - :days!::integer)::int as "count!", min(since)::int as "draws_since!",
  today - max(day) as "days_since!", min(day) filter (where day > today - :days!::integer) as "first_day?"
from drawn group by result, today order by result;
