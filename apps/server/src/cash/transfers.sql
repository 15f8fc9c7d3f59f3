/* @name insert_transfer */
insert into transfer (reference_id, player_id, direction, amount_pya, main_after_pya, game_after_pya, turnover_dropped_pya, forfeited_pya)
values (:reference_id!, :player_id!, :direction!, :amount_pya!, :main_after_pya!, :game_after_pya!, :turnover_dropped_pya!, :forfeited_pya!);

/* @name promoted_money
  What the cash-ins whose turnover is left brought to the game purse: of so much turnover the newest ones ask. What was in the purse
  before them was the player's own. The code is the newest promotion's. */
with promoted as (
  select c.id, c.credited_pya, c.bonus_pya, c.old_balance_pya, f.code,
    sum(c.turnover_pya) over (order by c.decided_at desc, c.id desc) - c.turnover_pya as newer_pya,
    row_number() over (order by c.decided_at desc, c.id desc) as newest
  from cash_in c join promotion f on f.id = c.promotion_id
  where c.player_id = :player_id! and c.state = 'approved' and c.turnover_pya > 0
), unplayed as (
  select * from promoted where newer_pya < :turnover_pya!::bigint
)
select coalesce(sum(credited_pya), 0)::bigint
    + greatest(coalesce((select old_balance_pya from unplayed order by newest desc limit 1), 0), 0) as "own_pya!",
  coalesce(sum(bonus_pya), 0)::bigint as "bonus_pya!", (select code from promoted where newest = 1) as "code?"
from unplayed;

/* @name money_waiting  -- at providers: see the function */
select money_at_providers(:player_id!) as "waiting_pya!";

/* @name list_transfers_of  -- newest first, after one of them where it is named */
select id, reference_id, amount_pya, main_after_pya, game_after_pya, created_at
from transfer
where player_id = :player_id! and direction = :direction! and created_at >= :from_at! and created_at < :until_at!
  and (:after_id::bigint is null or id < :after_id)
order by id desc limit :row_count!;
