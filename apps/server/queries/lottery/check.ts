/** Types and statements of src/lottery/check.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface CheckedSoFarParams {
  draw_id: number;
  round: number;
}

export interface CheckedSoFarResult {
  after: number;
  next_block: number;
}

export const checkedSoFar = new PreparedQuery<CheckedSoFarParams, CheckedSoFarResult>({"usedParamSet":{"draw_id":true,"round":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":138,"b":146}]},{"name":"round","required":true,"transform":{"type":"scalar"},"locs":[{"a":160,"b":166}]}],"statement":"select coalesce(max(block) + 1, 0)::integer as \"next_block!\", coalesce(max(up_to), 0)::bigint as \"after!\" from payout_due where draw_id = :draw_id! and round = :round!"} as never);

export interface SealedBlocksParams {
  block_count: number;
  draw_id: number;
  from_block: number;
}

export interface SealedBlocksResult {
  after: number;
  block: number;
  lines: string | null;
  sha256: string;
  up_to: number;
}

export const sealedBlocks = new PreparedQuery<SealedBlocksParams, SealedBlocksResult>({"usedParamSet":{"draw_id":true,"from_block":true,"block_count":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":257,"b":265}]},{"name":"from_block","required":true,"transform":{"type":"scalar"},"locs":[{"a":282,"b":293},{"a":309,"b":320}]},{"name":"block_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":324,"b":336}]}],"statement":"select b.block, b.after, b.up_to, encode(b.sha256, 'hex') as \"sha256!\", (\n  select string_agg(slip_line(s), E'\\n' order by s.id) from slip s\n  where s.draw_id = b.draw_id and s.id > b.after and s.id <= b.up_to\n) as lines\nfrom seal_block b where b.draw_id = :draw_id! and b.block >= :from_block! and b.block < :from_block! + :block_count!::integer order by b.block"} as never);

export interface LinesOfBlockParams {
  after: number;
  draw_id: number;
  up_to: number;
}

export interface LinesOfBlockResult {
  id: number;
  line: string;
  voucher: string;
}

export const linesOfBlock = new PreparedQuery<LinesOfBlockParams, LinesOfBlockResult>({"usedParamSet":{"draw_id":true,"after":true,"up_to":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":78,"b":86}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":99,"b":105}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":119,"b":125}]}],"statement":"select s.id, s.voucher, slip_line(s) as \"line!\" from slip s\nwhere s.draw_id = :draw_id! and s.id > :after! and s.id <= :up_to! order by s.id"} as never);

export interface BlockAsSealedParams {
  block: number;
  draw_id: number;
}

export interface BlockAsSealedResult {
  slip_hashes: string;
  slip_ids: number[];
}

export const blockAsSealed = new PreparedQuery<BlockAsSealedParams, BlockAsSealedResult>({"usedParamSet":{"draw_id":true,"block":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":94,"b":102}]},{"name":"block","required":true,"transform":{"type":"scalar"},"locs":[{"a":116,"b":122}]}],"statement":"select slip_ids, encode(slip_hashes, 'hex') as \"slip_hashes!\" from seal_block where draw_id = :draw_id! and block = :block!"} as never);

export interface WriteDuesParams {
  amounts_pya: string[];
  blocks: number[];
  draw_id: number;
  player_ids: string[];
  round: number;
  slip_ids: string[];
  stakes_pya: string[];
  up_to: number[];
}

export type WriteDuesResult = void;

export const writeDues = new PreparedQuery<WriteDuesParams, WriteDuesResult>({"usedParamSet":{"draw_id":true,"round":true,"blocks":true,"up_to":true,"slip_ids":true,"player_ids":true,"amounts_pya":true,"stakes_pya":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":119,"b":127}]},{"name":"round","required":true,"transform":{"type":"scalar"},"locs":[{"a":130,"b":136}]},{"name":"blocks","required":true,"transform":{"type":"scalar"},"locs":[{"a":300,"b":307}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":321,"b":327}]},{"name":"slip_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":340,"b":349}]},{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":360,"b":371}]},{"name":"amounts_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":382,"b":394}]},{"name":"stakes_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":405,"b":416}]}],"statement":"insert into payout_due (draw_id, round, block, up_to, due_count, slip_ids, player_ids, amounts_pya, stakes_pya)\nselect :draw_id!, :round!, x.block, x.up_to, cardinality(x.slip_ids::bigint[]), x.slip_ids::bigint[], x.player_ids::bigint[], x.amounts_pya::bigint[],\n  x.stakes_pya::bigint[]\nfrom unnest(:blocks!::integer[], :up_to!::bigint[], :slip_ids!::text[], :player_ids!::text[], :amounts_pya!::text[], :stakes_pya!::text[])\n  as x(block, up_to, slip_ids, player_ids, amounts_pya, stakes_pya)"} as never);

export interface WholeSealParams {
  draw_id: number;
}

export interface WholeSealResult {
  added_slip: number | null;
  is_whole: boolean;
  number: number | null;
}

export const wholeSeal = new PreparedQuery<WholeSealParams, WholeSealResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":669,"b":677}]}],"statement":"select (\n    select encode(sha256(coalesce(string_agg(b.sha256, ''::bytea order by b.block), ''::bytea)), 'hex') = encode(e.sha256, 'hex')\n      and coalesce(sum(cardinality(b.slip_ids)), 0) = e.slip_count\n    from seal_block b where b.draw_id = e.draw_id\n  ) as \"is_whole!\",\n  (select s.id from slip s where s.draw_id = e.draw_id\n     and s.id > coalesce((select max(b.up_to) from seal_block b where b.draw_id = e.draw_id), 0) order by s.id limit 1) as \"added_slip?\",\n  (select n.number from draw_number n where n.draw_id = e.draw_id and n.taken_pya <> coalesce(e.stakes_pya[n.number + 1], 0) order by n.number limit 1) as \"number?\"\nfrom draw_seal e where e.draw_id = :draw_id!"} as never);

export interface MarkCheckedParams {
  draw_id: number;
}

export type MarkCheckedResult = void;

export const markChecked = new PreparedQuery<MarkCheckedParams, MarkCheckedResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":54,"b":62}]}],"statement":"update draw set checked_at = product_now() where id = :draw_id!"} as never);

export interface StopDrawParams {
  draw_id: number;
  reason: string;
}

export type StopDrawResult = void;

export const stopDraw = new PreparedQuery<StopDrawParams, StopDrawResult>({"usedParamSet":{"reason":true,"draw_id":true},"params":[{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":65}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":78,"b":86}]}],"statement":"update draw set stopped_at = product_now(), stop_reason = :reason! where id = :draw_id!"} as never);

export interface VoucherOfParams {
  slip_id: number;
}

export interface VoucherOfResult {
  voucher: string;
}

export const voucherOf = new PreparedQuery<VoucherOfParams, VoucherOfResult>({"usedParamSet":{"slip_id":true},"params":[{"name":"slip_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":36,"b":44}]}],"statement":"select voucher from slip where id = :slip_id!"} as never);

