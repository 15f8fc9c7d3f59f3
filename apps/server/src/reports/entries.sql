/* @name spans_of_days  -- between which entries those of each day with something of the figure stand, newest first, and those that are not summed up yet; none may be of another day */
select s.first as "first!", s.last as "last!" from (
  select h.first, h.last
  from (
    select yangon_day(hour) as day, min(first_entry) as first, max(last_entry) as last from booked_hour where yangon_day(hour) between :from! and :to! group by 1
  ) h
  cross join lateral (
    select from booked_day d
    where d.subject = :subject! and d.day = h.day and (:key::text is null or d.key = :key) and d.reason = any (:reasons!::text[])
    limit 1
  ) booked
  union all
  select p.read_to + 1, coalesce((select max(id) from public_entry), 0) from booked_place p
) s where s.last >= s.first order by s.last desc;

/* @name spans_of_player  -- the same of a player: the first and the last entry of each day are known of each */
select s.first as "first!", s.last as "last!" from (
  select min(b.first_entry) as first, max(b.last_entry) as last from booked_purse b
  where b.player_id = :player_id! and b.day between :from! and :to! and b.reason = any (:reasons!::text[])
  group by b.day
  union all
  select p.read_to + 1, coalesce((select max(id) from public_entry), 0) from booked_place p
) s where s.last >= s.first order by s.last desc;

/* @name rewarded_players  -- who got a reward of some reasons between two days */
select distinct b.key::bigint as "player_id!" from booked_in('{player}', :from!, :to!, true) b where b.reason = any (:reasons!::text[]);

/* @name entries_behind
  Of the entries after one and up to another, the newest that count for a figure: of a key or of keys that begin alike, of a section, of whom a player brought, of some players, of draws
  that had paid nothing when a day was over, or of the house. */
select b.entry_id as "id!", e.ref as "ref!", b.reason as "reason!", e.at as "at!", b.amount_pya as "amount_pya!", p.id as "player_id?", p.name as "name?", p.phone as "phone?", t.name as "taker?"
from (
  select m.entry_id, m.reason, m.player_id, sum(m.amount_pya)::bigint as amount_pya
  from booked_moves(:after!, :up_to!, array[:subject!]::report_subject[], :reasons!::text[]) m
  where m.day between :from! and :to! and m.key not like 'house\_lay\_off:%' and (:key::text is null or m.key = :key) and (:begins::text is null or starts_with(m.key, :begins))
    and (:players::bigint[] is null or m.player_id = any (:players))
    and (:unpaid_on::date is null or coalesce((
      select r.kind = 'reversal' from public_draw_record r
      where r.draw_id = m.key::bigint and r.kind in ('settlement', 'refund', 'reversal') and r.at < yangon_instant(:unpaid_on::date + 1, '00:00')
      order by r.id desc limit 1), true))
    and (:section::text is null or (select l.code || ' ' || to_char(d.section, 'HH24:MI') from public_draw d join public_lottery l on l.id = d.lottery_id where d.id = m.key::bigint) = :section)
    and (:referrer::text is null or coalesce((select p.referred_by::text from public_player p where p.id = m.player_id), 'none') = :referrer)
  group by 1, 2, 3 order by 1 desc limit :row_count!
) b
join public_entry e on e.id = b.entry_id
left join public_player p on p.id = b.player_id
left join public_lay_off o on o.id = case when b.reason like 'lay\_off%' then split_part(e.ref, ':', 2)::bigint end
left join public_taker_payment y on y.id = case when b.reason like 'taker\_payment%' then split_part(e.ref, ':', 2)::bigint end
left join public_taker t on t.id = coalesce(o.taker_id, y.taker_id)
order by 1 desc;
