/** Types and statements of src/lottery/seal.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type DrawsToSealParams = void;

export interface DrawsToSealResult {
  id: number;
}

export const drawsToSeal = new PreparedQuery<DrawsToSealParams, DrawsToSealResult>({"usedParamSet":{},"params":[],"statement":"select id as \"id!\" from draws_to_seal() order by closes_at limit 50"} as never);

export interface UnsealedAtParams {
  codes: string[];
  day: string;
  section: string;
}

export interface UnsealedAtResult {
  id: number;
}

export const unsealedAt = new PreparedQuery<UnsealedAtParams, UnsealedAtResult>({"usedParamSet":{"codes":true,"day":true,"section":true},"params":[{"name":"codes","required":true,"transform":{"type":"scalar"},"locs":[{"a":82,"b":88}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":103,"b":107}]},{"name":"section","required":true,"transform":{"type":"scalar"},"locs":[{"a":125,"b":133}]}],"statement":"select d.id from draw d join lottery l on l.id = d.lottery_id\nwhere l.code = any (:codes!) and d.day = :day! and d.section = :section! and d.sealed_at is null and (d.closes_at <= product_now() or d.voided_at is not null)\norder by d.id"} as never);

export interface QueueAloneParams {
  draw_id: number;
}

export interface QueueAloneResult {
  queued: string | null;
}

export const queueAlone = new PreparedQuery<QueueAloneParams, QueueAloneResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":29,"b":37}]}],"statement":"select queue_for_draws(array[:draw_id!]::bigint[], true)::text as \"queued?\""} as never);

export interface CloseDrawParams {
  draw_id: number;
}

export type CloseDrawResult = void;

export const closeDraw = new PreparedQuery<CloseDrawParams, CloseDrawResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":53,"b":61}]}],"statement":"update draw set closed_at = product_now()\nwhere id = :draw_id! and closed_at is null and (closes_at <= product_now() or voided_at is not null)"} as never);

export interface DrawToSealParams {
  draw_id: number;
}

export interface DrawToSealResult {
  code: string;
  day: string;
  digits: number;
  is_closed: boolean;
  is_sealed: boolean;
  section: string;
}

export const drawToSeal = new PreparedQuery<DrawToSealParams, DrawToSealResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":221,"b":229}]}],"statement":"select l.digits, l.code, d.day, to_char(d.section, 'HH24:MI') as \"section!\", d.closed_at is not null as \"is_closed!\", d.sealed_at is not null as \"is_sealed!\"\nfrom draw d join lottery l on l.id = d.lottery_id where d.id = :draw_id!"} as never);

export interface LinesToSealParams {
  after: number;
  draw_id: number;
  slip_count: number;
}

export interface LinesToSealResult {
  id: number;
  line: string;
}

export const linesToSeal = new PreparedQuery<LinesToSealParams, LinesToSealResult>({"usedParamSet":{"draw_id":true,"after":true,"slip_count":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":67,"b":75}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":88,"b":94}]},{"name":"slip_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":116,"b":127}]}],"statement":"select s.id, slip_line(s) as \"line!\" from slip s where s.draw_id = :draw_id! and s.id > :after! order by s.id limit :slip_count!"} as never);

export interface WriteBlocksParams {
  after: number[];
  blocks: number[];
  draw_id: number;
  sha256: string[];
  slip_hashes: string[];
  slip_ids: string[];
  up_to: number[];
}

export type WriteBlocksResult = void;

export const writeBlocks = new PreparedQuery<WriteBlocksParams, WriteBlocksResult>({"usedParamSet":{"draw_id":true,"blocks":true,"after":true,"up_to":true,"slip_ids":true,"slip_hashes":true,"sha256":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":92,"b":100}]},{"name":"blocks","required":true,"transform":{"type":"scalar"},"locs":[{"a":218,"b":225}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":239,"b":245}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":258,"b":264}]},{"name":"slip_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":277,"b":286}]},{"name":"slip_hashes","required":true,"transform":{"type":"scalar"},"locs":[{"a":297,"b":309}]},{"name":"sha256","required":true,"transform":{"type":"scalar"},"locs":[{"a":320,"b":327}]}],"statement":"insert into seal_block (draw_id, block, after, up_to, slip_ids, slip_hashes, sha256)\nselect :draw_id!, x.block, x.after, x.up_to, x.slip_ids::bigint[], decode(x.slip_hashes, 'hex'), decode(x.sha256, 'hex')\nfrom unnest(:blocks!::integer[], :after!::bigint[], :up_to!::bigint[], :slip_ids!::text[], :slip_hashes!::text[], :sha256!::text[])\n  as x(block, after, up_to, slip_ids, slip_hashes, sha256)\non conflict do nothing"} as never);

export interface WriteTilesParams {
  draw_id: number;
  hashes: string[];
  levels: number[];
  tiles: number[];
}

export type WriteTilesResult = void;

export const writeTiles = new PreparedQuery<WriteTilesParams, WriteTilesResult>({"usedParamSet":{"draw_id":true,"levels":true,"tiles":true,"hashes":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":60,"b":68}]},{"name":"levels","required":true,"transform":{"type":"scalar"},"locs":[{"a":124,"b":131}]},{"name":"tiles","required":true,"transform":{"type":"scalar"},"locs":[{"a":146,"b":152}]},{"name":"hashes","required":true,"transform":{"type":"scalar"},"locs":[{"a":166,"b":173}]}],"statement":"insert into seal_tile (draw_id, level, tile, hashes)\nselect :draw_id!, x.level, x.tile, decode(x.hashes, 'hex') from unnest(:levels!::smallint[], :tiles!::integer[], :hashes!::text[]) as x(level, tile, hashes)\non conflict do nothing"} as never);

export interface DaysOfDrawParams {
  draw_id: number;
}

export interface DaysOfDrawResult {
  day: string;
  from_us: number;
}

export const daysOfDraw = new PreparedQuery<DaysOfDrawParams, DaysOfDrawResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":121,"b":129}]}],"statement":"select told->>'day' as \"day!\", (extract(epoch from at) * 1000000)::bigint as \"from_us!\" from draw_record\nwhere draw_id = :draw_id! and kind = 'terms' order by id"} as never);

export type SaltSecretParams = void;

export interface SaltSecretResult {
  secret: Buffer;
}

export const saltSecret = new PreparedQuery<SaltSecretParams, SaltSecretResult>({"usedParamSet":{},"params":[],"statement":"select secret from slip_salt"} as never);

export interface WriteSealParams {
  draw_id: number;
  root: string;
  sha256: string;
  slip_count: number;
  stakes_pya: number[];
  total_pya: number;
  worst_pya: number;
}

export type WriteSealResult = void;

export const writeSeal = new PreparedQuery<WriteSealParams, WriteSealResult>({"usedParamSet":{"draw_id":true,"slip_count":true,"total_pya":true,"stakes_pya":true,"sha256":true,"worst_pya":true,"root":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":121,"b":129},{"a":312,"b":320}]},{"name":"slip_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":132,"b":143}]},{"name":"total_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":146,"b":156}]},{"name":"stakes_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":159,"b":170}]},{"name":"sha256","required":true,"transform":{"type":"scalar"},"locs":[{"a":180,"b":187}]},{"name":"worst_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":198,"b":208}]},{"name":"root","required":true,"transform":{"type":"scalar"},"locs":[{"a":218,"b":223}]}],"statement":"with sealed as (\n  insert into draw_seal (draw_id, slip_count, total_pya, stakes_pya, sha256, worst_pya, root)\n  values (:draw_id!, :slip_count!, :total_pya!, :stakes_pya!, decode(:sha256!, 'hex'), :worst_pya!, decode(:root!, 'hex')) on conflict do nothing\n)\nupdate draw set sealed_at = product_now() where id = :draw_id! and sealed_at is null"} as never);

