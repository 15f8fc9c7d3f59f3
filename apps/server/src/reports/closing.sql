/* @name closing_state
  What is being closed, whether the entries up to the mark are all there and summed up, and which day is due: the first whole day after the last closing on which
  anything was booked; of a house without a closing the newest such day, with all entries before it. A day is due a minute after it is over. */
select p.newest_for, p.day, p.last_entry, coalesce(c.last_entry, 0) as "closed_to!", c.day as closed_day,
  coalesce(pg_snapshot_xmin(pg_current_snapshot()) >= p.newest_xid, false) and b.read_to >= coalesce(p.newest, 0) as "is_ready!",
  (select case when c.day is null then max(yangon_day(h.hour)) else min(yangon_day(h.hour)) end from booked_hour h
    where h.hour >= coalesce(yangon_instant(c.day + 1, '00:00'), '-infinity') and h.hour < yangon_instant(yangon_day(product_now() - interval '1 minute'), '00:00')
      and h.last_entry > coalesce(c.last_entry, 0)) as due,
  coalesce((select max(id) from public_entry), 0) as "newest_entry!"
from closing_place p cross join booked_place b left join (select day, last_entry from closing order by day desc limit 1) c on true;

/* @name mark_newest  -- the number of this transaction is taken here, after the newest entry was looked up: whoever took an earlier entry's number is older */
update closing_place set newest = :newest!, newest_for = :day!, newest_xid = pg_current_xact_id()
where day is null and newest_for is distinct from :day!;

/* @name begin_closing  -- up to the last entry that was booked by the end of the day */
update closing_place set day = :day!, newest = null, newest_xid = null, newest_for = null,
  last_entry = (select max(h.last_entry) from booked_hour h where h.hour < yangon_instant(:day!::date + 1, '00:00'))
where day is null and newest_for = :day!;

/* @name hold_work  -- one process works on a closing; one that dies holds nobody up for long */
update closing_place set worker = :worker!, works_until = clock_timestamp() + interval '20 seconds'
where day = :day! and (worker = :worker! or works_until < clock_timestamp()) returning day;

/* @name entries_to_close  -- the moves of some entries, in order */
select e.id as "id!", e.ref as "ref!", e.reason as "reason!", e.operator_id as operator_id, log_time(e.at) as "at!", m.amount as "amount!",
  f.player_id is not null as "is_from_player!", f.kind as "from_kind!", f.name as "from_name!", f.id as "from_id!", m.from_balance_after as from_after,
  t.player_id is not null as "is_to_player!", t.kind as "to_kind!", t.name as "to_name!", t.id as "to_id!", m.to_balance_after as to_after
from public_entry e
join public_move m on m.entry_id = e.id
join public_purse f on f.id = m.from_purse
join public_purse t on t.id = m.to_purse
where e.id > :after! and e.id <= :up_to!
order by e.id, m.line;

/* @name purses_to_close  -- what the next purses of players held after an entry: those above zero, and up to which purse they were looked at */
with looked_at as materialized (
  select p.id, p.player_id, p.kind from public_purse p
  where p.id > :after! and p.player_id is not null and p.unit = 'pya' order by p.id limit :row_count!
)
select s.id as "id!", s.kind as "kind!", pl.user_code as "player!", coalesce(held.balance, 0) as "balance_pya!"
from looked_at s
join public_player pl on pl.id = s.player_id
left join lateral (
  select x.balance from (
    (select m.entry_id, m.line, m.from_balance_after as balance from public_move m
      where m.from_purse = s.id and m.from_balance_after is not null and m.entry_id <= :last_entry! order by m.entry_id desc, m.line desc limit 1)
    union all
    (select m.entry_id, m.line, m.to_balance_after from public_move m
      where m.to_purse = s.id and m.to_balance_after is not null and m.entry_id <= :last_entry! order by m.entry_id desc, m.line desc limit 1)
  ) x order by x.entry_id desc, x.line desc limit 1
) held on true
order by s.id;

/* @name last_closing */
select last_entry, main_pya, game_pya, hold_pya, promotion_pya, referral_pya, below_zero_pya from closing order by day desc limit 1;

/* @name last_accounts */
select method, amount_pya from closing_account where day = (select max(day) from closing);

/* @name salt_of_owed */
select secret from public_slip_salt;

/* @name write_closing_tiles  -- those of another process are the same */
insert into closing_tile (day, level, tile, nodes)
select :day!, x.level, x.tile, decode(x.nodes, 'hex') from unnest(:levels!::smallint[], :tiles!::integer[], :nodes!::text[]) as x(level, tile, nodes)
on conflict do nothing;

/* @name lock_closing_place */
select day, worker from closing_place for update;

/* @name write_closing */
insert into closing (day, first_entry, last_entry, entry_count, entry_root, main_pya, game_pya, hold_pya, promotion_pya, referral_pya, below_zero_pya,
  open_stakes_pya, funds_size, funds_root)
values (:day!, :first_entry!, :last_entry!, :entry_count!, decode(:entry_root!, 'hex'), :main_pya!, :game_pya!, :hold_pya!, :promotion_pya!, :referral_pya!, :below_zero_pya!,
  :open_stakes_pya!, :funds_size!, decode(:funds_root!, 'hex'));

/* @name write_accounts */
insert into closing_account (day, method, amount_pya)
select :day!, x.method, x.amount_pya from unnest(:methods!::text[], :amounts_pya!::bigint[]) as x(method, amount_pya);

/* @name end_closing */
update closing_place set day = null, last_entry = null, worker = null, works_until = '-infinity';

/* @name forget_tiles  -- some of those of days whose tree is not shown any more; of such a day nothing is read, so it may be forgotten by halves */
delete from closing_tile where ctid = any (array(
  select t.ctid from closing_tile t join public_closing c on c.day = t.day and not c.is_shown limit :row_count!)) returning tile;

/* @name closing_roots */
select day, first_entry, last_entry, encode(entry_root, 'hex') as "entry_root!", encode(funds_root, 'hex') as "funds_root!",
  main_pya + game_pya + hold_pya + promotion_pya + referral_pya as "purses_pya!", is_shown as "is_shown!"
from public_closing order by day;

/* @name closing_tiles */
select nodes from closing_tile where day = :day! and level = :level! order by tile;
