-- What must be true of slips, draws, sealed books and payouts (see `ledger/audit.sql`).

/* @name every_slip_has_its_stake */
select format('slip %s of player %s (%s pya): %s', s.id, s.player_id, s.total_pya, case when e.id is null then 'no stake entry' else format('entry %s differs', e.id) end) as "difference!"
from slip s
join draw d on d.id = s.draw_id
join lottery l on l.id = d.lottery_id
left join entry e on e.ref = 'stake:' || s.id
left join move m on m.entry_id = e.id
left join purse f on f.id = m.from_purse
left join purse t on t.id = m.to_purse
where s.id > :after_slip! and (e.reason, m.line, m.amount, m.from_balance_after, f.player_id, f.kind, t.kind, t.name)
  is distinct from ('stake', 0::smallint, s.total_pya, s.balance_after_pya, s.player_id, 'main', 'house_lottery', l.code);

/* @name every_stake_has_its_slip */
select format('entry %s (%s) is the stake of no slip', e.id, e.ref) as "difference!"
from entry e left join slip s on s.id = id_of_ref(e.ref) and 'stake:' || s.id = e.ref
where e.id > :after_entry! and e.reason = 'stake' and s.id is null;

/* @name every_slip_adds_up  -- each number once, on a draw that has it, and the total is the sum of its stakes */
select format('slip %s does not add up: %s pya in all', s.id, s.total_pya) as "difference!"
from slip s
left join draw d on d.id = s.draw_id
left join lottery l on l.id = d.lottery_id
left join player p on p.id = s.player_id
cross join lateral (
  select sum(x.stake) as total, count(distinct x.number) as numbers, min(x.stake) as least, min(x.number) as lowest, max(x.number) as highest
  from unnest(s.numbers, s.stakes_pya) as x(number, stake)
) line
where s.id > :after_slip! and (p.id is null or l.id is null or line.total <> s.total_pya or line.numbers <> cardinality(s.numbers)
  or line.least <= 0 or line.lowest < 0 or line.highest >= 10 ^ l.digits);

/* @name every_number_counts_its_stakes */
select format('draw %s number %s: %s pya is counted, %s is staked', coalesce(n.draw_id, s.draw_id), coalesce(n.number, s.number), n.taken_pya, coalesce(s.staked, 0)) as "difference!"
from draw_number n
full join (
  select slip.draw_id, x.number, sum(x.stake) as staked
  from slip cross join lateral unnest(slip.numbers, slip.stakes_pya) as x(number, stake)
  where :draws::bigint[] is null or slip.draw_id = any (:draws)
  group by slip.draw_id, x.number
) s on s.draw_id = n.draw_id and s.number = n.number
where (:draws::bigint[] is null or coalesce(n.draw_id, s.draw_id) = any (:draws)) and n.taken_pya is distinct from coalesce(s.staked, 0);

/* @name no_number_is_oversold
  What was staked on a number at any moment is within the cap of that moment, by the terms that were written down, and nothing was staked while it was
  blocked. Before the first terms those count. A cap that is lowered later takes no bet back, so only numbers that have more than some cap of theirs are added up slip by slip. A bet's
  time is kept to the millisecond: of terms that changed within it the widest count. */
with terms as materialized (
  select r.id, r.draw_id, r.at, (r.told->>'cap_pya')::bigint as cap_pya, r.told->'numbers' as numbers
  from draw_record r where r.kind = 'terms' and (:draws::bigint[] is null or r.draw_id = any (:draws))
), own as materialized (
  select t.id, t.draw_id, x.key::smallint as number, (x.value->>'cap_pya')::bigint as cap_pya, (x.value->>'is_blocked')::boolean as is_blocked
  from terms t cross join lateral jsonb_each(t.numbers) x
), suspect as materialized (
  select n.draw_id, n.number
  from (select draw_id, min(cap_pya) as cap_pya from terms group by draw_id) t join draw_number n on n.draw_id = t.draw_id and n.taken_pya > t.cap_pya
  union
  select n.draw_id, n.number
  from own o join draw_number n on n.draw_id = o.draw_id and n.number = o.number and n.taken_pya > case when o.is_blocked then 0 else o.cap_pya end
), held as materialized (
  select u.draw_id, u.number, least(t.cap_pya, o.cap_pya) as cap_pya, coalesce(o.is_blocked, false) as is_blocked,
    case when row_number() over w = 1 then '-infinity' else t.at end as from_at, coalesce(lead(t.at) over w, 'infinity') as until_at
  from suspect u join terms t on t.draw_id = u.draw_id left join own o on o.id = t.id and o.number = u.number
  window w as (partition by u.draw_id, u.number order by t.id)
), sold as (
  select s.id, u.draw_id, u.number, s.accepted_at, sum(x.stake) over (partition by u.draw_id, u.number order by s.accepted_at) as taken_pya
  from slip s cross join lateral unnest(s.numbers, s.stakes_pya) as x(number, stake) join suspect u on u.draw_id = s.draw_id and u.number = x.number
  where s.draw_id in (select draw_id from suspect)
), judged as (
  select s.draw_id, s.number, s.taken_pya, s.accepted_at, max(h.cap_pya) filter (where not h.is_blocked) as cap_pya, bool_and(h.is_blocked) as is_blocked
  from sold s join held h on h.draw_id = s.draw_id and h.number = s.number
    and h.from_at < s.accepted_at + interval '1 millisecond' and h.until_at > s.accepted_at
  group by s.id, s.draw_id, s.number, s.taken_pya, s.accepted_at
)
select format('draw %s number %s: %s pya were staked at %s, %s', draw_id, number, taken_pya, accepted_at,
  case when is_blocked then 'while it was blocked' else format('its cap was %s', cap_pya) end) as "difference!"
from judged where taken_pya > cap_pya or is_blocked;

/* @name every_draw_pays_what_its_result_says
  Counted anew from the slips and the result. A 3D near win (tot) is another order of the digits, or the number just below
  or above; the exact number never also pays tot. While a draw is being settled what is paid must be right; once it is
  settled nothing may be missing. */
with paying as materialized (
  select d.id as draw_id, n.number, n.number = d.result as is_hit
  from draw d
  join lottery l on l.id = d.lottery_id
  cross join lateral generate_series(0, (10 ^ l.digits)::integer - 1) as n(number)
  where d.result is not null and (:draws::bigint[] is null or d.id = any (:draws)) and (n.number = d.result or d.tot_odds_hundredths is not null and (
    abs(n.number - d.result) = 1
    or (select array_agg(x order by x) from regexp_split_to_table(lpad(n.number::text, l.digits, '0'), '') x)
     = (select array_agg(x order by x) from regexp_split_to_table(lpad(d.result::text, l.digits, '0'), '') x)
  ))
), due as (
  select s.id as slip_id, sum(x.stake * case when p.is_hit then s.odds_hundredths else s.tot_odds_hundredths end / 100) as amount_pya,
    sum(x.stake) as stake_pya
  from slip s
  cross join lateral unnest(s.numbers, s.stakes_pya) as x(number, stake)
  join paying p on p.draw_id = s.draw_id and p.number = x.number and (p.is_hit or s.tot_odds_hundredths is not null)
  where :draws::bigint[] is null or s.draw_id = any (:draws)
  group by s.id
)
select format('slip %s of draw %s: due %s pya, paid %s', s.id, s.draw_id, coalesce(due.amount_pya, 0), coalesce(p.amount_pya, 0)) as "difference!"
from slip s
join draw d on d.id = s.draw_id
left join due on due.slip_id = s.id
left join payout p on p.slip_id = s.id and p.kind = 'win'
where d.reversing_at is null and (:draws::bigint[] is null or s.draw_id = any (:draws)) and (
  (p.slip_id is not null and (p.amount_pya, p.stake_pya, p.player_id, p.draw_id) is distinct from (due.amount_pya, due.stake_pya, s.player_id, s.draw_id))
  or (p.slip_id is null and due.amount_pya > 0 and d.settled_at is not null));

/* @name every_refund_is_of_a_voided_draw */
select format('slip %s of draw %s: %s', coalesce(s.id, p.slip_id), d.id, case when p.slip_id is null then 'its refund is missing' else 'its refund is wrong' end) as "difference!"
from slip s
join draw d on d.id = s.draw_id
left join payout p on p.slip_id = s.id and p.kind = 'refund'
where (:draws::bigint[] is null or s.draw_id = any (:draws)) and (
  (p.slip_id is not null and (d.voided_at is null or (p.amount_pya, p.stake_pya, p.player_id, p.draw_id) is distinct from (s.total_pya, s.total_pya, s.player_id, s.draw_id)))
  or (p.slip_id is null and d.refunded_at is not null));

/* @name every_payout_has_its_entry */
select format('%s of slip %s (%s pya): %s', o.kind, o.slip_id, o.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
from payout o
join draw d on d.id = o.draw_id
join lottery l on l.id = d.lottery_id
left join entry e on e.ref = o.kind || ':' || o.slip_id || case o.kind when 'win' then round_suffix(o.round) else '' end
left join move m on m.entry_id = e.id
left join purse f on f.id = m.from_purse
left join purse t on t.id = m.to_purse
where (:draws::bigint[] is null or o.draw_id = any (:draws)) and (e.reason, m.line, m.amount, t.player_id, t.kind, f.kind, f.name)
  is distinct from (o.kind::text, 0::smallint, o.amount_pya, o.player_id, 'main', 'house_lottery', l.code);

/* @name every_win_and_refund_has_its_payout  -- one that stands, or one that was taken back */
select format('entry %s (%s) pays no payout', e.id, e.ref) as "difference!"
from entry e
left join payout o on o.slip_id = id_of_ref(e.ref) and o.kind || ':' || o.slip_id || case o.kind when 'win' then round_suffix(o.round) else '' end = e.ref
left join payout_reversed r on r.slip_id = id_of_ref(e.ref) and 'win:' || r.slip_id || round_suffix(r.round) = e.ref
where e.id > :after_entry! and e.reason in ('win', 'refund') and o.slip_id is null and r.slip_id is null;

/* @name every_payout_is_of_its_draws_round  -- of an earlier round only while that is being taken back */
select format('%s of slip %s is of round %s, draw %s is in round %s', o.kind, o.slip_id, o.round, d.id, d.round) as "difference!"
from payout o join draw d on d.id = o.draw_id
where (:draws::bigint[] is null or o.draw_id = any (:draws)) and (o.round > d.round or (o.round < d.round and d.reversing_at is null));

/* @name every_reversed_payout_was_paid_and_taken_back  -- once each, the same amount of the same player, in a round that is over */
select format('win of slip %s in round %s (%s pya): %s is %s', r.slip_id, r.round, r.amount_pya, way.reason, case when e.id is null then 'missing' else 'wrong' end) as "difference!"
from payout_reversed r
join draw d on d.id = r.draw_id
join lottery l on l.id = d.lottery_id
cross join (values ('win'), ('win_reversed')) as way(reason)
left join entry e on e.ref = way.reason || ':' || r.slip_id || round_suffix(r.round)
left join move m on m.entry_id = e.id
left join purse own on own.id = case way.reason when 'win' then m.to_purse else m.from_purse end
left join purse house on house.id = case way.reason when 'win' then m.from_purse else m.to_purse end
where (:draws::bigint[] is null or r.draw_id = any (:draws)) and (e.reason, m.line, m.amount, own.player_id, own.kind, house.kind, house.name, r.round < d.round)
  is distinct from (way.reason, 0::smallint, r.amount_pya, r.player_id, 'main', 'house_lottery', l.code, true);

/* @name every_reversal_entry_has_its_payout */
select format('entry %s (%s) takes back no payout', e.id, e.ref) as "difference!"
from entry e left join payout_reversed r on r.slip_id = id_of_ref(e.ref) and 'win_reversed:' || r.slip_id || round_suffix(r.round) = e.ref
where e.id > :after_entry! and e.reason = 'win_reversed' and r.slip_id is null;

/* @name every_reversal_was_confirmed_by_another  -- a draw has come so far as its reversals, and those of its leader, took it */
select format('draw %s is in round %s after %s confirmed reversals', d.id, d.round, coalesce(v.confirmed, 0)) as "difference!"
from draw d
left join (
  select a.subject, count(*) as confirmed
  from audit_row a join deed r on r.kind = 'reversal' and r.state = 'done' and r.decided_by <> r.asked_by
    and (a.action = 'reverse_settlement' and a.after->>'deed' = r.id::text or a.action = 'confirm_reversal' and a.after->>'reversal_id' = r.data->>'reversal_id')
  group by a.subject
) v on v.subject = 'draw:' || d.id
where d.round <> 1 + coalesce(v.confirmed, 0);

/* @name every_sealed_book_is_as_it_was  -- every bet, block by block; nothing beside them, and nothing late */
select format('draw %s: its book of %s slips is not as it was sealed%s', e.draw_id, e.slip_count, coalesce(' in block ' || b.block, '')) as "difference!"
from draw_seal e
left join seal_block b on b.draw_id = e.draw_id
left join lateral (
  select sha256(convert_to(string_agg(slip_line(s), E'\n' order by s.id), 'UTF8')) as sha256
  from slip s where s.id = any (b.slip_ids) and s.draw_id = e.draw_id
) now on b.block is not null
where (:draws::bigint[] is null or e.draw_id = any (:draws)) and (now.sha256 is distinct from b.sha256
  or (coalesce(b.block, 0) = 0 and (e.slip_count, e.total_pya, e.sha256) is distinct from (
    (select count(*) from slip s where s.draw_id = e.draw_id),
    (select coalesce(sum(s.total_pya), 0)::bigint from slip s where s.draw_id = e.draw_id),
    (select sha256(coalesce(string_agg(x.sha256, ''::bytea order by x.block), ''::bytea)) from seal_block x where x.draw_id = e.draw_id))));

/* @name every_sealed_stake_is_counted */
select format('draw %s number %s: %s pya were sealed, %s are counted', n.draw_id, n.number, e.stakes_pya[n.number + 1], n.taken_pya) as "difference!"
from draw_seal e join draw_number n on n.draw_id = e.draw_id
where n.taken_pya is distinct from coalesce(e.stakes_pya[n.number + 1], 0);

/* @name every_bet_came_in_time */
select format('slip %s of draw %s was accepted at or after the closing', s.id, s.draw_id) as "difference!"
from slip s join draw d on d.id = s.draw_id where s.id > :after_slip! and s.accepted_at >= d.closes_at;

/* @name every_result_and_payout_is_of_a_sealed_book */
select format('draw %s has a result or payouts without a seal', d.id) as "difference!"
from draw d left join draw_seal e on e.draw_id = d.id
where e.draw_id is null and (d.result is not null or d.sealed_at is not null or exists (select from payout o where o.draw_id = d.id));

/* @name every_payout_is_of_a_slip */
select format('%s of slip %s: there is no such slip of draw %s', o.kind, o.slip_id, o.draw_id) as "difference!"
from payout o left join slip s on s.id = o.slip_id and s.draw_id = o.draw_id where (:draws::bigint[] is null or o.draw_id = any (:draws)) and s.id is null;

/* @name every_draw_has_its_terms_written_down  -- as they are now: a change that was not written down is one that the log never told */
select format('draw %s has other terms than were written down last', d.id) as "difference!"
from draw d
where (:draws::bigint[] is null or d.id = any (:draws)) and terms_of(d.id) is distinct from (select r.told from draw_record r where r.draw_id = d.id and r.kind = 'terms' order by r.id desc limit 1);

/* @name every_book_is_written_down_as_sealed */
select format('the book of draw %s is %s as sealed, %s as written down', e.draw_id, encode(e.root, 'hex'), coalesce(r.told->>'root', 'nothing')) as "difference!"
from draw_seal e left join draw_record r on r.draw_id = e.draw_id and r.kind = 'book'
where (r.told->>'root', (r.told->>'slip_count')::bigint, (r.told->>'total_pya')::bigint) is distinct from (encode(e.root, 'hex'), e.slip_count, e.total_pya);

/* @name every_result_is_written_down  -- and what was written down last of a draw with a number is that number */
select format('draw %s has %s as its result, %s was written down', d.id, d.result, coalesce(r.number, 'nothing')) as "difference!"
from draw d
left join lateral (select told->>'number' as number from draw_record where draw_id = d.id and kind = 'result' order by id desc limit 1) r on true
where d.result is not null and r.number::smallint is distinct from d.result;

/* @name every_number_counts_what_was_sold  -- and never more than is staked on it */
select format('draw %s number %s: %s pya is counted as sold, %s was sold of %s staked', n.draw_id, n.number, n.laid_off_pya, coalesce(s.sold, 0), n.taken_pya) as "difference!"
from draw_number n
full join (
  select o.draw_id, x.number, sum(x.stake) as sold from lay_off o cross join lateral unnest(o.numbers, o.stakes_pya) as x(number, stake)
  where :draws::bigint[] is null or o.draw_id = any (:draws) group by o.draw_id, x.number
) s on s.draw_id = n.draw_id and s.number = n.number
where (:draws::bigint[] is null or coalesce(n.draw_id, s.draw_id) = any (:draws)) and (n.laid_off_pya is distinct from coalesce(s.sold, 0) or n.laid_off_pya > n.taken_pya);

/* @name every_sale_adds_up_and_came_in_time  -- each number once, its commission that of its terms, sold before its draw */
select format('sale %s of draw %s does not add up or came too late: %s pya in all', o.id, o.draw_id, o.total_pya) as "difference!"
from lay_off o
join draw d on d.id = o.draw_id
join lottery l on l.id = d.lottery_id
cross join lateral (
  select sum(x.stake) as total, count(distinct x.number) as numbers, min(x.stake) as least, min(x.number) as lowest, max(x.number) as highest
  from unnest(o.numbers, o.stakes_pya) as x(number, stake)
) line
where (:draws::bigint[] is null or o.draw_id = any (:draws)) and (line.total <> o.total_pya or line.numbers <> cardinality(o.numbers) or line.least <= 0
  or line.lowest < 0 or line.highest >= 10 ^ l.digits or o.commission_pya <> div(o.total_pya::numeric * o.commission_basis_points, 10000)
  or o.at >= o.draws_at or o.at >= d.resulted_at);

/* @name every_sale_pays_what_its_result_says  -- counted anew from its lines and the result, near wins among them; the stake of a draw that was called off */
with paying as materialized (
  select o.id, o.draw_id, sum(x.stake * case when x.number = d.result then o.odds_hundredths else o.tot_odds_hundredths end / 100) as win_pya
  from lay_off o
  join draw d on d.id = o.draw_id
  join lottery l on l.id = d.lottery_id
  cross join lateral unnest(o.numbers, o.stakes_pya) as x(number, stake)
  where d.settled_at is not null and (:draws::bigint[] is null or o.draw_id = any (:draws)) and (x.number = d.result or o.tot_odds_hundredths is not null and (
    abs(x.number - d.result) = 1
    or (select array_agg(c order by c) from regexp_split_to_table(lpad(x.number::text, l.digits, '0'), '') c)
     = (select array_agg(c order by c) from regexp_split_to_table(lpad(d.result::text, l.digits, '0'), '') c)))
  group by o.id
)
select format('sale %s of draw %s: %s pya is due, %s is booked', o.id, o.draw_id, coalesce(due.pya, 0), coalesce(p.amount_pya, 0)) as "difference!"
from lay_off o
join draw d on d.id = o.draw_id
left join paying w on w.id = o.id
left join lay_off_payout p on p.lay_off_id = o.id and p.reversed_at is null
cross join lateral (select case when d.refunded_at is not null then o.total_pya when d.settled_at is not null then w.win_pya end as pya) due
where (:draws::bigint[] is null or o.draw_id = any (:draws)) and d.reversing_at is null and (coalesce(due.pya, 0) <> coalesce(p.amount_pya, 0)
  or p.lay_off_id is not null and (p.kind::text, p.round) is distinct from (case when d.refunded_at is null then 'win' else 'refund' end, d.round));

/* @name every_sale_has_its_entries  -- of stake and commission, of what came back, and of what was taken back, each as it is */
with booked as materialized (
  select o.draw_id, o.taker_id, l.code, way.reason, way.reason || ':' || o.id || way.suffix as ref, way.amount, way.is_to_taker
  from lay_off o
  join draw d on d.id = o.draw_id
  join lottery l on l.id = d.lottery_id
  cross join lateral (
    select 'lay_off' as reason, '' as suffix, o.total_pya as amount, true as is_to_taker
    union all
    select 'lay_off_commission', '', o.commission_pya, false
    union all
    select case p.kind when 'win' then 'lay_off_won' else 'lay_off_refund' end, case p.kind when 'win' then round_suffix(p.round) else '' end, p.amount_pya, false
    from lay_off_payout p where p.lay_off_id = o.id
    union all
    select 'lay_off_commission_refund', '', o.commission_pya, true from lay_off_payout p where p.lay_off_id = o.id and p.kind = 'refund'
    union all
    select 'lay_off_won_reversed', round_suffix(p.round), p.amount_pya, true from lay_off_payout p where p.lay_off_id = o.id and p.reversed_at is not null
  ) way
  where way.amount > 0 and (:draws::bigint[] is null or o.draw_id = any (:draws))
)
select format('%s of draw %s (%s pya): %s', b.ref, b.draw_id, b.amount, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
from booked b
left join entry e on e.ref = b.ref
left join move m on m.entry_id = e.id
left join purse f on f.id = m.from_purse
left join purse t on t.id = m.to_purse
where (e.reason, m.line, m.amount, f.kind || ':' || f.name, t.kind || ':' || t.name) is distinct from
  (b.reason, 0::smallint, b.amount, case when b.is_to_taker then 'house_lottery:' || b.code else 'house_lay_off:' || b.taker_id end,
    case when b.is_to_taker then 'house_lay_off:' || b.taker_id else 'house_lottery:' || b.code end);

/* @name every_entry_of_a_sale_has_its_sale */
select format('entry %s (%s) is of no sale', e.id, e.ref) as "difference!"
from entry e
left join lay_off o on o.id = id_of_ref(e.ref)
where e.id > :after_entry! and e.reason like 'lay\_off%' and not coalesce(case
  when e.reason in ('lay_off', 'lay_off_commission') then e.ref = e.reason || ':' || o.id
  else exists (
    select from lay_off_payout p where p.lay_off_id = o.id and (case e.reason when 'lay_off_won' then p.kind = 'win' when 'lay_off_won_reversed' then p.reversed_at is not null
      else p.kind = 'refund' end) and e.ref = e.reason || ':' || o.id || case p.kind when 'win' then round_suffix(p.round) else '' end)
  end, false);

/* @name every_payment_has_its_entries  -- between another house and this one: the payment as it was booked, and what took it back */
with booked as materialized (
  select way.ref, way.reason, y.amount_pya, d.decided_by, way.is_in, 'house_lay_off:' || y.taker_id as theirs, coalesce('house_cash:' || y.method, 'house_owner:') as ours
  from taker_payment y
  cross join lateral (
    select 'taker_payment:' || y.id as ref, 'taker_payment' as reason, y.direction = 'in' as is_in, y.deed_id
    union all
    select 'taker_payment_reversed:' || y.id, 'taker_payment_reversed', y.direction = 'out', r.deed_id from taker_payment_reversal r where r.payment_id = y.id
  ) way
  join deed d on d.id = way.deed_id
)
select format('%s (%s pya): %s', b.ref, b.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
from booked b
left join entry e on e.ref = b.ref
left join move m on m.entry_id = e.id
left join purse f on f.id = m.from_purse
left join purse t on t.id = m.to_purse
where (e.reason, e.operator_id, m.line, m.amount, f.kind || ':' || f.name, t.kind || ':' || t.name) is distinct from
  (b.reason, b.decided_by, 0::smallint, b.amount_pya, case when b.is_in then b.ours else b.theirs end, case when b.is_in then b.theirs else b.ours end);

/* @name every_entry_of_a_payment_has_its_payment  -- which two people confirmed, and once for a reference that was not taken back */
select format('entry %s (%s) is of no payment', e.id, e.ref) as "difference!"
from entry e
left join taker_payment y on y.id = id_of_ref(e.ref)
left join taker_payment_reversal r on r.payment_id = y.id
where e.id > :after_entry! and e.reason like 'taker\_payment%' and not coalesce(case e.reason when 'taker_payment' then y.id is not null else r.payment_id is not null end, false)
union all
select format('payment %s is of the deed %s, which says otherwise', y.id, y.deed_id)
from taker_payment y
left join deed d on d.id = y.deed_id and d.kind = 'taker_payment' and d.state = 'done'
where (d.data->>'taker_id', d.data->>'direction', d.data->>'amount_pya', d.data->>'reference', d.data->>'account_id')
  is distinct from (y.taker_id::text, y.direction::text, y.amount_pya::text, y.reference, y.account_id::text)
union all
select format('payment %s was taken back by the deed %s, which says otherwise', r.payment_id, r.deed_id)
from taker_payment_reversal r
left join deed d on d.id = r.deed_id and d.kind = 'taker_payment_reversal' and d.state = 'done'
where d.data->>'payment_id' is distinct from r.payment_id::text
union all
select format('house %s has %s payments of the reference %s', y.taker_id, count(*), y.reference_plain)
from taker_payment y
where not exists (select from taker_payment_reversal r where r.payment_id = y.id)
group by y.taker_id, y.reference_plain having count(*) > 1;

/* @name count_books */
select (select count(*) from slip) as "slips!",
  (select count(*) from payout) as "payouts!";

/* @name every_draw_follows_the_rules  -- of those that take bets, or will: what the standing rules of the house say of their numbers */
select format('draw %s number %s: the rules say cap %s, blocked %s; it has cap %s, blocked %s', n.draw_id, n.number, t.cap_pya, coalesce(t.is_blocked, false),
  n.rule_cap_pya, n.rule_block) as "difference!"
from draw d join draw_number n on n.draw_id = d.id left join lateral rule_terms(d.lottery_id, d.section_id, d.day) t on t.number = n.number
where d.closes_at > product_now() and d.closed_at is null and d.voided_at is null
  and (n.rule_cap_pya, n.rule_block) is distinct from (t.cap_pya, coalesce(t.is_blocked, false));
