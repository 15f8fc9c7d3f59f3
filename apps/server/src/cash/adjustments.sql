/* @name find_player  -- the player that a correction is for */
select id, name, phone from public_player where id = :player_id!;

/* @name lock_corrected */
select 1 as "held!" from lock_player(:player_id!);

/* @name find_purse */
select id from public_purse where player_id = :player_id! and kind = :purse!;

/* @name insert_adjustment */
insert into adjustment (deed_id, player_id, purse, amount_pya, reason)
values (:deed_id!, :player_id!, :purse!, :amount_pya!, :reason!) returning id;

/* @name page_of_adjustments */
select a.id, a.player_id, p.name as player_name, p.phone as player_phone, a.purse, a.amount_pya, a.reason,
  w.username as asked_by, c.username as confirmed_by, a.created_at, count(*) over ()::int as "total_count!"
from adjustment a
join public_player p on p.id = a.player_id
join public_deed d on d.id = a.deed_id
join public_operator w on w.id = d.asked_by
join public_operator c on c.id = d.decided_by
where :player_id::bigint is null or a.player_id = :player_id
order by a.id desc
limit :row_count! offset :skipped!;
