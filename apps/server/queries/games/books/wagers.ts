/** Types and statements of src/games/books/wagers.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { WagerKind, WagerStatus } from '#queries/unions.ts';

export interface ConsoleWagersParams {
  after_id?: number | null | void;
  from_at?: Date | null | void;
  p_code?: string | null | void;
  row_count: number;
  search?: string | null | void;
  skipped: number;
  sort?: string | null | void;
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
  total_count: number;
  valid_bet_pya: number;
  wager_code: string;
}

export const consoleWagers = new PreparedQuery<ConsoleWagersParams, ConsoleWagersResult>({"usedParamSet":{"wager_id":true,"after_id":true,"search":true,"p_code":true,"status":true,"from_at":true,"until_at":true,"sort":true,"row_count":true,"skipped":true},"params":[{"name":"wager_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":85,"b":93},{"a":121,"b":129}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":137,"b":145},{"a":173,"b":181}]},{"name":"search","required":false,"transform":{"type":"scalar"},"locs":[{"a":195,"b":201},{"a":235,"b":241},{"a":314,"b":320},{"a":337,"b":343},{"a":441,"b":447}]},{"name":"p_code","required":false,"transform":{"type":"scalar"},"locs":[{"a":463,"b":469},{"a":500,"b":506}]},{"name":"status","required":false,"transform":{"type":"scalar"},"locs":[{"a":514,"b":520},{"a":558,"b":564}]},{"name":"from_at","required":false,"transform":{"type":"scalar"},"locs":[{"a":578,"b":585},{"a":627,"b":634}]},{"name":"until_at","required":false,"transform":{"type":"scalar"},"locs":[{"a":642,"b":650},{"a":691,"b":699}]},{"name":"sort","required":false,"transform":{"type":"scalar"},"locs":[{"a":799,"b":803},{"a":966,"b":970},{"a":1188,"b":1192}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1832,"b":1842}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1851,"b":1859}]}],"statement":"with found as materialized (\n  select array(\n    select w.id from wager w\n    where (:wager_id::bigint is null or w.id = :wager_id) and (:after_id::bigint is null or w.id < :after_id)\n      and (:search::text is null or w.wager_code = :search or w.player_id = any (array(select id from public_player where phone = :search or user_code = :search))\n        or w.id = any (array(select t.wager_id from game_transaction t where t.key = 'id:' || :search)))\n      and (:p_code::text is null or w.product = :p_code) and (:status::wager_status is null or w.status = :status)\n      and (:from_at::timestamptz is null or w.created_at >= :from_at) and (:until_at::timestamptz is null or w.created_at < :until_at)\n    order by w.id desc\n    limit 10000\n  ) as ids\n), sorted as materialized (\n  select case when :sort::text is null then found.ids else array(\n    select x.id from unnest(found.ids) with ordinality x(id, place) join wager w on w.id = x.id\n    order by case ltrim(:sort, '-') when 'created_at' then extract(epoch from w.created_at) when 'bet' then w.bet_pya when 'payout' then w.payout_pya when 'moved' then w.paid_pya + w.returned_pya - w.staked_pya - w.taken_back_pya end * case when :sort like '-%' then -1 else 1 end nulls last, x.place\n  ) end as ids from found\n)\nselect w.id, w.player_id, p.name as player_name, p.phone as player_phone, coalesce(v.name, w.product) as \"provider_name!\", w.product as p_code,\n  w.wager_code, coalesce(g.name, w.game_code, '') as \"game!\", w.kind, w.status, w.is_flagged, w.bet_pya, w.valid_bet_pya, w.payout_pya,\n  w.paid_pya + w.returned_pya - w.staked_pya - w.taken_back_pya as \"moved_pya!\", w.created_at, w.settled_at, cardinality(found.ids) as \"total_count!\"\nfrom sorted found cross join lateral (\n  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!\n) shown\njoin wager w on w.id = shown.id\njoin public_player p on p.id = w.player_id left join provider v on v.p_code = w.product\nleft join lateral (select name from game g where g.provider_id = v.id and g.g_code = w.game_code limit 1) g on true\norder by shown.place"} as never);

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

