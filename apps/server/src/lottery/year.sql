/* @name drawn_in_year  -- the days that have draws, with their lotteries */
select d.day, array_agg(distinct l.code) as "codes!" from draw d join lottery l on l.id = d.lottery_id
where d.day between :from_day! and :until_day! and d.voided_at is null group by d.day;

/* @name off_in_year  -- the off days of all lotteries */
select o.day, l.code, o.reason from off_day o join lottery l on l.id = o.lottery_id where o.day between :from_day! and :until_day! order by o.day, l.id;

/* @name dates_around_year  -- those whose day or normal day is of the year, with the draw of each */
select t.lottery_id, t.normal_day, t.day, t.confirmed_at is not null as "is_confirmed!", d.id as "draw_id?"
from draw_date t left join draw d on d.lottery_id = t.lottery_id and d.day = t.day
where t.day between :from_day! and :until_day! or t.normal_day between :from_day! and :until_day! order by t.normal_day;
