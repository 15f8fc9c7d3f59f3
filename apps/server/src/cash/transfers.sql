/* @name insert_transfer */
insert into transfer (reference_id, player_id, direction, amount_pya, main_after_pya, game_after_pya, turnover_dropped_pya)
values (:reference_id!, :player_id!, :direction!, :amount_pya!, :main_after_pya!, :game_after_pya!, :turnover_dropped_pya!);

/* @name money_waiting  -- at providers: see the function */
select money_at_providers(:player_id!) as "waiting_pya!";

/* @name list_transfers_of  -- newest first */
select id, reference_id, amount_pya, main_after_pya, game_after_pya, created_at, count(*) over () as "total_count!"
from transfer
where player_id = :player_id! and direction = :direction! and created_at >= :from_at! and created_at < :until_at!
order by id desc limit :row_count! offset :skipped!;
