/** Types and statements of src/transparency/receipt.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface OwnSlipParams {
  player_id: number;
  voucher: string;
}

export interface OwnSlipResult {
  accepted_at: string;
  code: string;
  day: string;
  digits: number;
  draw_id: number;
  id: number;
  log_key: Buffer | null;
  numbers: number[];
  odds_hundredths: number;
  origin: string | null;
  secret: Buffer;
  section: string;
  stakes_pya: number[];
  tot_odds_hundredths: number | null;
  total_pya: number;
  voucher: string;
}

export const ownSlip = new PreparedQuery<OwnSlipParams, OwnSlipResult>({"usedParamSet":{"voucher":true,"player_id":true},"params":[{"name":"voucher","required":true,"transform":{"type":"scalar"},"locs":[{"a":932,"b":940},{"a":959,"b":967}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":987,"b":997}]}],"statement":"select s.id as \"id!\", s.voucher as \"voucher!\", s.draw_id as \"draw_id!\", s.numbers as \"numbers!\", s.stakes_pya as \"stakes_pya!\", s.total_pya as \"total_pya!\",\n  s.odds_hundredths as \"odds_hundredths!\", s.tot_odds_hundredths as \"tot_odds_hundredths?\", log_time(s.accepted_at) as \"accepted_at!\",\n  l.code as \"code!\", l.digits as \"digits!\",\n  coalesce((select r.told->>'day' from public_draw_record r where r.draw_id = s.draw_id and r.kind = 'terms' and r.at <= s.accepted_at order by r.id desc limit 1),\n    (select r.told->>'day' from public_draw_record r where r.draw_id = s.draw_id and r.kind = 'terms' order by r.id limit 1), d.day::text) as \"day!\", to_char(d.section, 'HH24:MI') as \"section!\", t.secret as \"secret!\", h.origin as \"origin?\", h.public_key as \"log_key?\"\nfrom public_slip s join public_draw d on d.id = s.draw_id join public_lottery l on l.id = d.lottery_id, public_slip_salt t, log_head h\nwhere s.id = slip_of_voucher(:voucher!) and s.voucher = :voucher! and s.player_id = :player_id!"} as never);

export interface PlaceInBookParams {
  draw_id: number;
  slip_id: number;
}

export interface PlaceInBookResult {
  index: number;
  size: number;
}

export const placeInBook = new PreparedQuery<PlaceInBookParams, PlaceInBookResult>({"usedParamSet":{"slip_id":true,"draw_id":true},"params":[{"name":"slip_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":51,"b":59},{"a":227,"b":235},{"a":260,"b":268},{"a":282,"b":290}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":203,"b":211}]}],"statement":"select b.block * 1000 + array_position(b.slip_ids, :slip_id!::bigint) - 1 as \"index!\", e.slip_count as \"size!\"\nfrom public_draw_seal e join public_seal_block b on b.draw_id = e.draw_id\nwhere e.draw_id = :draw_id! and b.after < :slip_id!::bigint and b.up_to >= :slip_id!::bigint and :slip_id!::bigint = any (b.slip_ids)"} as never);

export interface BookTileParams {
  draw_id: number;
  level: number;
  tile: number;
}

export interface BookTileResult {
  hashes: Buffer;
}

export const bookTile = new PreparedQuery<BookTileParams, BookTileResult>({"usedParamSet":{"draw_id":true,"level":true,"tile":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":52,"b":60}]},{"name":"level","required":true,"transform":{"type":"scalar"},"locs":[{"a":74,"b":80}]},{"name":"tile","required":true,"transform":{"type":"scalar"},"locs":[{"a":93,"b":98}]}],"statement":"select hashes from public_seal_tile where draw_id = :draw_id! and level = :level! and tile = :tile!"} as never);

export interface LeavesOfDrawParams {
  draw_id: number;
  size: number;
}

export interface LeavesOfDrawResult {
  entry: string;
  n: number;
}

export const leavesOfDraw = new PreparedQuery<LeavesOfDrawParams, LeavesOfDrawResult>({"usedParamSet":{"draw_id":true,"size":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":46,"b":54}]},{"name":"size","required":true,"transform":{"type":"scalar"},"locs":[{"a":64,"b":69}]}],"statement":"select n, entry from log_leaf where draw_id = :draw_id! and n < :size! order by n"} as never);

export interface PlaceInPayoutsParams {
  draw_id: number;
  round: number;
  slip_id: number;
}

export interface PlaceInPayoutsResult {
  amount_pya: number;
  index: number;
  size: number;
}

export const placeInPayouts = new PreparedQuery<PlaceInPayoutsParams, PlaceInPayoutsResult>({"usedParamSet":{"slip_id":true,"draw_id":true,"round":true},"params":[{"name":"slip_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":208,"b":216},{"a":430,"b":438},{"a":627,"b":635},{"a":677,"b":685}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":566,"b":574}]},{"name":"round","required":true,"transform":{"type":"scalar"},"locs":[{"a":588,"b":594}]}],"statement":"select (select coalesce(sum(o.due_count), 0) from public_payout_due o\n    where o.draw_id = d.draw_id and o.round = d.round and o.due_count > 0 and o.up_to < d.up_to)::bigint\n    + array_position(d.slip_ids, :slip_id!::bigint) - 1 as \"index!\",\n  (select sum(o.due_count) from public_payout_due o where o.draw_id = d.draw_id and o.round = d.round and o.due_count > 0)::bigint as \"size!\",\n  d.amounts_pya[array_position(d.slip_ids, :slip_id!::bigint)] as \"amount_pya!\"\nfrom (select draw_id, round, up_to, slip_ids, amounts_pya from public_payout_due\n  where draw_id = :draw_id! and round = :round! and due_count > 0 and up_to >= :slip_id!::bigint order by up_to limit 1) d\nwhere :slip_id!::bigint = any (d.slip_ids)"} as never);

export interface PayoutTileParams {
  draw_id: number;
  level: number;
  round: number;
  tile: number;
}

export interface PayoutTileResult {
  hashes: Buffer;
}

export const payoutTile = new PreparedQuery<PayoutTileParams, PayoutTileResult>({"usedParamSet":{"draw_id":true,"round":true,"level":true,"tile":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":47,"b":55}]},{"name":"round","required":true,"transform":{"type":"scalar"},"locs":[{"a":69,"b":75}]},{"name":"level","required":true,"transform":{"type":"scalar"},"locs":[{"a":89,"b":95}]},{"name":"tile","required":true,"transform":{"type":"scalar"},"locs":[{"a":108,"b":113}]}],"statement":"select hashes from payout_tile where draw_id = :draw_id! and round = :round! and level = :level! and tile = :tile!"} as never);

export type HeadToProveParams = void;

export interface HeadToProveResult {
  note: string;
  size: number;
}

export const headToProve = new PreparedQuery<HeadToProveParams, HeadToProveResult>({"usedParamSet":{},"params":[],"statement":"select c.size, c.note || coalesce((select string_agg(x.line || chr(10), '' order by x.witness) from log_cosignature x where x.size = c.size), '') as \"note!\"\nfrom log_checkpoint c order by c.size desc limit 1"} as never);

export interface HeadForDrawParams {
  draw_id: number;
}

export interface HeadForDrawResult {
  note: string;
  size: number;
}

export const headForDraw = new PreparedQuery<HeadForDrawParams, HeadForDrawResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":426,"b":434}]}],"statement":"select c.size, c.note || coalesce((select string_agg(x.line || chr(10), '' order by x.witness) from log_cosignature x where x.size = c.size), '') as \"note!\"\nfrom (select (select max(w.size) from log_witnessed w, log_head b where w.size > b.begun_size) as seen, (select max(size) from log_checkpoint) as newest) h\njoin log_checkpoint c on c.size = case\n  when h.seen is null or exists (select from log_leaf l where l.draw_id = :draw_id! and l.n >= h.seen and l.n < h.newest) then h.newest else h.seen end"} as never);

export type NameOfLogParams = void;

export interface NameOfLogResult {
  origin: string | null;
  public_key: Buffer | null;
}

export const nameOfLog = new PreparedQuery<NameOfLogParams, NameOfLogResult>({"usedParamSet":{},"params":[],"statement":"select origin, public_key from log_head"} as never);

export interface EntriesOfTileParams {
  from_n: number;
  to_n: number;
}

export interface EntriesOfTileResult {
  entry: string;
}

export const entriesOfTile = new PreparedQuery<EntriesOfTileParams, EntriesOfTileResult>({"usedParamSet":{"from_n":true,"to_n":true},"params":[{"name":"from_n","required":true,"transform":{"type":"scalar"},"locs":[{"a":38,"b":45}]},{"name":"to_n","required":true,"transform":{"type":"scalar"},"locs":[{"a":55,"b":60}]}],"statement":"select entry from log_leaf where n >= :from_n! and n < :to_n! order by n"} as never);

export interface DrawsOfDayParams {
  day: string;
}

export interface DrawsOfDayResult {
  draw: string;
  lottery: string;
  section: string;
}

export const drawsOfDay = new PreparedQuery<DrawsOfDayParams, DrawsOfDayResult>({"usedParamSet":{"day":true},"params":[{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":174,"b":178}]}],"statement":"select d.id::text as \"draw!\", l.code as \"lottery!\", to_char(d.section, 'HH24:MI') as \"section!\"\nfrom public_draw d join public_lottery l on l.id = d.lottery_id\nwhere d.day = :day!::date and exists (select from log_leaf x where x.draw_id = d.id and x.n < (select max(size) from log_checkpoint))\norder by d.draws_at, l.code"} as never);

