/** Types and statements of src/games/books/reports.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { WagerStatus } from '#queries/unions.ts';

export interface HistoryOfParams {
  from_at: Date;
  player_id: number;
  row_count: number;
  skipped: number;
  until_at: Date;
}

export interface HistoryOfResult {
  bet_pya: number;
  bet_total_pya: number;
  commission_pya: number;
  name: string;
  payout_pya: number;
  payout_total_pya: number;
  product: string;
  total_count: number;
  valid_pya: number;
}

export const historyOf = new PreparedQuery<HistoryOfParams, HistoryOfResult>({"usedParamSet":{"player_id":true,"from_at":true,"until_at":true,"row_count":true,"skipped":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":193,"b":203}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":225,"b":233}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":254,"b":263}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":763,"b":773}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":782,"b":790}]}],"statement":"with played as (\n  select w.product, sum(w.bet_pya) as bet, sum(w.payout_pya) as payout, sum(w.valid_bet_pya) as valid, sum(w.commission_pya) as commission\n  from wager w\n  where w.player_id = :player_id! and w.created_at >= :from_at! and w.created_at < :until_at! and w.status <> 'void'\n  group by w.product\n)\nselect h.product, coalesce(p.name, h.product) as \"name!\", h.bet::bigint as \"bet_pya!\", h.payout::bigint as \"payout_pya!\",\n  h.valid::bigint as \"valid_pya!\", h.commission::bigint as \"commission_pya!\", count(*) over () as \"total_count!\",\n  (sum(h.bet) over ())::bigint as \"bet_total_pya!\", (sum(h.payout) over ())::bigint as \"payout_total_pya!\"\nfrom played h left join provider p on p.p_code = h.product\norder by coalesce(p.position, 0), h.product limit :row_count! offset :skipped!"} as never);

export interface WagersOfParams {
  after_id?: number | null | void;
  from_at: Date;
  p_code?: string | null | void;
  player_id: number;
  row_count: number;
  until_at: Date;
}

export interface WagersOfResult {
  after_pya: number;
  before_pya: number;
  bet_pya: number;
  commission_pya: number;
  created_at: Date;
  game: string;
  id: number;
  name: string;
  payout_pya: number;
  product: string;
  status: WagerStatus;
  valid_bet_pya: number;
  wager_code: string;
}

export const wagersOf = new PreparedQuery<WagersOfParams, WagersOfResult>({"usedParamSet":{"player_id":true,"from_at":true,"until_at":true,"p_code":true,"after_id":true,"row_count":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":430,"b":440},{"a":695,"b":705}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":462,"b":470}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":491,"b":500}]},{"name":"p_code","required":false,"transform":{"type":"scalar"},"locs":[{"a":509,"b":515},{"a":546,"b":552}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":562,"b":570},{"a":667,"b":675}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":753,"b":763}]}],"statement":"select w.id, w.product, coalesce(p.name, w.product) as \"name!\", w.wager_code, coalesce(g.name, w.game_code, '') as \"game!\",\n  w.bet_pya, w.payout_pya, w.valid_bet_pya, w.commission_pya, w.status, w.before_pya, w.after_pya, w.created_at\nfrom wager w left join provider p on p.p_code = w.product\nleft join lateral (select name from game g where g.provider_id = p.id and g.g_code = w.game_code limit 1) g on true\nwhere w.player_id = :player_id! and w.created_at >= :from_at! and w.created_at < :until_at!\n  and (:p_code::text is null or w.product = :p_code)\n  and (:after_id::bigint is null or (w.created_at, w.id) < (select b.created_at, b.id from wager b where b.id = :after_id and b.player_id = :player_id!))\norder by w.created_at desc, w.id desc limit :row_count!"} as never);

