-- What must be true of the log (see `ledger/audit.sql`).

/* @name every_leaf_has_its_place_and_hash */
select format('leaf %s of %s is not where or what it was', l.n, h.size) as "difference!"
from (select size from log_head) h
full join (select n, row_number() over (order by n) - 1 as place, hash, sha256('\x00'::bytea || convert_to(entry, 'UTF8')) as own from log_leaf) l on true
where l.n is distinct from l.place or l.hash is distinct from l.own and h.size > 0 or h.size <> (select count(*) from log_leaf);

/* @name every_leaf_tells_what_was_written_down */
select format('leaf %s tells otherwise than %s', l.n, l.subject) as "difference!"
from log_leaf l left join draw_record r on l.subject = 'draw_record:' || r.id
where l.subject like 'draw\_record:%' and (r.id is null or l.draw_id is distinct from r.draw_id or not l.entry::jsonb @> r.told
  or (l.entry::jsonb->>'type', l.entry::jsonb->>'at') is distinct from (r.kind::text, log_time(r.at)));

/* @name every_closing_is_told_as_it_was_written_down */
select format('the log tells of the closing of %s otherwise than it was written down', c.day) as "difference!"
from closing c
left join log_leaf d on d.subject = 'day:' || c.day
left join log_leaf f on f.subject = 'funds:' || c.day
where c.day <= (select told_day from log_head) and (d.n is null or f.n is null
  or (d.entry::jsonb->>'first_entry', d.entry::jsonb->>'last_entry', d.entry::jsonb->>'entry_count', d.entry::jsonb->>'root')
    is distinct from (c.first_entry::text, c.last_entry::text, c.entry_count::text, encode(c.entry_root, 'hex'))
  or (f.entry::jsonb->>'main_pya', f.entry::jsonb->>'game_pya', f.entry::jsonb->>'hold_pya', f.entry::jsonb->>'promotion_pya', f.entry::jsonb->>'referral_pya',
      f.entry::jsonb->>'open_stakes_pya', f.entry::jsonb->>'size', f.entry::jsonb->>'root')
    is distinct from (c.main_pya::text, c.game_pya::text, c.hold_pya::text, c.promotion_pya::text, c.referral_pya::text,
      c.open_stakes_pya::text, c.funds_size::text, encode(c.funds_root, 'hex')));

/* @name every_told_link_is_in_the_trail */
select format('leaf %s tells of link %s otherwise than the trail', l.n, l.entry::jsonb->>'n') as "difference!"
from log_leaf l left join audit_link a on a.n = (l.entry::jsonb->>'n')::bigint
where l.subject like 'trail:%' and (a.n is null or l.entry::jsonb->>'sha256' <> encode(a.hash, 'hex'));

/* @name what_was_written_down_is_told  -- an hour later at the latest, unless nothing is told any more */
select format('%s of draw %s, written down at %s, is not in the log', r.kind, r.draw_id, r.recorded_at) as "difference!"
from draw_record r
where r.recorded_at < clock_timestamp() - interval '1 hour' and r.id <= (select read_to from log_head)
  and not exists (select from log_leaf l where l.subject = 'draw_record:' || r.id);

/* @name count_books */
select (select count(*) from log_leaf) as "leaves_of_the_log!";
