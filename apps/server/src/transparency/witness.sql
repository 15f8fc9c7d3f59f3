/* @name checkpoint_to_cosign  -- the newest one, and the newest of those that the witness has signed */
select c.size, c.note, h.origin as "origin!", h.public_key as "public_key!", (select max(x.size) from log_cosignature x where x.witness = :witness! and x.size > h.begun_size) as "cosigned_size?",
  exists (select from log_witnessed w where w.size = c.size) as "is_witnessed!", yangon_day(product_now())::text as "today!"
from log_checkpoint c, log_head h where h.origin is not null order by c.size desc limit 1;

/* @name write_cosignature */
insert into log_cosignature (size, witness, line) values (:size!, :witness!, :line!) on conflict do nothing;

/* @name mark_witnessed  -- when enough have signed; the last of several to come sees what the others wrote */
insert into log_witnessed (size)
select :size! where (select count(*) from log_cosignature where size = :size! and witness = any (:witnesses!::text[])) >= :needed!
on conflict do nothing;

/* @name oldest_unwitnessed  -- of the checkpoints after the last one that enough witnesses signed */
select c.size, c.signed_at < clock_timestamp() - make_interval(secs => :patience_ms!::float8 / 1000) as "is_late!", yangon_day(product_now())::text as "today!"
from log_checkpoint c where c.size > (select coalesce(max(size), 0) from log_witnessed) order by c.size limit 1;
