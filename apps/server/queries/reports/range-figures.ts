/** Types and statements of src/reports/range-figures.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { ReportSubject } from '#queries/unions.ts';

export interface SumsOfRangeParams {
  from: string;
  reasons: string[];
  row_count: number;
  rows: string;
  skipped: number;
  subject: ReportSubject;
  to: string;
}

export interface SumsOfRangeResult {
  figures: unknown;
  key: string;
  sums: unknown;
  total_count: number;
}

export const sumsOfRange = new PreparedQuery<SumsOfRangeParams, SumsOfRangeResult>({"usedParamSet":{"rows":true,"subject":true,"from":true,"to":true,"reasons":true,"row_count":true,"skipped":true},"params":[{"name":"rows","required":true,"transform":{"type":"scalar"},"locs":[{"a":44,"b":49},{"a":701,"b":706},{"a":977,"b":982},{"a":1553,"b":1558}]},{"name":"subject","required":true,"transform":{"type":"scalar"},"locs":[{"a":607,"b":615}]},{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":637,"b":642}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":645,"b":648}]},{"name":"reasons","required":true,"transform":{"type":"scalar"},"locs":[{"a":768,"b":776}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1054,"b":1064}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1073,"b":1081}]}],"statement":"with booked as materialized (\n  select case :rows!\n      when 'day' then b.day::text\n      when 'week' then date_trunc('week', b.day::timestamp)::date::text\n      when 'month' then date_trunc('month', b.day::timestamp)::date::text\n      when 'section' then (select l.code || ' ' || to_char(d.section, 'HH24:MI') from public_draw d join public_lottery l on l.id = d.lottery_id where d.id = b.key::bigint)\n      when 'referrer' then coalesce(p.referred_by::text, 'none')\n      else b.key end as key,\n    b.reason, sum(b.amount_pya) as amount_pya, sum(b.entry_count) as entry_count\n  from booked_between(array[:subject!]::report_subject[], :from!, :to!) b\n  left join public_player p on p.id = case when :rows! = 'referrer' then b.key::bigint end\n  where b.reason = any (:reasons!::text[]) and b.key not like 'house\\_lay\\_off:%'\n  group by 1, 2\n), kept as (\n  select key, sum(abs(amount_pya)) as size, count(*) over () as total_count from booked group by key\n  order by case when :rows! in ('day', 'week', 'month') then key end desc, size desc, key\n  limit :row_count! offset :skipped!\n)\nselect k.key as \"key!\", jsonb_object_agg(b.reason, jsonb_build_array(b.amount_pya, b.entry_count)) as \"figures!\", k.total_count::int as \"total_count!\",\n  (select jsonb_object_agg(a.reason, jsonb_build_array(a.amount_pya, a.entry_count))\n    from (select reason, sum(amount_pya) as amount_pya, sum(entry_count) as entry_count from booked group by reason) a) as \"sums!\"\nfrom kept k join booked b on b.key = k.key\ngroup by k.key, k.size, k.total_count\norder by case when :rows! in ('day', 'week', 'month') then k.key end desc, k.size desc, k.key"} as never);

export interface DrawsLabelledParams {
  draw_ids: number[];
}

export interface DrawsLabelledResult {
  code: string;
  day: string;
  id: number;
  section: string;
}

export const drawsLabelled = new PreparedQuery<DrawsLabelledParams, DrawsLabelledResult>({"usedParamSet":{"draw_ids":true},"params":[{"name":"draw_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":154,"b":163}]}],"statement":"select d.id, l.code, d.day, to_char(d.section, 'HH24:MI') as \"section!\" from public_draw d join public_lottery l on l.id = d.lottery_id where d.id = any (:draw_ids!)"} as never);

export interface PlayersLabelledParams {
  player_ids: number[];
}

export interface PlayersLabelledResult {
  id: number;
  name: string;
  phone: string;
}

export const playersLabelled = new PreparedQuery<PlayersLabelledParams, PlayersLabelledResult>({"usedParamSet":{"player_ids":true},"params":[{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":69}]}],"statement":"select id, name, phone from public_player where id = any (:player_ids!)"} as never);

export interface OperatorsLabelledParams {
  operator_ids: number[];
}

export interface OperatorsLabelledResult {
  id: number;
  username: string;
}

export const operatorsLabelled = new PreparedQuery<OperatorsLabelledParams, OperatorsLabelledResult>({"usedParamSet":{"operator_ids":true},"params":[{"name":"operator_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":70}]}],"statement":"select id, username from public_operator where id = any (:operator_ids!)"} as never);

