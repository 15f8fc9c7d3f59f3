/* @name checked_so_far  -- the blocks of this round that both settlements have agreed on, in order */
select coalesce(max(block) + 1, 0)::integer as "next_block!", coalesce(max(up_to), 0)::bigint as "after!" from payout_due where draw_id = :draw_id! and round = :round!;

/* @name sealed_blocks  -- the next blocks as they were sealed, and their bets as they are now */
select b.block, b.after, b.up_to, encode(b.sha256, 'hex') as "sha256!", (
  select string_agg(slip_line(s), E'\n' order by s.id) from slip s
  where s.draw_id = b.draw_id and s.id > b.after and s.id <= b.up_to
) as lines
from seal_block b where b.draw_id = :draw_id! and b.block >= :from_block! and b.block < :from_block! + :block_count!::integer order by b.block;

/* @name lines_of_block  -- each bet of a block's stretch as it is now, for naming the one that was changed */
select s.id, s.voucher, slip_line(s) as "line!" from slip s
where s.draw_id = :draw_id! and s.id > :after! and s.id <= :up_to! order by s.id;

/* @name block_as_sealed */
select slip_ids, encode(slip_hashes, 'hex') as "slip_hashes!" from seal_block where draw_id = :draw_id! and block = :block!;

/* @name write_dues */
insert into payout_due (draw_id, round, block, up_to, due_count, slip_ids, player_ids, amounts_pya, stakes_pya)
select :draw_id!, :round!, x.block, x.up_to, cardinality(x.slip_ids::bigint[]), x.slip_ids::bigint[], x.player_ids::bigint[], x.amounts_pya::bigint[],
  x.stakes_pya::bigint[]
from unnest(:blocks!::integer[], :up_to!::bigint[], :slip_ids!::text[], :player_ids!::text[], :amounts_pya!::text[], :stakes_pya!::text[])
  as x(block, up_to, slip_ids, player_ids, amounts_pya, stakes_pya);

/* @name whole_seal  -- the seal against its blocks, the slips beyond the last of them, and what the desk counted on each number */
select (
    select encode(sha256(coalesce(string_agg(b.sha256, ''::bytea order by b.block), ''::bytea)), 'hex') = encode(e.sha256, 'hex')
      and coalesce(sum(cardinality(b.slip_ids)), 0) = e.slip_count
    from seal_block b where b.draw_id = e.draw_id
  ) as "is_whole!",
  (select s.id from slip s where s.draw_id = e.draw_id
     and s.id > coalesce((select max(b.up_to) from seal_block b where b.draw_id = e.draw_id), 0) order by s.id limit 1) as "added_slip?",
  (select n.number from draw_number n where n.draw_id = e.draw_id and n.taken_pya <> coalesce(e.stakes_pya[n.number + 1], 0) order by n.number limit 1) as "number?"
from draw_seal e where e.draw_id = :draw_id!;

/* @name mark_checked */
update draw set checked_at = product_now() where id = :draw_id!;

/* @name stop_draw */
update draw set stopped_at = product_now(), stop_reason = :reason! where id = :draw_id!;

/* @name voucher_of */
select voucher from slip where id = :slip_id!;
