/* @name draw_published  -- for a day: the draw of that day, else the one nearest to it, within a week, that waits for its number */
select d.day, d.section from draw d join lottery l on l.id = d.lottery_id
where l.code = :code! and d.day between :day!::date - 7 and :day!::date + 7
  and (d.day = :day! or (d.result is null and d.voided_at is null and not exists (select from draw e where e.lottery_id = d.lottery_id and e.day = :day!)))
order by abs(d.day - :day!::date), d.day limit 1;

/* @name write_published  -- what a feed has made public, and with it the end of betting */
update draw set published_day = :day!, published_value = :value, published_by = :feed!, published_at = product_now(),
  own_closes_at = case when closes_at <> :closes_at! then :closes_at! else own_closes_at end, closes_at = :closes_at!
where id = :draw_id!;
