/** Types and statements of src/lottery/board.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface DrawsToldParams {
  draw_ids: number[];
}

export interface DrawsToldResult {
  code: string;
  day: string;
  digits: number;
  id: number;
  section: string;
}

export const drawsTold = new PreparedQuery<DrawsToldParams, DrawsToldResult>({"usedParamSet":{"draw_ids":true},"params":[{"name":"draw_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":116,"b":125}]}],"statement":"select d.id, l.code, l.digits, d.day, d.section from draw d join lottery l on l.id = d.lottery_id where d.id = any (:draw_ids!::bigint[]) order by d.id"} as never);

