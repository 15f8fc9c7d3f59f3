-- What must be true of the trail of what operators did (see `ledger/audit.sql`).

/* @name every_deed_is_in_the_trail_as_it_was_done  -- the first row that was changed, taken out or put in beside the chain */
select format('audit row %s (%s): %s', f.id, f.named, f.said) as "difference!"
from (
  select l.n, l.audit_id as id, coalesce(a.action || ' of ' || a.subject, 'no row') as named,
    case when l.n <> l.place then format('link %s of the trail is missing before it', l.place)
      when a.id is null then 'it is missing'
      else 'it is not as it was written' end as said
  from (select n, audit_id, hash, lag(hash) over (order by n) as before, row_number() over (order by n) as place from audit_link) l
  left join audit_row a on a.id = l.audit_id
  where l.n <> l.place or a.id is null or l.hash <> audit_hash(l.before, a)
  union all
  select (select min(n) from audit_link after where after.audit_id > a.id), a.id, a.action || ' of ' || a.subject, 'it was put in beside the trail'
  from audit_row a where not exists (select from audit_link l where l.audit_id = a.id)
) f
order by f.n nulls last, f.id;

/* @name count_books */
select (select count(*) from audit_row) as "audit_rows!";
