/* @name drop_lead  -- the next one leads at once, with a number of its own */
update leader set until = clock_timestamp() where name = :name! and holder = :holder!;
