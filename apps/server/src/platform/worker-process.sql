/* @name tell_worker  -- how the loops of this process fare; who was silent for an hour is forgotten */
with forgotten as (delete from worker_process where told_at < clock_timestamp() - interval '1 hour' and place <> :place!)
insert into worker_process (place, loops) values (:place!, :loops!::jsonb)
on conflict (place) do update set loops = excluded.loops, told_at = clock_timestamp();

/* @name forget_worker  -- it ends as it was asked to */
delete from worker_process where place = :place!;
