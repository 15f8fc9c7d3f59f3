/* @name days_closed  -- what the heads of days are over */
select day, first_entry, last_entry, encode(entry_root, 'hex') as "entry_root!", encode(funds_root, 'hex') as "funds_root!" from closing order by day;

/* @name step_begins
  Where a step begins that goes on after a closing: with the entries of that closing's day and those after it, so that nothing is missed that was written
  beside its end, and with the slips, transactions of games and draws that those can be about. Ids of slips are taken some at a time: the first of the day may
  be a little lower than the last of the day before. */
select coalesce(b.last_entry, 0) as "after_entry!",
  greatest(0, coalesce((select id_of_ref(e.ref) from entry e where e.id <= b.last_entry and e.reason = 'stake' order by e.id desc limit 1), 0) - 10000) as "after_slip!",
  greatest(0, coalesce((select id_of_ref(e.ref) from entry e where e.id <= b.last_entry and e.reason in ('game_bet', 'game_win') order by e.id desc limit 1), 0) - 10000) as "after_game!",
  array(
    select d.id from draw d
    where d.settled_at is null and d.refunded_at is null or greatest(d.settled_at, d.refunded_at) >= yangon_instant(:day!::date, '00:00')
  ) as "draws!",
  :day!::date + 1 as "from_day!"
from (select max(last_entry) as last_entry from closing where day < :day!::date) b;
