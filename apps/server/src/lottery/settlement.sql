/* @name lock_draw_to_pay  -- one worker at a time does a chunk of a draw; others wait for it and do the next */
select d.id, l.code, l.digits, d.day, d.section, d.result, d.tot_odds_hundredths is not null as "has_tot!", d.voided_at is not null as "is_voided!", d.paid_to,
  d.settled_at is not null or d.refunded_at is not null as "is_done!"
from draw d join lottery l on l.id = d.lottery_id where d.id = :draw_id! for no key update of d;

/* @name end_of_chunk  -- the id of the last of the next so many slips; null when all are done */
select max(id) as slip_id from (select id from slip where draw_id = :draw_id! and id > :after! order by id limit :slip_count!) s;

/* @name wins_of_chunk  -- what each winning slip is paid: every winning line at the odds its slip was accepted with, rounded down */
select s.id as slip_id, s.voucher, s.player_id, p.id as main_purse, w.stake_pya as "stake_pya!", w.amount_pya as "amount_pya!"
from slip s
join purse p on p.player_id = s.player_id and p.kind = 'main'
cross join lateral (
  select sum(line.stake_pya)::bigint as stake_pya,
    sum(line.stake_pya * case when line.number = :hit! then s.odds_hundredths else s.tot_odds_hundredths end / 100)::bigint as amount_pya
  from unnest(s.numbers, s.stakes_pya) as line(number, stake_pya)
  where line.number = any (:winning!::smallint[])
) w
where s.draw_id = :draw_id! and s.id > :after! and s.id <= :up_to!
  and (:hit! = any (s.numbers) or (s.tot_odds_hundredths is not null and s.numbers && :winning!::smallint[]))
order by s.id limit :most!;

/* @name refunds_of_chunk */
select s.id as slip_id, s.voucher, s.player_id, p.id as main_purse, s.total_pya as stake_pya, s.total_pya as amount_pya
from slip s join purse p on p.player_id = s.player_id and p.kind = 'main'
where s.draw_id = :draw_id! and s.id > :after! and s.id <= :up_to!
order by s.id limit :most!;

/* @name write_payouts  -- the payouts of a chunk, and each player told of them; a win is told with the stake of its whole slip */
with paid as (
  select x.slip_id, x.player_id, x.voucher, x.amount_pya, x.stake_pya, c.at
  from unnest(:slip_ids!::bigint[], :player_ids!::bigint[], :vouchers!::text[], :amounts_pya!::bigint[], :stakes_pya!::bigint[])
    as x(slip_id, player_id, voucher, amount_pya, stake_pya), (select product_now() as at) c
), payouts as (
  insert into payout (slip_id, draw_id, player_id, kind, amount_pya, stake_pya, at)
  select slip_id, :draw_id!, player_id, :kind!, amount_pya, stake_pya, at from paid
), notes as (
  insert into notification (player_id, kind, data, at)
  select player_id, :told_kind!, :told_data!::jsonb || jsonb_build_object('amount_pya', amount_pya, 'voucher', voucher), at from paid
  returning id, player_id, at
)
insert into fact (kind, player_id, data, at)
select 'won', paid.player_id, jsonb_build_object('voucher', paid.voucher, 'amount_pya', amount_pya, 'stake_pya', s.total_pya), paid.at
from paid join slip s on s.id = paid.slip_id where :kind! = 'win'
union all
select 'notification', player_id, jsonb_build_object('id', id), at from notes;

/* @name mark_paid_to */
update draw set paid_to = :paid_to! where id = :draw_id!;

/* @name mark_done */
update draw set settled_at = case when voided_at is null then product_now() end, refunded_at = case when voided_at is not null then product_now() end
where id = :draw_id!;

/* @name unpaid_draws  -- for when a job was lost */
select id from draw where settled_at is null and refunded_at is null and (result is not null or voided_at is not null) order by id limit 20;
