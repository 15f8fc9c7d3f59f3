/* @name due_reconciliations
  Yesterday, from one o'clock on, for dialects that have products, after a failure in half an hour; a day of the fortnight before that failed to the end, in six hours. */
select d.dialect, t.day as "day!"
from game_dialect d cross join lateral (
  select yangon_day(product_now()) - 1 as day, interval '30 minutes' as pause
  union all
  select r.day, interval '6 hours' from reconciliation r
  where r.dialect = d.dialect and r.state = 'failed' and r.day between yangon_day(product_now()) - 15 and yangon_day(product_now()) - 2
) t
where d.is_on and exists (select from provider p where p.dialect = d.dialect and p.is_active)
  and product_now() >= yangon_instant(yangon_day(product_now()), '01:00')
  and not exists (
    select from reconciliation r where r.dialect = d.dialect and r.day = t.day and (r.state <> 'failed' or r.at > product_now() - t.pause)
  );

/* @name ask_day  -- no row for a day that has not come */
insert into reconciliation as r (dialect, day, asked_by)
select :dialect!, :day!::date, :asked_by where :day!::date <= yangon_day(product_now())
on conflict (dialect, day) do update set state = 'asked', error = null, asked_by = excluded.asked_by, at = product_now()
returning r.id;

/* @name find_reconciliation  -- the day's instants, no later than now, and how far the product's clock is from the world's */
select r.id, r.dialect, r.day::text as "day!", yangon_instant(r.day, '00:00') as "from_at!", least(yangon_instant(r.day + 1, '00:00'), product_now()) as "until_at!",
  (extract(epoch from product_now() - clock_timestamp()) * 1000)::float8 as "shift_ms!"
from reconciliation r where r.id = :reconciliation_id! and r.state = 'asked';

/* @name fail_reconciliation  -- late is a day that is not compared by five in the morning */
update reconciliation set state = 'failed', error = :error!, at = product_now() where id = :reconciliation_id!
returning day, yangon_day(product_now())::text as "today!", product_now() >= yangon_instant(day + 1, '05:00') as "is_late!";

/* @name lock_reconciliation */
select id from reconciliation where id = :reconciliation_id! for update;

/* @name product_currencies */
select p_code, currency from provider;

/* @name compare_wagers  -- every wager that the report tells otherwise, and ours that changed in the day and are in no report; what a
  repair changed was reported on its own day, and what changed here after the day is the newer report's to tell. Of a wager that the report names in words
  that cannot be read nothing is said, and rounds of a table that was bought into are no wagers of ours: see `compare_buy_ins` */
with theirs as (
  select t.*, p.id as player_id
  from json_to_recordset(:theirs!::json) as t(p_code text, member text, wager_code text, net_pya bigint, status text, bet_pya bigint, tip_pya bigint,
    valid_bet_pya bigint, payout_pya bigint)
  left join public_player p on p.user_code = t.member
), unread as (
  select p.id as player_id, t.p_code, t.wager_code
  from json_to_recordset(:unread!::json) as t(p_code text, member text, wager_code text) join public_player p on p.user_code = t.member
), bought as (
  select distinct t.player_id, t.product from game_transaction t
  where t.dialect = :dialect! and t.wager_id is null and t.at >= :from_at!::timestamptz - interval '30 days' and t.at < :until_at!
), pair as (
  select coalesce(t.p_code, w.product) as p_code, coalesce(t.member, o.user_code) as member, coalesce(t.player_id, w.player_id) as player_id,
    coalesce(t.wager_code, w.wager_code) as wager_code, t.wager_code is null as is_missing_there, w.id is null as is_missing_here,
    w.changed_at >= :until_at! as is_newer_here, coalesce(w.staked_pya + w.paid_pya, 0) > 0 as has_money,
    coalesce(t.net_pya, 0) as theirs_pya, coalesce(w.paid_pya + w.returned_pya - w.staked_pya - w.taken_back_pya, 0) as ours_pya,
    coalesce(t.status, 'void') as theirs_status, coalesce(t.bet_pya, 0) as theirs_bet_pya, coalesce(t.tip_pya, 0) as theirs_tip_pya,
    coalesce(t.valid_bet_pya, 0) as theirs_valid_bet_pya, coalesce(t.payout_pya, 0) as theirs_payout_pya
  from theirs t
  full join (select * from wager w where w.dialect = :dialect! and (w.changed_at >= :from_at! and w.changed_at < :until_at! and w.kind in ('bet', 'tip') and not w.is_repaired
    or (w.player_id, w.product, w.wager_code) in (select player_id, p_code, wager_code from theirs))
    and (w.player_id, w.product, w.wager_code) not in (select player_id, p_code, wager_code from unread)) w
    on w.player_id = t.player_id and w.product = t.p_code and w.wager_code = t.wager_code
  left join public_player o on o.id = w.player_id
)
select p_code as "p_code!", member as "member!", player_id, wager_code as "wager_code!", ours_pya::bigint as "ours_pya!", theirs_pya as "theirs_pya!",
  theirs_status as "theirs_status!", theirs_bet_pya as "theirs_bet_pya!", theirs_tip_pya as "theirs_tip_pya!",
  theirs_valid_bet_pya as "theirs_valid_bet_pya!", theirs_payout_pya as "theirs_payout_pya!",
  case when is_missing_here then 'missing_here' when is_missing_there then 'missing_there' else 'amounts_differ' end as "kind!"
from pair where ours_pya <> theirs_pya and is_newer_here is not true
  and (has_money or not exists (select from bought b where b.player_id = pair.player_id and b.product = pair.p_code));

/* @name compare_buy_ins
  What a player's buy-ins and buy-outs of the day come to at a product, beside the rounds that the report tells of the day and that moved nothing here by themselves. Nothing is
  said where money lay on the table when the day began or ended, or where a row cannot be read. */
with rounds as (
  select p.id as player_id, t.p_code, sum(t.net_pya) as net_pya
  from json_to_recordset(:theirs!::json) as t(p_code text, member text, wager_code text, net_pya bigint)
  join public_player p on p.user_code = t.member
  left join wager w on w.player_id = p.id and w.product = t.p_code and w.wager_code = t.wager_code
  where coalesce(w.staked_pya + w.paid_pya, 0) = 0
  group by p.id, t.p_code
), bought as (
  select t.player_id, t.product, coalesce(sum(t.moved_pya) filter (where t.at >= :from_at!), 0) as net_pya,
    (array_agg(t.operation order by t.id desc) filter (where t.at < :from_at!))[1] as last_before, (array_agg(t.operation order by t.id desc))[1] as last
  from game_transaction t
  where t.dialect = :dialect! and t.wager_id is null and not t.is_void and t.at >= :from_at!::timestamptz - interval '30 days' and t.at < :until_at!
  group by t.player_id, t.product
)
select b.product as "p_code!", o.user_code as "member!", b.player_id, 'buy-ins of ' || :day!::text as "wager_code!", b.net_pya::bigint as "ours_pya!",
  coalesce(r.net_pya, 0)::bigint as "theirs_pya!", 'void'::wager_status as "theirs_status!", 0::bigint as "theirs_bet_pya!", 0::bigint as "theirs_tip_pya!",
  0::bigint as "theirs_valid_bet_pya!", 0::bigint as "theirs_payout_pya!", 'sums_differ' as "kind!"
from bought b join public_player o on o.id = b.player_id left join rounds r on r.player_id = b.player_id and r.p_code = b.product
where b.net_pya <> coalesce(r.net_pya, 0) and b.last <> 'buyin' and b.last_before is distinct from 'buyin'
  and (b.product, o.user_code) not in (select t.p_code, t.member from json_to_recordset(:unread!::json) as t(p_code text, member text));

/* @name compare_lying_buy_ins
  Money that lay on a table all day without a round of it in the day's report: what was bought in since the last time money came back, beside what pushed
  reports tell as lost since. Nothing is said where a row of the player at that product cannot be read. */
with moved as (
  select t.id, t.player_id, t.product, t.moved_pya, t.at, max(t.id) filter (where t.operation <> 'buyin') over (partition by t.player_id, t.product) as back_id
  from game_transaction t
  where t.dialect = :dialect! and t.wager_id is null and not t.is_void and t.at >= :from_at!::timestamptz - interval '30 days' and t.at < :until_at!
), lying as (
  select player_id, product, sum(moved_pya) as net_pya, min(at) as since from moved
  where id > coalesce(back_id, 0) group by player_id, product having max(at) < :from_at!
), told as (
  select t.p_code, t.member from json_to_recordset(:theirs!::json) as t(p_code text, member text)
  union all select t.p_code, t.member from json_to_recordset(:unread!::json) as t(p_code text, member text)
)
select l.product as "p_code!", o.user_code as "member!", l.player_id as "player_id!", 'buy-ins of ' || yangon_day(l.since)::text as "wager_code!",
  l.net_pya::bigint as "ours_pya!", r.net_pya as "theirs_pya!", 'void'::wager_status as "theirs_status!", 0::bigint as "theirs_bet_pya!",
  0::bigint as "theirs_tip_pya!", 0::bigint as "theirs_valid_bet_pya!", 0::bigint as "theirs_payout_pya!", 'sums_differ' as "kind!"
from lying l join public_player o on o.id = l.player_id
cross join lateral (
  select coalesce(sum(w.payout_pya - w.bet_pya), 0)::bigint as net_pya from wager w
  where w.player_id = l.player_id and w.product = l.product and w.kind = 'report' and w.status = 'settled' and w.created_at >= l.since
) r
where l.net_pya <> r.net_pya and (l.product, o.user_code) not in (select p_code, member from told);

/* @name count_ours */
select count(*) as "count!" from wager where dialect = :dialect! and kind in ('bet', 'tip') and changed_at >= :from_at! and changed_at < :until_at!;

/* @name told_at_other_times
  What changed here in the day, while its provider says that it changed there at a time that was not asked for: a callback came late. How new the provider's figures
  are is its own word, and of which zone nobody says: it tells only where to look. */
select w.product as "p_code!", o.user_code as "member!", w.wager_code as "wager_code!", w.data_at as "data_at!"
from wager w join public_player o on o.id = w.player_id
where w.dialect = :dialect! and w.kind in ('bet', 'tip') and w.changed_at >= :from_at! and w.changed_at < :until_at! and not w.is_repaired
  and (w.data_at < :asked_from! or w.data_at >= :asked_until!) and w.paid_pya + w.returned_pya - w.staked_pya - w.taken_back_pya <> 0;

/* @name put_differences  -- a repair that was asked for is stale once one differs otherwise; the
  words of a newer day take its place, those of an older one do not. Answers what is new or differs otherwise */
insert into wager_difference as d (reconciliation_id, dialect, kind, p_code, member, player_id, wager_code, ours_pya, theirs_pya,
  theirs_status, theirs_bet_pya, theirs_tip_pya, theirs_valid_bet_pya, theirs_payout_pya)
select :reconciliation_id!, :dialect!, r.kind, r.p_code, r.member, r.player_id, r.wager_code, r.ours_pya, r.theirs_pya,
  r.theirs_status, r.theirs_bet_pya, r.theirs_tip_pya, r.theirs_valid_bet_pya, r.theirs_payout_pya
from json_populate_recordset(null::wager_difference, :differences!::json) as r
where not exists (
  select from wager_difference x where x.state = 'dismissed' and x.dialect = :dialect! and x.p_code = r.p_code and x.member = r.member
    and x.wager_code = r.wager_code and x.ours_pya = r.ours_pya and x.theirs_pya = r.theirs_pya
)
on conflict (dialect, p_code, member, wager_code) where state = 'open' do update
set reconciliation_id = excluded.reconciliation_id, kind = excluded.kind, ours_pya = excluded.ours_pya, theirs_pya = excluded.theirs_pya, theirs_status = excluded.theirs_status,
  theirs_bet_pya = excluded.theirs_bet_pya, theirs_tip_pya = excluded.theirs_tip_pya, theirs_valid_bet_pya = excluded.theirs_valid_bet_pya,
  theirs_payout_pya = excluded.theirs_payout_pya
where (d.kind, d.ours_pya, d.theirs_pya, d.theirs_status, d.theirs_bet_pya, d.theirs_tip_pya, d.theirs_valid_bet_pya, d.theirs_payout_pya) is distinct from
  (excluded.kind, excluded.ours_pya, excluded.theirs_pya, excluded.theirs_status, excluded.theirs_bet_pya, excluded.theirs_tip_pya,
    excluded.theirs_valid_bet_pya, excluded.theirs_payout_pya)
  and (select r.day from reconciliation r where r.id = d.reconciliation_id) <= (select r.day from reconciliation r where r.id = excluded.reconciliation_id)
returning d.id, d.ours_pya, d.theirs_pya;

/* @name close_gone  -- differences that are none any more: of the day, and of earlier ones of which this newer report tells the wager; of one that could not be read nobody knows */
update wager_difference d set state = 'gone'
where d.state = 'open' and d.dialect = :dialect! and (d.reconciliation_id = :reconciliation_id!
    or (select r.day from reconciliation r where r.id = d.reconciliation_id) < (select r.day from reconciliation r where r.id = :reconciliation_id!)
      and (d.p_code, d.member, d.wager_code) in (select r.p_code, r.member, r.wager_code
        from json_to_recordset(:theirs!::json) as r(p_code text, member text, wager_code text)))
  and (d.p_code, d.member, d.wager_code) not in (select r.p_code, r.member, r.wager_code
    from json_to_recordset(:differences!::json) as r(p_code text, member text, wager_code text))
  and (d.p_code, d.member, d.wager_code) not in (select r.p_code, r.member, r.wager_code
    from json_to_recordset(:unread!::json) as r(p_code text, member text, wager_code text));

/* @name end_reconciliation */
update reconciliation set state = 'done', error = null, ours_count = :ours_count!, theirs_count = :theirs_count!,
  difference_count = :difference_count!, unreadable_count = :unreadable_count!, at = product_now()
where id = :reconciliation_id!;
