/* @name log_of_house  -- how long the log is and whose, with its newest checkpoint */
select h.size as "size!", h.origin, h.public_key, (select note from log_checkpoint order by size desc limit 1) as note from log_head h;
