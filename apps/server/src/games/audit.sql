-- What must be true of what providers moved (see `ledger/audit.sql`).

/* @name every_game_transaction_has_its_entry  -- what a provider moved, from or to the purse of that product, to the balance that was answered */
select format('game transaction %s of player %s (%s pya): %s', t.id, t.player_id, t.moved_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
from game_transaction t
left join entry e on e.ref = t.reason || ':' || t.id
left join move m on m.entry_id = e.id
left join purse own on own.id = case when t.moved_pya > 0 then m.to_purse else m.from_purse end
left join purse house on house.id = case when t.moved_pya > 0 then m.from_purse else m.to_purse end
where t.id > :after_game! and t.moved_pya <> 0 and (e.reason, m.line, m.amount, coalesce(m.to_balance_after, m.from_balance_after), own.player_id, own.kind, house.kind, house.name)
  is distinct from (t.reason, 0::smallint, abs(t.moved_pya), t.after_pya, t.player_id, 'game', 'house_provider', t.product);

/* @name every_game_entry_has_its_transaction */
select format('entry %s (%s) is of no game transaction', e.id, e.ref) as "difference!"
from entry e left join game_transaction t on t.id = id_of_ref(e.ref) and t.reason || ':' || t.id = e.ref
where e.id > :after_entry! and e.reason in ('game_bet', 'game_win', 'game_rollback', 'game_resettled') and t.id is null;

/* @name every_repair_has_its_entry  -- as the second person confirmed it, from or to the purse of its product */
select format('repair %s of player %s (%s pya): %s', d.id, d.player_id, d.repair_pya, case when e.id is null then 'no entry' else format('entry %s or deed %s differs', e.id, d.deed_id) end) as "difference!"
from wager_difference d
left join deed k on k.id = d.deed_id and k.kind = 'wager_repair' and k.state = 'done' and k.subject = 'wager_difference:' || d.id
  and (k.basis->>'player_id')::bigint = d.player_id and (k.basis->>'theirs_pya')::bigint - (k.basis->>'ours_pya')::bigint = d.repair_pya
left join entry e on e.ref = 'game_repair:' || d.id
left join move m on m.entry_id = e.id
left join purse own on own.id = case when d.repair_pya > 0 then m.to_purse else m.from_purse end
left join purse house on house.id = case when d.repair_pya > 0 then m.from_purse else m.to_purse end
where d.state = 'repaired' and (k.id is null or (e.reason, e.operator_id, m.line, m.amount, own.player_id, own.kind, house.kind, house.name)
  is distinct from ('game_repair', k.decided_by, 0::smallint, abs(d.repair_pya), d.player_id, 'game', 'house_provider', d.p_code));

/* @name every_repair_entry_has_its_difference */
select format('entry %s (%s) is of no repair', e.id, e.ref) as "difference!"
from entry e left join wager_difference d on 'game_repair:' || d.id = e.ref and d.state = 'repaired'
where e.id > :after_entry! and e.reason = 'game_repair' and d.id is null;

/* @name every_wager_is_the_sum_of_its_transactions  -- and of the repairs of it */
select format('wager %s of player %s: its transactions come to %s staked, %s paid, %s given or taken back', coalesce(w.id, t.wager_id), w.player_id,
  coalesce(t.staked, 0), coalesce(t.paid, 0), coalesce(t.back, 0)) as "difference!"
from wager w
full join (
  select wager_id, min(player_id) as player_id, max(player_id) as other_id, min(product) as product,
    -coalesce(sum(moved_pya) filter (where reason = 'game_bet'), 0) as staked,
    coalesce(sum(moved_pya) filter (where reason = 'game_win' or reason = 'game_resettled' and moved_pya > 0), 0) as paid,
    coalesce(sum(moved_pya) filter (where reason = 'game_rollback' or reason = 'game_resettled' and moved_pya < 0), 0) as back
  from game_transaction where wager_id is not null group by wager_id
) t on t.wager_id = w.id
left join (
  select wager_id, min(player_id) as player_id, sum(greatest(repair_stake_pya, 0)) as staked, sum(greatest(repair_paid_pya, 0)) as paid,
    sum(greatest(-repair_stake_pya, 0) - greatest(-repair_paid_pya, 0)) as back
  from wager_difference where wager_id is not null group by wager_id
) r on r.wager_id = w.id
where w.id is null or (w.staked_pya, w.paid_pya, w.returned_pya - w.taken_back_pya, w.is_repaired) is distinct from (
    coalesce(t.staked, 0) + coalesce(r.staked, 0), coalesce(t.paid, 0) + coalesce(r.paid, 0), coalesce(t.back, 0) + coalesce(r.back, 0),
    r.wager_id is not null
  )
  or r.player_id <> w.player_id or t.player_id <> w.player_id or t.other_id <> w.player_id or t.product <> w.product;

/* @name every_void_wager_gave_its_stake_back  -- and takes no turnover; one that was rolled back before it came never took a stake */
select format('wager %s is %s: %s pya staked, %s returned, %s of turnover', w.id, w.status, w.staked_pya, w.returned_pya, w.turnover_pya) as "difference!"
from wager w left join wager_tombstone b on b.player_id = w.player_id and b.product = w.product and b.wager_code = w.wager_code
where w.status = 'void' and w.staked_pya <> w.returned_pya
  or w.status <> 'settled' and w.turnover_pya <> 0
  or b.player_id is not null and w.kind = 'bet' and not w.is_repaired and (w.status <> 'void' or w.staked_pya <> 0);

/* @name every_turnover_is_what_is_left_of_its_sources  -- what promotions asked for, less what transfers in dropped and wagers took */
select format('player %s has %s pya of turnover left, its sources leave %s', p.id, p.turnover_pya, coalesce(s.left_pya, 0)) as "difference!"
from player p
left join (
  select player_id, sum(pya) as left_pya
  from (
    select player_id, turnover_pya as pya from cash_in where state = 'approved' and turnover_pya > 0
    union all select player_id, -turnover_dropped_pya from transfer where turnover_dropped_pya > 0
    union all select player_id, -turnover_pya from wager where turnover_pya > 0
  ) part group by player_id
) s on s.player_id = p.id
where p.turnover_pya <> coalesce(s.left_pya, 0);

/* @name every_game_transaction_has_its_callback  -- but those that were too old to be kept */
select format('game transaction %s came with no callback', t.id) as "difference!"
from game_transaction t
left join game_callback c on c.id = t.callback_id and c.dialect = t.dialect
where t.id > :after_game! and c.id is null and t.callback_id > (select up_to from game_callback_forgotten);

/* @name count_books */
select (select count(*) from wager) as "wagers!",
  (select count(*) from game_transaction) as "game_transactions!";

/* @name every_dismissal_was_confirmed  -- by a second person, as it reads */
select format('difference %s is dismissed, and deed %s says otherwise', d.id, d.deed_id) as "difference!"
from wager_difference d
left join deed k on k.id = d.deed_id and k.kind = 'wager_dismissal' and k.state = 'done' and k.subject = 'wager_difference:' || d.id
  and k.decided_by = d.decided_by and (k.data->>'difference_id')::bigint = d.id
where d.state = 'dismissed' and k.id is null;
