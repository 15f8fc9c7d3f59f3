/* @name draws_to_reward  -- settled draws whose slips have not all been looked at */
select d.id from public_draw d left join referral_run r on r.draw_id = d.id
where d.settled_at is not null and (r.done_at is null or r.round < d.round) order by d.id limit 20;

/* @name draws_to_take_back  -- draws in a later round than the one that earned referrers something */
select r.draw_id from referral_run r join public_draw d on d.id = r.draw_id where r.round < d.round order by r.draw_id limit 20;

/* @name lock_run_to_take_back */
select r.round, d.round as draw_round, l.code from referral_run r join public_draw d on d.id = r.draw_id join public_lottery l on l.id = d.lottery_id
where r.draw_id = :draw_id! and r.round < d.round for no key update of r;

/* @name earnings_to_take_back */
select r.slip_id, r.round, r.referrer_id, r.amount_pya, p.id as main_purse
from lottery_referral r join public_purse p on p.player_id = r.referrer_id and p.kind = 'main'
where r.draw_id = :draw_id! and r.round < :round! order by r.slip_id limit :most!;

/* @name move_earnings  -- to what was taken back */
insert into lottery_referral_reversed (slip_id, round, draw_id, referrer_id, amount_pya, earned_at)
select slip_id, round, draw_id, referrer_id, amount_pya, at from lottery_referral where slip_id = any (:slip_ids!);

/* @name drop_earnings  -- the database lets go only what was moved */
delete from lottery_referral where slip_id = any (:slip_ids!);

/* @name start_next_round */
update referral_run set round = :round!, paid_to = 0, done_at = null where draw_id = :draw_id!;

/* @name start_run */
insert into referral_run (draw_id, round) select id, round from public_draw where id = :draw_id! on conflict do nothing;

/* @name lock_run */
select r.paid_to, r.round, l.code, l.referral_basis_points
from referral_run r join public_draw d on d.id = r.draw_id join public_lottery l on l.id = d.lottery_id
where r.draw_id = :draw_id! and r.done_at is null and r.round = d.round and d.settled_at is not null for no key update of r;

/* @name end_of_slips  -- the id of the last of the next so many slips; null when all are done */
select max(id) as slip_id from (select id from public_slip where draw_id = :draw_id! and id > :after! order by id limit :slip_count!) s;

/* @name friends_slips  -- slips of players whom somebody brought along, and what each earns; nothing for less than a pya */
select s.id as slip_id, s.player_id as friend_id, p.referred_by as "referrer_id!", m.id as main_purse, s.total_pya as stake_pya,
  s.total_pya * :basis_points! / 10000 as "amount_pya!"
from public_slip s
join public_player p on p.id = s.player_id and p.referred_by is not null
join public_purse m on m.player_id = p.referred_by and m.kind = 'main'
where s.draw_id = :draw_id! and s.id > :after! and s.id <= :up_to! and s.total_pya * :basis_points! / 10000 > 0
order by s.id;

/* @name write_earnings */
insert into lottery_referral (slip_id, round, draw_id, referrer_id, friend_id, stake_pya, basis_points, amount_pya)
select x.slip_id, :round!, :draw_id!, x.referrer_id, x.friend_id, x.stake_pya, :basis_points!, x.amount_pya
from unnest(:slip_ids!::bigint[], :referrer_ids!::bigint[], :friend_ids!::bigint[], :stakes_pya!::bigint[], :amounts_pya!::bigint[])
  as x(slip_id, referrer_id, friend_id, stake_pya, amount_pya);

/* @name mark_run */
update referral_run set paid_to = :paid_to! where draw_id = :draw_id!;

/* @name end_run */
update referral_run set done_at = product_now() where draw_id = :draw_id!;

/* @name lottery_earnings_of
  Newest first, after one of them where it is named: a slip earns once, when its draw is settled, and not in the order in which slips were bet. Each
  tells the day of its draw, which is settled on a later one now and then. */
select r.slip_id as id, p.name, r.amount_pya, d.day, d.section
from lottery_referral r
join public_player p on p.id = r.friend_id
join public_draw d on d.id = r.draw_id
join public_lottery l on l.id = d.lottery_id
where r.referrer_id = :player_id! and l.code = :lottery! and r.at >= :from_at! and r.at < :until_at!
  and (:after_id::bigint is null or (r.at, r.slip_id) < (
    select b.at, b.slip_id from lottery_referral b where b.slip_id = :after_id and b.referrer_id = :player_id!))
order by r.at desc, r.slip_id desc limit :row_count!;

/* @name sum_lottery_earnings */
select coalesce(sum(r.amount_pya), 0)::bigint as "total_pya!"
from lottery_referral r join public_draw d on d.id = r.draw_id join public_lottery l on l.id = d.lottery_id
where r.referrer_id = :player_id! and l.code = :lottery! and r.at >= :from_at! and r.at < :until_at!;

/* @name game_earnings_of
  Newest first, after one of them where it is named: what a week brought, netted over all friends and within what the games allow, as it was given. Below 0
  it is covered by what comes next. A week that is not over, or brought nothing, is not told. */
select w.id, w.amount_pya, w.week_start, w.at
from referral_week w
where w.referrer_id = :player_id! and w.amount_pya <> 0 and w.at >= :from_at! and w.at < :until_at!
  and (:after_id::bigint is null or w.week_start < (select b.week_start from referral_week b where b.id = :after_id and b.referrer_id = :player_id!))
order by w.week_start desc limit :row_count!;

/* @name sum_game_earnings */
select coalesce(sum(amount_pya), 0)::bigint as "total_pya!" from referral_week
where referrer_id = :player_id! and at >= :from_at! and at < :until_at!;

/* @name insert_claim */
insert into referral_claim (player_id, amount_pya, fraction_pya, main_after_pya)
values (:player_id!, :amount_pya!, :fraction_pya!, :main_after_pya!) returning id;
