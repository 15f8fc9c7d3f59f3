-- What an auditor's bundle holds of a month (docs/auditing.md), as lines of JSON: read in one snapshot, page by page by a growing key. No name, phone,
-- address or account of a player is read: a player is a number made with a secret of the house, the same in every bundle; purses
-- keep their numbers and entries their refs, for the roots of the log's days are over them.

/* @name range_of_month  -- up to the last entry that was booked in it, as the days of the log's leaves end: months meet without a gap */
select coalesce((select max(id) + 1 from entry where at < yangon_instant(:first_day!, '00:00')), 1)::bigint as "first!",
  coalesce((select max(id) + 1 from entry where at < yangon_instant(:next_day!, '00:00')), 1)::bigint as "beyond!",
  log_time(product_now()) as "made_at!", product_now() >= yangon_instant(:first_day!, '00:00') as "has_begun!",
  (select origin from log_head) as origin, (select public_key from log_head) as public_key,
  (select encode(sha256(secret || 'players of bundles'::bytea), 'hex') from slip_salt) as "players_key!",
  (select encode(secret, 'hex') from slip_salt) as "salts_key!";

/* @name bundle_asked_for  -- whether an operator asked for it just now, in the same session: the trail says so */
select exists (select from audit_row where operator_id = :operator_id! and action = 'download_bundle' and subject = :subject!
  and after->>'session' = :session! and at > product_now() - interval '2 minutes') as "is_asked!";

/* @name bundle_may_begin  -- whether the month has begun, and no other is being made */
select product_now() >= yangon_instant(:first_day!, '00:00') as "has_begun!", pg_try_advisory_xact_lock(:lock!) as "is_free!";

/* @name log_lines */
select n as "after!", row_to_json(x)::text as "line!" from (select n, entry from log_leaf where n > :after! order by n limit :most!) x;

/* @name checkpoint_lines  -- with what witnesses signed below each */
select size as "after!", row_to_json(x)::text as "line!" from (
  select c.size, c.note || coalesce((select string_agg(rtrim(w.line, E'\n') || E'\n', '' order by w.witness) from log_cosignature w where w.size = c.size), '') as note
  from log_checkpoint c where c.size > :after! order by c.size limit :most!
) x;

/* @name trail_lines  -- the rows themselves are what operators wrote, persons and all: only for who asks for them */
select n as "after!", row_to_json(x)::text as "line!" from (
  select l.n, encode(l.hash, 'hex') as sha256, case when :is_told! then
    (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(r)) where value <> 'null')::text end as told
  from audit_link l left join audit_row r on r.id = l.audit_id where l.n > :after! order by l.n limit :most!
) x;

/* @name draw_lines */
select x.draw as "after!", x.round as "round!", row_to_json(x)::text as "line!" from (
  select d.id as draw, l.code as lottery, d.day::text, to_char(d.section, 'HH24:MI') as section, log_time(d.opens_at) as opens_at,
    log_time(d.closes_at) as closes_at, log_time(d.draws_at) as draws_at, log_time(d.closed_at) as closed_at, log_time(s.sealed_at) as sealed_at,
    lpad(d.result::text, l.digits, '0') as result, d.round, log_time(d.voided_at) as voided_at, log_time(d.settled_at) as settled_at,
    log_time(d.refunded_at) as refunded_at, s.slip_count, s.total_pya, s.worst_pya, encode(s.root, 'hex') as root
  from draw d join lottery l on l.id = d.lottery_id left join draw_seal s on s.draw_id = d.id
  where d.day >= :first_day! and d.day < :next_day! and d.id > :after! order by d.id limit :most!
) x;

/* @name slip_lines  -- with its salt, as lottery/book-tree.ts makes it */
select x.slip as "after!", row_to_json(x)::text as "line!" from (
  select s.id as slip, s.draw_id as draw, s.voucher, encode(substring(sha256(convert_to(:players_key! || s.player_id, 'UTF8')) for 8), 'hex') as player,
    array(select lpad(n::text, l.digits, '0') from unnest(s.numbers) with ordinality as u(n, place) order by place) as numbers, s.stakes_pya,
    s.total_pya, s.odds_hundredths, s.tot_odds_hundredths, s.balance_after_pya, log_time(s.accepted_at) as accepted_at,
    left(encode(sha256(convert_to(:salts_key! || s.voucher, 'UTF8')), 'hex'), 32) as salt
  from slip s join draw d on d.id = s.draw_id join lottery l on l.id = d.lottery_id
  where s.draw_id = :draw_id! and s.id > :after! order by s.id limit :most!
) x;

/* @name proposal_lines */
select x.id as "after!", row_to_json(x)::text as "line!" from (
  select p.id, p.draw_id as draw, p.round, lpad(p.number::text, l.digits, '0') as number, p.source, p.derivation, p.source_set as set, p.source_value as value,
    log_time(p.source_at) as at, log_time(p.received_at) as received_at, p.proposed_by, p.decided_by, log_time(p.decided_at) as decided_at, p.state
  from result_proposal p join draw d on d.id = p.draw_id join lottery l on l.id = d.lottery_id
  where p.draw_id = :draw_id! and p.id > :after! order by p.id limit :most!
) x;

/* @name payout_lines  -- those that stand */
select x.slip as "after!", row_to_json(x)::text as "line!" from (
  select slip_id as slip, draw_id as draw, round, kind, amount_pya, stake_pya, log_time(at) as paid_at, null as reversed_at
  from payout where draw_id = :draw_id! and slip_id > :after! order by slip_id limit :most!
) x;

/* @name reversed_lines  -- those of a round that was taken back */
select x.slip as "after!", row_to_json(x)::text as "line!" from (
  select slip_id as slip, draw_id as draw, round, 'win' as kind, amount_pya, stake_pya, log_time(paid_at) as paid_at, log_time(reversed_at) as reversed_at
  from payout_reversed where draw_id = :draw_id! and round = :round! and slip_id > :after! order by slip_id limit :most!
) x;

/* @name feed_ids  -- the answers that numbers were read from, as far as they are kept still */
select distinct m.id as "id!" from result_proposal p join draw d on d.id = p.draw_id
cross join lateral (select id from feed_message f where f.feed = p.source and f.received_at <= p.received_at order by f.id desc limit 1) m
where d.day >= :first_day! and d.day < :next_day! and p.proposed_by is null order by m.id;

/* @name feed_lines */
select x.id as "after!", row_to_json(x)::text as "line!" from (
  select id, feed, log_time(received_at) as received_at, body from feed_message where id = any (:ids!) order by id
) x;

/* @name house_purse_lines  -- they keep no balance: it is the sum of what moved */
select row_to_json(x)::text as "line!" from (
  select p.kind || '/' || p.name as purse, p.unit, coalesce(sum(m.amount) filter (where m.entry_id < :first!), 0)::text as opening,
    coalesce(sum(m.amount), 0)::text as closing
  from purse p left join (
    select to_purse as purse_id, entry_id, amount from move where to_balance_after is null and entry_id < :beyond!
    union all select from_purse, entry_id, -amount from move where from_balance_after is null and entry_id < :beyond!
  ) m on m.purse_id = p.id
  where not p.keeps_balance group by p.id order by p.id
) x;

/* @name purse_lines  -- of players: what a purse had after its last move before the month, and before its end; one that never had anything has no line */
select p.id as "after!", case when o.balance <> 0 or c.balance <> 0 or c.entry_id >= :first! then row_to_json(x)::text end as line
from (select id, player_id, kind, unit from purse where keeps_balance and id > :after! order by id limit :most!) p
cross join lateral (select coalesce(max(y.balance), 0) as balance from (
  select z.balance from (
    (select entry_id, line, from_balance_after as balance from move where from_purse = p.id and from_balance_after is not null and entry_id < :first! order by entry_id desc, line desc limit 1)
    union all
    (select entry_id, line, to_balance_after from move where to_purse = p.id and to_balance_after is not null and entry_id < :first! order by entry_id desc, line desc limit 1)
  ) z order by entry_id desc, line desc limit 1) y) o
cross join lateral (select coalesce(max(y.balance), 0) as balance, coalesce(max(y.entry_id), 0) as entry_id from (
  select z.balance, z.entry_id from (
    (select entry_id, line, from_balance_after as balance from move where from_purse = p.id and from_balance_after is not null and entry_id < :beyond! order by entry_id desc, line desc limit 1)
    union all
    (select entry_id, line, to_balance_after from move where to_purse = p.id and to_balance_after is not null and entry_id < :beyond! order by entry_id desc, line desc limit 1)
  ) z order by entry_id desc, line desc limit 1) y) c
cross join lateral (select encode(substring(sha256(convert_to(:players_key! || p.player_id, 'UTF8')) for 8), 'hex') || '/' || p.kind as purse,
  p.id, p.unit, o.balance::text as opening, c.balance::text as closing) x
order by p.id;

/* @name entry_lines  -- with their moves: number, from, to, amount, what either purse had after it */
select x.id as "after!", row_to_json(x)::text as "line!" from (
  select e.id, e.ref, e.reason, e.operator_id as operator, log_time(e.at) as at, coalesce(m.moves, '[]') as moves
  from (select * from entry where id >= :first! and id < :beyond! and id > :after! order by id limit :most!) e
  left join lateral (
    select json_agg(json_build_array(m.line,
        case when f.player_id is null then f.kind || '/' || f.name else encode(substring(sha256(convert_to(:players_key! || f.player_id, 'UTF8')) for 8), 'hex') || '/' || f.kind end,
        case when t.player_id is null then t.kind || '/' || t.name else encode(substring(sha256(convert_to(:players_key! || t.player_id, 'UTF8')) for 8), 'hex') || '/' || t.kind end,
        m.amount, m.from_balance_after, m.to_balance_after) order by m.line) as moves
    from move m left join purse f on f.id = m.from_purse left join purse t on t.id = m.to_purse where m.entry_id = e.id
  ) m on true order by e.id
) x;

/* @name beside_entry_ids  -- of slips of the month's draws that were taken before the month, or paid or taken back after it */
select e.id as "id!" from (
  select unnest(array['stake:' || s.id, 'refund:' || s.id]) as ref from slip s
  where s.draw_id = :draw_id! and (s.accepted_at < yangon_instant(:first_day!, '01:00') or s.accepted_at > yangon_instant(:next_day!, '00:00') - interval '1 hour')
  union all
  select unnest(array[p.kind || ':' || p.slip_id, p.kind || ':' || p.slip_id || ':' || p.round]) from payout p
  where p.draw_id = :draw_id! and (p.at < yangon_instant(:first_day!, '01:00') or p.at > yangon_instant(:next_day!, '00:00') - interval '1 hour')
  union all
  select unnest(array['win:' || r.slip_id, 'win:' || r.slip_id || ':' || r.round, 'win_reversed:' || r.slip_id, 'win_reversed:' || r.slip_id || ':' || r.round])
  from payout_reversed r where r.draw_id = :draw_id! and r.reversed_at > yangon_instant(:next_day!, '00:00') - interval '1 hour'
) x join entry e on e.ref = x.ref where e.id < :first! or e.id >= :beyond! group by e.id order by e.id;

/* @name beside_slip_lines  -- slips that entries of the month are of and whose draws are of another month: there they are proven */
select x.entry as "after!", row_to_json(x)::text as "line!" from (
  select e.id as entry, s.id as slip, s.draw_id as draw, array(select lpad(n::text, l.digits, '0') from unnest(s.numbers) with ordinality as u(n, place) order by place) as numbers,
    s.stakes_pya, s.total_pya, s.odds_hundredths, s.tot_odds_hundredths, log_time(s.accepted_at) as accepted_at,
    encode(substring(sha256(convert_to(:players_key! || s.player_id, 'UTF8')) for 8), 'hex') as player
  from entry e join slip s on s.id = split_part(e.ref, ':', 2)::bigint join draw d on d.id = s.draw_id join lottery l on l.id = d.lottery_id
  where e.id >= :first! and e.id < :beyond! and e.id > :after! and e.reason in ('stake', 'win', 'refund', 'win_reversed')
    and (d.day < :first_day! or d.day >= :next_day!) order by e.id limit :most!
) x;
