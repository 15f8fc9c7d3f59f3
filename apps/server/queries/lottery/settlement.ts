/** Types and statements of src/lottery/settlement.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { PayoutKind } from '#queries/unions.ts';

export interface LockDrawToPayParams {
  draw_id: number;
}

export interface LockDrawToPayResult {
  code: string;
  day: string;
  digits: number;
  has_tot: boolean;
  id: number;
  is_checked: boolean;
  is_done: boolean;
  is_reversing: boolean;
  is_sealed: boolean;
  is_stopped: boolean;
  is_voided: boolean;
  paid_to: number;
  result: number | null;
  round: number;
  section: string;
  set: string | null;
  value: string | null;
}

export const lockDrawToPay = new PreparedQuery<LockDrawToPayParams, LockDrawToPayResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":582,"b":590}]}],"statement":"select d.id, l.code, l.digits, d.day, d.section, d.result, d.tot_odds_hundredths is not null as \"has_tot!\", d.voided_at is not null as \"is_voided!\", d.paid_to,\n  d.round, d.sealed_at is not null as \"is_sealed!\", d.checked_at is not null as \"is_checked!\", d.stopped_at is not null as \"is_stopped!\",\n  d.reversing_at is not null as \"is_reversing!\", d.settled_at is not null or d.refunded_at is not null as \"is_done!\",\n  r.source_set as \"set?\", r.source_value as \"value?\"\nfrom draw d join lottery l on l.id = d.lottery_id left join result_proposal r on r.id = d.result_id where d.id = :draw_id! for no key update of d"} as never);

export interface WinsOfChunkParams {
  after: number;
  draw_id: number;
  hit: number;
  up_to: number;
  winning: number[];
}

export interface WinsOfChunkResult {
  amount_pya: number;
  player_id: number;
  slip_id: number;
  stake_pya: number;
}

export const winsOfChunk = new PreparedQuery<WinsOfChunkParams, WinsOfChunkResult>({"usedParamSet":{"hit":true,"winning":true,"draw_id":true,"after":true,"up_to":true},"params":[{"name":"hit","required":true,"transform":{"type":"scalar"},"locs":[{"a":229,"b":233},{"a":512,"b":516}]},{"name":"winning","required":true,"transform":{"type":"scalar"},"locs":[{"a":411,"b":419},{"a":591,"b":599}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":456,"b":464}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":477,"b":483}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":497,"b":503}]}],"statement":"select s.id as slip_id, s.player_id, w.stake_pya as \"stake_pya!\", w.amount_pya as \"amount_pya!\"\nfrom slip s\ncross join lateral (\n  select sum(line.stake_pya)::bigint as stake_pya,\n    sum(line.stake_pya * case when line.number = :hit! then s.odds_hundredths else s.tot_odds_hundredths end / 100)::bigint as amount_pya\n  from unnest(s.numbers, s.stakes_pya) as line(number, stake_pya)\n  where line.number = any (:winning!::smallint[])\n) w\nwhere s.draw_id = :draw_id! and s.id > :after! and s.id <= :up_to!\n  and (:hit! = any (s.numbers) or (s.tot_odds_hundredths is not null and s.numbers && :winning!::smallint[]))\norder by s.id"} as never);

export interface RefundsOfChunkParams {
  after: number;
  draw_id: number;
  up_to: number;
}

export interface RefundsOfChunkResult {
  amount_pya: number;
  player_id: number;
  slip_id: number;
  stake_pya: number;
}

export const refundsOfChunk = new PreparedQuery<RefundsOfChunkParams, RefundsOfChunkResult>({"usedParamSet":{"draw_id":true,"after":true,"up_to":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":119,"b":127}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":140,"b":146}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":160,"b":166}]}],"statement":"select s.id as slip_id, s.player_id, s.total_pya as stake_pya, s.total_pya as amount_pya\nfrom slip s where s.draw_id = :draw_id! and s.id > :after! and s.id <= :up_to! order by s.id"} as never);

export interface ChunkToPayParams {
  after: number;
  draw_id: number;
  most: number;
  round: number;
}

export interface ChunkToPayResult {
  due_count: number | null;
  up_to: number | null;
}

export const chunkToPay = new PreparedQuery<ChunkToPayParams, ChunkToPayResult>({"usedParamSet":{"draw_id":true,"round":true,"after":true,"most":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":255,"b":263}]},{"name":"round","required":true,"transform":{"type":"scalar"},"locs":[{"a":277,"b":283}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":297,"b":303}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":373,"b":378}]}],"statement":"select max(b.up_to) as up_to, sum(b.due_count)::integer as due_count\nfrom (\n  select up_to, due_count, sum(due_count) over (order by up_to) as so_far, row_number() over (order by up_to) as n\n  from (select up_to, due_count from payout_due where draw_id = :draw_id! and round = :round! and up_to > :after! and due_count > 0 order by up_to limit 100) d\n) b where b.so_far <= :most! or b.n = 1"} as never);

export interface DueOfChunkParams {
  after: number;
  draw_id: number;
  round: number;
  up_to: number;
}

export interface DueOfChunkResult {
  amount_pya: number;
  main_purse: number;
  player_id: number;
  slip_id: number;
  stake_pya: number;
  total_pya: number;
  voucher: string;
}

export const dueOfChunk = new PreparedQuery<DueOfChunkParams, DueOfChunkResult>({"usedParamSet":{"draw_id":true,"round":true,"after":true,"up_to":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":432,"b":440}]},{"name":"round","required":true,"transform":{"type":"scalar"},"locs":[{"a":456,"b":462}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":478,"b":484}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":501,"b":507}]}],"statement":"select x.slip_id as \"slip_id!\", s.voucher, s.total_pya, x.player_id as \"player_id!\", p.id as main_purse, x.amount_pya as \"amount_pya!\",\n  x.stake_pya as \"stake_pya!\"\nfrom payout_due d\ncross join lateral unnest(d.slip_ids, d.player_ids, d.amounts_pya, d.stakes_pya) as x(slip_id, player_id, amount_pya, stake_pya)\njoin slip s on s.id = x.slip_id\njoin public_purse p on p.player_id = x.player_id and p.kind = 'main'\nwhere d.draw_id = :draw_id! and d.round = :round! and d.up_to > :after! and d.up_to <= :up_to! and d.due_count > 0\norder by x.slip_id"} as never);

export interface WritePayoutsParams {
  amounts_pya: number[];
  draw_id: number;
  kind: PayoutKind;
  player_ids: number[];
  round: number;
  slip_ids: number[];
  stakes_pya: number[];
}

export type WritePayoutsResult = void;

export const writePayouts = new PreparedQuery<WritePayoutsParams, WritePayoutsResult>({"usedParamSet":{"draw_id":true,"kind":true,"round":true,"slip_ids":true,"player_ids":true,"amounts_pya":true,"stakes_pya":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":107,"b":115}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":131,"b":136}]},{"name":"round","required":true,"transform":{"type":"scalar"},"locs":[{"a":139,"b":145}]},{"name":"slip_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":192,"b":201}]},{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":214,"b":225}]},{"name":"amounts_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":238,"b":250}]},{"name":"stakes_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":263,"b":274}]}],"statement":"insert into payout (slip_id, draw_id, player_id, kind, round, amount_pya, stake_pya, at)\nselect x.slip_id, :draw_id!, x.player_id, :kind!, :round!, x.amount_pya, x.stake_pya, c.at\nfrom unnest(:slip_ids!::bigint[], :player_ids!::bigint[], :amounts_pya!::bigint[], :stakes_pya!::bigint[])\n  as x(slip_id, player_id, amount_pya, stake_pya), (select product_now() as at) c"} as never);

export interface MarkPaidToParams {
  draw_id: number;
  paid_to: number;
}

export type MarkPaidToResult = void;

export const markPaidTo = new PreparedQuery<MarkPaidToParams, MarkPaidToResult>({"usedParamSet":{"paid_to":true,"draw_id":true},"params":[{"name":"paid_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":26,"b":34}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":47,"b":55}]}],"statement":"update draw set paid_to = :paid_to! where id = :draw_id!"} as never);

export interface MarkDoneParams {
  draw_id: number;
}

export type MarkDoneResult = void;

export const markDone = new PreparedQuery<MarkDoneParams, MarkDoneResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":161,"b":169}]}],"statement":"update draw set settled_at = case when voided_at is null then product_now() end, refunded_at = case when voided_at is not null then product_now() end\nwhere id = :draw_id!"} as never);

export type UnpaidDrawsParams = void;

export interface UnpaidDrawsResult {
  id: number;
}

export const unpaidDraws = new PreparedQuery<UnpaidDrawsParams, UnpaidDrawsResult>({"usedParamSet":{},"params":[],"statement":"select id from draw where settled_at is null and refunded_at is null and stopped_at is null\n  and (result is not null or voided_at is not null or reversing_at is not null) order by id limit 20"} as never);

