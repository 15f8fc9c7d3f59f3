/* @name new_to_welcome  -- of these players, who opened an account since then, did what is asked for and has no bonus yet */
select p.id as player_id from public_player p
where p.id = any (:player_ids!::bigint[]) and p.created_at >= :since! and p.blocked_at is null
  and case :needs! when 'level_2' then p.lvl_2_state = 'approved'
    else exists (select from public_cash_in c where c.player_id = p.id and c.state = 'approved') end
  and not exists (select from welcome_bonus w where w.player_id = p.id)
order by p.id;

/* @name write_welcomes */
insert into welcome_bonus (player_id, amount_pya, main_after_pya)
select x.player_id, :amount_pya!, x.main_after_pya
from unnest(:player_ids!::bigint[], :mains_after_pya!::bigint[]) as x(player_id, main_after_pya);

/* @name has_welcome */
select exists (select from welcome_bonus where player_id = :player_id!) as "has_welcome!";
