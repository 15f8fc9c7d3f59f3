/** Types and statements of src/lottery/draws.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { ProposalState } from '#queries/unions.ts';

export interface DrawsForOperatorParams {
  code?: string | null | void;
  draw_id?: number | null | void;
  from_day?: string | null | void;
  to_day?: string | null | void;
}

export interface DrawsForOperatorResult {
  cap_pya: number;
  closed_at: Date | null;
  closes_at: Date;
  code: string;
  commission_pya: number | null;
  day: string;
  digits: number;
  draws_at: Date;
  id: number;
  is_open: boolean;
  is_reversing: boolean;
  late_slips: number;
  now: Date;
  odds_hundredths: number;
  opens_at: Date;
  paid_pya: number;
  published_at: Date | null;
  published_by: string | null;
  published_day: string | null;
  published_value: string | null;
  result: number | null;
  reversal_at: Date | null;
  reversal_by: string | null;
  reversal_reason: string | null;
  round: number;
  sealed_at: Date | null;
  sealed_count: number | null;
  sealed_pya: number | null;
  section: string;
  settled_at: Date | null;
  sha256: string | null;
  slip_count: number;
  sold_paid_pya: number | null;
  sold_pya: number | null;
  staked_pya: number;
  stop_reason: string | null;
  tot_odds_hundredths: number | null;
  void_reason: string | null;
  voided_at: Date | null;
}

export const drawsForOperator = new PreparedQuery<DrawsForOperatorParams, DrawsForOperatorResult>({"usedParamSet":{"draw_id":true,"code":true,"from_day":true,"to_day":true},"params":[{"name":"draw_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":2088,"b":2095},{"a":2123,"b":2130}]},{"name":"code","required":false,"transform":{"type":"scalar"},"locs":[{"a":2138,"b":2142},{"a":2170,"b":2174}]},{"name":"from_day","required":false,"transform":{"type":"scalar"},"locs":[{"a":2184,"b":2192},{"a":2220,"b":2228}]},{"name":"to_day","required":false,"transform":{"type":"scalar"},"locs":[{"a":2236,"b":2242},{"a":2270,"b":2276}]}],"statement":"select d.id, l.code, l.digits, d.day, d.section, d.opens_at, d.closes_at, d.draws_at, d.is_open, d.odds_hundredths, d.tot_odds_hundredths, d.cap_pya, d.result, d.settled_at,\n  d.voided_at, d.void_reason, d.closed_at, d.round, d.stop_reason, d.reversing_at is not null as \"is_reversing!\",\n  d.published_day, d.published_value, d.published_by, d.published_at,\n  case when d.published_day <> d.day then (select count(*) from slip s where s.draw_id = d.id\n    and s.accepted_at >= (d.published_day + d.section) at time zone 'Asia/Yangon') else 0 end as \"late_slips!\",\n  e.sealed_at as \"sealed_at?\", e.slip_count as \"sealed_count?\", e.total_pya as \"sealed_pya?\", encode(e.sha256, 'hex') as \"sha256?\",\n  v.data->>'reason' as \"reversal_reason?\", v.asked_at as \"reversal_at?\", a.username as \"reversal_by?\", product_now() as \"now!\",\n  coalesce(e.slip_count, (select count(*) from slip s where s.draw_id = d.id)) as \"slip_count!\",\n  coalesce(e.total_pya, (select coalesce(sum(taken_pya), 0)::bigint from draw_number n where n.draw_id = d.id)) as \"staked_pya!\",\n  case when d.settled_at is null and d.refunded_at is null\n    then (select coalesce(sum(amount_pya), 0)::bigint from payout p where p.draw_id = d.id)\n    else (select (r.told->>'paid_pya')::bigint from draw_record r where r.draw_id = d.id and r.kind in ('settlement', 'refund') order by r.id desc limit 1)\n  end as \"paid_pya!\",\n  o.sold_pya as \"sold_pya?\", o.commission_pya as \"commission_pya?\", o.paid_pya as \"sold_paid_pya?\"\nfrom draw d join lottery l on l.id = d.lottery_id\nleft join lateral (\n  select sum(o.total_pya)::bigint as sold_pya, sum(o.commission_pya - case p.kind when 'refund' then o.commission_pya else 0 end)::bigint as commission_pya,\n    coalesce(sum(p.amount_pya), 0)::bigint as paid_pya\n  from lay_off o left join lay_off_payout p on p.lay_off_id = o.id and p.reversed_at is null where o.draw_id = d.id\n) o on true\nleft join draw_seal e on e.draw_id = d.id\nleft join public_deed v on v.kind = 'reversal' and v.subject = 'draw:' || d.id and v.state = 'asked'\nleft join public_operator a on a.id = v.asked_by\nwhere (:draw_id::bigint is null or d.id = :draw_id) and (:code::text is null or l.code = :code)\n  and (:from_day::date is null or d.day >= :from_day) and (:to_day::date is null or d.day <= :to_day)\norder by d.draws_at limit 400"} as never);

export interface SealedStakesParams {
  draw_id: number;
}

export interface SealedStakesResult {
  stakes_pya: number[];
}

export const sealedStakes = new PreparedQuery<SealedStakesParams, SealedStakesResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":49,"b":57}]}],"statement":"select stakes_pya from draw_seal where draw_id = :draw_id!"} as never);

export interface ProposalsForOperatorParams {
  draw_ids: number[];
}

export interface ProposalsForOperatorResult {
  decided_by: string | null;
  draw_id: number;
  id: number;
  number: number;
  proposed_by: string | null;
  proposed_by_id: number | null;
  reason: string | null;
  received_at: Date;
  round: number;
  source: string;
  source_at: Date | null;
  source_set: string | null;
  source_value: string | null;
  state: ProposalState;
}

export const proposalsForOperator = new PreparedQuery<ProposalsForOperatorParams, ProposalsForOperatorResult>({"usedParamSet":{"draw_ids":true},"params":[{"name":"draw_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":372,"b":381}]}],"statement":"select r.id, r.draw_id, r.number, r.source, r.source_set, r.source_value, r.source_at, r.received_at, r.state, p.username as \"proposed_by?\",\n  d.username as \"decided_by?\", r.reason, r.round, r.proposed_by as proposed_by_id\nfrom result_proposal r left join public_operator p on p.id = r.proposed_by left join public_operator d on d.id = r.decided_by\nwhere r.draw_id = any (:draw_ids!) order by r.id"} as never);

export interface ChangeDrawParams {
  closes_at: Date;
  draw_id: number;
  is_open: boolean;
}

export type ChangeDrawResult = void;

export const changeDraw = new PreparedQuery<ChangeDrawParams, ChangeDrawResult>({"usedParamSet":{"is_open":true,"closes_at":true,"draw_id":true},"params":[{"name":"is_open","required":true,"transform":{"type":"scalar"},"locs":[{"a":26,"b":34}]},{"name":"closes_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":76,"b":86},{"a":93,"b":103},{"a":141,"b":151}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":164,"b":172}]}],"statement":"update draw set is_open = :is_open!, own_closes_at = case when closes_at <> :closes_at! then :closes_at! else own_closes_at end, closes_at = :closes_at!\nwhere id = :draw_id!"} as never);

export interface ChangeNumbersParams {
  blocks: boolean[];
  caps_pya: number[];
  draw_id: number;
  numbers: number[];
}

export type ChangeNumbersResult = void;

export const changeNumbers = new PreparedQuery<ChangeNumbersParams, ChangeNumbersResult>({"usedParamSet":{"numbers":true,"caps_pya":true,"blocks":true,"draw_id":true},"params":[{"name":"numbers","required":true,"transform":{"type":"scalar"},"locs":[{"a":99,"b":107}]},{"name":"caps_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":122,"b":131}]},{"name":"blocks","required":true,"transform":{"type":"scalar"},"locs":[{"a":144,"b":151}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":217,"b":225}]}],"statement":"update draw_number n set own_cap_pya = nullif(x.cap_pya, -1), own_block = x.is_blocked\nfrom unnest(:numbers!::smallint[], :caps_pya!::bigint[], :blocks!::boolean[]) as x(number, cap_pya, is_blocked)\nwhere n.draw_id = :draw_id! and n.number = x.number"} as never);

export interface NumberDigitsParams {
  draw_id: number;
}

export interface NumberDigitsResult {
  digits: number;
}

export const numberDigits = new PreparedQuery<NumberDigitsParams, NumberDigitsResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":79,"b":87}]}],"statement":"select l.digits from draw d join lottery l on l.id = d.lottery_id where d.id = :draw_id!"} as never);

