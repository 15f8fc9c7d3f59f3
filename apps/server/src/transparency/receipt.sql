/* @name own_slip  -- of the player who asks, and whose log it is */
select s.id as "id!", s.voucher as "voucher!", s.draw_id as "draw_id!", s.numbers as "numbers!", s.stakes_pya as "stakes_pya!", s.total_pya as "total_pya!",
  s.odds_hundredths as "odds_hundredths!", s.tot_odds_hundredths as "tot_odds_hundredths?", log_time(s.accepted_at) as "accepted_at!",
  l.code as "code!", l.digits as "digits!",
  coalesce((select r.told->>'day' from public_draw_record r where r.draw_id = s.draw_id and r.kind = 'terms' and r.at <= s.accepted_at order by r.id desc limit 1),
    (select r.told->>'day' from public_draw_record r where r.draw_id = s.draw_id and r.kind = 'terms' order by r.id limit 1), d.day::text) as "day!", to_char(d.section, 'HH24:MI') as "section!", t.secret as "secret!", h.origin as "origin?", h.public_key as "log_key?"
from public_slip s join public_draw d on d.id = s.draw_id join public_lottery l on l.id = d.lottery_id, public_slip_salt t, log_head h
where s.id = slip_of_voucher(:voucher!) and s.voucher = :voucher! and s.player_id = :player_id!;

/* @name place_in_book  -- of a slip among those of its sealed draw; none before, and none of a slip that is not in it */
select b.block * 1000 + array_position(b.slip_ids, :slip_id!::bigint) - 1 as "index!", e.slip_count as "size!"
from public_draw_seal e join public_seal_block b on b.draw_id = e.draw_id
where e.draw_id = :draw_id! and b.after < :slip_id!::bigint and b.up_to >= :slip_id!::bigint and :slip_id!::bigint = any (b.slip_ids);

/* @name book_tile */
select hashes from public_seal_tile where draw_id = :draw_id! and level = :level! and tile = :tile!;

/* @name leaves_of_draw  -- those that are signed */
select n, entry from log_leaf where draw_id = :draw_id! and n < :size! order by n;

/* @name place_in_payouts  -- of a slip among those that a round paid, by slip id; none when it was paid nothing. One block can hold it */
select (select coalesce(sum(o.due_count), 0) from public_payout_due o
    where o.draw_id = d.draw_id and o.round = d.round and o.due_count > 0 and o.up_to < d.up_to)::bigint
    + array_position(d.slip_ids, :slip_id!::bigint) - 1 as "index!",
  (select sum(o.due_count) from public_payout_due o where o.draw_id = d.draw_id and o.round = d.round and o.due_count > 0)::bigint as "size!",
  d.amounts_pya[array_position(d.slip_ids, :slip_id!::bigint)] as "amount_pya!"
from (select draw_id, round, up_to, slip_ids, amounts_pya from public_payout_due
  where draw_id = :draw_id! and round = :round! and due_count > 0 and up_to >= :slip_id!::bigint order by up_to limit 1) d
where :slip_id!::bigint = any (d.slip_ids);

/* @name payout_tile */
select hashes from payout_tile where draw_id = :draw_id! and round = :round! and level = :level! and tile = :tile!;

/* @name head_to_prove  -- the newest checkpoint, with what witnesses signed under it */
select c.size, c.note || coalesce((select string_agg(x.line || chr(10), '' order by x.witness) from log_cosignature x where x.size = c.size), '') as "note!"
from log_checkpoint c order by c.size desc limit 1;

/* @name head_for_draw  -- the newest checkpoint of the log as it is named now that enough witnesses signed when it has all of the draw that is signed, else the newest */
select c.size, c.note || coalesce((select string_agg(x.line || chr(10), '' order by x.witness) from log_cosignature x where x.size = c.size), '') as "note!"
from (select (select max(w.size) from log_witnessed w, log_head b where w.size > b.begun_size) as seen, (select max(size) from log_checkpoint) as newest) h
join log_checkpoint c on c.size = case
  when h.seen is null or exists (select from log_leaf l where l.draw_id = :draw_id! and l.n >= h.seen and l.n < h.newest) then h.newest else h.seen end;

/* @name name_of_log */
select origin, public_key from log_head;

/* @name entries_of_tile */
select entry from log_leaf where n >= :from_n! and n < :to_n! order by n;

/* @name draws_of_day  -- of which the signed log tells */
select d.id::text as "draw!", l.code as "lottery!", to_char(d.section, 'HH24:MI') as "section!"
from public_draw d join public_lottery l on l.id = d.lottery_id
where d.day = :day!::date and exists (select from log_leaf x where x.draw_id = d.id and x.n < (select max(size) from log_checkpoint))
order by d.draws_at, l.code;
