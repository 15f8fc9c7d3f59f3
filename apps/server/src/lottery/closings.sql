/* @name closings_ahead  -- of draws that close in the next hours, the first that closes first */
with clock as materialized (select product_now() as now)
select l.code as "code!", to_char(d.section, 'HH24:MI') as "section!", d.day as "day!",
  (extract(epoch from d.closes_at - c.now) * 1000)::double precision as "left_ms!"
from clock c, draw d join lottery l on l.id = d.lottery_id
where d.closes_at > c.now and d.closes_at < c.now + interval '6 hours' and d.voided_at is null and d.closed_at is null
order by d.closes_at, d.id;
