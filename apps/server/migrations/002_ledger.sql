-- The ledger: double entry, append only. Only post() writes purse balances, entries and moves.

create table purse (
  id bigint generated always as identity primary key,
  player_id bigint,
  kind text not null,
  name text not null default '',           -- tells house purses of one kind apart: a method, a lottery, a provider
  unit text not null default 'pya' check (unit in ('pya', 'points')),
  keeps_balance boolean not null,          -- house purses keep none: a running balance there would be a hot row
  balance bigint,
  version bigint not null default 0,       -- rises with every change; an older one never overwrites a newer one on a screen
  overdrawn_at timestamptz,                -- set while a reversal has left the purse below zero
  check (keeps_balance = (player_id is not null)),
  check (keeps_balance = (balance is not null)),
  check (balance >= 0 or kind = 'referral' or overdrawn_at is not null),
  check (balance between -9007199254740991 and 9007199254740991)   -- what a screen and JSON can count exactly
) with (fillfactor = 50);
create unique index purse_of_player on purse (player_id, kind) where player_id is not null;
create unique index purse_of_house on purse (kind, name) where player_id is null;

-- Which reasons exist and between which kinds of purse each may move. entries.ts is its twin; a test compares them.
create table entry_route (
  reason text not null,
  from_kind text not null,
  to_kind text not null,
  may_overdraw boolean not null default false,
  primary key (reason, from_kind, to_kind),
  -- a move stays in one unit
  check ((from_kind in ('points', 'house_points')) = (to_kind in ('points', 'house_points')))
);
insert into entry_route (reason, from_kind, to_kind, may_overdraw) values
  ('cash_in',            'house_cash',       'main',             false),
  ('stake',              'main',             'house_lottery',    false),
  ('win',                'house_lottery',    'main',             false),
  ('refund',             'house_lottery',    'main',             false),
  ('win_reversed',       'main',             'house_lottery',    true),
  ('adjustment',         'house_adjustment', 'main',             false),
  ('adjustment',         'main',             'house_adjustment', false);

create table entry (
  id bigint generated always as identity primary key,
  ref text not null unique,
  reason text not null,
  operator_id bigint,
  at timestamptz not null
);

-- The moves of an entry, numbered from 0. The balances a purse had follow each other in the order (entry_id, line).
-- No foreign keys here, on purpose: only post() writes moves, it has read the purses and made the entry, and three
-- checks a move (two of them locks on rows everyone shares) are what a settlement cannot afford. The audit proves them.
create table move (
  entry_id bigint not null,
  line smallint not null check (line between 0 and 499),
  from_purse bigint not null,
  to_purse bigint not null,
  amount bigint not null check (amount > 0),   -- in the purses' unit: pya or points
  from_balance_after bigint,
  to_balance_after bigint,
  primary key (entry_id, line),
  check (from_purse <> to_purse)
);
create index move_out_of_kept on move (from_purse, entry_id) where from_balance_after is not null;
create index move_into_kept on move (to_purse, entry_id) where to_balance_after is not null;

create function refuse_change() returns trigger language plpgsql as
  $$ begin raise exception '% is append only', tg_table_name using errcode = 'SK009'; end $$;
create trigger entry_append_only before update or delete or truncate on entry execute function refuse_change();
create trigger move_append_only before update or delete or truncate on move execute function refuse_change();
create trigger purse_stays before delete or truncate on purse execute function refuse_change();

/* The house purse of a kind and name, made at its first use. */
create function house_purse(p_kind text, p_name text) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare v_id bigint;
begin
  select id into v_id from purse where player_id is null and kind = p_kind and name = p_name;
  if found then return v_id; end if;
  if p_kind not like 'house\_%' or p_name is null then
    raise exception 'not a house purse: %', p_kind using errcode = 'SK004';
  end if;
  insert into purse (kind, name, unit, keeps_balance)
  values (p_kind, p_name, case p_kind when 'house_points' then 'points' else 'pya' end, false)
  on conflict do nothing;
  select id into strict v_id from purse where player_id is null and kind = p_kind and name = p_name;
  return v_id;
end $$;

create function refuse_post(p_state text, p_message text) returns bigint language plpgsql as
  $$ begin raise exception 'post: %', p_message using errcode = p_state; end $$;

/* Posts moves: row i takes p_amounts[i] from purse p_from[i] to p_to[i]; neighbouring rows of one ref are one entry. A
   player's purse is named by its id, a purse of the house by -n: the n-th of p_house_kinds and p_house_names. Locks the
   players' purses by id ascending, whatever the order given, and counts balances in the order given.
   A ref known already answers what it did the first time and changes nothing. Refuses SK001 what a purse cannot pay,
   SK002 a known ref that is asked to do something else now, SK003 a route the entry book does not have, SK004 a malformed
   call. Tells one fact 'purse' per player touched. */
create function post(p_refs text[], p_reasons text[], p_from bigint[], p_to bigint[], p_amounts bigint[],
  p_house_kinds text[] default '{}', p_house_names text[] default '{}', p_operator bigint default null)
returns table (ord bigint, is_new boolean, entry_id bigint, from_balance_after bigint, to_balance_after bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
-- The planner cannot know how long the arrays are. Nested loops over them are what turns 5,000 moves into seconds;
-- every table below is read by "= any (array)" and its index instead, also by a plan made while the tables were empty.
set enable_nestloop = off set enable_seqscan = off as $$
#variable_conflict use_column
declare
  v_houses bigint[];
  v_purses bigint[];
  v_kinds text[];
  v_players bigint[];
  v_balances bigint[];
  v_at timestamptz := product_now();
  v_known bigint[];
  v_known_refs text[];
  v_known_reasons text[];
begin
  if cardinality(p_refs) = 0 then return; end if;
  if (cardinality(p_refs) = all (array[cardinality(p_reasons), cardinality(p_from), cardinality(p_to), cardinality(p_amounts)])) is not true
     or cardinality(p_house_kinds) is distinct from cardinality(p_house_names)
     or array_position(p_refs, null) is not null then
    raise exception 'post: malformed call' using errcode = 'SK004';
  end if;

  select array_agg(house_purse(h.kind, h.name) order by h.n) into v_houses
  from unnest(p_house_kinds, p_house_names) with ordinality as h(kind, name, n);

  select array_agg(p.id), array_agg(p.kind), array_agg(p.player_id), array_agg(p.balance)
  into v_purses, v_kinds, v_players, v_balances
  from (
    select id, kind, player_id, balance from purse where id = any (p_from || p_to) and keeps_balance order by id for no key update
  ) p;

  -- Asked after the locks: who posts the same ref has the same purses, and has finished by now.
  select array_agg(e.id), array_agg(e.ref), array_agg(e.reason) into v_known, v_known_refs, v_known_reasons
  from entry e where e.ref = any (p_refs);

  return query
  with asked as materialized (
    select w.n, w.ref, w.reason, w.f, w.t, w.amount, (w.n - w.first_n)::smallint as line, e.id as known_id, e.reason as known_reason
    from (
      select x.*, max(case when x.ref is distinct from x.ref_before then x.n end) over (order by x.n) as first_n
      from (
        select u.*, lag(u.ref) over (order by u.n) as ref_before
        from unnest(p_refs, p_reasons, p_from, p_to, p_amounts) with ordinality as u(ref, reason, f, t, amount, n)
      ) x
    ) w
    left join unnest(v_known, v_known_refs, v_known_reasons) as e(id, ref, reason) on e.ref = w.ref
  ), held as materialized (
    select h.* from unnest(v_purses, v_kinds, v_players, v_balances) as h(id, kind, player_id, balance)
  ), item as materialized (
    select i.n, i.line, i.ref, i.reason, i.amount, i.known_id, r.may_overdraw,
      case when i.f < 0 then v_houses[-i.f] else a.id end as f, a.kind as f_kind,
      case when i.t < 0 then v_houses[-i.t] else b.id end as t,
      case
        when (i.amount > 0 and i.f <> i.t) is not true then refuse_post('SK004', 'malformed move')
        when r.reason is null or a.player_id <> b.player_id then refuse_post('SK003', 'no such route')
        when i.known_reason <> i.reason then refuse_post('SK002', 'a ref was used for something else')
      end as refused
    from asked i
    left join held a on a.id = i.f
    left join held b on b.id = i.t
    left join entry_route r on r.reason = i.reason
      and r.from_kind = case when i.f < 0 then p_house_kinds[-i.f] else a.kind end
      and r.to_kind = case when i.t < 0 then p_house_kinds[-i.t] else b.kind end
  ), fresh as materialized (
    select i.* from item i where i.known_id is null and i.refused is null
  ), new_entry as (
    insert into entry (ref, reason, operator_id, at)
    select i.ref, i.reason, p_operator, v_at from fresh i where i.line = 0 order by i.n
    returning id, ref, reason
  ), leg as (
    select i.n, true as is_out, i.f as purse_id, -i.amount as delta from fresh i
    union all
    select i.n, false, i.t, i.amount from fresh i
  ), running as materialized (
    select l.n, l.is_out, l.purse_id, l.delta, h.player_id,
      (h.balance + sum(l.delta) over (partition by l.purse_id order by l.n))::bigint as balance_after
    from leg l join held h on h.id = l.purse_id
  ), written as materialized (
    select i.n, e.id as entry_id, i.line, i.f, i.t, i.amount, d.balance_after as to_after,
      case
        when e.reason <> i.reason then refuse_post('SK004', 'an entry has one reason')
        when o.balance_after < 0 and not i.may_overdraw and i.f_kind <> 'referral' then refuse_post('SK001', format('purse %s has not enough', i.f))
        else o.balance_after
      end as from_after
    from fresh i
    join new_entry e on e.ref = i.ref
    left join running o on o.n = i.n and o.is_out
    left join running d on d.n = i.n and not d.is_out
  ), new_move as (
    insert into move (entry_id, line, from_purse, to_purse, amount, from_balance_after, to_balance_after)
    select w.entry_id, w.line, w.f, w.t, w.amount, w.from_after, w.to_after from written w order by w.n
  ), changed as (
    update purse p set
      balance = p.balance + s.delta,
      version = p.version + 1,
      overdrawn_at = case when p.balance + s.delta < 0 and p.kind <> 'referral' then coalesce(p.overdrawn_at, v_at) end
    from (select r.purse_id, sum(r.delta)::bigint as delta from running r group by r.purse_id) s
    where p.id = s.purse_id and p.id = any (v_purses)
  ), told as (
    insert into fact (kind, player_id, at) select distinct 'purse', r.player_id, v_at from running r
  ), known as materialized (
    -- a known ref must have been the very same moves: none missing, none more
    select i.n, m.entry_id, m.from_balance_after, m.to_balance_after,
      case when m.from_purse is distinct from i.f or m.to_purse is distinct from i.t or m.amount is distinct from i.amount
        then refuse_post('SK002', 'a ref was used for something else') end as refused
    from (select * from item where known_id is not null) i
    full join (select m.* from move m where m.entry_id = any (v_known)) m
      on m.entry_id = i.known_id and m.line = i.line
  )
  select w.n, true, w.entry_id, w.from_after, w.to_after from written w
  union all
  select k.n, false, k.entry_id, k.from_balance_after, k.to_balance_after from known k where k.refused is null;
end $$;

/* Gives a new player the six purses. Safe to call twice. */
create function open_purses(p_player bigint) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into purse (player_id, kind, unit, keeps_balance, balance)
  select p_player, kind, case kind when 'points' then 'points' else 'pya' end, true, 0
  from unnest(array['main', 'game', 'promotion', 'points', 'referral', 'hold']) as kind
  on conflict do nothing
$$;

/* Locks players' purses of one kind, by id ascending, for a caller that decides before it posts (the betting desk). */
create function lock_purses(p_players bigint[], p_kind text)
returns table (player_id bigint, purse_id bigint, balance bigint, version bigint, is_overdrawn boolean)
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  select player_id, id, balance, version, overdrawn_at is not null from purse
  where player_id = any (p_players) and kind = p_kind order by id for no key update
$$;

/* Locks one purse of each player named with a kind (a pair may be named twice), all by id ascending, for a caller that is to touch
   purses of several kinds and has to look at some before it posts. */
create function lock_purses_each(p_players bigint[], p_kinds text[]) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from purse where (player_id, kind) in (select * from unnest(p_players, p_kinds)) order by id for no key update;
end $$;

revoke execute on function post, open_purses, house_purse, lock_purses, lock_purses_each, refuse_post from public;
grant execute on function post, open_purses, lock_purses, lock_purses_each to shwekan_app;
grant select on purse, entry_route, entry, move to shwekan_app, shwekan_reader;

-- The house purses of this product from its first day, so that no bet has to make one.
insert into purse (kind, name, keeps_balance)
select 'house_lottery', code, false from unnest(array['1D', '2D', 'C1D', 'C2D', '3D']) as code;
insert into purse (kind, name, keeps_balance) values ('house_adjustment', '', false);
