/** Types and statements of src/lottery/lay-off/sale.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { PayoutKind } from '#queries/unions.ts';

export interface SaleStateParams {
  draw_id: number;
  leader?: string | null | void;
  taker_id: number;
}

export interface SaleStateResult {
  code: string;
  commission_basis_points: number | null;
  day: string;
  digits: number;
  draw_id: number;
  has_result: boolean;
  is_held: boolean;
  is_open: boolean;
  is_reversing: boolean;
  is_told: boolean;
  is_void: boolean;
  odds_hundredths: number | null;
  round: number;
  rounds: number;
  second_above_pya: number;
  section: string;
  sold_pya: number;
  taker: string;
  tot_odds_hundredths: number | null;
}

export const saleState = new PreparedQuery<SaleStateParams, SaleStateResult>({"usedParamSet":{"taker_id":true,"leader":true,"draw_id":true},"params":[{"name":"taker_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":893,"b":902}]},{"name":"leader","required":false,"transform":{"type":"scalar"},"locs":[{"a":1113,"b":1119}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":1159,"b":1167}]}],"statement":"select d.id as draw_id, l.code, l.digits, d.day, d.section, t.name as taker, t.is_open as \"is_open!\", t.second_above_pya as \"second_above_pya!\",\n  m.odds_hundredths as \"odds_hundredths?\", m.tot_odds_hundredths as \"tot_odds_hundredths?\", m.commission_basis_points as \"commission_basis_points?\",\n  d.voided_at is not null as \"is_void!\", d.round,\n  bool_or(x.result is not null) as \"has_result!\", bool_or(x.reversing_at is not null) as \"is_reversing!\", max(x.round)::int as \"rounds!\",\n  bool_or(x.draws_at <= product_now()) as \"is_held!\",\n  bool_or(x.published_day is not null or exists (select from result_proposal r where r.draw_id = x.id and r.state in ('proposed', 'confirmed'))) as \"is_told!\",\n  coalesce((select sum(o.total_pya) from lay_off o where o.draw_id = d.id and o.taker_id = t.id), 0)::bigint as \"sold_pya!\"\nfrom draw d\njoin lottery l on l.id = d.lottery_id\njoin taker t on t.id = :taker_id!\nleft join taker_terms m on m.taker_id = t.id and m.lottery_id = d.lottery_id\njoin draw x on x.id = d.id or (x.day, x.section) = (d.day, d.section) and x.lottery_id = (select f.id from lottery f where f.code = :leader) and x.voided_at is null\nwhere d.id = :draw_id!\ngroup by d.id, l.id, t.id, m.taker_id, m.lottery_id"} as never);

export interface SaleNumbersParams {
  draw_id: number;
  numbers: number[];
}

export interface SaleNumbersResult {
  laid_off_pya: number;
  number: number;
  taken_pya: number;
}

export const saleNumbers = new PreparedQuery<SaleNumbersParams, SaleNumbersResult>({"usedParamSet":{"draw_id":true,"numbers":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":72,"b":80}]},{"name":"numbers","required":true,"transform":{"type":"scalar"},"locs":[{"a":100,"b":108}]}],"statement":"select number, taken_pya, laid_off_pya from draw_number where draw_id = :draw_id! and number = any (:numbers!::smallint[]) order by number"} as never);

export interface InsertLayOffParams {
  commission_basis_points: number;
  commission_pya: number;
  deed_id?: number | null | void;
  draw_id: number;
  numbers: number[];
  odds_hundredths: number;
  sold_by: number;
  stakes_pya: number[];
  taker_id: number;
  tot_odds_hundredths?: number | null | void;
  total_pya: number;
}

export interface InsertLayOffResult {
  id: number;
}

export const insertLayOff = new PreparedQuery<InsertLayOffParams, InsertLayOffResult>({"usedParamSet":{"taker_id":true,"numbers":true,"stakes_pya":true,"total_pya":true,"odds_hundredths":true,"tot_odds_hundredths":true,"commission_basis_points":true,"commission_pya":true,"sold_by":true,"deed_id":true,"draw_id":true},"params":[{"name":"taker_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":192,"b":201}]},{"name":"numbers","required":true,"transform":{"type":"scalar"},"locs":[{"a":204,"b":212}]},{"name":"stakes_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":227,"b":238}]},{"name":"total_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":251,"b":261}]},{"name":"odds_hundredths","required":true,"transform":{"type":"scalar"},"locs":[{"a":264,"b":280}]},{"name":"tot_odds_hundredths","required":false,"transform":{"type":"scalar"},"locs":[{"a":283,"b":302}]},{"name":"commission_basis_points","required":true,"transform":{"type":"scalar"},"locs":[{"a":305,"b":329}]},{"name":"commission_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":334,"b":349}]},{"name":"sold_by","required":true,"transform":{"type":"scalar"},"locs":[{"a":352,"b":360}]},{"name":"deed_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":363,"b":370}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":409,"b":417}]}],"statement":"insert into lay_off (draw_id, taker_id, numbers, stakes_pya, total_pya, odds_hundredths, tot_odds_hundredths, commission_basis_points, commission_pya, sold_by, deed_id, draws_at)\nselect d.id, :taker_id!, :numbers!::smallint[], :stakes_pya!::bigint[], :total_pya!, :odds_hundredths!, :tot_odds_hundredths, :commission_basis_points!,\n  :commission_pya!, :sold_by!, :deed_id, d.draws_at\nfrom draw d where d.id = :draw_id!\nreturning id"} as never);

export interface CountLaidOffParams {
  draw_id: number;
  numbers: number[];
  stakes_pya: number[];
}

export type CountLaidOffResult = void;

export const countLaidOff = new PreparedQuery<CountLaidOffParams, CountLaidOffResult>({"usedParamSet":{"numbers":true,"stakes_pya":true,"draw_id":true},"params":[{"name":"numbers","required":true,"transform":{"type":"scalar"},"locs":[{"a":81,"b":89}]},{"name":"stakes_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":104,"b":115}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":170,"b":178}]}],"statement":"update draw_number n set laid_off_pya = n.laid_off_pya + x.stake_pya\nfrom unnest(:numbers!::smallint[], :stakes_pya!::bigint[]) as x(number, stake_pya)\nwhere n.draw_id = :draw_id! and n.number = x.number"} as never);

export interface LayOffsParams {
  after_id?: number | null | void;
  draw_id?: number | null | void;
  lay_off_id?: number | null | void;
  row_count: number;
  skipped: number;
  sort?: string | null | void;
  taker_id?: number | null | void;
}

export interface LayOffsResult {
  at: Date;
  code: string;
  commission_basis_points: number;
  commission_pya: number;
  day: string;
  digits: number;
  draw_id: number;
  id: number;
  is_settled: boolean;
  kind: PayoutKind | null;
  numbers: number[];
  odds_hundredths: number;
  paid_pya: number;
  section: string;
  sold_by: string;
  stakes_pya: number[];
  taker: string;
  taker_id: number;
  tot_odds_hundredths: number | null;
  total_count: number;
  total_pya: number;
}

export const layOffs = new PreparedQuery<LayOffsParams, LayOffsResult>({"usedParamSet":{"lay_off_id":true,"draw_id":true,"taker_id":true,"after_id":true,"sort":true,"row_count":true,"skipped":true},"params":[{"name":"lay_off_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":87,"b":97},{"a":125,"b":135}]},{"name":"draw_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":143,"b":150},{"a":183,"b":190}]},{"name":"taker_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":204,"b":212},{"a":246,"b":254}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":262,"b":270},{"a":298,"b":306}]},{"name":"sort","required":false,"transform":{"type":"scalar"},"locs":[{"a":402,"b":406},{"a":651,"b":655},{"a":881,"b":885}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1521,"b":1531}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1540,"b":1548}]}],"statement":"with found as materialized (\n  select array(\n    select o.id from lay_off o\n    where (:lay_off_id::bigint is null or o.id = :lay_off_id) and (:draw_id::bigint is null or o.draw_id = :draw_id)\n      and (:taker_id::bigint is null or o.taker_id = :taker_id) and (:after_id::bigint is null or o.id < :after_id)\n    order by o.id desc limit 10000\n  ) as ids\n), sorted as materialized (\n  select case when :sort::text is null then found.ids else array(\n    select x.id from unnest(found.ids) with ordinality x(id, place) join lay_off o on o.id = x.id\n    left join lay_off_payout p on p.lay_off_id = o.id and p.reversed_at is null\n    order by case ltrim(:sort, '-') when 'sold_at' then extract(epoch from o.at) when 'total' then o.total_pya when 'commission' then case when p.kind = 'refund' then 0 else o.commission_pya end when 'paid' then coalesce(p.amount_pya, 0) end * case when :sort like '-%' then -1 else 1 end nulls last, x.place\n  ) end as ids from found\n)\nselect o.id, o.draw_id, l.code, l.digits, d.day, d.section, o.taker_id, t.name as taker, o.numbers, o.stakes_pya, o.total_pya, o.odds_hundredths,\n  o.tot_odds_hundredths as \"tot_odds_hundredths?\", o.commission_basis_points, o.commission_pya, s.username as sold_by, o.at,\n  d.settled_at is not null as \"is_settled!\", p.kind as \"kind?\", coalesce(p.amount_pya, 0)::bigint as \"paid_pya!\", cardinality(found.ids) as \"total_count!\"\nfrom sorted found cross join lateral (\n  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!\n) shown\njoin lay_off o on o.id = shown.id\njoin draw d on d.id = o.draw_id\njoin lottery l on l.id = d.lottery_id\njoin taker t on t.id = o.taker_id\njoin public_operator s on s.id = o.sold_by\nleft join lay_off_payout p on p.lay_off_id = o.id and p.reversed_at is null\norder by shown.place"} as never);

