/** Types and statements of src/reports/range-figures.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { ReportSubject } from '#queries/unions.ts';

export interface SumsOfRangeParams {
  column?: number | null | void;
  counted_1?: string | null | void;
  counted_2?: string | null | void;
  from: string;
  is_down: boolean;
  of_1: string[];
  of_2: string[];
  of_3: string[];
  of_4: string[];
  of_5: string[];
  reasons: string[];
  row_count: number;
  rows: string;
  skipped: number;
  subject: ReportSubject;
  to: string;
}

export interface SumsOfRangeResult {
  all_counts: number[];
  all_pya: number[];
  counts: number[];
  key: string;
  sums_pya: number[];
  total_count: number;
}

export const sumsOfRange = new PreparedQuery<SumsOfRangeParams, SumsOfRangeResult>({"usedParamSet":{"rows":true,"of_1":true,"of_2":true,"of_3":true,"of_4":true,"of_5":true,"counted_1":true,"counted_2":true,"subject":true,"from":true,"to":true,"reasons":true,"column":true,"is_down":true,"row_count":true,"skipped":true},"params":[{"name":"rows","required":true,"transform":{"type":"scalar"},"locs":[{"a":44,"b":49},{"a":1262,"b":1267},{"a":1343,"b":1348},{"a":1596,"b":1601}]},{"name":"of_1","required":true,"transform":{"type":"scalar"},"locs":[{"a":559,"b":564}]},{"name":"of_2","required":true,"transform":{"type":"scalar"},"locs":[{"a":659,"b":664}]},{"name":"of_3","required":true,"transform":{"type":"scalar"},"locs":[{"a":759,"b":764}]},{"name":"of_4","required":true,"transform":{"type":"scalar"},"locs":[{"a":859,"b":864}]},{"name":"of_5","required":true,"transform":{"type":"scalar"},"locs":[{"a":959,"b":964}]},{"name":"counted_1","required":false,"transform":{"type":"scalar"},"locs":[{"a":1055,"b":1064}]},{"name":"counted_2","required":false,"transform":{"type":"scalar"},"locs":[{"a":1154,"b":1163}]},{"name":"subject","required":true,"transform":{"type":"scalar"},"locs":[{"a":1218,"b":1226}]},{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":1248,"b":1253}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":1256,"b":1259}]},{"name":"reasons","required":true,"transform":{"type":"scalar"},"locs":[{"a":1410,"b":1418}]},{"name":"column","required":false,"transform":{"type":"scalar"},"locs":[{"a":1635,"b":1641},{"a":1686,"b":1692}]},{"name":"is_down","required":true,"transform":{"type":"scalar"},"locs":[{"a":1971,"b":1979}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":2021,"b":2031}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":2040,"b":2048}]}],"statement":"with booked as materialized (\n  select case :rows!\n      when 'day' then b.day::text\n      when 'week' then date_trunc('week', b.day::timestamp)::date::text\n      when 'month' then date_trunc('month', b.day::timestamp)::date::text\n      when 'section' then (select l.code || ' ' || to_char(d.section, 'HH24:MI') from public_draw d join public_lottery l on l.id = d.lottery_id where d.id = b.key::bigint)\n      when 'referrer' then coalesce(p.referred_by::text, 'none')\n      else b.key end as key,\n    coalesce(sum(b.amount_pya) filter (where b.reason = any (:of_1!::text[])), 0)::bigint as sum_1,\n    coalesce(sum(b.amount_pya) filter (where b.reason = any (:of_2!::text[])), 0)::bigint as sum_2,\n    coalesce(sum(b.amount_pya) filter (where b.reason = any (:of_3!::text[])), 0)::bigint as sum_3,\n    coalesce(sum(b.amount_pya) filter (where b.reason = any (:of_4!::text[])), 0)::bigint as sum_4,\n    coalesce(sum(b.amount_pya) filter (where b.reason = any (:of_5!::text[])), 0)::bigint as sum_5,\n    coalesce(sum(b.entry_count) filter (where b.reason = :counted_1::text), 0)::bigint as count_1,\n    coalesce(sum(b.entry_count) filter (where b.reason = :counted_2::text), 0)::bigint as count_2\n  from booked_in(array[:subject!]::report_subject[], :from!, :to!, :rows! not in ('day', 'week')) b\n  left join public_player p on p.id = case when :rows! = 'referrer' then b.key::bigint end\n  where b.reason = any (:reasons!::text[]) and b.key not like 'house\\_lay\\_off:%'\n  group by 1\n), shown as (\n  select b.*, row_number() over () as place\n  from (\n    select * from booked\n    order by case when :rows! in ('day', 'week', 'month') and :column::int is null then key end desc,\n      case :column::int when 1 then sum_1 when 2 then sum_2 when 3 then sum_3 when 4 then sum_4 when 5 then sum_5 when 6 then sum_1 + sum_2 + sum_3 + sum_4 + sum_5 when 7 then count_1 when 8 then count_2\n        else abs(sum_1) + abs(sum_2) + abs(sum_3) + abs(sum_4) + abs(sum_5) end * case when :is_down! then -1 else 1 end,\n      key\n    limit :row_count! offset :skipped!\n  ) b\n)\nselect s.key as \"key!\", array[s.sum_1, s.sum_2, s.sum_3, s.sum_4, s.sum_5] as \"sums_pya!\", array[s.count_1, s.count_2] as \"counts!\",\n  a.total_count as \"total_count!\", a.sums_pya as \"all_pya!\", a.counts as \"all_counts!\"\nfrom shown s cross join (\n  select count(*)::int as total_count, array[sum(sum_1), sum(sum_2), sum(sum_3), sum(sum_4), sum(sum_5)]::bigint[] as sums_pya, array[sum(count_1), sum(count_2)]::bigint[] as counts from booked\n) a\norder by s.place"} as never);

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

