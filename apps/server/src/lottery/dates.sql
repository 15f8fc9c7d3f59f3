/* @name write_dates  -- a normal day that has its date keeps it, wherever it was moved */
insert into draw_date (lottery_id, normal_day, day) select :lottery_id!, n.day, n.day from unnest(:days!::date[]) as n(day) on conflict do nothing;

/* @name dates_from */
select normal_day, day from draw_date where lottery_id = :lottery_id! and day >= :from_day! order by day;
