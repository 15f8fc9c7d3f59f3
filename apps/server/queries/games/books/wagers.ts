/** Types and statements of src/games/books/wagers.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { WagerKind, WagerStatus } from '#queries/unions.ts';

export interface ConsoleWagersParams {
  from_at?: Date | null | void;
  p_code?: string | null | void;
  row_count: number;
  search?: string | null | void;
  skipped: number;
  status?: WagerStatus | null | void;
  until_at?: Date | null | void;
  wager_id?: number | null | void;
}

export interface ConsoleWagersResult {
  bet_pya: number;
  created_at: Date;
  game: string;
  id: number;
  is_flagged: boolean;
  kind: WagerKind;
  moved_pya: number;
  p_code: string;
  payout_pya: number;
  player_id: number;
  player_name: string;
  player_phone: string;
  provider_name: string;
  settled_at: Date | null;
  status: WagerStatus;
  valid_bet_pya: number;
  wager_code: string;
}

export const consoleWagers = new PreparedQuery<ConsoleWagersParams, ConsoleWagersResult>({"usedParamSet":{"wager_id":true,"search":true,"p_code":true,"status":true,"from_at":true,"until_at":true,"row_count":true,"skipped":true},"params":[{"name":"wager_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":612,"b":620},{"a":648,"b":656}]},{"name":"search","required":false,"transform":{"type":"scalar"},"locs":[{"a":666,"b":672},{"a":706,"b":712},{"a":776,"b":782},{"a":799,"b":805}]},{"name":"p_code","required":false,"transform":{"type":"scalar"},"locs":[{"a":816,"b":822},{"a":853,"b":859}]},{"name":"status","required":false,"transform":{"type":"scalar"},"locs":[{"a":867,"b":873},{"a":911,"b":917}]},{"name":"from_at","required":false,"transform":{"type":"scalar"},"locs":[{"a":927,"b":934},{"a":976,"b":983}]},{"name":"until_at","required":false,"transform":{"type":"scalar"},"locs":[{"a":991,"b":999},{"a":1040,"b":1048}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1076,"b":1086}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1095,"b":1103}]}],"statement":"select w.id, w.player_id, p.name as player_name, p.phone as player_phone, coalesce(v.name, w.product) as \"provider_name!\", w.product as p_code,\n  w.wager_code, coalesce(g.name, w.game_code, '') as \"game!\", w.kind, w.status, w.is_flagged, w.bet_pya, w.valid_bet_pya, w.payout_pya,\n  w.paid_pya + w.returned_pya - w.staked_pya - w.taken_back_pya as \"moved_pya!\", w.created_at, w.settled_at\nfrom wager w join public_player p on p.id = w.player_id left join provider v on v.p_code = w.product\nleft join lateral (select name from game g where g.provider_id = v.id and g.g_code = w.game_code limit 1) g on true\nwhere (:wager_id::bigint is null or w.id = :wager_id)\n  and (:search::text is null or w.wager_code = :search or w.player_id in (select id from public_player where phone = :search or user_code = :search))\n  and (:p_code::text is null or w.product = :p_code) and (:status::wager_status is null or w.status = :status)\n  and (:from_at::timestamptz is null or w.created_at >= :from_at) and (:until_at::timestamptz is null or w.created_at < :until_at)\norder by w.id desc limit :row_count! offset :skipped!"} as never);

export interface CountWagersParams {
  from_at?: Date | null | void;
  p_code?: string | null | void;
  search?: string | null | void;
  status?: WagerStatus | null | void;
  until_at?: Date | null | void;
}

export interface CountWagersResult {
  count: number;
}

export const countWagers = new PreparedQuery<CountWagersParams, CountWagersResult>({"usedParamSet":{"search":true,"p_code":true,"status":true,"from_at":true,"until_at":true},"params":[{"name":"search","required":false,"transform":{"type":"scalar"},"locs":[{"a":66,"b":72},{"a":106,"b":112},{"a":176,"b":182},{"a":199,"b":205}]},{"name":"p_code","required":false,"transform":{"type":"scalar"},"locs":[{"a":218,"b":224},{"a":255,"b":261}]},{"name":"status","required":false,"transform":{"type":"scalar"},"locs":[{"a":269,"b":275},{"a":313,"b":319}]},{"name":"from_at","required":false,"transform":{"type":"scalar"},"locs":[{"a":331,"b":338},{"a":380,"b":387}]},{"name":"until_at","required":false,"transform":{"type":"scalar"},"locs":[{"a":395,"b":403},{"a":444,"b":452}]}],"statement":"select count(*) as \"count!\" from (\n  select from wager w\n  where (:search::text is null or w.wager_code = :search or w.player_id in (select id from public_player where phone = :search or user_code = :search))\n    and (:p_code::text is null or w.product = :p_code) and (:status::wager_status is null or w.status = :status)\n    and (:from_at::timestamptz is null or w.created_at >= :from_at) and (:until_at::timestamptz is null or w.created_at < :until_at)\n  limit 10000\n) x"} as never);

export interface TransactionsOfWagerParams {
  wager_id: number;
}

export interface TransactionsOfWagerResult {
  after_pya: number;
  at: Date;
  before_pya: number;
  callback_id: number;
  entry: string | null;
  id: number;
  is_void: boolean;
  key: string;
  moved_pya: number;
  operation: string;
}

export const transactionsOfWager = new PreparedQuery<TransactionsOfWagerParams, TransactionsOfWagerResult>({"usedParamSet":{"wager_id":true},"params":[{"name":"wager_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":226,"b":235}]}],"statement":"select t.id, t.operation, t.key, t.moved_pya, t.before_pya, t.after_pya, t.is_void, t.callback_id, e.ref as \"entry?\", t.at\nfrom game_transaction t left join public_entry e on e.ref = t.reason || ':' || t.id\nwhere t.wager_id = :wager_id! order by t.id"} as never);

export interface CallbacksOfWagerParams {
  wager_id: number;
}

export interface CallbacksOfWagerResult {
  address: string;
  answer: string;
  at: Date;
  id: number;
  method: string;
  request: string;
}

export const callbacksOfWager = new PreparedQuery<CallbacksOfWagerParams, CallbacksOfWagerResult>({"usedParamSet":{"wager_id":true},"params":[{"name":"wager_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":154,"b":163}]}],"statement":"select c.id, c.method, c.address, c.request, c.answer, c.at from game_callback c\nwhere c.id in (select callback_id from game_transaction where wager_id = :wager_id!) order by c.id limit 100"} as never);

export interface RepairsOfWagerParams {
  wager_id: number;
}

export interface RepairsOfWagerResult {
  asked_by: string;
  at: Date;
  confirmed_by: string;
  id: number;
  repair_pya: number;
}

export const repairsOfWager = new PreparedQuery<RepairsOfWagerParams, RepairsOfWagerResult>({"usedParamSet":{"wager_id":true},"params":[{"name":"wager_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":290,"b":299}]}],"statement":"select d.id, d.repair_pya as \"repair_pya!\", a.username as asked_by, b.username as confirmed_by, e.decided_at as \"at!\"\nfrom wager_difference d join public_deed e on e.id = d.deed_id join public_operator a on a.id = e.asked_by join public_operator b on b.id = e.decided_by\nwhere d.wager_id = :wager_id! order by d.id"} as never);

