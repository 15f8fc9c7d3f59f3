/* @name sets_of */
select name, bet_numbers, stakes_pya from number_set where player_id = :player_id! and digits = :digits! order by kept_at desc, name limit 20;

/* @name queue_for_sets  -- one change of a player's sets after the other */
select 1 as "held!" from lock_player(:player_id!);

/* @name count_sets */
select count(*) as "count!", coalesce(bool_or(name = :name!), false) as "has!" from number_set where player_id = :player_id! and digits = :digits!;

/* @name keep_set */
insert into number_set (player_id, digits, name, bet_numbers, stakes_pya) values (:player_id!, :digits!, :name!, :bet_numbers!, :stakes_pya!)
on conflict (player_id, digits, name) do update set bet_numbers = excluded.bet_numbers, stakes_pya = excluded.stakes_pya, kept_at = product_now();

/* @name drop_set */
delete from number_set where player_id = :player_id! and digits = :digits! and name = :name!;
