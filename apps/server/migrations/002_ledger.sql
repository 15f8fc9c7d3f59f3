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
  check (balance >= 0 or kind = 'referral' or overdrawn_at is not null)
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
  at timestamptz not null default product_now()
);

create table move (
  id bigint generated always as identity primary key,
  entry_id bigint not null references entry,
  from_purse bigint not null references purse,
  to_purse bigint not null references purse,
  amount bigint not null check (amount > 0),   -- in the purses' unit: pya or points
  from_balance_after bigint,
  to_balance_after bigint,
  check (from_purse <> to_purse)
);
create index move_by_entry on move (entry_id);
create index move_out_of_kept on move (from_purse, id) where from_balance_after is not null;
create index move_into_kept on move (to_purse, id) where to_balance_after is not null;

create function refuse_change() returns trigger language plpgsql as
  $$ begin raise exception '% is append only', tg_table_name using errcode = 'SK009'; end $$;
create trigger entry_append_only before update or delete or truncate on entry execute function refuse_change();
create trigger move_append_only before update or delete or truncate on move execute function refuse_change();

create function refuse_money(p_purse bigint) returns bigint language plpgsql as
  $$ begin raise exception 'purse % has not enough', p_purse using errcode = 'SK001'; end $$;

/* Posts moves: row i takes p_amounts[i] from purse p_from[i] to p_to[i]; rows with one ref are one entry.
   Locks the kept purses by id ascending, whatever the order given. A ref known already answers what it did the first time
   and changes nothing (SK002 when it is asked to do something else now). Refuses with SK001 what a purse cannot pay,
   SK003 a route the entry book does not have, SK004 a malformed call. Tells one fact 'purse' per player touched. */
create function post(p_refs text[], p_reasons text[], p_from bigint[], p_to bigint[], p_amounts bigint[], p_operator bigint default null)
returns table (ord bigint, is_new boolean, entry_id bigint, from_balance_after bigint, to_balance_after bigint)
language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
declare
  v_count integer := coalesce(array_length(p_refs, 1), 0);
  v_known integer;
begin
  if v_count = 0 then return; end if;
  if array_position(p_amounts, null) is not null or array_position(p_refs, null) is not null
     or array_length(p_reasons, 1) is distinct from v_count or array_length(p_from, 1) is distinct from v_count
     or array_length(p_to, 1) is distinct from v_count or array_length(p_amounts, 1) is distinct from v_count then
    raise exception 'post: malformed call' using errcode = 'SK004';
  end if;

  perform 1 from purse where id = any (p_from || p_to) and keeps_balance order by id for no key update;

  if exists (
    select from unnest(p_reasons, p_from, p_to) as x(reason, f, t)
    left join purse a on a.id = x.f left join purse b on b.id = x.t
    left join entry_route r on r.reason = x.reason and r.from_kind = a.kind and r.to_kind = b.kind
    where r.reason is null or a.unit <> b.unit or (a.player_id <> b.player_id)
  ) then
    raise exception 'post: no such route' using errcode = 'SK003';
  end if;

  select count(*) into v_known from entry e where e.ref = any (p_refs);
  if v_known > 0 and exists (
    -- the same ref must have been the same moves
    (select x.ref, x.f, x.t, x.amount, count(*) from unnest(p_refs, p_from, p_to, p_amounts) as x(ref, f, t, amount)
       where exists (select from entry e where e.ref = x.ref) group by 1, 2, 3, 4)
    except
    (select e.ref, m.from_purse, m.to_purse, m.amount, count(*) from entry e join move m on m.entry_id = e.id
       where e.ref = any (p_refs) group by 1, 2, 3, 4)
  ) then
    raise exception 'post: a ref was used for something else' using errcode = 'SK002';
  end if;

  return query
  with item as materialized (
    select x.ord, x.ref, x.reason, x.f, x.t, x.amount
    from unnest(p_refs, p_reasons, p_from, p_to, p_amounts) with ordinality as x(ref, reason, f, t, amount, ord)
    where v_known = 0 or not exists (select from entry e where e.ref = x.ref)
  ), new_entry as (
    insert into entry (ref, reason, operator_id)
    select i.ref, min(i.reason), p_operator from item i group by i.ref order by min(i.ord)
    returning id, ref
  ), leg as (
    select i.ord, i.f as purse_id, -i.amount as delta from item i
    union all
    select i.ord, i.t, i.amount from item i
  ), running as materialized (
    select l.ord, l.purse_id, l.delta, p.player_id, p.balance + sum(l.delta) over (partition by l.purse_id order by l.ord) as after
    from leg l join purse p on p.id = l.purse_id where p.keeps_balance
  ), checked as (
    select i.ord, n.id as entry_id, i.f, i.t, i.amount,
      case when o.after < 0 and a.kind <> 'referral' and not r.may_overdraw then refuse_money(i.f) else o.after end as from_after,
      d.after as to_after
    from item i
    join new_entry n on n.ref = i.ref
    join purse a on a.id = i.f
    join purse b on b.id = i.t
    join entry_route r on r.reason = i.reason and r.from_kind = a.kind and r.to_kind = b.kind
    left join running o on o.ord = i.ord and o.purse_id = i.f
    left join running d on d.ord = i.ord and d.purse_id = i.t
  ), new_move as (
    insert into move (entry_id, from_purse, to_purse, amount, from_balance_after, to_balance_after)
    select c.entry_id, c.f, c.t, c.amount, c.from_after, c.to_after from checked c order by c.ord
  ), changed as (
    update purse p set
      balance = p.balance + s.delta,
      version = p.version + 1,
      overdrawn_at = case when p.balance + s.delta < 0 and p.kind <> 'referral' then coalesce(p.overdrawn_at, product_now()) end
    from (select purse_id, sum(delta) as delta from running group by purse_id) s
    where p.id = s.purse_id
  ), told as (
    insert into fact (kind, player_id) select distinct 'purse', player_id from running
  )
  select c.ord, true, c.entry_id, c.from_after, c.to_after from checked c
  union all
  select x.ord, false, e.id, m.from_balance_after, m.to_balance_after
  from unnest(p_refs, p_from, p_to, p_amounts) with ordinality as x(ref, f, t, amount, ord)
  join entry e on e.ref = x.ref
  join move m on m.entry_id = e.id and m.from_purse = x.f and m.to_purse = x.t and m.amount = x.amount
  where v_known > 0;
end $$;

/* Gives a new player the six purses. Safe to call twice. */
create function open_purses(p_player bigint) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into purse (player_id, kind, unit, keeps_balance, balance)
  select p_player, kind, case kind when 'points' then 'points' else 'pya' end, true, 0
  from unnest(array['main', 'game', 'promotion', 'points', 'referral', 'hold']) as kind
  on conflict do nothing
$$;

/* The house purse of a kind and name, made at its first use. */
create function house_purse(p_kind text, p_name text) returns bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
declare v_id bigint;
begin
  if p_kind not like 'house\_%' then raise exception 'not a house purse: %', p_kind using errcode = 'SK004'; end if;
  select id into v_id from purse where player_id is null and kind = p_kind and name = p_name;
  if v_id is null then
    insert into purse (kind, name, unit, keeps_balance)
    values (p_kind, p_name, case p_kind when 'house_points' then 'points' else 'pya' end, false)
    on conflict do nothing returning id into v_id;
    if v_id is null then select id into v_id from purse where player_id is null and kind = p_kind and name = p_name; end if;
  end if;
  return v_id;
end $$;

/* Locks players' purses of one kind, by id ascending, for a caller that decides before it posts (the betting desk). */
create function lock_purses(p_players bigint[], p_kind text)
returns table (player_id bigint, purse_id bigint, balance bigint, version bigint, is_overdrawn boolean)
language sql security definer set search_path = pg_catalog, public as $$
  select player_id, id, balance, version, overdrawn_at is not null from purse
  where player_id = any (p_players) and kind = p_kind order by id for no key update
$$;

revoke execute on function post, open_purses, house_purse, lock_purses, refuse_money from public;
grant execute on function post, open_purses, house_purse, lock_purses to shwekan_app;
grant select on purse, entry_route, entry, move to shwekan_app, shwekan_reader;
