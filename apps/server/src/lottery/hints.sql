/* @name hints_shown  -- of a lottery, of the last days and of what comes */
select h.day, h.section, h.kind, h.number, l.digits, h.source
from number_hint h join lottery l on l.id = h.lottery_id
where l.code = :code! and l.is_offered and h.day >= yangon_day(product_now()) - :days_back!::integer
order by h.day desc, h.section, h.kind;

/* @name hints_for_console  -- of one whose draw no longer takes bets nothing changes */
select h.id, l.code as "code!", h.day, h.section, h.kind, h.number, l.digits, h.source, count(*) over () as "total_count!",
  coalesce(d.result is not null or d.voided_at is not null, false)
    or coalesce(d.closes_at, (h.day + h.section) at time zone 'Asia/Yangon' - coalesce(s.close_before_minutes, 0) * interval '1 minute') <= product_now() as "is_closed!"
from number_hint h join lottery l on l.id = h.lottery_id
left join section s on s.lottery_id = h.lottery_id and s.draws_at = h.section
left join draw d on d.lottery_id = h.lottery_id and d.day = h.day and d.section = h.section
where (:code::text is null or l.code = :code) order by h.day desc, l.code, h.section, h.kind limit :row_count! offset :skipped!;

/* @name next_draw_of_hints  -- the first that still takes bets, by the same measure */
select d.day, d.section from draw d join lottery l on l.id = d.lottery_id
where l.code = :code! and d.result is null and d.voided_at is null and d.closes_at > product_now()
order by d.closes_at limit 1;

/* @name closing_of_hint
  When betting on its draw closes: by the draw where the calendar has made it, which an operator may have closed earlier, else by its section. No
  draw comes at a time for which the calendar made none when it made those of that day, or of a later one. */
select product_now() as "now!", s.id is not null as "is_section!", d.id is null and exists (
    select from draw made where made.lottery_id = l.id and made.day >= :day!) as "is_left_out!",
  coalesce(d.result is not null or d.voided_at is not null, false) as "is_decided!",
  coalesce(d.closes_at, (:day!::date + :section!::time) at time zone 'Asia/Yangon' - coalesce(s.close_before_minutes, 0) * interval '1 minute') as "closes_at!"
from lottery l
left join section s on s.lottery_id = l.id and s.draws_at = :section!
left join draw d on d.lottery_id = l.id and d.day = :day! and d.section = :section!
where l.id = :lottery_id!;

/* @name hint_before */
select number, source from number_hint where lottery_id = :lottery_id! and day = :day! and section = :section! and kind = :kind!;

/* @name write_hint */
insert into number_hint (lottery_id, day, section, kind, number, source) values (:lottery_id!, :day!, :section!, :kind!, :number!, :source!)
on conflict (lottery_id, day, section, kind) do update set number = excluded.number, source = excluded.source
returning id;

/* @name lock_hint */
select h.lottery_id, l.code as lottery, h.day, h.section, h.kind, h.number, h.source from number_hint h join lottery l on l.id = h.lottery_id
where h.id = :id! for update of h;

/* @name delete_hint */
delete from number_hint where id = :id!;
