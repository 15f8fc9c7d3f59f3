/* @name stop_of_house  -- null while it takes play */
select house_stop() as "stop?";
