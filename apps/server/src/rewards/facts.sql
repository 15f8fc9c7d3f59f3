/* @name lock_reader  -- one process reads facts for rewards at a time */
select xid::text as "xid!", id from fact_reader where name = 'rewards' for no key update;

/* @name next_facts
  What rewards want to know after a place: wagers that changed, and players whose profile or cash-in did. Read only below the
  oldest running transaction, so that a fact of one that is still open is never jumped over. */
select f.xid::text as "xid!", f.id as "id!", f.kind as "kind!", f.player_id, (f.data ->> 'wager_id')::bigint as wager_id
from fact f
where (f.xid, f.id) > (:xid!::xid8, :id!::bigint) and f.xid < pg_snapshot_xmin(pg_current_snapshot())
  and (f.kind = 'wager_changed' or f.kind = 'changed' and f.data ->> 'what' in ('profile', 'cash_in'))
order by f.xid, f.id limit :most!;

/* @name read_horizon  -- beyond every fact that is visible for good now */
select (pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1)::text as "xid!";

/* @name mark_read */
update fact_reader set xid = :xid!::text::xid8, id = :id! where name = 'rewards';
