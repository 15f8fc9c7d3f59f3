-- The seamless wallet: what providers of games told us, and what became of it. Money is in the ledger; here is why it moved.

insert into entry_route (reason, from_kind, to_kind, may_overdraw) values
  ('game_bet',       'game',           'house_provider', false),
  ('game_win',       'house_provider', 'game',           false),
  ('game_rollback',  'house_provider', 'game',           true),
  ('game_rollback',  'game',           'house_provider', true),
  ('game_resettled', 'house_provider', 'game',           true),
  ('game_resettled', 'game',           'house_provider', true);

create sequence wager_ids;
create sequence game_transaction_ids;
create sequence game_callback_ids;

-- A callback as it came and the answer it got, for disputes. Kept for every signed callback that asks for more than a balance.
create table game_callback (
  id bigint primary key,
  dialect text not null check (dialect in ('gsc', 'gsc_plus')),
  method text not null,
  address text not null,
  request text not null,
  answer text not null,
  at timestamptz not null default product_now()
);
create index game_callback_by_time on game_callback using brin (at);
create trigger game_callback_append_only before update or truncate on game_callback execute function refuse_change();
create function refuse_young_callback() returns trigger language plpgsql as $$
begin
  if old.at > product_now() - interval '120 days' then
    raise exception 'a callback is kept for four months at least' using errcode = 'SK009';
  end if;
  return old;
end $$;
create trigger game_callback_kept before delete on game_callback for each row execute function refuse_young_callback();

-- Up to which callback those that were too old are forgotten. What they booked is kept for ever.
create table game_callback_forgotten (
  is_one boolean primary key default true check (is_one),
  up_to bigint not null
);
insert into game_callback_forgotten (up_to) values (0);

/* Forgets callbacks older than so many days, so many of them at most, the oldest first; answers how many. */
create function forget_game_callbacks(p_days integer, p_most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_ids bigint[];
begin
  with gone as (
    delete from game_callback
    where id in (select id from game_callback order by id limit p_most) and at < product_now() - make_interval(days => p_days)
    returning id
  )
  select array_agg(id) into v_ids from gone;
  if v_ids is null then return 0; end if;
  update game_callback_forgotten set up_to = greatest(up_to, (select max(id) from unnest(v_ids) as id));
  return cardinality(v_ids);
end $$;

-- One row per wager of a player at a product; reports read this. What the provider says of it (bet, valid bet, payout, commission)
-- is for the report; what moved (staked, returned, paid, taken back) is the sum of its transactions.
create table wager (
  id bigint primary key,
  player_id bigint not null references player,
  product text not null,                     -- provider.p_code
  wager_code text not null check (length(wager_code) between 1 and 200),
  dialect text not null check (dialect in ('gsc', 'gsc_plus')),
  kind text not null check (kind in ('bet', 'bonus', 'tip', 'report')),
  status text not null check (status in ('open', 'settled', 'void')),
  is_flagged boolean not null,               -- a result came and no bet was known
  round_id text,
  game_code text,
  game_type text,
  bet_pya bigint not null,
  valid_bet_pya bigint not null,
  payout_pya bigint not null,
  commission_pya bigint not null,
  staked_pya bigint not null check (staked_pya >= 0),
  returned_pya bigint not null check (returned_pya >= 0),
  paid_pya bigint not null check (paid_pya >= 0),
  taken_back_pya bigint not null check (taken_back_pya >= 0),
  turnover_pya bigint not null check (turnover_pya >= 0),   -- what it took off the player's turnover
  is_turnover_counted boolean not null,
  is_result_rolled_back boolean not null,
  before_pya bigint not null,                -- the game purse before its first transaction and after its latest
  after_pya bigint not null,
  data_at timestamptz,                       -- how new the provider's figures are
  created_at timestamptz not null,
  settled_at timestamptz,
  changed_at timestamptz not null,
  unique (player_id, product, wager_code),
  check ((status = 'settled') = (settled_at is not null))
) with (fillfactor = 80);
create index wager_of_player on wager (player_id, created_at);
create index wager_by_settled on wager (settled_at, player_id) where settled_at is not null;
create index wager_by_code on wager (wager_code);
create index wager_open on wager (player_id) where status = 'open';

-- One row per transaction that was booked. A refused attempt leaves none, so its id can be used again.
create table game_transaction (
  id bigint primary key,
  player_id bigint not null references player,
  product text not null,
  dialect text not null,
  operation text not null,                   -- the kind of operation: a method of GSC, an action of GSC+
  key text not null,                         -- 'id:' and the provider's id, or 'no:' and what stands for it
  request_hash text not null,
  wager_id bigint,
  reason text,                               -- of the ledger entry; empty when nothing moved
  moved_pya bigint not null,                 -- above 0 to the player
  before_pya bigint not null,                -- the answer that was given
  after_pya bigint not null,
  is_void boolean not null,                  -- the bet of a wager that had been rolled back before it came
  callback_id bigint not null,
  at timestamptz not null,
  unique (player_id, product, dialect, operation, key),
  check ((reason is null) = (moved_pya = 0)),
  check (before_pya + moved_pya = after_pya),
  check (not is_void or moved_pya = 0)
);
create index game_transaction_of_wager on game_transaction (wager_id) where wager_id is not null;
create index game_transaction_without_wager on game_transaction (player_id, at) where wager_id is null;
create trigger game_transaction_append_only before update or delete or truncate on game_transaction execute function refuse_change();

/* What a player staked on games since an instant, and what they lost by it: stakes less what came back. A wager counts on the day of
   its first bet whenever its win or its rollback comes, as a slip does: a rollback of yesterday's bet makes no room today. What has
   no wager (a buy-in, a buy-out) counts when it comes. */
create function game_play_since(p_player bigint, p_from timestamptz, out staked_pya bigint, out lost_pya bigint) language sql stable as $$
  select coalesce(sum(x.staked), 0)::bigint, coalesce(sum(x.lost), 0)::bigint
  from (
    select w.staked_pya - w.returned_pya as staked, w.staked_pya - w.returned_pya - w.paid_pya + w.taken_back_pya as lost
    from wager w where w.player_id = p_player and w.created_at >= p_from
    union all
    select case when t.reason = 'game_bet' then -t.moved_pya else 0 end, -t.moved_pya
    from game_transaction t where t.player_id = p_player and t.wager_id is null and t.at >= p_from
  ) x
$$;

/* What a player's limits count of now, a row per limit set; lotteries and games together. Stakes count when they are accepted
   and a stake given back does not; a loss is what was staked less what it won, so an open bet counts as lost until it wins; a
   cash-in counts unless it was rejected or ran out of time. */
create or replace function play_limits_used(p_player bigint)
returns table (kind text, period text, limit_pya bigint, used_pya bigint) language sql stable as $$
  select l.kind, l.period, l.limit_pya,
    case l.kind
      when 'cash_in' then (
        select coalesce(sum(c.amount_pya), 0) from cash_in c
        where c.player_id = p_player and c.state in ('pending', 'approved') and c.created_at >= s.at
      )
      else (
        select coalesce(sum(b.total_pya - case when l.kind = 'loss' or o.kind = 'refund' then coalesce(o.amount_pya, 0) else 0 end), 0)
        from slip b left join payout o on o.slip_id = b.id
        where b.player_id = p_player and b.accepted_at >= s.at
      ) + (select case l.kind when 'loss' then g.lost_pya else g.staked_pya end from game_play_since(p_player, s.at) g)
    end::bigint
  from play_limit l
  cross join lateral (select play_period_start(l.period, product_now()) as at) s
  where l.player_id = p_player
$$;

-- A wager that was rolled back before it was heard of: its bet, should it come, is void.
create table wager_tombstone (
  player_id bigint not null references player,
  product text not null,
  wager_code text not null check (length(wager_code) between 1 and 200),
  callback_id bigint not null,
  at timestamptz not null default product_now(),
  primary key (player_id, product, wager_code)
);

/* All that a batch of callbacks is decided by, held until its transaction ends: the players whose turnover may change, then the
   game purses (and the main purses of players who limit themselves, for their limits count lotteries too), by id ascending.
   Everything else is read after that, by statements of their own. p_settles tells of each member whether turnover may change;
   the operation arrays have a row per transaction, the wager arrays one per wager, both naming the member by its number. */
create function hold_for_callbacks(p_members text[], p_settles boolean[], p_products text[],
  p_op_member integer[], p_op_dialect text[], p_op_product text[], p_operation text[], p_key text[],
  p_wager_member integer[], p_wager_product text[], p_wager_code text[], p_callbacks integer)
returns table (at timestamptz, is_maintained boolean, members json, products json, known json, wagers json, tombstones json,
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
    'is_in_maintenance', p.is_in_maintenance, 'takes_unknown_result', p.takes_unknown_result, 'reverses_settled', p.reverses_settled)) into products
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
  at := product_now();
  return next;
end $$;

revoke execute on function hold_for_callbacks, game_play_since, play_limits_used, forget_game_callbacks from public;
grant execute on function hold_for_callbacks, game_play_since, play_limits_used, forget_game_callbacks to shwekan_app;
grant select, insert, update on wager to shwekan_app;
grant select, insert on game_transaction, game_callback, wager_tombstone to shwekan_app;
grant select on wager, game_transaction, game_callback, game_callback_forgotten, wager_tombstone to shwekan_reader;
