/* @name draws_to_sum  -- settled draws whose slips are not all summed up */
select d.id from public_draw d left join draw_stake_run r on r.draw_id = d.id
where d.settled_at is not null and (r.done_at is null or r.round < d.round) order by d.id limit 20;

/* @name draws_to_unsum  -- of which a settlement was summed up, in part at least, and reversed since */
select r.draw_id from draw_stake_run r join public_draw d on d.id = r.draw_id where r.round < d.round order by r.draw_id limit 20;

/* @name start_sum */
insert into draw_stake_run (draw_id, round, settled_at, pya_per_point)
select id, round, settled_at, :pya_per_point!::bigint from public_draw where id = :draw_id! and settled_at is not null on conflict do nothing;

/* @name hold_draw  -- so that its settlement is not reversed in between */
select 1 as "held!" from hold_draw(:draw_id!::bigint);

/* @name lock_sum  -- once the draw is held */
select r.paid_to, r.pya_per_point, r.settled_at from draw_stake_run r join public_draw d on d.id = r.draw_id
where r.draw_id = :draw_id! and r.done_at is null and r.round = d.round and d.settled_at is not null for no key update of r;

/* @name lock_unsum */
select d.round, r.settled_at from draw_stake_run r join public_draw d on d.id = r.draw_id
where r.draw_id = :draw_id! and r.round < d.round for no key update of r;

/* @name take_sums_out */
delete from draw_stake where draw_id = :draw_id! and player_id in (
  select player_id from draw_stake where draw_id = :draw_id! order by player_id limit :player_count!
) returning player_id, -micro_points as "micro!";

/* @name start_next_sum */
update draw_stake_run set round = :round!, paid_to = 0, done_at = null where draw_id = :draw_id!;

/* @name end_of_slips_to_sum  -- the id of the last of the next so many slips; null when all are done */
select max(id) as slip_id from (select id from public_slip where draw_id = :draw_id! and id > :after! order by id limit :slip_count!) s;

/* @name sum_slips  -- adds a chunk of slips to the sums of their players, and answers what that changed of their points */
with staked as (
  select s.player_id, sum(s.total_pya)::bigint as stake_pya, coalesce(sum(o.amount_pya), 0)::bigint as payout_pya
  from public_slip s left join public_payout o on o.slip_id = s.id
  where s.draw_id = :draw_id! and s.id > :after! and s.id <= :up_to!
  group by s.player_id
), old as (
  select d.player_id, d.micro_points from draw_stake d join staked on staked.player_id = d.player_id where d.draw_id = :draw_id!
), summed as (
  insert into draw_stake (draw_id, player_id, stake_pya, payout_pya, settled_at, pya_per_point, micro_points)
  select :draw_id!, x.player_id, x.stake_pya, x.payout_pya, r.settled_at, :pya_per_point!::bigint, micro_points(x.stake_pya, :pya_per_point!::bigint)
  from staked x join draw_stake_run r on r.draw_id = :draw_id!
  on conflict (draw_id, player_id) do update set
    stake_pya = draw_stake.stake_pya + excluded.stake_pya,
    payout_pya = draw_stake.payout_pya + excluded.payout_pya,
    micro_points = micro_points(draw_stake.stake_pya + excluded.stake_pya, draw_stake.pya_per_point)
  returning player_id, micro_points
)
select n.player_id, n.micro_points - coalesce(old.micro_points, 0) as "micro!"
from summed n left join old on old.player_id = n.player_id order by n.player_id;

/* @name mark_summed */
update draw_stake_run set paid_to = :paid_to! where draw_id = :draw_id!;

/* @name end_sum */
update draw_stake_run set done_at = product_now() where draw_id = :draw_id!;
