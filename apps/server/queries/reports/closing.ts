/** Types and statements of src/reports/closing.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type ClosingStateParams = void;

export interface ClosingStateResult {
  closed_day: string;
  closed_to: number;
  day: string | null;
  due: string | null;
  is_ready: boolean;
  last_entry: number | null;
  newest_entry: number;
  newest_for: string | null;
}

export const closingState = new PreparedQuery<ClosingStateParams, ClosingStateResult>({"usedParamSet":{},"params":[],"statement":"select p.newest_for, p.day, p.last_entry, coalesce(c.last_entry, 0) as \"closed_to!\", c.day as closed_day,\n  coalesce(pg_snapshot_xmin(pg_current_snapshot()) >= p.newest_xid, false) and b.read_to >= coalesce(p.newest, 0) as \"is_ready!\",\n  (select case when c.day is null then max(yangon_day(h.hour)) else min(yangon_day(h.hour)) end from booked_hour h\n    where h.hour >= coalesce(yangon_instant(c.day + 1, '00:00'), '-infinity') and h.hour < yangon_instant(yangon_day(product_now() - interval '1 minute'), '00:00')\n      and h.last_entry > coalesce(c.last_entry, 0)) as due,\n  coalesce((select max(id) from public_entry), 0) as \"newest_entry!\"\nfrom closing_place p cross join booked_place b left join (select day, last_entry from closing order by day desc limit 1) c on true"} as never);

export interface MarkNewestParams {
  day: string;
  newest: number;
}

export type MarkNewestResult = void;

export const markNewest = new PreparedQuery<MarkNewestParams, MarkNewestResult>({"usedParamSet":{"newest":true,"day":true},"params":[{"name":"newest","required":true,"transform":{"type":"scalar"},"locs":[{"a":34,"b":41}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":61},{"a":148,"b":152}]}],"statement":"update closing_place set newest = :newest!, newest_for = :day!, newest_xid = pg_current_xact_id()\nwhere day is null and newest_for is distinct from :day!"} as never);

export interface BeginClosingParams {
  day: string;
}

export type BeginClosingResult = void;

export const beginClosing = new PreparedQuery<BeginClosingParams, BeginClosingResult>({"usedParamSet":{"day":true},"params":[{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":31,"b":35},{"a":181,"b":185},{"a":243,"b":247}]}],"statement":"update closing_place set day = :day!, newest = null, newest_xid = null, newest_for = null,\n  last_entry = (select max(h.last_entry) from booked_hour h where h.hour < yangon_instant(:day!::date + 1, '00:00'))\nwhere day is null and newest_for = :day!"} as never);

export interface HoldWorkParams {
  day: string;
  worker: string;
}

export interface HoldWorkResult {
  day: string | null;
}

export const holdWork = new PreparedQuery<HoldWorkParams, HoldWorkResult>({"usedParamSet":{"worker":true,"day":true},"params":[{"name":"worker","required":true,"transform":{"type":"scalar"},"locs":[{"a":34,"b":41},{"a":132,"b":139}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":112,"b":116}]}],"statement":"update closing_place set worker = :worker!, works_until = clock_timestamp() + interval '20 seconds'\nwhere day = :day! and (worker = :worker! or works_until < clock_timestamp()) returning day"} as never);

export interface EntriesToCloseParams {
  after: number;
  up_to: number;
}

export interface EntriesToCloseResult {
  amount: number;
  at: string;
  from_after: number | null;
  from_id: number;
  from_kind: string;
  from_name: string;
  id: number;
  is_from_player: boolean;
  is_to_player: boolean;
  operator_id: number | null;
  reason: string;
  ref: string;
  to_after: number | null;
  to_id: number;
  to_kind: string;
  to_name: string;
}

export const entriesToClose = new PreparedQuery<EntriesToCloseParams, EntriesToCloseResult>({"usedParamSet":{"after":true,"up_to":true},"params":[{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":588,"b":594}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":608,"b":614}]}],"statement":"select e.id as \"id!\", e.ref as \"ref!\", e.reason as \"reason!\", e.operator_id as operator_id, log_time(e.at) as \"at!\", m.amount as \"amount!\",\n  f.player_id is not null as \"is_from_player!\", f.kind as \"from_kind!\", f.name as \"from_name!\", f.id as \"from_id!\", m.from_balance_after as from_after,\n  t.player_id is not null as \"is_to_player!\", t.kind as \"to_kind!\", t.name as \"to_name!\", t.id as \"to_id!\", m.to_balance_after as to_after\nfrom public_entry e\njoin public_move m on m.entry_id = e.id\njoin public_purse f on f.id = m.from_purse\njoin public_purse t on t.id = m.to_purse\nwhere e.id > :after! and e.id <= :up_to!\norder by e.id, m.line"} as never);

export interface PursesToCloseParams {
  after: number;
  last_entry: number;
  row_count: number;
}

export interface PursesToCloseResult {
  balance_pya: number;
  id: number;
  kind: string;
  player: string;
}

export const pursesToClose = new PreparedQuery<PursesToCloseParams, PursesToCloseResult>({"usedParamSet":{"after":true,"row_count":true,"last_entry":true},"params":[{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":103,"b":109}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":178,"b":188}]},{"name":"last_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":582,"b":593},{"a":809,"b":820}]}],"statement":"with looked_at as materialized (\n  select p.id, p.player_id, p.kind from public_purse p\n  where p.id > :after! and p.player_id is not null and p.unit = 'pya' order by p.id limit :row_count!\n)\nselect s.id as \"id!\", s.kind as \"kind!\", pl.user_code as \"player!\", coalesce(held.balance, 0) as \"balance_pya!\"\nfrom looked_at s\njoin public_player pl on pl.id = s.player_id\nleft join lateral (\n  select x.balance from (\n    (select m.entry_id, m.line, m.from_balance_after as balance from public_move m\n      where m.from_purse = s.id and m.from_balance_after is not null and m.entry_id <= :last_entry! order by m.entry_id desc, m.line desc limit 1)\n    union all\n    (select m.entry_id, m.line, m.to_balance_after from public_move m\n      where m.to_purse = s.id and m.to_balance_after is not null and m.entry_id <= :last_entry! order by m.entry_id desc, m.line desc limit 1)\n  ) x order by x.entry_id desc, x.line desc limit 1\n) held on true\norder by s.id"} as never);

export type LastClosingParams = void;

export interface LastClosingResult {
  below_zero_pya: number;
  game_pya: number;
  hold_pya: number;
  last_entry: number;
  main_pya: number;
  promotion_pya: number;
  referral_pya: number;
}

export const lastClosing = new PreparedQuery<LastClosingParams, LastClosingResult>({"usedParamSet":{},"params":[],"statement":"select last_entry, main_pya, game_pya, hold_pya, promotion_pya, referral_pya, below_zero_pya from closing order by day desc limit 1"} as never);

export type LastAccountsParams = void;

export interface LastAccountsResult {
  amount_pya: number;
  method: string;
}

export const lastAccounts = new PreparedQuery<LastAccountsParams, LastAccountsResult>({"usedParamSet":{},"params":[],"statement":"select method, amount_pya from closing_account where day = (select max(day) from closing)"} as never);

export type SaltOfOwedParams = void;

export interface SaltOfOwedResult {
  secret: Buffer;
}

export const saltOfOwed = new PreparedQuery<SaltOfOwedParams, SaltOfOwedResult>({"usedParamSet":{},"params":[],"statement":"select secret from public_slip_salt"} as never);

export interface WriteClosingTilesParams {
  day: string;
  levels: number[];
  nodes: string[];
  tiles: number[];
}

export type WriteClosingTilesResult = void;

export const writeClosingTiles = new PreparedQuery<WriteClosingTilesParams, WriteClosingTilesResult>({"usedParamSet":{"day":true,"levels":true,"tiles":true,"nodes":true},"params":[{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":62}]},{"name":"levels","required":true,"transform":{"type":"scalar"},"locs":[{"a":117,"b":124}]},{"name":"tiles","required":true,"transform":{"type":"scalar"},"locs":[{"a":139,"b":145}]},{"name":"nodes","required":true,"transform":{"type":"scalar"},"locs":[{"a":159,"b":165}]}],"statement":"insert into closing_tile (day, level, tile, nodes)\nselect :day!, x.level, x.tile, decode(x.nodes, 'hex') from unnest(:levels!::smallint[], :tiles!::integer[], :nodes!::text[]) as x(level, tile, nodes)\non conflict do nothing"} as never);

export type LockClosingPlaceParams = void;

export interface LockClosingPlaceResult {
  day: string | null;
  worker: string | null;
}

export const lockClosingPlace = new PreparedQuery<LockClosingPlaceParams, LockClosingPlaceResult>({"usedParamSet":{},"params":[],"statement":"select day, worker from closing_place for update"} as never);

export interface WriteClosingParams {
  below_zero_pya: number;
  day: string;
  entry_count: number;
  entry_root: string;
  first_entry: number;
  funds_root: string;
  funds_size: number;
  game_pya: number;
  hold_pya: number;
  last_entry: number;
  main_pya: number;
  open_stakes_pya: number;
  promotion_pya: number;
  referral_pya: number;
}

export type WriteClosingResult = void;

export const writeClosing = new PreparedQuery<WriteClosingParams, WriteClosingResult>({"usedParamSet":{"day":true,"first_entry":true,"last_entry":true,"entry_count":true,"entry_root":true,"main_pya":true,"game_pya":true,"hold_pya":true,"promotion_pya":true,"referral_pya":true,"below_zero_pya":true,"open_stakes_pya":true,"funds_size":true,"funds_root":true},"params":[{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":202,"b":206}]},{"name":"first_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":209,"b":221}]},{"name":"last_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":224,"b":235}]},{"name":"entry_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":238,"b":250}]},{"name":"entry_root","required":true,"transform":{"type":"scalar"},"locs":[{"a":260,"b":271}]},{"name":"main_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":282,"b":291}]},{"name":"game_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":294,"b":303}]},{"name":"hold_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":306,"b":315}]},{"name":"promotion_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":318,"b":332}]},{"name":"referral_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":335,"b":348}]},{"name":"below_zero_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":351,"b":366}]},{"name":"open_stakes_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":371,"b":387}]},{"name":"funds_size","required":true,"transform":{"type":"scalar"},"locs":[{"a":390,"b":401}]},{"name":"funds_root","required":true,"transform":{"type":"scalar"},"locs":[{"a":411,"b":422}]}],"statement":"insert into closing (day, first_entry, last_entry, entry_count, entry_root, main_pya, game_pya, hold_pya, promotion_pya, referral_pya, below_zero_pya,\n  open_stakes_pya, funds_size, funds_root)\nvalues (:day!, :first_entry!, :last_entry!, :entry_count!, decode(:entry_root!, 'hex'), :main_pya!, :game_pya!, :hold_pya!, :promotion_pya!, :referral_pya!, :below_zero_pya!,\n  :open_stakes_pya!, :funds_size!, decode(:funds_root!, 'hex'))"} as never);

export interface WriteAccountsParams {
  amounts_pya: number[];
  day: string;
  methods: string[];
}

export type WriteAccountsResult = void;

export const writeAccounts = new PreparedQuery<WriteAccountsParams, WriteAccountsResult>({"usedParamSet":{"day":true,"methods":true,"amounts_pya":true},"params":[{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":65}]},{"name":"methods","required":true,"transform":{"type":"scalar"},"locs":[{"a":103,"b":111}]},{"name":"amounts_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":122,"b":134}]}],"statement":"insert into closing_account (day, method, amount_pya)\nselect :day!, x.method, x.amount_pya from unnest(:methods!::text[], :amounts_pya!::bigint[]) as x(method, amount_pya)"} as never);

export type EndClosingParams = void;

export type EndClosingResult = void;

export const endClosing = new PreparedQuery<EndClosingParams, EndClosingResult>({"usedParamSet":{},"params":[],"statement":"update closing_place set day = null, last_entry = null, worker = null, works_until = '-infinity'"} as never);

export interface ForgetTilesParams {
  row_count: number;
}

export interface ForgetTilesResult {
  tile: number;
}

export const forgetTiles = new PreparedQuery<ForgetTilesParams, ForgetTilesResult>({"usedParamSet":{"row_count":true},"params":[{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":150,"b":160}]}],"statement":"delete from closing_tile where ctid = any (array(\n  select t.ctid from closing_tile t join public_closing c on c.day = t.day and not c.is_shown limit :row_count!)) returning tile"} as never);

export type ClosingRootsParams = void;

export interface ClosingRootsResult {
  day: string;
  entry_root: string;
  first_entry: number;
  funds_root: string;
  is_shown: boolean;
  last_entry: number;
  purses_pya: number;
}

export const closingRoots = new PreparedQuery<ClosingRootsParams, ClosingRootsResult>({"usedParamSet":{},"params":[],"statement":"select day, first_entry, last_entry, encode(entry_root, 'hex') as \"entry_root!\", encode(funds_root, 'hex') as \"funds_root!\",\n  main_pya + game_pya + hold_pya + promotion_pya + referral_pya as \"purses_pya!\", is_shown as \"is_shown!\"\nfrom public_closing order by day"} as never);

export interface ClosingTilesParams {
  day: string;
  level: number;
}

export interface ClosingTilesResult {
  nodes: Buffer;
}

export const closingTiles = new PreparedQuery<ClosingTilesParams, ClosingTilesResult>({"usedParamSet":{"day":true,"level":true},"params":[{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":43,"b":47}]},{"name":"level","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":67}]}],"statement":"select nodes from closing_tile where day = :day! and level = :level! order by tile"} as never);

