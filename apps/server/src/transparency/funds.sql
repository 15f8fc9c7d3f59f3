/* @name closing_to_prove  -- the newest closing whose leaf is signed and whose tree is shown, or that of a day; and whose log it is */
select c.day as "day!", c.last_entry as "last_entry!", c.funds_size as "size!", l.n as "n!", l.entry as "entry!", s.note as "note!", s.size as "log_size!", h.origin as "origin!",
  h.public_key as "log_key!", p.user_code as "player!", t.secret as "secret!"
from public_closing c
join log_leaf l on l.subject = 'funds:' || c.day
cross join (select size, note from log_checkpoint order by size desc limit 1) s
cross join log_head h
cross join public_slip_salt t
join public_player p on p.id = :player_id!
where l.n < s.size and (:day::date is null or c.day = :day) and c.is_shown
order by c.day desc limit 1;

/* @name held_at  -- what a player's purses of money held after an entry */
select p.kind as "kind!", x.balance as "balance_pya!"
from public_purse p
cross join lateral (
  select y.balance from (
    (select m.entry_id, m.line, m.from_balance_after as balance from public_move m
      where m.from_purse = p.id and m.from_balance_after is not null and m.entry_id <= :last_entry! order by m.entry_id desc, m.line desc limit 1)
    union all
    (select m.entry_id, m.line, m.to_balance_after from public_move m
      where m.to_purse = p.id and m.to_balance_after is not null and m.entry_id <= :last_entry! order by m.entry_id desc, m.line desc limit 1)
  ) y order by y.entry_id desc, y.line desc limit 1
) x
where p.player_id = :player_id! and p.unit = 'pya' and x.balance > 0
order by p.id;

/* @name tile_of_leaf  -- leaves stand by their hashes */
select tile as "tile!", nodes as "nodes!" from public_closing_tile
where day = :day! and level = 0 and substr(nodes, 1, 32) <= decode(:hash!, 'hex') order by substr(nodes, 1, 32) desc limit 1;

/* @name closing_tile */
select nodes as "nodes!" from public_closing_tile where day = :day! and level = :level! and tile = :tile!;
