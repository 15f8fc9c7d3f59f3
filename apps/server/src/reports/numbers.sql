/* @name sums_of_numbers
  What was staked on each number in draws between two days, both included, what of it was given back, and what it was paid: of what is paid now, without what a reversal took back.
  The largest stakes first, or by a figure; each row carries the sums of all. */
with drawn as materialized (
  select d.id, l.code, l.digits, d.refunded_at is not null as is_refunded, d.settled_at is not null as is_settled, d.round, d.result, d.tot_odds_hundredths
  from public_draw d join public_lottery l on l.id = d.lottery_id where d.day between :from! and :to!
), staked as (
  select d.code || ' ' || lpad(n.number::text, d.digits, '0') as key, sum(n.taken_pya) as stakes_pya, coalesce(sum(n.taken_pya) filter (where d.is_refunded), 0) as refunds_pya
  from drawn d join public_draw_number n on n.draw_id = d.id where n.taken_pya > 0 group by 1
), paid as (
  select d.code || ' ' || lpad(x.number::text, d.digits, '0') as key,
    sum(x.stake * case when x.number = d.result then s.odds_hundredths else s.tot_odds_hundredths end / 100) as payouts_pya
  from drawn d
  join public_payout_due due on due.draw_id = d.id and due.round = d.round
  join public_slip s on s.id = any (due.slip_ids)
  cross join lateral unnest(s.numbers, s.stakes_pya) as x(number, stake)
  where d.is_settled and pays_number(d.digits, d.result, x.number, s.tot_odds_hundredths is not null)
  group by 1
), summed as (
  select s.key, s.stakes_pya, s.refunds_pya, coalesce(p.payouts_pya, 0) as payouts_pya from staked s left join paid p using (key)
)
select key as "key!", stakes_pya::bigint as "stakes_pya!", refunds_pya::bigint as "refunds_pya!", payouts_pya::bigint as "payouts_pya!", (count(*) over ())::int as "total_count!",
  (sum(stakes_pya) over ())::bigint as "all_stakes_pya!", (sum(refunds_pya) over ())::bigint as "all_refunds_pya!", (sum(payouts_pya) over ())::bigint as "all_payouts_pya!"
from summed
order by case ltrim(:sort, '-') when 'stakes' then stakes_pya when 'payouts' then payouts_pya when 'refunds' then refunds_pya when 'result' then stakes_pya - payouts_pya - refunds_pya end
  * case when :sort like '-%' then -1 else 1 end, stakes_pya desc, key
limit :row_count! offset :skipped!;

/* @name slips_of_draws  -- between which slips those of a lottery's draws stand, or of all, that are of some days */
select coalesce(min(s.first), 0) as "first!", coalesce(max(s.last), 0) as "last!"
from public_draw d join public_lottery l on l.id = d.lottery_id and (:lottery::text is null or l.code = :lottery)
cross join lateral (select (select x.id from public_slip x where x.draw_id = d.id order by x.id limit 1) as first, (select x.id from public_slip x where x.draw_id = d.id order by x.id desc limit 1) as last) s
where d.day between :from! and :to!;

/* @name entries_of_number
  The entries of slips with a number on them, of a lottery's draws between two days, among the slips after one and up to another: newest slip first, each with its part of the figure. Without a
  lottery and a number, of all slips. */
select e.id as "id!", s.id as "slip_id!", e.ref as "ref!", e.reason as "reason!", e.at as "at!", p.id as "player_id!", p.name as "name!", p.phone as "phone!",
  (case e.reason when 'stake' then s.stake when 'refund' then -s.stake else -s.pays end)::bigint as "amount_pya!"
from (
  select s.id, s.player_id, d.round, line.stake, line.pays
  from public_slip s
  join public_draw d on d.id = s.draw_id and d.day between :from! and :to!
  join public_lottery l on l.id = d.lottery_id and (:lottery::text is null or l.code = :lottery)
  cross join lateral (
    select sum(x.stake) as stake,
      sum(case when pays_number(l.digits, d.result, x.number, s.tot_odds_hundredths is not null) then x.stake * case when x.number = d.result then s.odds_hundredths else s.tot_odds_hundredths end / 100 else 0 end) as pays
    from unnest(s.numbers, s.stakes_pya) as x(number, stake) where :number::smallint is null or x.number = :number
  ) line
  where s.id > :after! and s.id <= :up_to! and (:number::smallint is null or :number = any (s.numbers))
  order by s.id desc limit :row_count!
) s
join public_entry e on e.ref = any (array['stake:' || s.id, 'refund:' || s.id, case when s.pays > 0 then 'win:' || s.id || case when s.round > 1 then ':' || s.round else '' end end])
join public_player p on p.id = s.player_id
where e.reason = any (:reasons!::text[])
order by s.id desc, e.id desc;

/* @name slips_of_some_draws  -- between which slips those of some draws stand */
select coalesce(min(s.first), 0) as "first!", coalesce(max(s.last), 0) as "last!"
from unnest(:draw_ids!::bigint[]) as d(id)
cross join lateral (select (select x.id from public_slip x where x.draw_id = d.id order by x.id limit 1) as first, (select x.id from public_slip x where x.draw_id = d.id order by x.id desc limit 1) as last) s;

/* @name stakes_of_open_draws
  The stakes of some draws, each with a number that may be drawn, among the slips after one and up to another, newest first: what was staked, or what the slip would be paid for it, of those that would be. */
select e.id as "id!", s.id as "slip_id!", e.ref as "ref!", e.reason as "reason!", e.at as "at!", p.id as "player_id!", p.name as "name!", p.phone as "phone!", s.amount_pya as "amount_pya!"
from (
  select s.id, s.player_id, sum(case when not :would_pay! then x.stake
    when pays_number(l.digits, asked.number, x.number, d.tot_odds_hundredths is not null) then x.stake * case when x.number = asked.number then d.odds_hundredths else d.tot_odds_hundredths end / 100 else 0 end)::bigint as amount_pya
  from unnest(:draw_ids!::bigint[], :numbers!::integer[]) as asked(draw_id, number)
  join public_slip s on s.draw_id = asked.draw_id and s.id > :after! and s.id <= :up_to!
  join public_draw d on d.id = s.draw_id
  join public_lottery l on l.id = d.lottery_id
  cross join lateral unnest(s.numbers, s.stakes_pya) as x(number, stake)
  group by 1, 2 having :would_pay! = false or bool_or(pays_number(l.digits, asked.number, x.number, d.tot_odds_hundredths is not null))
  order by 1 desc limit :row_count!
) s
join public_entry e on e.ref = 'stake:' || s.id
join public_player p on p.id = s.player_id
order by s.id desc;
