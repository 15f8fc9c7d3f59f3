/** Types and statements of src/lottery/publish.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface DrawPublishedParams {
  code: string;
  day: string;
}

export interface DrawPublishedResult {
  day: string;
  section: string;
}

export const drawPublished = new PreparedQuery<DrawPublishedParams, DrawPublishedResult>({"usedParamSet":{"code":true,"day":true},"params":[{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":89,"b":94}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":114,"b":118},{"a":134,"b":138},{"a":165,"b":169},{"a":297,"b":301},{"a":327,"b":331}]}],"statement":"select d.day, d.section from draw d join lottery l on l.id = d.lottery_id\nwhere l.code = :code! and d.day between :day!::date - 7 and :day!::date + 7\n  and (d.day = :day! or (d.result is null and d.voided_at is null and not exists (select from draw e where e.lottery_id = d.lottery_id and e.day = :day!)))\norder by abs(d.day - :day!::date), d.day limit 1"} as never);

export interface WritePublishedParams {
  closes_at: Date;
  day: string;
  draw_id: number;
  feed: string;
  value?: string | null | void;
}

export type WritePublishedResult = void;

export const writePublished = new PreparedQuery<WritePublishedParams, WritePublishedResult>({"usedParamSet":{"day":true,"value":true,"feed":true,"closes_at":true,"draw_id":true},"params":[{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":32,"b":36}]},{"name":"value","required":false,"transform":{"type":"scalar"},"locs":[{"a":57,"b":62}]},{"name":"feed","required":true,"transform":{"type":"scalar"},"locs":[{"a":80,"b":85}]},{"name":"closes_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":159,"b":169},{"a":176,"b":186},{"a":224,"b":234}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":247,"b":255}]}],"statement":"update draw set published_day = :day!, published_value = :value, published_by = :feed!, published_at = product_now(),\n  own_closes_at = case when closes_at <> :closes_at! then :closes_at! else own_closes_at end, closes_at = :closes_at!\nwhere id = :draw_id!"} as never);

