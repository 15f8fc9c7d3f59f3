/* @name hold_for_callbacks  -- see the function: free players, then free purses, both ascending; then everything else but the wagers */
select at as "at!", locked as "locked!", is_maintained as "is_maintained!", credit_alert_above_pya,
  members, player_ids, purse_ids, balances_pya, are_main_overdrawn, birthdays, are_blocked, are_excluded, turnovers_pya, stakes_left_pya,
  products, currencies, are_active, are_in_maintenance, take_unknown_results, reverse_settled, category_products, categories,
  known, known_hashes, tombstones,
  transaction_ids as "transaction_ids!", wager_ids as "wager_ids!", callback_ids as "callback_ids!"
from hold_for_callbacks(:members!::text[], :settles!::boolean[], :products!::text[], :op_members!::integer[], :op_dialects!::dialect_name[],
  :op_products!::text[], :operations!::text[], :keys!::text[], :wager_members!::integer[], :wager_products!::text[], :wager_codes!::text[],
  :callbacks!::integer);

/* @name wagers_of_callbacks  -- what is known of the wagers that a batch names, once their players are held */
select id as "id!", player_id as "player_id!", product as "product!", wager_code as "wager_code!", dialect as "dialect!", kind as "kind!", status as "status!",
  is_flagged as "is_flagged!", round_id, game_code, game_type, bet_pya as "bet_pya!", valid_bet_pya as "valid_bet_pya!", payout_pya as "payout_pya!",
  commission_pya as "commission_pya!", staked_pya as "staked_pya!", returned_pya as "returned_pya!", paid_pya as "paid_pya!",
  taken_back_pya as "taken_back_pya!", turnover_pya as "turnover_pya!", is_turnover_counted as "is_turnover_counted!",
  is_result_rolled_back as "is_result_rolled_back!", is_repaired as "is_repaired!", waiting_pya as "waiting_pya!", is_reserved as "is_reserved!",
  before_pya as "before_pya!", after_pya as "after_pya!", data_at, created_at as "created_at!", settled_at, changed_at as "changed_at!"
from wagers_of_callbacks(:members!::text[], :wager_members!::integer[], :wager_products!::text[], :wager_codes!::text[]);

/* @name write_callbacks  -- what a batch came to: wagers anew or changed, transactions, callbacks, tombstones; requests and answers with a record separator between them */
with wagers as (
  insert into wager (id, player_id, product, wager_code, dialect, kind, status, is_flagged, round_id, game_code, game_type, bet_pya, valid_bet_pya, payout_pya,
    commission_pya, staked_pya, returned_pya, paid_pya, taken_back_pya, turnover_pya, is_turnover_counted, is_result_rolled_back, before_pya, after_pya,
    data_at, created_at, settled_at, changed_at, is_repaired, waiting_pya, is_reserved)
  select r.id, r.player_id, r.product, r.wager_code, r.dialect, r.kind, r.status, r.is_flagged, r.round_id, r.game_code, r.game_type, r.bet_pya,
    r.valid_bet_pya, r.payout_pya, r.commission_pya, r.staked_pya, r.returned_pya, r.paid_pya, r.taken_back_pya, r.turnover_pya, r.is_turnover_counted,
    r.is_result_rolled_back, r.before_pya, r.after_pya, r.data_at, r.created_at, r.settled_at, r.changed_at, r.is_repaired, r.waiting_pya, r.is_reserved
  from json_populate_recordset(null::wager, :wagers!::json) r
  on conflict (id) do update set
    kind = excluded.kind, status = excluded.status, is_flagged = excluded.is_flagged, round_id = excluded.round_id,
    game_code = excluded.game_code, game_type = excluded.game_type, bet_pya = excluded.bet_pya,
    valid_bet_pya = excluded.valid_bet_pya, payout_pya = excluded.payout_pya, commission_pya = excluded.commission_pya,
    staked_pya = excluded.staked_pya, returned_pya = excluded.returned_pya, paid_pya = excluded.paid_pya,
    taken_back_pya = excluded.taken_back_pya, turnover_pya = excluded.turnover_pya,
    is_turnover_counted = excluded.is_turnover_counted, is_result_rolled_back = excluded.is_result_rolled_back,
    after_pya = excluded.after_pya, data_at = excluded.data_at, settled_at = excluded.settled_at, changed_at = excluded.changed_at,
    waiting_pya = excluded.waiting_pya, is_reserved = excluded.is_reserved
), transactions as (
  insert into game_transaction (id, player_id, product, dialect, operation, key, request_hash, wager_id, reason, moved_pya, before_pya, after_pya, is_void, callback_id, at,
    wager_code)
  select r.id, r.player_id, r.product, r.dialect, r.operation, r.key, r.request_hash, r.wager_id, r.reason, r.moved_pya, r.before_pya, r.after_pya, r.is_void,
    r.callback_id, r.at, r.wager_code
  from json_populate_recordset(null::game_transaction, :transactions!::json) r
), tombstones as (
  insert into wager_tombstone (player_id, product, wager_code, callback_id, at)
  select r.player_id, r.product, r.wager_code, r.callback_id, r.at
  from json_populate_recordset(null::wager_tombstone, :tombstones!::json) r on conflict do nothing
)
insert into game_callback (id, dialect, method, address, request, answer, at)
select x.*, :at!::timestamptz from unnest(:callback_ids!::bigint[], :dialects!::dialect_name[], :methods!::text[], :addresses!::text[],
  string_to_array(:requests!, E'\x1e'), string_to_array(:answers!, E'\x1e')) as x;

/* @name buy_ins_of_codes
  What buy-ins of these codes took that was not given back, once their players are held, and whether a buy-out of the product came since: it may have been theirs. */
select x.n::integer as "n!", t.left_pya::bigint as "left_pya!", exists (
    select from game_transaction o
    where o.player_id = x.player_id and o.wager_id is null and o.at >= t.at and o.id > t.id and o.product = x.product and o.operation = 'buyout'
  ) as "is_bought_out!"
from unnest(:player_ids!::bigint[], :products!::text[], :codes!::text[]) with ordinality as x(player_id, product, code, n)
cross join lateral (
  select -sum(g.moved_pya) as left_pya, min(g.id) as id, min(g.at) as at from game_transaction g
  where g.wager_code = x.code and g.player_id = x.player_id and g.product = x.product and g.operation <> 'buyout' having count(*) > 0 offset 0
) t;

/* @name put_turnovers */
select set_turnovers(:player_ids!::bigint[], :turnovers_pya!::bigint[]);

/* @name balances_of_members  -- the game purses of members, and the currency of a product */
select p.user_code, g.balance as "balance_pya!" from public_player p join public_purse g on g.player_id = p.id and g.kind = 'game'
where p.user_code = any (:members!::text[]);

/* @name forget_callbacks */
select forget_game_callbacks(:days!::integer, :most!::integer) as "forgotten!";

/* @name game_categories  -- a game of several categories is one of each */
select p.p_code, g.g_code, array_agg(g.category_id order by g.category_id) as "categories!"
from unnest(:p_codes!::text[], :g_codes!::text[]) as x(p_code, g_code)
join provider p on p.p_code = x.p_code join game g on g.provider_id = p.id and g.g_code = x.g_code
group by p.p_code, g.g_code;

/* @name currencies_of */
select p_code, currency from provider where p_code = any (:products!::text[]);

/* @name find_member */
select id, phone, password_hash_of(id) as "password_hash!", blocked_at is not null as "is_blocked!" from public_player where user_code = :member!;
