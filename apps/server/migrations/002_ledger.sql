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
  primary key (reason, from_kind, to_kind)
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

-- No foreign keys here, on purpose: only post() writes moves, it has read the purses and made the entry, and three
-- checks a move (two of them locks on rows everyone shares) are what a settlement cannot afford. The audit proves them.
create table move (
  id bigint generated always as identity primary key,
  entry_id bigint not null,
  from_purse bigint not null,
  to_purse bigint not null,
  amount bigint not null check (amount > 0),   -- in the purses' unit: pya or points
  from_balance_after bigint,
  to_balance_after bigint,
  check (from_purse <> to_purse)
);
-- An entry moves at most once between two purses.
create unique index move_of_entry on move (entry_id, from_purse, to_purse);
create index move_out_of_kept on move (from_purse, id) where from_balance_after is not null;
create index move_into_kept on move (to_purse, id) where to_balance_after is not null;

create function refuse_change() returns trigger language plpgsql as
  $$ begin raise exception '% is append only', tg_table_name using errcode = 'SK009'; end $$;
create trigger entry_append_only before update or delete or truncate on entry execute function refuse_change();
create trigger move_append_only before update or delete or truncate on move execute function refuse_change();
create trigger purse_stays before delete or truncate on purse execute function refuse_change();

/* The house purse of a kind and name, made at its first use. */
create function house_purse(p_kind text, p_name text) returns bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
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

create function refuse_money(p_purse bigint) returns bigint language plpgsql as
  $$ begin raise exception 'purse % has not enough', p_purse using errcode = 'SK001'; end $$;

/* Posts moves: row i takes p_amounts[i] from purse p_from[i] to p_to[i]; the rows of one ref are one entry. A negative
   purse -n is the n-th house purse of p_house_kinds and p_house_names. Locks the kept purses by id ascending, whatever
   the order given, and counts balances in the order given.
   A ref known already answers what it did the first time and changes nothing. Refuses SK001 what a purse cannot pay,
   SK002 a known ref that is asked to do something else now, SK003 a route the entry book does not have, SK004 a malformed
   call. Tells one fact 'purse' per player touched. */
create function post(p_refs text[], p_reasons text[], p_from bigint[], p_to bigint[], p_amounts bigint[],
  p_house_kinds text[] default '{}', p_house_names text[] default '{}', p_operator bigint default null)
returns table (ord bigint, is_new boolean, entry_id bigint, from_balance_after bigint, to_balance_after bigint)
language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
declare
  v_count integer := cardinality(p_refs);
  v_house bigint[];
  v_from bigint[];
  v_to bigint[];
  v_at timestamptz;
  v_some_known boolean;
begin
  if v_count = 0 then return; end if;
  if (v_count = all (array[cardinality(p_reasons), cardinality(p_from), cardinality(p_to), cardinality(p_amounts)])) is not true
     or cardinality(p_house_kinds) is distinct from cardinality(p_house_names)
     or exists (
       select from unnest(p_refs, p_reasons, p_from, p_to, p_amounts) as x(ref, reason, f, t, amount)
       group by x.ref
       having count(x.ref) = 0 or min(x.reason) is distinct from max(x.reason)
         or bool_and(x.reason is not null and x.amount > 0 and x.f <> x.t) is not true
     ) then
    raise exception 'post: malformed call' using errcode = 'SK004';
  end if;

  select array_agg(house_purse(h.kind, h.name) order by h.n) into v_house
  from unnest(p_house_kinds, p_house_names) with ordinality as h(kind, name, n);
  select array_agg(case when x.f < 0 then v_house[-x.f] else x.f end order by x.n),
         array_agg(case when x.t < 0 then v_house[-x.t] else x.t end order by x.n)
  into v_from, v_to
  from unnest(p_from, p_to) with ordinality as x(f, t, n);

  perform from purse where id = any (v_from || v_to) and keeps_balance order by id for no key update;

  if exists (
    select from unnest(p_reasons, v_from, v_to) as x(reason, f, t)
    left join purse a on a.id = x.f left join purse b on b.id = x.t
    left join entry_route r on r.reason = x.reason and r.from_kind = a.kind and r.to_kind = b.kind
    where r.reason is null or a.unit <> b.unit or a.player_id <> b.player_id
  ) then
    raise exception 'post: no such route' using errcode = 'SK003';
  end if;

  -- Asked after the locks: who posts the same ref has the same purses, and has finished by now.
  v_some_known := exists (select from entry e where e.ref = any (p_refs));
  if v_some_known and exists (
    select from (
      select e.id, x.reason, x.f, x.t, x.amount
      from unnest(p_refs, p_reasons, v_from, v_to, p_amounts) as x(ref, reason, f, t, amount) join entry e on e.ref = x.ref
    ) asked
    full join (
      select e.id, e.reason, m.from_purse as f, m.to_purse as t, m.amount
      from entry e join move m on m.entry_id = e.id where e.ref = any (p_refs)
    ) done on done.id = asked.id and done.f = asked.f and done.t = asked.t and done.amount = asked.amount and done.reason = asked.reason
    where asked.id is null or done.id is null
  ) then
    raise exception 'post: a ref was used for something else' using errcode = 'SK002';
  end if;

  v_at := product_now();
  return query
  with item as materialized (
    select x.n, x.ref, x.reason, x.f, x.t, x.amount
    from unnest(p_refs, p_reasons, v_from, v_to, p_amounts) with ordinality as x(ref, reason, f, t, amount, n)
    where not v_some_known or not exists (select from entry e where e.ref = x.ref)
  ), new_entry as (
    insert into entry (ref, reason, operator_id, at)
    select i.ref, min(i.reason), p_operator, v_at from item i group by i.ref order by min(i.n)
    returning id, ref
  ), leg as (
    select i.n, true as is_out, i.f as purse_id, -i.amount as delta from item i
    union all
    select i.n, false, i.t, i.amount from item i
  ), running as materialized (
    select l.n, l.is_out, l.purse_id, l.delta, p.kind, p.player_id,
      (p.balance + sum(l.delta) over (partition by l.purse_id order by l.n))::bigint as balance_after
    from leg l join purse p on p.id = l.purse_id where p.keeps_balance
  ), checked as materialized (
    select i.n, i.ref, i.f, i.t, i.amount, d.balance_after as to_after,
      case when o.balance_after < 0 and o.kind <> 'referral'
        and not (select bool_or(r.may_overdraw) from entry_route r where r.reason = i.reason and r.from_kind = o.kind)
        then refuse_money(i.f) else o.balance_after end as from_after
    from item i
    left join running o on o.n = i.n and o.is_out
    left join running d on d.n = i.n and not d.is_out
  ), new_move as (
    insert into move (entry_id, from_purse, to_purse, amount, from_balance_after, to_balance_after)
    select e.id, c.f, c.t, c.amount, c.from_after, c.to_after from checked c join new_entry e on e.ref = c.ref order by c.n
  ), changed as (
    update purse p set
      balance = p.balance + s.delta,
      version = p.version + 1,
      overdrawn_at = case when p.balance + s.delta < 0 and p.kind <> 'referral' then coalesce(p.overdrawn_at, v_at) end
    from (select purse_id, sum(delta)::bigint as delta from running group by purse_id) s
    where p.id = s.purse_id
  ), told as (
    insert into fact (kind, player_id, at) select distinct 'purse', player_id, v_at from running
  )
  select c.n, true, e.id, c.from_after, c.to_after from checked c join new_entry e on e.ref = c.ref
  union all
  select x.n, false, e.id, m.from_balance_after, m.to_balance_after
  from unnest(p_refs, v_from, v_to) with ordinality as x(ref, f, t, n)
  join entry e on e.ref = x.ref
  join move m on m.entry_id = e.id and m.from_purse = x.f and m.to_purse = x.t
  where v_some_known;
end $$;

/* Gives a new player the six purses. Safe to call twice. */
create function open_purses(p_player bigint) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into purse (player_id, kind, unit, keeps_balance, balance)
  select p_player, kind, case kind when 'points' then 'points' else 'pya' end, true, 0
  from unnest(array['main', 'game', 'promotion', 'points', 'referral', 'hold']) as kind
  on conflict do nothing
$$;

/* Locks players' purses of one kind, by id ascending, for a caller that decides before it posts (the betting desk). */
create function lock_purses(p_players bigint[], p_kind text)
returns table (player_id bigint, purse_id bigint, balance bigint, version bigint, is_overdrawn boolean)
language sql security definer set search_path = pg_catalog, public as $$
  select player_id, id, balance, version, overdrawn_at is not null from purse
  where player_id = any (p_players) and kind = p_kind order by id for no key update
$$;

revoke execute on function post, open_purses, house_purse, lock_purses, refuse_money from public;
grant execute on function post, open_purses, lock_purses to shwekan_app;
grant select on purse, entry_route, entry, move to shwekan_app, shwekan_reader;

-- The house purses of this product from its first day, so that no bet has to make one.
insert into purse (kind, name, keeps_balance)
select 'house_lottery', code, false from unnest(array['1D', '2D', 'C1D', 'C2D', '3D']) as code;
insert into purse (kind, name, keeps_balance) values ('house_adjustment', '', false);
