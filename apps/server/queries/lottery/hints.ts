/** Types and statements of src/lottery/hints.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { HintKind } from '#queries/unions.ts';

export interface HintsShownParams {
  code: string;
  days_back: number;
}

export interface HintsShownResult {
  day: string;
  digits: number;
  kind: HintKind;
  number: number;
  section: string;
  source: string;
}

export const hintsShown = new PreparedQuery<HintsShownParams, HintsShownResult>({"usedParamSet":{"code":true,"days_back":true},"params":[{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":134,"b":139}]},{"name":"days_back","required":true,"transform":{"type":"scalar"},"locs":[{"a":199,"b":209}]}],"statement":"select h.day, h.section, h.kind, h.number, l.digits, h.source\nfrom number_hint h join lottery l on l.id = h.lottery_id\nwhere l.code = :code! and l.is_offered and h.day >= yangon_day(product_now()) - :days_back!::integer\norder by h.day desc, h.section, h.kind"} as never);

export interface HintsForConsoleParams {
  code?: string | null | void;
  row_count: number;
  skipped: number;
}

export interface HintsForConsoleResult {
  code: string;
  day: string;
  digits: number;
  id: number;
  is_closed: boolean;
  kind: HintKind;
  number: number;
  section: string;
  source: string;
  total_count: number;
}

export const hintsForConsole = new PreparedQuery<HintsForConsoleParams, HintsForConsoleResult>({"usedParamSet":{"code":true,"row_count":true,"skipped":true},"params":[{"name":"code","required":false,"transform":{"type":"scalar"},"locs":[{"a":595,"b":599},{"a":627,"b":631}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":687,"b":697}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":706,"b":714}]}],"statement":"select h.id, l.code as \"code!\", h.day, h.section, h.kind, h.number, l.digits, h.source, count(*) over () as \"total_count!\",\n  coalesce(d.result is not null or d.voided_at is not null, false)\n    or coalesce(d.closes_at, (h.day + h.section) at time zone 'Asia/Yangon' - coalesce(s.close_before_minutes, 0) * interval '1 minute') <= product_now() as \"is_closed!\"\nfrom number_hint h join lottery l on l.id = h.lottery_id\nleft join section s on s.lottery_id = h.lottery_id and s.draws_at = h.section\nleft join draw d on d.lottery_id = h.lottery_id and d.day = h.day and d.section = h.section\nwhere (:code::text is null or l.code = :code) order by h.day desc, l.code, h.section, h.kind limit :row_count! offset :skipped!"} as never);

export interface NextDrawOfHintsParams {
  code: string;
}

export interface NextDrawOfHintsResult {
  day: string;
  section: string;
}

export const nextDrawOfHints = new PreparedQuery<NextDrawOfHintsParams, NextDrawOfHintsResult>({"usedParamSet":{"code":true},"params":[{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":89,"b":94}]}],"statement":"select d.day, d.section from draw d join lottery l on l.id = d.lottery_id\nwhere l.code = :code! and d.result is null and d.voided_at is null and d.closes_at > product_now()\norder by d.closes_at limit 1"} as never);

export interface ClosingOfHintParams {
  day: string;
  lottery_id: number;
  section: string;
}

export interface ClosingOfHintResult {
  closes_at: Date;
  is_decided: boolean;
  is_left_out: boolean;
  is_section: boolean;
  now: Date;
}

export const closingOfHint = new PreparedQuery<ClosingOfHintParams, ClosingOfHintResult>({"usedParamSet":{"day":true,"section":true,"lottery_id":true},"params":[{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":164,"b":168},{"a":300,"b":304},{"a":572,"b":576}]},{"name":"section","required":true,"transform":{"type":"scalar"},"locs":[{"a":314,"b":322},{"a":510,"b":518},{"a":594,"b":602}]},{"name":"lottery_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":617,"b":628}]}],"statement":"select product_now() as \"now!\", s.id is not null as \"is_section!\", d.id is null and exists (\n    select from draw made where made.lottery_id = l.id and made.day >= :day!) as \"is_left_out!\",\n  coalesce(d.result is not null or d.voided_at is not null, false) as \"is_decided!\",\n  coalesce(d.closes_at, (:day!::date + :section!::time) at time zone 'Asia/Yangon' - coalesce(s.close_before_minutes, 0) * interval '1 minute') as \"closes_at!\"\nfrom lottery l\nleft join section s on s.lottery_id = l.id and s.draws_at = :section!\nleft join draw d on d.lottery_id = l.id and d.day = :day! and d.section = :section!\nwhere l.id = :lottery_id!"} as never);

export interface HintBeforeParams {
  day: string;
  kind: HintKind;
  lottery_id: number;
  section: string;
}

export interface HintBeforeResult {
  number: number;
  source: string;
}

export const hintBefore = new PreparedQuery<HintBeforeParams, HintBeforeResult>({"usedParamSet":{"lottery_id":true,"day":true,"section":true,"kind":true},"params":[{"name":"lottery_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":69}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":81,"b":85}]},{"name":"section","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":109}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":122,"b":127}]}],"statement":"select number, source from number_hint where lottery_id = :lottery_id! and day = :day! and section = :section! and kind = :kind!"} as never);

export interface WriteHintParams {
  day: string;
  kind: HintKind;
  lottery_id: number;
  number: number;
  section: string;
  source: string;
}

export interface WriteHintResult {
  id: number;
}

export const writeHint = new PreparedQuery<WriteHintParams, WriteHintResult>({"usedParamSet":{"lottery_id":true,"day":true,"section":true,"kind":true,"number":true,"source":true},"params":[{"name":"lottery_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":81,"b":92}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":95,"b":99}]},{"name":"section","required":true,"transform":{"type":"scalar"},"locs":[{"a":102,"b":110}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":113,"b":118}]},{"name":"number","required":true,"transform":{"type":"scalar"},"locs":[{"a":121,"b":128}]},{"name":"source","required":true,"transform":{"type":"scalar"},"locs":[{"a":131,"b":138}]}],"statement":"insert into number_hint (lottery_id, day, section, kind, number, source) values (:lottery_id!, :day!, :section!, :kind!, :number!, :source!)\non conflict (lottery_id, day, section, kind) do update set number = excluded.number, source = excluded.source\nreturning id"} as never);

export interface LockHintParams {
  id: number;
}

export interface LockHintResult {
  day: string;
  kind: HintKind;
  lottery: string;
  lottery_id: number;
  number: number;
  section: string;
  source: string;
}

export const lockHint = new PreparedQuery<LockHintParams, LockHintResult>({"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":155,"b":158}]}],"statement":"select h.lottery_id, l.code as lottery, h.day, h.section, h.kind, h.number, h.source from number_hint h join lottery l on l.id = h.lottery_id\nwhere h.id = :id! for update of h"} as never);

export interface DeleteHintParams {
  id: number;
}

export type DeleteHintResult = void;

export const deleteHint = new PreparedQuery<DeleteHintParams, DeleteHintResult>({"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":35,"b":38}]}],"statement":"delete from number_hint where id = :id!"} as never);

