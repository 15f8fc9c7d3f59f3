/* @name month_is_closed
  A month that is over, all of whose days are closed on which anything was booked. What is not summed up yet could be of its last day, unless that is closed. */
select yangon_day(product_now()) > :to!::date and exists (select from closing where day between :from! and :to!)
  and not exists (
    select from booked_day b where b.subject = 'house' and b.day between :from! and :to! and b.day > (select max(c.day) from closing c)
  ) and ((select max(day) from closing) >= :to::date or (select read_to from booked_place) >= coalesce((select max(id) from public_entry), 0)) as "is_closed!";

/* @name lock_period  -- who signs a period waits for who signs it at the same time */
select pg_advisory_xact_lock(hashtextextended('signing:' || :period!, 0))::text as "locked!";

/* @name house_by_day  -- what each purse of the house got and gave on some days, by reason */
select b.day as "day!", b.key as "key!", b.reason as "reason!", sum(b.amount_pya)::bigint as "amount_pya!"
from booked_between('{house}', :from!, :to!) b where b.day = any (:days!::date[]) group by 1, 2, 3 order by 1, 2, 3;

/* @name draws_between
  What the draws of some days came to, on whatever day it was booked: a reversal of a later day is in it. The earliest bet on a draw is taken less than a quarter of a year before its day. */
select d.id as "draw_id!", d.day as "day!", l.code as "lottery!", to_char(d.section, 'HH24:MI') as "section!", b.reason as "reason!", sum(b.amount_pya)::bigint as "amount_pya!"
from booked_between('{draw}', :from!::date - 92, 'infinity') b
join public_draw d on d.id = b.key::bigint and d.day between :from! and :to!
join public_lottery l on l.id = d.lottery_id
group by 1, 2, 3, 4, 5 order by 2, 3, 4, 1, 5;

/* @name unsettled_draws
  Draws of some days with slips that wait for their number, their payouts or their refunds: their figures are not the last ones yet. */
select l.code as "lottery!", d.day as "date!", to_char(d.section, 'HH24:MI') as "section!" from public_draw d join public_lottery l on l.id = d.lottery_id
where d.day between :from! and :to! and d.settled_at is null and d.refunded_at is null and exists (select from public_slip s where s.draw_id = d.id)
order by d.day, l.code, d.section;

/* @name signings_of  -- newest first */
select s.id, encode(s.sha256, 'hex') as "sha256!", s.figures, a.username as asked_by, b.username as signed_by, s.asked_at, s.signed_at,
  coalesce((
    select jsonb_agg(jsonb_build_object('format', f.format, 'sha256', encode(f.sha256, 'hex'), 'byte_count', f.byte_count) order by f.format)
    from signing_file f where f.signing_id = s.id
  ), '[]') as "files!"
from signing s join public_operator a on a.id = s.asked_by join public_operator b on b.id = s.signed_by
where s.period = :period! order by s.id desc limit 20;

/* @name newest_signed  -- what the newest signatures of some periods stand under; of all from one on, where that is given */
select distinct on (s.period) s.id, s.period, s.figures from signing s where s.period = any (:periods!::text[]) or s.period >= :since order by s.period desc, s.id desc;

/* @name signing_deed  -- that waits for the second signature */
select d.id as "id!", o.username as "asked_by!" from public_deed d join public_operator o on o.id = d.asked_by
where d.kind = 'closing' and d.subject = 'closing:' || :period! and d.state = 'asked';

/* @name insert_signing */
insert into signing (period, figures, sha256, asked_by, signed_by, asked_at, deed_id)
select :period!, :figures!::jsonb, decode(:sha256!, 'hex'), :asked_by!, :signed_by!, d.asked_at, d.id from public_deed d where d.id = :deed_id!
returning id;

/* @name signing_to_file  -- with the formats that there is a file of */
select s.id, s.period, s.figures, encode(s.sha256, 'hex') as "sha256!", a.username as asked_by, b.username as signed_by, s.asked_at, s.signed_at,
  array(select f.format::text from signing_file f where f.signing_id = s.id) as "formats!"
from signing s join public_operator a on a.id = s.asked_by join public_operator b on b.id = s.signed_by where s.id = :id!;

/* @name insert_signing_file  -- no row when another process was first */
insert into signing_file (signing_id, format, file_key, sha256, byte_count)
values (:signing_id!, :format!, :file_key!, decode(:sha256!, 'hex'), :byte_count!) on conflict (signing_id, format) do nothing returning signing_id;

/* @name signing_file_at */
select s.period, f.file_key, encode(f.sha256, 'hex') as "sha256!" from signing_file f join signing s on s.id = f.signing_id where f.signing_id = :signing_id! and f.format::text = :format!;

/* @name unnamed_signing_files  -- which of some files no row names */
select key as "key!" from unnest(:keys!::text[]) key where not exists (select from signing_file f where f.file_key = key);
