/* @name lock_draw_to_pay  -- one worker at a time does a chunk of a draw; others wait for it and do the next */
select d.id, l.code, l.digits, d.day, d.section, d.result, d.tot_odds_hundredths is not null as "has_tot!", d.voided_at is not null as "is_voided!", d.paid_to,
  d.round, d.sealed_at is not null as "is_sealed!", d.checked_at is not null as "is_checked!", d.stopped_at is not null as "is_stopped!",
  d.reversing_at is not null as "is_reversing!", d.settled_at is not null or d.refunded_at is not null as "is_done!",
  r.source_set as "set?", r.source_value as "value?"
from draw d join lottery l on l.id = d.lottery_id left join result_proposal r on r.id = d.result_id where d.id = :draw_id! for no key update of d;

/* @name wins_of_chunk  -- what each winning slip is paid: every winning line at the odds its slip was accepted with, rounded down */
select s.id as slip_id, s.player_id, w.stake_pya as "stake_pya!", w.amount_pya as "amount_pya!"
from slip s
cross join lateral (
  select sum(line.stake_pya)::bigint as stake_pya,
    sum(line.stake_pya * case when line.number = :hit! then s.odds_hundredths else s.tot_odds_hundredths end / 100)::bigint as amount_pya
  from unnest(s.numbers, s.stakes_pya) as line(number, stake_pya)
  where line.number = any (:winning!::smallint[])
) w
where s.draw_id = :draw_id! and s.id > :after! and s.id <= :up_to!
  and (:hit! = any (s.numbers) or (s.tot_odds_hundredths is not null and s.numbers && :winning!::smallint[]))
order by s.id;

/* @name refunds_of_chunk */
select s.id as slip_id, s.player_id, s.total_pya as stake_pya, s.total_pya as amount_pya
from slip s where s.draw_id = :draw_id! and s.id > :after! and s.id <= :up_to! order by s.id;

/* @name chunk_to_pay  -- the blocks after a slip that hold so many payouts together, one at least; null when all are paid */
select max(b.up_to) as up_to, sum(b.due_count)::integer as due_count
from (
  select up_to, due_count, sum(due_count) over (order by up_to) as so_far, row_number() over (order by up_to) as n
  from (select up_to, due_count from payout_due where draw_id = :draw_id! and round = :round! and up_to > :after! and due_count > 0 order by up_to limit 100) d
) b where b.so_far <= :most! or b.n = 1;

/* @name due_of_chunk  -- what both settlements agreed on, and where it goes */
select x.slip_id as "slip_id!", s.voucher, s.total_pya, x.player_id as "player_id!", p.id as main_purse, x.amount_pya as "amount_pya!",
  x.stake_pya as "stake_pya!"
from payout_due d
cross join lateral unnest(d.slip_ids, d.player_ids, d.amounts_pya, d.stakes_pya) as x(slip_id, player_id, amount_pya, stake_pya)
join slip s on s.id = x.slip_id
join public_purse p on p.player_id = x.player_id and p.kind = 'main'
where d.draw_id = :draw_id! and d.round = :round! and d.up_to > :after! and d.up_to <= :up_to! and d.due_count > 0
order by x.slip_id;

/* @name write_payouts */
insert into payout (slip_id, draw_id, player_id, kind, round, amount_pya, stake_pya, at)
select x.slip_id, :draw_id!, x.player_id, :kind!, :round!, x.amount_pya, x.stake_pya, c.at
from unnest(:slip_ids!::bigint[], :player_ids!::bigint[], :amounts_pya!::bigint[], :stakes_pya!::bigint[])
  as x(slip_id, player_id, amount_pya, stake_pya), (select product_now() as at) c;

/* @name mark_paid_to */
update draw set paid_to = :paid_to! where id = :draw_id!;

/* @name mark_done */
update draw set settled_at = case when voided_at is null then product_now() end, refunded_at = case when voided_at is not null then product_now() end
where id = :draw_id!;

/* @name unpaid_draws  -- for when a job was lost; what is stopped waits for an operator */
select id from draw where settled_at is null and refunded_at is null and stopped_at is null
  and (result is not null or voided_at is not null or reversing_at is not null) order by id limit 20;
