/* @name draws_to_seal */
select id as "id!" from draws_to_seal() order by closes_at limit 50;

/* @name unsealed_at  -- of one day and section */
select d.id from draw d join lottery l on l.id = d.lottery_id
where l.code = any (:codes!) and d.day = :day! and d.section = :section! and d.sealed_at is null and (d.closes_at <= product_now() or d.voided_at is not null)
order by d.id;

/* @name queue_alone  -- no bet passes who waits here */
select queue_for_draws(array[:draw_id!]::bigint[], true)::text as "queued?";

/* @name close_draw  -- waits for every bet in flight; from here on the database takes none */
update draw set closed_at = product_now()
where id = :draw_id! and closed_at is null and (closes_at <= product_now() or voided_at is not null);

/* @name draw_to_seal */
select l.digits, l.code, d.day, to_char(d.section, 'HH24:MI') as "section!", d.closed_at is not null as "is_closed!", d.sealed_at is not null as "is_sealed!"
from draw d join lottery l on l.id = d.lottery_id where d.id = :draw_id!;

/* @name lines_to_seal  -- the next slips of a closed draw as lines, by id */
select s.id, slip_line(s) as "line!" from slip s where s.draw_id = :draw_id! and s.id > :after! order by s.id limit :slip_count!;

/* @name write_blocks  -- another seal of the same draw writes the same */
insert into seal_block (draw_id, block, after, up_to, slip_ids, slip_hashes, sha256)
select :draw_id!, x.block, x.after, x.up_to, x.slip_ids::bigint[], decode(x.slip_hashes, 'hex'), decode(x.sha256, 'hex')
from unnest(:blocks!::integer[], :after!::bigint[], :up_to!::bigint[], :slip_ids!::text[], :slip_hashes!::text[], :sha256!::text[])
  as x(block, after, up_to, slip_ids, slip_hashes, sha256)
on conflict do nothing;

/* @name write_tiles  -- another seal of the same draw writes the same */
insert into seal_tile (draw_id, level, tile, hashes)
select :draw_id!, x.level, x.tile, decode(x.hashes, 'hex') from unnest(:levels!::smallint[], :tiles!::integer[], :hashes!::text[]) as x(level, tile, hashes)
on conflict do nothing;

/* @name days_of_draw  -- for which day bets were taken, and from when on in microseconds: a draw may move with its bets */
select told->>'day' as "day!", (extract(epoch from at) * 1000000)::bigint as "from_us!" from draw_record
where draw_id = :draw_id! and kind = 'terms' order by id;

/* @name salt_secret */
select secret from slip_salt;

/* @name write_seal */
with sealed as (
  insert into draw_seal (draw_id, slip_count, total_pya, stakes_pya, sha256, worst_pya, root)
  values (:draw_id!, :slip_count!, :total_pya!, :stakes_pya!, decode(:sha256!, 'hex'), :worst_pya!, decode(:root!, 'hex')) on conflict do nothing
)
update draw set sealed_at = product_now() where id = :draw_id! and sealed_at is null;
