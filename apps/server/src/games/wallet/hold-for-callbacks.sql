/* All that a batch of callbacks is decided by, held until its transaction ends, but for the wagers: the players whose turnover may
   change, then the game purses (and the main purses of players who limit themselves, for their limits count lotteries too), by id
   ascending, as far as nobody else has them. Never waits. locked are the numbers of the members of whom something is held elsewhere:
   they are for a later batch, and nothing of them is answered. Everything else is read after the locks, by statements of their own.
   p_settles tells of each member whether turnover may change; the operation arrays have a row per transaction, the wager arrays one per
   wager, both naming the member by its number. The answer is columns: members, products, known and tombstones are numbers in what was
   asked (known of the operations, tombstones of the wagers), and the columns of a line tell of one thing in the same place; a category is of
   the product whose number stands beside it. Columns are null when there is none of it. */
create or replace function hold_for_callbacks(p_members text[], p_settles boolean[], p_products text[],
  p_op_member integer[], p_op_dialect dialect_name[], p_op_product text[], p_operation text[], p_key text[],
  p_wager_member integer[], p_wager_product text[], p_wager_code text[], p_callbacks integer)
returns table (at timestamptz, locked integer[], is_maintained boolean, credit_alert_above_pya bigint,
  members integer[], player_ids bigint[], purse_ids bigint[], balances_pya bigint[], are_main_overdrawn boolean[], birthdays date[],
    are_blocked boolean[], are_excluded boolean[], turnovers_pya bigint[], stakes_left_pya bigint[],
  products integer[], currencies text[], are_active boolean[], are_in_maintenance boolean[], take_unknown_results boolean[], reverse_settled boolean[],
  category_products integer[], categories integer[],
  known integer[], known_hashes text[],
  tombstones integer[],
  transaction_ids bigint[], wager_ids bigint[], callback_ids bigint[])
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  v_players bigint[];
  v_limited bigint[];
  v_settling bigint[];
  v_unsettled bigint[];
  v_owners bigint[];
  v_kinds text[];
  v_purses bigint[];
begin
  select array_agg(p.id order by x.n) into v_players
  from unnest(p_members) with ordinality as x(code, n) left join public_player p on p.user_code = x.code;
  v_limited := array(select distinct player_id from public_play_limit where player_id = any (v_players) and kind <> 'cash_in');
  v_settling := array(select v_players[n] from unnest(p_settles) with ordinality as s(it, n) where s.it and v_players[n] is not null);

  if cardinality(v_settling) > 0 then
    v_owners := lock_free_players(v_settling);
    v_unsettled := array(select s from unnest(v_settling) as s where s <> all (v_owners));
  end if;
  select array_agg(x.player_id), array_agg(x.kind) into v_owners, v_kinds
  from (select unnest(v_players) as player_id, 'game' as kind union all select unnest(v_limited), 'main') x
  where x.player_id = any (v_unsettled) is not true;
  v_purses := lock_free_purses_each(v_owners, v_kinds);
  locked := '{}';
  -- Where each of them is held nobody is looked for.
  if cardinality(v_unsettled) > 0 or cardinality(v_purses) <> cardinality(array_remove(v_owners, null)) then
    locked := array(
      select x.n::integer from unnest(v_players) with ordinality as x(player_id, n)
      where x.player_id = any (v_unsettled)
        or exists (select from public_purse u where u.player_id = x.player_id and u.id <> all (v_purses)
          and (u.kind = 'game' or u.kind = 'main' and u.player_id = any (v_limited)))
    );
    v_players := array(select case when x.n = any (locked) then null else x.player_id end from unnest(v_players) with ordinality as x(player_id, n) order by x.n);
  end if;

  select array_agg(x.n::integer), array_agg(p.id), array_agg(g.id), array_agg(g.balance), array_agg(m.overdrawn_at is not null), array_agg(p.birthday),
    array_agg(p.blocked_at is not null), array_agg(coalesce(p.excluded_until > product_now(), false)), array_agg(p.turnover_pya),
    array_agg(case when p.id = any (v_limited) then (select stake_left_pya from play_allowance(p.id)) end)
  into members, player_ids, purse_ids, balances_pya, are_main_overdrawn, birthdays, are_blocked, are_excluded, turnovers_pya, stakes_left_pya
  from unnest(v_players) with ordinality as x(player_id, n)
  join public_player p on p.id = x.player_id
  join public_purse g on g.player_id = p.id and g.kind = 'game'
  join public_purse m on m.player_id = p.id and m.kind = 'main';

  select array_agg(x.n::integer), array_agg(p.currency::text), array_agg(p.is_active), array_agg(p.is_in_maintenance), array_agg(p.takes_unknown_result),
    array_agg(p.reverses_settled)
  into products, currencies, are_active, are_in_maintenance, take_unknown_results, reverse_settled
  from unnest(p_products) with ordinality as x(p_code, n) join provider p on p.p_code = x.p_code;

  select array_agg(x.n::integer), array_agg(c.category_id) into category_products, categories
  from unnest(p_products) with ordinality as x(p_code, n) join provider p on p.p_code = x.p_code join provider_category c on c.provider_id = p.id;

  -- One look for each key (`offset 0` keeps it one): as a join, a plan made while the table was empty reads all of it.
  select array_agg(x.n::integer), array_agg(t.request_hash) into known, known_hashes
  from unnest(p_op_member, p_op_dialect, p_op_product, p_operation, p_key) with ordinality as x(member, dialect, product, operation, key, n)
  cross join lateral (
    select g.request_hash from game_transaction g where g.key = x.key and g.player_id = v_players[x.member] and g.product = x.product
      and g.dialect = x.dialect and g.operation = x.operation offset 0
  ) t;

  select array_agg(x.n::integer) into tombstones
  from unnest(p_wager_member, p_wager_product, p_wager_code) with ordinality as x(member, product, code, n)
  cross join lateral (
    select from wager_tombstone b where b.player_id = v_players[x.member] and b.product = x.product and b.wager_code = x.code offset 0
  ) t;

  transaction_ids := array(select nextval('game_transaction_ids') from generate_series(1, cardinality(p_key)));
  wager_ids := array(select nextval('wager_ids') from generate_series(1, cardinality(p_key)));
  callback_ids := array(select nextval('game_callback_ids') from generate_series(1, p_callbacks));
  is_maintained := coalesce((select value = 'true'::jsonb from public_setting where key = 'game_maintenance'), false) or house_stop() is not null;
  credit_alert_above_pya := (select value::text::bigint from public_setting where key = 'game_credit_alert_above_pya');
  at := product_now();
  return next;
end $$;

/* The wagers of a batch of callbacks as they are after hold_for_callbacks, which has the purses of their players. */
create or replace function wagers_of_callbacks(p_members text[], p_wager_member integer[], p_wager_product text[], p_wager_code text[]) returns setof wager
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return query
  select w.* from unnest(p_wager_member, p_wager_product, p_wager_code) as x(member, product, code)
  cross join lateral (select id from public_player where user_code = p_members[x.member] offset 0) p
  cross join lateral (select * from wager where wager_code = x.code and player_id + 0 = p.id and product = x.product offset 0) w;
end $$;

revoke execute on function hold_for_callbacks, wagers_of_callbacks from public;
grant execute on function hold_for_callbacks, wagers_of_callbacks to shwekan_app;
