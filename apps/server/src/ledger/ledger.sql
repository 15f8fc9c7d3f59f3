/* @name post_moves  -- one row per move, in the order given */
select ord as "ord!", is_new as "is_new!", entry_id as "entry_id!", from_balance_after, to_balance_after
from post(:refs!, :reasons!, :from_purses!, :to_purses!, :amounts!, :house_kinds!, :house_names!, :operator_id);

/* @name post_decided_moves  -- for a caller that holds the purses and has decided what they come to */
select 1 as "posted!" from post_decided(:refs!::text[], :reasons!::text[], :purses!::bigint[], :amounts!::bigint[], :balances_after!::bigint[],
  :houses!::integer[], :house_kind!, :house_names!::text[]);

/* @name lock_purses_of */
select player_id as "player_id!", purse_id as "purse_id!", balance as "balance!", version as "version!", is_overdrawn as "is_overdrawn!"
from lock_purses(:player_ids!, :kind!);

/* @name lock_purses_each  -- one purse per player and kind, all by id ascending */
select 1 as "held!" from lock_purses_each(:player_ids!::bigint[], :kinds!::text[]);

/* @name purses_of */
select kind, balance as "balance!", version, overdrawn_at is not null as "is_overdrawn!" from purse where player_id = :player_id!;

/* @name sum_house_purse  -- read from the moves: a house purse keeps no running balance */
select coalesce(sum(case when m.to_purse = p.id then m.amount else -m.amount end), 0)::bigint as "balance!"
from purse p join move m on p.id in (m.from_purse, m.to_purse)
where p.player_id is null and p.kind = :kind! and p.name = :name!;

/* @name some_statement_lines
  Newest first. Each purse and side walks its own index backwards from one line, stops at the limit and looks at no entry before the first, however long the history is.
  A move between two own purses is two lines. The id tells entry, line and side, and so the place in the order. */
select s.id as "id!", p.kind, p.unit, s.reason as "reason!", s.ref as "ref!", s.amount as "amount!",
  s.balance_after as "balance_after!", s.at as "at!"
from purse p cross join lateral (
  (select m.entry_id * 1000 + m.line * 2 as id, e.reason, e.ref, -m.amount as amount, m.from_balance_after as balance_after, e.at
   from move m join entry e on e.id = m.entry_id
   where m.from_purse = p.id and m.from_balance_after is not null and e.at >= :from_at! and e.at < :until_at!
     and (:reason::text is null or e.reason = :reason) and m.entry_id >= :first_id! and m.entry_id <= :before_id!::bigint / 1000 and m.entry_id * 1000 + m.line * 2 < :before_id!
   order by m.entry_id desc, m.line desc limit :line_count!)
  union all
  (select m.entry_id * 1000 + m.line * 2 + 1, e.reason, e.ref, m.amount, m.to_balance_after, e.at
   from move m join entry e on e.id = m.entry_id
   where m.to_purse = p.id and m.to_balance_after is not null and e.at >= :from_at! and e.at < :until_at!
     and (:reason::text is null or e.reason = :reason) and m.entry_id >= :first_id! and m.entry_id <= :before_id!::bigint / 1000 and m.entry_id * 1000 + m.line * 2 + 1 < :before_id!
   order by m.entry_id desc, m.line desc limit :line_count!)
) s
where p.player_id = :player_id! and (:purse::text is null or p.kind = :purse)
order by s.id desc
limit :line_count!;
