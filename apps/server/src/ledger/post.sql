/* The house purse of a kind and name, made at its first use. */
create or replace function house_purse(p_kind text, p_name text) returns bigint
language plpgsql security definer set search_path = pg_catalog, ledger, pg_temp as $$
declare v_id bigint;
begin
  select id into v_id from purse where player_id is null and kind = p_kind and name = p_name;
  if found then return v_id; end if;
  if p_kind not like 'house\_%' or p_name is null then
    raise exception 'not a house purse: %', p_kind using errcode = 'SK004';
  end if;
  insert into purse (kind, name, unit, keeps_balance)
  values (p_kind, p_name, case p_kind when 'house_points' then 'points'::purse_unit else 'pya' end, false)
  on conflict do nothing;
  select id into strict v_id from purse where player_id is null and kind = p_kind and name = p_name;
  return v_id;
end $$;

create or replace function refuse_post(p_state text, p_message text) returns bigint language plpgsql as
  $$ begin raise exception 'post: %', p_message using errcode = p_state; end $$;

/* Posts moves: row i takes p_amounts[i] from purse p_from[i] to p_to[i]; neighbouring rows of one ref are one entry. A
   player's purse is named by its id, a purse of the house by -n: the n-th of p_house_kinds and p_house_names. Locks the
   players' purses by id ascending, whatever the order given, and counts balances in the order given.
   A ref known already answers what it did the first time and changes nothing. Refuses SK001 what a purse cannot pay,
   SK002 a known ref that is asked to do something else now, SK003 a route the entry book does not have, SK004 a malformed
   call. Tells one fact 'purse' per player touched. */
create or replace function post(p_refs text[], p_reasons text[], p_from bigint[], p_to bigint[], p_amounts bigint[],
  p_house_kinds text[] default '{}', p_house_names text[] default '{}', p_operator bigint default null)
returns table (ord bigint, is_new boolean, entry_id bigint, from_balance_after bigint, to_balance_after bigint)
language plpgsql security definer set search_path = pg_catalog, ledger, platform, pg_temp
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

  -- This is asked after the locks: another post of the same ref has the same purses, and is over by now.
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

revoke execute on function house_purse, refuse_post, post from public;
grant execute on function post to shwekan_app;

/* Posts entries of one move each for a caller that holds the purses and has decided by their balances (the desks of bets and of callbacks): entry i
   gives p_amounts[i] to the player's purse p_purses[i], or takes it when it is below 0, and the purse holds p_after[i] then; the other side is the house purse of
   p_house_kind that is the p_house[i]-th of p_house_names. The light way of post(), with one kind of purses on each side: nothing but the purses' rows is read, and
   every entry is new. Refuses SK001 what a purse cannot pay, or a purse that does not come to the balance decided; a ref known already by its key; SK003 and SK004
   as post() does. Tells one fact: 'purses' with the players touched, or 'purse' of the one. */
create or replace function post_decided(p_refs text[], p_reasons text[], p_purses bigint[], p_amounts bigint[], p_after bigint[], p_house integer[],
  p_house_kind text, p_house_names text[]) returns void
language plpgsql security definer set search_path = pg_catalog, ledger, platform, pg_temp
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare
  v_at timestamptz := product_now();
  v_houses bigint[];
  v_entries bigint[];
  v_is_all boolean;
  v_kinds text[];
begin
  if cardinality(p_refs) = 0 then return; end if;
  if (cardinality(p_refs) = all (array[cardinality(p_reasons), cardinality(p_purses), cardinality(p_amounts), cardinality(p_after), cardinality(p_house)])) is not true
     or array_position(p_refs, null) is not null or p_house_kind not like 'house\_%' then
    raise exception 'post_decided: malformed call' using errcode = 'SK004';
  end if;
  v_houses := array(select house_purse(p_house_kind, h.name) from unnest(p_house_names) with ordinality as h(name, n) order by h.n);

  if exists (
    select from (
      select x.amount, x.after, lag(x.after) over (partition by x.purse order by x.n) as before
      from unnest(p_purses, p_amounts, p_after) with ordinality as x(purse, amount, after, n)
    ) y where (y.amount <> 0 and coalesce(y.before + y.amount = y.after, true)) is not true
  ) then
    raise exception 'post_decided: the balances of a purse do not follow each other' using errcode = 'SK004';
  end if;

  v_entries := array(select nextval('entry_id_seq') from generate_series(1, cardinality(p_refs)));
  insert into entry (id, ref, reason, at) overriding system value
  select x.id, x.ref, x.reason, v_at from unnest(v_entries, p_refs, p_reasons) as x(id, ref, reason);
  insert into move (entry_id, line, from_purse, to_purse, amount, from_balance_after, to_balance_after)
  select x.id, 0, case when x.amount < 0 then x.purse else v_houses[x.house] end, case when x.amount < 0 then v_houses[x.house] else x.purse end,
    abs(x.amount), case when x.amount < 0 then x.after end, case when x.amount > 0 then x.after end
  from unnest(v_entries, p_purses, p_house, p_amounts, p_after) as x(id, purse, house, amount, after);

  with decided as materialized (
    select x.purse, sum(x.amount)::bigint as amount, (array_agg(x.after order by x.n desc))[1] as after
    from unnest(p_purses, p_amounts, p_after) with ordinality as x(purse, amount, after, n) group by x.purse
  ), changed as (
    update purse p set balance = d.after, version = p.version + 1,
      overdrawn_at = case when d.after < 0 and p.kind <> 'referral' then coalesce(p.overdrawn_at, v_at) end
    from decided d where p.id = d.purse and p.keeps_balance and p.balance + d.amount = d.after
    returning p.player_id, p.kind
  ), touched as materialized (
    select array_agg(distinct c.player_id) as players from changed c having count(*) > 0
  ), told as (
    insert into fact (kind, player_id, data, at)
    select case when cardinality(t.players) = 1 then 'purse' else 'purses' end, case when cardinality(t.players) = 1 then t.players[1] end,
      case when cardinality(t.players) = 1 then '{}' else jsonb_build_object('players', t.players) end, v_at
    from touched t
  )
  select count(*) = (select count(*) from decided), array_agg(distinct c.kind) into v_is_all, v_kinds from changed c;
  if not v_is_all then
    raise exception 'post_decided: a purse does not come to the balance that was decided' using errcode = 'SK001';
  end if;
  perform case
      when r.reason is null then refuse_post('SK003', 'no such route')
      when a.is_below and not r.may_overdraw and k.kind <> 'referral' then refuse_post('SK001', 'a purse has not enough')
    end
  from (
    select x.reason, x.amount < 0 as gives, bool_or(x.amount < 0 and x.after < 0) as is_below
    from unnest(p_reasons, p_amounts, p_after) as x(reason, amount, after) group by 1, 2
  ) a
  cross join unnest(v_kinds) as k(kind)
  left join entry_route r on r.reason = a.reason and r.from_kind = case when a.gives then k.kind else p_house_kind end
    and r.to_kind = case when a.gives then p_house_kind else k.kind end;
end $$;

revoke execute on function post_decided from public;
grant execute on function post_decided to shwekan_app;
