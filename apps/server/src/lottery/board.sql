/* @name draws_told  -- how draws are named to players */
select d.id, l.code, l.digits, d.day, d.section from draw d join lottery l on l.id = d.lottery_id where d.id = any (:draw_ids!::bigint[]) order by d.id;
