/* @name tell_online  -- how many players this process has a stream of */
insert into stream_process (name, player_count) values (:name!, :player_count!)
on conflict (name) do update set player_count = excluded.player_count, told_at = clock_timestamp();

/* @name online_elsewhere  -- what the other processes said last; one that is silent for half a minute is gone */
select coalesce(sum(player_count), 0)::integer as "player_count!" from stream_process
where name <> :name! and told_at > clock_timestamp() - interval '30 seconds';

/* @name forget_online  -- this process, and those that were killed */
delete from stream_process where name = :name! or told_at < clock_timestamp() - interval '1 hour';
