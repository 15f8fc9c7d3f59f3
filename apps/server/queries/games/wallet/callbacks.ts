/** Types and statements of src/games/wallet/callbacks.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { DialectName, ProviderCurrency, WagerKind, WagerStatus } from '#queries/unions.ts';

export interface HoldForCallbacksParams {
  callbacks: number;
  keys: string[];
  members: string[];
  op_dialects: DialectName[];
  op_members: number[];
  op_products: string[];
  operations: string[];
  products: string[];
  settles: boolean[];
  wager_codes: string[];
  wager_members: number[];
  wager_products: string[];
}

export interface HoldForCallbacksResult {
  are_active: boolean[] | null;
  are_blocked: boolean[] | null;
  are_excluded: boolean[] | null;
  are_in_maintenance: boolean[] | null;
  are_main_overdrawn: boolean[] | null;
  at: Date;
  balances_pya: number[] | null;
  birthdays: string[] | null;
  callback_ids: number[];
  categories: number[] | null;
  category_products: number[] | null;
  credit_alert_above_pya: number | null;
  currencies: string[] | null;
  is_maintained: boolean;
  known: number[] | null;
  known_hashes: string[] | null;
  locked: number[];
  members: number[] | null;
  player_ids: number[] | null;
  products: number[] | null;
  purse_ids: number[] | null;
  reverse_settled: boolean[] | null;
  stakes_left_pya: number[] | null;
  take_unknown_results: boolean[] | null;
  tombstones: number[] | null;
  transaction_ids: number[];
  turnovers_pya: number[] | null;
  wager_ids: number[];
}

export const holdForCallbacks = new PreparedQuery<HoldForCallbacksParams, HoldForCallbacksResult>({"usedParamSet":{"members":true,"settles":true,"products":true,"op_members":true,"op_dialects":true,"op_products":true,"operations":true,"keys":true,"wager_members":true,"wager_products":true,"wager_codes":true,"callbacks":true},"params":[{"name":"members","required":true,"transform":{"type":"scalar"},"locs":[{"a":523,"b":531}]},{"name":"settles","required":true,"transform":{"type":"scalar"},"locs":[{"a":542,"b":550}]},{"name":"products","required":true,"transform":{"type":"scalar"},"locs":[{"a":564,"b":573}]},{"name":"op_members","required":true,"transform":{"type":"scalar"},"locs":[{"a":584,"b":595}]},{"name":"op_dialects","required":true,"transform":{"type":"scalar"},"locs":[{"a":609,"b":621}]},{"name":"op_products","required":true,"transform":{"type":"scalar"},"locs":[{"a":642,"b":654}]},{"name":"operations","required":true,"transform":{"type":"scalar"},"locs":[{"a":665,"b":676}]},{"name":"keys","required":true,"transform":{"type":"scalar"},"locs":[{"a":687,"b":692}]},{"name":"wager_members","required":true,"transform":{"type":"scalar"},"locs":[{"a":703,"b":717}]},{"name":"wager_products","required":true,"transform":{"type":"scalar"},"locs":[{"a":731,"b":746}]},{"name":"wager_codes","required":true,"transform":{"type":"scalar"},"locs":[{"a":757,"b":769}]},{"name":"callbacks","required":true,"transform":{"type":"scalar"},"locs":[{"a":782,"b":792}]}],"statement":"select at as \"at!\", locked as \"locked!\", is_maintained as \"is_maintained!\", credit_alert_above_pya,\n  members, player_ids, purse_ids, balances_pya, are_main_overdrawn, birthdays, are_blocked, are_excluded, turnovers_pya, stakes_left_pya,\n  products, currencies, are_active, are_in_maintenance, take_unknown_results, reverse_settled, category_products, categories,\n  known, known_hashes, tombstones,\n  transaction_ids as \"transaction_ids!\", wager_ids as \"wager_ids!\", callback_ids as \"callback_ids!\"\nfrom hold_for_callbacks(:members!::text[], :settles!::boolean[], :products!::text[], :op_members!::integer[], :op_dialects!::dialect_name[],\n  :op_products!::text[], :operations!::text[], :keys!::text[], :wager_members!::integer[], :wager_products!::text[], :wager_codes!::text[],\n  :callbacks!::integer)"} as never);

export interface WagersOfCallbacksParams {
  members: string[];
  wager_codes: string[];
  wager_members: number[];
  wager_products: string[];
}

export interface WagersOfCallbacksResult {
  after_pya: number;
  before_pya: number;
  bet_pya: number;
  changed_at: Date;
  commission_pya: number;
  created_at: Date;
  data_at: Date | null;
  dialect: DialectName;
  game_code: string | null;
  game_type: string | null;
  id: number;
  is_flagged: boolean;
  is_repaired: boolean;
  is_reserved: boolean;
  is_result_rolled_back: boolean;
  is_turnover_counted: boolean;
  kind: WagerKind;
  paid_pya: number;
  payout_pya: number;
  player_id: number;
  product: string;
  returned_pya: number;
  round_id: string | null;
  settled_at: Date | null;
  staked_pya: number;
  status: WagerStatus;
  taken_back_pya: number;
  turnover_pya: number;
  valid_bet_pya: number;
  wager_code: string;
  waiting_pya: number;
}

export const wagersOfCallbacks = new PreparedQuery<WagersOfCallbacksParams, WagersOfCallbacksResult>({"usedParamSet":{"members":true,"wager_members":true,"wager_products":true,"wager_codes":true},"params":[{"name":"members","required":true,"transform":{"type":"scalar"},"locs":[{"a":862,"b":870}]},{"name":"wager_members","required":true,"transform":{"type":"scalar"},"locs":[{"a":881,"b":895}]},{"name":"wager_products","required":true,"transform":{"type":"scalar"},"locs":[{"a":909,"b":924}]},{"name":"wager_codes","required":true,"transform":{"type":"scalar"},"locs":[{"a":935,"b":947}]}],"statement":"select id as \"id!\", player_id as \"player_id!\", product as \"product!\", wager_code as \"wager_code!\", dialect as \"dialect!\", kind as \"kind!\", status as \"status!\",\n  is_flagged as \"is_flagged!\", round_id, game_code, game_type, bet_pya as \"bet_pya!\", valid_bet_pya as \"valid_bet_pya!\", payout_pya as \"payout_pya!\",\n  commission_pya as \"commission_pya!\", staked_pya as \"staked_pya!\", returned_pya as \"returned_pya!\", paid_pya as \"paid_pya!\",\n  taken_back_pya as \"taken_back_pya!\", turnover_pya as \"turnover_pya!\", is_turnover_counted as \"is_turnover_counted!\",\n  is_result_rolled_back as \"is_result_rolled_back!\", is_repaired as \"is_repaired!\", waiting_pya as \"waiting_pya!\", is_reserved as \"is_reserved!\",\n  before_pya as \"before_pya!\", after_pya as \"after_pya!\", data_at, created_at as \"created_at!\", settled_at, changed_at as \"changed_at!\"\nfrom wagers_of_callbacks(:members!::text[], :wager_members!::integer[], :wager_products!::text[], :wager_codes!::text[])"} as never);

export interface WriteCallbacksParams {
  addresses: string[];
  answers: string;
  at: Date;
  callback_ids: number[];
  dialects: DialectName[];
  methods: string[];
  requests: string;
  tombstones: unknown;
  transactions: unknown;
  wagers: unknown;
}

export type WriteCallbacksResult = void;

export const writeCallbacks = new PreparedQuery<WriteCallbacksParams, WriteCallbacksResult>({"usedParamSet":{"wagers":true,"transactions":true,"tombstones":true,"at":true,"callback_ids":true,"dialects":true,"methods":true,"addresses":true,"requests":true,"answers":true},"params":[{"name":"wagers","required":true,"transform":{"type":"scalar"},"locs":[{"a":912,"b":919}]},{"name":"transactions","required":true,"transform":{"type":"scalar"},"locs":[{"a":2266,"b":2279}]},{"name":"tombstones","required":true,"transform":{"type":"scalar"},"locs":[{"a":2510,"b":2521}]},{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":2647,"b":2650}]},{"name":"callback_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":2677,"b":2690}]},{"name":"dialects","required":true,"transform":{"type":"scalar"},"locs":[{"a":2703,"b":2712}]},{"name":"methods","required":true,"transform":{"type":"scalar"},"locs":[{"a":2731,"b":2739}]},{"name":"addresses","required":true,"transform":{"type":"scalar"},"locs":[{"a":2750,"b":2760}]},{"name":"requests","required":true,"transform":{"type":"scalar"},"locs":[{"a":2789,"b":2798}]},{"name":"answers","required":true,"transform":{"type":"scalar"},"locs":[{"a":2827,"b":2835}]}],"statement":"with wagers as (\n  insert into wager (id, player_id, product, wager_code, dialect, kind, status, is_flagged, round_id, game_code, game_type, bet_pya, valid_bet_pya, payout_pya,\n    commission_pya, staked_pya, returned_pya, paid_pya, taken_back_pya, turnover_pya, is_turnover_counted, is_result_rolled_back, before_pya, after_pya,\n    data_at, created_at, settled_at, changed_at, is_repaired, waiting_pya, is_reserved)\n  select r.id, r.player_id, r.product, r.wager_code, r.dialect, r.kind, r.status, r.is_flagged, r.round_id, r.game_code, r.game_type, r.bet_pya,\n    r.valid_bet_pya, r.payout_pya, r.commission_pya, r.staked_pya, r.returned_pya, r.paid_pya, r.taken_back_pya, r.turnover_pya, r.is_turnover_counted,\n    r.is_result_rolled_back, r.before_pya, r.after_pya, r.data_at, r.created_at, r.settled_at, r.changed_at, r.is_repaired, r.waiting_pya, r.is_reserved\n  from json_populate_recordset(null::wager, :wagers!::json) r\n  on conflict (id) do update set\n    kind = excluded.kind, status = excluded.status, is_flagged = excluded.is_flagged, round_id = excluded.round_id,\n    game_code = excluded.game_code, game_type = excluded.game_type, bet_pya = excluded.bet_pya,\n    valid_bet_pya = excluded.valid_bet_pya, payout_pya = excluded.payout_pya, commission_pya = excluded.commission_pya,\n    staked_pya = excluded.staked_pya, returned_pya = excluded.returned_pya, paid_pya = excluded.paid_pya,\n    taken_back_pya = excluded.taken_back_pya, turnover_pya = excluded.turnover_pya,\n    is_turnover_counted = excluded.is_turnover_counted, is_result_rolled_back = excluded.is_result_rolled_back,\n    after_pya = excluded.after_pya, data_at = excluded.data_at, settled_at = excluded.settled_at, changed_at = excluded.changed_at,\n    waiting_pya = excluded.waiting_pya, is_reserved = excluded.is_reserved\n), transactions as (\n  insert into game_transaction (id, player_id, product, dialect, operation, key, request_hash, wager_id, reason, moved_pya, before_pya, after_pya, is_void, callback_id, at,\n    wager_code)\n  select r.id, r.player_id, r.product, r.dialect, r.operation, r.key, r.request_hash, r.wager_id, r.reason, r.moved_pya, r.before_pya, r.after_pya, r.is_void,\n    r.callback_id, r.at, r.wager_code\n  from json_populate_recordset(null::game_transaction, :transactions!::json) r\n), tombstones as (\n  insert into wager_tombstone (player_id, product, wager_code, callback_id, at)\n  select r.player_id, r.product, r.wager_code, r.callback_id, r.at\n  from json_populate_recordset(null::wager_tombstone, :tombstones!::json) r on conflict do nothing\n)\ninsert into game_callback (id, dialect, method, address, request, answer, at)\nselect x.*, :at!::timestamptz from unnest(:callback_ids!::bigint[], :dialects!::dialect_name[], :methods!::text[], :addresses!::text[],\n  string_to_array(:requests!, E'\\x1e'), string_to_array(:answers!, E'\\x1e')) as x"} as never);

export interface BuyInsOfCodesParams {
  codes: string[];
  player_ids: number[];
  products: string[];
}

export interface BuyInsOfCodesResult {
  is_bought_out: boolean;
  left_pya: number;
  n: number;
}

export const buyInsOfCodes = new PreparedQuery<BuyInsOfCodesParams, BuyInsOfCodesResult>({"usedParamSet":{"player_ids":true,"products":true,"codes":true},"params":[{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":289,"b":300}]},{"name":"products","required":true,"transform":{"type":"scalar"},"locs":[{"a":313,"b":322}]},{"name":"codes","required":true,"transform":{"type":"scalar"},"locs":[{"a":333,"b":339}]}],"statement":"select x.n::integer as \"n!\", t.left_pya::bigint as \"left_pya!\", exists (\n    select from game_transaction o\n    where o.player_id = x.player_id and o.wager_id is null and o.at >= t.at and o.id > t.id and o.product = x.product and o.operation = 'buyout'\n  ) as \"is_bought_out!\"\nfrom unnest(:player_ids!::bigint[], :products!::text[], :codes!::text[]) with ordinality as x(player_id, product, code, n)\ncross join lateral (\n  select -sum(g.moved_pya) as left_pya, min(g.id) as id, min(g.at) as at from game_transaction g\n  where g.wager_code = x.code and g.player_id = x.player_id and g.product = x.product and g.operation <> 'buyout' having count(*) > 0 offset 0\n) t"} as never);

export interface PutTurnoversParams {
  player_ids: number[];
  turnovers_pya: number[];
}

export interface PutTurnoversResult {
  set_turnovers: undefined | null;
}

export const putTurnovers = new PreparedQuery<PutTurnoversParams, PutTurnoversResult>({"usedParamSet":{"player_ids":true,"turnovers_pya":true},"params":[{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":21,"b":32}]},{"name":"turnovers_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":45,"b":59}]}],"statement":"select set_turnovers(:player_ids!::bigint[], :turnovers_pya!::bigint[])"} as never);

export interface BalancesOfMembersParams {
  members: string[];
}

export interface BalancesOfMembersResult {
  balance_pya: number;
  user_code: string;
}

export const balancesOfMembers = new PreparedQuery<BalancesOfMembersParams, BalancesOfMembersResult>({"usedParamSet":{"members":true},"params":[{"name":"members","required":true,"transform":{"type":"scalar"},"locs":[{"a":156,"b":164}]}],"statement":"select p.user_code, g.balance as \"balance_pya!\" from public_player p join public_purse g on g.player_id = p.id and g.kind = 'game'\nwhere p.user_code = any (:members!::text[])"} as never);

export interface ForgetCallbacksParams {
  days: number;
  most: number;
}

export interface ForgetCallbacksResult {
  forgotten: number;
}

export const forgetCallbacks = new PreparedQuery<ForgetCallbacksParams, ForgetCallbacksResult>({"usedParamSet":{"days":true,"most":true},"params":[{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":29,"b":34}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":46,"b":51}]}],"statement":"select forget_game_callbacks(:days!::integer, :most!::integer) as \"forgotten!\""} as never);

export interface GameCategoriesParams {
  g_codes: string[];
  p_codes: string[];
}

export interface GameCategoriesResult {
  categories: number[];
  g_code: string;
  p_code: string;
}

export const gameCategories = new PreparedQuery<GameCategoriesParams, GameCategoriesResult>({"usedParamSet":{"p_codes":true,"g_codes":true},"params":[{"name":"p_codes","required":true,"transform":{"type":"scalar"},"locs":[{"a":104,"b":112}]},{"name":"g_codes","required":true,"transform":{"type":"scalar"},"locs":[{"a":123,"b":131}]}],"statement":"select p.p_code, g.g_code, array_agg(g.category_id order by g.category_id) as \"categories!\"\nfrom unnest(:p_codes!::text[], :g_codes!::text[]) as x(p_code, g_code)\njoin provider p on p.p_code = x.p_code join game g on g.provider_id = p.id and g.g_code = x.g_code\ngroup by p.p_code, g.g_code"} as never);

export interface CurrenciesOfParams {
  products: string[];
}

export interface CurrenciesOfResult {
  currency: ProviderCurrency;
  p_code: string;
}

export const currenciesOf = new PreparedQuery<CurrenciesOfParams, CurrenciesOfResult>({"usedParamSet":{"products":true},"params":[{"name":"products","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":67}]}],"statement":"select p_code, currency from provider where p_code = any (:products!::text[])"} as never);

export interface FindMemberParams {
  member: string;
}

export interface FindMemberResult {
  id: number;
  is_blocked: boolean;
  password_hash: string;
  phone: string;
}

export const findMember = new PreparedQuery<FindMemberParams, FindMemberResult>({"usedParamSet":{"member":true},"params":[{"name":"member","required":true,"transform":{"type":"scalar"},"locs":[{"a":137,"b":144}]}],"statement":"select id, phone, password_hash_of(id) as \"password_hash!\", blocked_at is not null as \"is_blocked!\" from public_player where user_code = :member!"} as never);

