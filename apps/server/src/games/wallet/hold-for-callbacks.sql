/* Locks what a batch of callbacks will hold (the players whose turnover may change, then the game purses, and the main purses of
   players who limit themselves, by id ascending) as far as nobody else has it, and answers the numbers of the members of whom
   something is held elsewhere: they are for a later batch. Never waits. */
create or replace function hold_free_members(p_members text[], p_settles boolean[]) returns integer[]
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_players bigint[];
  v_settling bigint[];
  v_held bigint[];
  v_limited bigint[];
  v_owners bigint[];
  v_kinds text[];
  v_purses bigint[];
begin
  select array_agg(p.id order by x.n) into v_players
  from unnest(p_members) with ordinality as x(code, n) left join public_player p on p.user_code = x.code;
  v_limited := array(select distinct player_id from public_play_limit where player_id = any (v_players) and kind <> 'cash_in');
  v_settling := array(select v_players[n] from unnest(p_settles) with ordinality as s(it, n) where s.it and v_players[n] is not null);

  v_held := lock_free_players(v_settling);
  select array_agg(x.player_id), array_agg(x.kind) into v_owners, v_kinds
  from (select unnest(v_players) as player_id, 'game' as kind union all select unnest(v_limited), 'main') x
  where not (x.player_id = any (v_settling) and x.player_id <> all (v_held));
  v_purses := lock_free_purses_each(v_owners, v_kinds);
  return array(
    select x.n::integer from unnest(v_players) with ordinality as x(player_id, n)
    where (x.player_id = any (v_settling) and x.player_id <> all (v_held))
      or exists (select from public_purse u where u.player_id = x.player_id and u.id <> all (v_purses)
        and (u.kind = 'game' or u.kind = 'main' and u.player_id = any (v_limited)))
  );
end $$;

/* All that a batch of callbacks is decided by, held until its transaction ends: the players whose turnover may change, then the
   game purses (and the main purses of players who limit themselves, for their limits count lotteries too), by id ascending.
   Everything else is read after that, by statements of their own. p_settles tells of each member whether turnover may change;
   the operation arrays have a row per transaction, the wager arrays one per wager, both naming the member by its number. */
create or replace function hold_for_callbacks(p_members text[], p_settles boolean[], p_products text[],
  p_op_member integer[], p_op_dialect dialect_name[], p_op_product text[], p_operation text[], p_key text[],
  p_wager_member integer[], p_wager_product text[], p_wager_code text[], p_callbacks integer)
returns table (at timestamptz, is_maintained boolean, credit_alert_above_pya bigint, members json, products json, known json, wagers json, tombstones json,
  transaction_ids bigint[], wager_ids bigint[], callback_ids bigint[])
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  v_players bigint[];
  v_limited bigint[];
begin
  select array_agg(p.id order by x.n) into v_players
  from unnest(p_members) with ordinality as x(code, n) left join public_player p on p.user_code = x.code;
  v_limited := array(select distinct player_id from public_play_limit where player_id = any (v_players) and kind <> 'cash_in');

  perform lock_players(array(select v_players[n] from unnest(p_settles) with ordinality as s(it, n) where s.it));
  perform lock_purses_each(array_agg(x.player_id), array_agg(x.kind))
  from (select unnest(v_players) as player_id, 'game' as kind union all select unnest(v_limited), 'main') x;

  select json_agg(json_build_object('member', x.n, 'player_id', p.id, 'purse_id', g.id, 'balance_pya', g.balance,
    'is_main_overdrawn', m.overdrawn_at is not null, 'birthday', p.birthday,
    'is_blocked', p.blocked_at is not null, 'is_excluded', coalesce(p.excluded_until > product_now(), false),
    'turnover_pya', p.turnover_pya,
    'stake_left_pya', case when p.id = any (v_limited) then (select stake_left_pya from play_allowance(p.id)) end)) into members
  from unnest(v_players) with ordinality as x(player_id, n)
  join public_player p on p.id = x.player_id
  join public_purse g on g.player_id = p.id and g.kind = 'game'
  join public_purse m on m.player_id = p.id and m.kind = 'main';

  select json_agg(json_build_object('p_code', p.p_code, 'currency', p.currency, 'is_active', p.is_active,
    'is_in_maintenance', p.is_in_maintenance, 'takes_unknown_result', p.takes_unknown_result, 'reverses_settled', p.reverses_settled,
    'categories', coalesce((select json_agg(c.category_id) from provider_category c where c.provider_id = p.id), '[]'::json))) into products
  from provider p where p.p_code = any (p_products);

  select json_agg(json_build_array(x.n, t.request_hash)) into known
  from unnest(p_op_member, p_op_dialect, p_op_product, p_operation, p_key) with ordinality as x(member, dialect, product, operation, key, n)
  join game_transaction t on t.player_id = v_players[x.member] and t.product = x.product and t.dialect = x.dialect
    and t.operation = x.operation and t.key = x.key;

  select json_agg(to_json(w)) into wagers
  from unnest(p_wager_member, p_wager_product, p_wager_code) as x(member, product, code)
  join wager w on w.player_id = v_players[x.member] and w.product = x.product and w.wager_code = x.code;

  select json_agg(json_build_array(t.player_id, t.product, t.wager_code)) into tombstones
  from unnest(p_wager_member, p_wager_product, p_wager_code) as x(member, product, code)
  join wager_tombstone t on t.player_id = v_players[x.member] and t.product = x.product and t.wager_code = x.code;

  transaction_ids := array(select nextval('game_transaction_ids') from generate_series(1, cardinality(p_key)));
  wager_ids := array(select nextval('wager_ids') from generate_series(1, cardinality(p_key)));
  callback_ids := array(select nextval('game_callback_ids') from generate_series(1, p_callbacks));
  is_maintained := coalesce((select value = 'true'::jsonb from public_setting where key = 'game_maintenance'), false);
  credit_alert_above_pya := (select value::text::bigint from public_setting where key = 'game_credit_alert_above_pya');
  at := product_now();
  return next;
end $$;

revoke execute on function hold_free_members, hold_for_callbacks from public;
grant execute on function hold_free_members, hold_for_callbacks to shwekan_app;
