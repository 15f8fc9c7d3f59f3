-- What waits at providers, and may come back as it went: a promotion's turnover does not start anew while its money is anywhere.

-- Staked, and answered by no result yet. A reserve may come back in part after its result.
alter table wager
  add column waiting_pya bigint not null default 0 check (waiting_pya >= 0),
  add column is_reserved boolean not null default false;
update wager set waiting_pya = staked_pya - returned_pya where status = 'open' and staked_pya > returned_pya;
drop index wager_open;
create index wager_waiting on wager (player_id) where waiting_pya > 0;

/* What of a player's money is out at providers and may come back as it went: stakes that no result has answered, tips that may
   still be taken back, and buy-ins less what their product gave back since and less what its reports say was lost. Of a wager nothing
   is expected any more a month after it was last heard of, of a tip a day after. */
create function money_at_providers(p_player bigint) returns bigint language sql stable as $$
  select (
    select coalesce(sum(w.waiting_pya), 0) from wager w
    where w.player_id = p_player and w.waiting_pya > 0
      and w.changed_at > product_now() - case w.kind when 'tip' then interval '24 hours' else interval '30 days' end
  )::bigint + (
    select coalesce(sum(greatest(b.out_pya - coalesce(r.lost_pya, 0), 0)), 0)
    from (
      -- A buy-out above its buy-in is a win, and covers no later buy-in.
      select x.product, max(x.total) - least(min(x.total_so_far), 0) as out_pya
      from (
        select t.product, -sum(t.moved_pya) over (partition by t.product) as total,
          -sum(t.moved_pya) over (partition by t.product order by t.id) as total_so_far
        from game_transaction t
        where t.player_id = p_player and t.wager_id is null and t.at > product_now() - interval '30 days'
      ) x group by x.product
    ) b
    left join (
      select w.product, greatest(sum(w.bet_pya - w.payout_pya), 0) as lost_pya from wager w
      where w.player_id = p_player and w.kind = 'report' and w.status = 'settled' and w.created_at > product_now() - interval '30 days'
      group by w.product
    ) r on r.product = b.product
  )::bigint
$$;

-- With the categories of each product, and from which credit on operators are told.
drop function hold_for_callbacks;
/* All that a batch of callbacks is decided by, held until its transaction ends: the players whose turnover may change, then the
   game purses (and the main purses of players who limit themselves, for their limits count lotteries too), by id ascending.
   Everything else is read after that, by statements of their own. p_settles tells of each member whether turnover may change;
   the operation arrays have a row per transaction, the wager arrays one per wager, both naming the member by its number. */
create function hold_for_callbacks(p_members text[], p_settles boolean[], p_products text[],
  p_op_member integer[], p_op_dialect text[], p_op_product text[], p_operation text[], p_key text[],
  p_wager_member integer[], p_wager_product text[], p_wager_code text[], p_callbacks integer)
returns table (at timestamptz, is_maintained boolean, credit_alert_above_pya bigint, members json, products json, known json, wagers json, tombstones json,
  transaction_ids bigint[], wager_ids bigint[], callback_ids bigint[])
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  v_players bigint[];
  v_limited bigint[];
begin
  select array_agg(p.id order by x.n) into v_players
  from unnest(p_members) with ordinality as x(code, n) left join player p on p.user_code = x.code;
  v_limited := array(select distinct player_id from play_limit where player_id = any (v_players) and kind <> 'cash_in');

  perform from player where id = any (select v_players[n] from unnest(p_settles) with ordinality as s(it, n) where s.it) order by id for no key update;
  perform from purse where player_id = any (v_players) and (kind = 'game' or kind = 'main' and player_id = any (v_limited)) order by id for no key update;

  select json_agg(json_build_object('member', x.n, 'player_id', p.id, 'purse_id', g.id, 'balance_pya', g.balance,
    'is_main_overdrawn', m.overdrawn_at is not null, 'birthday', p.birthday,
    'is_blocked', p.blocked_at is not null, 'is_excluded', coalesce(p.excluded_until > product_now(), false),
    'turnover_pya', p.turnover_pya,
    'stake_left_pya', case when p.id = any (v_limited) then (select stake_left_pya from play_allowance(p.id)) end)) into members
  from unnest(v_players) with ordinality as x(player_id, n)
  join player p on p.id = x.player_id
  join purse g on g.player_id = p.id and g.kind = 'game'
  join purse m on m.player_id = p.id and m.kind = 'main';

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
  is_maintained := coalesce((select value = 'true'::jsonb from setting where key = 'game_maintenance'), false);
  credit_alert_above_pya := (select value::text::bigint from setting where key = 'game_credit_alert_above_pya');
  at := product_now();
  return next;
end $$;


revoke execute on function hold_for_callbacks, money_at_providers from public;
grant execute on function hold_for_callbacks, money_at_providers to shwekan_app;

-- A signature ages: 0 says in so many words that it does not.
alter table game_dialect drop constraint game_dialect_freshness_s_check;
update game_dialect set freshness_s = 300 where freshness_s is null;
alter table game_dialect
  alter column freshness_s set default 300,
  alter column freshness_s set not null,
  add constraint game_dialect_freshness_s_check check (freshness_s between 0 and 86400);
