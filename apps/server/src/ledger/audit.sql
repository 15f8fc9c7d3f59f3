-- What must be true of the books themselves. Every query of an `audit.sql` but its counts is one check: it answers what is wrong, or nothing. They read
-- sets, never row by row, and all see one snapshot; `proof/audit.ts` gathers those of all rooms and takes the first row, which no check may ask for by
-- itself: a planner that hopes for an early end walks a whole history in the order of an index. `after_entry`, `after_slip`, `draws` and `from_day` are
-- where a step begins: what is of earlier entries, slips, draws and days was proven before. A whole audit begins before everything.

/* @name every_move_belongs_to_an_entry */
select format('move %s/%s belongs to no entry', m.entry_id, m.line) as "difference!"
from move m left join entry e on e.id = m.entry_id where m.entry_id > :after_entry! and e.id is null;

/* @name every_entry_moves_something */
select format('entry %s (%s) moves nothing', e.id, e.ref) as "difference!"
from entry e left join move m on m.entry_id = e.id and m.line = 0 where e.id > :after_entry! and m.entry_id is null;

/* @name every_move_follows_the_entry_book  -- a move takes from one purse what it gives to another of the same unit, so each sums to zero */
select format('move %s/%s (%s) goes from purse %s (%s) to purse %s (%s), as the entry book does not', m.entry_id, m.line, e.reason,
  m.from_purse, coalesce(f.kind, 'none'), m.to_purse, coalesce(t.kind, 'none')) as "difference!"
from move m
join entry e on e.id = m.entry_id
left join purse f on f.id = m.from_purse
left join purse t on t.id = m.to_purse
left join entry_route r on r.reason = e.reason and r.from_kind = f.kind and r.to_kind = t.kind
where m.entry_id > :after_entry! and (r.reason is null or f.unit <> t.unit or f.player_id <> t.player_id
  or f.keeps_balance <> (m.from_balance_after is not null) or t.keeps_balance <> (m.to_balance_after is not null));

/* @name every_kept_balance_is_the_sum_of_its_moves  -- those after an entry, and what it came to by then */
select format('purse %s (%s of player %s) keeps %s, its moves come to %s', p.id, p.kind, p.player_id, p.balance, coalesce(s.total, 0)) as "difference!"
from purse p
full join (
  select purse_id, sum(amount) + coalesce(case when :after_entry! > 0 then balance_by(purse_id, :after_entry!) end, 0) as total
  from (
    select from_purse as purse_id, -amount as amount from move where from_balance_after is not null and entry_id > :after_entry!
    union all
    select to_purse, amount from move where to_balance_after is not null and entry_id > :after_entry!
  ) leg group by purse_id
) s on s.purse_id = p.id
where (p.keeps_balance or p.id is null) and p.balance is distinct from coalesce(s.total, case when :after_entry! > 0 then balance_by(p.id, :after_entry!) end, 0);

/* @name every_balance_after_follows_the_one_before */
select format('purse %s: after move %s/%s it says %s, it must say %s', purse_id, entry_id, line, balance_after, before + amount) as "difference!"
from (
  select leg.*, coalesce(lag(balance_after) over (partition by purse_id order by entry_id, line), case when :after_entry! > 0 then balance_by(purse_id, :after_entry!) end, 0) as before
  from (
    select from_purse as purse_id, entry_id, line, -amount as amount, from_balance_after as balance_after from move where from_balance_after is not null and entry_id > :after_entry!
    union all
    select to_purse, entry_id, line, amount, to_balance_after from move where to_balance_after is not null and entry_id > :after_entry!
  ) leg
) chained
where balance_after <> before + amount;

/* @name every_unit_sums_to_zero  -- what players hold and what the house holds cancel out */
select format('all purses of %s together come to %s', unit, total) as "difference!"
from (
  select unit, sum(amount) as total
  from (
    select unit, balance::numeric as amount from purse where keeps_balance
    union all
    select p.unit, m.amount from move m join purse p on p.id = m.to_purse where not p.keeps_balance
    union all
    select p.unit, -m.amount from move m join purse p on p.id = m.from_purse where not p.keeps_balance
  ) part group by unit
) sums
where total <> 0;

/* @name count_books */
select (select count(*) from entry) as "entries!",
  (select count(*) from move) as "moves!",
  (select count(*) from purse) as "purses!";
