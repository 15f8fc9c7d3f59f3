/** Types and statements of src/transparency/witness.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface CheckpointToCosignParams {
  witness: string;
}

export interface CheckpointToCosignResult {
  cosigned_size: number | null;
  is_witnessed: boolean;
  note: string;
  origin: string;
  public_key: Buffer;
  size: number;
  today: string;
}

export const checkpointToCosign = new PreparedQuery<CheckpointToCosignParams, CheckpointToCosignResult>({"usedParamSet":{"witness":true},"params":[{"name":"witness","required":true,"transform":{"type":"scalar"},"locs":[{"a":138,"b":146}]}],"statement":"select c.size, c.note, h.origin as \"origin!\", h.public_key as \"public_key!\", (select max(x.size) from log_cosignature x where x.witness = :witness! and x.size > h.begun_size) as \"cosigned_size?\",\n  exists (select from log_witnessed w where w.size = c.size) as \"is_witnessed!\", yangon_day(product_now())::text as \"today!\"\nfrom log_checkpoint c, log_head h where h.origin is not null order by c.size desc limit 1"} as never);

export interface WriteCosignatureParams {
  line: string;
  size: number;
  witness: string;
}

export type WriteCosignatureResult = void;

export const writeCosignature = new PreparedQuery<WriteCosignatureParams, WriteCosignatureResult>({"usedParamSet":{"size":true,"witness":true,"line":true},"params":[{"name":"size","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":63}]},{"name":"witness","required":true,"transform":{"type":"scalar"},"locs":[{"a":66,"b":74}]},{"name":"line","required":true,"transform":{"type":"scalar"},"locs":[{"a":77,"b":82}]}],"statement":"insert into log_cosignature (size, witness, line) values (:size!, :witness!, :line!) on conflict do nothing"} as never);

export interface MarkWitnessedParams {
  needed: number;
  size: number;
  witnesses: string[];
}

export type MarkWitnessedResult = void;

export const markWitnessed = new PreparedQuery<MarkWitnessedParams, MarkWitnessedResult>({"usedParamSet":{"size":true,"witnesses":true,"needed":true},"params":[{"name":"size","required":true,"transform":{"type":"scalar"},"locs":[{"a":40,"b":45},{"a":104,"b":109}]},{"name":"witnesses","required":true,"transform":{"type":"scalar"},"locs":[{"a":130,"b":140}]},{"name":"needed","required":true,"transform":{"type":"scalar"},"locs":[{"a":155,"b":162}]}],"statement":"insert into log_witnessed (size)\nselect :size! where (select count(*) from log_cosignature where size = :size! and witness = any (:witnesses!::text[])) >= :needed!\non conflict do nothing"} as never);

export interface OldestUnwitnessedParams {
  patience_ms: number;
}

export interface OldestUnwitnessedResult {
  is_late: boolean;
  size: number;
  today: string;
}

export const oldestUnwitnessed = new PreparedQuery<OldestUnwitnessedParams, OldestUnwitnessedResult>({"usedParamSet":{"patience_ms":true},"params":[{"name":"patience_ms","required":true,"transform":{"type":"scalar"},"locs":[{"a":71,"b":83}]}],"statement":"select c.size, c.signed_at < clock_timestamp() - make_interval(secs => :patience_ms!::float8 / 1000) as \"is_late!\", yangon_day(product_now())::text as \"today!\"\nfrom log_checkpoint c where c.size > (select coalesce(max(size), 0) from log_witnessed) order by c.size limit 1"} as never);

